"""The questions of Kelp by name: what each kind asks, what its operands mean, and what it may stand on."""

from fathoms.core.naming import Frame, Frames, Kind, Naming
from fathoms.games.kelp.actions import DICE
from fathoms.games.kelp.cards import BLOCK_NAMES, COLOURS, CONFRONTATION, EFFECTS, TYPES, ZONE_NAMES, Names
from fathoms.games.kelp.names import NOTHING, OCTOPUS, SHARK, Ask, Block, Run

SEATS = ("octopus", "shark")
STEP_NAMES = (
    "draw", "refill", "before_roll", "rolled", "currents", "move", "after_move", "search", "order", "resolve", "store",
    "buy", "end",
)  # fmt: skip
REASONS = ("food", "exhausted", "confrontation", "no_strike_left", "survived")
# Which block goes to the space that the Shark names is drawn blind (K5.2).
ALIKE = frozenset(["place"])
PICKS = ("hidden", "revealed", "outside")
WHY = {NOTHING: "fight", Block.TRAP_DEN: "trap", Block.OCTOPUS: "setup"}


LEFT = ("left", "number")
LAST = ("last", "zone")
MAY_STOP = ("may_stop", "flag")
CARD = (Run.CARD,)
TURN = (Run.SHARK,)

FRAMES = {
    Run.BEGIN: Frame("begin", OCTOPUS, (), ()),
    Run.OCTOPUS: Frame("octopus", OCTOPUS, (("done", "number"),), ()),
    Run.SHARK: Frame("shark", SHARK, (("step", "step"), LAST, ("moved", "flag")), ()),
    Run.CARD: Frame("card", OCTOPUS, (("card", "card"), ("step", "number")), (Run.OCTOPUS,)),
    Run.FOOD: Frame("food", OCTOPUS, (), (Run.OCTOPUS,)),
    Run.SHUFFLE: Frame("shuffle", OCTOPUS, (), (Run.CARD, Run.SHARK)),
    Run.DIE: Frame("die", SHARK, (("zone", "zone"), ("second", "flag")), TURN),
    Run.TRAP: Frame("trap", OCTOPUS, (("trap", "block"), ("zone", "zone")), TURN),
    Ask.DEN: Frame("den", OCTOPUS, (("why", "why"), MAY_STOP), (Run.BEGIN, Run.SHARK)),
    Ask.ACTION: Frame("action", OCTOPUS, (("done", "number"),), (Run.OCTOPUS,)),
    Ask.PAY: Frame("pay", OCTOPUS, (("card", "card"), LEFT, LAST), CARD),
    Ask.SWAP: Frame("swap", OCTOPUS, (), CARD),
    Ask.HIDE: Frame("hide", OCTOPUS, (LEFT, LAST, MAY_STOP, ("spared", "zone")), (Run.CARD, Run.OCTOPUS, Run.SHARK)),
    Ask.SHUFFLE: Frame("shuffle", OCTOPUS, (LEFT, LAST, ("which", "pick")), CARD),
    Ask.GAIN: Frame("gain", OCTOPUS, (LEFT, MAY_STOP, ("optional", "flag")), (Run.CARD, Run.FOOD)),
    Ask.EXCHANGE: Frame("exchange", OCTOPUS, (("block", "block"), LEFT, ("optional", "flag")), (Run.CARD, Run.FOOD)),
    Ask.TOP: Frame("top", OCTOPUS, (), CARD),
    Ask.TAKE: Frame("take", OCTOPUS, (), CARD),
    Ask.HIDE_GAINED: Frame("hide_gained", OCTOPUS, (LEFT, LAST), CARD),
    Ask.MAY_DRAW: Frame("may_draw", OCTOPUS, (("amount", "number"),), CARD),
    Ask.TRASH: Frame("trash", OCTOPUS, (), CARD),
    Ask.SNAIL: Frame("snail", OCTOPUS, (), (Run.OCTOPUS,)),
    Ask.REMOVE: Frame("remove", OCTOPUS, (LEFT, ("last", "space")), TURN),
    Ask.FREE_DEN: Frame("free_den", OCTOPUS, (("why", "why"), MAY_STOP), TURN),
    Ask.CONFRONT: Frame("confront", None, (("zone", "zone"),), TURN),
    Ask.RETREAT: Frame("retreat", OCTOPUS, (), TURN),
    Ask.FREEZE: Frame("freeze", OCTOPUS, (), TURN),
    Ask.PLACE: Frame("place", SHARK, (LEFT,), (Run.SHUFFLE,)),
    Ask.DICE: Frame("dice", SHARK, (), TURN),
    Ask.REFILL: Frame("refill", SHARK, (LEFT,), TURN),
    Ask.BEFORE_ROLL: Frame("before_roll", SHARK, (), TURN),
    Ask.REACTIVE: Frame("reactive", SHARK, (LEFT, ("last", "colour")), TURN),
    Ask.REPLACEMENT: Frame("replacement", SHARK, (), TURN),
    Ask.ROLLED: Frame("rolled", SHARK, (), TURN),
    Ask.RELENTLESS: Frame("relentless", SHARK, (("first", "die"),), TURN),
    Ask.DARING: Frame("daring", SHARK, (), TURN),
    Ask.DARING_OTHER: Frame("daring_other", SHARK, (("red", "die"),), TURN),
    Ask.RUTHLESS: Frame("ruthless", SHARK, (("amount", "number"),), TURN),
    Ask.VIGILANT: Frame("vigilant", SHARK, (), TURN),
    Ask.CURRENTS: Frame("currents", SHARK, (), TURN),
    Ask.MOVE: Frame("move", SHARK, (("moved", "flag"),), TURN),
    Ask.AFTER_MOVE: Frame("after_move", SHARK, (), TURN),
    Ask.SEARCH: Frame("search", SHARK, (LAST,), TURN),
    Ask.ORDER: Frame("order", SHARK, (), TURN),
    Ask.OBSERVANT: Frame("observant", SHARK, (("trap", "block"), ("zone", "zone")), (Run.TRAP,)),
    Ask.STORE: Frame("store", SHARK, (LEFT, ("last", "die")), TURN),
    Ask.BUY: Frame("buy", SHARK, (("energy", "number"), ("may_replace", "flag")), TURN),
    Ask.OUT: Frame("replace", SHARK, (), TURN),
    Ask.HUNGER: Frame("hunger", SHARK, (), TURN),
}


def naming(names: Names) -> Naming:
    """What the numbers of questions and events mean, for one set of names."""
    why = [WHY.get(number, "") for number in range(NOTHING, Block.TRAP_DEN + 1)]
    return Naming(
        {
            "zone": Kind(ZONE_NAMES, 0, NOTHING),
            "space": Kind(names.spaces, 0, NOTHING),
            "end": Kind([end for ends in names.ends for end in ends]),
            "card": Kind(names.cards),
            "shark_card": Kind(names.shark_cards),
            "block": Kind(BLOCK_NAMES),
            "pile": Kind(TYPES),
            "die": Kind(DICE, 1, 0),
            "colour": Kind(COLOURS),
            "effect": Kind(EFFECTS),
            "pair": Kind(CONFRONTATION),
            "step": Kind(STEP_NAMES),
            "pick": Kind(PICKS),
            "why": Kind(why, NOTHING),
            "reason": Kind(REASONS, 1),
        }
    )


def frames(names: Names) -> Frames:
    return Frames(FRAMES, naming(names), SEATS)
