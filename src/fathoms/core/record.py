"""A record: how a game went, from its options to its end. A state is the fold of its record.

Entries are appended and never rewritten: an answer with the chance it drew, a take-back to an earlier count of answers,
a resignation, a flag, a seat that a bot takes over and its person coming back. As JSON it is versioned, and actions
stand in it as text. A record may begin with answers of another game, which is then played on with dice of its own.
"""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from fathoms.core.catalogue import Message
from fathoms.core.chance import Chance, scripted, sealed, used_up
from fathoms.core.errors import BadRecord, FathomsError, message
from fathoms.core.events import Sink
from fathoms.core.game import OVER, Event, Game, Way
from fathoms.core.label import SPECTATOR
from fathoms.core.state import BaseState

FORMAT = 1
NONCE = 64  # the longest that a player may add
ENTRIES = ("answer", "take_back", "resign", "flag", "taken_over", "came_back")
EVERY = 16  # answers between two states that a replay keeps
BEGINNING = -1  # where no answer stands


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened in a game. `chance` holds (bound, value) of each draw that followed.

    A server has a hundred thousand of them: they are small, and no search for garbage looks at them.
    """

    kind: str
    seat: int
    action: str = ""
    chance: tuple[tuple[int, int], ...] = ()
    to: int = 0

    def __repr__(self) -> str:  # what was chosen and drawn may be a secret
        return f"<{self.kind} of seat {self.seat}>"

    def to_json(self) -> dict[str, Any]:
        """The entry as a record file has it."""
        told: dict[str, Any] = {self.kind: self.action if self.kind == "answer" else self.seat}
        if self.kind == "answer":
            told["seat"] = self.seat
        if self.kind == "take_back":
            told["to"] = self.to
        if self.chance:
            told["chance"] = [list(draw) for draw in self.chance]
        return told


@dataclass(repr=False)
class Record:
    """How a game went: with which options and data, what was answered and what was drawn, and who gave up.

    Whoever has it while the game is played knows everything that is hidden.
    """

    game: str
    rules_version: int
    options: dict[str, Any]
    data: str
    overlay: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str = ""
    nonces: tuple[str, ...] = ()  # what players added to the seed after the commitment was shown
    seed: str = ""  # shown at the end of a live game
    start: tuple[tuple[int, int], ...] = ()  # chance of the setup
    entries: list[Entry] = field(default_factory=list)
    # How many of the first entries came from another game, with the start: the seed gives what was drawn after them.
    begun: int | None = None
    # Who gave up among the first `looked` entries: these never change, so each is looked at once.
    looked: int = field(default=0, init=False, compare=False)
    gone: dict[int, str] = field(default_factory=dict, init=False, compare=False)
    away: set[int] = field(default_factory=set, init=False, compare=False)  # and whose seat is taken over

    def __repr__(self) -> str:
        return f"<record of {self.game}: {self.answers()} answers>"

    def answers(self) -> int:
        """How many answers stand, forced ones included, after every take-back."""
        return len(self.standing())

    def standing(self) -> list[Entry]:
        """The answers that no take-back took away."""
        return [self.entries[place] for place in self.standing_places()]

    def standing_places(self) -> list[int]:
        """Where the answers that no take-back took away are among the entries."""
        standing: list[int] = []
        for place, entry in enumerate(self.entries):
            stand(standing, place, entry)
        return standing

    def to_json(self) -> dict[str, Any]:
        """The record as its file has it: `docs/records.md` tells of every key."""
        told: dict[str, Any] = {
            "fathoms": "record",
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules_version,
            "options": self.options,
            "data": self.data,
            "seats": list(self.seats),
            "start": [list(draw) for draw in self.start],
            "entries": [entry.to_json() for entry in self.entries],
        }
        kept = {"overlay": self.overlay, "commitment": self.commitment, "nonces": list(self.nonces), "seed": self.seed}
        told |= {key: value for key, value in kept.items() if value}
        return told if self.begun is None else told | {"begun": self.begun}

    def begun_with(self) -> list[Any]:
        """What came from another game, as JSON: its start and its answers. Nothing in an ordinary record."""
        if self.begun is None:
            return []
        return [[list(draw) for draw in self.start], [entry.to_json() for entry in self.entries[: self.begun]]]


def stand(standing: list[int], place: int, entry: Entry) -> None:
    """What an entry makes of the answers that stand, each by its place among the entries."""
    if entry.kind == "answer":
        standing.append(place)
    elif entry.kind == "take_back":
        del standing[entry.to :]


def commitment(seed: bytes, options: dict[str, Any], seats: Sequence[str], begun_with: Sequence[Any] = ()) -> str:
    """A hash that binds a live game to its seed, and to what it begins with, before the first draw."""
    told = json.dumps([options, list(seats), *begun_with], sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(seed + told.encode()).hexdigest()


def committed(seed: bytes, record: Record) -> str:
    """The hash that binds a record to a seed, and to what it begins with, before the first draw."""
    return commitment(seed, record.options, record.seats, record.begun_with())


def stream(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The seed that the draws follow from: with what players added, nobody could have chosen it alone."""
    return hashlib.sha256(seed + json.dumps(list(nonces)).encode()).digest() if nonces else seed


