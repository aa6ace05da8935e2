"""Reading positions of Aquatica from JSON. What is left out is the rest; docs/positions-aquatica.md tells the form."""

from collections import Counter
from typing import Any

from fathoms.core.errors import BadPosition, short
from fathoms.core.naming import Frames
from fathoms.core.positions import read_chance, read_head
from fathoms.core.reader import Reader
from fathoms.core.state import frames_of, kind_at, seat_at, top
from fathoms.games.aquatica import turn
from fathoms.games.aquatica.cards import PRINTED, TOKEN_GOALS, AquaticaData
from fathoms.games.aquatica.declaration import GOAL_NAMES, ICON_NAMES, KINGS_NAMES, REASON_NAMES, SEATS
from fathoms.games.aquatica.frames import RunCard, RunKings
from fathoms.games.aquatica.names import (
    CARDS,
    GOALS,
    ICHTHYANDERS,
    KINGS_THAT_FIT,
    LOCATIONS,
    LOWER,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    ROW,
    SPACES,
    STEPS,
    UPPER,
    Fate,
    Kings,
    Lies,
    Manta,
    Run,
)
from fathoms.games.aquatica.positions import FORMAT, GOAL_SETS, MANTAS, RIVALS, RULES
from fathoms.games.aquatica.possible import complain, fulfilled, saw
from fathoms.games.aquatica.setup import blank
from fathoms.games.aquatica.state import State


def from_json(data: AquaticaData, frames: Frames, obj: Any) -> State:
    r = Reader(obj, "")
    read_head(r, "aquatica", FORMAT, RULES, data.digest)
    players = r.number("players", 2, 1, len(SEATS))
    kings = KINGS_NAMES.index(r.name("kings", KINGS_NAMES, "none"))
    tokens = GOAL_SETS.index(r.name("goals", GOAL_SETS, "printed"))
    s = blank(players, kings, tokens, int(r.flag("matrona_sweep")), int(r.flag("equal_turns")))
    seats = SEATS[:players]
    if players == 1 and kings:
        raise BadPosition("aquatica-error-solo-kings")
    if s.sweep and players != 2:
        raise BadPosition("aquatica-error-matrona-sweep")
    s.first = seats.index(r.name("first", seats, SEATS[0]))
    s.first_given = int(r.flag("first_given"))
    # Before the first turn kings are picked, and nothing else.
    s.turn = r.number("turn", 1, 0 if r.table.get("packet") else 1, players * data.tables.last_turn * 2)
    s.active = seats.index(r.name("active", seats, seats[(s.first + max(s.turn - 1, 0)) % players]))
    # The table first, the rest afterwards: what is left out is counted from what is there.
    everyone = r.inner("seats")
    for seat, name in enumerate(seats):
        read_seat(data, s, seat, everyone.inner(name))
    everyone.finish()
    read_tracks(data, s, r)
    read_draft(data, s, r)
    read_asked(data, frames, s, r)
    read_locations(data, s, r)
    read_ocean(data, s, r)
    read_wild(data, s, r)
    read_rest(data, s, r)
    s.chance = read_chance(r)
    r.finish()
    complain(data, s, bool(r.table.get("asked")))
    return s


