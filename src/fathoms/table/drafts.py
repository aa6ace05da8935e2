"""Drafts: what a seat's actions would do, from its view alone, before anybody hears of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fathoms.core.errors import IllegalAction
from fathoms.core.game import CLOSING, ONE_OF_SEVERAL, Game, Preview, View
from fathoms.table.messages import Asked, Choice, Foreseen, Option, Told

MANY = 200  # more whole choices than these are not listed; they are made step by step


@dataclass
class Followed:
    """Actions followed as far as the seat can know. `view` is where they lead, if that is certain."""

    actions: list[int] = field(default_factory=list)
    events: list[Mapping[str, Any]] = field(default_factory=list)
    view: View | None = None
    choice: View | None = None  # where the seat has to choose again
    open: bool = False  # whether that is the same choice, going on


Trail = list[tuple[int, Preview]]  # actions from a view on, each with what it would do after those before it


class Drafts:
    """The drafts of a live game's seats. One that goes on, or is sent, is not followed from its beginning again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.n = 0
        self.trails: dict[int, Trail] = {}

    def follow(self, n: int, view: View, actions: Sequence[int]) -> Followed:
        """Follow actions from the view that a seat has while the record is so long."""
        if n != self.n:
            self.n, self.trails = n, {}
        return follow(self.game, view, actions, self.trails.setdefault(int(view.seat), []))


def follow(game: Game, view: View, actions: Sequence[int], trail: Trail | None = None) -> Followed:
    """Follow actions from a view, then whatever leaves no choice. A `trail` of the same view spares what it knows, and
    becomes that of these actions."""
    seat = int(view.seat)
    trail = [] if trail is None else trail
    followed = Followed(view=view)
    for action in actions:
        if followed.view is None or game.mover(followed.view) != seat:
            raise IllegalAction("error-draft-ends")
        step(game, followed, action, trail)
    while (at := followed.view) is not None and game.mover(at) == seat:
        options = game.options(at)
        if len(options) > 1:
            followed.choice, followed.open = at, game.goes_on(view, at)
            break
        step(game, followed, options[0], trail)
    return followed


def step(game: Game, followed: Followed, action: int, trail: Trail) -> None:
    assert followed.view is not None
    at = len(followed.actions)
    if at < len(trail) and trail[at][0] == action:
        preview = trail[at][1]
    else:
        preview = game.preview(followed.view, action)
        trail[at:] = [(action, preview)]
    followed.actions.append(action)
    followed.events += preview.events
    followed.view = preview.view


def may_take_back(game: Game, seat: int, followed: Followed) -> bool:
    """Whether the seat could take the actions back: nothing is shown, drawn or rolled, and it is asked again."""
    at = followed.view
    told = {event["event"] for event in followed.events}
    return at is not None and game.mover(at) == seat and told <= game.open_events


def asked(game: Game, view: View) -> Asked:
    """The question that a view's seat has to answer."""
    question = game.question(view)
    several = bool(ONE_OF_SEVERAL & set(question.fields))
    previews = {action: game.preview(view, action) for action in game.options(view)}
    choices = whole_choices(game, view, previews) if several else None
    listed = sorted({*previews, *(action for choice in choices or [] for action in choice.actions)})
    return Asked(
        question.kind,
        dict(question.fields),
        game.question_message(question),
        [option(game, view, action, previews.get(action)) for action in listed],
        choices,
        game.hindrances(view, None if several and choices is None else listed),
    )


def option(game: Game, view: View, action: int, preview: Preview | None) -> Option:
    kind = game.actions.action(action).kind
    return Option(
        action,
        game.actions.text(action),
        kind,
        game.describe(view, action),
        game.things.used(action),
        game.things.given(action),
        kind in CLOSING,
        None if preview is None else foreseen(game, preview),
        None if preview is None else game.way(view, action),
    )


def foreseen(game: Game, preview: Preview) -> Foreseen:
    return Foreseen([Told(dict(event), game.event_message(event)) for event in preview.events], preview.certain)


def whole_choices(game: Game, view: View, previews: Mapping[int, Preview]) -> list[Choice] | None:
    """Every way to choose several things, or None if that is no such question or there are too many ways. `previews`
    are those of the view's own options."""
    found = list[list[int]]()

    def grow(options: Mapping[int, Preview], chosen: list[int]) -> None:
        for action, preview in options.items():
            if len(found) > MANY:
                return
            after = preview.view
            if after is not None and game.asks_again(view, after):
                grow({next_: game.preview(after, next_) for next_ in game.options(after)}, [*chosen, action])
            else:
                found.append([*chosen, action])

    grow(previews, [])
    if len(found) > MANY or all(len(actions) == 1 for actions in found):
        return None
    closing = {action for actions in found for action in actions if game.actions.action(action).kind in CLOSING}
    return [Choice([action for action in actions if action not in closing], actions) for actions in found]
