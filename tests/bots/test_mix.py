"""Choices made in secret at the same time are mixed by what each outcome is worth."""

import pytest
from support.kelp import KELP, shark_turn

from fathoms.bots.mix import mixed
from fathoms.bots.search import SearchBot
from fathoms.games.kelp.names import OCTOPUS, SHARK

pytestmark = pytest.mark.slow


def caught(*escapes: float) -> list[list[float]]:
    """To the Octopus: caught is worth nothing, each escape its own."""
    return [[0.0 if i == j else escapes[i] for j in range(len(escapes))] for i in range(len(escapes))]


def guesses(*escapes: float) -> list[list[float]]:
    """The same to the Shark."""
    rows = caught(*escapes)
    return [[1 - rows[j][i] for j in range(len(rows))] for i in range(len(rows))]


@pytest.mark.parametrize("escapes", [(0.5, 0.5), (0.4, 0.8), (0.6, 0.6, 0.6), (0.5, 0.6, 0.7)])
def test_no_guess_gains(escapes: tuple[float, ...]) -> None:
    """The Octopus takes an escape the seldomer, the more it is worth, so that all guesses are worth the same."""
    total = sum(1 / escape for escape in escapes)
    assert mixed(caught(*escapes)) == pytest.approx([1 / escape / total for escape in escapes], abs=0.01)
    value = (len(escapes) - 1) / total
    assert mixed(guesses(*escapes)) == pytest.approx([1 - value / escape for escape in escapes], abs=0.01)


def test_a_worthless_escape_is_not_guessed() -> None:
    shares = mixed(guesses(0.9, 0.8, 0.01))
    assert shares[2] < 0.01


def confrontation(pairs: list[str], hunger: int) -> object:
    s = shark_turn(
        "search", ["red 6"], shark={"at": "C|S", "hunger": ["blue"] * hunger}, pairs=pairs,
        blocks={"C": "octopus revealed"},
    )  # fmt: skip
    KELP.answer(s, KELP.actions.id("use red 6 in C"))
    return s


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK])
def test_a_confrontation_is_mixed(seat: int) -> None:
    s = confrontation(["fight", "retreat", "freeze"], 2)
    if seat == SHARK:
        KELP.answer(s, KELP.options(s)[0])
    view, options = KELP.redact(s, seat), KELP.options(s)
    chosen, told = set(), []
    for seed in range(12):
        bot = SearchBot(180)
        bot.start(KELP, seat, KELP.options_of(s), seed)
        chosen.add(bot.choose(view, options, None))
        told.append(bot.explain())
    assert len(chosen) > 1
    # By what the escapes are worth, not by thirds.
    assert any(abs(option["share"] - 1 / 3) > 0.001 for explained in told for option in explained["options"])
    for explained in told:
        shares = [option["share"] for option in explained["options"]]
        assert sum(shares) == pytest.approx(1, abs=0.001)
        assert max(shares) < 0.9
        assert explained["playouts"] == sum(option["visits"] for option in explained["options"]) == 180
        assert all(0 < option["value"] < 1 for option in explained["options"])


def test_a_thought_about_a_confrontation_can_be_hurried() -> None:
    s = confrontation(["fight", "retreat", "freeze"], 2)
    bot = SearchBot(100_000_000)
    bot.start(KELP, OCTOPUS, KELP.options_of(s), 1)
    thought = bot.thinking(KELP.redact(s, OCTOPUS), KELP.options(s), None)
    next(thought)
    with pytest.raises(StopIteration) as end:
        thought.send(True)
    assert bot.explain()["chosen"] == end.value.value
    assert bot.explain()["playouts"] == 32
