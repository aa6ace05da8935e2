"""What stands beside Kelp's board, what is said of things, and the same without drawings, for each who looks."""

import random
import re
from functools import cache
from typing import Any

import pytest
from support.kelp import KELP, ZONES, play, position
from support.octopus import turn
from support.shark import hunt

import fathoms
from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.games.kelp.drawing import KelpDrawing
from fathoms.registry import folder
from fathoms.text import LANGUAGES, Texts

FOLDER = folder("kelp")

OCTOPUS, SHARK, SPECTATOR = 0, 1, -1
SIGNS = set("■□◇▲▶▼◀●≈◎✗│─┼┐┌┘└↔·")
WIDE = 1000  # nothing is broken into lines
DRAW = "Draw pile (any order)"


@cache
def drawn_in(lang: str, board: str = "day", edition: str = "final", game: Any = KELP) -> KelpDrawing:
    options = {"board": board, "edition": edition}
    return KelpDrawing(Texts(lang, "kelp", FOLDER, options, game.components(**options)))


def view(s: Any, seat: int, game: Any = KELP) -> dict[str, Any]:
    told: dict[str, Any] = game.to_json(game.redact(s, seat))
    return told


def rows(s: Any, seat: int = OCTOPUS, lang: str = "en", game: Any = KELP) -> dict[str, str]:
    """The lines below the board: labels and texts."""
    drawing = drawn_in(lang, **game.options_of(s), game=game)
    below = [line.plain for line in drawing.draw(view(s, seat, game), WIDE)[16:]]
    return dict(re.split(r"\s{2,}", line, maxsplit=1) for line in below)


def options(s: Any, lang: str = "en") -> dict[str, str]:
    """Each option of who is to move, by the record's words, with what is said beside it."""
    seat = KELP.mover(s)
    drawing = drawn_in(lang, **KELP.options_of(s))
    seen = KELP.redact(s, seat)
    told = KELP.to_json(seen)
    return {KELP.actions.text(a): drawing.note(KELP.describe(seen, a), told) for a in KELP.options(seen)}


# The Octopus's cards


def test_the_octopus_reads_its_hand_and_others_how_many_cards_it_is() -> None:
    s = turn(["sneaking", "camouflage", "camouflage"])
    assert rows(s)["Hand"] == "Sneaking, 2 × Camouflage (hand size 4)"
    for seat in (SHARK, SPECTATOR):
        assert rows(s, seat)["Hand"] == "3 cards (hand size 4)"


def test_cards_of_the_hand_that_all_know_of_are_told_to_all() -> None:
    s = position(octopus={"hand": ["sneaking", "camouflage", "camouflage"], "known": ["camouflage"]})
    assert rows(s)["Hand"] == "Sneaking, 2 × Camouflage (hand size 4); the Shark knows of: Camouflage"
    assert rows(s, SHARK)["Hand"] == "3 cards (hand size 4); the Shark knows of: Camouflage"


def test_hand_and_draw_pile_together_are_known_to_the_shark() -> None:
    s = turn(["sneaking"], draw=["camouflage", "nimble_dodge"], draw_top=["fast_learning"])
    assert rows(s)[DRAW] == "Nimble Dodge, Camouflage; next: Fast Learning"
    assert "Hand or draw pile" not in rows(s)
    assert rows(s, SHARK)[DRAW] == "3 cards; next: Fast Learning"
    assert rows(s, SHARK)["Hand or draw pile"] == "Nimble Dodge, Sneaking, Camouflage"


def test_cards_on_top_of_the_draw_pile_are_told_in_their_order() -> None:
    s = turn(["sneaking"], draw=[], draw_top=["nimble_dodge", "camouflage", "nimble_dodge"])
    assert rows(s)[DRAW] == "next: Nimble Dodge, Camouflage, Nimble Dodge"


