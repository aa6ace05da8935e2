"""A player's realm in a position of Aquatica in a few words: cards, Locations and mantas, and what became of them."""

from collections import Counter
from typing import Any

from fathoms.core.state import OVER
from fathoms.games.aquatica.game import Aquatica, load
from fathoms.games.aquatica.state import State
from support import aquatica
from support.aquatica import AQUATICA, mine, options, position

STARTERS = ("matrona", "sealord", "legion", "seahorse", "waveteller", "agent")
TRAINED = Counter({"C1": 2, "P1": 1, "R1": 1})
OCEAN = ("grabber", "crab", "turtle", "researcher", "leader", "angler", "healer", "meg", "diva")
ROW = list(OCEAN[:6])
LOCATIONS = [f"{type_}{number:02}" for type_ in ("SB", "SS", "OV", "DC") for number in range(1, 15)]
# Goals that nobody in these positions has reached, so that no goal is asked for.
FAR = [{"goal": goal} for goal in ("points15", "locations11", "types4", "risen5")]


def turn(seat: dict[str, Any] | None = None, **rest: Any) -> State:
    """The start of the first player's turn, far from all goals."""
    return position(seat or realm(), **({"goals": "tokens", "tracks": FAR} | rest))


def realm(
    extra: str = "",
    *,
    board: str = "",
    ready: str = "",
    wild: str = "",
    wild_tired: str = "",
    discard: str = "",
    scored: str = "",
    king: str = "",
) -> dict[str, Any]:
    """The starting characters and the king that are not discarded are in hand, with these extra ones.

    Of the four trained mantas these are ready and the rest is tired. "SB04:2" on the board is a
    Location with two depths covered; "-" is a pocket that stays empty.
    """
    thrown = discard.split()
    own = [card for card in (*STARTERS, king) if card and card not in thrown]
    tired = TRAINED - Counter(ready.split())
    told: dict[str, Any] = {
        "hand": own + extra.split(),
        "discard": thrown,
        "mantas": {
            "ready": ready.split(),
            "tired": list(tired.elements()),
            "wild_ready": wild.split(),
            "wild_tired": wild_tired.split(),
        },
        "pockets": [pocket(text) for text in board.split()],
        "scored": scored.split(),
    }
    return told | ({"king": king} if king else {})


def pocket(text: str) -> dict[str, Any] | None:
    location, _, risen = text.partition(":")
    return None if text == "-" else {"location": location, "risen": int(risen or 0)}


def all_of_the_ocean_but(*held: str) -> list[str]:
    """The Ocean Characters of both sets without these: put into the box they leave an empty ocean deck."""
    return list((Counter(OCEAN * 2) - Counter(held)).elements())


def changed(file: str, section: str, **entry: Any) -> Aquatica:
    """The game with one entry of its data changed; positions, play and options take it as `game`."""
    return load({file: {section: [entry]}})


def changed_location(**entry: Any) -> Aquatica:
    return changed("locations.toml", "locations", **entry)


def changed_character(**entry: Any) -> Aquatica:
    """The same for an Ocean Character."""
    return changed("characters.toml", "ocean", **entry)


def play(s: State, *texts: str, game: Any = AQUATICA) -> list[dict[str, Any]]:
    """Answer by text, one after the other; no piece is lost or doubled by it."""
    events: list[dict[str, Any]] = aquatica.play(s, *texts, game=game)
    assert game.rules.check(s) == ""
    return events


def offered(s: State, verb: str) -> list[str]:
    """The options that begin with these words, without them."""
    return [option.removeprefix(f"{verb} ") for option in options(s) if option.startswith(f"{verb} ")]


def pairs(s: State, verb: str) -> list[tuple[str, str]]:
    """Every choice of two things, one after the other; none of the first choices leads nowhere."""
    found = []
    for first in offered(s, verb):
        after = s.copy()
        play(after, f"{verb} {first}")
        assert offered(after, verb), first
        found += [(first, second) for second in offered(after, verb)]
    return found


def board(s: State, seat: str = "player1") -> dict[str, int]:
    """The Locations in a seat's pockets, with the number of their depths that are covered."""
    return {p["location"]: p["risen"] for p in mine(s, "pockets", seat) if p}


def mantas(s: State, sort: str, seat: str = "player1") -> list[str]:
    """A seat's mantas of one sort: ready, tired, wild_ready, wild_tired."""
    found: list[str] = mine(s, "mantas", seat)[sort]
    return found


def mover(s: State) -> str:
    """Who is asked, or "over"."""
    seat = AQUATICA.mover(s)
    return "over" if seat == OVER else f"player{seat + 1}"


def missing(s: State) -> int:
    """What a payment still lacks."""
    found: int = AQUATICA.question(s).fields["missing"]
    return found
