"""Aquatica's table in characters and in sentences, what is said of things, and who sees what."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from support.aquatica import AQUATICA, options, play, position
from support.realm import all_of_the_ocean_but

import fathoms
from fathoms.core.chance import fast
from fathoms.core.game import OVER
from fathoms.games.aquatica.drawing import AquaticaDrawing
from fathoms.registry import folder
from fathoms.text import LANGUAGES, Texts

# Whole games, step by step: `make check` leaves them to `make test`.
pytestmark = pytest.mark.slow

FOLDER = folder("aquatica")
FIRST, SECOND, SPECTATOR = 0, 1, -1
WIDE = 200  # nothing is broken into lines
SIGNS = set("$⚔★↑▒▲—→◆◇✦✧①②③④✱×")
STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
PRINTED = ("hand8", "board5", "scored3", "wild2")
KINGS: dict[str, Any] = {
    "kings": "draft",
    "seats": {"player2": {"king": "nerea"}},
}  # for a first player with any other king
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def drawn_in(lang: str = "en", game: Any = AQUATICA, **chosen: Any) -> AquaticaDrawing:
    options = game.settings.complete(chosen)
    return AquaticaDrawing(Texts(lang, "aquatica", FOLDER, options, game.components(**options)))


def holding(*more: str, **rest: Any) -> dict[str, Any]:
    """A seat with the first six characters and more in hand."""
    return {"hand": [*STARTING, *more], **rest}


def drawing_of(s: Any, lang: str = "en", game: Any = AQUATICA) -> AquaticaDrawing:
    return drawn_in(lang, game, **game.options_of(s))


def view(s: Any, seat: int = FIRST, game: Any = AQUATICA) -> dict[str, Any]:
    told: dict[str, Any] = game.to_json(game.redact(s, seat))
    return told


def drawn(s: Any, seat: int = FIRST, lang: str = "en", width: int = WIDE, game: Any = AQUATICA) -> list[str]:
    lines = drawing_of(s, lang, game).draw(view(s, seat, game), width)
    return [line.plain.rstrip() for line in lines]


def below(lines: list[str], heading: str) -> list[str]:
    """The lines that stand below a heading, up to the next."""
    at = next(i for i, line in enumerate(lines) if line.startswith(heading)) + 1
    end = next((i for i in range(at, len(lines)) if not lines[i].startswith(" ")), len(lines))
    return [line.strip() for line in lines[at:end]]


def rows(lines: list[str], heading: str) -> dict[str, str]:
    """Rows with their names, below a heading; what stands further in belongs to the row above."""
    found: dict[str, str] = {}
    at = next(i for i, line in enumerate(lines) if line.startswith(heading)) + 1
    for line in lines[at:]:
        if not line.startswith(" "):
            break
        if line[1] == " ":
            found[list(found)[-1]] += f"\n{line.strip()}"
        elif not line[1].isdigit():
            label, text = re.split(r"\s{2,}", line.strip(), maxsplit=1)
            found[label] = text
    return found


def notes(s: Any, lang: str = "en", signs: bool = True) -> dict[str, str]:
    """Each option of who is to move, by the record's words, with what is said beside it."""
    seen = AQUATICA.redact(s, AQUATICA.mover(s))
    told, drawing = AQUATICA.to_json(seen), drawing_of(s, lang)
    return {
        AQUATICA.actions.text(a): drawing.note(AQUATICA.describe(seen, a), told, signs) for a in AQUATICA.options(seen)
    }


# The middle of the table


ROW = ["grabber", "crab", "turtle", "healer", "diva", "leader"]


def test_each_place_of_the_ocean_row_has_its_price_and_what_the_character_does() -> None:
    assert below(drawn(position(row=ROW)), "Ocean row") == [
        "1  0$  The Grabber            +2⚔ conquer; +2⚔ conquer",
        "2  1$  Diplomatic Crab        +1$ buy; +0$ recruit",
        "3  2$  Turtle the Treasurer   score 3; others score 1",
        "4  3$  Healer                 for 1$ play a discarded character again",
        "5  4$  Sea Diva               the leftmost leaves the game; +3$ recruit",
        "6  5$  Manta’s Leader         ready all mantas; +2⚔ conquer",
    ]