def read_seat(data: AquaticaData, s: State, seat: int, r: Reader) -> None:
    t, names = data.tables, data.names
    s.turns[seat] = r.number("turns", turns_by_then(s, seat), 0, data.tables.last_turn * 2)
    if r.has("king") and r.table["king"] is not None:
        s.king[seat] = names.kings.index(r.name("king", names.kings))
    discard = r.names("discard", names.cards, 60)
    if names.cards[t.matrona] in discard:
        raise r.wrong("discard", "aquatica-expected-discard-without", card=names.cards[t.matrona])
    for card in discard:
        s.discard[CARDS * seat + names.cards.index(card)] += 1
    s.discard_count[seat] = len(discard)
    if s.kings == Kings.DEALT and s.king[seat] == NOTHING:
        s.king[seat] = (seat - s.first) % s.players
    own = [card for i, card in enumerate(names.cards) if t.starting[i]] + king_card(data, s, seat)
    hand = r.names("hand", names.cards, 60) if "hand" in r.table else [card for card in own if card not in discard]
    r.has("hand")
    if hand.count(names.cards[t.matrona]) != 1:
        raise r.wrong("hand", "aquatica-expected-hand-with", card=names.cards[t.matrona])
    for card in hand:
        s.hand[CARDS * seat + names.cards.index(card)] += 1
    s.hand_count[seat] = len(hand)
    read_mantas(data, s, seat, r)
    pockets = r.table["pockets"] if r.has("pockets") else []
    if not isinstance(pockets, list) or len(pockets) > POCKETS:
        raise r.wrong("pockets", "aquatica-expected-locations-risen", most=POCKETS)
    for i, pocket in enumerate(pockets):
        if pocket is None:
            continue
        inner = Reader(pocket, f"{r.at('pockets')}[{i}]")
        location = names.locations.index(inner.name("location", names.locations))
        s.pocket[POCKETS * seat + i] = location
        s.risen[POCKETS * seat + i] = inner.number("risen", 0, 0, t.depths[location])
        inner.finish()
        put(data, s, location, Lies.BOARD + seat, r.at("pockets"))
    for name in r.names("scored", names.locations, LOCATIONS):
        location = names.locations.index(name)
        put(data, s, location, Lies.SCORED + seat, r.at("scored"))
        s.scored_count[seat] += 1
        s.scored_points[seat] += t.points[location]
    if r.has("saw"):
        for king in r.names("saw", names.kings, KINGS_THAT_FIT):
            s.saw[seat] |= 1 << names.kings.index(king)
    r.has("points")  # it follows from the rest
    r.finish()


def king_card(data: AquaticaData, s: State, seat: int) -> list[str]:
    """The card of a seat's king, if it joins the hand."""
    if s.king[seat] == NOTHING or s.turn == 0:
        return []
    card = data.tables.king_card[s.king[seat]]
    return [] if data.tables.fate[card] == Fate.SETUP else [data.names.cards[card]]


def turns_by_then(s: State, seat: int) -> int:
    """How many turns a seat has begun, if everyone played in turn."""
    place = (seat - s.first) % s.players
    return (s.turn + s.players - 1 - place) // s.players


def read_mantas(data: AquaticaData, s: State, seat: int, r: Reader) -> None:
    inner = r.inner("mantas")
    t = data.tables
    if not inner.table:
        for icon in range(1, t.icons + 1):
            s.mantas[MANTA_SHARE * seat + icon] = t.trained[icon]
        if s.king[seat] != NOTHING and s.turn and t.fate[t.king_card[s.king[seat]]] == Fate.SETUP:
            # A2.5: this king brought a manta, which is never lost.
            s.mantas[MANTA_SHARE * seat + Manta.WILD_READY + t.amount[STEPS * t.king_card[s.king[seat]]]] += 1
            s.wild_count[seat] += 1
    for sort, at in MANTAS.items():
        for icon_name in inner.names(sort, ICON_NAMES, 40):
            s.mantas[MANTA_SHARE * seat + at + ICON_NAMES.index(icon_name) + 1] += 1
            s.wild_count[seat] += sort.startswith("wild")
    inner.finish()


def put(data: AquaticaData, s: State, location: int, place: int, where: str) -> None:
    """A Location lies here; nowhere else yet."""
    if s.lies[location] != Lies.DECK:
        raise BadPosition("aquatica-error-location-twice", where=where, location=data.names.locations[location])
    s.lies[location] = place


