"""Why a thing of the Shark, a zone or a space cannot be used in its turn (K8, K9), by question and place."""

from fathoms.core.hindrances import Why, why
from fathoms.games.kelp.asking import Asking, Rule, always
from fathoms.games.kelp.declaration import EFFECT_NAMES, ZONE_NAMES
from fathoms.games.kelp.end import is_blue, is_red, value_of
from fathoms.games.kelp.hunt import is_target
from fathoms.games.kelp.movement import can_step
from fathoms.games.kelp.names import ENDS, RIGHT_ANGLE, ZONES, Block, Dice, Effect, Tile
from fathoms.games.kelp.octopus_hindrances import bare, named
from fathoms.games.kelp.tables import WAYS

# Dice


def rerolled(now: Asking, die: int) -> Why:
    return why("rerolled" if now.state.tiles >= Tile.REROLL else "no-reroll")


def not_blue(now: Asking, die: int) -> Why | None:
    return None if is_blue(die) else why("currents-now")


def early(now: Asking, die: int) -> Why:
    return why("currents-over" if is_blue(die) else "move-first")


def moved(now: Asking, die: int) -> Why:
    return why("currents-over" if is_blue(die) else "moved-dice")


def daring(now: Asking, die: int) -> Why:
    return why("six" if is_red(die) else "not-red")


def kept(rule: Rule) -> Rule:
    """A die on Vigilant is as one of the pool, from the turn after it was kept (K9)."""
    return lambda now, die: rule(now, die) if die in now.state.kept[: now.state.kept_count] else why("keeping")


def lowered(now: Asking, die: int) -> Why:
    return why("one" if now.fields["may_replace"] else "no-replacing", "K13.2" if now.prototype else "")


def priced(now: Asking, card: int) -> Why:
    return why("price", price=now.tables.price[card], energy=now.fields["energy"])


# Search and strike (K8.7). A die that was placed lies on its zone and has left the pool.


def hunting_dice(now: Asking) -> list[int]:
    s = now.state
    return [die for die in [*s.pool[: s.pool_count], *s.kept[: s.kept_count]] if not is_blue(die)]


def beside(now: Asking, zone: int) -> bool:
    return bool(now.board.beside[now.state.shark_at] >> zone & 1)


def unhunted(now: Asking, zone: int) -> Why | None:
    s, value = now.state, now.board.value[zone]
    if not beside(now, zone):
        return why("not-beside-shark", zone=ZONE_NAMES[zone])
    if s.zone_die[zone]:
        return why("die-here")
    if now.revealed(zone) and s.block[zone] != Block.OCTOPUS:
        return why("found")
    able = [value_of(die) for die in hunting_dice(now) if is_target(s, zone, die)]
    if not able:
        return why("only-strike" if now.revealed(zone) else "no-hunting-dice")
    return why("too-low", value=value, best=max(able)) if max(able) < value else None


def unplaced(now: Asking, die: int) -> Why | None:
    if is_blue(die):
        return why("currents-over")
    s = now.state
    open_ = [zone for zone in range(ZONES) if beside(now, zone) and is_target(s, zone, die) and not s.zone_die[zone]]
    if not open_:
        return why("no-target")
    least = min(now.board.value[zone] for zone in open_)
    return why("die-low", value=value_of(die), least=least) if value_of(die) < least else None


# Moving (K8.4, K8.6)