def test_locations_have_prices_points_depths_and_the_manta_they_lead_to() -> None:
    s = position(upper=["SB08", None, None, None], lower=["SS10", None, "OV06", "DC10", None, None])
    lines = below(drawn(s, width=60), "Upper row")
    assert lines == ["SB 8  4$ 5⚔ 3★  +2⚔ — +2⚔ ✦+2⚔"]
    assert below(drawn(s, width=60), "Lower row") == [
        "SS 10 4$ 5⚔ 5★  ▲",
        "OV 6  3$ 5⚔ 3★  +2⚔OV +2⚔SB +2⚔SS",
        "FC 10 4$ 6⚔ 5★  — free — ✦score",
    ]


def test_in_the_upper_row_the_power_is_one_less_and_the_coins_are_not() -> None:
    lines = drawn(position(upper=["DC14", None, None, None], lower=["DC13"]), width=60)
    assert below(lines, "Upper row (1⚔ less, counted in)")[0].startswith("FC 14 5$ 6⚔ 9★")
    assert below(lines, "Lower row")[0].startswith("FC 13 5$ 6⚔ 6★")


@each_language
def test_the_two_rows_stand_side_by_side_where_there_are_80_columns(lang: str) -> None:
    s = position(upper=["SB13", "SS14", "OV06", "DC13"], lower=["SB14", "SS13", "OV13", "DC11", "SB12", "SS12"])
    texts = drawing_of(s, lang).texts
    upper, lower = texts("aquatica-table-upper"), texts("aquatica-table-lower")
    assert any(line.startswith(upper) and lower in line for line in drawn(s, lang=lang, width=80))
    assert any(line == lower for line in drawn(s, lang=lang, width=60))


def test_an_empty_row_is_told_as_empty() -> None:
    assert below(drawn(position(upper=[None] * 4), width=60), "Upper row") == ["none"]


def test_a_goal_has_the_mantas_on_it_and_the_points_of_the_spaces_that_are_left() -> None:
    tracks = [
        {"goal": "hand8", "mantas": ["player2", "player1"]},
        {"goal": "board5", "mantas": ["player1"]},
        {"goal": "scored3", "mantas": []},
        {"goal": "wild2", "mantas": []},
    ]
    s = position(
        {"mantas": {"ready": ["C1", "P1"]}},
        tracks=tracks,
        players=3,
        seats={"player2": {"mantas": {"ready": ["C1", "P1"], "tired": ["R1"]}}},
    )
    told = below(drawn(s, SECOND), "Goals")[:4]
    assert told == [
        "1  ② ① 4★     8 characters in hand",
        "2  ① 6★ 4★    5 Locations on your board (you: 0)",
        "3  8★ 6★ 4★   3 Locations scored (you: 0)",
        "4  8★ 6★ 4★   2 wild mantas (you: 0)",
    ]


def test_how_far_one_has_come_is_told_to_the_one_who_looks() -> None:
    s = position({"scored": ["SB01", "SS01"]})
    assert "3 Locations scored (you: 2)" in below(drawn(s), "Goals")[2]
    assert "3 Locations scored (you: 0)" in below(drawn(s, SECOND), "Goals")[2]
    assert "(you" not in below(drawn(s, SPECTATOR), "Goals")[2]


def test_decks_and_discarded_locations_are_told() -> None:
    s = position(location_discard=["SB09", "DC02"])
    told = rows(drawn(s), "Goals")
    assert told["Decks"] == f"Ocean {len(view(s)['ocean'])}, Locations {len(view(s)['deck'])}"
    assert told["Discarded Locations"] == "SB 9, FC 2"
    assert "Discarded Locations" not in rows(drawn(position()), "Goals")


def ending(left: int | None, **rest: Any) -> Any:
    """The ocean deck is empty, and so many turns are left with this one."""
    box = all_of_the_ocean_but(*ROW)
    return position(row=ROW, box=box, ending={"reason": "ocean", "turns_left": left}, **rest)


