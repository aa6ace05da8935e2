"""All that Aquatica is made of, declared once: numbers, fields, questions, actions and events, each with its clause.

After a change `make declared` writes names.py, state.py, frames.py, acts.py, dispatch.py, the types of the page and
docs/declared-aquatica.md.
"""

from fathoms.core.declaration import (
    ActionKind,
    Constant,
    Declaration,
    EventKind,
    Member,
    NamedType,
    Numbering,
    Question,
    Run,
    Source,
    StateField,
)
from fathoms.core.state import DEPTH, FRAME, OVER, RUN

SEATS = ("player1", "player2", "player3", "player4")
NOTHING = -1
UNKNOWN = -2

CARDS = 32  # kinds of character that fit
LOCATIONS = 60  # Locations that fit
KINGS_THAT_FIT = 8
ICONS_THAT_FIT = 16
DEPTHS = 6  # depths that a Location can have
POCKETS = 5
UPPER = 4
LOWER = 6
ROW = 6
TRACKS = 4
SPACES = 5
TOKENS = 5
TOKEN_SIDES = 2
LOCATION_TYPE_NAMES = ("SB", "SS", "OV", "DC")
CREATURE_NAMES = ("clownfish", "serpent", "leviathan", "kraken")  # ranks of a solo game
ICHTHYANDERS = len(SEATS)  # who lies on a goal track, besides the seats

# Things of one sort, numbered in their order

