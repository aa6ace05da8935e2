"""Setting up a game (A2, A7.1)."""

from mypy_extensions import i64

from fathoms.core.chance import Chance
from fathoms.games.aquatica.characters import refill_row
from fathoms.games.aquatica.frames import RunKings
from fathoms.games.aquatica.kings import begin_with, deal_packet, draft_size, give_kings
from fathoms.games.aquatica.locations import deal
from fathoms.games.aquatica.names import (
    CARDS,
    GOAL_KINDS,
    GOALS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    ROW,
    SEATS,
    SPACES,
    TOKEN_SIDES,
    TOKENS,
    UPPER,
    Goal,
    Kings,
    Lies,
    Manta,
)
from fathoms.games.aquatica.rules import settle
from fathoms.games.aquatica.state import State, empty
from fathoms.games.aquatica.tables import Tables


def blank(players: i64, kings: i64, tokens: i64, sweep: i64, equal: i64) -> State:
    """A state with nothing on the table."""
    s = empty()
    s.players = players
    s.kings = kings
    s.tokens = tokens
    s.sweep = sweep
    s.equal = equal
    for i in range(i64(ROW)):
        s.row[i] = NOTHING
    for i in range(i64(UPPER)):
        s.upper[i] = NOTHING
    for i in range(i64(LOWER)):
        s.lower[i] = NOTHING
    for i in range(i64(SEATS * POCKETS)):
        s.pocket[i] = NOTHING
    for i in range(i64(GOALS * SPACES)):
        s.track[i] = NOTHING
    for seat in range(i64(SEATS)):
        s.king[seat] = NOTHING
    return s


def lay_out(t: Tables, players: i64, kings: i64, tokens: i64, sweep: i64, equal: i64) -> State:
    """The table before anything is shuffled; every game begins as a copy of it."""
    s = blank(players, kings, tokens, sweep, equal)
    for card in range(t.cards):
        copies: i64 = t.ocean[card]
        if players == 1 and copies:
            copies = (copies + 1) // 2  # A7.1: one of the two sets
        s.ocean[card] = copies
        s.ocean_count += copies
        for seat in range(players):
            s.hand[CARDS * seat + card] = t.starting[card]
            s.hand_count[seat] += t.starting[card]
    for icon in range(1, t.icons + 1):
        s.wild[icon] = t.wild[icon]
        for seat in range(players):
            s.mantas[MANTA_SHARE * seat + Manta.READY + icon] = t.trained[icon]
    for location in range(t.locations):
        s.lies[location] = Lies.DECK
    s.deck_count = t.locations
    return s


def begin(t: Tables, laid: State, first: i64, chance: Chance) -> State:
    """Shuffle and deal, then kings, then the first player begins. `first` is a seat, or NOTHING for chance."""
    s = laid.copy()
    s.chance = chance
    if first == NOTHING:
        s.first = chance.below(s.players)
    else:
        s.first = first
        s.first_given = 1
    s.active = s.first
    choose_goals(t, s)
    refill_row(s)
    deal(t, s, s.first)
    if s.players == 1 or s.kings == Kings.DRAFT:
        deal_packet(t, s, draft_size(s))
        RunKings.push(s)
    elif s.kings == Kings.DEALT:
        for i in range(s.players):
            s.king[(s.first + i) % s.players] = i
        give_kings(t, s)
    else:
        begin_with(s)
    settle(t, s)
    return s


def choose_goals(t: Tables, s: State) -> None:
    """The printed goals, or four of the five tokens, a random side of each (A2.3)."""
    for track in range(i64(GOALS)):
        s.goal[track] = Goal.HAND8 + track
    if not s.tokens:
        return
    left: i64 = 0
    for token in range(i64(1), i64(TOKENS + 1)):
        left |= t.bit[token]
    for track in range(i64(GOALS)):
        rest: i64 = s.chance.below(TOKENS - track)
        token = 1
        while not left >> token & 1 or rest:
            if left >> token & 1:
                rest -= 1
            token += 1
        left &= ~t.bit[token]
        side: i64 = s.chance.below(TOKEN_SIDES)
        for goal in range(i64(1), i64(GOAL_KINDS)):
            if t.token[goal] == token:
                if side == 0:
                    s.goal[track] = goal
                side -= 1
