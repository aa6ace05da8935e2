"""Every Location, one by one: its prices, its type, its depths, its wild manta and its points, by playing it."""

import pytest
from support.aquatica import asked, look, mine, options
from support.locations import CARDS
from support.realm import LOCATIONS, board, mantas, mover, offered, play, realm, turn

from fathoms.games.aquatica.state import State

# Hundreds of cases: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow

DEPTHS = [(card[0], i, icon) for card in CARDS for i, icon in enumerate(card[5:])]
TYPED = {"TS": "SB", "TK": "SS", "TV": "OV", "TC": "DC"}
PAYING = [depth for depth in DEPTHS if depth[2] in ("C2", "P2", *TYPED)]
EMPTY = [depth[:2] for depth in DEPTHS if depth[2] == "__"]
DOING = [depth for depth in DEPTHS if depth[2] in ("R1", "R2", "RF", "FR", "TB", "SC")]
# For each type a Location with power against it on top, and another one in case it is the one in question.
VOLCANOES = {"SB": ("OV01", "OV10"), "SS": ("OV02", "OV13"), "OV": ("OV06", "OV03:1"), "DC": ("OV08:1", "OV03")}
# Two Locations for 2 coins, and two of each type for 4 power.
TWO_COINS = ("SS01", "SB01")
FOUR_POWER = {"SB": ("SB01", "SB02"), "SS": ("SS04", "SS05"), "OV": ("OV02", "OV03"), "DC": ("DC03", "DC04")}


def in_ones_and_twos(amount: int, one: str, two: str) -> str:
    """Wild mantas that give just this amount."""
    return " ".join([two] * (amount // 2) + [one] * (amount % 2))


def other_than(location: str, names: tuple[str, str]) -> str:
    return names[1] if names[0].startswith(location) else names[0]


def test_location_depths_are_all_tested() -> None:
    assert len(PAYING) + len(EMPTY) + len(DOING) == len(DEPTHS) == 127


def test_location_there_are_14_of_each_type() -> None:
    assert [card[0] for card in CARDS] == LOCATIONS
    assert sorted(look(turn())["deck"]) == sorted(LOCATIONS)


@pytest.mark.parametrize("row", ["upper", "lower"])
@pytest.mark.parametrize("card", CARDS, ids=LOCATIONS)
def test_location_is_bought_for_its_coins(card: list[str], row: str) -> None:
    location, coins = card[0], int(card[1])
    # The Sealord gives the first coin.
    s = turn(realm(wild=in_ones_and_twos(coins - 2, "C1", "C2")), **{row: [location]})
    play(s, "play sealord")
    assert asked(s) != "buy", "one coin is missing"
    s = turn(realm(wild=in_ones_and_twos(coins - 1, "C1", "C2")), **{row: [location]})
    play(s, "play sealord", f"buy {location}")
    while asked(s) == "pay":
        play(s, options(s)[0])
    assert board(s) == {location: 0}
    assert mantas(s, "wild_ready") == []
    assert look(s)[row][0] is None


@pytest.mark.parametrize("row", ["upper", "lower"])
@pytest.mark.parametrize("card", CARDS, ids=LOCATIONS)
def test_location_is_conquered_for_its_power(card: list[str], row: str) -> None:
    location, power = card[0], int(card[2]) - (row == "upper")
    # The Sea Horse gives the first power.
    s = turn(realm(wild=in_ones_and_twos(power - 2, "P1", "P2")), **{row: [location]})
    play(s, "play seahorse", "decline")
    assert asked(s) != "conquer", "one power is missing"
    s = turn(realm(wild=in_ones_and_twos(power - 1, "P1", "P2")), **{row: [location]})
    play(s, "play seahorse", "decline", f"conquer {location}")
    while asked(s) == "pay":
        play(s, options(s)[0])
    assert board(s) == {location: 0}
    assert mantas(s, "wild_ready") == []
    assert look(s)[row][0] is None


@pytest.mark.parametrize("location", LOCATIONS)
def test_location_is_of_its_type(location: str) -> None:
    """Of four Volcanoes with typed power only that against its type can pay."""
    volcanoes = {type_: other_than(location, names) for type_, names in VOLCANOES.items()}
    s = turn(realm(board=" ".join(volcanoes.values()), wild="P2 P2 P2 P1"), lower=[location])
    play(s, "play seahorse", "decline", f"conquer {location}")
    assert offered(s, "use the depth of") == [volcanoes[location[:2]][:4]]


@pytest.mark.parametrize(("location", "risen", "icon"), PAYING)
def test_location_pays_with_its_depth(location: str, risen: int, icon: str) -> None:
    use = f"use the depth of {location}"
    if icon == "C2":
        target, actions = other_than(location, TWO_COINS), ["play sealord", "buy {}"]
    else:
        target, actions = other_than(location, FOUR_POWER[TYPED.get(icon, "DC")]), ["play legion", "conquer {}"]
    s = turn(realm(board=f"{location}:{risen}"), lower=[target])
    assert use not in options(s)
    play(s, *(action.format(target) for action in actions))
    assert options(s) == [use]
    events = play(s, use)
    assert {"event": "depth_used", "seat": "player1", "location": location, "icon": icon} in events
    assert board(s) == {location: risen + 1, target: 0}


def with_everything_to_do(location: str, risen: int) -> State:
    """Something to raise, to score, to recruit and to take back, and something to win with a little help."""
    raised, scored = other_than(location, ("DC05", "DC14")), other_than(location, ("SB09", "SS10"))
    told = realm(board=f"{location}:{risen} {raised} {scored}", discard="agent")
    return turn(told, lower=[other_than(location, ("SB01", "SB02"))])


@pytest.mark.parametrize(("location", "risen", "icon"), DOING)
def test_location_does_what_is_on_its_depth(location: str, risen: int, icon: str) -> None:
    s = with_everything_to_do(location, risen)
    events = play(s, f"use the depth of {location}")
    assert {"event": "depth_used", "seat": "player1", "location": location, "icon": icon} in events
    assert board(s)[location] == risen + 1


@pytest.mark.parametrize(("location", "risen"), EMPTY)
def test_location_has_an_empty_depth_that_is_good_for_nothing(location: str, risen: int) -> None:
    s = with_everything_to_do(location, risen)
    assert not offered(s, "use")
    for card in ("sealord", "legion"):
        after = s.copy()
        play(after, f"play {card}")
        while mover(after) == "player1":
            assert f"use the depth of {location}" not in options(after)
            play(after, options(after)[0])
        assert board(after)[location] == risen


@pytest.mark.parametrize("card", CARDS, ids=LOCATIONS)
def test_location_raised_to_the_top_brings_its_manta_and_scored_its_points(card: list[str]) -> None:
    location, points, manta, depths = card[0], int(card[3]), card[4], card[5:]
    s = turn(realm("researcher", board=location, ready="R1"))
    actions = ["use the trained manta R1", f"raise {location}", "play researcher", *[f"raise {location}"] * 3]
    # Two of the first actions make one step, the other two the next; then each is a step.
    for action in actions[: [0, 2, 4, 5, 6][len(depths)]]:
        assert mantas(s, "wild_ready") == []
        play(s, action)
    assert board(s) == {location: len(depths)}
    assert mantas(s, "wild_ready") == ([] if manta == "-" else [manta])
    s = turn(realm(board=f"{location}:{len(depths)}"))
    assert mine(s, "points") == len(mine(s, "hand")), "nothing for a Location on the board"
    play(s, "play waveteller")
    assert (mine(s, "scored"), board(s)) == ([location], {})
    assert mine(s, "points") == len(mine(s, "hand")) + points
