"""Writes what follows from a game's declaration: modules that the compiled rules import, types for the page, and
docs/declared-<game>.md.

tools/declared.py            writes all of it anew
tools/declared.py --check    only tells what is stale, by exit code 1
"""

import argparse
import ast
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from declared_page import page
from declared_types import typescript

from fathoms.core.declaration import OPERANDS, ActionKind, Declaration, Frame, Question, Run
from fathoms.core.state import HEAD, RUN
from fathoms.registry import OWN

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 120


def written_by(game: str) -> str:
    return f"Written by tools/declared.py from games/{game}/declaration.py: change that, then run `make declared`."


def commented(line: str, comment: str) -> str:
    return f"{line}  # {comment}" if comment else line


def module(game: str, opening: str, imports: list[str], body: str) -> str:
    return f'# {written_by(game)}\n"""{opening}"""\n\n' + "\n".join(imports) + "\n\n" + body.strip("\n") + "\n"


# names.py


def names(d: Declaration) -> str:
    title = d.game.title()
    opening = f"The numbers behind the names of {title}. Inside the rules everything is a number; outside a name."
    body = [commented(f"{one.name}: Final = {one.value}", one.meaning) for one in d.constants]
    for one in d.numberings:
        body += ["", "", f"class {one.name}:", f'    """{one.meaning}"""', ""]
        numbers = one.numbers()
        body += [
            commented(f"    {member.name.upper()}: Final = {numbers[member.name]}", member.meaning)
            for member in one.members
        ]
    asks = {number: frame for number, frame in d.frames.items() if number < RUN}
    runs = {number: frame for number, frame in d.frames.items() if number >= RUN}
    for name, meaning, frames in (
        ("Ask", "Kinds of question.", asks),
        ("Run", "Kinds of work that goes on by itself.", runs),
    ):
        body += ["", "", f"class {name}:", f'    """{meaning}"""', ""]
        body += [
            commented(f"    {frame.name.upper()}: Final = {number}", frame.meaning) for number, frame in frames.items()
        ]
    body += ["", "", "class Act:", '    """The first id of each kind of action."""', ""]
    body += [f"    {name.upper()}: Final = {number}" for name, number in d.first_actions().items()]
    body += [f"    COUNT: Final = {sum(action.size for action in d.actions)}"]
    body += ["", "", "class Event:", '    """Kinds of event."""', ""]
    for number, event in enumerate(d.events, 1):
        values = ", ".join(f"{letter} {name}" for letter, (name, _) in zip("abc", event.fields, strict=False))
        body.append(commented(f"    {event.name.upper()}: Final = {number}", values))
    return module(d.game, opening, ["from typing import Final"], "\n".join(body))


# state.py


def state(d: Declaration) -> str:
    base = ("stack", "depth", "mover")
    own = [one for one in d.fields if one.name not in base]
    opening = f"The state of a game of {d.game.title()}: numbers and packed arrays, and who may know each of them."
    rows = [f'    Field("{one.name}", {one.size}, "{one.audience}"),' for one in d.fields]
    start = [
        commented(f"        self.{one.name}: vec[i64] = EMPTY", one.meaning)
        if one.size
        else commented(f"        self.{one.name}: i64 = {one.start}", one.meaning)
        for one in own
    ]
    copied = [f"        s.{one.name} = self.{one.name}{'[:]' if one.size else ''}" for one in own]
    empty = [f"    s.{one.name} = vec[i64]([0] * {one.size})" for one in d.fields if one.size]
    lines = {"ROWS": rows, "START": start, "COPIED": copied, "EMPTY": empty}
    body = STATE
    for mark, found in lines.items():
        body = body.replace(f"<{mark}>", "\n".join(found))
    return module(d.game, opening, STATE_IMPORTS, body)


STATE_IMPORTS = [
    "from typing import Final",
    "",
    "from librt.vecs import vec",
    "from mypy_extensions import i64, mypyc_attr",
    "",
    "from fathoms.core.codec import Field, declared, pack, unpack",
    "from fathoms.core.state import EMPTY, BaseState",
]
STATE = '''
FIELDS: Final = [
<ROWS>
]


@mypyc_attr(free_list_len=1)
class State(BaseState):
    def __init__(self) -> None:
        super().__init__()
<START>

    def copy(self) -> "State":
        """An independent twin, chance included, without the sink."""
        s = State()
        s.stack = self.stack[:]
        s.depth = self.depth
        s.mover = self.mover
        s.chance = self.chance.copy()
<COPIED>
        return s

    def to_bytes(self) -> bytes:
        return pack(self, FIELDS)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return from_bytes, (self.to_bytes(),)


def empty() -> State:
    """A state with all its arrays and nothing in them."""
    s = State()
<EMPTY>
    return s


def from_bytes(data: bytes) -> State:
    s = empty()
    unpack(s, FIELDS, data)
    return s


declared(State, FIELDS)
'''


