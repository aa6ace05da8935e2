"""The options of a question on the screen: numbered, below headings, and found again by what is typed."""

from functools import cache
from typing import Any

import pytest
from support.kelp import KELP, play
from support.octopus import revealed, turn
from support.shark import hunt

import fathoms
from fathoms.registry import folder
from fathoms.table.drafts import asked
from fathoms.table.messages import Asked, Choice
from fathoms.terminal.options import Item, chosen, each_meant, hinted, items, meant, missing, numbers, repeats
from fathoms.text import LANGUAGES, Texts

FOLDER = folder("kelp")


@cache
def spoken(lang: str) -> Texts:
    options = {"board": "day", "edition": "final"}
    return Texts(lang, "kelp", FOLDER, options, KELP.components(**options))


def question(s: Any) -> Asked:
    return asked(KELP, KELP.redact(s, KELP.mover(s)))


def shown(s: Any, lang: str = "en") -> list[Item]:
    return items(spoken(lang), question(s))


def found(shown: list[Item], typed: str) -> list[str]:
    """What a typed text means, in the record's words."""
    return [one.option.text for one in meant(shown, typed)]


def action() -> Any:
    """The first action of a turn, with two cards that can be played or discarded."""
    return turn(["nimble_dodge", "camouflage"], {"S": "shell revealed"})


def paying() -> Any:
    """Sneaking is to be paid: two of the hidden blocks, or the double shell alone."""
    s = turn(["sneaking"], {"NW": "double_shell"} | revealed("SW", "S", "SE"))
    play(s, "play sneaking")
    return s


# Numbers, headings, labels


def test_options_are_numbered_from_one_in_the_order_of_the_game() -> None:
    s = action()
    one = shown(s)
    assert [item.number for item in one] == [1, 2, 3, 4, 5]
    assert [item.option.action for item in one] == KELP.options(s)
    assert [item.option.text for item in one] == [KELP.actions.text(a) for a in KELP.options(s)]


def test_options_of_one_kind_stand_below_a_heading_with_short_labels() -> None:
    assert [(item.heading, item.label) for item in shown(action())] == [
        ("", "Draw"),
        ("Play a card", "Nimble Dodge"),
        ("Play a card", "Camouflage"),
        ("Discard a card, then hide a block if you like", "Nimble Dodge"),
        ("Discard a card, then hide a block if you like", "Camouflage"),
    ]


def test_a_heading_can_name_a_die() -> None:
    s = hunt("search", pool=["yellow 6", "red 5"], at="N|C", facing="east")
    assert [(item.heading, item.label) for item in shown(s)] == [
        ("Search with yellow 6", "N"),
        ("Search with yellow 6", "C"),
        ("Strike with red 5", "N"),
        ("Strike with red 5", "C"),
        ("", "Go on"),
    ]


def test_what_ends_a_choice_is_number_0_and_stands_last() -> None:
    s = hunt("search", pool=["yellow 6", "red 5"], at="N|C", facing="east")
    assert [(item.number, item.option.text) for item in shown(s)] == [
        (1, "use yellow 6 in N"),
        (2, "use yellow 6 in C"),
        (3, "use red 5 in N"),
        (4, "use red 5 in C"),
        (0, "go on"),
    ]


