"""Kelp's board in characters: everything is drawn where it belongs, in every language."""

import json
import random
import re
from functools import cache
from typing import Any

import pytest
from support.kelp import KELP, OPENING, ZONES, play, position
from support.octopus import turn

import fathoms
from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.games.kelp.drawing import KelpDrawing
from fathoms.registry import folder
from fathoms.text import LANGUAGES, Texts

FOLDER = folder("kelp")

HEIGHT = 16
ZONE = 17  # letters of a zone, in a line
BOARDS = ("day", "night")
BLOCKS = list(KELP.components()["block"])
SPACES = KELP.components()["space"]
ARROWS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}
STANDS = [(space, end) for space, told in SPACES.items() for end in told["ends"]]
DENS = [(board, den) for board in BOARDS for den in KELP.components(board=board)["den"]]

Place = tuple[int, int]  # line and column


@cache
def drawn_in(lang: str, board: str = "day", edition: str = "final", game: Any = KELP) -> KelpDrawing:
    options = {"board": board, "edition": edition}
    return KelpDrawing(Texts(lang, "kelp", FOLDER, options, game.components(**options)))


def picture(s: Any, seat: int = 0, lang: str = "en", game: Any = KELP) -> list[str]:
    """The board as a seat sees it, line by line."""
    return lines_of(drawn_in(lang, **game.options_of(s), game=game), game.to_json(game.redact(s, seat)))


def lines_of(drawing: KelpDrawing, view: dict[str, Any]) -> list[str]:
    return [line.plain.rstrip() for line in drawing.draw(view)[:HEIGHT]]


def spot(lines: list[str], text: str) -> Place:
    """Where a text stands that is on the board once."""
    pattern = rf"(?<!\w){re.escape(text)}"
    found = [(i, match.start()) for i, line in enumerate(lines) for match in re.finditer(pattern, line)]
    assert len(found) == 1, (text, found)
    return found[0]


def heads(lines: list[str], board: str = "day", lang: str = "en") -> dict[str, Place]:
    """Where each zone begins: with its name and value."""
    drawing = drawn_in(lang, board)
    values = drawing.components["zone"]
    return {zone: spot(lines, f"{drawing.name('zone', zone)} {values[zone]['value']}+") for zone in ZONES}


def cell(lines: list[str], head: Place) -> list[str]:
    """The lines below a zone's name."""
    line, column = head
    return [row[column : column + ZONE].strip() for row in lines[line + 1 : line + 4]]