KINGS = Numbering(
    "Kings", "Where kings come from.",
    (
        Member("none", "A2.2"), Member("dealt", "A2.2"), Member("draft", "A2.2"),
    ),
)  # fmt: skip
VERB = Numbering(
    "Verb", "What a step of a character, a manta or a depth does.",
    (
        Member("coin", "A3.2"), Member("power", "A3.2"), Member("power_vs", "A3.8"), Member("buy", "A4.2"),
        Member("conquer", "A4.2"), Member("recruit", "A4.1"), Member("recruit_free", "A4.8"), Member("raise", "A4.4"),
        Member("raise_full", "A4.4"), Member("either", "A3.7"), Member("gain_manta", "A2.5"), Member("score", "A4.6"),
        Member("scout", "A4.7"), Member("take_back", "A4.8"), Member("ready", "A3.10"), Member("salvage", "A4.11"),
        Member("replay", "A4.11"), Member("oust", "A4.11"), Member("others_raise", "A4.9"),
        Member("others_score", "A4.9"), Member("others_discard", "A4.9"),
    ),
    first=1,
)  # fmt: skip
FATE = Numbering(
    "Fate", "Where a character goes after it was played.",
    (
        Member("discard", "A3.3"), Member("stays", "A3.3"), Member("box", "A3.3"), Member("setup", "A2.5"),
    ),
)  # fmt: skip
LIES = Numbering(
    "Lies", "Where a Location lies; on a board and in a scoring pile the seat is added.",
    (
        Member("deck", "A2.1"), Member("upper", "A2.1"), Member("lower", "A2.1"), Member("discard", "A4.2"),
        Member("board", "A4.2", width=len(SEATS)), Member("scored", "A4.6", width=len(SEATS)),
    ),
)  # fmt: skip
MANTA = Numbering(
    "Manta", "Where mantas of a seat are counted, by icon: the first place of each sort within the seat's share.",
    (
        Member("ready", "A3.10", "trained", width=ICONS_THAT_FIT),
        Member("tired", "A3.10", width=ICONS_THAT_FIT),
        Member("wild_ready", "A4.5", width=ICONS_THAT_FIT),
        Member("wild_tired", "A3.10", width=ICONS_THAT_FIT),
    ),
)  # fmt: skip
MANTA_SORT = Numbering("MantaSort", "Sorts of manta.", (Member("trained", "A3.10"), Member("wild", "A4.5")))
MANTA_STATE = Numbering(
    "MantaState", "Whether a manta can be used.", (Member("ready", "A3.10"), Member("tired", "A3.10"))
)
GOAL = Numbering(
    "Goal", "Goals, printed ones and sides of tokens.",
    (
        Member("hand8", "A5.1"), Member("board5", "A5.1"), Member("scored3", "A5.1"), Member("wild2", "A5.1"),
        Member("points15", "A5.2"), Member("discard_all", "A5.2"), Member("locations11", "A5.2"),
        Member("wild3", "A5.2"), Member("types4", "A5.2"), Member("discard10", "A5.2"), Member("same4", "A5.2"),
        Member("conquer5", "A5.2"), Member("risen5", "A5.2"), Member("recruit5", "A5.4"),
    ),
    first=1,
)  # fmt: skip
REASON = Numbering(
    "Reason", "What ended the game.",
    (
        Member("goals", "A6.1"), Member("locations", "A6.1"), Member("ocean", "A6.1"), Member("ichthyanders", "A7.3"),
        Member("turns", "A6.6"),
    ),
    first=1,
)  # fmt: skip
TURN_PHASE = Numbering(
    "TurnPhase",
    "How far a turn has come.",
    (
        Member("before", "A3.1", "the main action"),
        Member("after", "A3.9"),
        Member("ending", "A3.9", "nothing more is asked"),
    ),
)
BETWEEN = Numbering(
    "Between",
    "What was asked since the last step of a card.",
    (
        Member("nothing_asked", "A5.3"),
        Member("goals_asked", "A5.3"),
        Member("stayed", "A3.3", "the card stays in hand, and what follows from that is done"),
    ),
)
PRINTED_ICON = Numbering(
    "Icon", "What is printed on mantas and depths.",
    (
        Member("C1", "A3.2"), Member("C2", "A3.2"), Member("P1", "A3.2"), Member("P2", "A3.2"), Member("TS", "A3.8"),
        Member("TK", "A3.8"), Member("TV", "A3.8"), Member("TC", "A3.8"), Member("R1", "A4.4"), Member("R2", "A4.4"),
        Member("RF", "A4.4"), Member("FR", "A4.8"), Member("TB", "A4.8"), Member("SC", "A4.6"),
    ),
    first=1,
)  # fmt: skip
MANTA_GIVES = Numbering(
    "MantaGives", "What a manta gives, as an evaluation sees it.",
    (
        Member("coin", "A3.2"), Member("power", "A3.2"), Member("raise", "A4.4"), Member("other", "A3.10"),
    ),
)  # fmt: skip
STEP_DOES = Numbering(
    "StepDoes", "What a step of a character does, as an evaluation sees it.",
    (
        Member("buy", "A4.2"), Member("conquer", "A4.2"), Member("recruit", "A4.1"), Member("raise", "A4.4"),
        Member("score", "A4.6"), Member("ready", "A3.10"), Member("other", "A3.2"),
    ),
)  # fmt: skip
# Features that stand together: the names of each, one for each member of a numbering.
FEATURE_GROUPS = {
    "ready_mantas": tuple(f"ready_{gives}" for gives in MANTA_GIVES.names),
    "tired_mantas": tuple(f"tired_{gives}" for gives in MANTA_GIVES.names),
    "steps": STEP_DOES.names,
    "held_steps": tuple(f"held_{does}" for does in STEP_DOES.names),
}
FEATURE_MEMBERS = (
    "one", "points", "hand", "discard", "scored", "risen", "risen_points", "rising", "rising_points", "empty",
    "depth_coin", "depth_power", "depth_typed", "depth_raise", "depth_full", "depth_free", "depth_back",
    "depth_score", "manta_ahead", "ready_mantas", "tired_mantas", "trained", "wild", "goal_now", "goal_one",
    "goal_two", "goal_far", "claimed", "steps", "held_steps", "to_move", "wait", "last_back", "last_score",
)  # fmt: skip
FEATURE = Numbering(
    "Feature",
    "What is looked at in the realm of a seat: mantas by MantaGives, steps of characters by StepDoes.",
    tuple(Member(name, width=len(FEATURE_GROUPS.get(name, (name,)))) for name in FEATURE_MEMBERS),
)
FEATURE_NAMES = tuple(name for member in FEATURE_MEMBERS for name in FEATURE_GROUPS.get(member, (member,)))
NUMBER_NAMES = (
    "coin", "power", "typed", "raise", "raise_full", "free", "take_back", "score", "manta", "point", "empty",
    "location", "price", "uncover", "lost", "risen", "scored_point", "scored", "back", "ready", "character",
    "character_buy", "character_conquer", "character_recruit", "scout", "gap", "salvage", "replay", "others_gain",
    "others_lose", "goal", "goal_far", "first", "use", "pay_manta", "pay_depth", "waste", "decline", "last_card",
    "heat", "floor",
)  # fmt: skip
NUMBER = Numbering("Number", "The numbers of the policy.", tuple(Member(name) for name in NUMBER_NAMES))
PHASE = Numbering(
    "Phase",
    "Sets of weights; between EARLY and LATE they are mixed, the others stand for themselves.",
    (
        Member("early"),
        Member("late"),
        Member("last", meaning="the seat has one card to play"),
        Member("done", meaning="the seat has no card to play any more"),
    ),
)

