"""What is in the box, the two boards and the setup (K1, K2, K3)."""

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from support.kelp import KELP, ZONES, asked, look, options, play, shark_turn
from support.octopus import block, cards, happened, revealed_zones, seeded, turn, view

import fathoms
from fathoms.core.chance import fast
from fathoms.core.errors import ChanceError
from fathoms.core.state import OVER
from fathoms.games.kelp.shapes import Box
from fathoms.games.kelp.state import State

GAMES = [
    {"board": "day", "edition": "final"},
    {"board": "night", "edition": "final"},
    {"board": "day", "edition": "prototype"},
]
BOARDS = ["day", "night"]

# Section 5: every Octopus card with its type, cost, copies and place at the start.
OCTOPUS_CARDS = {
    "fast_learning": ("learn", 1, 1, "hand"),
    "nimble_dodge": ("move", 1, 2, "starter"),
    "sneaking": ("move", 2, 2, "starter"),
    "camouflage": ("hide", 0, 3, "starter"),
    "sudden_evasion": ("move", 2, 2, "pile"),
    "taking_chances": ("move", 2, 1, "pile"),
    "cloud_of_ink": ("move", 3, 1, "pile"),
    "in_plain_sight": ("hide", 0, 2, "pile"),
    "shed_skin": ("hide", 0, 2, "pile"),
    "devious_ideas": ("learn", 1, 2, "pile"),
    "sharp_senses": ("learn", 2, 2, "pile"),
    "crab": ("eat", 0, 1, "pile"),
    "snail": ("eat", 0, 1, "pile"),
    "lobster": ("eat", 0, 1, "pile"),
    "abalone": ("eat", 0, 1, "pile"),
}
SHARK_CARDS = Counter(
    {"aggressive_6": 3}
    | dict.fromkeys(
        [
            "agile_4", "agile_5", "daring_7", "daring_8", "hostile_9", "hostile_10", "hungry_5", "hungry_7",
            "observant_5", "observant_6", "reactive_7", "reactive_8", "relentless_5", "relentless_7", "ruthless_4",
            "ruthless_6", "swift_4", "swift_5", "vigilant_6", "vigilant_7",
        ],
        1,
    )
)  # fmt: skip

# Each space: the zones beside it, and for each of its ends the spaces that the end leads to (K2.3, K2.4).
SPACES: dict[str, tuple[set[str], dict[str, set[str]]]] = {
    "NW|N": ({"NW", "N"}, {"north": {"den NW"}, "south": {"NW|W", "N|C", "W|C"}}),
    "N|NE": ({"N", "NE"}, {"north": {"den NE"}, "south": {"N|C", "NE|E", "C|E"}}),
    "W|C": ({"W", "C"}, {"north": {"NW|N", "NW|W", "N|C"}, "south": {"W|SW", "C|S", "SW|S"}}),
    "C|E": ({"C", "E"}, {"north": {"N|NE", "N|C", "NE|E"}, "south": {"C|S", "E|SE", "S|SE"}}),
    "SW|S": ({"SW", "S"}, {"north": {"W|C", "W|SW", "C|S"}, "south": {"den SW"}}),
    "S|SE": ({"S", "SE"}, {"north": {"C|E", "C|S", "E|SE"}, "south": {"den SE"}}),
    "NW|W": ({"NW", "W"}, {"west": {"den NW"}, "east": {"NW|N", "N|C", "W|C"}}),
    "N|C": ({"N", "C"}, {"west": {"NW|N", "NW|W", "W|C"}, "east": {"N|NE", "NE|E", "C|E"}}),
    "NE|E": ({"NE", "E"}, {"west": {"N|NE", "N|C", "C|E"}, "east": {"den NE"}}),
    "W|SW": ({"W", "SW"}, {"west": {"den SW"}, "east": {"W|C", "C|S", "SW|S"}}),
    "C|S": ({"C", "S"}, {"west": {"W|C", "W|SW", "SW|S"}, "east": {"C|E", "E|SE", "S|SE"}}),
    "E|SE": ({"E", "SE"}, {"west": {"C|E", "C|S", "S|SE"}, "east": {"den SE"}}),
    "den NW": ({"NW"}, {"east": {"NW|N"}, "south": {"NW|W"}}),
    "den NE": ({"NE"}, {"west": {"N|NE"}, "south": {"NE|E"}}),
    "den SW": ({"SW"}, {"north": {"W|SW"}, "east": {"SW|S"}}),
    "den SE": ({"SE"}, {"north": {"E|SE"}, "west": {"S|SE"}}),
}
POSES = [(space, end) for space, (_, ends) in SPACES.items() for end in ends]
DENS = {"day": ["den NW", "den NE", "den SW", "den SE"], "night": ["N|C", "W|C", "C|E", "C|S"]}
VALUES = {
    "day": {"NW": 5, "N": 4, "NE": 5, "W": 4, "C": 2, "E": 4, "SW": 5, "S": 4, "SE": 5},
    "night": {"NW": 2, "N": 4, "NE": 2, "W": 5, "C": 3, "E": 4, "SW": 4, "S": 6, "SE": 5},
}
KINDS = {
    "day": {
        "NW": "rocky", "N": "kelp", "NE": "rocky", "W": "kelp", "C": "centre", "E": "kelp", "SW": "rocky", "S": "kelp",
        "SE": "rocky",
    },
    "night": {
        "NW": "exposed", "N": "kelp", "NE": "exposed", "W": "rocky", "C": "centre", "E": "kelp", "SW": "kelp",
        "S": "narrow_rocky", "SE": "rocky",
    },
}  # fmt: skip


