"""Who knows what (section 12): what a view shows and hides, and what the Shark can work out."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any

import pytest
from support.kelp import KELP, ZONES, asked, look, octopus_turn, options, play, play_seen, position, shark_turn

from fathoms.core.chance import fast
from fathoms.core.errors import ChanceError
from fathoms.core.events import Sink, seen
from fathoms.core.state import OVER
from fathoms.games.kelp.declaration import BLOCK_NAMES
from fathoms.games.kelp.names import OCTOPUS, SHARK
from fathoms.games.kelp.state import FIELDS, State

# Whole games, step by step: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow

SPECTATOR = -1
OTHERS = [SHARK, SPECTATOR]
AT_NORTH = {"at": "N|C", "facing": "east"}
PUBLIC = ["board", "edition", "turn", "beside", "aside", "food_track", "piles", "currents", "zone_dice", "pairs"]
PUBLIC += ["shark", "asked"]


def view(s: State, seat: int = SHARK) -> dict[str, Any]:
    """What a seat sees, as JSON."""
    return KELP.to_json(KELP.redact(s, seat))


def known(s: State, *zones: str) -> list[list[str]]:
    """The Shark's sets of these zones."""
    told = view(s)
    return [told["known"].get(zone) or [told["blocks"][zone].split()[0]] for zone in zones]


def random_positions(games: int, *, board: str = "day", edition: str = "final") -> Iterator[tuple[State, list[Any]]]:
    """States of random games, each with what happened since the one before it."""
    for seed in range(games):
        random = Random(seed)
        s = KELP.new(chance=fast(seed), board=board, edition=edition)
        yield s, []
        while KELP.mover(s) != OVER:
            s.sink = Sink()
            KELP.answer(s, random.choice(KELP.options(s)))
            events = s.sink.take()
            s.sink = None
            # The sets never exclude the truth (K12.4); if they did, no world could be made of the view.
            assert all(s.block[z] < 0 or s.know[z] >> s.block[z] & 1 for z in range(9))
            yield s, events


def rich_position() -> State:
    """A table on which something lies in every place that can be seen."""
    return octopus_turn(
        ["nimble_dodge", "sneaking", "crab"],
        {"N": "trap_one revealed", "E": "crab", "SW": "double_shell revealed", "S": "trap_den"},
        octopus={
            "known": ["crab"],
            "draw_top": ["camouflage"],
            "discard": ["fast_learning", "camouflage", "shed_skin"],
            "trash": ["snail"],
            "draw": ["nimble_dodge", "sneaking", "camouflage"],
        },
        food_track=["snail used"],
        piles={"move": {"top": "cloud_of_ink"}, "eat": {"top": "lobster"}},
        shark={
            "at": "C|E",
            "facing": "north",
            "energy": ["blue 3", "red 2"],
            "kept": ["yellow 5"],
            "hunger": ["red", "blue"],
            "tiles": 1,
            "growth": ["blue", "yellow"],
            "cards": ["daring_7", "hungry_5"],
            "trash": ["vigilant_6"],
        },
        currents={"den NW": 3, "N|C": 6},
        pairs=["retreat", "freeze"],
    )


# K12.1: what everybody knows


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("field", PUBLIC)
def test_K12_1_everybody_sees(field: str, seat: int) -> None:
    s = rich_position()
    assert view(s, seat)[field] == look(s)[field]


@pytest.mark.parametrize("seat", OTHERS)
@pytest.mark.parametrize("field", ["draw_top", "discard", "slots", "trash", "hand_size", "known"])
def test_K12_1_everybody_sees_of_the_octopus(field: str, seat: int) -> None:
    s = rich_position()
    assert view(s, seat)["octopus"][field] == look(s)["octopus"][field]


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_1_revealed_blocks_are_seen_and_hidden_ones_are_not(seat: int) -> None:
    there = dict.fromkeys(ZONES, "hidden") | {"N": "trap_one revealed", "SW": "double_shell revealed"}
    assert view(rich_position(), seat)["blocks"] == there


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_1_the_blocks_in_the_zones_follow_from_those_outside(seat: int) -> None:
    """Which blocks are on the board is public: all eighteen, less what lies beside, on the track and on the pile."""
    told = view(rich_position(), seat)
    hidden = set().union(*told["known"].values())
    assert hidden == {"octopus", "crab", "trap_den", "shell"}


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_1_the_number_of_cards_is_public(seat: int) -> None:
    told = view(rich_position(), seat)["octopus"]
    assert (told["hand_count"], told["draw_count"], len(told["draw_top"])) == (3, 3, 1)