def test_last_turns_are_announced_with_their_reason_and_counted() -> None:
    assert "Last turns" not in rows(drawn(position()), "Goals")
    told = [rows(drawn(ending(left, players=3)), "Goals")["Last turns"] for left in (None, 2, 1)]
    assert told == [
        "the last Ocean Character was laid; the last turns come after this turn",
        "the last Ocean Character was laid; 2 turns are left with this one",
        "the last Ocean Character was laid; this is the last turn",
    ]


def test_in_a_solo_game_the_mantas_of_the_ichthyanders_are_on_the_goals_and_counted() -> None:
    tracks: list[dict[str, Any]] = [{"goal": goal, "mantas": []} for goal in PRINTED]
    tracks[1]["mantas"] = ["ichthyanders"]
    s = position({"king": "sol"}, players=1, tracks=tracks)
    assert below(drawn(s), "Goals")[:2] == [
        "1  8★ 6★   8 characters in hand (you: 7)",
        "2  ✱ 6★    5 Locations on your board (you: 0)",
    ]
    assert rows(drawn(s), "Goals")["Ichthyanders"] == "1 of 4 mantas placed"
    assert "Ichthyanders" not in rows(drawn(position()), "Goals")


# Players


def test_the_one_who_looks_is_drawn_first_with_a_line_for_each_location() -> None:
    pockets = [{"location": "SB04", "risen": 1}, {"location": "OV09", "risen": 0}]
    s = position({"pockets": pockets}, players=3, seats={"player2": {"pockets": [{"location": "SS05", "risen": 3}]}})
    for seat, order in ((0, "①②③"), (1, "②③①"), (2, "③①②"), (SPECTATOR, "①②③")):
        assert "".join(line[0] for line in drawn(s, seat) if line[:1] in tuple("①②③④")) == order
    assert rows(drawn(s, FIRST), "①")["Board"] == "SB 4 3★ ▒ [—] +2⚔\nOV 9 5★ ▲\n3 free pockets"
    assert rows(drawn(s, SECOND), "①")["Board"] == "SB 4 3★ ▒ [—] +2⚔; OV 9 5★ ▲; 3 free pockets"
    assert rows(drawn(s, SECOND), "②")["Board"] == "SS 5 3★ ▲\n4 free pockets"


def test_of_a_location_on_a_board_it_is_seen_what_is_covered_which_depth_is_on_top_and_what_it_leads_to() -> None:
    boards = [
        rows(drawn(position({"pockets": [{"location": "SB14", "risen": risen}]})), "①")["Board"] for risen in range(5)
    ]
    assert [board.splitlines()[0] for board in boards] == [
        "SB 14 7★ [—] +2⚔ — ↑2 ✦score",
        "SB 14 7★ ▒ [+2⚔] — ↑2 ✦score",
        "SB 14 7★ ▒ ▒ [—] ↑2 ✦score",
        "SB 14 7★ ▒ ▒ ▒ [↑2] ✦score",
        "SB 14 7★ ▲",
    ]


def test_ready_and_tired_trained_and_wild_mantas_differ_by_their_shape() -> None:
    mantas = {"ready": ["C1", "R1"], "tired": ["C1", "P1"], "wild_ready": ["SC"], "wild_tired": ["P2"]}
    assert rows(drawn(position({"mantas": mantas})), "①")["Mantas"] == "◆+1$ ◆↑1 ◇+1$ ◇+1⚔ ✦score ✧+2⚔"


def test_hand_discard_pile_king_and_scored_locations_are_told_of_everybody() -> None:
    seat = {
        "king": "sol",
        "hand": ["matrona", "legion", "meg", "meg"],
        "discard": ["sealord", "seahorse", "waveteller", "agent", "sol"],
        "scored": ["SB03", "OV14"],
    }
    s = position(seat, **KINGS)
    for eyes in (FIRST, SECOND, SPECTATOR):
        told = rows(drawn(s, eyes), "① player 1: 14 points")
        assert told["King"] == "King Sol the Great, number 2"
        assert told["Hand"] == "Matrona, Legion, 2 × Meg"
        assert told["Discard pile"] == "Sealord, Sea Horse, Wave-Teller, Agent of the Blue Water, King Sol the Great"
        assert told["Scored"] == "10★: SB 3, OV 14"
    assert "Discard pile" not in rows(drawn(s), "②")
    assert "King" not in rows(drawn(position()), "①")


