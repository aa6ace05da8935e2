"""A contest of two bots, and one pair of its games: the same chance twice, with the seats swapped.

Chance of the table and of the bots follows from the seed of the contest, the number of the pair, the bot and its seat.
So a pair is the same whoever plays it, and when. With four seats they sit A B A B, then B A B A. A game for one is
played by each bot alone, and their points are compared.
"""

import sys
from contextlib import redirect_stdout, suppress
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from fathoms import __version__
from fathoms.bots.bot import seconds_of
from fathoms.bots.guard import OVERRUN, BotFault, Guarded, Overran, Raised, Watch
from fathoms.bots.named import bot as bot_named
from fathoms.bots.named import digest
from fathoms.build import compiled
from fathoms.core.chance import fast
from fathoms.core.errors import FathomsError
from fathoms.core.events import seen
from fathoms.core.game import OVER, Game
from fathoms.core.live import LiveGame
from fathoms.core.record import Record
from fathoms.core.state import BaseState
from fathoms.lab.simulate import seeds
from fathoms.table.saves import save_new, written

FORMAT = 1
ORDERS = ("AB", "BA")
LEAST_CLOCK = 0.1  # seconds: below it a machine that is busy for a moment would decide games
MOST_ANSWERS = 10_000  # a game that goes on for longer is nobody's; real ones end after a few hundred
ENDLESS, FORFEIT = "endless", "forfeit"


class Contest(msgspec.Struct, frozen=True):
    """Who plays what: all that decides the games. It is also the first line of a file of results."""

    fathoms: str
    format: int
    game: str
    options: dict[str, Any]
    bots: tuple[str, str]
    files: dict[str, str]  # digests of the bots that come from files
    seed: int
    speed: float
    clock: float | None
    rules: int
    data: str
    version: str

    @property
    def names(self) -> tuple[str, str]:
        """The bots by name; one that plays against itself is two."""
        first, second = self.bots
        return first, second if second != first else f"{second}#2"


def contest(
    game: Game,
    options: dict[str, Any],
    bots: tuple[str, str],
    seed: int,
    speed: float = 1.0,
    clock: float | None = None,
) -> Contest:
    """A contest with complete options; bots that cannot be loaded are named at once."""
    for spec in bots:
        bot_named(spec, speed)
    digests = {spec: told for spec in bots if (told := digest(spec)) is not None}
    options = game.settings.complete(options)
    return Contest(
        "arena",
        FORMAT,
        game.name,
        options,
        bots,
        digests,
        seed,
        speed,
        clock,
        game.rules_version,
        game.digest,
        version(),
    )


@cache
def version() -> str:
    """The version of Fathoms and of these very sources: bots of the house play otherwise after a change."""
    told = blake2b(digest_size=8)
    package = files("fathoms")
    for folder in ("bots", "core", "games"):
        for path in sorted(Path(str(package.joinpath(folder))).rglob("*")):
            if path.suffix in (".py", ".toml"):
                told.update(path.read_bytes())
    return f"{__version__}+{told.hexdigest()}"


class Forfeit(msgspec.Struct, frozen=True):
    """Why a game was lost without being played to its end."""

    bot: str
    seat: int
    did: str  # raised, answered, overran
    what: str


class Played(msgspec.Struct, frozen=True):
    """How a game went; a line of a file of results. Lists are by seat."""

    pair: int
    order: str
    seats: tuple[str, ...]  # the bots
    places: tuple[str, ...]  # what wins are counted by
    winner: str | None  # a bot
    place: str | None  # where it sat
    reason: str
    scores: tuple[float, ...]  # none where the game was not over
    decisions: dict[str, int]  # by bot: how often it had a choice
    seconds: dict[str, float]  # by bot: CPU
    forfeit: Forfeit | None = None


Pair = tuple[Played, Played]


def play_pair(game: Game, of: Contest, pair: int, records: Path | None = None) -> Pair:
    """The two games of a pair; each is kept as a record if there is a folder for them."""
    # What a bot prints is not a part of what a program reads.
    with redirect_stdout(sys.stderr), Watch() as watch:
        return play_game(game, of, pair, 0, watch, records), play_game(game, of, pair, 1, watch, records)