PRINTED_GOALS = GOAL.number("wild2")  # so many are printed on the board; the others are sides of tokens
ICON_NAMES = PRINTED_ICON.names
PLACE_NAMES = tuple(str(place) for place in range(1, ROW + 1))
TRACK_NAMES = tuple(str(track) for track in range(1, TRACKS + 1))
BRANCH_NAMES = ("1", "2")
SORT_NAMES, STATE_NAMES = MANTA_SORT.names, MANTA_STATE.names
GOAL_NAMES, REASON_NAMES, KINGS_NAMES = GOAL.names, REASON.names, KINGS.names
FATE_NAMES = FATE.names
# What a step of a character can do; the other verbs stand on icons or between steps.
CARD_VERBS = tuple("" if verb in ("coin", "power", "power_vs", "either", "gain_manta") else verb for verb in VERB.names)

CONSTANTS = (
    Constant("SEATS", len(SEATS)),
    Constant("CARDS", CARDS, "kinds of character that fit"),
    Constant("LOCATIONS", LOCATIONS, "Locations that fit"),
    Constant("LOCATION_TYPES", len(LOCATION_TYPE_NAMES)),
    Constant("KINGS_THAT_FIT", KINGS_THAT_FIT),
    Constant("CREATURES", len(CREATURE_NAMES), "ranks of a solo game"),
    Constant("ICONS", ICONS_THAT_FIT),
    Constant("DEPTHS", DEPTHS, "depths that a Location can have"),
    Constant("STEPS", 4, "steps that a character can have"),
    Constant("POCKETS", POCKETS),
    Constant("UPPER", UPPER),
    Constant("LOWER", LOWER),
    Constant("ROW", ROW),
    Constant("GOALS", TRACKS),
    Constant("ALL_GOALS", (1 << TRACKS) - 1),
    Constant("GOAL_KINDS", GOAL.first + GOAL.size, "printed ones and sides of tokens, by Goal; no goal is 0"),
    Constant("TOKENS", TOKENS, "numbered from 1 on"),
    Constant("TOKEN_SIDES", TOKEN_SIDES),
    Constant("SPACES", SPACES),
    Constant("TRAINED", 4, "mantas of each player"),
    Constant("MANTA_SHARE", MANTA.size, "mantas of a seat, by Manta and icon"),
    Constant("FEATURES", FEATURE.size),
    Constant("PHASES", len(PHASE.members)),
    Constant("NOTHING", NOTHING),
    Constant("UNKNOWN", UNKNOWN, "only in views"),
    Constant("ICHTHYANDERS", ICHTHYANDERS, "who lies on a goal track, besides the four seats"),
    Constant("ALL", 99),
    Constant("ANY_TYPE", -1, "of a price that is no power against a Location"),
    Constant("EMPTY_DEPTH", 0, "the icon of a depth that cannot be used"),
)

PUBLIC, OWNER = "public", "owner"