def test_an_empty_draw_pile_is_told_as_empty() -> None:
    s = turn(["sneaking"], draw=[])
    assert rows(s)[DRAW] == "none"
    assert rows(s, SHARK)[DRAW] == "0 cards"


def test_discarded_and_trashed_cards_are_told_to_all() -> None:
    s = turn(["sneaking"], discard=["camouflage", "nimble_dodge", "camouflage"], trash=["fast_learning"])
    for seat in (OCTOPUS, SHARK, SPECTATOR):
        assert rows(s, seat)["Discard pile"] == "2 × Camouflage, Nimble Dodge"
        assert rows(s, seat)["Trash pile"] == "Fast Learning"


def test_played_cards_are_told_until_the_turn_is_over() -> None:
    s = turn(["nimble_dodge", "sneaking"])
    assert "Played" not in rows(s)
    play(s, "play nimble_dodge", "reveal NW", "swap N and C")
    assert rows(s, SHARK)["Played"] == "Nimble Dodge"


def test_of_a_pile_the_top_is_told_and_how_many_lie_below() -> None:
    gone = ["taking_chances", "cloud_of_ink", "sudden_evasion", *["in_plain_sight", "shed_skin"] * 2]
    s = turn(["sneaking"], trash=gone)
    assert rows(s, SHARK)["Piles"] == (
        "Move: Sudden Evasion; Hide: empty; Learn: Devious Ideas and 3 more; Eat: Red Rock Crab and 3 more"
    )


def test_eaten_food_is_told_in_order_and_whether_it_was_used() -> None:
    assert "Food Track" not in rows(turn(["sneaking"]))
    s = turn(["sneaking"], eaten=["lobster used", "crab"])
    assert rows(s, SHARK)["Food Track"] == "Cape Rock Lobster (used), Red Rock Crab (not used yet)"


def test_the_hand_size_grows_with_the_crab() -> None:
    assert rows(turn(["sneaking"], eaten=["crab used"]))["Hand"] == "Sneaking (hand size 5)"


# Blocks beside the board


def test_blocks_beside_the_board_are_counted() -> None:
    beside = rows(position({"N": "shell", "C": "octopus", "E": "trap_two"}), SHARK)["Beside the board"]
    assert beside.startswith("trap “Hide 2 blocks”, trap “Discard 1 Current”, trap “Move the Shark to a den”")
    assert beside.endswith("double shell, shell")


def test_while_blocks_are_in_the_bag_the_octopus_sees_which() -> None:
    s = turn(["sneaking"])
    assert "In the Octopus’s bag" not in rows(s)
    play(s, "play sneaking", "reveal N", "reveal S", "shuffle C", "shuffle SE")
    told = view(s, OCTOPUS)
    assert {*told["bag_blocks"], told["drawn_block"]} == {"octopus", "shell"}
    assert rows(s)["In the Octopus’s bag"].casefold() == told["bag_blocks"][0]


def test_of_blocks_in_the_bag_the_shark_is_told_nothing_false() -> None:
    """One block waits for its zone, another is still in the bag."""
    s = turn(["sneaking"])
    play(s, "play sneaking", "reveal N", "reveal S", "shuffle C", "shuffle SE")
    assert rows(s, SHARK).get("In the Octopus’s bag") != "none"


# The Shark's things


@pytest.mark.parametrize(
    ("shark", "told"),
    [
        ({"at": "N|C", "facing": "east"}, "on N|C, facing east"),
        ({"at": "den SE", "facing": "north"}, "on den SE, facing north"),
        ({"at": "den NE"}, "on den NE, at a 90° angle to the path"),
    ],
)
def test_where_the_shark_is_and_how_it_stands(shark: dict[str, str], told: str) -> None:
    assert rows(position(shark=shark))["Shark"] == told


def test_before_the_first_turn_the_shark_is_not_on_the_board() -> None:
    assert rows(KELP.new(chance=fast(1)))["Shark"] == "not on the board yet"


