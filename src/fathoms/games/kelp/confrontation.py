"""Confrontation (K10), and putting the Shark on a den (K3.6, K7.2, K13.4)."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.piles import bits_in
from fathoms.core.state import pop, seat_at, tell
from fathoms.games.kelp.blocks import (
    add_zones,
    ask_hide,
    board_of,
    hide,
    into_bag,
    shake,
    tell_octopus,
    zone_of,
)
from fathoms.games.kelp.dice import to_bag
from fathoms.games.kelp.end import to_hunger, win
from fathoms.games.kelp.frames import AskConfront, AskDen, AskFreeDen, AskFreeze, AskRetreat
from fathoms.games.kelp.movement import lift
from fathoms.games.kelp.names import (
    NOTHING,
    OCTOPUS,
    PAIRS,
    RIGHT_ANGLE,
    SHARK,
    SPACES,
    Act,
    Block,
    Colour,
    Confront,
    Event,
    Reason,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def confront(t: Tables, s: State, zone: i64) -> None:
    """The Octopus was struck in this zone. With one pair left nobody is asked (K10.2)."""
    tell(s, Event.CONFRONTATION, SHARK, zone, 0, 0)
    if bits_in(s.pairs) <= 1:
        win(s, SHARK, Reason.CONFRONTATION)
    else:
        AskConfront.push(s, OCTOPUS, zone)


def confront_options(t: Tables, s: State, out: Options) -> None:
    for pair in range(i64(PAIRS)):
        if s.pairs >> pair & 1:
            out.add(Act.CONFRONT + pair)


def confront_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    zone: i64 = AskConfront.zone(s, at)
    pair: i64 = action - Act.CONFRONT
    pop(s)
    if seat == OCTOPUS:
        s.chosen = pair
        tell_octopus(s, Event.CHOSE, pair)
        AskConfront.push(s, SHARK, zone)
        return
    escape: i64 = s.chosen
    s.chosen = NOTHING
    tell(s, Event.SHOWN, SHARK, escape, pair, 0)
    if escape == pair:
        win(s, SHARK, Reason.CONFRONTATION)
        return
    s.pairs &= ~(1 << escape)
    tell(s, Event.PAIR_LOST, OCTOPUS, escape, 0, 0)
    s.zone_die[zone] = 0
    to_hunger(t, s, Colour.RED)
    if s.winner >= 0:
        return
    match escape:
        case Confront.FIGHT:
            ask_den(t, s, NOTHING, 1)
        case Confront.RETREAT:
            AskRetreat.push(s)
        case _:
            AskFreeze.push(s)


def retreat_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.DONE)
    add_zones(out, Act.RETREAT, t.neighbours[zone_of(s, Block.OCTOPUS)])


def retreat_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action != Act.DONE:
        into_bag(s, zone_of(s, Block.OCTOPUS))
        into_bag(s, action - Act.RETREAT)
        shake(s)


def freeze_options(t: Tables, s: State, out: Options) -> None:
    out.add(Act.DONE)
    out.add(Act.RESOLVE)


def freeze_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.RESOLVE:
        hide(s, zone_of(s, Block.OCTOPUS))
        ask_hide(s, 2, NOTHING, 1, NOTHING)


# Dens. `why` is NOTHING for Fight, the trap's block for the den trap, or the Octopus at setup.


def dens(t: Tables, s: State, covered: bool) -> i64:
    """Dens other than the Shark's own, with or without a Current: spaces as bits."""
    found: i64 = 0
    all_dens: i64 = board_of(t, s).dens
    for space in range(i64(SPACES)):
        if all_dens >> space & 1 and space != s.shark_at and (s.current[space] > 0) == covered:
            found |= 1 << space
    return found


def ask_den(t: Tables, s: State, why: i64, may_stop: i64) -> None:
    if dens(t, s, False) == 0 and s.edition:
        AskFreeDen.push(s, why, may_stop)
    else:
        AskDen.push(s, why, may_stop)


def den_options(t: Tables, s: State, out: Options, at: i64) -> None:
    if AskDen.may_stop(s, at):
        out.add(Act.DONE)
    free: i64 = dens(t, s, False)
    if free == 0:
        free = dens(t, s, True)
    for space in range(i64(SPACES)):
        if free >> space & 1:
            out.add(Act.DEN + space)


def den_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.DONE:
        return
    space: i64 = action - Act.DEN
    if s.current[space]:
        lift(s, space)
        to_bag(s, Colour.BLUE)
    s.shark_at = space
    s.facing = RIGHT_ANGLE
    tell(s, Event.SHARK_PUT, OCTOPUS, space, 0, 0)


def free_den_options(t: Tables, s: State, out: Options, at: i64) -> None:
    """Prototype, all dens covered: any Current of the board returns to the bag first (K13.4)."""
    if AskFreeDen.may_stop(s, at):
        out.add(Act.DONE)
    for space in range(i64(SPACES)):
        if s.current[space]:
            out.add(Act.LIFT + space)


def free_den_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    why: i64 = AskFreeDen.why(s, at)
    pop(s)
    if action != Act.DONE:
        lift(s, action - Act.LIFT)
        to_bag(s, Colour.BLUE)
        AskDen.push(s, why, 0)