def test_K12_1_the_bag_can_be_counted_by_colour() -> None:
    """15 blue dice, 10 yellow and 10 red, less what lies in the open."""
    s = rich_position()
    for seat in (OCTOPUS, SHARK, SPECTATOR):
        shark = view(s, seat)["shark"]
        assert {colour: shark["bag"][colour] + shark["supply"][colour] for colour in shark["bag"]} == {
            "blue": 15 - 5,
            "yellow": 10 - 2,
            "red": 10 - 2,
        }


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_1_a_swap_is_seen_with_its_zones(seat: int) -> None:
    s = octopus_turn(["nimble_dodge"])
    events = play_seen(s, seat, "play nimble_dodge", "reveal NE", "swap C and E")
    assert events[-1] == {"event": "swapped", "seat": "octopus", "zone": "C", "other": "E"}


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_1_an_exchange_is_seen_with_its_zone_and_both_blocks(seat: int) -> None:
    s = octopus_turn(["fast_learning"])
    events = play_seen(s, seat, "play fast_learning", "reveal NE", "gain trap_den", "exchange NE")
    told = {"event": "gained_block", "seat": "octopus", "block": "trap_den", "zone": "NE", "replaced": "shell"}
    assert events[-1] == told


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_1_of_a_shuffle_the_zones_are_seen_and_not_the_blocks(seat: int) -> None:
    """The same events, whichever block the bag gives up first."""
    told = []
    for first in (0, 1):
        s = octopus_turn(["sneaking"], chance=[first])
        play(s, "play sneaking", "reveal NW", "reveal NE")
        told.append(play_seen(s, seat, "shuffle N", "shuffle C", "place in C"))
        assert view(s, seat)["blocks"]["C"] == "hidden"
    assert told[0] == told[1]
    assert [(event["event"], event["zone"]) for event in told[0][:4]] == [
        ("taken", "N"),
        ("taken", "C"),
        ("placed", "C"),
        ("placed", "N"),
    ]


def test_K12_1_of_a_shuffle_the_octopus_sees_the_block_before_the_shark_names_its_zone() -> None:
    s = octopus_turn(["sneaking"], chance=[1])
    play(s, "play sneaking", "reveal NW", "reveal NE")
    events = play_seen(s, OCTOPUS, "shuffle N", "shuffle C")
    assert events[-1] == {"event": "block_drawn", "seat": "octopus", "block": "trap_one"}
    assert view(s, OCTOPUS)["drawn_block"] == "trap_one"
    assert view(s, SHARK)["drawn_block"] == view(s, SPECTATOR)["drawn_block"] == "unknown"
    assert view(s, SHARK)["bag_blocks"] == []


def test_K12_1_every_field_of_the_state_is_as_open_as_it_is_declared() -> None:
    """Over random games: public fields and knowledge reach everyone; a view differs from the state nowhere else."""
    confronted = shark_turn("search", ["red 6"], AT_NORTH)
    play(confronted, "use red 6 in C", "choose fight")
    covered = set()
    for s, _ in chain(random_positions(4), [(confronted, [])]):
        masked = {seat: KELP.redact(s, seat).masked for seat in (OCTOPUS, SHARK, SPECTATOR)}
        for field in FIELDS:
            true = getattr(s, field.name)
            assert getattr(masked[OCTOPUS], field.name) == true, field.name
            assert getattr(masked[SHARK], field.name) == getattr(masked[SPECTATOR], field.name), field.name
            if field.audience in ("public", "knowledge"):
                assert getattr(masked[SHARK], field.name) == true, field.name
            elif getattr(masked[SHARK], field.name) != true:
                covered.add(field.name)
    # All that the Octopus alone knows was different at some time, so the masks are really there.
    assert covered == {field.name for field in FIELDS if field.audience == "owner"}


# K12.2: what the Octopus alone knows


def test_K12_2_the_octopus_sees_its_blocks_and_its_hand() -> None:
    s = rich_position()
    told = view(s, OCTOPUS)
    for field in ("blocks", "octopus", "shark", "piles", "known"):
        assert told[field] == look(s)[field]


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_2_others_see_hand_and_draw_pile_as_one_heap(seat: int) -> None:
    told = view(rich_position(), seat)["octopus"]
    assert told["hand"] == told["known"] == ["crab"]
    assert told["hand_or_draw"] == ["nimble_dodge", "nimble_dodge", "sneaking", "sneaking", "camouflage"]
    assert "draw" not in told


def test_K12_2_another_deal_of_the_same_cards_looks_the_same_to_the_shark() -> None:
    hands = [["nimble_dodge", "sneaking"], ["camouflage", "camouflage"], ["fast_learning", "sneaking"]]
    views = [KELP.redact(octopus_turn(hand), SHARK) for hand in hands]
    assert views[0] == views[1] == views[2]


