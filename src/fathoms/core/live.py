"""A live game: a state with the record that led to it, what happened in it, and what each seat has heard of that.

Whoever drives it, a terminal, a server or a test, gives answers and passes on what there is to hear. Nothing here waits
or writes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from fathoms.core.chance import Chance
from fathoms.core.ending import outcome, outcome_message
from fathoms.core.errors import BadRecord
from fathoms.core.events import Sink, may_know
from fathoms.core.game import OVER, Event, Game, Message, Outcome
from fathoms.core.record import (
    Entry,
    Record,
    Replaying,
    commitment,
    committed,
    finished,
    given_up,
    own_draws,
    replay,
    taken_over,
    way_of,
)

# What a seat hears, with the length of the record right after it: an event, an entry that is no answer, or None where
# what came from another game ends.
Heard = tuple[int, Event | Entry | None]

SPECTATOR = -1
LONG = 4_000  # entries of a record; a longer one takes nothing back, or it could grow without end


class Given(msgspec.Struct, gc=False):
    """An answer: whose it was, whether it began a choice, whether it told nothing new and drew nothing, and how many
    events stood before it."""

    seat: int
    choice: bool
    plain: bool
    events: int


@dataclass(frozen=True)
class Now:
    """What a record of this length comes to: who gave up, who is to move, and how it ended."""

    n: int
    left: Mapping[int, str]
    mover: int
    outcome: Outcome | None
    said: Message | None


class LiveGame:
    """A game in play: its state, its record, what happened and what each seat has heard; it is answered and taken back.

    `LiveGame.new` begins one, `LiveGame.resume` goes on with a record.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        chance: Chance | None = None,
        seed: bytes = b"",
        starts: set[int] | None = None,
    ) -> None:
        """The game that a record tells. Without `chance` nothing more can be drawn: it is there to be looked at.

        `starts` are the places in the record where an answer begins, if several actions may have been one answer.
        """
        self.game = game
        self.record = record
        self.seed = seed
        self.starts = set(range(len(record.entries))) if starts is None else starts
        self.seats = game.seated(game.settings.complete(record.options))
        self.heard: dict[int, list[Heard]] = {seat: [] for seat in range(SPECTATOR, len(self.seats))}
        self.standing: list[Event] = []  # what happened and was not taken back
        self.fresh: list[Event] = []  # what happened and was not taken yet
        self.given: list[Given] = []  # the answers that stand
        self.known: Now | None = None
        replaying = Replaying(game, record)
        for n, entry in enumerate(record.entries, 1):
            if n - 1 == record.begun:
                self.tell(n - 1, None)
            choice = entry.kind == "answer" and n - 1 in self.starts and len(game.options(replaying.state)) > 1
            self.enter(n, entry, replaying.step(), choice, bool(entry.chance))
        if self.n == record.begun:
            self.tell(self.n, None)
        self.state = replaying.state
        self.ways = replaying.ways  # of the answers that were moves, by their place in the record
        self.log: list[tuple[int, int, int]] = []
        self.chance = self.state.chance if chance is None else chance
        self.chance.log = self.log
        self.state.chance = self.chance

    @classmethod
    def new(
        cls,
        game: Game,
        chance: Chance,
        seats: Sequence[str] = (),
        *,
        seed: bytes = b"",
        nonces: Sequence[str] = (),
        **options: Any,
    ) -> "LiveGame":
        """A game that begins. `seed` is what is committed to, if players added nonces to it: the chance then follows
        from both."""
        seed = seed or chance.seed
        chance.log = []
        chosen = game.options_of(game.new(chance=chance, **options))
        names = tuple(seats) or game.seated(chosen)
        sealed_by = commitment(seed, chosen, names) if seed else ""
        record = Record(
            game.name, game.rules_version, chosen, game.digest, dict(game.overlay), names, sealed_by, tuple(nonces),
            start=draws(chance.log),
        )  # fmt: skip
        return cls(game, record, chance, seed)

    @classmethod
    def resume(
        cls, game: Game, record: Record, chance: Chance, seed: bytes = b"", starts: set[int] | None = None
    ) -> "LiveGame":
        """Go on with a record; `chance` is as it was before its first own draw, and must give the same draws again."""
        seed = seed or chance.seed
        live = cls(game, record, chance, seed, starts)
        record.options = game.options_of(live.state)
        if seed and committed(seed, record) != record.commitment:
            raise BadRecord("error-kept-seed-commitment")
        for draw, (bound, value) in enumerate(own_draws(record)):
            if chance.below(bound) != value:
                raise BadRecord("error-draw-not-of-kept-seed", draw=draw)
        live.log.clear()
        return live

    @property
    def n(self) -> int:
        """The length of the record: requests name it, so that one which comes too late is seen to."""
        return len(self.record.entries)

    @property
    def now(self) -> Now:
        """Worked out once for each length, since the whole record is looked through."""
        if self.known is None or self.known.n != self.n:
            game, record, state = self.game, self.record, self.state
            over = finished(game, record, state)
            self.known = Now(
                self.n,
                given_up(record) | dict.fromkeys(taken_over(record), "taken_over"),
                OVER if over else game.mover(state),
                outcome(game, record, state) if over else None,
                outcome_message(game, record, state) if over else None,
            )
        return self.known

    @property
    def left(self) -> Mapping[int, str]:
        """The seats that resigned, ran out of time or were taken over, and which of these."""
        return self.now.left

    @property
    def over(self) -> bool:
        return self.now.mover == OVER

    @property
    def mover(self) -> int:
        return self.now.mover

    # What happens

    def answer(self, action: int, begins: bool = True) -> None:
        """Answer for the seat to move and record it; a refused answer leaves no trace."""
        game, state, sink = self.game, self.state, Sink()
        seat, drawn = game.mover(state), state.chance.counter
        choice = begins and len(game.options(state)) > 1
        way = way_of(game, state, action)
        state.sink = sink
        game.answer(state, action)
        if begins:
            self.starts.add(self.n)
        if way is not None:
            self.ways[self.n] = way
        entry = Entry("answer", seat, game.actions.text(action), self.drawn())
        self.record.entries.append(entry)
        self.enter(self.n, entry, sink.events, choice, state.chance.counter != drawn)
        self.fresh += sink.events
        self.show_seed()

    def answer_all(self, actions: Sequence[int]) -> None:
        """Several at once; they are taken back as a whole."""
        for i, action in enumerate(actions):
            self.answer(action, begins=i == 0)

    def give_up(self, kind: str, seat: int) -> None:
        """A seat resigns, its flag falls, it is taken over, or its person comes back."""
        self.append(Entry(kind, seat))
        self.show_seed()

    def take_back(self, seat: int, to: int) -> None:
        """Go back to so many answers; whether that is honest is asked before. Chance does not go back: what was drawn
        since then is not drawn again."""
        least, answers = self.record.begun or 0, self.record.answers()
        if not least <= to <= answers:
            raise BadRecord("error-take-back-range", least=least, answers=answers, to=to)
        self.append(Entry("take_back", seat, to=to))
        self.state = replay(self.game, self.record)
        self.state.chance = self.chance

    def append(self, entry: Entry) -> None:
        """Put an entry behind the others; everybody hears of it."""
        self.record.entries.append(entry)
        self.enter(self.n, entry)

    def drawn(self) -> tuple[tuple[int, int], ...]:
        """What was drawn since this was last asked."""
        drawn = draws(self.log)
        self.log.clear()
        return drawn

    def show_seed(self) -> None:
        """Put the seed into the record, once the game has ended."""
        if self.record.commitment and finished(self.game, self.record, self.state):
            self.record.seed = self.seed.hex()

    def take_fresh(self) -> list[Event]:
        """What happened since this was last asked."""
        taken, self.fresh = self.fresh, []
        return taken

    def openly_forced(self) -> int | None:
        """The only answer of the seat to move, if everybody can know that it is the only one.

        Whoever gives it without asking tells by doing so that there was no choice.
        """
        if self.over or not self.game.open_options(self.state):
            return None
        options = self.game.options(self.state)
        return options[0] if len(options) == 1 else None

    # What is remembered

    def enter(
        self, n: int, entry: Entry, events: Sequence[Event] = (), choice: bool = False, drew: bool = False
    ) -> None:
        """Remember what an entry did, and let the seats hear of it."""
        if entry.kind == "answer":
            self.given.append(Given(entry.seat, choice, not drew and self.open(events), len(self.standing)))
            self.standing += events
            self.hear(n, events)
            return
        if entry.kind == "take_back" and entry.to < len(self.given):
            del self.standing[self.given[entry.to].events :]
            del self.given[entry.to :]
        self.tell(n, entry)

    def open(self, events: Sequence[Event]) -> bool:
        """Whether these told no seat anything that it could not know before."""
        return {self.game.event_json(event[:5])["event"] for event in events} <= self.game.open_events

    @property
    def back(self) -> int | None:
        """The count of answers to which the seat to move can go back on its own.

        Since then it alone was asked, nothing was drawn, and nothing was shown to anybody.
        """
        to = self.honest_back(self.mover)
        alone = to is not None and all(given.seat == self.mover for given in self.given[to:])
        return to if alone else None

    def honest_back(self, seat: int) -> int | None:
        """The count of answers before the last choice of a seat, if it could honestly be made again.

        By agreement others may have answered since; but nothing was drawn, and nothing was shown that was hidden. What
        came from another game stays.
        """
        for count in range(len(self.given) - 1, (self.record.begun or 0) - 1, -1):
            given = self.given[count]
            if not given.plain or self.n >= LONG:
                return None
            if given.seat == seat and given.choice:
                return count
        return None

    def hear(self, n: int, events: Sequence[Event]) -> None:
        """What happened, for those who may know it."""
        for event in events:
            item = n, event
            for seat, heard in self.heard.items():
                if may_know(seat, event):
                    heard.append(item)

    def tell(self, n: int, what: Entry | None) -> None:
        """What everybody may know."""
        item = n, what
        for heard in self.heard.values():
            heard.append(item)


def draws(log: Sequence[tuple[int, int, int]]) -> tuple[tuple[int, int], ...]:
    return tuple((bound, value) for _, bound, value in log)
