"""The questions of Aquatica by name: what each kind asks, what its operands mean, and what it may stand on."""

from fathoms.core.naming import Frame, Frames, Kind, Naming
from fathoms.games.aquatica.actions import PLACES, SORTS, STATES, TRACKS
from fathoms.games.aquatica.cards import GOALS, ICONS, VERBS, Names
from fathoms.games.aquatica.names import CARDS, LOCATIONS, NOTHING, Ask, Run

SEATS = ("player1", "player2", "player3", "player4")
REASONS = ("goals", "locations", "ocean", "ichthyanders", "turns")
PHASES = ("before", "after", "ending")
VERB_NAMES = tuple(
    next((name for name, (number, _, _) in VERBS.items() if number == verb), "") for verb in range(4, 22)
)

LEFT = ("left", "number")
OWN = ("own", "number")
OPTIONAL = ("optional", "flag")
CARD = (Run.CARD,)
TURN = (Run.TURN,)
EFFECT = (Run.TURN, Run.CARD, Run.OTHERS)

FRAMES = {
    Run.KINGS: Frame("kings", 0, (), ()),
    Run.TURN: Frame("turn", None, (("phase", "phase"),), ()),
    Run.CARD: Frame(
        "card", None, (("card", "card"), ("step", "number"), ("asked", "number"), ("replayed", "flag")),
        (Run.TURN, Run.CARD),
    ),
    Run.OTHERS: Frame("others", None, (("verb", "verb"), ("amount", "number"), ("next", "number")), CARD),
    Run.SOLO: Frame("solo", None, (("asked", "flag"),), CARD),
    Ask.KING: Frame("king", None, (), (Run.KINGS,)),
    Ask.BEFORE: Frame("before", None, (), TURN),
    Ask.AFTER: Frame("after", None, (), TURN),
    Ask.CLAIM: Frame("claim", None, (), (Run.CARD, Run.SOLO)),
    Ask.BUY: Frame("buy", None, (OWN, OPTIONAL), CARD),
    Ask.CONQUER: Frame("conquer", None, (OWN, OPTIONAL), CARD),
    Ask.RECRUIT: Frame("recruit", None, (OWN, OPTIONAL), CARD),
    Ask.REPLAY: Frame("replay", None, (("price", "number"), OPTIONAL), CARD),
    Ask.PAY: Frame(
        "pay", None, (("verb", "verb"), ("target", "target"), ("missing", "number"), ("price", "number")), CARD
    ),
    Ask.FREE: Frame("free", None, (("most", "number"),), (Run.TURN, Run.CARD)),
    Ask.RAISE: Frame("raise", None, (LEFT, ("last", "location"), ("spared", "location")), EFFECT),
    Ask.RAISE_FULL: Frame("raise_full", None, (("spared", "location"),), (Run.TURN, Run.CARD)),
    Ask.SCORE: Frame("score", None, (LEFT, ("last", "location"), ("spared", "location")), EFFECT),
    Ask.TAKE_BACK: Frame("take_back", None, (LEFT, ("last", "card")), (Run.TURN, Run.CARD)),
    Ask.SCOUT: Frame("scout", None, (), CARD),
    Ask.DROP: Frame("drop", None, (LEFT, ("last", "location")), CARD),
    Ask.BRANCH: Frame("branch", None, (("card", "card"), ("step", "number")), CARD),
    Ask.SALVAGE: Frame("salvage", None, (), CARD),
    Ask.DISCARD: Frame("discard", None, (LEFT,), (Run.OTHERS,)),
    Ask.TRACK: Frame("track", None, (), CARD),
}  # fmt: skip


def naming(names: Names) -> Naming:
    targets = [*names.locations, *[""] * (LOCATIONS - len(names.locations)), *(f"place {p}" for p in PLACES)]
    return Naming(
        {
            "location": Kind(names.locations, 0, NOTHING),
            "card": Kind(names.cards, 0, NOTHING),
            "king": Kind(names.kings, 0, NOTHING),
            "icon": Kind(ICONS, 1),
            "place": Kind(PLACES, 1),
            "track": Kind(TRACKS),
            "goal": Kind(GOALS, 1),
            "sort": Kind(SORTS),
            "state": Kind(STATES),
            "phase": Kind(PHASES),
            "verb": Kind(VERB_NAMES, 4),
            "target": Kind([*targets, *names.cards, *[""] * (CARDS - len(names.cards))]),
            "reason": Kind(REASONS, 1),
        }
    )


def frames(names: Names) -> Frames:
    return Frames(FRAMES, naming(names), SEATS)