def new(seed: int = 0, **options: Any) -> State:
    return KELP.new(chance=fast(seed), **options)


def in_data(section: str) -> dict[str, dict[str, Any]]:
    """The entries of a section of the data files."""
    return {entry.name: entry.values for entry in KELP.data.entries(section)}


def moves(s: State) -> dict[str, str]:
    """Where the Shark can swim without a Current, with the facing there."""
    found = [text.removeprefix("swim to ").split(" facing ") for text in options(s) if text.startswith("swim to ")]
    assert len(found) == len({space for space, _ in found})
    return dict(found)


def standing(space: str) -> dict[str, str]:
    """The Shark on a space, facing one of its ends."""
    return {"at": space, "facing": next(iter(SPACES[space][1]))}


def swimming(at: str, facing: str, board: str = "day", **rest: Any) -> State:
    """The Shark is about to move."""
    return shark_turn("move", shark={"at": at, "facing": facing}, board=board, **rest)


# K1: components


@pytest.mark.parametrize("game", GAMES)
def test_K1_1_there_are_35_dice_and_eleven_of_them_start_in_the_bag(game: dict[str, str]) -> None:
    shark = look(new(**game))["shark"]
    assert shark["bag"] == {"blue": 7, "yellow": 3, "red": 1}
    assert shark["supply"] == {"blue": 8, "yellow": 7, "red": 9}
    total = Counter(shark["bag"]) + Counter(shark["supply"])
    assert total == {"blue": 15, "yellow": 10, "red": 10}
    assert total.total() == 35


@pytest.mark.parametrize("colour", ["blue", "yellow", "red"])
def test_K1_1_a_die_has_six_sides(colour: str) -> None:
    def rolled(number: int) -> list[str]:
        return look(shark_turn("before_roll", chance=[number], shark={"drawn": [colour]}))["shark"]["pool"]

    assert [rolled(number) for number in range(6)] == [[f"{colour} {value}"] for value in range(1, 7)]
    with pytest.raises(ChanceError):
        rolled(6)


def test_K1_1_blue_is_for_currents_yellow_for_searching_and_red_for_striking() -> None:
    s = shark_turn("currents", pool=["blue 6", "yellow 6", "red 6"])
    assert {text.split(" on ")[0] for text in options(s)} == {"go on", "place blue 6"}
    s = shark_turn("search", pool=["blue 6", "yellow 6", "red 6"])
    assert options(s) == ["go on", "use yellow 6 in NW", "use red 6 in NW"]
    assert happened(play(s.copy(), "use yellow 6 in NW"), "searched")
    assert happened(play(s.copy(), "use red 6 in NW"), "struck")