# frames.py


def frames(d: Declaration) -> str:
    opening = f"The frames of {d.game.title()} by name: put one on the stack, and get at its operands."
    body = "\n\n".join(frame_class(d, frame) for frame in d.frames.values()) + "\n" + "\n".join(begun(d))
    used = imported(body, [*(one.name for one in d.constants), "Ask", "Run", *(one.name for one in d.numberings)])
    imports = [
        "from mypy_extensions import i64",
        "",
        "from fathoms.core.state import BaseState, push",
        f"from fathoms.games.{d.game}.names import {used}",
    ]
    return module(d.game, opening, imports, body)


def imported(body: str, names: list[str]) -> str:
    used = {word.id for word in ast.walk(ast.parse(body)) if isinstance(word, ast.Name)}
    constants = sorted(name for name in names if name in used and name.isupper())
    return ", ".join(constants + sorted(name for name in names if name in used and not name.isupper()))


def class_of(frame: Frame) -> str:
    return ("Run" if isinstance(frame, Run) else "Ask") + class_name(frame.name)


def class_name(name: str) -> str:
    return name.title().replace("_", "")


def frame_class(d: Declaration, frame: Frame) -> str:
    """A class for each kind of frame; a run's operands change while it lasts."""
    sort = "Run" if isinstance(frame, Run) else "Ask"
    names = [name for name, _ in frame.operands]
    seat = "seat" if frame.seat is None else seat_name(d, frame.seat)
    taken = [*(["seat"] if frame.seat is None else []), *names]
    given = ", ".join([*names, *["0"] * (OPERANDS - len(names))])
    lines = [
        "",
        f"class {class_of(frame)}:",
        *wrapped(f"{capital(frame.meaning)} ({frame.clause}).", 4),
        "",
        "    @staticmethod",
        f"    def push({', '.join(['s: BaseState', *(f'{name}: i64' for name in taken)])}) -> None:",
        f"        push(s, {sort}.{frame.name.upper()}, {seat}, {given})",
    ]
    for place, name in enumerate(names, HEAD):
        lines += ["", "    @staticmethod", f"    def {name}(s: BaseState, at: i64) -> i64:"]
        lines += [f"        return s.stack[at + {place}]"]
        if isinstance(frame, Run):
            lines += ["", "    @staticmethod", f"    def set_{name}(s: BaseState, at: i64, {name}: i64) -> None:"]
            lines += [f"        s.stack[at + {place}] = {name}"]
    return "\n".join(lines)


def seat_name(d: Declaration, seat: int) -> str:
    """The constant of a seat, where the game has one: seats that are all alike have none."""
    name = d.seats[seat].upper()
    return name if any(one.name == name for one in d.constants) else str(seat)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def wrapped(text: str, indent: int) -> list[str]:
    return textwrap.wrap(f'"""{text}"""', WIDTH, initial_indent=" " * indent, subsequent_indent=" " * indent)


def begun(d: Declaration) -> Iterator[str]:
    """What leads to which question, where the declaration says so."""
    for numbering in d.numberings:
        led = {
            frame.begun_by[1]: frame.name
            for frame in d.questions
            if frame.begun_by is not None and frame.begun_by[0] == numbering.name
        }
        if led:
            word = numbering.name.lower()
            yield from ("", "", f"def asked_by_{word}({word}: i64) -> i64:")
            yield f'    """The question that this {word} leads to, or NOTHING."""'
            yield f"    match {word}:"
            for member, question in led.items():
                yield f"        case {numbering.name}.{member.upper()}:"
                yield f"            return Ask.{question.upper()}"
            yield "    return NOTHING"


# acts.py


def acts(d: Declaration) -> str:
    opening = f"The ids of those actions of {d.game.title()} that are not the first one of their kind plus a number."
    body = "\n\n".join(act_class(action) for action in d.actions if not action.is_plain)
    imports = ["from mypy_extensions import i64", "", f"from fathoms.games.{d.game}.names import Act"]
    return module(d.game, opening, imports, body)


def factor(number: str) -> str:
    return f"({number})" if " " in number else number


def act_class(action: ActionKind) -> str:
    """A class for each such kind of action: an id from its parts, and each part from an id."""
    parts = [source.part for source in action.sources]
    first = f"Act.{action.name.upper()}"
    number = ""
    for source in action.sources:
        part = source.part if source.first == 0 else f"{source.part} - {source.first}"
        number = f"{factor(number)} * {source.size} + {part}" if number else part
    lines = [
        "",
        f"class Act{class_name(action.name)}:",
        *wrapped(f"{capital(action.text)} ({action.clause}).", 4),
        "",
        "    @staticmethod",
        f"    def of({', '.join(f'{part}: i64' for part in parts)}) -> i64:",
        f"        return {first} + {number}",
    ]
    below = action.size
    for source in action.sources:
        found = f"action - {first}"
        if below < action.size:
            found = f"{factor(found)} % {below}"
        below //= source.size
        if below > 1:
            found = f"{factor(found)} // {below}"
        if source.first:
            found = f"{found} + {source.first}"
        lines += ["", "    @staticmethod", f"    def {source.part}(action: i64) -> i64:", f"        return {found}"]
    return "\n".join(lines)


