"""Every question and every event can be said, and no raw name or field is left in what is said."""

import random
import re
from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

import fathoms
from fathoms.commands.english import EVENTS, QUESTIONS, Count, event_told, question_told
from fathoms.commands.table import table_lines
from fathoms.core.chance import fast
from fathoms.core.events import Sink
from fathoms.core.game import OVER, Question
from fathoms.core.state import RUN
from fathoms.games.kelp.events import EVENTS as KELP_EVENTS
from fathoms.games.kelp.questions import FRAMES

KELP = fathoms.game("kelp")
ASKED = {frame.name: [name for name, _ in frame.operands] for kind, frame in FRAMES.items() if kind < RUN}
HAPPENS = {name: ["seat", *(field for field, _ in fields)] for name, fields in KELP_EVENTS.values()}
GAMES = [(7, {}), (8, {"board": "night"}), (9, {"edition": "prototype"})]


@pytest.mark.parametrize(("table", "kinds"), [(QUESTIONS, ASKED), (EVENTS, HAPPENS)])
def test_each_kind_has_a_sentence_that_uses_its_fields(table: dict[str, Any], kinds: dict[str, list[str]]) -> None:
    said = {key.partition(" without ")[0] for key in table["kelp"]}
    assert said == set(kinds)
    for key, sentence in table["kelp"].items():
        fields = {field for _, field, _, _ in Formatter().parse(sentence) if field is not None}
        assert fields <= set(kinds[key.partition(" without ")[0]]), key


def moments(seed: int, options: dict[str, str]) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """Every position of a random game, with the events that led there."""
    choose = random.Random(seed)
    s = KELP.new(chance=fast(seed), **options)
    s.sink = Sink()
    while KELP.mover(s) != OVER:
        yield s, [KELP.event_json(event[:5]) for event in s.sink.take()]
        KELP.answer(s, choose.choice(KELP.options(s)))
    yield s, [KELP.event_json(event[:5]) for event in s.sink.take()]


def sound(text: str) -> bool:
    """No raw id, no empty value, no field left over, and it looks like a sentence."""
    return not re.search(r"[{}_]|\bNone\b", text) and text[0].isupper() and text[-1] in ".?)"


@pytest.mark.parametrize(("first", "options"), GAMES)
def test_all_that_happens_and_is_asked_in_random_games_can_be_said(first: int, options: dict[str, str]) -> None:
    for seed in range(first * 100, first * 100 + 6):
        for s, events in moments(seed, options):
            for event in events:
                assert sound(event_told("kelp", event)), event
            if KELP.mover(s) != OVER:
                assert sound(question_told("kelp", KELP.question(s))), KELP.question(s)


@pytest.mark.parametrize(("first", "options"), GAMES)
def test_the_table_can_be_shown_to_everybody_at_any_time(first: int, options: dict[str, str]) -> None:
    for s, _ in moments(first, options):
        for at in (s, *(KELP.redact(s, seat) for seat in (-1, 0, 1))):
            lines = table_lines(KELP.to_json(at))
            assert len(lines) == 19
            assert not [line for line in lines if "_" in line or "None" in line]


def test_the_table_shows_what_lies_on_it() -> None:
    s = KELP.from_json(
        {
            "game": "kelp",
            "blocks": {
                "NW": "shell revealed", "N": "shell", "NE": "trap_one", "W": "crab revealed", "C": "octopus",
                "E": "shell", "SW": "shell", "S": "shell", "SE": "double_shell",
            },
            "octopus": {"hand": ["camouflage", "camouflage"], "discard": ["crab"]},
            "shark": {"at": "N|C", "facing": "east", "energy": ["red 5"], "hunger": ["blue", "red"]},
            "currents": {"C|E": 4},
        }
    )  # fmt: skip
    lines = [" ".join(line.split()) for line in table_lines(KELP.to_json(s))]
    for line in (
        "Blocks NW SHELL N shell NE trap one", "W CRAB C octopus E shell", "Hand 2 camouflage (hand size 4)",
        "Shark on N|C, facing east", "Currents 4 on C|E", "Hunger 2 on the track: blue, red", "Discard crab",
    ):  # fmt: skip
        assert line in lines
    assert any(line.endswith("energy red 5") for line in lines)
    spectator = [" ".join(line.split()) for line in table_lines(KELP.to_json(KELP.redact(s, -1)))]
    assert "Blocks NW SHELL N hidden NE hidden" in spectator
    assert "Hand 2 cards, known of them: none (hand size 4)" in spectator


def test_a_number_is_told_with_its_noun() -> None:
    assert f"{Count(1):card} {Count(3):card} {Count(2)}" == "1 card 3 cards 2"


def test_a_kind_of_another_game_is_told_by_name_and_fields() -> None:
    assert event_told("reef", {"event": "coral_grew", "seat": "crab", "size": 2}) == "Coral grew (seat crab, size 2)"
    assert question_told("reef", Question("which_reef", 0)) == "Which reef"
    assert table_lines({"game": "reef", "coral": 3}) == ["game: reef", "coral: 3"]