def test_K12_2_in_the_beginning_fast_learning_is_known_and_the_rest_of_the_hand_is_not() -> None:
    for seed in range(10):
        told = view(KELP.new(chance=fast(seed)))["octopus"]
        assert told["known"] == ["fast_learning"]
        assert (told["hand_count"], told["draw_count"]) == (4, 4)


def test_K12_2_drawing_tells_the_shark_a_number_and_no_card() -> None:
    s = octopus_turn([])
    events = play_seen(s, SHARK, "draw")
    assert events == [{"event": "drew", "seat": "octopus", "count": 4}]
    assert view(s)["octopus"]["known"] == []
    s = octopus_turn([])
    assert [event["event"] for event in play_seen(s, OCTOPUS, "draw")] == ["drew"] + ["drew_card"] * 4


def test_K12_2_a_card_taken_to_hand_in_the_open_is_known() -> None:
    """Sharp Senses."""
    s = octopus_turn(["sharp_senses"])
    play(s, "play sharp_senses", "reveal NW", "reveal NE", "gain the top move card", "gain the top hide card")
    play(s, "take in_plain_sight to hand")
    assert view(s)["octopus"]["known"] == ["in_plain_sight"]


def test_K12_2_a_card_put_on_the_draw_pile_is_known_there_and_when_it_is_drawn() -> None:
    """Fast Learning."""
    s = octopus_turn(["fast_learning", "camouflage"], octopus={"hand_size": 2})
    play(s, "play fast_learning", "reveal NW", "gain the top move card", "gain the top hide card")
    play(s, "put in_plain_sight on top")
    assert view(s)["octopus"]["draw_top"] == ["in_plain_sight"]
    play(s, "draw")
    assert view(s)["octopus"]["known"] == ["in_plain_sight"]
    assert look(s)["octopus"]["hand"] == ["camouflage", "in_plain_sight"]


def test_K12_2_the_snail_shows_a_card_from_the_discard_pile() -> None:
    s = octopus_turn([], food_track=["snail"], octopus={"discard": ["sneaking"], "trash": ["snail"]})
    events = play_seen(s, SHARK, "use the snail", "take sneaking from the discard pile")
    assert events[-1] == {"event": "took_to_hand", "seat": "octopus", "card": "sneaking"}
    assert view(s)["octopus"]["known"] == ["sneaking"]


def test_K12_2_the_snail_hides_a_card_from_the_draw_pile() -> None:
    s = octopus_turn([], food_track=["snail"], octopus={"trash": ["snail"]})
    events = play_seen(s, SHARK, "use the snail", "take sneaking from the draw pile")
    assert events[-1] == {"event": "took_from_draw", "seat": "octopus"}
    told = view(s)["octopus"]
    assert (told["known"], told["hand_count"]) == ([], 1)


def test_K12_2_the_snail_mixes_up_a_draw_pile_whose_uppermost_card_was_known() -> None:
    octopus = {"draw_top": ["camouflage"], "trash": ["snail"]}
    s = octopus_turn([], food_track=["snail"], octopus=octopus)
    play(s, "use the snail", "take sneaking from the draw pile")
    told = view(s)["octopus"]
    assert (told["draw_top"], told["known"]) == ([], [])
    assert told["hand_or_draw"].count("camouflage") == 3


def test_K12_2_with_the_draw_pile_empty_the_whole_hand_is_known() -> None:
    octopus = {"draw": ["sneaking", "camouflage"], "discard": ["fast_learning"], "hand_size": 3}
    octopus["trash"] = ["nimble_dodge", "sneaking", "camouflage", "camouflage"]
    s = octopus_turn(["nimble_dodge"], octopus=octopus)
    assert view(s)["octopus"]["known"] == []
    play(s, "draw")
    told = view(s)["octopus"]
    assert told["known"] == told["hand"] == ["nimble_dodge", "sneaking", "camouflage"]
    assert told["hand_or_draw"] == []


def test_K12_2_cards_drawn_after_the_reshuffle_are_unknown_again() -> None:
    """The pile runs out in the middle of a draw: what was in hand by then stays known, what came after is not."""
    octopus = {"draw": ["sneaking"], "discard": ["fast_learning", "camouflage", "camouflage"], "hand_size": 3}
    octopus["trash"] = ["nimble_dodge", "sneaking", "camouflage"]
    s = octopus_turn(["nimble_dodge"], octopus=octopus, chance=[0])
    play(s, "draw")
    told = view(s)["octopus"]
    assert (told["known"], told["hand_count"]) == (["nimble_dodge", "sneaking"], 3)
    assert told["hand_or_draw"] == ["fast_learning", "camouflage", "camouflage"]