def test_a_card_that_is_being_played_is_told_until_it_is_done() -> None:
    s = position(holding("grabber"), lower=["SS01", "SS02"])
    assert "Being played" not in rows(drawn(s), "①")
    play(s, "play grabber")
    assert rows(drawn(s), "①")["Being played"] == "The Grabber"
    assert "Being played" not in rows(drawn(s), "②")


def headlines(s: Any, seat: int = FIRST) -> list[str]:
    return [line[2:] for line in drawn(s, seat) if line[:1] in tuple("①②③④")]


def test_whose_turn_it_is_and_who_was_first() -> None:
    s = position(players=3, first="player2", active="player3", turn=2)
    assert headlines(s) == [
        "player 1: 6 points (you)",
        "player 2: 6 points (first player)",
        "player 3: 6 points (on turn)",
    ]
    assert headlines(s, SPECTATOR)[0] == "player 1: 6 points"


def test_who_must_answer_in_the_turn_of_another_is_told() -> None:
    s = position({"king": "adela"}, **KINGS)
    play(s, "play adela")
    assert [line.partition("(")[2] for line in headlines(s)] == ["you, on turn, first player)", "to answer)"]


@pytest.mark.parametrize(("left", "marked"), [(None, False), (1, True), (3, True), (4, False)])
def test_a_last_turn_is_told_beside_the_player(left: int | None, marked: bool) -> None:
    s = ending(left, players=3, equal_turns=True)
    assert ("last turn" in headlines(s)[0]) == marked
    assert "last turn" not in headlines(s)[1]


def test_at_the_end_there_are_ranks_and_where_the_points_come_from() -> None:
    s = finished(3, 5)
    told = AQUATICA.to_json(s)
    lines = [line.plain for line in drawing_of(s).draw(told, WIDE)]
    for seat, (points, rank) in enumerate(zip(told["over"]["points"], told["over"]["ranks"])):
        heading = next(line for line in lines if line.startswith("①②③"[seat]))
        assert f": {points} points" in heading
        assert f"rank {rank}" in heading
        parts = re.findall(r"\d+", rows(lines, heading)["Points"])
        assert sum(map(int, parts)) == points
        assert int(parts[0]) == len(told["seats"][f"player{seat + 1}"]["hand"])


def finished(players: int, seed: int) -> Any:
    return list(walked(seed, players=players))[-1]


# The draft of kings


def test_the_packet_is_seen_by_who_holds_it_and_by_nobody_else() -> None:
    for seed in range(3):
        s, choose = AQUATICA.new(chance=fast(seed), players=4, kings="draft"), random.Random(seed)
        while AQUATICA.to_json(s)["turn"] == 0:
            holder = AQUATICA.mover(s)
            packet = [drawing_of(s).cards.name("card", king) for king in AQUATICA.to_json(s)["packet"]]
            for seat in range(-1, 4):
                texts = "\n".join([*drawn(s, seat), *drawing_of(s).plain(view(s, seat))])
                assert all((king in texts) == (seat == holder) for king in packet)
                assert rows(drawn(s, seat), "Goals")["Kings to choose from"] == (
                    ", ".join(packet) if seat == holder else "unknown"
                )
            AQUATICA.answer(s, choose.choice(AQUATICA.options(s)))
        assert "Kings to choose from" not in rows(drawn(s), "Goals")


def test_what_was_picked_is_seen_by_who_picked_it_until_the_draft_ends() -> None:
    s = AQUATICA.new(chance=fast(1), players=3, kings="draft", first="player1")
    play(s, options(s)[0])
    king = AQUATICA.to_json(s)["seats"]["player3"]["king"]
    assert rows(drawn(s, 2), "③")["King"].startswith(drawing_of(s).cards.name("card", king))
    for seat in (SPECTATOR, 0, 1):
        assert rows(drawn(s, seat), "③")["King"] == "unknown"
    assert headlines(s)[1] == "player 2: 6 points (picks a king)"
    play(s, options(s)[0])
    play(s, options(s)[0])
    assert rows(drawn(s), "③")["King"].startswith(drawing_of(s).cards.name("card", king))