def read_tracks(data: AquaticaData, s: State, r: Reader) -> None:
    known = TOKEN_GOALS if s.tokens else PRINTED
    tracks = r.table["tracks"] if r.has("tracks") else [{"goal": goal} for goal in known[:GOALS]]
    if s.tokens and not r.has("tracks"):
        raise r.wrong("tracks", "aquatica-expected-goals-given")
    if not isinstance(tracks, list) or len(tracks) != GOALS:
        raise r.wrong("tracks", "aquatica-expected-goals")
    for i, found in enumerate(tracks):
        track = Reader(found, f"tracks[{i}]")
        s.goal[i] = GOAL_NAMES.index(track.name("goal", known)) + 1
        lie = track.names("mantas", (*SEATS[: s.players], RIVALS), SPACES)
        if len(set(lie)) != len(lie):
            raise track.wrong("mantas", "aquatica-expected-manta-each")
        for space, who in enumerate(lie):
            number = ICHTHYANDERS if who == RIVALS else SEATS.index(who)
            if number == ICHTHYANDERS:
                if s.players > 1:
                    raise track.wrong("mantas", "aquatica-expected-no-ichthyanders")
                s.placed += 1
            else:
                s.claimed[number] |= 1 << i
            s.track[SPACES * i + space] = number
        s.taken[i] = len(lie)
        track.finish()
    if len({s.goal[i] for i in range(GOALS)}) < GOALS:
        raise r.wrong("tracks", "aquatica-expected-different-goals")
    if s.tokens and len({data.tables.token[s.goal[i]] for i in range(GOALS)}) < GOALS:
        raise r.wrong("tracks", "aquatica-expected-different-tokens")


def read_draft(data: AquaticaData, s: State, r: Reader) -> None:
    kings = data.names.kings
    for king in r.names("packet", kings, KINGS_THAT_FIT):
        s.packet |= 1 << kings.index(king)
    s.drafted = r.number("drafted", 0, 0, s.players)
    for seat in range(s.players):
        s.saw[seat] = s.saw[seat] or saw(s, seat)
    numbers = [s.king[seat] for seat in range(s.players) if s.king[seat] != NOTHING]
    if len(set(numbers)) != len(numbers):
        raise BadPosition("aquatica-error-same-king")
    if numbers and s.kings == Kings.NONE and s.players > 1:
        raise BadPosition("aquatica-error-king-without-option")
    if s.turn and len(numbers) < s.players and (s.kings == Kings.DRAFT or s.players == 1):
        raise BadPosition("aquatica-error-seat-without-king")
    if s.kings == Kings.DEALT:
        dealt = [(seat - s.first) % s.players for seat in range(s.players)]
        if numbers and [s.king[seat] for seat in range(s.players)] != dealt:
            raise BadPosition("aquatica-error-dealt-kings")


def read_asked(data: AquaticaData, frames: Frames, s: State, r: Reader) -> None:
    told = r.table["asked"] if r.has("asked") else []
    if not isinstance(told, list):
        raise r.wrong("asked", "aquatica-expected-asked")
    over = r.has("over")
    if not told and not over:
        if s.turn == 0:
            RunKings.push(s)
        else:
            s.turns[s.active] = max(s.turns[s.active], 1)
            turn.open_turn(s, s.active)
        return
    for i, frame in enumerate(told):
        frames.push_json(s, frame, f"asked[{i}]")
    if over:
        if told:
            raise BadPosition("aquatica-error-over-asks")
        s.over = 1
        return
    if "question" not in told[-1]:
        raise BadPosition("aquatica-error-asked-last", came=short(told[-1]))
    s.mover = seat_at(s, top(s))
    if s.mover >= s.players:
        raise BadPosition("aquatica-error-asked-seat", seat=SEATS[s.mover])


def read_locations(data: AquaticaData, s: State, r: Reader) -> None:
    locations = data.names.locations
    for key, row, size, place in (("upper", s.upper, UPPER, Lies.UPPER), ("lower", s.lower, LOWER, Lies.LOWER)):
        told = r.table[key] if r.has(key) else []
        if not isinstance(told, list) or len(told) > size:
            raise r.wrong(key, "aquatica-expected-locations-or-null", size=size)
        for i, name in enumerate(told):
            if name is not None:
                if name not in locations:
                    raise r.wrong(key, "aquatica-expected-locations-or-null", size=size)
                row[i] = locations.index(name)
                put(data, s, row[i], place, key)
    for name in r.names("location_discard", locations, LOCATIONS):
        put(data, s, locations.index(name), Lies.DISCARD, "location_discard")
    rest = [name for i, name in enumerate(locations) if s.lies[i] == Lies.DECK]
    if r.has("deck") and sorted(r.names("deck", locations, LOCATIONS)) != sorted(rest):
        raise r.wrong("deck", "aquatica-expected-other-locations")
    s.deck_count = len(rest)