# fmt: off
FIELDS = (
    StateField("stack", FRAME * DEPTH, NOTHING, RUN + 99, PUBLIC, "open questions and runs, see core.state"),
    StateField("depth", 0, 0, DEPTH, PUBLIC, "frames of the stack"),
    StateField("mover", 0, NOTHING, len(SEATS) - 1, PUBLIC, "the seat to move, or OVER", start=OVER),
    StateField("players", 0, 1, len(SEATS), PUBLIC, "how many play"),
    StateField("kings", 0, 0, len(KINGS_NAMES) - 1, PUBLIC, "where kings come from, by Kings"),
    StateField("tokens", 0, 0, 1, PUBLIC, "1 with goal tokens"),
    StateField("first_given", 0, 0, 1, PUBLIC, "1 if the first player was named, not drawn"),
    StateField("sweep", 0, 0, 1, PUBLIC, "1 with the option matrona_sweep"),
    StateField("equal", 0, 0, 1, PUBLIC, "1 with the option equal_turns"),
    StateField("first", 0, 0, len(SEATS) - 1, PUBLIC, "the first player"),
    StateField("active", 0, 0, len(SEATS) - 1, PUBLIC, "whose turn it is"),
    StateField("turn", 0, 0, 400004, PUBLIC, "turns begun, each player's counts one"),
    StateField("over", 0, 0, 1, PUBLIC, "1 when the game is over"),
    StateField("reason", 0, 0, len(REASON_NAMES), PUBLIC, "what ended the game, once something did"),
    StateField("left", 0, NOTHING, 7, PUBLIC,
        "turns until the end, this one included, once the last turns have begun; else NOTHING", start=NOTHING),
    StateField("paid", 0, 0, (1 << LOCATIONS) - 1, PUBLIC, "Locations whose depth paid in this main action, as bits"),
    StateField("recruited_dear", 0, 0, 1, PUBLIC,
        "1 once a character was recruited for the price of the goal in this turn"),
    StateField("placed", 0, 0, TRACKS, PUBLIC, "mantas of the Ichthyanders on goals"),
    StateField("row_count", 0, 0, ROW, PUBLIC, "characters of the ocean row"),
    StateField("ocean_count", 0, 0, 54, PUBLIC, "cards of the ocean deck"),
    StateField("deck_count", 0, 0, LOCATIONS, PUBLIC, "Locations of the deck"),
    StateField("drafted", 0, 0, len(SEATS), PUBLIC, "kings picked in the draft"),
    StateField("packet", 0, UNKNOWN, (1 << KINGS_THAT_FIT) - 1, OWNER, "kings that the draft still holds, as bits"),
    StateField("turns", len(SEATS), 0, 100001, PUBLIC, "turns begun by each player"),
    StateField("hand_count", len(SEATS), 0, 70, PUBLIC, "cards in hand, by seat"),
    StateField("discard_count", len(SEATS), 0, 69, PUBLIC, "cards of the discard pile, by seat"),
    StateField("scored_count", len(SEATS), 0, LOCATIONS, PUBLIC, "scored Locations, by seat"),
    StateField("scored_points", len(SEATS), 0, 3000, PUBLIC, "points of scored Locations, by seat"),
    StateField("wild_count", len(SEATS), 0, 40, PUBLIC, "wild mantas, by seat"),
    StateField("king", len(SEATS), UNKNOWN, KINGS_THAT_FIT - 1, OWNER,
        "the king of each player, by its place among the kings"),
    StateField("saw", len(SEATS), UNKNOWN, (1 << KINGS_THAT_FIT) - 1, OWNER,
        "kings that each player was handed in the draft, as bits"),
    StateField("claimed", len(SEATS), 0, (1 << TRACKS) - 1, PUBLIC, "goals claimed by each player, as bits"),
    StateField("goal", TRACKS, 1, len(GOAL_NAMES), PUBLIC, "the goal of each track"),
    StateField("taken", TRACKS, 0, SPACES, PUBLIC, "spaces taken on each track"),
    StateField("track", TRACKS * SPACES, NOTHING, ICHTHYANDERS, PUBLIC, "who lies on each space"),
    StateField("hand", len(SEATS) * CARDS, 0, 4, PUBLIC, "hands, by seat and card"),
    StateField("discard", len(SEATS) * CARDS, 0, 4, PUBLIC, "discard piles, by seat and card"),
    StateField("box", CARDS, 0, 4, PUBLIC, "characters out of the game, by card"),
    StateField("ocean", CARDS, 0, 4, PUBLIC, "the ocean deck, by card"),
    StateField("row", ROW, NOTHING, CARDS - 1, PUBLIC, "the ocean row, the cheapest place first"),
    StateField("lies", LOCATIONS, 0, LIES.size - 1, PUBLIC, "where each Location lies, by Lies"),
    StateField("upper", UPPER, NOTHING, LOCATIONS - 1, PUBLIC, "the upper row of Locations"),
    StateField("lower", LOWER, NOTHING, LOCATIONS - 1, PUBLIC, "the lower row of Locations"),
    StateField("pocket", len(SEATS) * POCKETS, NOTHING, LOCATIONS - 1, PUBLIC, "Location in each pocket, by seat"),
    StateField("risen", len(SEATS) * POCKETS, 0, DEPTHS, PUBLIC, "depths covered of the Location in each pocket"),
    StateField("mantas", len(SEATS) * MANTA.size, 0, 9, PUBLIC, "mantas by seat, sort and icon"),
    StateField("wild", ICONS_THAT_FIT, 0, 9, PUBLIC, "wild mantas beside the board, by icon"),
)