def test_only_while_kings_are_drafted_something_is_secret() -> None:
    s = AQUATICA.new(chance=fast(1), players=2, kings="draft")
    while AQUATICA.to_json(s)["turn"] == 0:
        assert drawing_of(s).secret(view(s))
        play(s, options(s)[0])
    assert not drawing_of(s).secret(view(s))
    assert not drawing_of(s).secret(view(AQUATICA.new(chance=fast(1), kings="dealt")))


# Random games


SETUPS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "goals": "tokens"},
    {"players": 2, "matrona_sweep": True, "equal_turns": True},
    {"players": 2, "kings": "draft", "goals": "tokens"},
    {"players": 3, "kings": "dealt", "goals": "tokens"},
    {"players": 3, "kings": "draft"},
    {"players": 4, "kings": "dealt"},
    {"players": 4, "kings": "draft", "goals": "tokens"},
]


def walked(seed: int, **chosen: Any) -> Iterator[Any]:
    """Every position of a random game, the end included."""
    s, choose = AQUATICA.new(chance=fast(seed), **chosen), random.Random(seed)
    while AQUATICA.mover(s) != OVER:
        yield s
        AQUATICA.answer(s, choose.choice(AQUATICA.options(s)))
    yield s


@cache
def some_views(setup: int) -> list[dict[str, Any]]:
    """Views of a random game, from every seat in turn, and the end as everybody sees it."""
    found = []
    for i, s in enumerate(walked(setup, **SETUPS[setup])):
        if i % 17 == 0:
            found.append(view(s, i % (SETUPS[setup]["players"] + 1) - 1))
        if AQUATICA.mover(s) == OVER:
            found.append(AQUATICA.to_json(s))
    return found


each_setup = pytest.mark.parametrize("setup", range(len(SETUPS)), ids=[str(setup) for setup in SETUPS])


@each_language
@each_setup
def test_no_line_is_longer_than_the_screen(setup: int, lang: str) -> None:
    drawing = drawn_in(lang, **SETUPS[setup])
    for i, told in enumerate(some_views(setup)):
        for width in (40, 50, 60, 80, 100, 120) if i % 4 == 0 else (80,):
            assert max(line.cell_len for line in drawing.draw(told, width)) <= width


@each_language
@each_setup
def test_in_sentences_there_is_no_sign_and_no_raw_name(setup: int, lang: str) -> None:
    drawing = drawn_in(lang, **SETUPS[setup])
    raw = re.compile(
        r"_|\bplayer\d|\b[A-Z]{2}\d\d|\b(unknown|none)\b" if lang != "en" else r"_|\bplayer\d|\b[A-Z]{2}\d\d"
    )
    for told in some_views(setup):
        for line in drawing.plain(told) + drawing.brief(told):
            assert not SIGNS & set(line), line
            assert line.endswith(".")
            assert "  " not in line
            assert not raw.search(line), line
            assert line[0] == line[0].upper()


@each_setup
def test_in_sentences_every_fact_of_the_table_is_told(setup: int) -> None:
    drawing = drawn_in(**SETUPS[setup])
    for told in some_views(setup):
        said = "\n".join(drawing.plain(told))
        for place, card in enumerate(told["row"], 1):
            assert f"Place {place} of the ocean row, {place - 1} coin" in said
            assert f": {drawing.cards.name('card', card)}: " in said
        for location in filter(None, told["upper"] + told["lower"]):
            values = drawing.cards.location(location)
            power = values["power"] - (location in told["upper"])
            assert f" row: {drawing.cards.name('location', location)}: {values['coins']} coin" in said
            assert f" or {power} power; " in said
        for realm in told["seats"].values():
            for card in realm["hand"] + realm["discard"]:
                assert drawing.cards.name("card", card) in said
            for location in realm["scored"]:
                assert drawing.cards.name("location", location) in said
            for pocket in filter(None, realm["pockets"]):
                assert drawing.cards.on_board(pocket["location"], pocket["risen"]) in said
        for number, track in enumerate(told["tracks"], 1):
            (line,) = re.findall(rf"(?m)^Goal {number}: .*$", said)
            assert line.startswith(f"Goal {number}: {drawing.cards.name('goal', track['goal'])}")
            assert all(drawing.cards.name("seat", seat) in line for seat in track["mantas"])
            free = len(track["mantas"]) < max(told["players"], 2)
            assert ("; next space: " in line) == free
            assert not free or line.endswith(f"; next space: {(8, 6, 4, 2)[len(track['mantas'])]} points.")