def lies_between(at: Place, space: str, head: dict[str, Place]) -> bool:
    """Whether a place is where a space must be: beside its zones, or in its corner."""
    line, column = at
    zones = SPACES[space]["zones"]
    (top, left), (bottom, right) = head[zones[0]], head[zones[-1]]
    if len(zones) == 1:
        outside = column < left if "W" in zones[0] else column >= left + ZONE
        return outside and line == (0 if "N" in zones[0] else HEIGHT - 1)
    if top == bottom:
        return line == top + 1 and left + ZONE - 1 < column < right
    return left == right and line == bottom - 1 and abs(column - left - ZONE // 2) < 2


def test_the_day_board_in_one_picture() -> None:
    s = position(
        {"NW": "shell revealed", "NE": "trap_two revealed", "SW": "double_shell"},
        currents={"NW|W": 1, "C|E": 3, "S|SE": 4, "den SE": 6},
        shark={"at": "N|C", "facing": "east"},
        zone_dice={"N": "yellow 4", "C": "red 2"},
        known={"SW": ["double_shell"]},
        turn=2,
        asked=[{"run": "shark", "step": "order", "last": None, "moved": False}],
    )
    assert picture(s) == [
        "( )───────────────────┐                     ┌───────────────────( )",
        " │ NW 5+              │  N 4+     ◎4        │  NE 5+             │",
        " │ □ Shell           [ ] ■ Trap: −1 ≈      [ ] □ Trap: −2 ≈      │",
        " │                    │  ? Oct Tr1 She      │                    │",
        " │                    │                     │                    │",
        " └───────[≈1]─────────┼─────────[▶]─────────┼─────────[ ]────────┘",
        "   W 4+               │  C 2+     ✗2        │  E 4+",
        "   ■ Shell           [ ] ■ Octopus        [≈3] ■ Shell",
        "   ? Oct Tr1 She      │  ? Oct Tr1 She      │  ? Oct Tr1 She",
        "                      │                     │",
        " ┌────────[ ]─────────┼─────────[ ]─────────┼─────────[ ]────────┐",
        " │ SW 5+              │  S 4+               │  SE 5+             │",
        " │ ■ Double shell    [ ] ■ Shell          [≈4] ■ Shell           │",
        " │ ? She2             │  ? Oct Tr1 She      │  ? Oct Tr1 She     │",
        " │                    │                     │                    │",
        "( )───────────────────┘                     └──────────────────(≈6)",
    ]


def test_the_night_board_in_one_picture_as_the_shark_sees_it_in_ukrainian() -> None:
    s = position({"E": "shell revealed"}, board="night", shark={"at": "C|S"}, currents={"den NW": 2}, turn=2)
    assert picture(s, 1, "uk") == [
        "[≈2]──────────────────┐                     ┌───────────────────[ ]",
        " │ ПнЗх 2+            │  Пн 4+              │  ПнСх 2+           │",
        " │ ■                 [ ] ■                 [ ] ■                 │",
        " │ ? Вос Пс1 Муш      │  ? Вос Пс1 Муш      │  ? Вос Пс1 Муш     │",
        " │                    │                     │                    │",
        " └────────[ ]─────────┼─────────( )─────────┼─────────[ ]────────┘",
        "   Зх 5+              │  Ц 3+               │  Сх 4+",
        "   ■                 ( ) ■                 ( ) □ Мушля",
        "   ? Вос Пс1 Муш      │  ? Вос Пс1 Муш      │",
        "                      │                     │",
        " ┌────────[ ]─────────┼─────────(●)─────────┼─────────[ ]────────┐",
        " │ ПдЗх 4+            │  Пд 6+              │  ПдСх 5+           │",
        " │ ■                 [ ] ■                 [ ] ■                 │",
        " │ ? Вос Пс1 Муш      │  ? Вос Пс1 Муш      │  ? Вос Пс1 Муш     │",
        " │                    │                     │                    │",
        "[ ]───────────────────┘                     └───────────────────[ ]",
    ]


# Zones, spaces, the Shark


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_the_zones_stand_in_three_rows_with_their_names_and_values(board: str, lang: str) -> None:
    head = heads(picture(position(board=board, shark={"at": "N|C", "facing": "east"}), lang=lang), board, lang)
    rows = [ZONES[i : i + 3] for i in (0, 3, 6)]
    for row in rows:
        assert len({head[zone][0] for zone in row}) == 1
        assert [head[zone][1] for zone in row] == [head[zone][1] for zone in rows[0]]
    assert head["NW"][0] < head["W"][0] < head["SW"][0]
    assert head["NW"][1] < head["N"][1] < head["NE"][1]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("space", SPACES)
def test_a_current_lies_with_its_value_on_its_space_which_is_round_if_it_is_a_den(space: str, board: str) -> None:
    shark = {"at": "C|S" if space != "C|S" else "N|C", "facing": "east"}
    lines = picture(position(board=board, currents={space: 5}, shark=shark))
    line, column = spot(lines, "≈5")
    assert lies_between((line, column), space, heads(lines, board))
    assert lines[line][column - 1] + lines[line][column + 2] == ("()" if (board, space) in DENS else "[]")
    assert "".join(lines).count("(") == 4
    assert "".join(lines).count("[") == 12


@pytest.mark.parametrize(("space", "end"), STANDS)
def test_the_shark_stands_on_its_space_and_looks_where_it_faces(space: str, end: str) -> None:
    lines = picture(position(shark={"at": space, "facing": end}))
    assert lies_between(spot(lines, ARROWS[end]), space, heads(lines))
    assert sum(line.count(sign) for line in lines for sign in "▲▶▼◀●") == 1


@pytest.mark.parametrize(("board", "space"), DENS)
def test_the_shark_at_a_right_angle_is_a_dot(board: str, space: str) -> None:
    lines = picture(position(board=board, shark={"at": space}))
    assert lies_between(spot(lines, "●"), space, heads(lines, board))


def test_before_it_is_put_on_a_den_the_shark_is_nowhere() -> None:
    assert not set("▲▶▼◀●") & set("".join(picture(KELP.new(chance=fast(1)))))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("die", "sign"), [("blue 3", "≈3"), ("yellow 6", "◎6"), ("red 5", "✗5")])
def test_a_die_on_a_zone_stands_beside_its_value(die: str, sign: str, lang: str) -> None:
    view = KELP.to_json(KELP.redact(position(), 1))
    for zone in ZONES:
        lines = lines_of(drawn_in(lang), view | {"zone_dice": {zone: die}})
        line, column = heads(lines, lang=lang)[zone]
        assert spot(lines, sign)[0] == line
        assert column < spot(lines, sign)[1] < column + ZONE


# Blocks


@pytest.mark.parametrize("zone", ZONES)
def test_a_revealed_block_lies_in_its_zone(zone: str) -> None:
    lines = picture(position({zone: f"{OPENING[zone]} revealed"}), 1)
    blocks = {other: cell(lines, head)[0] for other, head in heads(lines).items()}
    assert [other for other, block in blocks.items() if block.startswith("□ ")] == [zone]
    assert [other for other, block in blocks.items() if block != "■"] == [zone]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_has_a_name_for_who_may_see_it(block: str, lang: str) -> None:
    name = drawn_in(lang).texts(f"kelp-short-{block.replace('_', '-')}")
    for state, seen in ((" revealed", [f"□ {name}"] * 3), ("", [f"■ {name}", "■", "■"])):
        s = with_block(block, state)
        for seat, told in zip((0, 1, -1), seen):
            lines = picture(s, seat, lang)
            assert cell(lines, heads(lines, lang=lang)["SW"])[0] == told


