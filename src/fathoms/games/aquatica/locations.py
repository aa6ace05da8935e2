"""Locations: into a pocket, up step by step, into the scoring pile, and scouting (A4.2 to A4.7)."""

from mypy_extensions import i64

from fathoms.core.options import Options
from fathoms.core.state import pop, seat_at, tell
from fathoms.games.aquatica.end import trigger
from fathoms.games.aquatica.frames import AskDrop, AskRaise, AskRaiseFull, AskSalvage, AskScore, RunSolo
from fathoms.games.aquatica.mantas import gain_wild
from fathoms.games.aquatica.names import (
    LOWER,
    NOTHING,
    POCKETS,
    UPPER,
    Act,
    Event,
    Lies,
    Reason,
)
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def free_pocket(s: State, seat: i64) -> i64:
    for at in range(POCKETS * seat, POCKETS * seat + POCKETS):
        if s.pocket[at] == NOTHING:
            return at
    return NOTHING


def pocket_of(s: State, seat: i64, location: i64) -> i64:
    at: i64 = POCKETS * seat
    while s.pocket[at] != location:
        at += 1
    return at


def leave_rows(s: State, location: i64) -> None:
    """A Location leaves its row; its place stays empty until somebody scouts (A4.2)."""
    for i in range(i64(UPPER)):
        if s.upper[i] == location:
            s.upper[i] = NOTHING
    for i in range(i64(LOWER)):
        if s.lower[i] == location:
            s.lower[i] = NOTHING


def take_in(t: Tables, s: State, seat: i64, location: i64) -> None:
    """Put a Location into a free pocket, its top depth showing; without depths it is fully risen (A4.5)."""
    at: i64 = free_pocket(s, seat)
    s.pocket[at] = location
    s.risen[at] = 0
    s.lies[location] = Lies.BOARD + seat
    if t.depths[location] == 0:
        fully_risen(t, s, seat, location)


def slide(t: Tables, s: State, seat: i64, at: i64) -> None:
    """Up by one; a Location that is now fully risen brings its manta (A4.5)."""
    s.risen[at] += 1
    if s.risen[at] == t.depths[s.pocket[at]]:
        fully_risen(t, s, seat, s.pocket[at])


def fully_risen(t: Tables, s: State, seat: i64, location: i64) -> None:
    tell(s, Event.RISEN, seat, location, 0, 0)
    if t.manta[location]:
        gain_wild(t, s, seat, t.manta[location])


def room(t: Tables, s: State, seat: i64, spared: i64) -> i64:
    """How many steps the Locations of a seat can still rise, one of them left aside."""
    sum: i64 = 0
    for at in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[at]
        if location != NOTHING and location != spared:
            sum += t.depths[location] - s.risen[at]
    return sum


def risen_count(t: Tables, s: State, seat: i64, spared: i64) -> i64:
    """How many Locations of a seat are fully risen, one of them left aside."""
    count: i64 = 0
    for at in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[at]
        if location != NOTHING and location != spared and s.risen[at] == t.depths[location]:
            count += 1
    return count


# Raise (A4.4): the steps are chosen in the order of the Locations, since their order changes nothing.


def ask_raise(t: Tables, s: State, seat: i64, steps: i64, last: i64, spared: i64) -> None:
    possible: i64 = room(t, s, seat, spared)
    if steps > possible:
        steps = possible
    if steps > 0:
        AskRaise.push(s, seat, steps, last, spared)


def raise_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    left: i64 = AskRaise.left(s, at)
    last: i64 = AskRaise.last(s, at)
    spared: i64 = AskRaise.spared(s, at)
    above: i64 = 0  # steps that Locations from the last one on can still take
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location >= last and location != NOTHING and location != spared:
            above += t.depths[location] - s.risen[pocket]
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location = s.pocket[pocket]
        if location < last or location == NOTHING or location == spared or s.risen[pocket] == t.depths[location]:
            continue
        below: i64 = 0  # steps that are given up by choosing this one: earlier Locations cannot be chosen any more
        for other in range(POCKETS * seat, POCKETS * seat + POCKETS):
            lower: i64 = s.pocket[other]
            if last <= lower < location and lower != NOTHING and lower != spared:
                below += t.depths[lower] - s.risen[other]
        if above - below >= left:
            out.insert(Act.RAISE + location)


def raise_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    left: i64 = AskRaise.left(s, at) - 1
    spared: i64 = AskRaise.spared(s, at)
    location: i64 = action - Act.RAISE
    pop(s)
    tell(s, Event.RAISED, seat, location, 1, 0)
    slide(t, s, seat, pocket_of(s, seat, location))
    if left:
        ask_raise(t, s, seat, left, location, spared)


def raise_full_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    spared: i64 = AskRaiseFull.spared(s, at)
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location != NOTHING and location != spared and s.risen[pocket] < t.depths[location]:
            out.insert(Act.RAISE_FULL + location)


def raise_full_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    location: i64 = action - Act.RAISE_FULL
    pocket: i64 = pocket_of(s, seat, location)
    pop(s)
    tell(s, Event.RAISED, seat, location, t.depths[location] - s.risen[pocket], 0)
    s.risen[pocket] = t.depths[location]
    fully_risen(t, s, seat, location)


# Score (A4.6).