def test_K12_2_the_number_drops_when_a_card_of_that_kind_leaves_the_hand() -> None:
    """Two Camouflages, one of them known: whichever is played, it may have been the known one."""
    s = octopus_turn(["camouflage", "camouflage"], octopus={"known": ["camouflage"]})
    play(s, "discard camouflage")
    assert view(s)["octopus"]["known"] == []
    assert view(s)["octopus"]["hand_count"] == 1


def test_K12_2_the_number_stays_when_a_card_of_another_kind_leaves_the_hand() -> None:
    s = octopus_turn(["camouflage", "sneaking"], octopus={"known": ["camouflage"]})
    play(s, "discard sneaking")
    assert view(s)["octopus"]["known"] == ["camouflage"]


def test_K12_2_trashing_from_the_hand_lowers_the_number_too() -> None:
    s = octopus_turn(
        ["shed_skin", "sneaking", "sneaking"], {"NW": "shell revealed"}, octopus={"known": ["sneaking", "sneaking"]}
    )
    play(s, "play shed_skin", "hide NW", "trash sneaking from hand")
    assert view(s)["octopus"]["known"] == ["sneaking"]


def test_K12_2_resample_deals_every_hand_that_fits_and_no_other() -> None:
    """Three cards of which one is a known Camouflage; the two others come out of five."""
    s = octopus_turn(
        ["camouflage", "sneaking", "nimble_dodge"],
        octopus={
            "known": ["camouflage"],
            "draw": ["camouflage", "fast_learning", "sneaking"],
            "trash": ["nimble_dodge", "camouflage"],
        },
    )
    masked = KELP.redact(s, SHARK)
    hands = {tuple(look(KELP.resample(masked, seed))["octopus"]["hand"]) for seed in range(300)}
    rest = ["fast_learning", "nimble_dodge", "sneaking", "sneaking", "camouflage"]
    order = ["fast_learning", "nimble_dodge", "sneaking", "camouflage"]
    possible = {
        tuple(sorted(["camouflage", rest[i], rest[j]], key=order.index)) for i in range(5) for j in range(i + 1, 5)
    }
    assert hands == possible


def test_K12_2_resample_never_denies_what_is_known_of_the_hand() -> None:
    seen_known = 0
    for n, (s, _) in enumerate(random_positions(12)):
        if n % 4:
            continue
        true = look(s)["octopus"]
        assert not Counter(true["known"]) - Counter(true["hand"])
        dealt = look(KELP.resample(KELP.redact(s, SHARK), n))["octopus"]
        assert not Counter(true["known"]) - Counter(dealt["hand"])
        assert len(dealt["hand"]) == len(true["hand"])
        assert Counter(dealt["hand"] + dealt["draw"]) == Counter(true["hand"] + true["draw"])
        seen_known += bool(true["known"])
    assert seen_known > 50


# K12.3: what nobody knows


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK, SPECTATOR])
def test_K12_3_a_view_does_not_depend_on_chance_to_come(seat: int) -> None:
    here, there = octopus_turn(["sneaking"]), octopus_turn(["sneaking"], chance=[1, 2, 3])
    assert KELP.redact(here, seat) == KELP.redact(there, seat)
    assert "chance" not in view(here, seat)


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK, SPECTATOR])
def test_K12_3_a_view_has_no_chance_to_draw_from(seat: int) -> None:
    masked = KELP.redact(octopus_turn([]), seat).masked
    with pytest.raises(ChanceError, match="no chance"):
        masked.chance.below(6)


def test_K12_3_the_order_of_the_draw_pile_is_decided_only_when_a_card_is_drawn() -> None:
    masked = KELP.redact(octopus_turn(["sneaking"], octopus={"hand_size": 2}), OCTOPUS)
    drawn = set()
    for seed in range(60):
        s = KELP.resample(masked, seed)
        play(s, "draw")
        drawn.add(tuple(look(s)["octopus"]["hand"]))
    assert {card for hand in drawn for card in hand} == {"fast_learning", "nimble_dodge", "sneaking", "camouflage"}


@pytest.mark.parametrize("seat", [OCTOPUS, SHARK])
def test_K12_3_what_lies_under_the_tops_of_the_piles_is_open(seat: int) -> None:
    """Gaining the uppermost card turns up any of the three below."""
    masked = KELP.redact(octopus_turn(["fast_learning"]), seat)
    tops = set()
    for seed in range(60):
        s = KELP.resample(masked, seed)
        if "fast_learning" not in look(s)["octopus"]["hand"]:
            continue
        play(s, "play fast_learning", options_of_paying(s), "gain the top move card")
        tops.add(look(s)["piles"]["move"]["top"])
    assert tops == {"sudden_evasion", "taking_chances", "cloud_of_ink"}


