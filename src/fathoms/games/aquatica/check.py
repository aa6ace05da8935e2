"""Counting the pieces: every character, Location and manta is in exactly one place."""

from mypy_extensions import i64

from fathoms.core.piles import total, total_from
from fathoms.core.state import FRAME, kind_at
from fathoms.games.aquatica.frames import RunCard
from fathoms.games.aquatica.names import (
    CARDS,
    GOALS,
    ICHTHYANDERS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    SEATS,
    SPACES,
    UPPER,
    Fate,
    Lies,
    Manta,
    Run,
)
from fathoms.games.aquatica.state import State
from fathoms.games.aquatica.tables import Tables


def check(t: Tables, s: State) -> str:
    """What is wrong, in a few words, or nothing."""
    return check_characters(t, s) or check_locations(t, s) or check_mantas(t, s) or check_goals(s)


def copies(t: Tables, s: State, card: i64) -> i64:
    """How many of a character are in this game."""
    count: i64 = t.starting[card] * s.players
    if s.players == 1:
        count += (t.ocean[card] + 1) // 2
    else:
        count += t.ocean[card]
    for seat in range(s.players):
        # A king is in the game once it is given out, after the draft.
        if s.king[seat] != NOTHING and t.king_card[s.king[seat]] == card and s.turn:
            count += 1
    return count


def characters_found(t: Tables, s: State, card: i64) -> i64:
    """How many of a character are on the table; one that is being resolved is there, one that stays is in hand."""
    found: i64 = s.ocean[card] + s.box[card]
    for i in range(s.row_count):
        if s.row[i] == card:
            found += 1
    for seat in range(s.players):
        found += s.hand[CARDS * seat + card] + s.discard[CARDS * seat + card]
    for level in range(s.depth):
        at: i64 = level * FRAME
        if kind_at(s, at) == Run.CARD and RunCard.card(s, at) == card and t.fate[card] != Fate.STAYS:
            found += 1
    return found


def wild_found(s: State, icon: i64) -> i64:
    """How many wild mantas of an icon are on the table."""
    found: i64 = s.wild[icon]
    for seat in range(s.players):
        first: i64 = MANTA_SHARE * seat + icon
        found += s.mantas[first + Manta.WILD_READY] + s.mantas[first + Manta.WILD_TIRED]
    return found


def check_characters(t: Tables, s: State) -> str:
    if total(s.ocean) != s.ocean_count:
        return "aquatica-impossible-ocean-deck-count"
    for seat in range(s.players):
        if total_from(s.hand, CARDS * seat, CARDS) != s.hand_count[seat]:
            return "aquatica-impossible-hand-count"
        if total_from(s.discard, CARDS * seat, CARDS) != s.discard_count[seat]:
            return "aquatica-impossible-discard-count"
    for card in range(t.cards):
        if characters_found(t, s, card) != copies(t, s, card):
            return "aquatica-impossible-character-lost"
    return ""


def check_locations(t: Tables, s: State) -> str:
    deck: i64 = 0
    for location in range(t.locations):
        lies: i64 = s.lies[location]
        if lies == Lies.DECK:
            deck += 1
        shown: i64 = 0
        for i in range(i64(UPPER)):
            if s.upper[i] == location:
                shown += 1
        for i in range(i64(LOWER)):
            if s.lower[i] == location:
                shown += 1
        for i in range(i64(SEATS * POCKETS)):
            if s.pocket[i] == location:
                shown += 1
                if lies != Lies.BOARD + i // POCKETS or s.risen[i] > t.depths[location]:
                    return "aquatica-impossible-location-risen"
        open_: bool = lies == Lies.UPPER or lies == Lies.LOWER or Lies.BOARD <= lies < Lies.SCORED
        if shown != (1 if open_ else 0):
            return "aquatica-impossible-location-lost"
    if deck != s.deck_count:
        return "aquatica-impossible-location-deck-count"
    for seat in range(s.players):
        count: i64 = 0
        points: i64 = 0
        for location in range(t.locations):
            if s.lies[location] == Lies.SCORED + seat:
                count += 1
                points += t.points[location]
        if count != s.scored_count[seat] or points != s.scored_points[seat]:
            return "aquatica-impossible-scoring-count"
    return ""


def check_mantas(t: Tables, s: State) -> str:
    for icon in range(1, t.icons + 1):
        if wild_found(s, icon) != t.wild[icon]:
            return "aquatica-impossible-wild-manta-lost"
    for seat in range(s.players):
        trained: i64 = total_from(s.mantas, MANTA_SHARE * seat, Manta.WILD_READY)
        for i in range(i64(GOALS * SPACES)):
            if s.track[i] == seat:
                trained += 1
        if trained != total(t.trained):
            return "aquatica-impossible-trained-manta-lost"
        if total_from(s.mantas, MANTA_SHARE * seat + Manta.WILD_READY, Manta.WILD_READY) != s.wild_count[seat]:
            return "aquatica-impossible-wild-manta-count"
    return ""


def check_goals(s: State) -> str:
    placed: i64 = 0
    for track in range(i64(GOALS)):
        for space in range(i64(SPACES)):
            who: i64 = s.track[SPACES * track + space]
            if (who == NOTHING) == (space < s.taken[track]):
                return "aquatica-impossible-goal-gap"
            if who == ICHTHYANDERS:
                placed += 1
            elif who != NOTHING and not s.claimed[who] >> track & 1:
                return "aquatica-impossible-goal-unclaimed"
    if placed != s.placed:
        return "aquatica-impossible-ichthyander-count"
    return ""
