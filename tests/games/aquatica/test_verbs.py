"""The cards of section 8: the verbs, the steps of every card, what becomes of it, the icons, and who conquers."""

import re
from typing import Any

import pytest
from support.aquatica import AQUATICA, asked, look, mine, options, play, position
from support.rulebook import PAGES

from fathoms.core.errors import BadData
from fathoms.games.aquatica.cards import BRANCHES, ICON_VERBS, VERBS
from fathoms.games.aquatica.game import load
from fathoms.games.aquatica.state import State

STARTING = ["matrona", "sealord", "legion", "seahorse", "waveteller", "agent"]
OCEAN = ["grabber", "crab", "turtle", "researcher", "leader", "angler", "healer", "meg", "diva"]
# The twenty-one verbs, and where each is found.
TABLE = {
    "coin": "icon", "power": "icon", "power_vs": "icon", "buy": "card", "conquer": "card", "recruit": "card",
    "recruit_free": "both", "raise": "both", "raise_full": "icon", "either": "card", "gain_manta": "card",
    "score": "both", "scout": "card", "take_back": "both", "ready": "card", "salvage": "card", "replay": "card",
    "oust": "card", "others_raise": "card", "others_score": "card", "others_discard": "card",
}  # fmt: skip
CARDS = {
    "matrona": ["take_back all", "ready"],
    "sealord": ["buy 1"],
    "legion": ["conquer 3"],
    "seahorse": ["scout", "conquer 1"],
    "waveteller": ["either (raise 2) (score 2)"],
    "agent": ["recruit 1"],
    "grabber": ["conquer 2", "conquer 2"],
    "crab": ["buy 1", "recruit 0"],
    "turtle": ["score 3", "others_score 1"],
    "researcher": ["raise 3", "others_raise 1"],
    "leader": ["ready", "conquer 2"],
    "angler": ["salvage"],
    "healer": ["replay 1"],
    "meg": ["conquer 4", "others_discard 1"],
    "diva": ["oust", "recruit 3"],
    "cai": ["recruit_free 3", "raise 1"],
    "sol": ["ready", "raise 1"],
    "fancelot": ["gain_manta C1"],
    "herbert": ["gain_manta P1"],
    "xander": ["scout", "conquer 2", "score 1"],
    "adela": ["others_discard 1", "recruit 2"],
    "nerea": ["take_back 2"],
    "ondro": ["raise 3", "score 1"],
}
FATES = {"matrona": "stays", "cai": "box", "fancelot": "setup", "herbert": "setup"}
ICONS = {
    "C1": "coin 1", "C2": "coin 2", "P1": "power 1", "P2": "power 2", "TS": "power_vs SB 2", "TK": "power_vs SS 2",
    "TV": "power_vs OV 2", "TC": "power_vs DC 2", "R1": "raise 1", "R2": "raise 2", "RF": "raise_full 1",
    "FR": "recruit_free 5", "TB": "take_back 1", "SC": "score 1",
}  # fmt: skip
CONQUERORS = ["legion", "seahorse", "grabber", "leader", "meg", "xander"]
PLAYED = [card for card in CARDS if FATES.get(card) != "setup"]


def in_data(*sections: str) -> dict[str, dict[str, Any]]:
    return {entry.name: entry.values for section in sections for entry in AQUATICA.data.entries(section)}


def cards() -> dict[str, dict[str, Any]]:
    return in_data("characters.starting", "characters.ocean", "characters.kings")


def verbs_of(steps: list[str]) -> set[str]:
    """The verbs of a card, those inside branches too."""
    return {verb for step in steps for verb in re.findall(r"(?:^|\()([a-z_]+)", step)}


# The verbs


def test_the_game_knows_the_verbs_of_the_table_and_no_others() -> None:
    on_cards = {verb for verb, where in TABLE.items() if where in ("card", "both")}
    on_icons = {verb for verb, where in TABLE.items() if where in ("icon", "both")}
    assert len(TABLE) == 21
    assert {*VERBS, "either", "gain_manta"} - {"raise_full"} == on_cards
    assert set(ICON_VERBS) == on_icons
    assert set(BRANCHES) <= set(VERBS)


def test_every_verb_of_the_table_occurs_in_the_data() -> None:
    on_cards = set().union(*(verbs_of(line["steps"]) for line in cards().values()))
    on_icons = {line["verb"] for line in in_data("mantas.icons").values()}
    assert on_cards | on_icons == set(TABLE)


def test_the_page_has_the_same_table_of_verbs() -> None:
    page = (PAGES / "aquatica.md").read_text("utf-8")
    table = page.partition("| verb | meaning | verb | meaning |")[2].partition("\n\n")[0]
    assert set(re.findall(r"\| `([a-z_]+)", table)) == set(TABLE)


def test_a_verb_that_is_not_in_the_table_is_refused() -> None:
    with pytest.raises(BadData, match="steps must be a list of steps"):
        load({"characters.toml": {"ocean": {"crab": {"steps": ["steal 1"]}}}})


# The cards


def test_every_card_has_its_steps() -> None:
    assert {card: line["steps"] for card, line in cards().items()} == CARDS


def test_every_card_has_its_fate() -> None:
    assert {card: line["fate"] for card, line in cards().items()} == {
        card: FATES.get(card, "discard") for card in CARDS
    }