def ask_score(t: Tables, s: State, seat: i64, wanted: i64, spared: i64) -> None:
    """Score so many fully risen Locations, or all there are; where all go nothing is asked."""
    possible: i64 = risen_count(t, s, seat, spared)
    if wanted >= possible:
        for at in range(POCKETS * seat, POCKETS * seat + POCKETS):
            location: i64 = s.pocket[at]
            if location != NOTHING and location != spared and s.risen[at] == t.depths[location]:
                score(t, s, seat, location)
    else:
        AskScore.push(s, seat, wanted, NOTHING, spared)


def score_options(t: Tables, s: State, out: Options, seat: i64, at: i64) -> None:
    left: i64 = AskScore.left(s, at)
    last: i64 = AskScore.last(s, at)
    spared: i64 = AskScore.spared(s, at)
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        location: i64 = s.pocket[pocket]
        if location == NOTHING or location == spared or location <= last or s.risen[pocket] < t.depths[location]:
            continue
        above: i64 = 0
        for other in range(POCKETS * seat, POCKETS * seat + POCKETS):
            higher: i64 = s.pocket[other]
            if higher > location and higher != spared and s.risen[other] == t.depths[higher]:
                above += 1
        if above >= left - 1:
            out.insert(Act.SCORE + location)


def score_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    left: i64 = AskScore.left(s, at) - 1
    spared: i64 = AskScore.spared(s, at)
    location: i64 = action - Act.SCORE
    pop(s)
    score(t, s, seat, location)
    if left:
        AskScore.push(s, seat, left, location, spared)


def score(t: Tables, s: State, seat: i64, location: i64) -> None:
    at: i64 = pocket_of(s, seat, location)
    s.pocket[at] = NOTHING
    s.risen[at] = 0
    s.lies[location] = Lies.SCORED + seat
    s.scored_count[seat] += 1
    s.scored_points[seat] += t.points[location]
    tell(s, Event.SCORED, seat, location, t.points[location], 0)


# Salvage: a Location of the discard pile, free (A4.11).


def ask_salvage(t: Tables, s: State, seat: i64) -> None:
    if free_pocket(s, seat) == NOTHING:
        return
    for location in range(t.locations):
        if s.lies[location] == Lies.DISCARD:
            AskSalvage.push(s, seat)
            return


def salvage_options(t: Tables, s: State, out: Options) -> None:
    for location in range(t.locations):
        if s.lies[location] == Lies.DISCARD:
            out.add(Act.SALVAGE + location)


def salvage_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    pop(s)
    tell(s, Event.SALVAGED, seat, action - Act.SALVAGE, 0, 0)
    take_in(t, s, seat, action - Act.SALVAGE)


# Scout (A4.7).


def scout_options(out: Options) -> None:
    out.add(Act.DECLINE)
    out.add(Act.SCOUT)


def scout_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    pop(s)
    if action == Act.DECLINE:
        return
    tell(s, Event.SCOUTED, seat, 0, 0, 0)
    for i in range(i64(UPPER)):
        if s.upper[i] != NOTHING:
            drop(s, seat, s.upper[i])
            s.upper[i] = NOTHING
    count: i64 = 0
    for i in range(i64(LOWER)):
        if s.lower[i] != NOTHING:
            count += 1
    if count > UPPER:
        AskDrop.push(s, seat, count - UPPER, NOTHING)
    else:
        move_up(t, s, seat)


def drop(s: State, seat: i64, location: i64) -> None:
    s.lies[location] = Lies.DISCARD
    tell(s, Event.DROPPED, seat, location, 0, 0)


def drop_options(s: State, out: Options, at: i64) -> None:
    """Which Locations of the lower row do not move up, in ascending order."""
    left: i64 = AskDrop.left(s, at)
    last: i64 = AskDrop.last(s, at)
    for i in range(i64(LOWER)):
        location: i64 = s.lower[i]
        if location == NOTHING or location <= last:
            continue
        above: i64 = 0
        for j in range(i64(LOWER)):
            if s.lower[j] > location:
                above += 1
        if above >= left - 1:
            out.insert(Act.DROP + location)


def drop_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    seat: i64 = seat_at(s, at)
    left: i64 = AskDrop.left(s, at) - 1
    location: i64 = action - Act.DROP
    pop(s)
    leave_rows(s, location)
    drop(s, seat, location)
    if left:
        AskDrop.push(s, seat, left, location)
    else:
        move_up(t, s, seat)


def move_up(t: Tables, s: State, seat: i64) -> None:
    """The lower row becomes the upper row, and six Locations are dealt, or what the deck still has."""
    place: i64 = 0
    for i in range(i64(LOWER)):
        location: i64 = s.lower[i]
        if location != NOTHING:
            s.upper[place] = location
            s.lies[location] = Lies.UPPER
            s.lower[i] = NOTHING
            place += 1
    deal(t, s, seat)
    if s.players == 1:
        RunSolo.push(s, seat, 0)


def deal(t: Tables, s: State, seat: i64) -> None:
    """Fill the lower row from the deck; its last card is a trigger (A6.1)."""
    for i in range(i64(LOWER)):
        if s.deck_count == 0:
            return
        rest: i64 = s.chance.below(s.deck_count)
        location: i64 = 0
        while s.lies[location] != Lies.DECK or rest:
            if s.lies[location] == Lies.DECK:
                rest -= 1
            location += 1
        s.deck_count -= 1
        s.lies[location] = Lies.LOWER
        s.lower[i] = location
        tell(s, Event.DEALT, seat, location, i, 0)
        if s.deck_count == 0:
            trigger(s, Reason.LOCATIONS)
