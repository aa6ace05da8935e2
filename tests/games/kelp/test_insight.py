"""The insight of Kelp: what sensible players are drawn to, how a position stands, and who is asked at once."""

import pytest
from librt.vecs import vec
from support.kelp import KELP, octopus_turn, options, play, shark_turn

from fathoms.bots.tree import Tree
from fathoms.core.chance import fast
from fathoms.core.insight import ALONE, UNANSWERED
from fathoms.core.insight_numbers import insight_numbers
from fathoms.core.options import ROOM, Options
from fathoms.core.state import BaseState
from fathoms.games.kelp.declaration import FEATURE_NAMES
from fathoms.games.kelp.names import FEATURES, OCTOPUS, Act, Confront

INSIGHT = KELP.insight


def weights(s: BaseState) -> dict[str, float]:
    out, weighed = Options(), vec[float]([0.0] * ROOM)
    KELP.rules.options(s, out)
    INSIGHT.weigh(s, out, weighed)
    return {KELP.actions.text(out.ids[i]): weighed[i] for i in range(out.count)}


def favourite(s: BaseState) -> str:
    told = weights(s)
    return max(told, key=told.__getitem__)


def odds(s: BaseState) -> float:
    """That the Octopus wins."""
    values = vec[float]([0.0] * 8)
    INSIGHT.judge(s, values)
    assert values[0] + values[1] == pytest.approx(1)
    return values[OCTOPUS]


def test_the_octopus_pays_with_shells_and_with_what_is_known() -> None:
    s = octopus_turn(["sneaking"])
    play(s, "play sneaking")
    told = weights(s)
    assert told["reveal C"] < 0.1 * told["reveal NW"]
    assert told["reveal N"] < told["reveal NW"]
    known = octopus_turn(["sneaking"], known={"S": ["shell"]})
    play(known, "play sneaking")
    assert favourite(known) == "reveal S"


def test_the_octopus_hides_itself_first_and_eats_what_it_can() -> None:
    s = octopus_turn(["camouflage"], {"C": "octopus revealed", "S": "shell revealed"})
    play(s, "play camouflage")
    assert favourite(s) == "hide C"
    assert favourite(octopus_turn(["crab", "camouflage"], {"S": "crab"})) == "play crab"


def test_the_shark_strikes_what_it_sees_and_searches_what_it_does_not() -> None:
    seen = shark_turn("search", ["red 6", "yellow 6"], {"at": "C|S"}, blocks={"C": "octopus revealed"})
    assert favourite(seen) == "use red 6 in C"
    hidden = shark_turn("search", ["red 6", "yellow 6"], {"at": "C|S"})
    assert favourite(hidden) in {"use yellow 6 in C", "use yellow 6 in S"}


def test_the_shark_spares_red_dice() -> None:
    s = shark_turn(
        "buy", shark={"at": "C|S", "energy": ["blue 4", "yellow 4", "red 4"], "row": ["agile_4", None, None, None]}
    )
    play(s, "buy agile_4", "done")
    assert favourite(s) == "blue 4 to hunger"


def test_what_happens_moves_the_odds_the_right_way() -> None:
    usual = odds(octopus_turn(["camouflage"]))
    assert 0.05 < usual < 0.95
    assert odds(octopus_turn(["camouflage"], food_track=["crab", "snail", "lobster"])) > usual
    assert odds(octopus_turn(["camouflage"], shark={"hunger": ["blue"] * 6})) > usual
    assert odds(octopus_turn(["camouflage"], pairs=["fight"])) < usual


def test_a_confrontation_is_answered_at_once() -> None:
    s = shark_turn("search", ["red 6"], {"at": "C|S"}, blocks={"C": "octopus revealed"})
    assert INSIGHT.at_once(s) == ALONE
    play(s, "use red 6 in C")
    assert INSIGHT.at_once(s) == UNANSWERED
    KELP.answer(s, Act.CONFRONT + Confront.RETREAT)
    assert INSIGHT.at_once(s) == Act.CONFRONT + Confront.RETREAT


def test_a_card_on_top_of_the_draw_pile_is_other_knowledge_than_the_same_card_discarded() -> None:
    s = octopus_turn(["fast_learning"])
    play(s, "play fast_learning", "reveal W", "gain the top move card", "gain the top hide card")
    gained = [text.removeprefix("put ").removesuffix(" on top") for text in options(s) if text != "done"]
    assert len(gained) == 2
    keys, known = set(), set()
    for answer in ("done", *(f"put {card} on top" for card in gained)):
        after = KELP.rules.copy(s)
        play(after, answer)
        keys.add(INSIGHT.key(after))
        known.add(KELP.redact(after, OCTOPUS).masked.to_bytes())
    assert (len(keys), len(known)) == (3, 3)


def test_every_weight_of_the_evaluation_has_a_name() -> None:
    assert len(FEATURE_NAMES) == FEATURES == len(set(FEATURE_NAMES))
    assert set(insight_numbers("fathoms.games.kelp")["evaluation"]) == set(FEATURE_NAMES)


@pytest.mark.slow
def test_policies_that_play_each_other_end_games_in_every_way() -> None:
    tree, reasons = Tree(KELP.rules, INSIGHT), set()
    tree.horizon = 0
    for seed in range(400):
        s = KELP.new(chance=fast(seed))
        tree.roll_out(s, fast(1000 + seed))
        outcome = KELP.outcome(s)
        assert outcome is not None
        reasons.add(outcome.reason)
    assert {"food", "exhausted", "confrontation"} <= reasons


def test_an_octopus_in_the_bag_is_judged_too() -> None:
    s = octopus_turn(["sneaking"])
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle C", "shuffle S")
    assert 0 < odds(s) < 1
