"""What is written from the games' declarations: it is up to date, and every declared thing belongs to the rules."""

import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest
from support.conformance import Setup, positions, seats, setups

import fathoms
from fathoms.core.declaration import Declaration, EventKind, StateField
from fathoms.games.kelp.declaration import DECLARATION as KELP
from fathoms.registry import OWN

ROOT = Path(__file__).parents[2]
DECLARATIONS: list[Declaration] = [import_module(f"fathoms.games.{game}.declaration").DECLARATION for game in OWN]
each_game = pytest.mark.parametrize("declared", DECLARATIONS, ids=lambda d: d.game)


def test_what_is_written_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    from declared import everything  # type: ignore[import-not-found]

    written = everything(ROOT)
    assert not [path for path, text in written.items() if path.read_text() != text], "run `make declared`"
    for path in written:
        first = path.read_text().splitlines()[0]
        assert "Written by tools/declared.py" in first, path
        assert "change that, then run `make declared`" in first, path


def clauses(declared: Declaration) -> Iterator[tuple[str, str]]:
    for kind in (*declared.runs, *declared.questions):
        yield kind.name, kind.clause
    for action in declared.actions:
        yield action.name, action.clause
    for event in declared.events:
        yield event.name, event.clause
    for numbering in declared.numberings:
        if numbering.name not in ("Feature", "Number", "Phase"):  # what bots look at belongs to no rule
            for member in numbering.members:
                yield f"{numbering.name} {member.name}", member.clause


@each_game
def test_every_declared_thing_names_a_clause_of_the_rules(declared: Declaration) -> None:
    page = (ROOT / f"docs/rules/{declared.game}.md").read_text()
    letter = declared.game[0].upper()
    for name, clause in clauses(declared):
        assert re.fullmatch(rf"{letter}\d+(\.\d+)?", clause), (name, clause)
        section, _, rule = clause.removeprefix(letter).partition(".")
        wanted = rf"\*\*{letter}{section}\.{rule}\b" if rule else rf"^## {section}\b"
        assert re.search(wanted, page, re.MULTILINE), (name, clause)


@each_game
def test_every_field_tells_what_it_means(declared: Declaration) -> None:
    assert not [field.name for field in declared.fields if not field.meaning]


@pytest.mark.slow
@pytest.mark.parametrize("setup", setups(), ids=str)
def test_every_field_stays_in_its_range(setup: Setup) -> None:
    game = setup.game
    declared = next(d for d in DECLARATIONS if d.game == setup.name)
    for s in positions(game, setup.options, range(2), every=3):
        for state in (s, *(game.redact(s, seat).masked for seat in seats(game, s))):
            for field in declared.fields:
                told = getattr(state, field.name)
                for value in told if field.size else [told]:
                    assert field.low <= value <= field.high, (field.name, value)


def declared_with(**changed: object) -> Declaration:
    whole = {name: getattr(KELP, name) for name in Declaration.__dataclass_fields__ if name != "frames"}
    return Declaration(**(whole | changed))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"fields": (*KELP.fields, KELP.fields[0])}, "declared twice: stack"),
        ({"fields": (StateField("x", 0, 1, 0, "public", ""),)}, "field x has no such audience or range"),
        ({"fields": (StateField("x", 0, 0, 1, "friends", ""),)}, "field x has no such audience or range"),
        ({"events": (EventKind("x", (("where", "nowhere"),), "K1.1"),)}, "x has values of no declared type: nowhere"),
        ({"events": (EventKind("x", tuple((n, "number") for n in "abcd"), "K1.1"),)}, "event x has more than 3 values"),
        ({"runs": KELP.runs[1:]}, "stands on what is no run"),
        (
            {"questions": tuple(replace(one, begun_by=("Effect", "daring")) for one in KELP.questions)},
            "has operands, so",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_declared_is_named(wrong: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        declared_with(**wrong)


def test_the_names_of_a_game_are_those_of_its_actions_and_questions() -> None:
    for declared in DECLARATIONS:
        game = fathoms.game(declared.game)
        assert list(game.actions.kinds) == [action.name for action in declared.actions]
        assert game.open_events == declared.open_events
