"""Search and strike (K8.7 to K8.10) and the traps (K7)."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import bits_in, lowest
from fathoms.core.state import pop, tell, top
from fathoms.games.kelp.acts import ActSearch
from fathoms.games.kelp.blocks import ask_hide, board_of, hideable, is_trap, reveal
from fathoms.games.kelp.confrontation import ask_den, confront
from fathoms.games.kelp.dice import has, out_of_pool, to_bag, use_card
from fathoms.games.kelp.end import colour_of, is_blue, is_red, to_hunger, value_of
from fathoms.games.kelp.frames import AskObservant, AskOrder, AskRemove, AskSearch, RunDie, RunShark, RunTrap
from fathoms.games.kelp.movement import lift, out_of_kept
from fathoms.games.kelp.names import (
    NOTHING,
    OCTOPUS,
    SHARK,
    SPACES,
    ZONES,
    Act,
    Block,
    Colour,
    Effect,
    Event,
    Step,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def is_target(s: State, zone: i64, die: i64) -> bool:
    """Yellow searches a hidden block; red strikes a hidden block or the revealed Octopus."""
    if not s.revealed >> zone & 1:
        return True
    return is_red(die) and s.block[zone] == Block.OCTOPUS


def can_place_die(t: Tables, s: State, die: i64, zone: i64) -> bool:
    return (
        not is_blue(die)
        and value_of(die) >= board_of(t, s).value[zone]
        and s.zone_die[zone] == 0
        and is_target(s, zone, die)
    )


def zones_left(t: Tables, s: State, last: i64) -> i64:
    """Zones beside the Shark above the one that got the last die, as bits: ascending, so no pair comes twice."""
    return board_of(t, s).beside[s.shark_at] >> (last + 1) << (last + 1)


def can_place(t: Tables, s: State, last: i64) -> bool:
    zones: i64 = zones_left(t, s, last)
    while zones:
        zone: i64 = lowest(zones)
        for i in range(s.pool_count):
            if can_place_die(t, s, s.pool[i], zone):
                return True
        for i in range(s.kept_count):
            if can_place_die(t, s, s.kept[i], zone):
                return True
        zones &= zones - 1
    return False


def search_options(t: Tables, s: State, out: Options, at: i64) -> None:
    out.add(Act.GO_ON)
    zones: i64 = zones_left(t, s, AskSearch.last(s, at))
    for i in range(s.pool_count):
        if not is_blue(s.pool[i]) and (i == 0 or s.pool[i] != s.pool[i - 1]):
            die_options(t, s, out, s.pool[i], zones, ActSearch.of(0, s.pool[i], 0))
    for i in range(s.kept_count):
        if not is_blue(s.kept[i]) and (i == 0 or s.kept[i] != s.kept[i - 1]):
            die_options(t, s, out, s.kept[i], zones, ActSearch.of(1, s.kept[i], 0))


def die_options(t: Tables, s: State, out: Options, die: i64, zones: i64, first: i64) -> None:
    while zones:
        zone: i64 = lowest(zones)
        if can_place_die(t, s, die, zone):
            out.add(first + zone)
        zones &= zones - 1


def search_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.GO_ON:
        RunShark.set_step(s, top(s), Step.ORDER)
        return
    zone: i64 = ActSearch.zone(action)
    die: i64 = ActSearch.die(action)
    if ActSearch.kept(action):
        out_of_kept(s, die)
    else:
        out_of_pool(s, die)
    s.zone_die[zone] = die
    RunShark.set_last(s, top(s), zone)
    tell(s, Event.DIE_PLACED, SHARK, die, zone, 0)


def dice_on_zones(s: State) -> i64:
    zones: i64 = 0
    for z in range(i64(ZONES)):
        if s.zone_die[z]:
            zones |= 1 << z
    return zones


def run_order(s: State) -> bool:
    """Begin with the dice on zones, if there are any; with two the Shark chooses which comes first."""
    zones: i64 = dice_on_zones(s)
    if bits_in(zones) == 2:
        AskOrder.push(s)
    elif zones:
        RunDie.push(s, lowest(zones), 0)
    return zones != 0


def order_options(t: Tables, s: State, out: Options) -> None:
    for z in range(i64(ZONES)):
        if s.zone_die[z]:
            out.add(Act.FIRST + z)


def order_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    RunDie.push(s, action - Act.FIRST, 0)


def run_resolve(s: State) -> bool:
    """Go on with the second die, if there is one."""
    zones: i64 = dice_on_zones(s)
    if zones == 0:
        return False
    RunDie.push(s, lowest(zones), 1)
    return True


def run_die(t: Tables, s: State, at: i64) -> None:
    """Resolve one die on its zone."""
    zone: i64 = RunDie.zone(s, at)
    second: i64 = RunDie.second(s, at)
    pop(s)
    die: i64 = s.zone_die[zone]
    if second and not still_good(t, s, zone, die):
        s.zone_die[zone] = 0
        to_bag(s, colour_of(die))
        return
    red: bool = is_red(die)
    tell(s, Event.STRUCK if red else Event.SEARCHED, SHARK, zone, die, 0)
    reveal(s, zone, SHARK)
    if red and s.block[zone] == Block.OCTOPUS:
        confront(t, s, zone)
        return
    s.zone_die[zone] = 0
    if red:
        to_hunger(t, s, Colour.RED)
        if s.winner >= 0:
            return
    else:
        s.searched += 1
    if is_trap(s.block[zone]):
        spring(t, s, s.block[zone], zone)


def still_good(t: Tables, s: State, zone: i64, die: i64) -> bool:
    """K8.10; in the prototype a placed die stays good when the Shark was moved away (K13.3)."""
    beside: bool = board_of(t, s).beside[s.shark_at] >> zone & 1 == 1
    return (beside or s.edition == 1) and is_target(s, zone, die)


# Traps (K7.2)


def spring(t: Tables, s: State, trap: i64, zone: i64) -> None:
    """A trap was revealed by the Shark, who may play Observant against it."""
    if not can_act(s, trap, zone):
        return
    RunTrap.push(s, trap, zone)
    if has(s, Effect.OBSERVANT):
        AskObservant.push(s, trap, zone)


def can_act(s: State, trap: i64, zone: i64) -> bool:
    match trap:
        case Block.TRAP_HIDE:
            return hideable(s, NOTHING, zone) != 0
        case Block.TRAP_DEN:
            return True
    for space in range(i64(SPACES)):
        if s.current[space]:
            return True
    return False


def observant_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.DONE)
    out.add(Act.USE + Effect.OBSERVANT)


def observant_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    trap: i64 = AskObservant.trap(s, at)
    pop(s)
    if action != Act.DONE:
        use_card(t, s, Effect.OBSERVANT)
        tell(s, Event.TRAP_IGNORED, SHARK, trap, 0, 0)
        pop(s)  # the trap's own frame


def run_trap(t: Tables, s: State, at: i64) -> None:
    trap: i64 = RunTrap.trap(s, at)
    zone: i64 = RunTrap.zone(s, at)
    pop(s)
    tell(s, Event.TRAP, OCTOPUS, trap, zone, 0)
    match trap:
        case Block.TRAP_HIDE:
            ask_hide(s, t.trap_amount[trap], NOTHING, 1, zone)
        case Block.TRAP_DEN:
            ask_den(t, s, trap, 0)
        case _:
            ask_remove(s, t.trap_amount[trap], NOTHING)


def ask_remove(s: State, left: i64, last: i64) -> None:
    if left == 0:
        return
    for space in range(last + 1, i64(SPACES)):
        if s.current[space]:
            AskRemove.push(s, left, last)
            return


def remove_options(t: Tables, s: State, out: Options, at: i64) -> None:
    out.add(Act.DONE)
    for space in range(AskRemove.last(s, at) + 1, i64(SPACES)):
        if s.current[space]:
            out.add(Act.LIFT + space)


def remove_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = AskRemove.left(s, at)
    pop(s)
    if action != Act.DONE:
        space: i64 = action - Act.LIFT
        lift(s, space)
        to_bag(s, Colour.BLUE)
        ask_remove(s, left - 1, space)