@pytest.mark.parametrize("game", GAMES)
def test_K1_2_there_are_18_blocks(game: dict[str, str]) -> None:
    told = look(new(**game))
    eat = told["piles"]["eat"]
    # A food waits with its Eat card.
    blocks = Counter([*told["blocks"].values(), *told["beside"], eat["top"], *eat["rest"]])
    singles = ["octopus", "crab", "snail", "lobster", "abalone", "trap_hide", "trap_one", "trap_two", "trap_den"]
    assert blocks == Counter(dict.fromkeys([*singles, "double_shell"], 1) | {"shell": 8})
    assert blocks.total() == 18


@pytest.mark.parametrize("game", GAMES)
def test_K1_3_there_are_24_octopus_cards(game: dict[str, str]) -> None:
    told = look(new(**game))
    found = Counter(told["octopus"]["hand"] + told["octopus"]["draw"])
    for pile in told["piles"].values():
        found.update([pile["top"], *pile["rest"]])
    assert found == Counter({card: copies for card, (_, _, copies, _) in OCTOPUS_CARDS.items()})
    assert found.total() == 24


def test_K1_3_every_octopus_card_has_the_type_cost_and_place_of_section_5() -> None:
    told = in_data("octopus.cards")
    assert {
        card: (line["type"], line["cost"], line["copies"], line["where"]) for card, line in told.items()
    } == OCTOPUS_CARDS


@pytest.mark.parametrize("game", GAMES)
def test_K1_3_there_are_23_shark_cards(game: dict[str, str]) -> None:
    shark = look(new(**game))["shark"]
    found = Counter(shark["row"] + shark["deck"])
    assert found == SHARK_CARDS
    assert found.total() == 23


def test_K1_3_each_player_has_three_confrontation_cards() -> None:
    s = shark_turn("search", ["red 6"], {"at": "N|C", "facing": "east"}, pairs=look(new())["pairs"])
    play(s, "use red 6 in C")
    three = ["choose fight", "choose retreat", "choose freeze"]
    assert (KELP.mover(s), options(s)) == (0, three)
    play(s, "choose fight")
    assert (KELP.mover(s), options(s)) == (1, three)


def test_K1_3_there_are_four_growth_tiles() -> None:
    assert list(in_data("components.tiles")) == ["reroll", "five_more", "reroll_again", "third_die"]


@pytest.mark.parametrize("tiles", range(4))
def test_K1_4_each_growth_tile_has_room_for_three_dice(tiles: int) -> None:
    def searched(growth: list[str]) -> dict[str, Any]:
        s = shark_turn("search", ["yellow 6"], {"at": "N|C", "facing": "east", "tiles": tiles, "growth": growth})
        play(s, "use yellow 6 in C")
        return look(s)["shark"]

    after = searched(["blue"])
    assert (after["tiles"], after["growth"]) == (tiles, ["blue", "yellow"])
    after = searched(["blue", "blue"])
    assert (after["tiles"], after["growth"]) == (tiles + 1, [])


def test_K1_4_after_the_fourth_tile_no_growth_tile_is_left() -> None:
    s = shark_turn("search", ["yellow 6"], {"at": "N|C", "facing": "east", "tiles": 4})
    events = play(s, "use yellow 6 in C")
    assert happened(events, "returned") == [{"colour": "yellow"}]
    assert (look(s)["shark"]["tiles"], look(s)["shark"]["growth"]) == (4, [])


def test_K1_4_the_hunger_track_has_room_for_seven_dice() -> None:
    def struck(hunger: int) -> State:
        shark = {"at": "N|C", "facing": "east", "hunger": ["blue"] * hunger, "cards": ["aggressive_6"]}
        s = shark_turn("search", ["red 6"], shark)
        play(s, "use red 6 in N")
        return s

    assert asked(struck(5)) != "over"
    full = struck(6)
    assert len(look(full)["shark"]["hunger"]) == 7
    assert (asked(full), KELP.outcome(full).reason) == ("over", "exhausted")


