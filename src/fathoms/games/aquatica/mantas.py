"""Mantas and what they and depths can pay (A3.8, A3.10)."""

from mypy_extensions import i64

from fathoms.core.state import tell
from fathoms.games.aquatica.names import DEPTHS, EMPTY_DEPTH, MANTA_SHARE, NOTHING, POCKETS, Event, Manta, Verb
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def pays(t: Tables, icon: i64, resource: i64, type_: i64) -> i64:
    """How much an icon gives of a resource; typed power serves one type of Location only."""
    verb: i64 = t.icon_verb[icon]
    if verb == resource:
        return t.icon_amount[icon]
    if verb == Verb.POWER_VS and resource == Verb.POWER and t.icon_type[icon] == type_:
        return t.icon_amount[icon]
    return 0


def top_depth(t: Tables, s: State, at: i64) -> i64:
    """The icon of the top depth of the Location in a pocket, or an empty depth."""
    location: i64 = s.pocket[at]
    if location == NOTHING or s.risen[at] >= t.depths[location]:
        return EMPTY_DEPTH
    return t.depth[DEPTHS * location + s.risen[at]]


def available(t: Tables, s: State, seat: i64, resource: i64, type_: i64) -> i64:
    """All that ready mantas and top depths can give now, with the mantas that such depths would bring."""
    sum: i64 = 0
    at: i64 = MANTA_SHARE * seat
    coming: i64 = 0
    for icon in range(1, t.icons + 1):
        count: i64 = s.mantas[at + Manta.READY + icon] + s.mantas[at + Manta.WILD_READY + icon]
        if count:
            sum += count * pays(t, icon, resource, type_)
    for pocket in range(POCKETS * seat, POCKETS * seat + POCKETS):
        icon = top_depth(t, s, pocket)
        if icon == EMPTY_DEPTH:
            continue
        location: i64 = s.pocket[pocket]
        given: i64 = pays(t, icon, resource, type_)
        if given and not s.paid & t.bit[location]:
            sum += given
            manta: i64 = t.manta[location]
            if manta and s.risen[pocket] + 1 == t.depths[location]:
                # Of a kind that is nearly used up not every Location can bring one (A4.5).
                before: i64 = coming // bit16(manta) % 16
                if before < s.wild[manta]:
                    coming += bit16(manta)
                    sum += pays(t, manta, resource, type_)
    return sum


def bit16(icon: i64) -> i64:
    """A place of four bits for each icon; more than fifteen never come at once."""
    place: i64 = 1
    for _ in range(icon):
        place *= 16
    return place


def gain_wild(t: Tables, s: State, seat: i64, icon: i64) -> None:
    """Take a wild manta, ready, if there is one of the kind (A4.5)."""
    if s.wild[icon]:
        s.wild[icon] -= 1
        s.mantas[MANTA_SHARE * seat + Manta.WILD_READY + icon] += 1
        s.wild_count[seat] += 1
        tell(s, Event.MANTA_GAINED, seat, icon, 0, 0)


def tire(s: State, seat: i64, icon: i64, wild: i64) -> None:
    """Turn a ready manta over."""
    at: i64 = MANTA_SHARE * seat + Manta.WILD_READY * wild + icon
    s.mantas[at] -= 1
    s.mantas[at + Manta.TIRED] += 1
    tell(s, Event.MANTA_USED, seat, icon, wild, 0)


def ready_all(t: Tables, s: State, seat: i64) -> None:
    at: i64 = MANTA_SHARE * seat
    for icon in range(1, t.icons + 1):
        s.mantas[at + Manta.READY + icon] += s.mantas[at + Manta.TIRED + icon]
        s.mantas[at + Manta.TIRED + icon] = 0
        s.mantas[at + Manta.WILD_READY + icon] += s.mantas[at + Manta.WILD_TIRED + icon]
        s.mantas[at + Manta.WILD_TIRED + icon] = 0
    tell(s, Event.READY, seat, 0, 0, 0)