def test_dice_in_every_place_they_can_be() -> None:
    s = hunt(
        "currents",
        bag={"blue": 3, "yellow": 1},
        pool=["blue 1", "yellow 6"],
        energy=["red 5"],
        kept=["red 2"],
        keeping=["yellow 1"],
        hunger=["red", "blue", "red"],
        growth=["blue"],
        tiles=1,
        currents={"N|C": 4},
    )
    for seat in (OCTOPUS, SHARK, SPECTATOR):
        told = rows(s, seat)
        assert told["Bag"] == "3 blue, 1 yellow, 0 red"
        assert told["Supply"] == "8 blue, 7 yellow, 6 red"
        assert told["Pool"] == "≈1, ◎6"
        assert told["Energy"] == "✗5"
        assert told["On Vigilant"] == "✗2, ◎1"
        assert told["Hunger Track"] == "3 of 7: 1 blue, 2 red"
        assert told["Growth Track"] == "1 of 4 tiles flipped; on the next: 1 blue"


def test_dice_that_are_drawn_and_not_yet_rolled() -> None:
    s = hunt("before_roll", drawn=["blue", "blue", "red"], cards=["reactive_7"])
    assert rows(s)["Drawn"] == "2 blue, 1 red"


def test_where_there_are_no_dice_there_is_no_line_for_them() -> None:
    told = rows(position())
    assert not {"Drawn", "Pool", "Energy", "On Vigilant", "Shark cards bought"} & set(told)
    assert told["Growth Track"] == "0 of 4 tiles flipped"
    assert told["Hunger Track"] == "0 of 7"


def test_the_row_with_its_gaps_and_the_deck() -> None:
    s = hunt("store", row=["swift_4", "daring_8"], deck=[], cards=["agile_4", "aggressive_6", "aggressive_6"])
    told = rows(s, OCTOPUS)
    assert told["Row"] == "Swift (4) ◎, Daring (8) ≈✗; 0 more in the deck"
    assert told["Shark cards bought"] == "2 × Aggressive (6), Agile (4)"
    assert rows(position())["Row"].endswith("; 19 more in the deck")


def test_confrontation_cards_that_are_left() -> None:
    assert rows(position())["Confrontation"] == "Fight (red), Retreat (yellow), Freeze (turquoise)"
    assert rows(position(pairs=["fight", "freeze"]))["Confrontation"] == "Fight (red), Freeze (turquoise)"


def test_the_prototype_has_words_of_its_own() -> None:
    s = hunt("currents", pool=["blue 1"], energy=["red 5"], edition="prototype")
    assert rows(s)["Energy slots"] == "✗5"
    assert rows(s)["Confrontation"].endswith("Freeze (gray)")


def test_lists_are_broken_below_each_other_within_the_width() -> None:
    s = position()
    for lang in LANGUAGES:
        for width in (70, 80, 100):
            below = [line.plain.rstrip() for line in drawn_in(lang).draw(view(s, OCTOPUS), width)[16:]]
            assert max(map(len, below)) <= width
            start = len(below[0]) - len(re.split(r"\s{2,}", below[0], maxsplit=1)[1])
            assert all(line[start - 2 : start] == "  " and line[start] != " " for line in below)


def test_an_owners_name_stands_on_the_table() -> None:
    game = fathoms.game("kelp", data={"octopus.toml": {"cards": [{"id": "sneaking", "title": {"en": "Tiptoe"}}]}})
    s = position(game=game, octopus={"hand": ["sneaking"]})
    assert rows(s, game=game)["Hand"].startswith("Tiptoe (")


# What is said beside an option, and of a thing


def test_beside_a_card_stands_what_it_does() -> None:
    told = options(turn(["camouflage", "sneaking"], {"S": "shell revealed"}))
    assert told["play sneaking"] == "Move, cost 2: shuffle 2 hidden blocks."
    assert told["play camouflage"].startswith("Hide, cost 0: hide 1 ")
    assert told["draw"] == "2 cards"
    assert told["discard sneaking"] == ""