def test_K1_4_the_energy_area_has_room_for_three_dice() -> None:
    s = shark_turn("store", ["blue 1", "yellow 2"], {"energy": ["red 1"]})
    assert look(s)["shark"]["energy"] == ["blue 1", "yellow 2", "red 1"]
    s = shark_turn("store", ["blue 1", "yellow 2"], {"energy": ["red 1", "red 2"]})
    assert (asked(s), options(s)) == ("store", ["store blue 1", "store yellow 2"])


def test_K1_4_the_food_track_has_room_for_four_foods() -> None:
    s = turn(["lobster"], {"N": "lobster", "E": "trap_one"}, eaten=["crab", "snail"])
    play(s, "play lobster")
    assert (len(look(s)["food_track"]), asked(s)) == (3, "action")
    s = turn(["lobster"], {"N": "lobster", "E": "trap_one"}, eaten=["crab", "snail", "abalone"])
    play(s, "play lobster")
    assert (len(look(s)["food_track"]), asked(s)) == (4, "over")


def test_K1_4_the_hand_size_is_four_and_five_once_the_crab_is_used() -> None:
    s = turn([], eaten=["crab"])
    assert cards(s, "hand_size") == 4
    first = s.copy()
    play(first, "draw")
    assert len(cards(first, "hand")) == 4
    play(s, "use the crab")
    assert cards(s, "hand_size") == 5
    assert len(cards(s, "hand")) == 5


# K2: the boards


def test_K2_1_the_zones_are_three_rows_of_three_from_the_top_left() -> None:
    assert list(look(new())["blocks"]) == ZONES == ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"]


@pytest.mark.parametrize("board", BOARDS)
def test_K2_1_zones_are_adjacent_when_they_share_a_side(board: str) -> None:
    s = turn(["nimble_dodge"], board=board)
    play(s, "play nimble_dodge", "reveal NW")
    pairs = {frozenset(text.removeprefix("swap ").split(" and ")) for text in options(s)}
    assert pairs == {
        frozenset(pair.split())
        for pair in (
            *("NW N", "N NE", "W C", "C E", "SW S", "S SE"),  # side by side
            *("NW W", "N C", "NE E", "W SW", "C S", "E SE"),  # one above the other
        )
    }
    assert len(options(s)) == 12, "each pair is offered once, a diagonal never"


@pytest.mark.parametrize("game", GAMES)
def test_K2_1_every_zone_holds_exactly_one_block_at_rest(game: dict[str, str]) -> None:
    rng = random.Random(1)
    at_rest = 0
    for seed in range(4):
        s = new(seed, **game)
        while KELP.mover(s) != OVER:
            if asked(s) == "action":
                at_rest += 1
                assert "empty" not in look(s)["blocks"].values()
            KELP.answer(s, rng.choice(KELP.options(s)))
    assert at_rest > 20


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("zone", ZONES)
def test_K2_2_K2_5_a_die_must_show_at_least_the_value_of_its_zone(board: str, zone: str) -> None:
    beside = next(space for space, (zones, _) in SPACES.items() if zone in zones)
    for colour in ("yellow", "red"):
        enough = [
            value
            for value in range(1, 7)
            if f"use {colour} {value} in {zone}"
            in options(shark_turn("search", [f"{colour} {value}"], standing(beside), board=board))
        ]
        assert enough == list(range(VALUES[board][zone], 7))


@pytest.mark.parametrize("board", BOARDS)
def test_K2_2_K2_5_every_zone_is_of_its_kind(board: str) -> None:
    assert {zone: line["kind"] for zone, line in in_data(f"{board}.zones").items()} == KINDS[board]


def test_K2_5_the_night_has_its_own_mix_of_zones() -> None:
    assert Counter(KINDS["night"].values()) == {"exposed": 2, "centre": 1, "kelp": 3, "rocky": 2, "narrow_rocky": 1}


@pytest.mark.parametrize("board", BOARDS)
def test_K2_3_K2_5_there_are_16_spaces(board: str) -> None:
    assert len(SPACES) == 16
    s = shark_turn("currents", ["blue 4"], standing("N|C"), board=board)
    assert set(options(s)) == {"go on"} | {f"place blue 4 on {space}" for space in SPACES if space != "N|C"}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("space", SPACES)