@each_language
@each_setup
def test_every_sign_of_a_drawing_stands_in_the_legend(setup: int, lang: str) -> None:
    drawing = drawn_in(lang, **SETUPS[setup])
    legend = " ".join(drawing.legend())
    used = {sign for told in some_views(setup) for line in drawing.draw(told) for sign in line.plain}
    signs = {sign for sign in used if not sign.isalnum() and sign not in " .,:;()+-’'×«»„”“"} | used & set("①②③④")
    assert len(signs) > 8
    assert sorted(signs - set(legend)) == []
    for icon in drawing.components["icon"]:
        assert f"{drawing.cards.icon(icon, signs=True)} = {drawing.cards.icon(icon, signs=False)}" in legend
    for type_ in ("SB", "SS", "OV", "DC"):
        assert f"{drawing.cards.type_tag(type_)} = {drawing.cards.name('type', type_)}" in legend


@pytest.mark.parametrize("goals", ["printed", "tokens"])
def test_what_is_counted_of_a_goal_is_what_the_rules_count(goals: str) -> None:
    """A goal can be claimed exactly while enough of it is counted."""
    seen = set()
    for seed in range(6):
        for s in walked(seed, players=2, goals=goals):
            if AQUATICA.mover(s) == OVER or AQUATICA.question(s).kind not in ("before", "after"):
                continue
            told = view(s, AQUATICA.mover(s))
            realm, offered = told["seats"][told["seat"]], "\n".join(options(s))
            for number, track in enumerate(told["tracks"], 1):
                count = drawing_of(s).progress(track["goal"], realm)
                if count is None or told["seat"] in track["mantas"]:
                    continue
                enough = count >= drawing_of(s).components["goal"][track["goal"]]["amount"]
                assert (f"claim goal {number} with" in offered) == enough, (track, realm)
                seen.add((track["goal"], enough))
    assert len(seen) >= 8


# What is said beside an option


def test_beside_a_character_stands_what_it_does() -> None:
    told = notes(position(holding("grabber")))
    assert told["play grabber"] == "+2 power, conquer a Location; +2 power, conquer a Location."
    assert told["play matrona"] == (
        "Take back all discarded characters; make all your mantas ready. It stays in your hand."
    )
    assert told["play waveteller"] == "Raise 2, or score 2 Locations."


LOWER = ["SB03", "SB05", "SS01", "DC02", "OV03", "OV09"]


def test_beside_a_location_on_offer_stand_its_price_its_points_its_depths_and_its_manta() -> None:
    s = position(upper=["DC03", None, None, None], lower=LOWER)
    play(s, "play sealord")
    assert notes(s)["buy SB03"] == "2$ 3★ +2⚔ ↑1"
    assert notes(s)["buy SB05"] == "3$ 3★ — +2⚔ ✦+1⚔"
    assert notes(s, signs=False)["buy SB05"] == "3 coins; depths: empty, +2 power; 3 points; wild manta: +1 power."
    s = position(upper=["DC03", None, None, None], lower=LOWER)
    play(s, "play legion")
    assert notes(s)["conquer DC03"] == "3⚔ 4★ back —"
    assert notes(s, signs=False)["conquer DC03"] == "3 power; depths: take back, empty; 4 points."


def test_beside_a_place_of_the_row_stand_the_character_its_price_and_what_it_does() -> None:
    s = position(row=ROW)
    play(s, "play agent")
    assert (
        notes(s)["recruit from place 2"]
        == "1$ Diplomatic Crab: +1 coin, buy a Location; +0 coins, recruit a character."
    )
    assert notes(s, signs=False)["recruit from place 2"].startswith("1 coin: Diplomatic Crab: +1 coin, ")


def test_beside_a_free_place_there_is_no_price() -> None:
    s = position({"king": "cai"}, row=ROW, **KINGS)
    play(s, "play cai")
    assert notes(s)["recruit from place 3 for free"] == ("Turtle the Treasurer: score 3 Locations; all others score 1.")