def play_game(game: Game, of: Contest, pair: int, order: int, watch: Watch, records: Path | None) -> Played:
    """One game of a pair; in the second the bots have changed their seats."""
    seed, players = seeds(of.seed, pair)
    sits = [(seat + order) % 2 for seat in range(len(game.seated(of.options)))]  # 0 the first bot, 1 the second
    names = tuple(of.names[which] for which in sits)
    live = LiveGame.new(game, fast(seed), names, **of.options)
    s = live.state
    bots: list[Guarded] = []
    forfeit: Forfeit | None = None
    turn = 0  # the seat whose bot is asked for something
    try:
        for turn, which in enumerate(sits):
            bots.append(guarded(of, which, watch))
            bots[turn].start(game, turn, of.options, seeds(players, 2 * turn + which)[0])
        answers = 0
        while (mover := game.mover(s)) != OVER and answers < MOST_ANSWERS:
            turn = mover
            view = game.redact(s, mover)
            legal = game.options(view)
            # A single answer leaves no choice, so nobody is asked.
            live.answer(bots[mover].choose(view, legal, None) if len(legal) > 1 else legal[0])
            answers += 1
            events = live.take_fresh()
            for turn, bot in enumerate(bots):
                bot.see(seen(events, turn))
    except BotFault as fault:
        forfeit = Forfeit(names[turn], turn, fault.did, str(fault))
        live.give_up("flag" if isinstance(fault, Overran) else "resign", turn)
    if records is not None:
        keep(records / f"{game.name}-{pair:05}-{ORDERS[order]}.json", live.record)
    return told(game, s, of, pair, order, names, bots, forfeit)


def keep(path: Path, record: Record) -> None:
    """Write a record. A run that goes on comes to the same games again; another game is never written over."""
    told = record.to_json()
    with suppress(OSError, UnicodeError):
        if path.read_text("utf-8") == f"{written(told)}\n":
            return
    save_new(path, told)


def guarded(of: Contest, which: int, watch: Watch) -> Guarded:
    """A new bot, with the clock that it has here."""
    try:
        new = bot_named(of.bots[which], of.speed)
    except FathomsError as error:
        raise Raised("error-itself", error=error) from None
    if of.clock is None and not compiled():
        return Guarded(new, of.names[which])
    clock = max(seconds_of(new) * of.speed, LEAST_CLOCK) if of.clock is None else of.clock
    return Guarded(new, of.names[which], OVERRUN * clock, watch)


def told(
    game: Game, s: BaseState, of: Contest, pair: int, order: int, names: tuple[str, ...], bots: list[Guarded],
    forfeit: Forfeit | None,
) -> Played:  # fmt: skip
    known = game.places(of.options)
    places = tuple(known[game.place_of(s, seat)] for seat in range(len(names)))
    outcome = game.outcome(s)
    if forfeit is not None:
        scores: tuple[float, ...] = ()
        winner, reason = heir(names, forfeit.seat), FORFEIT
    elif outcome is None:
        scores, winner, reason = (), None, ENDLESS
    else:
        scores, winner, reason = outcome.scores, outcome.winner, outcome.reason
    decisions = dict.fromkeys(of.names if len(names) > 1 else names, 0)
    seconds = dict.fromkeys(decisions, 0.0)
    for bot in bots:
        decisions[bot.name] += bot.decisions
        seconds[bot.name] += bot.spent
    return Played(
        pair, ORDERS[order], names, places, None if winner is None else names[winner],
        None if winner is None else places[winner], reason, scores, decisions,
        {name: round(spent, 6) for name, spent in seconds.items()}, forfeit,
    )  # fmt: skip


def heir(names: tuple[str, ...], seat: int) -> int | None:
    """Who wins a game that the bot at this seat forfeits: the next seat of the other bot; alone there is none."""
    order = [(seat + step) % len(names) for step in range(1, len(names))]
    return next((other for other in order if names[other] != names[seat]), None)


def score_of(games: Pair) -> float:
    """What a pair is worth to the first bot."""
    first, second = games
    if len(first.seats) == 1:
        ours, theirs = alone(first), alone(second)
        return 1.0 if ours > theirs else 0.0 if ours < theirs else 0.5
    bot = first.seats[0]
    return sum(0.5 if game.winner is None else float(game.winner == bot) for game in games) / 2


def alone(game: Played) -> float:
    """The points of a game for one; less than any where it was forfeited."""
    return game.scores[0] if game.scores else float("-inf")
