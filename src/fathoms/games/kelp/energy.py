"""Energy (K8.12 to K8.16): storing dice, replacing and buying Shark cards, and the die for hunger."""

from mypy_extensions import i64

from fathoms.core.chance import draw_one
from fathoms.core.options import Options
from fathoms.core.piles import put_sorted, take_sorted
from fathoms.core.state import pop, tell, top
from fathoms.games.kelp.acts import ActHunger, ActLower, ActStore
from fathoms.games.kelp.dice import out_of_pool, to_bag
from fathoms.games.kelp.end import colour_of, to_hunger, value_of
from fathoms.games.kelp.frames import AskBuy, AskHunger, AskReplace, AskStore, RunShark
from fathoms.games.kelp.names import COLOURS, NOTHING, SHARK, Act, Dice, Event, Lies, Step, Tile
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables

# Store


def run_store(t: Tables, s: State) -> bool:
    """All dice of the pool become energy; true when there are too many and the Shark has to choose."""
    free: i64 = t.energy - s.energy_count
    if s.pool_count > free:
        AskStore.push(s, free, 0)
        return True
    while s.pool_count:
        store(s, s.pool[s.pool_count - 1])
    return False


def store(s: State, die: i64) -> None:
    out_of_pool(s, die)
    put_sorted(s.energy, s.energy_count, die)
    s.energy_count += 1
    tell(s, Event.STORED, SHARK, die, 0, 0)


def store_options(t: Tables, s: State, out: Options, at: i64) -> None:
    left: i64 = AskStore.left(s, at)
    for i in range(s.pool_count - left + 1):
        die: i64 = s.pool[i]
        if die >= AskStore.last(s, at) and (out.count == 0 or out.ids[out.count - 1] != ActStore.of(die)):
            out.add(ActStore.of(die))


def store_answer(t: Tables, s: State, action: i64, at: i64) -> None:
    left: i64 = AskStore.left(s, at) - 1
    die: i64 = ActStore.die(action)
    pop(s)
    store(s, die)
    if left:
        AskStore.push(s, left, die)
        return
    while s.pool_count:
        over: i64 = s.pool[s.pool_count - 1]
        out_of_pool(s, over)
        to_bag(s, colour_of(over))


# Spend


def pips(t: Tables, s: State) -> i64:
    sum: i64 = 0
    for i in range(s.energy_count):
        sum += value_of(s.energy[i])
    return sum


def worth(t: Tables, s: State, sum: i64) -> i64:
    """What so many pips buy: tile 2 adds five to a total of 1 to 5."""
    return sum + t.five_more if s.tiles >= Tile.FIVE_MORE and 1 <= sum <= 5 else sum


def energy(t: Tables, s: State) -> i64:
    """Energy that can be spent now; fixed before the first purchase."""
    return s.budget if s.bought else worth(t, s, pips(t, s))


def affordable(t: Tables, s: State, money: i64) -> i64:
    """How many places of the row hold a card that so much energy buys."""
    count: i64 = 0
    for i in range(t.row):
        if s.row[i] != NOTHING and t.price[s.row[i]] <= money:
            count += 1
    return count


def can_replace(t: Tables, s: State) -> bool:
    """Lowering some die by 1 for a new row card (K8.15, K13.2)."""
    if s.replaced or s.bought or s.deck_count == 0:
        return False
    lowered: i64 = worth(t, s, pips(t, s) - 1)
    if not s.edition and (affordable(t, s, lowered) == 0 or affordable(t, s, 99) < 2):
        return False
    for i in range(s.energy_count):
        if value_of(s.energy[i]) > 1:
            return True
    return False


def must_buy(t: Tables, s: State) -> bool:
    return s.bought == 0 and (s.energy_count == t.energy or (s.replaced == 1 and not s.edition))


def run_buy(t: Tables, s: State) -> bool:
    """Ask for the next purchase, if there is one; true when the step is over."""
    if s.energy_count == 0:
        return True
    money: i64 = energy(t, s)
    can_buy: bool = affordable(t, s, money) > 0
    full: bool = s.energy_count == t.energy
    may_replace: bool = can_replace(t, s)
    if s.bought == 0 and full and not can_buy and not (s.edition and may_replace):
        lose_energy(s)
        return True
    if can_buy or may_replace:
        AskBuy.push(s, money, i64(may_replace))
        return False
    if s.bought:
        AskHunger.push(s)
        return False
    return True