def test_beside_a_zone_stands_the_block_for_who_sees_it() -> None:
    s = turn(["nimble_dodge"], {"S": "shell revealed"})
    play(s, "play nimble_dodge")
    assert options(s)["reveal N"] == "■ Trap: −1 ≈"
    play(s, "reveal N")
    assert options(s)["swap N and C"] == "□ Trap: −1 ≈ ↔ ■ Octopus"


def test_beside_a_zone_stands_what_the_block_can_be_for_who_does_not_see_it() -> None:
    s = hunt("search", pool=["yellow 6"], at="N|C", facing="east", blocks={"S": "shell revealed"})
    assert options(s)["use yellow 6 in C"] == "■ ? Oct Tr1 She"


def test_beside_a_pile_stands_its_top_card() -> None:
    hide = {"top": "shed_skin", "rest": ["in_plain_sight", "in_plain_sight", "shed_skin"]}
    s = turn(["fast_learning"], piles={"hide": hide})
    play(s, "play fast_learning", "reveal S")
    assert options(s)["gain the top hide card"].startswith("Shed Skin. Hide, cost 0: ")


def test_beside_a_shark_card_stand_its_price_its_dice_and_what_it_does() -> None:
    s = hunt("buy", row=["relentless_7", "ruthless_4"], deck=[], energy=["blue 6", "blue 5"])
    told = options(s)
    assert told["buy relentless_7"] == "7 energy, brings 1 yellow, 1 red. During Draw & Roll: reroll 1 or 2 dice."
    assert "raise a die by 2" in told["buy ruthless_4"]


def test_beside_a_confrontation_card_stands_what_it_does() -> None:
    s = hunt("search", pool=["red 5"], at="N|C", facing="east")
    play(s, "use red 5 in C")
    assert options(s)["choose fight"].startswith("Escaped, the Octopus may move the Shark")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["day", "night"])
def test_every_card_block_effect_tile_zone_and_pair_is_explained(board: str, lang: str) -> None:
    drawing = drawn_in(lang, board)
    for kind in ("card", "shark_card", "block", "zone", "space", "tile", "pair", "colour"):
        for value in drawing.components[kind]:
            about = drawing.about(kind, value)
            assert about.rstrip(".").strip(), (kind, value)
            assert "_" not in about
    for shark_card in drawing.components["shark_card"].values():
        assert drawing.about("effect", shark_card["effect"])


def test_what_is_nothing_of_the_game_has_no_explanation() -> None:
    assert drawn_in("en").about("weather", "fine") == ""
    assert drawn_in("en").about("end", "north") == ""


def test_of_a_space_it_is_told_what_lies_beside_it_and_where_it_leads() -> None:
    about = drawn_in("en").about("space", "den NW")
    assert about == "A space beside NW. Next to it: NW|N, NW|W."


def test_in_sentences_it_is_told_what_lies_beside_the_shark_and_ahead() -> None:
    shark = position(shark={"at": "N|C", "facing": "east"})
    (line,) = (line for line in drawn_in("en").plain(view(shark, SHARK)) if line.startswith("Shark: "))
    assert line.startswith("Shark: on N|C, facing east; ")
    assert " N, C" in line
    assert [space for space in KELP.components()["space"] if space in line.partition(";")[2]] == ["N|NE", "C|E", "NE|E"]


