"""The actions of Aquatica by name: what each id of names.Act means and how it reads."""

from fathoms.core.actions import ActionKind, ActionTable, Row, padded
from fathoms.games.aquatica.cards import ICONS, Names
from fathoms.games.aquatica.names import CARDS, GOALS, LOCATIONS, ROW, Act

PLACES = tuple(str(place) for place in range(1, ROW + 1))
TRACKS = tuple(str(track) for track in range(1, GOALS + 1))
SORTS = ("trained", "wild")
STATES = ("ready", "tired")


def action_table(names: Names) -> ActionTable:
    one: list[Row] = [()]
    cards = padded(names.cards, CARDS)
    locations = padded(names.locations, LOCATIONS)
    icons: list[str | None] = [None, *ICONS, None]
    mantas: list[Row] = [(icon, sort) if icon else None for icon in icons for sort in SORTS]
    claims: list[Row] = [
        (track, icon, state) if icon else None for track in TRACKS for icon in icons for state in STATES
    ]
    card = (("card", "card"),)
    location = (("location", "location"),)
    place = (("place", "place"),)
    places: list[Row] = [(place,) for place in PLACES]
    kinds = [
        ActionKind("go_on", Act.GO_ON, "go on", (), one),
        ActionKind("end_turn", Act.END_TURN, "end the turn", (), one),
        ActionKind("decline", Act.DECLINE, "decline", (), one),
        ActionKind("scout", Act.SCOUT, "scout", (), one),
        ActionKind("branch", Act.BRANCH, "choose effect {branch}", (("branch", "branch"),), [("1",), ("2",)]),
        ActionKind("king", Act.KING, "keep {king}", (("king", "card"),), [(king,) for king in names.kings]),
        ActionKind("recruit", Act.RECRUIT, "recruit from place {place}", place, places),
        ActionKind("free", Act.FREE, "recruit from place {place} for free", place, places),
        ActionKind(
            "track", Act.TRACK, "put the Ichthyanders on goal {track}", (("track", "track"),), [(t,) for t in TRACKS]
        ),
        ActionKind("play", Act.PLAY, "play {card}", card, cards),
        ActionKind("discard", Act.DISCARD, "discard {card}", card, cards),
        ActionKind("take_back", Act.TAKE_BACK, "take back {card}", card, cards),
        ActionKind("replay", Act.REPLAY, "replay {card}", card, cards),
        ActionKind("manta", Act.MANTA, "use the {sort} manta {icon}", (("icon", "icon"), ("sort", "sort")), mantas),
        ActionKind(
            "claim",
            Act.CLAIM,
            "claim goal {track} with the {state} manta {icon}",
            (("track", "track"), ("icon", "icon"), ("state", "state")),
            claims,
        ),
        ActionKind("depth", Act.DEPTH, "use the depth of {location}", location, locations),
        ActionKind("buy", Act.BUY, "buy {location}", location, locations),
        ActionKind("conquer", Act.CONQUER, "conquer {location}", location, locations),
        ActionKind("raise", Act.RAISE, "raise {location}", location, locations),
        ActionKind("raise_full", Act.RAISE_FULL, "fully raise {location}", location, locations),
        ActionKind("score", Act.SCORE, "score {location}", location, locations),
        ActionKind("salvage", Act.SALVAGE, "salvage {location}", location, locations),
        ActionKind("drop", Act.DROP, "drop {location}", location, locations),
    ]
    return ActionTable(kinds)
