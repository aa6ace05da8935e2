"""The searching bots: what they find, what they keep, what they tell."""

import json
import random
import time

import pytest
from support.conformance import after, play
from support.kelp import KELP, octopus_turn, shark_turn

import fathoms
from fathoms.bots.greedy import GreedyBot
from fathoms.bots.levels import LEVELS, LevelBot
from fathoms.bots.search import Pace, SearchBot
from fathoms.bots.tree import NONE, Learns, Tree
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER
from fathoms.core.insight import PlainInsight, insight_of
from fathoms.core.state import BaseState
from fathoms.games.kelp.names import OCTOPUS, SHARK

pytestmark = pytest.mark.slow

AQUATICA = fathoms.game("aquatica")
SEEN = {"C": "octopus revealed"}


def begun(bot, s: BaseState, seed: int = 1, game=KELP):  # type: ignore[no-untyped-def]
    bot.start(game, game.mover(s), game.options_of(s), seed)
    return bot


def choice(bot, s: BaseState, seed: int = 1) -> str:  # type: ignore[no-untyped-def]
    seat = KELP.mover(s)
    return KELP.actions.text(begun(bot, s, seed).choose(KELP.redact(s, seat), KELP.options(s), None))


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(200)], ids=["greedy", "search"])
def test_the_last_food_is_eaten(bot: SearchBot) -> None:
    s = octopus_turn(
        ["crab", "camouflage", "sneaking"], {"C": "octopus", "S": "crab"},
        food_track=["snail", "lobster", "abalone"],
    )  # fmt: skip
    assert choice(bot, s) == "play crab"


@pytest.mark.parametrize("bot", [GreedyBot(), SearchBot(200)], ids=["greedy", "search"])
def test_an_octopus_in_the_open_that_cannot_escape_is_struck(bot: SearchBot) -> None:
    s = shark_turn("search", ["red 6", "yellow 6"], shark={"at": "C|S"}, pairs=["fight"], blocks=SEEN)
    assert choice(bot, s) == "use red 6 in C"


def test_the_same_seed_gives_the_same_choice_and_another_may_not() -> None:
    s = KELP.new(chance=fast(3))
    view, options = KELP.redact(s, OCTOPUS), KELP.options(s)
    told = [json.dumps(chosen_with(SearchBot(60), view, options, seed)) for seed in (1, 1, 2)]
    assert told[0] == told[1]
    assert told[0] != told[2]


def chosen_with(bot: SearchBot, view, options, seed: int) -> dict:  # type: ignore[no-untyped-def, type-arg]
    bot.start(KELP, view.seat, {}, seed)
    bot.choose(view, options, None)
    return bot.explain()


def test_it_stops_early_when_the_choice_is_clear_and_not_else() -> None:
    clear = shark_turn("search", ["red 6"], shark={"at": "C|S"}, pairs=["fight"], blocks=SEEN)
    bot = SearchBot(2000)
    choice(bot, clear)
    assert bot.explain()["playouts"] < 1300
    even = SearchBot(64)
    choice(even, KELP.new(chance=fast(1)))
    assert even.explain()["playouts"] == 64


def test_what_was_found_is_used_again() -> None:
    """After an answer without chance the bot finds its way on in its own tree."""
    s = octopus_turn(["sneaking", "camouflage"], blocks={"NW": "shell revealed"})
    bot = begun(SearchBot(400), s)
    bot.choose(KELP.redact(s, OCTOPUS), KELP.options(s), None)
    s.sink = Sink()
    KELP.answer(s, KELP.actions.id("play sneaking"))
    bot.see(seen(s.sink.take(), OCTOPUS))
    known = bot.tree.find(bot.insight.key(s))
    assert known != NONE
    before = sum(bot.tree.visits(known, KELP.options(s)))
    assert before > 20
    bot.choose(KELP.redact(s, OCTOPUS), KELP.options(s), None)
    assert sum(bot.tree.visits(known, KELP.options(s))) > before


def test_a_clock_ends_a_search() -> None:
    s = KELP.new(chance=fast(1))
    bot = begun(SearchBot(100_000_000), s)
    start = time.perf_counter()
    assert bot.choose(KELP.redact(s, OCTOPUS), KELP.options(s), 0.05) in KELP.options(s)
    assert time.perf_counter() - start < 5
    assert 0 < bot.explain()["playouts"] < 100_000_000