def test_K2_3_K2_5_a_space_is_adjacent_to_its_own_zones_only(board: str, space: str) -> None:
    zones, _ = SPACES[space]
    s = shark_turn("search", ["yellow 6"], standing(space), board=board)
    assert set(options(s)) == {"go on"} | {f"use yellow 6 in {zone}" for zone in zones}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("corner", ["den NW", "den NE", "den SW", "den SE"])
def test_K2_3_K2_5_a_corner_space_is_a_full_space(board: str, corner: str) -> None:
    """A Current may lie there, and the Shark may stop on it or swim across it, by day and by night."""
    here, there = (next(iter(spaces)) for spaces in SPACES[corner][1].values())
    towards = next(end for end, spaces in SPACES[here][1].items() if corner in spaces)
    s = swimming(here, towards, board)
    assert list(moves(s)) == [corner]
    play(s, options(s)[0])
    assert look(s)["shark"]["at"] == corner
    s = shark_turn("currents", ["blue 2"], {"at": here, "facing": towards}, board=board)
    play(s, f"place blue 2 on {corner}")
    (over,) = options(s)
    assert over.startswith(f"swim over {corner} to {there} facing ")
    play(s, over)
    assert look(s)["shark"]["at"] == there


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize(("space", "end"), POSES)
def test_K2_4_K2_5_an_end_leads_to_the_other_ends_of_its_junction(board: str, space: str, end: str) -> None:
    offered = moves(swimming(space, end, board))
    assert set(offered) == SPACES[space][1][end]
    for there, facing in offered.items():
        # Arriving, the Shark turns its back to the junction it came through.
        back = next(e for e, spaces in SPACES[there][1].items() if space in spaces)
        assert {facing, back} == set(SPACES[there][1])


def test_K2_4_the_four_junctions_join_four_ends_each() -> None:
    junctions = {
        "a": {"NW|N", "NW|W", "N|C", "W|C"},
        "b": {"N|NE", "N|C", "NE|E", "C|E"},
        "c": {"W|C", "W|SW", "C|S", "SW|S"},
        "d": {"C|E", "C|S", "E|SE", "S|SE"},
    }
    for joined in junctions.values():
        for space in joined:
            s = [swimming(space, end) for end in SPACES[space][1]]
            assert sum(set(moves(facing)) == joined - {space} for facing in s) == 1


@pytest.mark.parametrize(
    ("den", "linked"),
    [
        ("den NW", {"NW|N", "NW|W"}),
        ("den NE", {"N|NE", "NE|E"}),
        ("den SW", {"W|SW", "SW|S"}),
        ("den SE", {"E|SE", "S|SE"}),
    ],
)
def test_K2_4_a_den_links_two_outer_ends(den: str, linked: set[str]) -> None:
    assert set(moves(swimming(den, "right angle"))) == linked
    for space in linked:
        assert [den] in [list(moves(swimming(space, end))) for end in SPACES[space][1]]


@pytest.mark.parametrize("board", BOARDS)
def test_K2_3_K2_5_the_dens_are_where_the_shark_can_be_put(board: str) -> None:
    s = new(board=board)
    assert set(options(s)) == {f"put the Shark on {den}" for den in DENS[board]}
    s = shark_turn("search", ["yellow 6"], standing("NW|W"), blocks={"NW": "trap_den"}, board=board)
    play(s, "use yellow 6 in NW")
    assert set(options(s)) == {f"put the Shark on {den}" for den in DENS[board]}


def test_K2_5_every_den_of_the_night_is_beside_the_centre() -> None:
    for den in DENS["night"]:
        s = new(board="night")
        play(s, f"put the Shark on {den}")
        shark = look(s)["shark"]
        assert (shark["at"], shark["facing"]) == (den, "right angle")
        assert "C" in SPACES[den][0]


@pytest.mark.parametrize("board", BOARDS)
def test_K2_6_a_shark_put_on_a_den_may_leave_it_by_both_ends(board: str) -> None:
    for den in DENS[board]:
        s = new(board=board)
        play(s, f"put the Shark on {den}")
        assert look(s)["shark"]["facing"] == "right angle"
        both = set.union(*SPACES[den][1].values())
        assert set(moves(swimming(den, "right angle", board))) == both