# dispatch.py


def dispatch(d: Declaration, folder: Path) -> str:
    opening = f"Which function of the rules of {d.game.title()} answers for each kind of question."
    chapters = sorted({frame.chapter for frame in d.questions})
    parameters = {chapter: dict(functions(folder / f"{chapter}.py")) for chapter in chapters}
    body = []
    for signature, meaning, verb in (
        (
            "offer(t: Tables, s: State, out: Options, at: i64)",
            "Add the legal answers to the question there.",
            "options",
        ),
        ("apply(t: Tables, s: State, action: i64, at: i64)", "Do what a legal answer to it says.", "answer"),
    ):
        found = list(calls(d.questions, parameters, verb))
        seat = ["    seat: i64 = seat_at(s, at)"] if any("seat" in line for line in found) else []
        body += [
            "",
            "",
            f"def {signature} -> None:",
            f'    """{meaning}"""',
            *seat,
            "    kind: i64 = kind_at(s, at)",
            *found,
        ]
    text = "\n".join(body)
    names_used = imported(text, [one.name for one in d.constants] + ["Ask"])
    core = imported(text, ["kind_at", "seat_at"])
    imports = [
        "from mypy_extensions import i64",
        "",
        "from fathoms.core.options import Options",
        f"from fathoms.core.state import {core}",
        f"from fathoms.games.{d.game} import {', '.join(chapters)}",
        f"from fathoms.games.{d.game}.names import {names_used}",
        f"from fathoms.games.{d.game}.state import State",
        f"from fathoms.games.{d.game}.tables import Tables",
    ]
    return module(d.game, opening, imports, text)


def functions(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The functions of a module with their parameters: each is given what it asks for."""
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, [argument.arg for argument in node.args.args]


def calls(questions: Sequence[Question], parameters: dict[str, dict[str, list[str]]], verb: str) -> Iterator[str]:
    """A call for each kind of question, found by halves: rules ask this in every decision."""
    yield from halved([(f"Ask.{frame.name.upper()}", call(frame, parameters, verb)) for frame in questions], "    ")


def halved(calls: Sequence[tuple[str, str]], indent: str) -> Iterator[str]:
    if len(calls) == 1:
        yield indent + calls[0][1]
        return
    first, second = calls[: len(calls) // 2], calls[len(calls) // 2 :]
    yield f"{indent}if kind < {second[0][0]}:"
    yield from halved(first, indent + "    ")
    yield f"{indent}else:"
    yield from halved(second, indent + "    ")


def call(frame: Question, parameters: dict[str, dict[str, list[str]]], verb: str) -> str:
    name = f"{getattr(frame, verb) or frame.name}_{verb}"
    if name not in parameters[frame.chapter]:
        raise SystemExit(f"question {frame.name!r}: {frame.chapter}.py has no function {name}")
    return f"{frame.chapter}.{name}({', '.join(parameters[frame.chapter][name])})"


def everything(root: Path) -> dict[Path, str]:
    """Every file that is written, with its content."""
    found: dict[Path, str] = {}
    for game in OWN:
        folder = root / "src/fathoms/games" / game
        d: Declaration = import_module(f"fathoms.games.{game}.declaration").DECLARATION
        found[folder / "names.py"] = names(d)
        found[folder / "state.py"] = state(d)
        found[folder / "frames.py"] = frames(d)
        found[folder / "acts.py"] = acts(d)
        found[folder / "dispatch.py"] = dispatch(d, folder)
        found[root / f"docs/declared-{game}.md"] = page(d, written_by(game))
        found[root / f"web/src/games/{game}/declared.ts"] = typescript(d, written_by(game))
    return {path: formatted(path, text) for path, text in found.items()}


def formatted(path: Path, text: str) -> str:
    if path.suffix != ".py":
        return text
    ruff = [sys.executable, "-m", "ruff"]
    said = subprocess.run([*ruff, "format", "--stdin-filename", path], input=text, capture_output=True, text=True)
    if said.returncode:
        raise SystemExit(said.stderr)
    return said.stdout


def main() -> int:
    parser = argparse.ArgumentParser(description="Writes what follows from the games' declarations.")
    parser.add_argument("--check", action="store_true", help="write nothing; tell what is stale")
    check = parser.parse_args().check
    stale = {path: text for path, text in everything(ROOT).items() if not path.exists() or path.read_text() != text}
    for path, text in stale.items():
        print(f"{path.relative_to(ROOT)} {'is stale: run `make declared`' if check else 'is written anew'}")
        if not check:
            path.write_text(text)
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