def pieces(bot: SearchBot, s: BaseState, clock: float | None = None):  # type: ignore[no-untyped-def]
    seat = KELP.mover(s)
    return begun(bot, s).thinking(KELP.redact(s, seat), KELP.options(s), clock)


def test_it_pauses_after_each_chunk_and_a_pause_changes_nothing() -> None:
    s = KELP.new(chance=fast(3))
    bot = SearchBot(96)
    thought = pieces(bot, s)
    for _ in range(3):
        next(thought)
    with pytest.raises(StopIteration) as end:
        next(thought)
    whole = SearchBot(96)
    assert KELP.actions.text(end.value.value) == choice(whole, s)
    assert bot.explain() == whole.explain()


def test_hurried_it_answers_with_what_it_has() -> None:
    bot = SearchBot(100_000_000)
    thought = pieces(bot, KELP.new(chance=fast(3)))
    next(thought)
    thought.send(False)
    with pytest.raises(StopIteration) as end:
        thought.send(True)
    assert bot.explain()["chosen"] == end.value.value
    assert bot.explain()["playouts"] == 64


def test_a_pause_costs_nothing_of_the_clock_and_a_chunk_does(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    pace = Pace(5)

    def after(chunk: float, pause: float, hurried: bool | None = None) -> bool:
        now[0] += chunk
        waiting = pace.pause()
        next(waiting)
        now[0] += pause
        with pytest.raises(StopIteration) as end:
            waiting.send(hurried)
        return bool(end.value.value)

    assert after(4, pause=100)
    assert not after(0, pause=0, hurried=True)
    assert not after(2, pause=0)


def test_a_bot_rebuilt_from_events_chooses_as_one_that_was_there() -> None:
    chance, s, events = random.Random(2), KELP.new(chance=fast(2)), []
    there = begun(SearchBot(100), s)
    there.start(KELP, SHARK, KELP.options_of(s), 7)
    while len(events) < 200 or KELP.mover(s) != SHARK or len(KELP.options(s)) < 2:
        s.sink = Sink()
        KELP.answer(s, chance.choice(KELP.options(s)))
        new = seen(s.sink.take(), SHARK)
        there.see(new)
        events += new
        assert KELP.mover(s) != OVER
    rebuilt = SearchBot(100)
    rebuilt.start(KELP, SHARK, KELP.options_of(s), 7)
    rebuilt.see(events)
    view, options = KELP.redact(s, SHARK), KELP.options(s)
    assert there.choose(view, options, None) == rebuilt.choose(view, options, None)
    assert there.explain() == rebuilt.explain()


def test_explain_tells_options_line_and_belief_as_data() -> None:
    s = shark_turn("move", ["yellow 5", "red 4"])
    bot = begun(SearchBot(300), s)
    chosen = bot.choose(KELP.redact(s, SHARK), KELP.options(s), None)
    told = json.loads(json.dumps(bot.explain()))
    assert [option["action"] for option in told["options"]] == KELP.options(s)
    assert sum(option["visits"] for option in told["options"]) == told["playouts"]
    assert all(0 <= option["value"] <= 1 for option in told["options"])
    assert told["chosen"] == chosen
    assert told["line"][0] == [SHARK, chosen]
    assert sum(zone.get("octopus", 0) for zone in told["belief"]["zones"].values()) == pytest.approx(1, abs=0.01)
    assert begun(GreedyBot(), s).choose(KELP.redact(s, SHARK), KELP.options(s), None) in KELP.options(s)


def test_only_worlds_of_the_shark_teach_the_shark() -> None:
    """In the tree of the Octopus a Shark that learned from the true world would see through the blocks."""
    s = octopus_turn(["camouflage", "sneaking"], blocks={"NW": "shell revealed"})
    tree = Tree(KELP.rules, KELP.insight)
    view, chance = KELP.redact(s, OCTOPUS), fast(1)
    belief = KELP.insight.belief(OCTOPUS)
    belief.look(view)
    movers = {learns: taught(tree, belief, view, chance, learns) for learns in (Learns.OWN, Learns.OTHERS)}
    assert movers == {Learns.OWN: {OCTOPUS}, Learns.OTHERS: {SHARK}}


def taught(tree: Tree, belief, view, chance, learns: int) -> set[int]:  # type: ignore[no-untyped-def]
    """Whose nodes grow: found by walking random games and looking their keys up."""
    tree.clear()
    for _ in range(300):
        tree.simulate(belief.world(view, chance), NONE, OCTOPUS, learns, chance)
    assert tree.nodes > 10
    movers = set()
    for seed in range(300):
        draws, s = random.Random(seed), belief.world(view, chance)
        for _ in range(8):
            if KELP.mover(s) == OVER:
                break
            if len(KELP.options(s)) > 1 and tree.find(tree.insight.key(s)) != NONE:
                movers.add(int(s.mover))
            KELP.answer(s, draws.choice(KELP.options(s)))
    return movers


def test_knowledge_that_shares_a_key_shares_no_answers() -> None:
    """Every node of the tree belongs to another question: only answers of the state at hand are given all the same."""
    insight, chance = KELP.insight, fast(1)
    positions = [KELP.rules.copy(s) for s in play(KELP, {}, 1) if KELP.mover(s) != OVER and len(KELP.options(s)) > 1]
    strange = 0
    for s, other in zip(positions, positions[7:], strict=False):
        seat, options = KELP.mover(s), KELP.options(s)
        bot = begun(SearchBot(40), s)
        KELP.rules.options(other, bot.tree.out)
        bot.tree.add(insight.key(s), other)
        for near in after(KELP, s, 1):
            if KELP.mover(near) == seat and bot.tree.find(insight.key(near)) == NONE:
                KELP.rules.options(other, bot.tree.out)
                bot.tree.add(insight.key(near), other)
        strange += options != KELP.options(other)
        assert bot.choose(KELP.redact(s, seat), options, None) in options
        assert [told["action"] for told in bot.explain()["options"]] == options
        for _ in range(10):
            bot.tree.simulate(KELP.rules.copy(s), NONE, seat, Learns.ALL, chance)
    assert strange > 20


def test_a_game_without_insight_is_searched_all_the_same() -> None:
    class Stranger:
        """Aquatica, but with nothing to say about how it is played."""

        insight = None

        def __getattr__(self, name: str) -> object:
            return getattr(AQUATICA, name)

    game = Stranger()
    assert isinstance(insight_of(game), PlainInsight)
    for options in ({"players": 2}, {"players": 1}):
        s = AQUATICA.new(chance=fast(1), **options)
        bot = begun(SearchBot(40), s, game=game)
        seat = AQUATICA.mover(s)
        assert bot.choose(AQUATICA.redact(s, seat), AQUATICA.options(s), None) in AQUATICA.options(s)
        assert bot.explain()["playouts"] >= 32


def test_levels_have_budgets_that_grow_and_that_speed_scales() -> None:
    for game in (KELP, AQUATICA):
        budgets = []
        for name in LEVELS:
            bot = LevelBot(name)
            bot.start(game, 0, {}, 1)
            budgets.append(bot.playouts)
            slow = LevelBot(name, speed=0.1)
            slow.start(game, 0, {}, 1)
            assert slow.playouts == pytest.approx(bot.playouts / 10, abs=0.5)
        assert budgets == sorted(set(budgets))
    assert [level.seconds for level in LEVELS.values()] == [0.05, 0.15, 0.5, 2.0]


def test_a_weak_level_overlooks_options_but_never_the_plainest() -> None:
    bot = SearchBot(10, overlooks=0.3)
    chance = fast(1)
    hidden = [bot.overlooked([0.1, 0.6, 0.1, 0.2], chance) for _ in range(400)]
    assert all(row[1] == 0 for row in hidden)
    share = sum(row[i] for row in hidden for i in (0, 2, 3)) / 1200
    assert share == pytest.approx(0.3, abs=0.05)
    assert SearchBot(10).overlooked([0.5, 0.5], chance) == [0, 0]


def test_an_overlooked_option_is_not_chosen() -> None:
    s = KELP.new(chance=fast(1))
    blind = begun(SearchBot(200, overlooks=1.0), s)
    chosen = blind.choose(KELP.redact(s, OCTOPUS), KELP.options(s), None)
    tried = [option for option in blind.explain()["options"] if option["visits"]]
    assert [option["action"] for option in tried] == [chosen]
