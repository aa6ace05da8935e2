"""The questions of Kelp by name: what each kind asks, what its operands mean, and what it may stand on.

A frame of the stack becomes `{"question": kind, ...}` or `{"run": kind, ...}` with named fields, and back.
"""

from dataclasses import dataclass
from typing import Any

from fathoms.core.errors import BadPosition
from fathoms.core.state import DEPTH, FRAME, RUN, push
from fathoms.games.kelp.actions import DICE
from fathoms.games.kelp.cards import BLOCK_NAMES, COLOURS, ZONE_NAMES, Names
from fathoms.games.kelp.names import NOTHING, OCTOPUS, SHARK, Ask, Block, Run
from fathoms.games.kelp.state import State

SEATS = ("octopus", "shark")
STEP_NAMES = (
    "draw", "refill", "before_roll", "rolled", "currents", "move", "after_move", "search", "order", "resolve", "store",
    "buy", "end",
)  # fmt: skip
PICKS = ("hidden", "revealed", "outside")
WHY = {NOTHING: "fight", Block.TRAP_DEN: "trap", Block.OCTOPUS: "setup"}


@dataclass(frozen=True)
class Frame:
    """A kind of frame: name, who is asked (None: either), operands as (name, type), and what it may stand on."""

    name: str
    seat: int | None
    operands: tuple[tuple[str, str], ...]
    on: tuple[int, ...]


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
KINDS = {("run" if kind >= RUN else "question", frame.name): kind for kind, frame in FRAMES.items()}


class Operands:
    """Numbers of operands to values and back, for one set of names."""

    def __init__(self, names: Names) -> None:
        self.lists: dict[str, tuple[tuple[str, ...], int]] = {
            # type: its names, and the number of the first one; one below is none, written null
            "zone": (ZONE_NAMES, 0),
            "space": (names.spaces, 0),
            "card": (names.cards, 0),
            "block": (BLOCK_NAMES, 0),
            "die": (DICE, 1),
            "colour": (COLOURS, 0),
            "step": (STEP_NAMES, 0),
            "pick": (PICKS, 0),
        }

    def value(self, kind: str, number: int) -> Any:
        if kind == "number":
            return number
        if kind == "flag":
            return bool(number)
        if kind == "why":
            return WHY[number]
        known, first = self.lists[kind]
        return None if number < first else known[number - first]

    def number(self, kind: str, value: Any, where: str) -> int:
        if kind == "number" and type(value) is int and 0 <= value < 1000:
            return value
        if kind == "flag" and type(value) is bool:
            return int(value)
        if kind == "why" and value in WHY.values():
            return next(number for number, why in WHY.items() if why == value)
        if kind in self.lists:
            known, first = self.lists[kind]
            if value is None and kind not in ("step", "pick", "card", "block", "colour"):
                return first - 1
            if value in known:
                return known.index(value) + first
        expected = {"number": "a whole number", "flag": "true or false", "why": ", ".join(WHY.values())}.get(
            kind, f"a {kind}"
        )
        raise BadPosition(f"{where} must be {expected}, not {value!r}")

    def frame_json(self, s: State, level: int) -> dict[str, Any]:
        at = level * FRAME
        frame = FRAMES[s.stack[at]]
        told: dict[str, Any] = {"run" if s.stack[at] >= RUN else "question": frame.name}
        if frame.seat is None:
            told["seat"] = SEATS[s.stack[at + 1]]
        for i, (name, kind) in enumerate(frame.operands):
            told[name] = self.value(kind, s.stack[at + 2 + i])
        return told

    def push_json(self, s: State, told: Any, where: str) -> None:
        """Put one frame on the stack, if it may stand there."""
        if not isinstance(told, dict) or ("run" in told) == ("question" in told):
            raise BadPosition(f'{where} must be a table with "question" or "run", not {told!r}')
        sort = "run" if "run" in told else "question"
        kind = KINDS.get((sort, told[sort])) if isinstance(told[sort], str) else None
        if kind is None:
            known = ", ".join(name for other, name in KINDS if other == sort)
            raise BadPosition(f"{where}: no {sort} is called {told[sort]!r}; they are {known}")
        frame = FRAMES[kind]
        below = s.stack[(s.depth - 1) * FRAME] if s.depth else None
        if (below is None) != (not frame.on) or (below is not None and below not in frame.on):
            on = " or ".join(FRAMES[k].name for k in frame.on) or "nothing"
            raise BadPosition(
                f"{where}: {sort} {frame.name!r} must stand on {on}, not on {below and FRAMES[below].name}"
            )
        if s.depth == DEPTH:
            raise BadPosition(f"{where}: at most {DEPTH} frames can be open")
        names = [name for name, _ in frame.operands] + ([] if frame.seat is not None else ["seat"])
        for key in told:
            if key != sort and key not in names:
                raise BadPosition(f"{where}: {frame.name!r} has no field {key!r}; it has {', '.join(names) or 'none'}")
        for name in names:
            if name not in told:
                raise BadPosition(f"{where}: {frame.name!r} must have the field {name!r}")
        seat = frame.seat
        if seat is None:
            if told["seat"] not in SEATS:
                raise BadPosition(f"{where}: seat must be octopus or shark, not {told['seat']!r}")
            seat = SEATS.index(told["seat"])
        numbers = [self.number(type_, told[name], f"{where}: {name}") for name, type_ in frame.operands] + [0] * 4
        push(s, kind, seat, *numbers[:4])
