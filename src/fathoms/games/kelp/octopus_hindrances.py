"""Why a thing of the Octopus, a block or a den cannot be used now (K4 to K7, K10), by question and place."""

from collections.abc import Iterator

from fathoms.core.hindrances import Why, why
from fathoms.core.piles import bits_in, lowest
from fathoms.games.kelp.asking import Asking, Rule, always
from fathoms.games.kelp.blocks import hidden_zones, is_food, zone_of
from fathoms.games.kelp.confrontation import dens
from fathoms.games.kelp.declaration import ZONE_NAMES
from fathoms.games.kelp.names import NOTHING, SLOTS, ZONES, Block, Verb
from fathoms.games.kelp.octopus import left_after

# What is wanting for a card that could be paid for, by the verb of the step that demands something of the board (K4.8).
WANTING = {
    Verb.HIDE: "nothing-to-hide",
    Verb.SHUFFLE: "shuffle-few",
    Verb.SHUFFLE_CENTRE: "centre-few",
    Verb.SHUFFLE_REVEALED: "revealed-few",
    Verb.LEARN: "learn-few",
    Verb.EAT: "food-far",
}
NOTHING_TO_DO = {Block.SNAIL: "snail-none", Block.LOBSTER: "lobster-none", Block.ABALONE: "abalone-none"}


def actions_done(now: Asking) -> bool:
    return bool(now.fields["done"] >= SLOTS)


def card(now: Asking, number: int) -> Why:
    return why("actions-done") if actions_done(now) else unplayable(now, number)


def unplayable(now: Asking, number: int) -> Why:
    """What stands in the way of a card that cannot be played: its cost, or what its whole effect demands."""
    t, s = now.tables, now.state
    cost, hidden = t.cost[number], bits_in(hidden_zones(s))
    payments = list(ways_to_pay(now, cost, cost, NOTHING))
    if not payments:
        return why("too-dear", cost=cost, hidden=hidden)
    verb, amount = t.demand[number], t.demand_amount[number]
    if verb == Verb.SHUFFLE:
        pay = min(payments)
        return why("shuffle-few", need=pay + amount, pay=pay, amount=amount, hidden=hidden)
    counted = {} if verb in (Verb.HIDE, Verb.EAT) else {"amount": amount}
    return why(WANTING[verb], **counted)


def ways_to_pay(now: Asking, cost: int, left: int, last: int) -> Iterator[int]:
    """How many blocks each way to pay a cost reveals, whatever the effect demands of the board afterwards."""
    if left == 0:
        yield 0
        return
    zones = hidden_zones(now.state) >> (last + 1) << (last + 1)
    while zones:
        zone = lowest(zones)
        rest = left_after(now.state, zone, left, left == cost)
        if rest >= 0:
            yield from (1 + more for more in ways_to_pay(now, cost, rest, zone))
        zones &= zones - 1


def deck(now: Asking, number: int) -> Why | None:
    if actions_done(now):
        return why("actions-done")
    return why("hand-full", count=now.state.hand_count, size=now.state.hand_size)


def food(now: Asking, number: int) -> Why | None:
    return why("food-used") if used_up(now, number) else why(NOTHING_TO_DO[number])


def used_up(now: Asking, number: int) -> bool:
    return bool(now.state.used >> number & 1)


def zone_first(now: Asking, number: int) -> Why:
    return why("actions-done" if actions_done(now) else "action-first")


def pile(now: Asking, number: int) -> Why:
    return why("pile-empty") if now.state.pile_top[number] == NOTHING else why("no-room", "K6.4")


def replaced(now: Asking, block: int) -> Why:
    return why("replaced", "K13.1" if now.prototype else "")


# Blocks. Where several are chosen in order, there is no word for one that was passed over.


def passed(now: Asking, zone: int) -> bool:
    """Whether a zone lies before the one that was chosen last."""
    last = now.zone("last")
    return last is not None and zone <= last


def paid(now: Asking, zone: int) -> Why | None:
    if now.revealed(zone):
        return why("pay-revealed")
    return None if passed(now, zone) else why("pay")


def hidden(now: Asking, zone: int) -> Why | None:
    if zone == now.zone("spared"):
        return why("spared")
    return None if now.revealed(zone) else why("hidden")


def shuffled(now: Asking, zone: int) -> Why | None:
    if now.emptied(zone):
        return why("in-bag")
    if now.fields["which"] == "revealed":
        return None if now.revealed(zone) else why("shuffle-revealed")
    return why("shuffle-hidden") if now.revealed(zone) else None


def exchanged(now: Asking, zone: int) -> Why:
    block = now.state.block[zone]
    if not now.revealed(zone):
        return why("exchange-hidden")
    if block == Block.OCTOPUS:
        return why("exchange-octopus")
    return why("exchange-food" if is_food(block) else "exchange-fresh")


def gained(now: Asking, zone: int) -> Why | None:
    if not now.revealed(zone):
        return why("hidden")
    return None if now.state.fresh >> zone & 1 else why("just-gained")


def retreated(now: Asking, zone: int) -> Why:
    if zone == zone_of(now.state, Block.OCTOPUS):
        return why("octopus-itself")
    return why("not-beside-octopus", zone=ZONE_NAMES[zone])


def named(now: Asking, zone: int) -> Why:
    return why("not-empty")


def den(now: Asking, space: int) -> Why:
    clause = "K3.6" if now.fields["why"] == "setup" else ""
    if not now.board.dens >> space & 1:
        return why("no-den", clause)
    return why("den-covered" if dens(now.tables, now.state, True) >> space & 1 else "den-shark", clause)


def bare(clause: str) -> Rule:
    """Of the clause by which a Current is taken off the board."""
    return lambda now, space: None if now.state.current[space] else why("no-current", clause)


def not_adjacent(now: Asking, zone: int) -> list[int]:
    """The zones that cannot be swapped with one (K5.1)."""
    return [other for other in range(ZONES) if other != zone and not now.tables.neighbours[zone] >> other & 1]


Rules = dict[str, Rule]
LEARN = always("learn-first")
OCTOPUS_RULES: dict[str, Rules] = {
    "action": {
        "hand": card, "deck": deck, "food": food, "zone": zone_first, "pile": LEARN, "beside": LEARN, "aside": LEARN,
        "discard": always("not-in-hand"), "draw": always("not-in-hand"),
    },
    "pay": {"zone": paid},
    "hide": {"zone": hidden},
    "shuffle": {"zone": shuffled},
    "gain": {"pile": pile, "beside": always("no-room"), "aside": replaced},
    "exchange": {"zone": exchanged},
    "top": {"discard": always("just-gained")},
    "take": {"discard": always("gained-no-eat")},
    "hide_gained": {"zone": gained},
    "trash": {"draw": always("hand-or-discard")},
    "snail": {"hand": always("in-hand")},
    "den": {"space": den},
    "remove": {"space": bare("K7.2")},
    "free_den": {"space": bare("K13.4")},
    "retreat": {"zone": retreated},
}  # fmt: skip