def test_an_owners_figures_are_in_the_explanation() -> None:
    data = {
        "octopus.toml": {"cards": [{"id": "sneaking", "cost": 3}]},
        "shark.toml": {"cards": [{"id": "swift_4", "price": 9, "dice": "RRB"}]},
    }
    drawing = drawn_in("en", game=fathoms.game("kelp", data=data))
    assert drawing.about("card", "sneaking").startswith("Move, cost 3: ")
    assert drawing.about("shark_card", "swift_4").startswith("9 energy, brings 2 red, 1 blue.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign(lang: str) -> None:
    legend = " ".join(drawn_in(lang).legend())
    for sign in "■□◇▲▶▼◀●≈◎✗?":
        assert sign in legend
    assert "( )" in legend
    for block in drawn_in(lang).components["block"]:
        assert f"{drawn_in(lang).sign(block)} {drawn_in(lang).name('block', block)}" in legend


# In sentences


def random_positions(games: int, **options: str) -> list[Any]:
    choose, found = random.Random(8), []
    for game in range(games):
        s = KELP.new(chance=fast(game), **options)
        while KELP.mover(s) != OVER:
            if choose.random() < 0.04:
                found.append(s.copy())
            KELP.answer(s, choose.choice(KELP.options(s)))
        found.append(s)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"board": "night"}, {"edition": "prototype"}], ids=str)
def test_in_sentences_there_is_no_sign_and_every_fact_of_the_drawing(options: dict[str, str], lang: str) -> None:
    drawing = drawn_in(lang, **options)
    for i, s in enumerate(random_positions(1, **options)):
        told = view(s, i % 3 - 1)
        lines = drawing.plain(told)
        assert not SIGNS & set("".join(lines))
        assert all(line.endswith(".") and "  " not in line for line in lines)
        for zone, line in zip(ZONES, lines):
            assert line.split(",")[0].split(" —")[0].endswith(drawing.name("zone", zone))
            assert f" {drawing.components['zone'][zone]['value']}+" in line
            block, _, revealed = told["blocks"][zone].partition(" ")
            names = [*told["known"].get(zone, []), *([block] if block not in ("hidden", "empty") else [])]
            assert all(drawing.name("block", name) in line for name in names)
            state = "revealed" if revealed else "empty" if block == "empty" else "hidden"
            assert drawing.texts(f"kelp-table-zone-{state}", block="").rstrip(" ,()") in line
            if zone in told["zone_dice"]:
                assert drawing.name("die", told["zone_dice"][zone]) in line
        rest = "\n".join(lines[9:])
        for space, value in told["currents"].items():
            assert drawing.texts("kelp-table-current", value=value, space=drawing.name("space", space)) in rest
        assert drawing.where(told["shark"], signs=False) in rest
        for place in ("pool", "energy", "kept", "keeping"):
            assert all(drawing.name("die", die) in rest for die in told["shark"][place])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", ["day", "night"])
def test_in_sentences_the_dens_are_told(board: str, lang: str) -> None:
    """At night they lie on the inner paths, which no name of a space tells."""
    drawing = drawn_in(lang, board)
    s = position(board=board, shark={"at": "S|SE", "facing": "north"})
    lines = "\n".join(drawing.plain(view(s, SHARK)))
    assert all(drawing.name("space", den) in lines for den in drawing.components["den"])


def test_in_sentences_a_block_is_told_as_the_seat_may_know_it() -> None:
    s = position(
        {"S": "shell revealed"},
        zone_dice={"N": "yellow 5", "C": "red 2"},
        known={"N": ["trap_one"]},
        shark={"at": "N|C", "facing": "east"},
        turn=2,
        asked=[{"run": "shark", "step": "order", "last": None, "moved": False}],
    )
    octopus, shark = (dict(zip(ZONES, drawn_in("en").plain(view(s, seat)))) for seat in (OCTOPUS, SHARK))
    assert octopus["C"].startswith("Zone C, center, value 2+: hidden block, Octopus; ")
    assert shark["C"].startswith("Zone C, center, value 2+: hidden block; ")
    assert shark["C"].endswith("; die on it: red 2.")
    assert shark["N"] == (
        "Zone N, kelp, value 4+: hidden block; the Shark must think possible: trap “Discard 1 Current”; "
        "die on it: yellow 5."
    )
    assert shark["S"] == octopus["S"] == "Zone S, kelp, value 4+: revealed block, shell."