# What is asked, and what goes on by itself

LEFT = ("left", "number")
OWN = ("own", "number")
OPTIONAL = ("optional", "flag")
TURN, CARD, TURN_OR_CARD = ("turn",), ("card",), ("turn", "card")
EFFECT = ("turn", "card", "others")

RUNS = (
    Run("turn", None, (("phase", "phase"),), (), "A3.1", "a turn: before, the main action, after"),
    Run("card", None, (("card", "card"), ("step", "number"), ("asked", "number"), ("replayed", "flag")), TURN_OR_CARD,
        "A3.1", "the effects of a played or replayed character, one by one"),
    Run("others", None, (("verb", "verb"), ("amount", "number"), ("next", "number")), CARD, "A4.9",
        "the other players act one after another"),
    Run("solo", None, (("asked", "flag"),), CARD, "A7.2",
        "the Ichthyanders come: goals may be claimed, then one is placed"),
    Run("kings", 0, (), (), "A2.2", "the packet of kings passes on, and the kings are given out"),
    Run("start", None, (), (), "A2.4", "the first player takes the first turn", passing=True),
)

QUESTIONS = (
    Question("king", None, (), ("kings",), "A2.2", "which king of the packet is kept", chapter="kings"),
    Question("before", None, (), TURN, "A3.1", "which card is played, or what is done before it", chapter="turn",
        answer="turn"),
    Question("after", None, (), TURN, "A3.9", "what is done after the main action, until the turn ends",
        chapter="turn", answer="turn"),
    Question("claim", None, (), ("card", "solo"), "A5.3", "which goal is claimed between two effects, if any",
        chapter="goals"),
    Question("buy", None, (OWN, OPTIONAL), CARD, "A4.2", "which Location is bought, where allowed none",
        chapter="payment"),
    Question("conquer", None, (OWN, OPTIONAL), CARD, "A4.2", "which Location is conquered, where allowed none",
        chapter="payment"),
    Question("recruit", None, (OWN, OPTIONAL), CARD, "A4.1",
        "which place of the ocean row is recruited from, or none", chapter="payment"),
    Question("pay", None, (("verb", "verb"), ("target", "target"), ("missing", "number"), ("price", "number")), CARD,
        "A3.8", "which manta or depth pays what is missing of a price", chapter="payment"),
    Question("free", None, (("most", "number"),), TURN_OR_CARD, "A4.8",
        "which place of the ocean row is recruited from for free", chapter="characters"),
    Question("raise", None, (LEFT, ("last", "location"), ("spared", "location")), EFFECT, "A4.4",
        "which Location makes the next step up", chapter="locations"),
    Question("raise_full", None, (("spared", "location"),), TURN_OR_CARD, "A4.4",
        "which Location makes all the steps it still has", chapter="locations"),
    Question("score", None, (LEFT, ("last", "location"), ("spared", "location")), EFFECT, "A4.6",
        "which fully risen Location is scored next", chapter="locations"),
    Question("take_back", None, (LEFT, ("last", "card")), TURN_OR_CARD, "A4.8",
        "which discarded character comes back to the hand next", chapter="characters"),
    Question("scout", None, (), CARD, "A4.7", "whether the Location rows move on", chapter="locations"),
    Question("drop", None, (LEFT, ("last", "location")), CARD, "A4.7",
        "which Location of the lower row does not move up", chapter="locations"),
    Question("branch", None, (("card", "card"), ("step", "number")), CARD, "A3.7",
        "which of two effects joined by or is done", chapter="turn"),
    Question("replay", None, (("price", "number"), OPTIONAL), CARD, "A4.11",
        "which discarded character the Healer resolves, if any", chapter="payment"),
    Question("salvage", None, (), CARD, "A4.11", "which Location of the discard pile is taken for free",
        chapter="locations"),
    Question("discard", None, (LEFT,), ("others",), "A4.9",
        "which character of the hand another's card makes one discard", chapter="characters"),
    Question("track", None, (), CARD, "A7.2", "which goal track the Ichthyanders' manta goes on", chapter="solo"),
)