def with_block(block: str, state: str) -> Any:
    """The opening with a block in the south-west; where it stood before is a shell."""
    elsewhere = {zone: "shell" for zone in ("C", "N") if OPENING[zone] == block}
    food = block in ("crab", "snail", "lobster", "abalone")
    return position(elsewhere | {"SW": block + state}, octopus={"discard": [block] if food else []})


def test_zones_whose_blocks_are_in_the_bag_are_empty() -> None:
    s = turn(["sneaking"])
    play(s, "play sneaking", "reveal N", "reveal S", "shuffle NE", "shuffle SE")
    for seat in (0, 1, -1):
        lines = picture(s, seat)
        assert [zone for zone, head in heads(lines).items() if cell(lines, head)[0] == "◇"] == ["NE", "SE"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_block_can_still_be_stands_below_it_for_everybody(lang: str) -> None:
    s = position({"E": "shell revealed"}, known={"W": ["shell"], "N": ["trap_one"]})
    shell, octopus, trap = map(drawn_in(lang).sign, ("shell", "octopus", "trap_one"))
    for seat in (0, 1, -1):
        lines = picture(s, seat, lang)
        can_be = {zone: cell(lines, head)[1:] for zone, head in heads(lines, lang=lang).items()}
        assert can_be["E"] == ["", ""]
        assert can_be["W"] == [f"? {shell}", ""]
        assert can_be["N"] == [f"? {trap}", ""]
        assert can_be["C"] == [f"? {octopus} {shell}", ""]


@pytest.mark.parametrize("zone", ZONES)
def test_what_a_block_can_be_stands_in_its_own_zone(zone: str) -> None:
    view = KELP.to_json(KELP.redact(position(), 1))
    lines = lines_of(drawn_in("en"), view | {"known": view["known"] | {zone: ["lobster"]}})
    assert [other for other, head in heads(lines).items() if cell(lines, head)[1] == "? Lob"] == [zone]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_a_block_can_be_is_left_out(lang: str) -> None:
    """Nine different blocks, all hidden, and each can be anywhere."""
    kinds = ["octopus", "crab", "lobster", "trap_hide", "trap_one", "trap_two", "trap_den", "double_shell", "shell"]
    lines = picture(position(dict(zip(ZONES, kinds)), octopus={"discard": ["crab", "lobster"]}), 1, lang)
    for head in heads(lines, lang=lang).values():
        assert "".join(cell(lines, head)[1:]) == "".join(["?", *map(drawn_in(lang).sign, kinds)])


# Any position, and an owner's board


def random_positions(games: int, **options: str) -> list[Any]:
    choose, found = random.Random(7), []
    for game in range(games):
        s = KELP.new(chance=fast(game), **options)
        while KELP.mover(s) != OVER:
            if choose.random() < 0.04:
                found.append(s.copy())
            KELP.answer(s, choose.choice(KELP.options(s)))
    return found


@pytest.mark.parametrize("options", [{}, {"board": "night"}, {"edition": "prototype"}])
def test_the_lines_are_the_same_in_every_language_and_fit_a_screen_of_80_columns(options: dict[str, str]) -> None:
    positions = random_positions(2, **options)
    assert len(positions) > 10
    for i, s in enumerate(positions):
        pictures = [picture(s, i % 2, lang) for lang in LANGUAGES]
        assert max(len(line) for lines in pictures for line in lines) <= 80
        english, polish, ukrainian = map(without_words, pictures)
        assert english == polish == ukrainian


def without_words(lines: list[str]) -> list[str]:
    """Paths, spaces, Currents and the Shark: the board without what is written in the zones."""
    bare = []
    for i, line in enumerate(lines):
        wide = line.ljust(80)
        for left in (3, 25, 47) if i % 5 else ():
            wide = wide[:left] + " " * ZONE + wide[left + ZONE :]
        bare.append(wide)
    return bare


def test_a_board_with_other_spaces_is_told_in_sentences() -> None:
    components = KELP.components()
    spaces = json.loads(json.dumps(components["space"]).replace('"NW|N"', '"bridge"'))
    options = {"board": "day", "edition": "final"}
    drawing = KelpDrawing(Texts("en", "kelp", FOLDER, options, components | {"space": spaces}))
    view = KELP.to_json(KELP.redact(position(), 0))
    assert [line.plain for line in drawing.draw(view)] == drawing.plain(view)


def test_an_owners_board_whose_spaces_lie_elsewhere_is_told_in_sentences() -> None:
    """The Shark on NW|N is beside W and SW there; the usual picture would show it between NW and N."""
    game = fathoms.game("kelp", data={"day.toml": {"spaces": [{"id": "NW|N", "zones": ["W", "SW"]}]}})
    view = game.to_json(game.redact(position(game=game, shark={"at": "NW|N", "facing": "north"}), 0))
    drawing = drawn_in("en", game=game)
    assert [line.plain for line in drawing.draw(view)] == drawing.plain(view)


def test_an_owners_values_stand_in_the_zones() -> None:
    game = fathoms.game("kelp", data={"day.toml": {"zones": [{"id": "C", "value": 6}]}})
    assert spot(picture(position(game=game), game=game), "C 6+")
