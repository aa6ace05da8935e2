"""What a seat is told of a live game: how it stands, what was heard, what is asked, what a draft would do."""

from collections.abc import Mapping, Sequence
from typing import Any

from fathoms.core.errors import FathomsError
from fathoms.core.game import MOVED, OVER, Game, Message, View, Way
from fathoms.core.live import Heard, LiveGame
from fathoms.core.record import Entry
from fathoms.table.drafts import Drafts, Followed, asked, may_take_back
from fathoms.table.messages import Asked, Draft, Drafted, Happened, Refused, Seated, Situation, Told

PERSON = "person"
NOT_NOW = Refused(Message("refused-not-now"))
PLAYED_ON = Told({"event": "played_on"}, Message("table-played-on"))


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


def situation(live: LiveGame, seat: int, known: int, early: bool = False) -> Situation:
    """What a seat may see, and what happened since it had heard of so much."""
    game, state = live.game, live.state
    mover, ended, heard = live.mover, live.now.outcome, live.heard[seat]
    question, view = asked_now(live, seat, early), game.redact(state, seat)
    return Situation(
        n=live.n,
        seen=len(heard),
        view=everything(live) if mover == OVER else game.to_json(view),
        events=[happened(live, item) for item in heard[known:]],
        mover=None if mover == OVER else game.seats[mover],
        asked=question,
        may_take_back=mover == seat != OVER and live.back is not None,
        outcome=live.now.said,
        winner=None if ended is None or ended.winner is None else game.seats[ended.winner],
        ranks=None if ended is None else {name: ended.ranks[i] for i, name in enumerate(live.seats)},
        points=points(live) if mover == OVER else None,
        cut_short=mover == OVER and game.mover(state) != OVER,
        reach=game.reach(view) if question is None and mover != OVER else [],
        good_for=game.good_for(view) if mover != OVER else [],
    )


def points(live: LiveGame) -> dict[str, int] | None:
    """What each seat has won, in a game that counts points."""
    counted = live.game.points(live.state)
    return None if counted is None else dict(zip(live.seats, counted, strict=True))


def everything(live: LiveGame) -> dict[str, Any]:
    """The whole game, when nothing is secret any more."""
    told = live.game.to_json(live.state)
    told.pop("chance")
    return told


def asked_now(live: LiveGame, seat: int, early: bool) -> Asked | None:
    view = asked_in(live, seat, early)
    return None if view is None else asked(live.game, view)


def asked_in(live: LiveGame, seat: int, early: bool = False) -> View | None:
    """The view in which a seat is asked something now.

    `early`: a question that two answer in secret at the same time is put to the second at once. What the first will
    choose changes nothing of it, so any choice in any world that the second thinks possible leads there. Who has
    answered it waits: what comes next hangs on the other's answer.
    """
    game, mover = live.game, live.mover
    if seat < 0 or mover == OVER:
        return None
    if mover != seat and not (early and game.asked_together(live.state)):
        return None
    view = game.redact(live.state, seat)
    if mover == seat:
        return view
    world = game.resample(view, 0)
    game.answer(world, game.options(world)[0])
    return game.redact(world, seat) if game.mover(world) == seat else None


def followed(drafts: Drafts, n: int, view: View, actions: Sequence[int]) -> Followed | Refused:
    """Actions followed from a view, if they can be done."""
    try:
        return drafts.follow(n, view, actions) if actions else NOT_NOW
    except FathomsError:
        return NOT_NOW


def drafted(drafts: Drafts, view: View, wanted: Draft) -> Drafted | Refused:
    """What a draft would do, from the view of the seat alone."""
    game, done = drafts.game, followed(drafts, wanted.n, view, wanted.actions)
    if isinstance(done, Refused):
        return done
    return Drafted(
        wanted.n,
        done.actions,
        [game.describe(view, action) for action in done.actions],
        [Told(dict(event), game.event_message(event)) for event in done.events],
        done.view is not None,
        not may_take_back(game, int(view.seat), done),
        done.open,
        None if done.choice is None else asked(game, done.choice),
        None if done.view is None else game.to_json(done.view),
    )


def happened(live: LiveGame, heard: Heard) -> Happened:
    """What a seat has heard, as it is told."""
    n, what = heard
    if what is None:
        told = PLAYED_ON
    elif isinstance(what, Entry):
        told = told_entry(live.game, what)
    else:
        told = told_event(live.game, what, live.ways.get(n - 1))
    return Happened(told.event, told.said, told.way, n=n)


def told_event(game: Game, event: Sequence[int], way: Way | None) -> Told:
    """An event of an answer, with the way of that answer if it is the move."""
    named = game.event_json(event[:5])
    return Told(named, game.event_message(named), way if named["event"] == MOVED else None)


def told_entry(game: Game, entry: Entry) -> Told:
    """An entry that is no answer: somebody took back, gave up, was taken over or came back."""
    seat = game.seats[entry.seat]
    if entry.kind == "take_back":
        return Told({"event": "taken_back", "seat": seat}, Message("table-took-back", {"seat": ("seat", seat)}))
    said = f"replay-{entry.kind.replace('_', '-')}"
    return Told({"event": entry.kind, "seat": seat}, Message(said, {"seat": ("seat", seat)}))