def test_beside_a_depth_stands_what_it_gives_and_what_a_risen_location_brings() -> None:
    pockets = [{"location": "SB10", "risen": 1}, {"location": "OV04", "risen": 0}, {"location": "OV09", "risen": 0}]
    s = position({"pockets": pockets})
    assert notes(s)["use the depth of SB10"] == "score → ▲ ✦+1⚔"
    assert notes(s, signs=False)["use the depth of SB10"] == "score; then fully risen; wild manta: +1 power"
    assert notes(s)["use the depth of OV04"] == "↑1"


def test_beside_what_can_be_raised_or_scored_stands_how_it_lies_now() -> None:
    pockets = [{"location": "SB10", "risen": 0}, {"location": "SS05", "risen": 1}, {"location": "OV09", "risen": 0}]
    s = position({"pockets": pockets})
    play(s, "play waveteller", "choose effect 1")
    assert notes(s)["raise SB10"] == "4★ [+2⚔] score ✦+1⚔"
    assert notes(s)["raise SS05"] == "3★ ▒ [—] +2$"
    assert notes(s, signs=False)["raise SS05"] == (
        "Sunken Ships 5: top depth: empty; below it: +2 coins; covered: 1; 3 points."
    )


def test_beside_one_of_two_effects_stands_what_it_is() -> None:
    s = position({"pockets": [{"location": "SB10", "risen": 0}, {"location": "OV09", "risen": 0}]})
    play(s, "play waveteller")
    assert notes(s) == {"choose effect 1": "Raise 2", "choose effect 2": "Score 2 Locations"}


def test_beside_a_claim_stand_the_goal_and_the_points_of_the_space() -> None:
    tracks: list[dict[str, Any]] = [{"goal": goal, "mantas": []} for goal in PRINTED]
    tracks[2]["mantas"] = ["player2"]
    other = {"mantas": {"ready": ["C1", "P1", "R1"]}}
    s = position({"scored": ["SB01", "SB02", "SB03"]}, tracks=tracks, seats={"player2": other})
    claims = {text: note for text, note in notes(s).items() if text.startswith("claim")}
    assert set(claims.values()) == {"6★ 3 Locations scored"}
    assert len(claims) == 3
    assert notes(s, signs=False)["claim goal 3 with the ready manta C1"] == "3 Locations scored; 6 points."


def test_beside_a_manta_stands_how_many_such_are_ready() -> None:
    s = position(lower=["SB04", "SB01", "SS01", "DC02", "OV03", "OV09"])
    play(s, "play sealord", "buy SB04")
    assert AQUATICA.question(s).kind == "pay"
    assert notes(s) == {"use the trained manta C1": "2 ready"}


def test_beside_scouting_stands_how_many_locations_move() -> None:
    s = position(upper=["DC03", "DC04", None, None], lower=["SB01", "SS01", "OV01"])
    play(s, "play seahorse")
    assert notes(s)["scout"] == "Upper row to the discard pile: 2; lower row moves up: 3; new: 6"
    assert notes(s)["decline"] == ""


def test_beside_a_king_of_the_packet_stand_its_number_and_what_it_does() -> None:
    s = AQUATICA.new(chance=fast(3), players=2, kings="draft")
    for text, note in notes(s).items():
        number = AQUATICA.components()["card"][text.removeprefix("keep ")]["number"]
        assert note.startswith(f"King number {number}: ")
        assert len(note) > 20


def test_what_may_be_dropped_has_both_prices() -> None:
    s = position(lower=LOWER)
    play(s, "play seahorse", "scout")
    assert notes(s)["drop SB03"] == "2$ 5⚔ 3★ +2⚔ ↑1"


@each_setup
def test_every_option_that_names_a_thing_says_something_of_it(setup: int) -> None:
    silent = {"manta"}  # one of a kind says all by its label
    drawing = drawn_in(**SETUPS[setup])
    for i, s in enumerate(walked(setup + 50, **SETUPS[setup])):
        if i % 5 == 0 and AQUATICA.mover(s) != OVER:
            seen = AQUATICA.redact(s, AQUATICA.mover(s))
            for action in AQUATICA.options(seen):
                option = AQUATICA.describe(seen, action)
                if option.arguments and AQUATICA.actions.action(action).kind not in silent:
                    for signs in (True, False):
                        assert drawing.note(option, AQUATICA.to_json(seen), signs), AQUATICA.actions.text(action)