def test_K2_6_the_right_angle_ends_with_the_next_move() -> None:
    s = swimming("den NW", "right angle")
    play(s, "swim to NW|N facing south")
    assert (look(s)["shark"]["at"], look(s)["shark"]["facing"]) == ("NW|N", "south")
    assert set(moves(swimming("NW|N", "south"))) == {"NW|W", "N|C", "W|C"}, "not back to the den"


@pytest.mark.parametrize(("board", "at", "facing", "den"), [
    ("day", "NW|W", "west", "den NW"),
    ("night", "NW|W", "east", "N|C"),
])  # fmt: skip
def test_K2_6_a_shark_that_swims_onto_a_den_looks_ahead(board: str, at: str, facing: str, den: str) -> None:
    s = swimming(at, facing, board)
    ahead = moves(s)[den]
    play(s, f"swim to {den} facing {ahead}")
    assert (look(s)["shark"]["at"], look(s)["shark"]["facing"]) == (den, ahead)
    assert set(moves(swimming(den, ahead, board))) == SPACES[den][1][ahead]
    assert at not in SPACES[den][1][ahead]


def test_K2_6_the_den_trap_puts_the_shark_at_a_right_angle() -> None:
    s = shark_turn("search", ["yellow 6"], {"at": "N|C", "facing": "east"}, blocks={"N": "trap_den"})
    play(s, "use yellow 6 in N", "put the Shark on den SE")
    assert (look(s)["shark"]["at"], look(s)["shark"]["facing"]) == ("den SE", "right angle")


def test_K2_6_the_fight_card_puts_the_shark_at_a_right_angle() -> None:
    s = shark_turn("search", ["red 6"], {"at": "N|C", "facing": "east"})
    play(s, "use red 6 in C", "choose fight", "choose freeze", "put the Shark on den SE")
    assert (look(s)["shark"]["at"], look(s)["shark"]["facing"]) == ("den SE", "right angle")


@pytest.mark.parametrize("game", GAMES)
def test_K2_6_only_a_shark_on_a_den_stands_at_a_right_angle(game: dict[str, str]) -> None:
    rng = random.Random(5)
    facings = Counter[bool]()
    for seed in range(3):
        s = new(seed, **game)
        KELP.answer(s, rng.choice(KELP.options(s)))
        for _ in range(120):
            if KELP.mover(s) == OVER:
                break
            KELP.answer(s, rng.choice(KELP.options(s)))
            if asked(s) in ("move", "action"):
                shark = look(s)["shark"]
                right = shark["facing"] == "right angle"
                facings[right] += 1
                assert not right or shark["at"] in DENS[game["board"]]
    assert set(facings) == {True, False}


# K3: setup


@pytest.mark.parametrize("game", GAMES)
def test_K3_1_the_shark_has_its_bag_a_row_of_four_and_the_rest_as_deck(game: dict[str, str]) -> None:
    shark = look(new(7, **game))["shark"]
    assert shark["bag"] == {"blue": 7, "yellow": 3, "red": 1}
    assert (len(shark["row"]), len(shark["deck"])) == (4, 19)
    assert None not in shark["row"]
    assert (shark["energy"], shark["hunger"], shark["pool"], shark["cards"]) == ([], [], [], [])


def test_K3_1_the_shark_deck_is_mixed() -> None:
    rows = [look(new(seed))["shark"]["row"] for seed in range(100)]
    assert set().union(*rows) == set(SHARK_CARDS)
    assert len({tuple(row) for row in rows}) > 90


def test_K3_1_the_growth_tiles_take_dice() -> None:
    shark = look(new())["shark"]
    assert (shark["tiles"], shark["growth"]) == (0, [])


