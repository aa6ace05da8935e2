"""What the fuzzers found, each as the smallest example: bad input is refused by name, good data can be played."""

import json
from random import Random
from typing import Any

import pytest
from support.conformance import play
from support.fuzz import check_data
from support.kelp import KELP, OPENING, position

import fathoms
from fathoms.core.chance import fast
from fathoms.core.errors import BadData, BadPosition
from fathoms.games.kelp.state import from_bytes

# Found by long runs; each is a short one.
pytestmark = pytest.mark.slow

SHARK = {"run": "shark", "last": None, "moved": False}
SHUFFLING = [
    {"run": "octopus", "done": 1},
    {"run": "card", "card": "sneaking", "step": 1},
    {"question": "shuffle", "left": 1, "last": "NW", "which": "hidden"},
]
PLACING = [*SHUFFLING[:2], {"run": "shuffle"}, {"question": "place", "left": 2}]
SNEAKING = {"octopus": {"hand": [], "slots": ["sneaking", None]}}

IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "knowledge that leaves a zone nothing, during a shuffle": {
        "blocks": {"NW": "empty"}, "bag_blocks": ["shell"], "known": {"SE": []}, "asked": SHUFFLING, **SNEAKING,
    },
    "knowledge that denies the truth, during a shuffle": {
        "blocks": {"NW": "empty"}, "bag_blocks": ["shell"], "known": {"SE": ["octopus"]},
        "asked": SHUFFLING, **SNEAKING,
    },
    "more blocks in the bag than empty zones": {
        "blocks": {"NW": "empty", "N": "empty"}, "bag_blocks": ["shell", "shell"], "drawn_block": "trap_one",
        "beside": ["trap_hide", "trap_two", "trap_den", "double_shell"], "asked": PLACING, **SNEAKING,
    },
    "a card in the slot of an action to come": {
        "octopus": {"hand": ["camouflage"], "slots": [None, "sneaking"]}, "to_move": "octopus",
    },
    "actions that are counted in two ways": {
        "octopus": {"hand": ["camouflage"], "slots": ["nimble_dodge", "sneaking"]},
        "asked": [{"run": "octopus", "done": 2}, {"question": "action", "done": 0}],
    },
    "a confrontation without a die": {
        "turn": 2, "blocks": {"C": "octopus revealed"}, "shark": {"at": "N|C", "facing": "east"},
        "asked": [SHARK | {"step": "resolve"}, {"question": "confront", "seat": "octopus", "zone": "C"}],
    },
    "dice in the pool when the energy step is past them": {
        "turn": 2, "shark": {"pool": ["yellow 2"], "energy": ["blue 6"]}, "asked": [SHARK | {"step": "buy"}],
    },
    "Reactive with no die to return": {
        "turn": 2, "shark": {"drawn": ["red", "red"]},
        "asked": [SHARK | {"step": "before_roll"}, {"question": "reactive", "left": 0, "last": "blue"}],
    },
    "Reactive with too many dice to return": {
        "turn": 2, "shark": {"drawn": ["red", "red", "blue"]},
        "asked": [SHARK | {"step": "before_roll"}, {"question": "reactive", "left": 3, "last": "blue"}],
    },
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_an_impossible_position_is_refused(name: str) -> None:
    with pytest.raises(BadPosition):
        position(**IMPOSSIBLE[name])


def test_energy_left_without_a_purchase_is_refused_or_kept() -> None:
    """What is read must be written again."""
    told = {
        "game": "kelp",
        "blocks": OPENING,
        "turn": 2,
        "shark": {"at": "den NW", "energy_left": 3},
        "over": {"winner": "octopus", "reason": "exhausted"},
    }
    try:
        s = KELP.from_json(told)
    except BadPosition:
        return
    assert KELP.from_json(KELP.to_json(s)) == s


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_a_shorter_row_can_be_written_and_read(size: int) -> None:
    game = fathoms.game("kelp", data={"components.toml": {"tracks": {"row": {"size": size}}}})
    s = game.new(chance=fast(1))
    assert game.from_json(json.loads(json.dumps(game.to_json(s)))) == s


# Owner's cards whose later steps depend on what an earlier step changes.
CARDS = [
    ["learn 1", "may_draw 2", "may_take 1"],
    ["learn 2", "may_draw 1", "may_top 1"],
    ["learn 2", "may_trash 1", "may_take 1"],
    ["learn 3", "may_draw 2", "may_trash 1", "may_hide_gained 3"],
    ["swap 1", "shuffle_centre 3"],
    ["swap 1", "swap 1", "shuffle_centre 2"],
    ["may_draw 2", "shuffle 4"],
    ["may_trash 1", "hide 4", "may_draw 2"],
]


@pytest.mark.parametrize("effect", CARDS, ids=" then ".join)
def test_an_owners_card_is_refused_or_can_be_played(effect: list[str]) -> None:
    """A deck full of it, so that it is played."""
    cards = [{"id": name, "cost": 1, "effect": effect} for name in ("nimble_dodge", "sneaking", "camouflage")]
    for seed in range(12):
        check_data("kelp", {"octopus.toml": {"cards": cards}}, Random(seed))


def test_bytes_that_promise_a_longer_script_than_they_have_are_refused() -> None:
    data = KELP.new(chance=fast(1)).to_bytes()[:-48]
    for values in (1, 1 << 31, 1 << 60, 1 << 61, -1):
        tail = b"".join(number.to_bytes(8, "little", signed=True) for number in (3, 0, values, 0))
        with pytest.raises(BadPosition):
            from_bytes(data + tail)


@pytest.mark.parametrize(
    "effect", [["learn 2", "may_draw 2", "may_trash 1"], ["learn 2", "may_draw 2", "swap 1"]], ids=" then ".join
)
def test_a_learn_with_further_steps_can_be_written_and_read_at_each_of_them(effect: list[str]) -> None:
    """A draw may shuffle the cards just gained away from the discard pile."""
    cards = [{"id": name, "cost": 1, "effect": effect} for name in ("nimble_dodge", "sneaking", "camouflage")]
    try:
        game = fathoms.game("kelp", data={"octopus.toml": {"cards": cards}})
    except BadData:
        return
    for seed in range(8):
        for s in play(game, {}, seed):
            if game.mover(s) == 0 and game.question(s).kind in ("trash", "swap"):
                assert game.from_json(game.to_json(s)) == s