# What is said of a thing


@each_language
def test_every_card_location_icon_goal_and_creature_is_explained(lang: str) -> None:
    drawing = drawn_in(lang)
    for kind in ("card", "location", "icon", "goal", "creature"):
        for value in drawing.components[kind]:
            about = drawing.about(kind, value)
            assert about.endswith(".")
            assert "_" not in about
            assert not SIGNS & set(about)


def test_what_things_are_about() -> None:
    drawing = drawn_in()
    assert drawing.about("location", "SB03") == "2 coins or 5 power; depths: +2 power, raise 1; 3 points."
    assert drawing.about("location", "OV09") == "4 coins or 5 power; no depths; 5 points."
    assert drawing.about("card", "grabber") == "+2 power, conquer a Location; +2 power, conquer a Location."
    assert drawing.about("card", "cai").startswith("King number 1: recruit for free a character that costs up to 3;")
    assert drawing.about("card", "cai").endswith("Then it leaves the game.")
    assert drawing.about("icon", "P2") == "Gives 2 power for a conquest, while a character is played."
    assert drawing.about("icon", "TS").endswith("a Location of this type: Shark Bay.")
    assert drawing.about("goal", "hand8").endswith("Points by space: 8, 6, 4, 2, 1.")
    assert drawing.about("creature", "kraken") == "The reward of a solo game with at least 91 points."


def test_what_is_nothing_of_the_game_has_no_explanation() -> None:
    drawing = drawn_in()
    assert drawing.about("weather", "fine") == ""
    assert drawing.about("location", "SB99") == ""
    assert drawing.about("price", "1") == ""


@pytest.mark.parametrize(("lang", "tag"), [("en", "SB 3"), ("pl", "ZR 3"), ("uk", "АЗ 3")])
def test_a_location_is_called_in_the_drawing_by_its_type_and_number(lang: str, tag: str) -> None:
    assert drawn_in(lang).short("location", "SB03") == tag
    assert drawn_in(lang).short("card", "meg") == ""


# For a listener


def test_at_the_beginning_of_a_turn_a_listener_hears_points_mantas_and_the_own_board() -> None:
    pockets = [{"location": "SB04", "risen": 1}]
    s = position({"pockets": pockets, "mantas": {"ready": ["C1", "P1", "R1"], "tired": ["C1"]}})
    assert drawing_of(s).brief(view(s)) == [
        "Player 1: 6 points (you, on turn, first player).",
        "Mantas: trained and ready: +1 coin, +1 power, raise 1; trained and tired: +1 coin.",
        "Board: Shark Bay 4: top depth: empty; below it: +2 power; covered: 1; 3 points; 4 free pockets.",
    ]


def test_a_listener_is_told_at_once_that_the_last_turns_have_come() -> None:
    s = ending(1)
    assert "Last turns: the last Ocean Character was laid; this is the last turn." in drawing_of(s).brief(view(s))
    assert drawing_of(s).brief(view(s, SPECTATOR)) == [
        "Last turns: the last Ocean Character was laid; this is the last turn."
    ]


# An owner's data


def test_an_owners_name_figures_and_icons_stand_on_the_table() -> None:
    data = {
        "characters.toml": {"ocean": [{"id": "meg", "title": {"en": "Old Meg"}, "steps": ["conquer 7"]}]},
        "locations.toml": {"locations": [{"id": "SB03", "coins": 9, "depths": ["RF"], "points": 8, "manta": "TB"}]},
        "components.toml": {"prices": [{"id": "1", "coins": 1}], "spaces": [{"id": "1", "points": 20}]},
    }
    game = fathoms.game("aquatica", data=data)
    s = position(game=game, row=["meg", *ROW[1:]], lower=["SB03"])
    lines = drawn(s, game=game, width=60)
    assert below(lines, "Ocean row")[0] == "1  1$  Old Meg                +7⚔ conquer"
    assert below(lines, "Lower row") == ["SB 3  9$ 5⚔ 8★  ↑↑ ✦back"]
    assert below(lines, "Goals")[0].startswith("1  20★ 6★ ")
