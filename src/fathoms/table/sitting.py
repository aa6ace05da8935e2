"""A game in play as its seats may know it: what each has heard, what it is asked, what it may take back.

Whoever drives it, a terminal or a server, gives answers and passes on what this tells. Nothing here waits or writes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from fathoms.core.chance import scripted
from fathoms.core.errors import FathomsError
from fathoms.core.events import EVERYONE, Sink
from fathoms.core.game import OVER, Event, Game, Message, Outcome, View
from fathoms.core.insight import UNANSWERED, insight_of
from fathoms.core.record import Table, finished, given_up, happened, replay, taken_over
from fathoms.table.drafts import Followed, asked, follow, may_take_back
from fathoms.table.ending import outcome, outcome_message
from fathoms.table.messages import Asked, Draft, Drafted, Happened, Refused, Seated, Situation, Told

Heard = tuple[int, Event | Told]  # with the length of the record right after it

PERSON = "person"
SPECTATOR = -1
LONG = 4_000  # entries of a record; a longer one takes nothing back, or it could grow without end

NOT_NOW = Refused(Message("refused-not-now"))
PLAYED_ON = Told({"event": "played_on"}, Message("table-played-on"))


class Given(msgspec.Struct, gc=False):
    """An answer: whose it was, whether it began a choice, and whether it told nothing new and drew nothing."""

    seat: int
    choice: bool
    plain: bool


@dataclass(frozen=True)
class Now:
    """What a record of this length comes to: who gave up, who is to move, and how it ended."""

    n: int
    left: Mapping[int, str]
    mover: int
    outcome: Outcome | None
    said: Message | None


class Sitting:
    def __init__(self, table: Table, names: Mapping[int, str], starts: set[int] | None = None) -> None:
        """`starts` are the places in the record where an answer begins, if several actions may have been one answer."""
        self.table = table
        self.starts = set(range(len(table.record.entries))) if starts is None else starts
        self.game: Game = table.game
        self.insight = insight_of(self.game)
        self.seats = self.game.seated(table.record.options)
        self.names = names
        self.heard: dict[int, list[Heard]] = {seat: [] for seat in range(SPECTATOR, len(self.seats))}
        self.standing: list[Event] = []  # what happened and was not taken back
        self.fresh: list[Event] = []  # what happened and was not taken yet
        self.given: list[Given] = []  # the answers that stand
        self.known: Now | None = None
        begun = table.record.begun
        for n, (entry, events) in enumerate(happened(self.game, table.record), 1):
            if n - 1 == begun:
                self.tell(begun, PLAYED_ON)
            if entry.kind == "take_back":
                self.tell(n, self.took_back(entry.seat))
            elif entry.kind != "answer":
                self.tell(n, self.gave_up(entry.kind, entry.seat))
            self.hear(n, events)
        if self.n == begun:
            self.tell(begun, PLAYED_ON)
        self.recall()

    @property
    def n(self) -> int:
        """The length of the record: requests name it, so that one which comes too late is seen to."""
        return len(self.table.record.entries)

    @property
    def now(self) -> Now:
        """Worked out once for each length, since the whole record is looked through."""
        if self.known is None or self.known.n != self.n:
            game, record, state = self.game, self.table.record, self.table.state
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

    def answer(self, action: int, begins: bool = True) -> list[Event]:
        """Give an answer of the seat to move; what happened."""
        state = self.table.state
        seat, choice = self.game.mover(state), begins and len(self.game.options(state)) > 1
        drawn, sink = state.chance.counter, Sink()
        state.sink = sink
        if begins:
            self.starts.add(self.n)
        self.table.answer(action)
        events = sink.take()
        self.hear(self.n, events)
        self.standing += events
        self.fresh += events
        self.given.append(Given(seat, choice, state.chance.counter == drawn and self.open(events)))
        return events

    def answer_all(self, actions: Sequence[int]) -> None:
        """Several at once; they are taken back as a whole."""
        for i, action in enumerate(actions):
            self.answer(action, begins=i == 0)

    def take_fresh(self) -> list[Event]:
        """What happened since this was last asked."""
        taken, self.fresh = self.fresh, []
        return taken

    def take_back(self, seat: int, to: int) -> None:
        """Go back to so many answers. Whether that is honest is asked before."""
        self.table.take_back(seat, to)
        self.tell(self.n, self.took_back(seat))
        self.recall()

    def give_up(self, kind: str, seat: int) -> None:
        """A seat resigns, its flag falls, it is taken over, or its person comes back."""
        self.table.give_up(kind, seat)
        self.tell(self.n, self.gave_up(kind, seat))

    def openly_forced(self) -> int | None:
        """The only answer of the seat to move, if everybody can know that it is the only one.

        Whoever gives it without asking tells by doing so that there was no choice.
        """
        game, state = self.game, self.table.state
        if self.over or not game.open_options(state):
            return None
        options = game.options(state)
        return options[0] if len(options) == 1 else None

    # What is remembered

    def recall(self) -> None:
        """Everything that stands, from the record."""
        record = self.table.record
        self.standing.clear()
        self.given.clear()
        s = replay(self.game, record, 0)
        for place in record.standing_places():
            entry = record.entries[place]
            choice, sink = place in self.starts and len(self.game.options(s)) > 1, Sink()
            s.chance = scripted([value for _, value in entry.chance])
            s.sink = sink
            self.game.answer(s, self.game.actions.id(entry.action))
            self.standing += sink.events
            self.given.append(Given(entry.seat, choice, not entry.chance and self.open(sink.events)))

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
        for count in range(len(self.given) - 1, (self.table.record.begun or 0) - 1, -1):
            given = self.given[count]
            if not given.plain or self.n >= LONG:
                return None
            if given.seat == seat and given.choice:
                return count
        return None

    def hear(self, n: int, events: Sequence[Event]) -> None:
        for event in events:
            item = n, event
            for seat, heard in self.heard.items():
                if event[5] == EVERYONE or (seat >= 0 and event[5] >> seat & 1):
                    heard.append(item)

    def tell(self, n: int, told: Told) -> None:
        item = n, told
        for heard in self.heard.values():
            heard.append(item)

    def took_back(self, seat: int) -> Told:
        name = self.game.seats[seat]
        return Told({"event": "taken_back", "seat": name}, Message("table-took-back", {"seat": ("seat", name)}))

    def gave_up(self, kind: str, seat: int) -> Told:
        name = self.game.seats[seat]
        return Told(
            {"event": kind, "seat": name}, Message(f"replay-{kind.replace('_', '-')}", {"seat": ("seat", name)})
        )

    def told(self, heard: Heard) -> Happened:
        n, item = heard
        if isinstance(item, Told):
            return Happened(item.event, item.said, n)
        event = self.game.event_json(item[:5])
        return Happened(event, self.game.event_message(event), n)

    # What a seat is told

    def asked_in(self, seat: int, early: bool = False) -> View | None:
        """The view in which a seat is asked something now.

        `early`: a question that two answer in secret at the same time is put to the second at once. What the first will
        choose changes nothing of it, so any choice in any world that the second thinks possible leads there. Who has
        answered it waits: what comes next hangs on the other's answer (K10.2).
        """
        mover = self.mover
        if seat < 0 or mover == OVER:
            return None
        if mover != seat and (not early or self.insight.at_once(self.table.state) != UNANSWERED):
            return None
        view = self.game.redact(self.table.state, seat)
        if mover == seat:
            return view
        world = self.game.resample(view, 0)
        self.game.answer(world, self.game.options(world)[0])
        return self.game.redact(world, seat) if self.game.mover(world) == seat else None

    def follow(self, view: View, actions: Sequence[int]) -> Followed | Refused:
        try:
            return follow(self.game, view, actions) if actions else NOT_NOW
        except FathomsError:
            return NOT_NOW

    def drafted(self, view: View, wanted: Draft) -> Drafted | Refused:
        """What a draft would do, from the view of the seat alone."""
        followed = self.follow(view, wanted.actions)
        if isinstance(followed, Refused):
            return followed
        return Drafted(
            wanted.n,
            followed.actions,
            [self.game.describe(view, action) for action in followed.actions],
            [Told(dict(event), self.game.event_message(event)) for event in followed.events],
            followed.view is not None,
            not may_take_back(self.game, int(view.seat), followed),
            followed.open,
            None if followed.choice is None else asked(self.game, followed.choice),
            None if followed.view is None else self.game.to_json(followed.view),
        )

    def situation(self, seat: int, known: int, early: bool = False) -> Situation:
        """What a seat may see, and what happened since it had heard of so much."""
        game, state = self.game, self.table.state
        mover, ended, heard = self.mover, self.now.outcome, self.heard[seat]
        asked, view = self.asked(seat, early), game.redact(state, seat)
        return Situation(
            n=self.n,
            seen=len(heard),
            view=self.everything() if mover == OVER else game.to_json(view),
            events=[self.told(item) for item in heard[known:]],
            mover=None if mover == OVER else game.seats[mover],
            asked=asked,
            may_take_back=mover == seat != OVER and self.back is not None,
            outcome=self.now.said,
            winner=None if ended is None or ended.winner is None else game.seats[ended.winner],
            ranks=None if ended is None else {name: ended.ranks[i] for i, name in enumerate(self.seats)},
            reach=game.reach(view) if asked is None and mover != OVER else [],
        )

    def asked(self, seat: int, early: bool) -> Asked | None:
        view = self.asked_in(seat, early)
        return None if view is None else asked(self.game, view)

    def everything(self) -> dict[str, Any]:
        """The whole table, when nothing is secret any more."""
        told = self.game.to_json(self.table.state)
        told.pop("chance")
        return told

    def seated(self, seat: int) -> Seated:
        record = self.table.record
        return seated(self.game, record.options, seat, self.names, record.commitment)


def seated(game: Game, options: Mapping[str, Any], seat: int, names: Mapping[int, str], commitment: str) -> Seated:
    """What somebody who sits down is told; the game need not have begun."""
    return Seated(
        game=game.name,
        rules=game.rules_version,
        options=dict(options),
        seat=game.seats[seat] if seat >= 0 else "spectator",
        seats={name: names.get(i, PERSON) for i, name in enumerate(game.seated(options))},
        components=game.components(**options),
        commitment=commitment,
    )