def test_a_label_can_say_more_than_a_name() -> None:
    s = hunt("move", at="N|C", facing="east", currents={"C|E": 3}, pool=["yellow 1"])
    labels = [item.label for item in shown(s)]
    assert labels[0] == "to N|NE, facing north"
    assert labels[-1].startswith("over C|E to ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_says_all_that_heading_and_label_say_together(lang: str) -> None:
    for s in (action(), paying(), hunt("search", pool=["yellow 6"], at="N|C", facing="east")):
        sentences = [item.sentence for item in shown(s, lang)]
        assert len(set(sentences)) == len(sentences)
        assert all(item.label in item.sentence for item in shown(s, lang))


# Typed words


@pytest.mark.parametrize(
    "typed",
    [
        "Play “Nimble Dodge”",
        "play nimble dodge",
        'PLAY  "Nimble  Dodge" ',
        "play_nimble_dodge",
        "play «nimble dodge»",
        "Play „Nimble Dodge”",
    ],
)
def test_an_option_is_meant_by_its_sentence_whatever_case_quotes_and_spaces(typed: str) -> None:
    assert found(shown(action()), typed) == ["play nimble_dodge"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_record_are_understood_in_every_language(lang: str) -> None:
    for s in (action(), paying()):
        one = shown(s, lang)
        assert [found(one, item.option.text) for item in one] == [[item.option.text] for item in one]
        assert [found(one, item.sentence) for item in one] == [[item.option.text] for item in one]


@pytest.mark.parametrize(
    ("lang", "typed"), [("pl", "zagraj kartę zwinny unik"), ("uk", "розіграти карту СПРИТНИЙ ВИВЕРТ")]
)
def test_sentences_are_understood_in_the_language_of_the_table(lang: str, typed: str) -> None:
    assert found(shown(action(), lang), typed) == ["play nimble_dodge"]


def test_a_label_is_enough_if_it_is_the_only_one() -> None:
    assert found(shown(paying()), "ne") == ["reveal NE"]
    assert found(shown(action()), "draw") == ["draw"]


def test_a_label_that_several_options_have_means_all_of_them() -> None:
    assert found(shown(action()), "nimble dodge") == ["play nimble_dodge", "discard nimble_dodge"]


def test_a_sentence_goes_before_a_label() -> None:
    """An owner calls a card Draw, which is also the sentence of an action."""
    game = fathoms.game("kelp", data={"octopus.toml": {"cards": [{"id": "nimble_dodge", "title": {"en": "Draw"}}]}})
    texts = Texts("en", "kelp", FOLDER, {"board": "day", "edition": "final"}, game.components())
    one = items(texts, question(action()))
    assert [item.label for item in one].count("Draw") == 3
    assert found(one, "draw") == ["draw"]


@pytest.mark.parametrize("typed", ["", "play", "nimble", "play sneaking", "reveal", "5", "\x00", "put the Shark"])
def test_half_a_sentence_means_nothing(typed: str) -> None:
    assert found(shown(action()), typed) == []


def named(items: list[Item]) -> list[str]:
    return [one.option.text for one in items]


@pytest.mark.parametrize(
    ("typed", "options"),
    [
        ("draw", ["draw"]),
        ("play camou", ["play camouflage"]),
        ("nim", ["play nimble_dodge", "discard nimble_dodge"]),
        ("dodge play", ["play nimble_dodge"]),
        ("pla camo x", []),
        ("odge", []),
        ("", []),
        ("!?", []),
    ],
)
def test_the_beginnings_of_words_hint_at_the_options_that_have_them_all(typed: str, options: list[str]) -> None:
    assert named(hinted(shown(action()), typed)) == options


@pytest.mark.parametrize("typed", ["n, c", "n c", "N,C", "n ,c,", "reveal n, reveal c"])
def test_several_labels_in_a_row_mean_each_of_them(typed: str) -> None:
    assert named(each_meant(shown(paying()), typed)) == ["reveal N", "reveal C"]


@pytest.mark.parametrize("typed", ["n", "n x", "n, squid", "", ","])
def test_one_label_or_one_that_is_none_is_not_several(typed: str) -> None:
    assert each_meant(shown(paying()), typed) == []


# Typed numbers


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("2", [2]),
        (" 2 ", [2]),
        ("1 2", [1, 2]),
        ("2,1", [2, 1]),
        ("1, 2; 3", [1, 2, 3]),
        ("0", [0]),
        ("9999", [9999]),
        ("", None),
        ("-1", None),
        ("2.0", None),
        ("²", None),
        ("٣", None),
        ("1 x", None),
        ("12345", None),
        ("9" * 5000, None),
        ("\x00", None),
        ("1\x002", None),
    ],
    ids=lambda value: repr(value)[:12],
)
def test_numbers_are_plain_digits_with_spaces_or_commas_between(typed: str, told: list[int] | None) -> None:
    assert numbers(typed) == told


# A choice of several things


def test_every_way_to_pay_is_a_choice_whatever_the_order_of_its_picks() -> None:
    one = question(paying())
    assert one.choices is not None
    action = {option.text: option.action for option in one.options}
    both = {action["reveal N"], action["reveal E"]}
    choice = chosen(one.choices, both)
    assert choice is not None
    assert [KELP.actions.text(a) for a in choice.actions] == ["reveal N", "reveal E"]
    assert chosen(one.choices, {action["reveal NW"]}) is not None
    assert chosen(one.choices, {action["reveal N"]}) is None
    assert chosen(one.choices, {action["reveal NW"], action["reveal N"]}) is None


def test_what_is_missing_is_counted_for_the_shortest_way() -> None:
    one = question(paying())
    assert one.choices is not None
    action = {option.text: option.action for option in one.options}
    assert missing(one.choices, set()) == 1
    assert missing(one.choices, {action["reveal N"]}) == 1
    assert missing(one.choices, {action["reveal NW"], action["reveal N"]}) == 0
    assert missing(one.choices, {action["reveal N"], action["reveal E"]}) == 0


def test_a_choice_may_be_of_nothing() -> None:
    s = hunt("search", pool=["yellow 6", "red 5"], at="N|C", facing="east")
    one = question(s)
    assert one.choices is not None
    nothing = chosen(one.choices, set())
    assert nothing is not None
    assert [KELP.actions.text(a) for a in nothing.actions] == ["go on"]
    alone = {KELP.actions.id("use yellow 6 in N")}
    assert chosen(one.choices, alone) is not None
    assert missing(one.choices, alone) == 1


def test_what_can_be_picked_twice_is_counted() -> None:
    twice = [Choice([7, 7], [7, 7]), Choice([7, 8], [7, 8])]
    assert repeats(twice)
    assert chosen(twice, [7]) is None
    assert chosen(twice, [7, 7]) is twice[0]
    assert chosen(twice, [8, 7]) is twice[1]
    assert chosen(twice, [8, 8]) is None
    assert [missing(twice, picks) for picks in ([], [7], [8], [7, 7], [8, 8])] == [2, 1, 1, 0, 0]
    assert not repeats(twice[1:])


def test_things_that_come_later_in_the_order_are_listed_from_the_start() -> None:
    """The game asks for blocks in ascending order; on the screen all that can be part of a choice are there at once."""
    s = turn(["sneaking"], {"S": "shell revealed", "SE": "shell revealed"})
    play(s, "play sneaking", "reveal NW", "reveal N")
    assert "shuffle SW" not in [KELP.actions.text(a) for a in KELP.options(s)]
    assert "shuffle SW" in [item.option.text for item in shown(s)]


def test_a_question_for_one_thing_has_no_choices() -> None:
    assert question(action()).choices is None