def read_ocean(data: AquaticaData, s: State, r: Reader) -> None:
    cards = data.names.cards
    box = Counter(r.names("box", cards, 60) if "box" in r.table else setup_kings(data, s))
    r.has("box")
    free = [card for i, card in enumerate(cards) for _ in range(in_game(data, s, i) - held(s, i) - box[card])]
    row = r.names("row", cards, ROW) if "row" in r.table else free[:ROW]
    r.has("row")
    for i, card in enumerate(row):
        s.row[i] = cards.index(card)
    s.row_count = len(row)
    for i, card in enumerate(cards):
        s.box[i] = box[card]
    given = Counter(r.names("ocean", cards, 60)) if "ocean" in r.table else None
    r.has("ocean")
    for i, card in enumerate(cards):
        rest = in_game(data, s, i) - row.count(card) - box[card] - held(s, i)
        s.ocean[i] = max(rest, 0) if given is None else given[card]
        s.ocean_count += s.ocean[i]
    if s.row_count < ROW and s.ocean_count:
        raise r.wrong("row", "aquatica-expected-row-characters", count=ROW)


def in_game(data: AquaticaData, s: State, card: int) -> int:
    """Copies of an Ocean Character in this game; none of other characters."""
    copies = data.tables.ocean[card]
    return (copies + 1) // 2 if s.players == 1 else copies


def held(s: State, card: int) -> int:
    """Copies in hands, in discard piles and being played."""
    players = sum(s.hand[CARDS * seat + card] + s.discard[CARDS * seat + card] for seat in range(s.players))
    return players + sum(kind_at(s, at) == Run.CARD and RunCard.card(s, at) == card for at in frames_of(s))


def setup_kings(data: AquaticaData, s: State) -> list[str]:
    """Kings that brought a manta and went to the box."""
    given = [data.tables.king_card[s.king[seat]] for seat in range(s.players) if s.king[seat] != NOTHING and s.turn]
    return [data.names.cards[card] for card in given if data.tables.fate[card] == Fate.SETUP]


def read_wild(data: AquaticaData, s: State, r: Reader) -> None:
    given = Counter(r.names("wild", ICON_NAMES, 60)) if "wild" in r.table else None
    r.has("wild")
    for i, icon in enumerate(ICON_NAMES, 1):
        held = sum(
            s.mantas[MANTA_SHARE * seat + Manta.WILD_READY + i] + s.mantas[MANTA_SHARE * seat + Manta.WILD_TIRED + i]
            for seat in range(s.players)
        )
        s.wild[i] = max(data.tables.wild[i] - held, 0) if given is None else given[icon]


def read_rest(data: AquaticaData, s: State, r: Reader) -> None:
    for name in r.names("paid", data.names.locations, LOCATIONS):
        s.paid |= data.tables.bit[data.names.locations.index(name)]
    s.recruited_dear = int(r.flag("recruited_dear"))
    if r.has("ending"):
        ending = r.inner("ending")
        s.reason = REASON_NAMES.index(ending.name("reason", REASON_NAMES)) + 1
        if ending.has("turns_left") and ending.table["turns_left"] is not None:
            s.left = ending.number("turns_left", None, 0, 2 * s.players)
        ending.finish()
    elif s.over:
        raise BadPosition("aquatica-error-ending-untold")
    elif not s.reason:
        s.reason = next(iter(fulfilled(data.tables, s)), 0)
    if s.over:
        over = r.inner("over")
        for key in ("points", "ranks", "creature"):
            over.has(key)  # they follow from the rest
        over.finish()
        s.left = 0
        s.mover = -1
