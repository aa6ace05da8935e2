"""Damaging documents a little: JSON by value, text by character, word and line.

All chance comes from the `Random` that is handed in, so hypothesis can steer it and make examples small.
"""

import json
import re
from random import Random
from typing import Any

# What a person or a broken program may put in place of a value.
STRANGE: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 99, 1 << 31, 1 << 63, 1 << 70, -(1 << 63), 0.5, 1e400, "", "x", "hidden",
    "shell", "revealed", "octopus", "shark", "unknown", "\u0000", "ß" * 40, [], {}, [None], [[]],
    {"": None}, ["shell", "shell"], {"at": 1},
]  # fmt: skip
STRANGE_TEXT = [
    "",
    "=",
    "[",
    "]",
    "{",
    "}",
    ",",
    '"',
    "'",
    "#",
    "\n",
    "\0",
    "\\",
    "0",
    "-",
    "99",
    "1e9",
    "true",
    "[[x]]\n",
]


def places(form: Any) -> list[tuple[Any, Any]]:
    """Every value of a document as (table or list it is in, key or index)."""
    found: list[tuple[Any, Any]] = []
    inner = form.items() if isinstance(form, dict) else enumerate(form) if isinstance(form, list) else ()
    for key, value in inner:
        found.append((form, key))
        found += places(value)
    return found


def damaged(form: Any, choose: Random, changes: int = 3) -> Any:
    """A copy with one to so many changes. Most are small, so that many of the results can still be read."""
    form = json.loads(json.dumps(form))
    for _ in range(choose.randint(1, changes)):
        spots = places(form)
        if not spots:
            return choose.choice(STRANGE)
        table, key = choose.choice(spots)
        damage(table, key, spots, choose)
    return form


def damage(table: Any, key: Any, spots: list[tuple[Any, Any]], choose: Random) -> None:
    value = table[key]
    match choose.randrange(8):
        case 0:
            del table[key]
        case 1:
            table[key] = choose.choice(STRANGE)
        case 2:  # a value from elsewhere
            other, name = choose.choice(spots)
            table[key] = json.loads(json.dumps(other[name]))
        case 3:  # a value of the same sort from elsewhere
            alike = [other[name] for other, name in spots if type(other[name]) is type(value)]
            table[key] = json.loads(json.dumps(choose.choice(alike)))
        case 4:  # two values trade places
            alike = [(other, name) for other, name in spots if type(other[name]) is type(value)]
            other, name = choose.choice(alike)
            if not isinstance(value, (dict, list)):
                table[key], other[name] = other[name], value
        case 5:
            if type(value) is int:
                table[key] = value + choose.choice([-1, 1, 10])
            elif isinstance(value, str):
                table[key] = damaged_text(value, choose)
            elif isinstance(value, bool):
                table[key] = not value
            elif isinstance(value, list) and value:
                value.insert(choose.randrange(len(value) + 1), choose.choice(value))
        case 6:
            if isinstance(table, list):
                table.insert(key, choose.choice(STRANGE))
            else:
                table[choose.choice(["x", "chance", "seat", "over", "known", key + "s"])] = value
        case 7:  # a key by another name
            if isinstance(table, dict):
                table[choose.choice([name for other, name in spots if isinstance(other, dict)])] = table.pop(key)
            else:
                choose.shuffle(table)


def damaged_text(text: str, choose: Random) -> str:
    """One change to a text."""
    lines = text.splitlines(keepends=True)
    at = choose.randrange(len(text) + 1)
    match choose.randrange(8):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + choose.choice(STRANGE_TEXT) + text[at:]
        case 3 if lines:
            del lines[choose.randrange(len(lines))]
            return "".join(lines)
        case 4 if lines:
            line = choose.choice(lines)
            return "".join(lines) + line
        case 5:
            return another(
                text, r"\b\d+\b", [str(n) for n in (0, 1, 2, 3, 4, 5, 6, 7, 9, 15, 16, 40, 99, 1 << 40)], choose
            )
        case 6:
            words = re.findall(r'"[^"\n]*"', text)
            return another(text, r'"[^"\n]*"', [*words, '""', '"x"', '"B"', '"swap 1"', '"learn 3"'], choose)
        case 7 if lines:
            here, there = choose.randrange(len(lines)), choose.randrange(len(lines))
            lines[here], lines[there] = lines[there], lines[here]
            return "".join(lines)
    return text


def another(text: str, pattern: str, choices: list[str], choose: Random) -> str:
    """One match of a pattern replaced by another word."""
    found = list(re.finditer(pattern, text))
    if not found or not choices:
        return text
    match = choose.choice(found)
    return text[: match.start()] + choose.choice(choices) + text[match.end() :]