def playing_on(game: Game, source: Record, to: int, seed: bytes = b"") -> Record:
    """A record that begins with the first `to` standing answers of another. A seed that nobody knew before then gives
    all that is drawn after them."""
    if game.mover(replay(game, source, to)) == OVER:
        raise BadRecord("error-over-after-answer", to=to)
    record = Record(
        game.name, game.rules_version, game.settings.complete(source.options), game.digest, dict(game.overlay),
        game.seated(game.settings.complete(source.options)), start=source.start, entries=source.standing()[:to],
        begun=to,
    )  # fmt: skip
    record.commitment = committed(seed, record) if seed else ""
    return record


def given_up(record: Record) -> dict[int, str]:
    """The seats that resigned or ran out of time, and which of the two."""
    see_who_left(record)
    return dict(record.gone)


def taken_over(record: Record) -> set[int]:
    """The seats that bots play for people who may come back."""
    see_who_left(record)
    return record.away - record.gone.keys()


def see_who_left(record: Record) -> None:
    """Who gave up, went away or came back since this was last asked."""
    for entry in record.entries[record.looked :]:
        match entry.kind:
            case "resign" | "flag":
                record.gone[entry.seat] = entry.kind
            case "taken_over":
                record.away.add(entry.seat)
            case "came_back":
                record.away.discard(entry.seat)
    record.looked = len(record.entries)


def finished(game: Game, record: Record, state: BaseState) -> bool:
    """Whether nothing is secret any more. Where fewer than two would be left, giving up ends a game too."""
    return game.mover(state) == OVER or (len(record.seats) <= 2 and bool(given_up(record)))


def own_draws(record: Record) -> list[tuple[int, int]]:
    """Every draw that the record's own seed gave, those of answers taken back included."""
    return [draw for _, drawn in draws_by_cause(record) for draw in drawn]


def draws_by_cause(record: Record) -> Iterator[tuple[Message, tuple[tuple[int, int], ...]]]:
    """Every draw that the record's own seed gave, by what drew it: the setup, or an answer."""
    if record.begun is None:
        yield message("thing-setup"), record.start
    for n, entry in enumerate(record.entries[record.begun or 0 :], (record.begun or 0) + 1):
        yield message("thing-answer", n=n), entry.chance


class Replaying:
    """A record played through again, entry by entry: the one loop that makes states from records. The record may
    grow meanwhile. Only a table that follows what was done elsewhere repeats the new entries in its live game.

    `state` is where the entries so far have led. Answers are named by their place in the record, which never changes.
    A state is kept for each sixteenth of them, so that no moment is far, and for the last few that stand, so that
    many take-backs in a record do not play it through many times. A live game keeps no such states: each take-back
    there replays the record once.
    """

    def __init__(self, game: Game, record: Record) -> None:
        fits(game, record)
        self.game = game
        self.record = record
        self.done = 0  # entries
        self.standing: list[int] = []  # the answers that no take-back took away
        self.before: dict[int, int] = {}  # which answer stood before each
        self.ways: dict[int, Way] = {}  # the answers that were moves over a board
        try:
            self.state = game.new(chance=script(record.start), **game.settings.complete(record.options))
        except FathomsError as error:
            raise BadRecord("error-setup-not-replayed", error=error) from None
        self.whole()
        self.kept = {BEGINNING: game.rules.copy(self.state)}
        self.near = [self.kept[BEGINNING]]  # the last states that stand, this one included

    @property
    def last(self) -> int:
        """The last answer that stands."""
        return self.standing[-1] if self.standing else BEGINNING

    def __iter__(self) -> Iterator[tuple[Entry, list[Event]]]:
        """Each further entry with what happened."""
        while self.done < len(self.record.entries):
            yield self.record.entries[self.done], self.step()

    def step(self) -> list[Event]:
        """Do the next entry; what happened."""
        place, entry, events = self.done, self.record.entries[self.done], list[Event]()
        if entry.kind == "answer":
            events = self.answer(self.state, place, len(self.standing) + 1)
            self.whole(len(self.standing) + 1)
            self.before[place] = self.last
            self.standing.append(place)
            self.near = [*self.near[-EVERY:], self.game.rules.copy(self.state)]
            if len(self.standing) % EVERY == 0:
                self.kept[place] = self.near[-1]
        elif entry.kind == "take_back" and entry.to < len(self.standing):
            self.take_back(entry.to)
        self.done += 1
        return events

    def take_back(self, to: int) -> None:
        """Go back to the state after so many of the answers that stand."""
        taken = len(self.standing) - to
        del self.standing[to:]
        if taken < len(self.near):
            del self.near[-taken:]
        else:
            self.near, _ = self.way_to(self.last)
        self.state = self.game.rules.copy(self.near[-1])

    def way_to(self, place: int) -> tuple[list[BaseState], list[Event]]:
        """The states from one that is kept up to an answer that was done, also one taken back since; and what happened
        by it."""
        after, events = list[int](), list[Event]()
        while place in self.before:
            after.append(place)
            place = self.before[place]
            if place in self.kept:
                break
        way = [self.kept[place]]
        for n, answer in enumerate(reversed(after), 1):
            way.append(self.game.rules.copy(way[-1]))
            events = self.answer(way[-1], answer, n)
        return way, events

    def answer(self, s: BaseState, place: int, n: int) -> list[Event]:
        """Give an answer again, the n-th that stands, with what it drew."""
        game, entry, sink = self.game, self.record.entries[place], Sink()
        s.chance, s.sink = script(entry.chance), sink
        try:
            if game.mover(s) != entry.seat:
                raise BadRecord("error-seat-not-to-move", mover=game.mover(s), seat=entry.seat)
            action = game.actions.id(entry.action)
            if place not in self.ways and (way := way_of(game, s, action)):
                self.ways[place] = way
            game.answer(s, action)
        except FathomsError as error:
            raise BadRecord("error-answer-not-replayed", n=n, action=entry.action, error=error) from None
        s.sink = None
        return sink.events

    def whole(self, count: int = 0) -> None:
        """Refuse draws that the game did not make."""
        try:
            used_up(self.state.chance)
        except FathomsError as error:
            raise BadRecord("error-after-answers", count=count, error=error) from None


