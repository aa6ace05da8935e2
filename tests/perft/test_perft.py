"""Perft: how many leaves the game tree has below named positions.

A file in `positions` tells what the position is about, the position itself, how chance goes (`first`: always the first
possibility; `every`: all of them) and the number of leaves after one, two, three answers and so on.
"""

import json
from pathlib import Path

import pytest
from support.perft import every_outcome, leaves

import fathoms
from fathoms.core.chance import scripted

FILES = sorted((Path(__file__).parent / "positions").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_tree_has_as_many_leaves_as_ever(path: Path, request: pytest.FixtureRequest) -> None:
    told = json.loads(path.read_text("utf-8"))
    game = fathoms.game(told["position"]["game"])
    s = game.from_json(told["position"])
    counted = [leaves(game, s, depth, told["chance"]) for depth in range(1, len(told["leaves"]) + 1)]
    if request.config.getoption("--rewrite-perft", default=False):
        path.write_text(written(told | {"leaves": counted}), "utf-8")
    else:
        assert counted == told["leaves"]


def written(told: dict[str, object]) -> str:
    """Each part on a line of its own, short ones whole."""
    lines = []
    for key, value in told.items():
        text = json.dumps(value)
        if isinstance(value, dict) and len(text) > 110:
            inner = ",\n".join(f"    {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items())
            text = f"{{\n{inner}\n  }}"
        lines.append(f"  {json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def test_both_sides_and_both_sorts_of_chance_are_there() -> None:
    told = [json.loads(path.read_text("utf-8")) for path in FILES]
    assert len(told) >= 8
    assert {one["chance"] for one in told} == {"first", "every"}
    kelp = [one["position"] for one in told if one["position"]["game"] == "kelp"]
    game = fathoms.game("kelp")
    assert {game.mover(game.from_json(position)) for position in kelp} == {0, 1}
    assert {one["position"]["game"] for one in told} == set(fathoms.games())
    assert all(len(one["leaves"]) >= 2 for one in told)


def test_every_outcome_is_every_outcome() -> None:
    """Two dice of one colour: 36 rolls, 21 different ones; and the odds of all outcomes together are one."""
    game = fathoms.game("kelp")
    path = Path(__file__).parent / "positions" / "shark-before-the-roll.json"
    s = game.from_json(json.loads(path.read_text("utf-8"))["position"])
    rolls = list(every_outcome(game, s, game.actions.id("roll")))
    assert len(rolls) == 36
    pools = [tuple(game.to_json(after)["shark"]["pool"]) for after in rolls]
    assert len(set(pools)) == 21
    odds = 0.0
    for after in every_outcome(game, s, game.actions.id("use hungry")):
        replayed = game.rules.copy(s)
        replayed.chance = scripted(list(after.chance.script))
        replayed.chance.log = []
        game.answer(replayed, game.actions.id("use hungry"))
        chance = 1.0
        for _, bound, _ in replayed.chance.log:
            chance /= bound
        odds += chance
    assert abs(odds - 1) < 1e-9
