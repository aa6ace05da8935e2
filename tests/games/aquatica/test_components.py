"""What is in the box (A1): against tables written here, and seen in play."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from support.aquatica import AQUATICA, look, mine, options, play, position
from support.locations import CARDS

import fathoms
from fathoms.core.chance import fast
from fathoms.core.errors import BadPosition
from fathoms.games.aquatica.names import ALL
from fathoms.games.aquatica.shapes import CardStep
from fathoms.games.aquatica.state import State

# Each Location: price in coins, price in power, points, wild manta, depths from top to bottom.
TABLE = {name: rest for name, *rest in CARDS}
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
OCEAN = ["grabber", "crab", "turtle", "researcher", "leader", "angler", "healer", "meg", "diva"]
KINGS = ["cai", "sol", "fancelot", "herbert", "xander", "adela", "nerea", "ondro"]
WILD = {"C1": 3, "P1": 3, "C2": 3, "P2": 3, "R1": 3, "R2": 3, "SC": 3, "TB": 2}
TOKENS = [
    {"points15", "discard_all"},
    {"locations11", "wild3"},
    {"types4", "discard10"},
    {"same4", "conquer5"},
    {"risen5", "recruit5"},
]


def new(**options: Any) -> State:
    return AQUATICA.new(chance=fast(0), **options)


def in_data(section: str) -> dict[str, dict[str, Any]]:
    """The entries of a section of the data files."""
    return {entry.name: entry.values for entry in AQUATICA.data.entries(section)}


# A1.1: Locations


def test_A1_1_there_are_56_locations_14_of_each_type() -> None:
    told = look(new())
    found = told["lower"] + told["deck"]
    assert sorted(found) == sorted(TABLE)
    assert Counter(location[:2] for location in found) == {"SB": 14, "SS": 14, "OV": 14, "DC": 14}


def test_A1_1_every_location_has_prices_depths_points_and_perhaps_a_manta() -> None:
    told = {
        location: [str(line[key]) for key in ("coins", "power", "points")] + [line.get("manta", "-"), *line["depths"]]
        for location, line in in_data("locations.locations").items()
    }
    assert told == TABLE


def test_A1_1_the_type_of_a_location_is_in_its_id() -> None:
    assert all(line["type"] == location[:2] for location, line in in_data("locations.locations").items())


# Coins and power enough for the dearest Location.
RICH = {"mantas": {"ready": ["C1", "C1", "P1", "R1"], "wild_ready": ["C2", "C2", "P2", "P2"]}}


@pytest.mark.parametrize("location", TABLE)
def test_A1_1_a_location_costs_its_coins_and_its_power(location: str) -> None:
    coins, power = (int(price) for price in TABLE[location][:2])
    for card, act, event, price in (("sealord", "buy", "bought", coins), ("legion", "conquer", "conquered", power)):
        s = position(RICH, lower=[location])
        own, icon = (1, "C2") if card == "sealord" else (3, "P2")
        paid = [f"use the wild manta {icon}"] * -(-max(price - own, 0) // 2)
        events = play(s, f"play {card}", f"{act} {location}", *paid[:2])
        if len(paid) > 2:
            events += play(s, "use the trained manta P1")
        (told,) = (told for told in events if told["event"] == event)
        assert (told["location"], told["coins" if act == "buy" else "power"]) == (location, price)


@pytest.mark.parametrize("location", TABLE)
def test_A1_1_a_location_has_its_depths_and_its_points(location: str) -> None:
    depths = TABLE[location][4:]
    s = position({"pockets": [{"location": location, "risen": len(depths)}]})
    before = mine(s, "points")
    play(s, "play waveteller")
    assert mine(s, "points") == before - 1 + int(TABLE[location][2]), "fully risen, so it is scored"
    with pytest.raises(BadPosition, match=f"risen must be a whole number from 0 to {len(depths)}"):
        position({"pockets": [{"location": location, "risen": len(depths) + 1}]})


# A1.2: what players have, and the rest of the box


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_A1_2_everyone_has_the_same_six_characters_and_four_mantas(players: int) -> None:
    told = look(new(players=players))["seats"]
    assert list(told) == ["player1", "player2", "player3", "player4"][:players]
    for seat in told.values():
        assert seat["hand"] == STARTING
        assert seat["mantas"] == {"ready": ["C1", "C1", "P1", "R1"], "tired": [], "wild_ready": [], "wild_tired": []}


def test_A1_2_a_board_has_five_pockets() -> None:
    assert mine(new(), "pockets") == [None] * 5
    four = [{"location": f"SB0{i}", "risen": 0} for i in range(1, 5)]
    s = position({"pockets": four}, lower=["SS01"])
    play(s, "play legion", "conquer SS01")
    assert [pocket["location"] for pocket in mine(s, "pockets")] == ["SB01", "SB02", "SB03", "SB04", "SS01"]
    five = [*four, {"location": "SB05", "risen": 0}]
    s = position({"pockets": five}, lower=["SS01"])
    play(s, "play legion")
    assert look(s)["lower"][0] == "SS01", "there is no room, so nothing was asked"
    with pytest.raises(BadPosition, match="pockets must be a list of at most 5"):
        position({"pockets": [*five, {"location": "SB06", "risen": 0}]})


@pytest.mark.parametrize(("players", "sets"), [(2, 2), (3, 2), (4, 2), (1, 1)])
def test_A1_2_the_ocean_characters_are_two_equal_sets_of_nine(players: int, sets: int) -> None:
    told = look(new(players=players))
    assert Counter(told["row"] + told["ocean"]) == dict.fromkeys(OCEAN, sets)


def test_A1_2_there_are_eight_numbered_kings() -> None:
    told = in_data("characters.kings")
    assert {king: line["number"] for king, line in told.items()} == {king: n for n, king in enumerate(KINGS, 1)}


def test_A1_2_every_king_can_come_to_the_table() -> None:
    """Five of the eight are handed out in a draft of four."""
    seen = {text for seed in range(12) for text in options(AQUATICA.new(chance=fast(seed), players=4, kings="draft"))}
    assert seen == {f"keep {king}" for king in KINGS}


def test_A1_2_there_are_23_wild_mantas() -> None:
    wild = look(new())["wild"]
    assert Counter(wild) == WILD
    assert len(wild) == 23


def test_A1_2_four_goals_are_printed_on_the_board() -> None:
    assert [track["goal"] for track in look(new())["tracks"]] == ["hand8", "board5", "scored3", "wild2"]


def test_A1_2_there_are_five_tokens_with_a_different_goal_on_each_side() -> None:
    sides: dict[int, set[str]] = {}
    for goal, line in in_data("goals.tokens").items():
        sides.setdefault(line["token"], set()).add(goal)
    assert [sides[token] for token in range(1, 6)] == TOKENS


def test_A1_2_what_the_places_of_row_and_tracks_are_worth() -> None:
    """A4.1, A5.3: prices of the ocean row from the left, points of the spaces."""
    assert [line["coins"] for line in in_data("components.prices").values()] == [0, 1, 2, 3, 4, 5]
    assert [line["points"] for line in in_data("components.spaces").values()] == [8, 6, 4, 2, 1]


def test_an_owner_can_take_a_wild_manta_off_a_location() -> None:
    game = fathoms.game("aquatica", data={"locations.toml": {"locations": [{"id": "SB05", "manta": "__"}]}})
    assert "manta" not in game.components()["location"]["SB05"]
    s = game.from_json({"game": "aquatica", "seats": {"player1": {"pockets": [{"location": "SB05", "risen": 1}]}}})
    events = play(s, "use the trained manta R1", "raise SB05", game=game)
    assert [event["event"] for event in events] == ["manta_used", "raised", "risen"]


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("matrona", [{"verb": "take_back", "amount": ALL}, {"verb": "ready", "amount": 0}]),
        ("crab", [{"verb": "buy", "amount": 1}, {"verb": "recruit", "amount": 0}]),
        ("fancelot", [{"verb": "gain_manta", "icon": "C1"}]),
        (
            "waveteller",
            [{"verb": "either", "one": {"verb": "raise", "amount": 2}, "other": {"verb": "score", "amount": 2}}],
        ),
    ],
)
def test_the_box_tells_what_a_character_does_step_by_step(card: str, does: list[CardStep]) -> None:
    assert AQUATICA.components()["card"][card]["does"] == does


def test_every_character_tells_as_many_steps_as_it_has() -> None:
    for name, values in AQUATICA.components()["card"].items():
        assert len(msgspec.convert(values["does"], list[CardStep])) == len(values["steps"]), name
