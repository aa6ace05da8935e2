"""All that Kelp is made of, declared once: numbers, fields, questions, actions and events, each with its clause.

After a change `make declared` writes names.py, state.py, frames.py, acts.py, dispatch.py, the types of the page and
docs/declared-kelp.md.
Dice are numbers from 1 to 18: six values of blue, then of yellow, then of red; 0 is no die.
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

SEATS = ("octopus", "shark")
OCTOPUS, SHARK = range(len(SEATS))
NOTHING = -1
UNKNOWN = -2

# Things of one sort, numbered in their order

BLOCK = Numbering(
    "Block", "Blocks.",
    (
        Member("octopus", "K1.2"), Member("crab", "K6.6"), Member("snail", "K6.6"), Member("lobster", "K6.6"),
        Member("abalone", "K6.6"), Member("trap_hide", "K7.2"), Member("trap_one", "K7.2"),
        Member("trap_two", "K7.2"), Member("trap_den", "K7.2"), Member("double_shell", "K4.4"),
        Member("shell", "K1.2"),
    ),
)  # fmt: skip
COLOUR = Numbering(
    "Colour", "Colours of dice.",
    (
        Member("blue", "K1.1"), Member("yellow", "K1.1"), Member("red", "K1.1"),
    ),
)  # fmt: skip
DICE = Numbering(
    "Dice", "Where dice lie that have no value now: the first place of each in State.dice, by colour.",
    (
        Member("bag", "K1.1", width=len(COLOUR.names)),
        Member("supply", "K1.1", width=len(COLOUR.names)),
        Member("drawn", "K8.1", "and not yet rolled", width=len(COLOUR.names)),
        Member("hunger", "K11.1", width=len(COLOUR.names)),
    ),
)  # fmt: skip
CARDS = 24
SHARK_CARDS = 32
EFFECT_COPIES = 4
LIES = Numbering(
    "Lies", "Where Shark cards lie: the first place of each in State.shark_cards.",
    (
        Member("deck", "K3.1", width=SHARK_CARDS),
        Member("face_up", "K8.14", "before the Shark", width=SHARK_CARDS),
        Member("out", "K9", width=SHARK_CARDS),
    ),
)  # fmt: skip
BESIDE = Numbering(
    "Beside", "Blocks beside the board: the first place of each sort in State.blocks.",
    (
        Member("gainable", "K3.3", width=len(BLOCK.names)),
        Member("set_aside", "K6.3", "replaced, not to be gained now", width=len(BLOCK.names)),
    ),
)  # fmt: skip
TYPE = Numbering(
    "Type", "Types of Octopus card; also the four piles in their order.",
    (
        Member("move", "K5.1"), Member("hide", "K5.3"), Member("learn", "K6.1"), Member("eat", "K6.5"),
    ),
)  # fmt: skip
VERB = Numbering(
    "Verb", "What a step of an Octopus card does.",
    (
        Member("swap", "K5.1"), Member("shuffle", "K5.2"), Member("shuffle_centre", "K5.5"),
        Member("shuffle_revealed", "K5.5"), Member("hide", "K5.3"), Member("learn", "K6.1"), Member("eat", "K6.5"),
        Member("may_draw", "K5"), Member("may_trash", "K5.3"), Member("may_top", "K5.4"), Member("may_take", "K5.4"),
        Member("may_hide_gained", "K5.4"),
    ),
    first=1,
)  # fmt: skip
EFFECT = Numbering(
    "Effect", "What a Shark card does.",
    (
        Member("aggressive", "K9"), Member("agile", "K9"), Member("daring", "K9"), Member("hostile", "K9"),
        Member("hungry", "K9"), Member("observant", "K9"), Member("reactive", "K9"), Member("relentless", "K9"),
        Member("ruthless", "K9"), Member("swift", "K9"), Member("vigilant", "K9"),
    ),
)  # fmt: skip
TILE = Numbering(
    "Tile", "Growth tiles, by how many are flipped.",
    (
        Member("reroll", "K8.11"), Member("five_more", "K8.11"), Member("reroll_again", "K8.11"),
        Member("third_die", "K8.11"),
    ),
    first=1,
)  # fmt: skip
CONFRONT = Numbering(
    "Confront", "Confrontation cards; also the pairs of them.",
    (
        Member("fight", "K10.3"), Member("retreat", "K10.3"), Member("freeze", "K10.3"),
    ),
)  # fmt: skip
REASON = Numbering(
    "Reason", "Why a game ended.",
    (
        Member("food", "K11.1"), Member("exhausted", "K11.1"), Member("confrontation", "K11.2"),
        Member("no_strike_left", "K11.3"), Member("survived", "K11.4"),
    ),
    first=1,
)  # fmt: skip
PICK = Numbering(
    "Pick", "Which blocks a shuffle may take.",
    (
        Member("hidden", "K5.2"),
        Member("revealed", "K5.5"),
        Member("outside", "K5.5", "hidden, not in the centre"),
    ),
)  # fmt: skip
STEP = Numbering(
    "Step", "Steps of the Shark's turn, in their order.",
    (
        Member("draw", "K8.1", group="roll"), Member("refill", "K8.2", group="roll"),
        Member("before_roll", "K8.1", group="roll"), Member("rolled", "K8.1", group="roll"),
        Member("currents", "K8.3", group="currents"),
        Member("move", "K8.4", group="move"), Member("after_move", "K8.5", group="move"),
        Member("search", "K8.7", group="search"), Member("order", "K8.7", group="search"),
        Member("resolve", "K8.8", group="search"),
        Member("store", "K8.12", group="energy"), Member("buy", "K8.13", group="energy"),
        Member("end", "K8.13", group="energy"),
    ),
)  # fmt: skip
BOARD_ZONE = Numbering(
    "Zone", "Zones of the board, row by row.",
    (
        Member("NW", "K2.1"), Member("N", "K2.1"), Member("NE", "K2.1"), Member("W", "K2.1"), Member("C", "K2.1"),
        Member("E", "K2.1"), Member("SW", "K2.1"), Member("S", "K2.1"), Member("SE", "K2.1"),
    ),
)  # fmt: skip
SPACE_END = Numbering(
    "End", "Which way an end of a space lies; a space has two of them.",
    (
        Member("north", "K2.4"), Member("east", "K2.4"), Member("south", "K2.4"), Member("west", "K2.4"),
    ),
)  # fmt: skip
FEATURE_NAMES = (
    "always", "eaten", "eaten_squared", "hunger", "hunger_squared", "one_pair", "two_pairs", "reds", "red_share",
    "yellows", "dice", "tiles", "third_die", "seen", "places", "within_reach", "danger", "strike_ready",
    "open_blocks", "meals_ready", "meals_held", "meals_to_come", "food_beside", "hand", "hide_cards",
    "double_shell", "traps_hidden", "hostile", "shark_cards", "energy", "currents", "shark_to_move", "strikes_left",
    "hunger_and_food", "lair_value", "distance", "reds_squared", "danger_seen",
)  # fmt: skip
FEATURE = Numbering(
    "Feature", "What is looked at to tell how a game stands.", tuple(Member(name) for name in FEATURE_NAMES)
)

BLOCK_NAMES, COLOUR_NAMES, TYPE_NAMES, VERB_NAMES = BLOCK.names, COLOUR.names, TYPE.names, VERB.names
EFFECT_NAMES, TILE_NAMES, CONFRONT_NAMES, REASON_NAMES = EFFECT.names, TILE.names, CONFRONT.names, REASON.names
FOOD_NAMES = BLOCK_NAMES[BLOCK.number("crab") : BLOCK.number("trap_hide")]
ZONE_NAMES = BOARD_ZONE.names
END_NAMES = SPACE_END.names
ZONES = len(ZONE_NAMES)
SIDE = 3
ADJACENT = 2 * SIDE * (SIDE - 1)
ALL_ZONES = (1 << ZONES) - 1
BLOCKS = len(BLOCK_NAMES)
LAST_BLOCK = BLOCKS - 1
FOODS = len(FOOD_NAMES)
PAIRS = len(CONFRONT_NAMES)
PILES = len(TYPE_NAMES)
TILES = len(TILE_NAMES)
SHARK_DECK = EFFECT_COPIES * len(EFFECT_NAMES)
DECK = 40
SLOTS = 2
FOOD_TRACK = 4
ROW = 4
SPACES = 16
ENDS = 2
POSES = ENDS * SPACES
RIGHT_ANGLE = ENDS
COLOURS = len(COLOUR_NAMES)
VALUES = 6
DICE_KINDS = COLOURS * VALUES
POOL = 8
ENERGY = 4
KEPT_DICE = 4
DIE_NAMES = tuple(f"{colour} {value}" for colour in COLOUR_NAMES for value in range(1, VALUES + 1))

CONSTANTS = (
    Constant("OCTOPUS", OCTOPUS),
    Constant("SHARK", SHARK),
    Constant("ZONES", ZONES),
    Constant("SIDE", SIDE, "zones along each side of the board"),
    Constant("ADJACENT", ADJACENT, "pairs of zones"),
    Constant("SPACES", SPACES),
    Constant("ENDS", ENDS, "of a space"),
    Constant("POSES", POSES, "a pose is a space with the end that is faced there: ENDS * space + end"),
    Constant("CARDS", CARDS, "kinds of Octopus card that fit"),
    Constant("DECK", DECK, "Octopus cards that fit, all kinds together"),
    Constant("PILES", PILES),
    Constant("SLOTS", SLOTS, "for the actions of an Octopus turn"),
    Constant("FOOD_TRACK", FOOD_TRACK, "spaces for eaten food that fit"),
    Constant("FOODS", FOODS),
    Constant("PAIRS", PAIRS, "of confrontation cards"),
    Constant("ALL_PAIRS", (1 << PAIRS) - 1),
    Constant("SHARK_CARDS", SHARK_CARDS, "kinds of Shark card that fit"),
    Constant("SHARK_DECK", SHARK_DECK, "Shark cards that fit, all kinds together"),
    Constant("EFFECT_COPIES", EFFECT_COPIES, "Shark cards of one effect that fit"),
    Constant("SHARK_CARD_PLACES", len(LIES.members), "where Shark cards lie, by Lies"),
    Constant("ROW", ROW, "Shark cards for sale that fit"),
    Constant("COLOURS", COLOURS),
    Constant("VALUES", VALUES, "of a die"),
    Constant("DICE_KINDS", DICE_KINDS, "a die is a number from 1 on: VALUES * colour + value"),
    Constant("ABOVE_ALL", VALUES + 1, "more than any Current"),
    Constant("DICE_PLACES", len(DICE.members), "where dice lie, by Dice"),
    Constant("POOL", POOL, "dice of the pool that fit"),
    Constant("KEPT_DICE", KEPT_DICE, "dice on Vigilant cards that fit"),
    Constant("TILES", TILES),
    Constant("BLOCKS", BLOCKS),
    Constant("SHELL_BIT", 1 << BLOCK.number("shell")),
    Constant("EFFECTS", len(EFFECT_NAMES)),
    Constant("FEATURES", len(FEATURE.names)),
    Constant("NOTHING", NOTHING),
    Constant("UNKNOWN", UNKNOWN, "only in views"),
    Constant("ALL_ZONES", ALL_ZONES),
    Constant("CENTRE", ZONE_NAMES.index("C")),
    Constant("RIGHT_ANGLE", RIGHT_ANGLE, "the facing of a Shark that faces neither end of its space"),
)

PUBLIC, OWNER, KNOWLEDGE = "public", "owner", "knowledge"

# fmt: off
FIELDS = (
    StateField("stack", FRAME * DEPTH, NOTHING, RUN + 99, PUBLIC, "open questions and runs, see core.state"),
    StateField("depth", 0, 0, DEPTH, PUBLIC, "frames of the stack"),
    StateField("mover", 0, NOTHING, SHARK, PUBLIC, "the seat to move, or OVER", start=OVER),
    StateField("board", 0, 0, 1, PUBLIC, "0 the day board, 1 the night board"),
    StateField("edition", 0, 0, 1, PUBLIC, "0 final, 1 prototype"),
    StateField("turn", 0, 0, 100000, PUBLIC, "turns begun, each player's counts one"),
    StateField("winner", 0, NOTHING, SHARK, PUBLIC, "the seat that has won", start=NOTHING),
    StateField("reason", 0, 0, len(REASON_NAMES), PUBLIC, "why the game ended, by Reason; 0 while it runs"),
    StateField("revealed", 0, 0, ALL_ZONES, PUBLIC, "zones whose block is revealed, as bits"),
    StateField("emptied", 0, 0, ALL_ZONES, PUBLIC, "zones whose block is in the Octopus bag during a shuffle, as bits"),
    StateField("fresh", 0, 0, ALL_ZONES, PUBLIC, "zones whose block was gained by the Learn in progress, as bits"),
    StateField("gained", 0, 0, 3, PUBLIC, "cards gained by the Learn in progress: the last ones of the discard pile"),
    StateField("drawn_block", 0, UNKNOWN, LAST_BLOCK, OWNER, "the block that waits for the Shark to name a space",
        start=NOTHING),
    StateField("hand_count", 0, 0, DECK, PUBLIC, "cards in hand"),
    StateField("hand_size", 0, 1, 10, PUBLIC, "cards that a draw fills the hand up to"),
    StateField("draw_count", 0, 0, DECK, PUBLIC, "cards of the draw pile in unknown order"),
    StateField("top_count", 0, 0, DECK, PUBLIC, "cards on top of them in known order"),
    StateField("discard_count", 0, 0, DECK, PUBLIC, "cards of the discard pile"),
    StateField("eaten", 0, 0, FOOD_TRACK, PUBLIC, "food on the track"),
    StateField("used", 0, 0, (1 << BLOCK.number("trap_hide")) - 1, PUBLIC,
        "food whose effect was used, as bits by block"),
    StateField("chosen", 0, UNKNOWN, PAIRS - 1, OWNER, "the confrontation card that the Octopus chose",
        start=NOTHING),
    StateField("pairs", 0, 0, (1 << PAIRS) - 1, PUBLIC, "confrontation pairs in play, as bits"),
    StateField("shark_at", 0, NOTHING, SPACES - 1, PUBLIC, "the space of the Shark"),
    StateField("facing", 0, 0, RIGHT_ANGLE, PUBLIC, "end 0 or 1, or a right angle"),
    StateField("bag_count", 0, 0, 75, PUBLIC, "dice in the bag"),
    StateField("pool_count", 0, 0, POOL, PUBLIC, "dice of the pool"),
    StateField("energy_count", 0, 0, ENERGY, PUBLIC, "stored dice"),
    StateField("kept_count", 0, 0, KEPT_DICE, PUBLIC, "dice on Vigilant cards"),
    StateField("keeping_count", 0, 0, KEPT_DICE, PUBLIC, "dice put there this turn"),
    StateField("hunger_count", 0, 0, 15, PUBLIC, "dice on the hunger track"),
    StateField("tiles", 0, 0, TILES, PUBLIC, "growth tiles flipped"),
    StateField("growth_blue", 0, 0, 5, PUBLIC, "blue dice on the tile being filled"),
    StateField("growth_yellow", 0, 0, 5, PUBLIC, "the same of yellow dice"),
    StateField("rerolls", 0, 0, 2, PUBLIC, "rerolls of tiles used this turn"),
    StateField("swum", 0, NOTHING, SPACES - 1, PUBLIC, "space of the first Current swum over this turn", start=NOTHING),
    StateField("searched", 0, 0, 2, PUBLIC, "yellow dice used this turn, on their way to the growth track"),
    StateField("budget", 0, NOTHING, 24, PUBLIC, "energy left to spend, once the first card is bought", start=NOTHING),
    StateField("bought", 0, 0, 25, PUBLIC, "cards bought this turn"),
    StateField("abilities", 0, 0, (1 << len(EFFECT_NAMES)) - 1, PUBLIC,
        "effects of the Shark cards face up before the Shark, as bits"),
    StateField("deck_count", 0, 0, SHARK_DECK, PUBLIC, "cards of the deck of Shark cards"),
    StateField("replaced", 0, 0, 1, PUBLIC, "1 once a row card was replaced this turn"),
    StateField("block", ZONES, UNKNOWN, LAST_BLOCK, OWNER, "block of each zone"),
    StateField("know", ZONES, 0, (1 << BLOCKS) - 1, KNOWLEDGE,
        "blocks that the Shark must think possible in each zone, as bits"),
    StateField("blocks", BESIDE.size, 0, 9, PUBLIC, "blocks beside the board, by Beside"),
    StateField("bag_blocks", BLOCKS, 0, 4, OWNER, "blocks in the Octopus bag during a shuffle"),
    StateField("track", FOOD_TRACK, 0, BLOCK.number("abalone"), PUBLIC, "eaten food in order"),
    StateField("slot", SLOTS, NOTHING, CARDS - 1, PUBLIC, "cards in the action slots"),
    StateField("hand", CARDS, 0, 6, OWNER, "hand, by card"),
    StateField("known", CARDS, 0, 6, KNOWLEDGE, "cards of the hand that the Shark knows of, by card"),
    StateField("draw", CARDS, 0, 6, OWNER, "draw pile below its known top, by card"),
    StateField("top", DECK, 0, CARDS - 1, PUBLIC, "known top of the draw pile, the next card last"),
    StateField("discard", DECK, 0, CARDS - 1, PUBLIC, "discard pile, the top card last"),
    StateField("pile", CARDS, 0, 6, PUBLIC, "hidden part of the four piles, by card"),
    StateField("pile_count", PILES, 0, DECK, PUBLIC, "cards below the top of each pile"),
    StateField("pile_top", PILES, NOTHING, CARDS - 1, PUBLIC, "the open card of each pile"),
    StateField("trash", CARDS, 0, 6, PUBLIC, "Octopus cards out of the game, by card"),
    StateField("dice", DICE.size, 0, 30, PUBLIC, "dice without a value, by Dice and colour"),
    StateField("pool", POOL, 0, DICE_KINDS, PUBLIC, "rolled dice, ascending"),
    StateField("energy", ENERGY, 0, DICE_KINDS, PUBLIC, "stored dice, ascending"),
    StateField("kept", KEPT_DICE, 0, DICE_KINDS, PUBLIC, "dice on Vigilant cards, ascending"),
    StateField("keeping", KEPT_DICE, 0, DICE_KINDS, PUBLIC, "dice put there this turn"),
    StateField("current", SPACES, 0, VALUES, PUBLIC, "value of the Current on each space"),
    StateField("zone_die", ZONES, 0, DICE_KINDS, PUBLIC, "die placed on each zone"),
    StateField("row", ROW, NOTHING, SHARK_CARDS - 1, PUBLIC, "the Shark cards for sale"),
    StateField("shark_cards", LIES.size, 0, EFFECT_COPIES, PUBLIC, "Shark cards, by Lies"),
)

# What is asked, and what goes on by itself

LEFT = ("left", "number")
LAST = ("last", "zone")
MAY_STOP = ("may_stop", "flag")
OCTOPUS_TURN, SHARK_TURN, CARD = ("octopus",), ("shark",), ("card",)

RUNS = (
    Run("octopus", OCTOPUS, (("done", "number"),), (), "K4.1", "the turn of the Octopus, with the actions made so far"),
    Run("card", OCTOPUS, (("card", "card"), ("step", "number")), OCTOPUS_TURN, "K4.4",
        "the effect of a played Octopus card, step by step"),
    Run("shuffle", OCTOPUS, (), ("card", "shark"), "K5.2",
        "the blocks of a shuffle come back out of the bag one by one"),
    Run("food", OCTOPUS, (), OCTOPUS_TURN, "K6.6", "the gains of the abalone"),
    Run("shark", SHARK, (("step", "step"), LAST, ("moved", "flag")), (), "K8", "the turn of the Shark, step by step"),
    Run("die", SHARK, (("zone", "zone"), ("second", "flag")), SHARK_TURN, "K8.8",
        "one placed die is dealt with on its zone"),
    Run("trap", OCTOPUS, (("trap", "block"), ("zone", "zone")), SHARK_TURN, "K7.2",
        "a trap that the Shark has revealed works"),
    Run("begin", OCTOPUS, (), (), "K3.6", "the Octopus takes the first turn once the Shark is on its den"),
)

QUESTIONS = (
    Question("den", OCTOPUS, (("why", "why"), MAY_STOP), ("begin", "shark"), "K3.6",
        "which den the Shark is put on, at setup, by a trap or by Fight", chapter="confrontation"),
    Question("action", OCTOPUS, (("done", "number"),), OCTOPUS_TURN, "K4.1", "which action or eaten food comes next",
        chapter="octopus"),
    Question("pay", OCTOPUS, (("card", "card"), LEFT, LAST), CARD, "K4.4",
        "which hidden blocks are revealed to pay for a card", chapter="octopus"),
    Question("swap", OCTOPUS, (), CARD, "K5.1", "which two adjacent blocks trade zones", chapter="blocks"),
    Question("hide", OCTOPUS, (LEFT, LAST, MAY_STOP, ("spared", "zone")), ("card", "octopus", "shark"), "K5.3",
        "which revealed block is hidden next", chapter="blocks"),
    Question("shuffle", OCTOPUS, (LEFT, LAST, ("which", "pick")), CARD, "K5.2",
        "which block goes into the bag to be shuffled next", chapter="blocks"),
    Question("gain", OCTOPUS, (LEFT, MAY_STOP, ("optional", "flag")), ("card", "food"), "K6.1",
        "which top card or block beside the board is gained next", chapter="learn"),
    Question("exchange", OCTOPUS, (("block", "block"), LEFT, ("optional", "flag")), ("card", "food"), "K6.3",
        "which revealed block the gained one takes the place of", chapter="learn"),
    Question("top", OCTOPUS, (), CARD, "K5.4", "which gained card goes onto the draw pile, if any", chapter="learn"),
    Question("take", OCTOPUS, (), CARD, "K5.4", "which gained card comes to the hand, if any", chapter="learn"),
    Question("hide_gained", OCTOPUS, (LEFT, LAST), CARD, "K5.4", "which gained block is hidden next, if any",
        chapter="learn"),
    Question("may_draw", OCTOPUS, (("amount", "number"),), CARD, "K5", "whether the card's extra draw is made",
        chapter="octopus"),
    Question("trash", OCTOPUS, (), CARD, "K5.3", "which card of hand or discard pile is trashed, if any",
        chapter="octopus"),
    Question("snail", OCTOPUS, (), OCTOPUS_TURN, "K6.6", "which card of draw or discard pile the snail brings",
        chapter="octopus"),
    Question("remove", OCTOPUS, (LEFT, ("last", "space")), SHARK_TURN, "K7.2",
        "which Current a trap takes off the board next, if any", chapter="hunt"),
    Question("free_den", OCTOPUS, (("why", "why"), MAY_STOP), SHARK_TURN, "K13.4",
        "which Current leaves the board when all dens are covered", chapter="confrontation"),
    Question("confront", None, (("zone", "zone"),), SHARK_TURN, "K10.1",
        "which confrontation card is chosen in secret", chapter="confrontation"),
    # No question has the number 18 any more; the others keep theirs, so that a state has the same bytes as ever.
    Question("retreat", OCTOPUS, (), SHARK_TURN, "K10.3", "which adjacent block is shuffled with the Octopus, if any",
        chapter="confrontation", number=19),
    Question("freeze", OCTOPUS, (), SHARK_TURN, "K10.3", "whether Freeze hides the Octopus block",
        chapter="confrontation"),
    Question("place", SHARK, (LEFT,), ("shuffle",), "K5.2", "into which emptied zone the drawn block goes",
        chapter="blocks"),
    Question("dice", SHARK, (), SHARK_TURN, "K8.1", "whether two dice are drawn or three", chapter="shark"),
    Question("refill", SHARK, (LEFT,), SHARK_TURN, "K8.2", "which Current is taken off the board in place of a draw",
        chapter="shark"),
    Question("before_roll", SHARK, (), SHARK_TURN, "K8.1", "which card is used before the roll, if any",
        chapter="shark"),
    Question("reactive", SHARK, (LEFT, ("last", "colour")), SHARK_TURN, "K9",
        "which drawn dice go back into the bag for Reactive", chapter="effects"),
    Question("replacement", SHARK, (), SHARK_TURN, "K9", "which die is taken out of the bag for Reactive",
        chapter="effects"),
    Question("rolled", SHARK, (), SHARK_TURN, "K8.1", "which reroll or card is used after the roll, if any",
        chapter="shark"),
    Question("relentless", SHARK, (("first", "die"),), SHARK_TURN, "K9", "which one or two dice are rolled again",
        chapter="effects"),
    Question("daring", SHARK, (), SHARK_TURN, "K9", "which red die is turned to 6", chapter="effects",
        begun_by=("Effect", "daring")),
    Question("daring_other", SHARK, (("red", "die"),), SHARK_TURN, "K9",
        "which other die goes to the Hunger Track for Daring", chapter="effects"),
    Question("ruthless", SHARK, (("amount", "number"),), SHARK_TURN, "K9", "which die is raised", chapter="effects"),
    Question("vigilant", SHARK, (), SHARK_TURN, "K9", "which die is put aside on Vigilant", chapter="effects",
        options="pool", begun_by=("Effect", "vigilant")),
    Question("currents", SHARK, (), SHARK_TURN, "K8.3", "which blue die is placed on which empty space, if any",
        chapter="movement"),
    Question("move", SHARK, (("moved", "flag"),), SHARK_TURN, "K8.4",
        "where the Shark moves, or which card it uses before", chapter="movement"),
    Question("after_move", SHARK, (), SHARK_TURN, "K9", "whether and where Swift takes one more step after the move",
        chapter="movement"),
    Question("search", SHARK, (LAST,), SHARK_TURN, "K8.7",
        "which die searches or strikes which adjacent zone, if any", chapter="hunt"),
    Question("order", SHARK, (), SHARK_TURN, "K8.7", "which of two placed dice is dealt with first", chapter="hunt"),
    Question("observant", SHARK, (("trap", "block"), ("zone", "zone")), ("trap",), "K8.8",
        "whether Observant is played against a revealed trap", chapter="hunt"),
    Question("store", SHARK, (LEFT, ("last", "die")), SHARK_TURN, "K8.12",
        "which dice of the pool are kept as energy", chapter="energy"),
    Question("buy", SHARK, (("energy", "number"), ("may_replace", "flag")), SHARK_TURN, "K8.13",
        "which card is bought or which die lowered, if any", chapter="energy"),
    Question("replace", SHARK, (), SHARK_TURN, "K8.15", "which card of the row is replaced", chapter="energy"),
    Question("hunger", SHARK, (), SHARK_TURN, "K8.13", "which energy die goes to the Hunger Track", chapter="energy"),
)

# What the numbers of operands, actions and events mean outside

# Why the Shark is put on a den: by Fight, by the trap, or at the beginning.
WHY = {NOTHING: "fight", BLOCK.number("trap_den"): "trap", BLOCK.number("octopus"): "setup"}
TYPES = (
    NamedType("zone", ZONE_NAMES, none=NOTHING),
    NamedType("space", None, none=NOTHING),
    NamedType("end", None, words=END_NAMES),
    NamedType("card", None),
    NamedType("shark_card", None),
    NamedType("block", BLOCK_NAMES),
    NamedType("pile", TYPE_NAMES),
    NamedType("die", DIE_NAMES, first=1, none=0),
    NamedType("colour", COLOUR_NAMES),
    NamedType("tile", TILE_NAMES, first=TILE.first),
    NamedType("effect", EFFECT_NAMES),
    NamedType("pair", CONFRONT_NAMES),
    NamedType("step", STEP.names),
    NamedType("pick", PICK.names),
    NamedType("why", tuple(WHY.get(number, "") for number in range(NOTHING, max(WHY) + 1)), first=NOTHING),
    NamedType("reason", REASON_NAMES, first=REASON.first),
    NamedType("kept", ("kept",)),
)

# What may be answered

ZONE = Source("zone", (("zone", "zone"),), ZONES)
SPACE = Source("space", (("space", "space"),), SPACES)
OVER_SPACE = Source("space", (("over", "space"),), SPACES)
POSE = Source("pose", (("space", "space"), ("facing", "end")), POSES)
NEIGHBOURS = Source("neighbours", (("zone", "zone"), ("other", "zone")), ADJACENT)
COLOUR_OF_DIE = Source("colour", (("colour", "colour"),), COLOURS)
DIE = Source("die", (("die", "die"),), DICE_KINDS, first=1)
BLUE_DIE = Source("blue_die", (("die", "die"),), VALUES, first=1)
HUNTING_DIE = Source("hunting_die", (("die", "die"),), DICE_KINDS - VALUES, first=VALUES + 1)
KEPT = Source("kept", (("kept", "kept"),), 2)
OCTOPUS_CARD = Source("card", (("card", "card"),), CARDS)
SHARK_CARD = Source("shark_card", (("card", "shark_card"),), SHARK_CARDS)
PAIR = Source("pair", (("pair", "pair"),), PAIRS)
PILE = Source("pile", (("pile", "pile"),), PILES)
BLOCK_KIND = Source("block", (("block", "block"),), BLOCKS)
FOOD = Source("food", (("food", "block"),), FOODS)
EFFECT_OF_CARD = Source("effect", (("effect", "effect"),), len(EFFECT_NAMES))

ACTIONS = (
    ActionKind("done", "done", (), "K4.8"),
    ActionKind("end_turn", "end the turn", (), "K4.6"),
    ActionKind("go_on", "go on", (), "K8.1"),
    ActionKind("roll", "roll", (), "K8.1"),
    ActionKind("draw", "draw", (), "K4.2"),
    ActionKind("resolve", "use the card", (), "K10.3"),
    ActionKind("two", "draw two dice", (), "K8.1"),
    ActionKind("three", "draw three dice", (), "K8.1"),
    ActionKind("food", "use the {food}", (FOOD,), "K4.6"),
    ActionKind("confront", "choose {pair}", (PAIR,), "K10.1"),
    ActionKind("return", "return a {colour} die", (COLOUR_OF_DIE,), "K9"),
    ActionKind("choose", "take a {colour} die", (COLOUR_OF_DIE,), "K9"),
    ActionKind("gain_card", "gain the top {pile} card", (PILE,), "K6.2"),
    ActionKind("gain_block", "gain {block}", (BLOCK_KIND,), "K6.3"),
    ActionKind("use", "use {effect}", (EFFECT_OF_CARD,), "K9"),
    ActionKind("reveal", "reveal {zone}", (ZONE,), "K4.4"),
    ActionKind("hide", "hide {zone}", (ZONE,), "K5.3"),
    ActionKind("take", "shuffle {zone}", (ZONE,), "K5.2"),
    ActionKind("name", "place in {zone}", (ZONE,), "K5.2"),
    ActionKind("exchange", "exchange {zone}", (ZONE,), "K6.3"),
    ActionKind("first", "first {zone}", (ZONE,), "K8.7"),
    ActionKind("retreat", "retreat with {zone}", (ZONE,), "K10.3"),
    ActionKind("swap", "swap {zone} and {other}", (NEIGHBOURS,), "K5.1"),
    ActionKind("den", "put the Shark on {space}", (SPACE,), "K3.6"),
    ActionKind("lift", "take the Current off {space}", (SPACE,), "K7.2"),
    ActionKind("die", "choose {die}", (DIE,), "K9"),
    ActionKind("reroll", "reroll {die}", (DIE,), "K8.1"),
    ActionKind("store", "store {die}", (DIE,), "K8.12"),
    ActionKind("lower", "lower {die}", (DIE,), "K8.15"),
    ActionKind("hunger", "{die} to hunger", (DIE,), "K8.13"),
    ActionKind("play", "play {card}", (OCTOPUS_CARD,), "K4.4"),
    ActionKind("discard", "discard {card}", (OCTOPUS_CARD,), "K4.3"),
    ActionKind("top", "put {card} on top", (OCTOPUS_CARD,), "K5.4"),
    ActionKind("to_hand", "take {card} to hand", (OCTOPUS_CARD,), "K5.4"),
    ActionKind("from_draw", "take {card} from the draw pile", (OCTOPUS_CARD,), "K6.6"),
    ActionKind("from_discard", "take {card} from the discard pile", (OCTOPUS_CARD,), "K6.6"),
    ActionKind("trash_hand", "trash {card} from hand", (OCTOPUS_CARD,), "K5.3"),
    ActionKind("trash_discard", "trash {card} from the discard pile", (OCTOPUS_CARD,), "K5.3"),
    ActionKind("buy", "buy {card}", (SHARK_CARD,), "K8.13"),
    ActionKind("replace", "replace {card}", (SHARK_CARD,), "K8.15"),
    ActionKind("step", "swift to {space} facing {facing}", (POSE,), "K9", is_move=True),
    ActionKind("clear", "push to {space} facing {facing}", (POSE,), "K8.6", is_move=True),
    ActionKind("current", "place {kept} {die} on {space}", (KEPT, BLUE_DIE, SPACE), "K8.3"),
    ActionKind("search", "use {kept} {die} in {zone}", (KEPT, HUNTING_DIE, ZONE), "K8.7"),
    ActionKind("move", "swim to {space} facing {facing}", (POSE,), "K8.4", is_move=True),
    ActionKind("swim", "swim over {over} to {space} facing {facing}", (OVER_SPACE, POSE), "K8.4", is_move=True),
)

# What is told

# Open is what was there for all to see, or is the mover's own open choice (K12.1).
EVENTS = (
    EventKind("turn", (("turn", "number"),), "K11.4"),
    EventKind("shark_put", (("space", "space"),), "K2.6"),
    EventKind("played", (("card", "card"),), "K4.4", is_open=False),
    EventKind("drew", (("count", "number"),), "K4.2", is_open=False),
    EventKind("drew_card", (("card", "card"),), "K4.2", is_open=False),
    EventKind("reshuffled", (("count", "number"),), "K4.2", is_open=False),
    EventKind("discarded", (("card", "card"),), "K4.3", is_open=False),
    EventKind("trashed", (("card", "card"),), "K5.3", is_open=False),
    EventKind("revealed", (("zone", "zone"), ("block", "block")), "K4.4", is_open=False),
    EventKind("hidden", (("zone", "zone"),), "K5.3"),
    EventKind("swapped", (("zone", "zone"), ("other", "zone")), "K5.1"),
    EventKind("taken", (("zone", "zone"),), "K5.2"),
    EventKind("block_drawn", (("block", "block"),), "K5.2", is_open=False),
    EventKind("placed", (("zone", "zone"),), "K5.2", is_open=False),
    EventKind("gained_card", (("card", "card"),), "K6.2"),
    EventKind("pile_top", (("pile", "pile"), ("card", "card")), "K6.2"),
    EventKind("gained_block", (("block", "block"), ("zone", "zone"), ("replaced", "block")), "K6.3"),
    EventKind("put_on_top", (("card", "card"),), "K5.4"),
    EventKind("took_to_hand", (("card", "card"),), "K5.4"),
    EventKind("took_from_draw", (), "K6.6", is_open=False),
    EventKind("took_card", (("card", "card"),), "K6.6", is_open=False),
    EventKind("ate", (("food", "block"), ("zone", "zone")), "K6.5", is_open=False),
    EventKind("used_food", (("food", "block"),), "K4.6"),
    EventKind("dice_drawn", (("blue", "number"), ("yellow", "number"), ("red", "number")), "K8.1", is_open=False),
    EventKind("rolled", (("die", "die"),), "K8.1", is_open=False),
    EventKind("rerolled", (("die", "die"), ("became", "die")), "K8.1", is_open=False),
    EventKind("used_card", (("effect", "effect"), ("card", "shark_card")), "K9"),
    EventKind("returned", (("colour", "colour"),), "K8.13"),
    EventKind("chosen", (("colour", "colour"),), "K9"),
    EventKind("raised", (("die", "die"), ("became", "die")), "K9"),
    EventKind("kept", (("die", "die"),), "K9"),
    EventKind("current_placed", (("space", "space"), ("value", "number")), "K8.3"),
    EventKind("current_lifted", (("space", "space"),), "K8.5"),
    EventKind("turned", (("facing", "end"),), "K9"),
    EventKind("moved", (("start", "space"), ("space", "space"), ("over", "space")), "K8.4"),
    EventKind("die_placed", (("die", "die"), ("zone", "zone")), "K8.7"),
    EventKind("searched", (("zone", "zone"), ("die", "die")), "K8.7", is_open=False),
    EventKind("struck", (("zone", "zone"), ("die", "die")), "K8.7", is_open=False),
    EventKind("grew", (("colour", "colour"),), "K8.11"),
    EventKind("tile", (("tile", "number"),), "K8.11"),
    EventKind("hunger", (("colour", "colour"), ("count", "number")), "K11.1"),
    EventKind("trap", (("trap", "block"), ("zone", "zone")), "K7.1", is_open=False),
    EventKind("trap_ignored", (("trap", "block"),), "K8.8", is_open=False),
    EventKind("stored", (("die", "die"),), "K8.12"),
    EventKind("energy_lost", (), "K8.16"),
    EventKind("lowered", (("die", "die"),), "K8.15"),
    EventKind("replaced", (("card", "shark_card"),), "K8.15", is_open=False),
    EventKind("bought", (("card", "shark_card"),), "K8.14", is_open=False),
    EventKind("row", (("card", "shark_card"), ("place", "number")), "K8.13", is_open=False),
    EventKind("confrontation", (("zone", "zone"),), "K10.1", is_open=False),
    EventKind("chose", (("pair", "pair"),), "K10.1", is_open=False),
    EventKind("shown", (("octopus", "pair"), ("shark", "pair")), "K10.1", is_open=False),
    EventKind("pair_lost", (("pair", "pair"),), "K10.2", is_open=False),
    EventKind("over", (("reason", "reason"),), "K11", is_open=False),
)

# fmt: on

DECLARATION = Declaration(
    "kelp",
    SEATS,
    CONSTANTS,
    (
        BLOCK,
        COLOUR,
        DICE,
        LIES,
        BESIDE,
        TYPE,
        VERB,
        EFFECT,
        TILE,
        CONFRONT,
        REASON,
        PICK,
        STEP,
        BOARD_ZONE,
        SPACE_END,
        FEATURE,
    ),
    TYPES,
    FIELDS,
    RUNS,
    QUESTIONS,
    ACTIONS,
    EVENTS,
)