def options_of_paying(s: State) -> str:
    """Any hidden shell."""
    return next(f"reveal {zone}" for zone, block in look(s)["blocks"].items() if block == "shell")


def test_K12_3_the_order_of_the_shark_deck_is_open() -> None:
    masked = KELP.redact(shark_turn("buy", shark={"energy": ["blue 6"]}), SHARK)
    after = set()
    for seed in range(200):
        s = KELP.resample(masked, seed)
        play(s, "buy agile_4")
        after.add(look(s)["shark"]["row"][3])
    assert after == set(look(shark_turn("buy", shark={"energy": ["blue 6"]}))["shark"]["deck"])


def test_K12_3_draws_from_the_bag_and_rolls_are_open() -> None:
    masked = KELP.redact(octopus_turn(["sneaking", "sneaking"]), OCTOPUS)
    rolls = set()
    for seed in range(150):
        s = KELP.resample(masked, seed)
        rolls.update(
            event["die"] for event in play(s, "discard sneaking", "discard sneaking") if event["event"] == "rolled"
        )
    assert rolls == {f"{colour} {value}" for colour in ("blue", "yellow", "red") for value in range(1, 7)}


# K12.4: what the Shark can work out of the blocks


def test_K12_4_in_the_beginning_each_zone_may_hold_octopus_trap_or_shell() -> None:
    for board in ("day", "night"):
        s = KELP.new(chance=fast(3), board=board)
        assert view(s)["known"] == {zone: ["octopus", "trap_one", "shell"] for zone in ZONES}
        assert view(s)["beside"] == ["trap_hide", "trap_two", "trap_den", "double_shell", "shell"]


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_4_spectators_have_the_same_sets(seat: int) -> None:
    for s, _ in random_positions(2):
        assert view(s, seat)["known"] == look(s)["known"]


def test_K12_4_a_reveal_cuts_down_the_rest() -> None:
    s = octopus_turn(["nimble_dodge"])
    play(s, "play nimble_dodge", "reveal N")
    assert known(s, "N", "C", "SE") == [["trap_one"], ["octopus", "shell"], ["octopus", "shell"]]


def test_K12_4_the_octopus_found_leaves_only_shells_and_the_trap() -> None:
    s = shark_turn("search", ["yellow 6"], AT_NORTH)
    play(s, "use yellow 6 in C")
    assert known(s, "C", "N", "SE") == [["octopus"], ["trap_one", "shell"], ["trap_one", "shell"]]


def test_K12_4_a_swap_takes_the_knowledge_along() -> None:
    s = octopus_turn(["nimble_dodge"])
    play(s, "play nimble_dodge", "reveal N", "swap N and C")
    assert known(s, "C", "N") == [["trap_one"], ["octopus", "shell"]]
    assert look(s)["blocks"]["C"] == "trap_one revealed"


def test_K12_4_a_swap_of_hidden_blocks_takes_it_along_too() -> None:
    """A known trap, hidden again, is known to have moved."""
    s = octopus_turn(["sudden_evasion"], known={"N": ["trap_one"]})
    play(s, "play sudden_evasion", "reveal SW", "reveal SE", "swap N and C", "swap C and S")
    assert known(s, "S", "N", "C") == [["trap_one"], ["octopus", "shell"], ["octopus", "shell"]]


def test_K12_4_a_hidden_block_is_still_known() -> None:
    s = octopus_turn(["camouflage"], {"N": "trap_one revealed", "C": "octopus revealed"})
    play(s, "play camouflage", "hide N", "hide C")
    assert known(s, "N", "C", "E") == [["trap_one"], ["octopus"], ["shell"]]
    assert view(s)["blocks"]["C"] == "hidden"


def test_K12_4_a_gained_block_is_known_also_when_it_is_hidden_at_once() -> None:
    """Devious Ideas."""
    s = octopus_turn(["devious_ideas"])
    play(s, "play devious_ideas", "reveal NE", "gain trap_den", "exchange NE", "gain the top move card", "hide NE")
    assert known(s, "NE", "E") == [["trap_den"], ["octopus", "trap_one", "shell"]]
    assert view(s)["blocks"]["NE"] == "hidden"


def test_K12_4_a_gain_takes_the_block_that_left_off_the_list() -> None:
    """The trap of the start was exchanged away: no hidden block can be it any more."""
    s = octopus_turn(["fast_learning"])
    play(s, "play fast_learning", "reveal N", "gain double_shell", "exchange N")
    assert known(s, "N", "W") == [["double_shell"], ["octopus", "shell"]]