def test_the_page_tells_the_steps_of_every_card() -> None:
    page = (PAGES / "aquatica.md").read_text("utf-8")
    for card, steps in CARDS.items():
        told = " · ".join(f"`{step}`" for step in steps)
        fate = FATES.get(card)
        assert f"(`{card}`) | {told}{f'; `{fate}`' if fate else ''} |" in page, card


def holding(card: str) -> State:
    """A player's turn with this card in hand; another player has one too many of everything."""
    king = card if card not in STARTING + OCEAN else "sol"
    kings = {"player1": king, "player2": "nerea" if king == "ondro" else "ondro"}
    hand = [*STARTING, king] + ([card] if card in OCEAN else [])
    board = [{"location": "SB01", "risen": 1}, {"location": "SB04", "risen": 0}, {"location": "SS09", "risen": 0}]
    seat = {"king": king, "hand": hand, "pockets": board}
    other = {"king": kings["player2"], "pockets": [{"location": "SB02", "risen": 2}, {"location": "DC05", "risen": 0}]}
    return position(
        seat,
        kings="draft",
        seats={"player2": other},
        lower=["SS01", "SS02"],
        location_discard=["DC01"],
        chance=[0] * 40,
    )


@pytest.mark.parametrize("card", PLAYED)
def test_what_becomes_of_a_card_after_it_was_played(card: str) -> None:
    """A3.3: to the discard pile; the Matrona stays in hand, and Cai goes to the box."""
    s = holding(card)
    play(s, f"play {card}")
    while asked(s) not in ("after", "before"):
        assert (card in mine(s, "hand")) == (card == "matrona"), "while it is resolved"
        assert card not in mine(s, "discard")
        play(s, options(s)[-1])
    places = {"stays": mine(s, "hand"), "discard": mine(s, "discard"), "box": look(s)["box"]}
    assert [fate for fate, place in places.items() if card in place] == [FATES.get(card, "discard")]


@pytest.mark.parametrize(("king", "icon"), [("fancelot", "C1"), ("herbert", "P1")])
def test_a_king_of_the_setup_never_comes_into_play(king: str, icon: str) -> None:
    """A2.5: he is in the box from the start."""
    s = position({"king": king}, kings="draft", seats={"player2": {"king": "sol"}})
    assert (look(s)["box"], king in mine(s, "hand")) == ([king], False)
    assert f"play {king}" not in options(s)
    assert CARDS[king] == [f"gain_manta {icon}"]


# The icons


def test_every_icon_has_its_effect() -> None:
    told = {
        icon: " ".join([line["verb"], *([line["type"]] if "type" in line else []), str(line["amount"])])
        for icon, line in in_data("mantas.icons").items()
    }
    assert told == ICONS


def test_the_page_counts_the_icons_of_mantas_and_depths() -> None:
    page = (PAGES / "aquatica.md").read_text("utf-8")
    depths = [depth for line in in_data("locations.locations").values() for depth in line["depths"]]
    trained, wild = in_data("mantas.trained"), in_data("mantas.wild")
    for icon in ICONS:
        counts = [table.get(icon, {"copies": 0})["copies"] for table in (trained, wild)] + [depths.count(icon)]
        (row,) = re.findall(rf"^\| {icon} \|.*\| (\d+) \| (\d+) \| (\d+) \|$", page, re.MULTILINE)
        assert [int(number) for number in row] == counts, icon
    assert f"| 0 | 0 | {depths.count('__')} |" in page


# Who conquers


def with_conquerors(*cards: str) -> State:
    """Legion and Sea Horse, which everyone has, and these; the goal conquer5 lies on the first track."""
    goals = ["conquer5", "points15", "wild3", "types4"]
    rest: dict[str, Any] = {"goals": "tokens", "tracks": [{"goal": goal} for goal in goals], "kings": "draft"}
    king = next((card for card in cards if card not in OCEAN), "sol")
    seat = {"king": king, "hand": [*STARTING, *cards, *([] if king in cards else [king])]}
    other = {"king": "ondro" if king != "ondro" else "nerea"}
    return position(seat, seats={"player2": other}, **rest)


def can_claim(s: State) -> bool:
    return any(text.startswith("claim goal 1 ") for text in options(s))


@pytest.mark.parametrize("card", [card for card in PLAYED if card not in STARTING])
def test_conquer5_counts_the_cards_whose_steps_contain_conquer(card: str) -> None:
    """A5.2: with Legion, Sea Horse and two others this card is the fifth, or it is not."""
    two = [other for other in ("grabber", "leader", "meg") if other != card][:2]
    assert not can_claim(with_conquerors(*two))
    assert can_claim(with_conquerors(*two, card)) == (card in CONQUERORS)


def test_conquer5_counts_legion_and_sea_horse_and_no_other_starting_character() -> None:
    assert can_claim(with_conquerors("meg", "leader", "leader")), "with Legion and Sea Horse"
    assert not can_claim(with_conquerors("meg", "leader")), "Sealord, Wave-Teller, Agent and Matrona do not conquer"


def test_conquer5_counts_a_grabber_once_and_two_copies_twice() -> None:
    assert not can_claim(with_conquerors("grabber", "grabber")), "six conquests on four cards"
    assert can_claim(with_conquerors("grabber", "grabber", "meg"))