def lose_energy(s: State) -> None:
    """Nothing affordable: all dice return to the bag, no hunger (K8.16)."""
    tell(s, Event.ENERGY_LOST, SHARK, 0, 0, 0)
    return_energy(s)


def return_energy(s: State) -> None:
    while s.energy_count:
        s.energy_count -= 1
        to_bag(s, colour_of(s.energy[s.energy_count]))
        s.energy[s.energy_count] = 0


def buy_options(t: Tables, s: State, out: Options, at: i64) -> None:
    if not must_buy(t, s):
        out.add(Act.DONE)
    if AskBuy.may_replace(s, at):
        for i in range(s.energy_count):
            die: i64 = s.energy[i]
            if value_of(die) > 1 and (i == 0 or s.energy[i - 1] != die):
                out.add(ActLower.of(die))
    money: i64 = AskBuy.energy(s, at)
    for i in range(t.row):
        if s.row[i] != NOTHING and t.price[s.row[i]] <= money:
            out.insert(Act.BUY + s.row[i])


def buy_answer(t: Tables, s: State, action: i64) -> None:
    pop(s)
    if action == Act.DONE:
        if s.bought:
            AskHunger.push(s)
        else:
            RunShark.set_step(s, top(s), Step.END)
    elif action >= Act.BUY:
        buy(t, s, action - Act.BUY)
    else:
        lower(t, s, ActLower.die(action))


def buy(t: Tables, s: State, card: i64) -> None:
    """The card's dice come from the supply into the bag at once, as far as there are any (K8.14)."""
    s.budget = energy(t, s) - t.price[card]
    s.bought += 1
    s.shark_cards[Lies.FACE_UP + card] += 1
    s.abilities |= 1 << t.effect[card]
    tell(s, Event.BOUGHT, SHARK, card, 0, 0)
    for colour in range(i64(COLOURS)):
        gained: i64 = t.gives[card * COLOURS + colour]
        if gained > s.dice[Dice.SUPPLY + colour]:
            gained = s.dice[Dice.SUPPLY + colour]
        s.dice[Dice.SUPPLY + colour] -= gained
        s.dice[Dice.BAG + colour] += gained
        s.bag_count += gained
    refill_row(t, s, place_in_row(s, card))


def place_in_row(s: State, card: i64) -> i64:
    place: i64 = 0
    while s.row[place] != card:
        place += 1
    return place


def refill_row(t: Tables, s: State, place: i64) -> None:
    s.row[place] = NOTHING
    if s.deck_count:
        s.row[place] = draw_one(s.shark_cards, s.deck_count, s.chance)
        s.deck_count -= 1
        tell(s, Event.ROW, SHARK, s.row[place], place, 0)


def lower(t: Tables, s: State, die: i64) -> None:
    s.replaced = 1
    take_sorted(s.energy, s.energy_count, die)
    put_sorted(s.energy, s.energy_count - 1, die - 1)
    tell(s, Event.LOWERED, SHARK, die, 0, 0)
    AskReplace.push(s)


def replace_options(t: Tables, s: State, out: Options) -> None:
    """Any row card; in the final rules another one must be affordable afterwards."""
    money: i64 = energy(t, s)
    can_buy: i64 = affordable(t, s, money)
    for i in range(t.row):
        card: i64 = s.row[i]
        if card != NOTHING and (s.edition or can_buy > 1 or t.price[card] > money):
            out.insert(Act.REPLACE + card)


def replace_answer(t: Tables, s: State, action: i64) -> None:
    card: i64 = action - Act.REPLACE
    pop(s)
    s.shark_cards[Lies.OUT + card] += 1
    tell(s, Event.REPLACED, SHARK, card, 0, 0)
    refill_row(t, s, place_in_row(s, card))


def hunger_options(t: Tables, s: State, out: Options) -> None:
    for i in range(s.energy_count):
        if i == 0 or s.energy[i - 1] != s.energy[i]:
            out.add(ActHunger.of(s.energy[i]))


def hunger_answer(t: Tables, s: State, action: i64) -> None:
    die: i64 = ActHunger.die(action)
    pop(s)
    RunShark.set_step(s, top(s), Step.END)
    take_sorted(s.energy, s.energy_count, die)
    s.energy_count -= 1
    to_hunger(t, s, colour_of(die))
    if s.winner < 0:
        return_energy(s)