@pytest.mark.parametrize("game", GAMES)
def test_K3_2_the_cards_that_are_no_starters_form_four_piles(game: dict[str, str]) -> None:
    piles = look(new(2, **game))["piles"]
    assert list(piles) == ["move", "hide", "learn", "eat"]
    for name, pile in piles.items():
        expected = {
            card: copies for card, (kind, _, copies, where) in OCTOPUS_CARDS.items() if (kind, where) == (name, "pile")
        }
        assert Counter([pile["top"], *pile["rest"]]) == expected
        assert len(pile["rest"]) == 3


def test_K3_2_each_pile_is_shuffled() -> None:
    tops: dict[str, set[str]] = {}
    for seed in range(60):
        for name, pile in look(new(seed))["piles"].items():
            tops.setdefault(name, set()).add(pile["top"])
    for name, found in tops.items():
        assert found == {card for card, (kind, _, _, where) in OCTOPUS_CARDS.items() if (kind, where) == (name, "pile")}


@pytest.mark.parametrize("pile", ["move", "hide", "learn", "eat"])
def test_K3_2_only_the_uppermost_card_of_a_pile_can_be_seen(pile: str) -> None:
    """What comes next differs between games that look the same to both players and to those who watch."""
    s = turn(["fast_learning"], {"NW": "shell revealed"})
    play(s, "play fast_learning", "reveal W")
    seen, nexts = set(), set()
    for seed in range(40):
        twin = seeded(s, seed)
        seen.add(str([view(twin, seat) for seat in (0, 1, -1)]))
        play(twin, f"gain the top {pile} card")
        nexts.add(look(twin)["piles"][pile]["top"])
        for seat in (0, 1, -1):
            assert view(twin, seat)["piles"][pile]["top"] == look(twin)["piles"][pile]["top"]
    assert len(seen) == 1
    assert len(nexts) > 1


@pytest.mark.parametrize("game", GAMES)
def test_K3_3_beside_the_board_lie_a_shell_the_double_shell_and_three_traps(game: dict[str, str]) -> None:
    for seed in range(5):
        beside = look(new(seed, **game))["beside"]
        assert Counter(beside) == Counter(["shell", "double_shell", "trap_hide", "trap_two", "trap_den"])


@pytest.mark.parametrize("first", ["crab", "snail", "lobster", "abalone"])
def test_K3_3_the_food_on_the_eat_pile_belongs_to_its_uppermost_card(first: str) -> None:
    """The next card takes its own food onto the pile, whichever card it is."""
    shells = dict.fromkeys(("NW", "NE"), "shell revealed")
    s = turn(["fast_learning"], shells, piles={"eat": {"top": first}})
    seconds = set()
    for seed in range(20):
        twin = seeded(s, seed)
        play(twin, "play fast_learning", "reveal S", "gain the top eat card", "exchange NW")
        assert block(twin, "NW") == f"{first} revealed"
        second = look(twin)["piles"]["eat"]["top"]
        play(twin, "gain the top eat card", "exchange NE")
        assert block(twin, "NE") == f"{second} revealed"
        seconds.add(second)
    assert seconds == {"crab", "snail", "lobster", "abalone"} - {first}


def test_K3_3_food_that_waits_cannot_be_gained_without_its_card() -> None:
    s = turn(["fast_learning"], {"NW": "shell revealed"})
    play(s, "play fast_learning", "reveal W")
    blocks = [text for text in options(s) if text.startswith("gain") and "card" not in text]
    assert blocks == ["gain trap_hide", "gain trap_two", "gain trap_den", "gain double_shell", "gain shell"]


@pytest.mark.parametrize("game", GAMES)
def test_K3_4_nine_hidden_blocks_stand_in_the_zones(game: dict[str, str]) -> None:
    for seed in range(5):
        s = new(seed, **game)
        assert Counter(look(s)["blocks"].values()) == {"octopus": 1, "trap_one": 1, "shell": 7}
        assert revealed_zones(s) == set()


def test_K3_4_chance_decides_which_block_stands_where() -> None:
    lairs, traps = Counter[str](), Counter[str]()
    for seed in range(180):
        places = {name: zone for zone, name in look(new(seed))["blocks"].items()}
        lairs[places["octopus"]] += 1
        traps[places["trap_one"]] += 1
    for found in (lairs, traps):
        assert set(found) == set(ZONES)
        assert max(found.values()) < 60, "no zone is far more likely than the others"