# What the numbers of operands, actions and events mean outside

TYPES = (
    NamedType("location", None, none=NOTHING),
    NamedType("card", None, none=NOTHING),
    NamedType("king", None, none=NOTHING),
    NamedType("icon", ICON_NAMES, first=PRINTED_ICON.first),
    NamedType("place", PLACE_NAMES, first=1),
    NamedType("track", TRACK_NAMES),
    NamedType("goal", GOAL_NAMES, first=GOAL.first),
    NamedType("sort", SORT_NAMES),
    NamedType("state", STATE_NAMES),
    NamedType("phase", TURN_PHASE.names),
    NamedType("branch", BRANCH_NAMES),
    NamedType("verb", CARD_VERBS, first=VERB.first),
    NamedType("target", None),
    NamedType("reason", REASON_NAMES, first=REASON.first),
)

# What may be answered

PLACE = Source("place", (("place", "place"),), ROW)
TRACK = Source("track", (("track", "track"),), TRACKS)
BRANCH = Source("branch", (("branch", "branch"),), len(BRANCH_NAMES))
KING = Source("king", (("king", "card"),), KINGS_THAT_FIT)
CHARACTER = Source("card", (("card", "card"),), CARDS)
LOCATION = Source("location", (("location", "location"),), LOCATIONS)
ICON = Source("icon", (("icon", "icon"),), ICONS_THAT_FIT)
SORT = Source("sort", (("sort", "sort"),), len(SORT_NAMES))
STATE = Source("state", (("state", "state"),), len(STATE_NAMES))