def next_spaces(now: Asking, ahead: bool) -> set[int]:
    """The next spaces through the ends that the Shark can leave by, or through the other one."""
    s, b = now.state, now.board
    ends = [end for end in range(ENDS) if (s.facing in (RIGHT_ANGLE, end)) == ahead]
    doors = [ENDS * s.shark_at + end for end in ends]
    return {b.next[door * WAYS + i] // ENDS for door in doors for i in range(b.ways[door])}


def behind(now: Asking, space: int) -> bool:
    return space in next_spaces(now, ahead=False) - next_spaces(now, ahead=True)


def unreached(now: Asking, space: int) -> Why:
    if space == now.state.shark_at:
        return why("must-move")
    if behind(now, space):
        return why("behind")
    if "clear" in now.kinds:
        return why("not-next")
    return why("no-stop" if now.state.current[space] else "no-way")


def unstepped(now: Asking, space: int) -> Why:
    """After the move only Swift is left: one step (K9)."""
    if space == now.state.shark_at:
        return why("shark-here", "K9")
    if behind(now, space):
        return why("behind", "K9")
    return why("no-stop" if now.state.current[space] else "swift", "K9")


def covered(now: Asking, space: int) -> Why:
    return why("shark-here" if space == now.state.shark_at else "current-here")


# Cards before the Shark (K9)


def unused(now: Asking, effect: int) -> Why:
    s, later = now.state, why("time", effect=EFFECT_NAMES[effect])
    match now.kind, effect:
        case "after_move", Effect.AGILE:
            return why("moved")
        case "move", Effect.AGILE:
            return why("moved" if now.fields["moved"] else "right-angle")
        case "move" | "after_move", Effect.SWIFT if not can_step(now.tables, s):
            return why("swift-blocked")
        case "before_roll" | "rolled", Effect.HUNGRY:
            return why("bag-empty")
        case "before_roll", Effect.REACTIVE:
            return why("reactive-two")
        case "rolled", Effect.DARING:
            return why("daring-needs")
        case "rolled", Effect.HOSTILE:
            return why("hostile-needs")
        case "rolled", Effect.RELENTLESS | Effect.VIGILANT:
            return why("pool-empty")
        case "rolled", Effect.RUTHLESS:
            return why("all-six" if s.pool_count else "pool-empty")
    return later


def not_in_bag(now: Asking, colour: int) -> Why | None:
    return None if now.state.dice[Dice.BAG + colour] else why("not-in-the-bag")


Rules = dict[str, Rule]
ZONE_LATER = {"zone": always("zone-later"), "row": always("row-later")}
ROLL: Rules = {**ZONE_LATER, "space": always("space-later"), "effect": unused}
# Amid a card of the roll no other card has its time, and nobody would ask for it.
AMID: Rules = {**ZONE_LATER, "space": always("space-later")}
POOL: Rules = {**AMID, "energy": always("pool-only"), "kept": always("pool-only")}
SWIM: Rules = {
    **ZONE_LATER, "energy": always("energy-buys"), "pool": early, "kept": kept(early), "effect": unused,
}  # fmt: skip
ENERGY: Rules = {"zone": always("zone-over"), "space": always("space-over"), "effect": unused}

SHARK_RULES: dict[str, Rules] = {
    "place": {"zone": named},
    "dice": ROLL,
    "refill": {**ROLL, "space": bare("K8.2")},
    "before_roll": ROLL,
    "reactive": AMID,
    "replacement": {**AMID, "bag": not_in_bag},
    "rolled": {**POOL, "pool": rerolled, "effect": unused},
    "relentless": POOL,
    "daring": {**POOL, "pool": daring},
    "daring_other": {**POOL, "pool": always("daring-red")},
    "ruthless": {**POOL, "pool": always("six")},
    "vigilant": POOL,
    "currents": {**SWIM, "space": covered, "pool": not_blue, "kept": kept(not_blue)},
    "move": {**SWIM, "space": unreached},
    "after_move": {**SWIM, "space": unstepped, "pool": moved, "kept": kept(moved)},
    "search": {
        "zone": unhunted, "pool": unplaced, "kept": kept(unplaced), "energy": always("energy-buys"),
        "space": always("space-over"), "row": always("row-later"), "effect": unused,
    },
    "order": {"zone": always("no-die-on")},
    "store": {**ENERGY, "energy": always("stored"), "row": always("row-later")},
    "buy": {**ENERGY, "row": priced, "energy": lowered},
    "replace": {**ENERGY, "row": always("last-affordable")},
    "hunger": ENERGY,
}  # fmt: skip
