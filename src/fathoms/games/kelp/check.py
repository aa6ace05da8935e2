"""Counting the pieces: every die, block and card is in exactly one place."""

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.piles import bits_in, total, total_from
from fathoms.core.state import kind_at, top
from fathoms.games.kelp.end import colour_of
from fathoms.games.kelp.frames import AskExchange
from fathoms.games.kelp.knowledge import exact, hidden_blocks
from fathoms.games.kelp.names import (
    ALL_ZONES,
    BLOCKS,
    COLOURS,
    DICE_PLACES,
    NOTHING,
    PILES,
    ROW,
    SHARK_CARD_PLACES,
    SHARK_CARDS,
    SLOTS,
    SPACES,
    ZONES,
    Ask,
    Beside,
    Block,
    Colour,
    Dice,
    Lies,
)
from fathoms.games.kelp.state import State
from fathoms.games.kelp.tables import Tables


def check(t: Tables, s: State) -> str:
    """What is wrong, in a few words, or nothing."""
    return check_dice(t, s) or check_blocks(t, s) or check_cards(t, s) or check_shark_cards(t, s)


def check_dice(t: Tables, s: State) -> str:
    if total_from(s.dice, Dice.BAG, COLOURS) != s.bag_count:
        return "kelp-impossible-bag-count"
    if total_from(s.dice, Dice.HUNGER, COLOURS) != s.hunger_count:
        return "kelp-impossible-hunger-count"
    for colour in range(i64(COLOURS)):
        if dice_found(s, colour) != t.dice[colour]:
            return "kelp-impossible-die-lost"
    if s.shark_at >= 0 and s.current[s.shark_at]:
        return "kelp-impossible-shark-on-current"
    return ""


def dice_found(s: State, colour: i64) -> i64:
    """All dice of a colour, wherever they lie."""
    found: i64 = 0
    for place in range(i64(DICE_PLACES)):
        found += s.dice[COLOURS * place + colour]
    found += of_colour(s.pool, colour) + of_colour(s.energy, colour) + of_colour(s.zone_die, colour)
    found += of_colour(s.kept, colour) + of_colour(s.keeping, colour)
    if colour == Colour.BLUE:
        found += s.growth_blue
        for space in range(i64(SPACES)):
            if s.current[space]:
                found += 1
    if colour == Colour.YELLOW:
        found += s.growth_yellow + s.searched
    return found


def of_colour(dice: vec[i64], colour: i64) -> i64:
    found: i64 = 0
    for i in range(i64(len(dice))):
        if dice[i] and colour_of(dice[i]) == colour:
            found += 1
    return found


def entering(t: Tables, s: State) -> i64:
    """The block that is between two places while the Octopus says what it replaces."""
    at: i64 = top(s)
    if s.depth and kind_at(s, at) == Ask.EXCHANGE:
        return AskExchange.block(s, at)
    return NOTHING


def blocks_found(t: Tables, s: State, block: i64) -> i64:
    """All blocks of a kind, wherever they lie."""
    found: i64 = s.blocks[Beside.GAINABLE + block] + s.blocks[Beside.SET_ASIDE + block] + s.bag_blocks[block]
    for z in range(i64(ZONES)):
        if s.block[z] == block:
            found += 1
    for i in range(s.eaten):
        if s.track[i] == block:
            found += 1
    if s.drawn_block == block:
        found += 1
    if entering(t, s) == block:
        found += 1
    if Block.CRAB <= block <= Block.ABALONE and waits(t, s, block):
        found += 1
    return found


def check_blocks(t: Tables, s: State) -> str:
    for block in range(i64(BLOCKS)):
        if blocks_found(t, s, block) != t.block_copies[block]:
            return "kelp-impossible-block-lost"
    for z in range(i64(ZONES)):
        if (s.block[z] == NOTHING) != (s.emptied >> z & 1 == 1):
            return "kelp-impossible-zone-empty"
        if s.block[z] != NOTHING and not s.know[z] >> s.block[z] & 1:
            return "kelp-impossible-block-excluded"
        if s.revealed >> z & 1 and bits_in(s.know[z]) != 1:
            return "kelp-impossible-revealed-unknown"
    narrowed = s.know[:]
    hidden: i64 = ALL_ZONES & ~s.revealed
    exact(narrowed, hidden, hidden_blocks(s, hidden))
    if narrowed != s.know:
        return "kelp-impossible-knowledge-wide"
    return ""


def waits(t: Tables, s: State, food: i64) -> bool:
    """Food waits with its Eat card, on top of the pile or beside it."""
    card: i64 = t.eat_card[food]
    return s.pile[card] > 0 or s.pile_top[t.type[card]] == card


def cards_found(t: Tables, s: State, card: i64) -> i64:
    """All Octopus cards of a kind, wherever they lie."""
    found: i64 = s.hand[card] + s.draw[card] + s.pile[card] + s.trash[card]
    for i in range(s.top_count):
        if s.top[i] == card:
            found += 1
    for i in range(s.discard_count):
        if s.discard[i] == card:
            found += 1
    for i in range(i64(PILES)):
        if s.pile_top[i] == card:
            found += 1
    for i in range(i64(SLOTS)):
        if s.slot[i] == card:
            found += 1
    return found


def check_cards(t: Tables, s: State) -> str:
    if total(s.hand) != s.hand_count or total(s.draw) != s.draw_count:
        return "kelp-impossible-hand-count"
    for card in range(t.cards):
        if cards_found(t, s, card) != t.copies[card]:
            return "kelp-impossible-octopus-card-lost"
        if s.known[card] > s.hand[card]:
            return "kelp-impossible-known-card"
    for pile in range(i64(PILES)):
        below: i64 = 0
        for card in range(t.cards):
            if t.type[card] == pile:
                below += s.pile[card]
        if below != s.pile_count[pile]:
            return "kelp-impossible-pile-count"
    return ""


def check_shark_cards(t: Tables, s: State) -> str:
    if total_from(s.shark_cards, Lies.DECK, SHARK_CARDS) != s.deck_count:
        return "kelp-impossible-shark-deck-count"
    abilities: i64 = 0
    for card in range(t.shark_cards):
        if s.shark_cards[Lies.FACE_UP + card]:
            abilities |= 1 << t.effect[card]
        if shark_cards_found(s, card) != t.shark_copies[card]:
            return "kelp-impossible-shark-card-lost"
    if abilities != s.abilities:
        return "kelp-impossible-abilities"
    return ""


def shark_cards_found(s: State, card: i64) -> i64:
    """All Shark cards of a kind, wherever they lie."""
    found: i64 = 0
    for place in range(i64(SHARK_CARD_PLACES)):
        found += s.shark_cards[SHARK_CARDS * place + card]
    for i in range(i64(ROW)):
        if s.row[i] == card:
            found += 1
    return found