def test_K12_4_after_eating_a_known_shell_lies_there() -> None:
    s = octopus_turn(["crab"], {"N": "crab", "NW": "trap_one"})
    assert known(s, "N") == [["octopus", "crab", "trap_one", "shell"]]
    play(s, "play crab")
    assert known(s, "N", "C", "NW") == [["shell"], ["octopus"], ["trap_one", "shell"]]
    assert view(s)["blocks"]["N"] == "shell revealed"


def test_K12_4_after_a_shuffle_each_of_its_blocks_may_be_in_each_of_its_zones() -> None:
    s = octopus_turn(["sneaking"], known={"N": ["trap_one"], "W": ["shell"]})
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle N", "shuffle W")
    # Known from the moment the blocks are in the bag, before the Shark names a zone.
    assert known(s, "N", "W") == [["trap_one", "shell"], ["trap_one", "shell"]]
    play(s, "place in N")
    assert known(s, "N", "W", "C") == [["trap_one", "shell"], ["trap_one", "shell"], ["octopus", "shell"]]


def test_K12_4_blocks_shuffled_out_of_the_open_are_as_unknown_as_the_others() -> None:
    """Cloud of Ink with the Octopus, the trap and a shell revealed: three zones, three possible blocks each."""
    revealed = {"NW": "shell revealed", "N": "trap_one revealed", "C": "octopus revealed"}
    s = octopus_turn(["cloud_of_ink"], revealed)
    play(s, "play cloud_of_ink", "reveal SW", "reveal S", "reveal SE", "shuffle NW", "shuffle N", "shuffle C")
    play(s, "place in NW", "place in N")
    assert known(s, "NW", "N", "C") == [["octopus", "trap_one", "shell"]] * 3
    assert known(s, "E", "SE") == [["shell"], ["shell"]]


def test_K12_4_the_last_zone_follows_from_the_list() -> None:
    """Everything is revealed but one zone."""
    blocks = dict.fromkeys(ZONES, "shell revealed") | {"N": "trap_one revealed", "C": "octopus"}
    s = octopus_turn(["nimble_dodge"], blocks)
    assert known(s, "C") == [["octopus"]]
    assert look(KELP.resample(KELP.redact(s, SHARK), 1))["blocks"]["C"] == "octopus"


def test_K12_4_two_blocks_that_can_be_in_two_zones_only_are_nowhere_else() -> None:
    """No single zone tells it, but both together: the third cannot hold the trap."""
    blocks = dict.fromkeys(ZONES, "shell revealed") | {"N": "trap_one", "C": "octopus", "SE": "shell"}
    sets = {"N": ["octopus", "trap_one"], "C": ["octopus", "trap_one"], "SE": ["octopus", "trap_one", "shell"]}
    s = octopus_turn(["nimble_dodge"], blocks, known=sets)
    assert known(s, "N", "C", "SE") == [["octopus", "trap_one"], ["octopus", "trap_one"], ["shell"]]


def test_K12_4_a_zone_in_which_no_shell_can_be_must_have_another_block() -> None:
    blocks = dict.fromkeys(ZONES, "shell revealed") | {"N": "trap_one", "C": "octopus", "SE": "shell"}
    sets = {"N": ["trap_one", "shell"], "C": ["octopus", "trap_one"], "SE": ["trap_one", "shell"]}
    s = octopus_turn(["nimble_dodge"], blocks, known=sets)
    # The Octopus has no other place, and then the trap is in one of the two others.
    assert known(s, "C", "N", "SE") == [["octopus"], ["trap_one", "shell"], ["trap_one", "shell"]]


def test_K12_4_the_sets_may_be_wider_than_the_truth_after_a_shuffle() -> None:
    """A known shell was shuffled with an unknown block; one turns out to be the trap, so the other is the shell.

    Sets cannot say that, and need not: the Octopus stays possible there.
    """
    s = octopus_turn(["sneaking", "nimble_dodge"], known={"W": ["shell"]}, chance=[0])
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle N", "shuffle W", "place in N")
    assert look(s)["blocks"]["N"] == "trap_one"
    play(s, "play nimble_dodge", "reveal N")
    assert known(s, "W") == [["octopus", "shell"]]


# The oracle: the rules of K12.4 in a few lines, fed by public events, with all arrangements tried.


@cache
def arrangement_exists(sets: tuple[frozenset[str], ...], blocks: tuple[str, ...]) -> bool:
    """Whether these blocks can be dealt to the zones so that each zone gets one of its set."""
    if not sets:
        return True
    return any(arrangement_exists(sets[1:], without(blocks, block)) for block in sets[0].intersection(blocks))


def without(blocks: tuple[str, ...], block: str) -> tuple[str, ...]:
    at = blocks.index(block)
    return blocks[:at] + blocks[at + 1 :]


