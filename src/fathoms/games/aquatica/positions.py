"""Positions of Aquatica as JSON: complete, by names; reading.py reads them, also when a person wrote them."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from fathoms.core.naming import Frames
from fathoms.core.positions import chance_json
from fathoms.games.aquatica.cards import AquaticaData
from fathoms.games.aquatica.declaration import GOAL_NAMES, ICON_NAMES, KINGS_NAMES, REASON_NAMES, SEATS
from fathoms.games.aquatica.end import creature, points, rank
from fathoms.games.aquatica.names import (
    CARDS,
    GOALS,
    ICHTHYANDERS,
    MANTA_SHARE,
    NOTHING,
    POCKETS,
    SPACES,
    UNKNOWN,
    Lies,
    Manta,
)
from fathoms.games.aquatica.shapes import GoalTrack, Realm, View
from fathoms.games.aquatica.state import State

FORMAT = 1
RULES = 1
GOAL_SETS = ("printed", "tokens")
RIVALS = "ichthyanders"
MANTAS = {
    "ready": Manta.READY, "tired": Manta.TIRED, "wild_ready": Manta.WILD_READY, "wild_tired": Manta.WILD_TIRED,
}  # fmt: skip


def listed(counts: vec[i64], names: Sequence[str], first: int = 0) -> list[str]:
    """Counts by kind as a list of names."""
    return [name for i, name in enumerate(names) for _ in range(counts[first + i])]


def named(number: int, names: Sequence[str]) -> str | None:
    if number == UNKNOWN:
        return "unknown"
    return None if number == NOTHING else names[number]


def masked_kings(mask: int, kings: Sequence[str]) -> list[str] | str:
    return "unknown" if mask == UNKNOWN else [king for i, king in enumerate(kings) if mask >> i & 1]


def lying(data: AquaticaData, s: State, place: int) -> list[str]:
    return [location for i, location in enumerate(data.names.locations) if s.lies[i] == place]


def to_json(data: AquaticaData, frames: Frames, s: State, seat: int | None) -> View:
    """A state, or with a seat the masked state of its view."""
    names = data.names
    seats = SEATS[: s.players]
    told: View = {
        "game": "aquatica",
        "format": FORMAT,
        "rules": RULES,
        "data": data.digest,
        "players": s.players,
        "kings": KINGS_NAMES[s.kings],
        "goals": GOAL_SETS[s.tokens],
        "matrona_sweep": bool(s.sweep),
        "equal_turns": bool(s.equal),
        "first": SEATS[s.first],
        "first_given": bool(s.first_given),
        "turn": s.turn,
        "active": SEATS[s.active],
        "row": [names.cards[s.row[i]] for i in range(s.row_count)],
        "ocean": listed(s.ocean, names.cards),
        "box": listed(s.box, names.cards),
        "upper": [named(location, names.locations) for location in s.upper],
        "lower": [named(location, names.locations) for location in s.lower],
        "deck": lying(data, s, Lies.DECK),
        "location_discard": lying(data, s, Lies.DISCARD),
        "wild": listed(s.wild, ICON_NAMES, 1),
        "tracks": [track_json(s, track) for track in range(GOALS)],
        "seats": {name: seat_json(data, s, i) for i, name in enumerate(seats)},
        "asked": [frames.to_json(s, level) for level in range(s.depth)],
    }
    if s.paid:
        told["paid"] = [location for i, location in enumerate(names.locations) if s.paid & data.tables.bit[i]]
    if s.recruited_dear:
        told["recruited_dear"] = True
    if s.packet or s.drafted:
        told["packet"] = masked_kings(s.packet, names.kings)
        told["drafted"] = s.drafted
    if s.reason:
        told["ending"] = {"reason": REASON_NAMES[s.reason - 1], "turns_left": None if s.left == NOTHING else s.left}
    if s.over:
        told["over"] = {
            "points": [points(data.tables, s, i) for i in range(s.players)],
            "ranks": [rank(data.tables, s, i) for i in range(s.players)],
        }
        if s.players == 1:
            told["over"]["creature"] = creature_name(data, s)
    if seat is None:
        told["chance"] = chance_json(s.chance)
    else:
        told["seat"] = "spectator" if seat < 0 else SEATS[seat]
    return told


def creature_name(data: AquaticaData, s: State) -> str:
    reached = creature(data.tables, points(data.tables, s, 0))
    return [entry.name for entry in data.data.entries("components.creatures")][reached]


def track_json(s: State, track: int) -> GoalTrack:
    lie = [s.track[SPACES * track + space] for space in range(s.taken[track])]
    return {
        "goal": GOAL_NAMES[s.goal[track] - 1],
        "mantas": [RIVALS if who == ICHTHYANDERS else SEATS[who] for who in lie],
    }


def seat_json(data: AquaticaData, s: State, seat: int) -> Realm:
    names = data.names
    pockets = range(POCKETS * seat, POCKETS * seat + POCKETS)
    told: Realm = {
        "turns": s.turns[seat],
        "king": named(s.king[seat], names.kings),
        "hand": listed(s.hand, names.cards, CARDS * seat),
        "discard": listed(s.discard, names.cards, CARDS * seat),
        "mantas": {sort: listed(s.mantas, ICON_NAMES, MANTA_SHARE * seat + at + 1) for sort, at in MANTAS.items()},
        "pockets": [
            None if s.pocket[at] == NOTHING else {"location": names.locations[s.pocket[at]], "risen": s.risen[at]}
            for at in pockets
        ],
        "scored": lying(data, s, Lies.SCORED + seat),
        "points": points(data.tables, s, seat),
    }
    if s.saw[seat]:
        told["saw"] = masked_kings(s.saw[seat], names.kings)
    return told