ACTIONS = (
    ActionKind("go_on", "go on", (), "A5.3"),
    ActionKind("end_turn", "end the turn", (), "A3.9"),
    ActionKind("decline", "decline", (), "A3.7"),
    ActionKind("scout", "scout", (), "A4.7"),
    ActionKind("branch", "choose effect {branch}", (BRANCH,), "A3.7"),
    ActionKind("king", "keep {king}", (KING,), "A2.2"),
    ActionKind("recruit", "recruit from place {place}", (PLACE,), "A4.1"),
    ActionKind("free", "recruit from place {place} for free", (PLACE,), "A4.8"),
    ActionKind("track", "put the Ichthyanders on goal {track}", (TRACK,), "A7.2"),
    ActionKind("play", "play {card}", (CHARACTER,), "A3.1"),
    ActionKind("discard", "discard {card}", (CHARACTER,), "A4.9"),
    ActionKind("take_back", "take back {card}", (CHARACTER,), "A4.8"),
    ActionKind("replay", "replay {card}", (CHARACTER,), "A4.11"),
    ActionKind("manta", "use the {sort} manta {icon}", (ICON, SORT), "A3.10"),
    ActionKind("claim", "claim goal {track} with the {state} manta {icon}", (TRACK, ICON, STATE), "A5.3"),
    ActionKind("depth", "use the depth of {location}", (LOCATION,), "A4.3"),
    ActionKind("buy", "buy {location}", (LOCATION,), "A4.2"),
    ActionKind("conquer", "conquer {location}", (LOCATION,), "A4.2"),
    ActionKind("raise", "raise {location}", (LOCATION,), "A4.4"),
    ActionKind("raise_full", "fully raise {location}", (LOCATION,), "A4.4"),
    ActionKind("score", "score {location}", (LOCATION,), "A4.6"),
    ActionKind("salvage", "salvage {location}", (LOCATION,), "A4.11"),
    ActionKind("drop", "drop {location}", (LOCATION,), "A4.7"),
)

# What is told

# All that happens is open to everyone; only a king picked in the draft is not (A9.1).
EVENTS = (
    EventKind("turn", (("turn", "number"),), "A3.1"),
    EventKind("king_picked", (("king", "card"),), "A2.2", is_open=False),
    EventKind("king", (("king", "card"),), "A2.2"),
    EventKind("played", (("card", "card"),), "A3.1"),
    EventKind("recruited", (("card", "card"), ("place", "place"), ("coins", "number")), "A4.1"),
    EventKind("row", (("card", "card"), ("place", "place")), "A4.1"),
    EventKind("ousted", (("card", "card"),), "A4.11"),
    EventKind("bought", (("location", "location"), ("coins", "number")), "A4.2"),
    EventKind("conquered", (("location", "location"), ("power", "number")), "A4.2"),
    EventKind("salvaged", (("location", "location"),), "A4.11"),
    EventKind("manta_used", (("icon", "icon"), ("sort", "sort")), "A3.10"),
    EventKind("depth_used", (("location", "location"), ("icon", "icon")), "A4.3"),
    EventKind("raised", (("location", "location"), ("steps", "number")), "A4.4"),
    EventKind("risen", (("location", "location"),), "A4.5"),
    EventKind("manta_gained", (("icon", "icon"),), "A4.5"),
    EventKind("scored", (("location", "location"), ("points", "number")), "A4.6"),
    EventKind("scouted", (), "A4.7"),
    EventKind("dropped", (("location", "location"),), "A4.7"),
    EventKind("dealt", (("location", "location"),), "A4.7"),
    EventKind("ready", (), "A3.10"),
    EventKind("took_back", (("card", "card"),), "A4.8"),
    EventKind("discarded", (("card", "card"),), "A4.9"),
    EventKind("replayed", (("card", "card"),), "A4.11"),
    EventKind("boxed", (("card", "card"),), "A3.3"),
    EventKind("claimed", (("goal", "goal"), ("space", "number"), ("icon", "icon")), "A5.3"),
    EventKind("placed", (("goal", "goal"), ("space", "number")), "A7.2"),
    EventKind("last_turns", (("reason", "reason"),), "A6.5"),
    EventKind("over", (("points", "number"), ("rank", "number")), "A6.5"),
)
# fmt: on

DECLARATION = Declaration(
    "aquatica",
    SEATS,
    CONSTANTS,
    (
        KINGS,
        VERB,
        FATE,
        LIES,
        MANTA,
        MANTA_SORT,
        MANTA_STATE,
        GOAL,
        REASON,
        TURN_PHASE,
        BETWEEN,
        PRINTED_ICON,
        MANTA_GIVES,
        STEP_DOES,
        FEATURE,
        NUMBER,
        PHASE,
    ),
    TYPES,
    FIELDS,
    RUNS,
    QUESTIONS,
    ACTIONS,
    EVENTS,
)