def supported(sets: dict[str, frozenset[str]], blocks: Counter[str]) -> dict[str, frozenset[str]]:
    """What is left of each set when only whole arrangements of the blocks count."""
    all_blocks = tuple(sorted(blocks.elements()))

    def possible(zone: str, block: str) -> bool:
        return arrangement_exists(tuple((sets | {zone: frozenset([block])}).values()), all_blocks)

    return {zone: frozenset(block for block in sets[zone] if possible(zone, block)) for zone in sets}


MOVING = {"revealed", "hidden", "swapped", "taken", "placed", "gained_block", "ate"}


class Deduction:
    """The Shark's sets, kept from public events alone."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.sets = {zone: frozenset(told["known"][zone]) for zone in ZONES}
        self.blocks = Counter({"octopus": 1, "trap_one": 1, "shell": 7})
        self.revealed: set[str] = set()
        self.taken: list[str] = []

    def hear(self, event: dict[str, Any]) -> None:
        zone = event.get("zone", "")
        match event["event"]:
            case "revealed":
                self.sets[zone] = frozenset([event["block"]])
                self.revealed.add(zone)
            case "hidden":
                self.revealed.remove(zone)
            case "swapped":
                other = event["other"]
                self.sets[zone], self.sets[other] = self.sets[other], self.sets[zone]
                if (zone in self.revealed) != (other in self.revealed):
                    self.revealed ^= {zone, other}
            case "taken":
                self.revealed.discard(zone)
                self.taken.append(zone)
            case "placed":
                self.shuffle()
            case "gained_block":
                self.replace(zone, event["replaced"], event["block"])
            case "ate":
                self.replace(zone, event["food"], "shell")

    def replace(self, zone: str, old: str, new: str) -> None:
        self.blocks -= Counter([old])
        self.blocks += Counter([new])
        self.sets[zone] = frozenset([new])

    def shuffle(self) -> None:
        together = frozenset[str]().union(*(self.sets[zone] for zone in self.taken))
        self.sets |= dict.fromkeys(self.taken, together)
        self.taken = []

    def narrow(self) -> None:
        hidden = {zone: self.sets[zone] for zone in ZONES if zone not in self.revealed}
        rest = self.blocks - Counter(block for zone in self.revealed for block in self.sets[zone])
        self.sets |= supported(hidden, rest)

    def told(self) -> dict[str, list[str]]:
        return {zone: sorted(self.sets[zone], key=BLOCK_NAMES.index) for zone in ZONES if zone not in self.revealed}


@pytest.mark.parametrize(("board", "edition"), [("day", "final"), ("night", "final"), ("day", "prototype")])
def test_K12_4_the_sets_are_what_public_events_and_all_arrangements_give(board: str, edition: str) -> None:
    deduction = None
    shuffles = 0
    for s, events in random_positions(10, board=board, edition=edition):
        if s.turn == 0:
            deduction = Deduction(view(s, SPECTATOR))
        assert deduction is not None
        moved = [event for event in map(KELP.event_json, seen(events, SPECTATOR)) if event["event"] in MOVING]
        for event in moved:
            deduction.hear(event)
        if asked(s) == "place" and deduction.taken:
            # All blocks of the shuffle are in the bag.
            deduction.shuffle()
            shuffles += 1
        if moved:
            if not deduction.taken:
                deduction.narrow()
            assert view(s)["known"] == deduction.told()
    assert shuffles > 10


def random_sets(random: Random) -> tuple[dict[str, str], dict[str, list[str]]]:
    """Blocks in the zones, some revealed, and for the hidden ones sets that allow the truth and something more."""
    singles = random.sample([name for name in BLOCK_NAMES if name not in ("octopus", "shell")], random.randint(1, 7))
    # More singles make it harder; a food needs its Eat card out of the pile, which the caller sees to.
    blocks = ["octopus", *singles]
    blocks += ["shell"] * (9 - len(blocks))
    random.shuffle(blocks)
    there = dict(zip(ZONES, blocks, strict=True))
    revealed = set(random.sample(ZONES, random.randint(0, 4)))
    unseen = sorted({block for zone, block in there.items() if zone not in revealed})
    share = random.choice([0.15, 0.3, 0.6])
    sets = {
        zone: sorted({block, *(other for other in unseen if random.random() < share)})
        for zone, block in there.items()
        if zone not in revealed
    }
    return {zone: f"{block} revealed" if zone in revealed else block for zone, block in there.items()}, sets


@pytest.mark.parametrize("seed", range(4))
def test_K12_4_a_kind_stays_possible_if_and_only_if_some_arrangement_has_it_there(seed: int) -> None:
    """Written positions with random sets, at first as they are and then with one more block revealed."""
    random = Random(seed)
    narrowed = 0
    for _ in range(60):
        blocks, sets = random_sets(random)
        food = [block.split()[0] for block in blocks.values() if block.split()[0] in BLOCK_NAMES[1:5]]
        hidden = list(sets)
        s = position(blocks, octopus={"hand": ["nimble_dodge", *food]}, known=sets)
        rest = Counter(blocks[zone] for zone in hidden)
        expected = supported({zone: frozenset(sets[zone]) for zone in hidden}, rest)
        assert {zone: frozenset(kinds) for zone, kinds in look(s)["known"].items()} == expected
        narrowed += expected != {zone: frozenset(sets[zone]) for zone in hidden}
        zone = random.choice(hidden)
        if blocks[zone] == "double_shell":
            continue
        play(s, "play nimble_dodge", f"reveal {zone}")
        del expected[zone]
        rest[blocks[zone]] -= 1
        expected = supported(expected, rest)
        assert {zone: frozenset(kinds) for zone, kinds in look(s)["known"].items()} == expected
    assert narrowed > 10


@pytest.mark.parametrize("seat", OTHERS)
def test_K12_4_resample_agrees_with_the_sets_and_the_list(seat: int) -> None:
    for n, (s, _) in enumerate(random_positions(5)):
        if n % 3:
            continue
        masked = KELP.redact(s, seat)
        world = KELP.resample(masked, n)
        assert KELP.redact(world, seat) == masked
        true, dealt = look(s), look(world)
        assert Counter(dealt["blocks"].values()) + Counter(dealt.get("bag_blocks")) + Counter(
            [dealt.get("drawn_block")]
        ) == Counter(true["blocks"].values()) + Counter(true.get("bag_blocks")) + Counter([true.get("drawn_block")])
        for zone, kinds in true["known"].items():
            assert dealt["blocks"][zone] in [*kinds, "empty"]


def test_K12_4_resample_draws_every_arrangement_that_agrees() -> None:
    """Three zones that the sets tie together: of six arrangements four are left."""
    blocks = dict.fromkeys(ZONES, "shell revealed") | {"N": "trap_one", "C": "octopus", "SE": "shell"}
    sets = {"N": ["octopus", "trap_one", "shell"], "C": ["octopus", "trap_one"], "SE": ["octopus", "trap_one", "shell"]}
    masked = KELP.redact(octopus_turn(["nimble_dodge"], blocks, known=sets), SHARK)
    worlds = {tuple(look(KELP.resample(masked, seed))["blocks"][zone] for zone in sets) for seed in range(200)}
    assert worlds == {
        ("trap_one", "octopus", "shell"),
        ("shell", "octopus", "trap_one"),
        ("octopus", "trap_one", "shell"),
        ("shell", "trap_one", "octopus"),
    }


def test_K12_4_resample_in_the_middle_of_a_shuffle_fills_bag_and_hand_with_possible_blocks() -> None:
    s = octopus_turn(["sneaking"], known={"W": ["shell"]}, chance=[0])
    play(s, "play sneaking", "reveal NW", "reveal NE", "shuffle W", "shuffle C")
    assert asked(s) == "place"
    masked = KELP.redact(s, SHARK)
    drawn = set()
    for seed in range(120):
        world = look(KELP.resample(masked, seed))
        drawn.add((world["drawn_block"], *world["bag_blocks"]))
    assert drawn == {
        ("octopus", "shell"),
        ("shell", "octopus"),
        ("trap_one", "shell"),
        ("shell", "trap_one"),
        ("shell", "shell"),
    }


def test_K12_4_the_octopus_gets_its_own_table_back_from_resample() -> None:
    for n, (s, _) in enumerate(random_positions(2)):
        masked = KELP.redact(s, OCTOPUS)
        world = KELP.resample(masked, n)
        assert KELP.redact(world, OCTOPUS) == masked
        assert look(world)["blocks"] == look(s)["blocks"]
        assert options(world) == options(s)


def test_K12_2_the_snail_takes_the_last_card_of_the_draw_pile_and_the_hand_is_known() -> None:
    """K12.2: nothing is left in the draw pile, so hand and draw pile together are the hand."""
    starters = ["fast_learning", "nimble_dodge", "nimble_dodge", "sneaking", "camouflage", "camouflage"]
    cards = {"hand": ["camouflage"], "draw": ["sneaking"], "discard": starters}
    s = position(food_track=["snail"], octopus=cards, to_move="octopus")
    play(s, "use the snail", "take sneaking from the draw pile")
    assert look(s)["octopus"]["known"] == ["sneaking", "camouflage"]