def way_of(game: Game, s: BaseState, action: int) -> Way | None:
    """The way that an option takes over the board, as everybody sees it, without what it could reach: that is past once
    it is done."""
    if not game.moves or game.actions.action(action).kind not in game.moves or action not in game.options(s):
        return None
    way = game.way(game.redact(s, SPECTATOR), action)
    return None if way is None else replace(way, reach=())


def script(draws: Sequence[tuple[int, int]]) -> Chance:
    return scripted([value for _, value in draws], [bound for bound, _ in draws])


def replay(game: Game, record: Record, to: int | None = None) -> BaseState:
    """The state after the first `to` standing answers, or after all of them."""
    replaying = Replaying(game, standing_alone(record))
    count = len(replaying.record.entries)
    if to is not None and not 0 <= to <= count:
        raise BadRecord("error-record-answer-range", count=count, to=to)
    while replaying.done < (count if to is None else to):
        replaying.step()
    return replaying.state


def standing_alone(record: Record) -> Record:
    """The same game as if nothing had ever been taken back, and nobody had left."""
    return replace(record, entries=record.standing())


def fits(game: Game, record: Record) -> None:
    """Refuse a record of another game, other rules or other data."""
    if record.game != game.name:
        raise BadRecord("error-record-other-game", game=record.game, name=game.name)
    if record.rules_version != game.rules_version:
        raise BadRecord(
            "error-record-other-rules",
            came=record.rules_version,
            rules=game.rules_version,
        )
    if record.data != game.digest:
        raise BadRecord("error-record-other-data", data=record.data, digest=game.digest)
    try:
        seats = game.seated(game.settings.complete(record.options))
    except FathomsError as error:
        raise BadRecord("error-setup-not-replayed", error=error) from None
    if len(record.seats) != len(seats):
        raise BadRecord("error-record-seat-count", game=game.name, count=len(seats), came=len(record.seats))


@dataclass(frozen=True)
class Verified:
    """What was checked: the answers, and the draws if a seed is shown, which may have been committed to before. The
    first `begun` answers came from another game, and the seed says nothing of their draws."""

    answers: int
    draws: int | None = None
    committed: bool = False
    begun: int | None = None

    def __str__(self) -> str:
        came = "" if self.begun is None else f" (the first {self.begun} come from another game, with their draws)"
        replayed = f"{self.answers} answers replay{came}"
        if self.draws is None:
            return f"{replayed}; no seed is shown, so the draws themselves cannot be checked"
        told = "that was committed to" if self.committed else "that is shown (there was no commitment)"
        which = "draws" if self.begun is None else "draws after these"
        return f"{replayed}, and all {self.draws} {which} follow from the seed {told}"


def verify(game: Game, record: Record) -> Verified:
    """Replay everything and, where the seed is shown, draw every number again that it gave."""
    replay(game, record)
    if not record.seed:
        return Verified(record.answers(), begun=record.begun)
    seed = bytes.fromhex(record.seed)
    if record.commitment and not hmac.compare_digest(committed(seed, record), record.commitment):
        raise BadRecord("error-seed-commitment")
    chance = sealed(stream(seed, record.nonces))
    count = 0
    for what, drawn in draws_by_cause(record):
        for bound, value in drawn:
            if chance.below(bound) != value:
                raise BadRecord("error-draw-not-of-seed", count=count, what=what)
            count += 1
    return Verified(record.answers(), count, bool(record.commitment), record.begun)