@pytest.mark.parametrize("game", GAMES)
def test_K3_5_the_first_hand_is_fast_learning_and_three_other_starters(game: dict[str, str]) -> None:
    others = {"nimble_dodge": 2, "sneaking": 2, "camouflage": 3}
    for seed in range(10):
        octopus = look(new(seed, **game))["octopus"]
        hand, draw = Counter(octopus["hand"]), Counter(octopus["draw"])
        assert (hand.total(), hand["fast_learning"]) == (4, 1)
        assert hand + draw == Counter(others | {"fast_learning": 1})
        assert octopus["discard"] == octopus["draw_top"] == octopus["trash"] == []


def test_K3_5_the_three_cards_are_drawn_by_chance() -> None:
    hands = {tuple(look(new(seed))["octopus"]["hand"]) for seed in range(100)}
    assert len(hands) == 8, "of 2 Nimble Dodge, 2 Sneaking and 3 Camouflage there are eight different hands of three"


@pytest.mark.parametrize("game", GAMES)
def test_K3_6_the_first_decision_is_the_octopuss_choice_of_a_den(game: dict[str, str]) -> None:
    s = new(4, **game)
    assert (KELP.mover(s), asked(s), look(s)["turn"]) == (0, "den", 0)
    assert (look(s)["shark"]["at"], look(s)["currents"]) == (None, {})
    dens = DENS[game["board"]]
    assert len(options(s)) == 4
    for den in dens:
        after = s.copy()
        play(after, f"put the Shark on {den}")
        told = look(after)
        assert (told["shark"]["at"], told["shark"]["facing"]) == (den, "right angle")
        assert (KELP.mover(after), asked(after), told["turn"]) == (0, "action", 1)


def test_K3_6_a_space_that_is_no_den_is_no_answer() -> None:
    for board, other in (("day", "N|C"), ("night", "den NW")):
        assert f"put the Shark on {other}" not in options(new(board=board))


@pytest.mark.parametrize("board", ["day", "night"])
def test_what_the_box_tells_has_its_declared_shape(board: str) -> None:
    """The types of the page are written from that shape."""
    box = KELP.components(board=board)
    assert msgspec.convert(box, Box) == {kind: box[kind] for kind in Box.__annotations__}


def test_the_box_tells_what_a_card_does_step_by_step() -> None:
    card = KELP.components()["card"]
    assert card["in_plain_sight"]["does"] == [{"verb": "hide", "amount": 2}, {"verb": "may_draw", "amount": 1}]
    for name, values in card.items():
        assert [f"{step['verb']} {step['amount']}" for step in values["does"]] == values["effect"], name
        assert values.get("food") == (name if values["type"] == "eat" else None)


def test_the_box_tells_the_dice_of_a_Shark_card_by_colour() -> None:
    card = KELP.components()["shark_card"]
    assert card["aggressive_6"]["brings"] == {"red": 2}
    for values in card.values():
        assert "".join(colour[0].upper() * count for colour, count in values["brings"].items()) == values["dice"]


def test_the_box_tells_an_owners_figures() -> None:
    octopus = [{"id": "camouflage", "effect": ["hide 4"]}]
    shark = [{"id": "agile_4", "dice": "BYY"}]
    game = fathoms.game("kelp", data={"octopus.toml": {"cards": octopus}, "shark.toml": {"cards": shark}})
    box = game.components()
    assert box["card"]["camouflage"]["does"] == [{"verb": "hide", "amount": 4}]
    assert box["shark_card"]["agile_4"]["brings"] == {"blue": 1, "yellow": 2}


def test_K2_1_the_box_tells_what_lies_beside_what() -> None:
    box = KELP.components()
    assert box["zone"]["NW"]["adjacent"] == ["N", "W"]
    assert box["zone"]["C"]["adjacent"] == ["N", "W", "E", "S"]
    for name, space in box["space"].items():
        others = {other for other, it in box["space"].items() if set(it["junctions"]) & set(space["junctions"])}
        assert set(space["next"]) == others - {name}
        assert len(space["next"]) == len(set(space["next"]))
