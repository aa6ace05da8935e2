"""People at the text table: what is typed, and what is said to it. Nobody reads what the other may not know."""

import contextlib
import io
import random
import re
import sys
from collections.abc import Callable, Iterable
from typing import Any
from unittest import mock

import pytest
from support.aquatica import AQUATICA, position
from support.kelp import KELP, play
from support.octopus import revealed, turn
from support.realm import all_of_the_ocean_but
from support.shark import hunt

from fathoms.bots.random import RandomBot
from fathoms.core.chance import fast
from fathoms.core.events import Sink, seen
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.games.kelp.state import State as KelpState
from fathoms.registry import drawing, folder
from fathoms.table.host import Connection, Host
from fathoms.terminal.player import Leave, Player
from fathoms.terminal.screen import COVER, Screen
from fathoms.text import LANGUAGES, Texts

FOLDER = folder("kelp")
SHARK = 1
PREVIEW = "This will happen:"
SIGNS = set("■□◇▲▶▼◀●≈◎✗│─┼┐┌┘└↔·→×")


class Keyboard(io.TextIOBase):
    """What is typed next may depend on what the screen shows."""

    def __init__(self, answer: Callable[[str], str | None]) -> None:
        self.answer = answer
        self.screen = io.StringIO()
        self.read = 0

    def readline(self, size: int | None = -1, /) -> str:
        shown = self.screen.getvalue()
        typed = self.answer(shown[self.read :])
        self.read = len(shown)
        return "" if typed is None else f"{typed}\n"


class Sitting:
    """A table with one person and bots, or with people at all seats, after something was typed."""

    def __init__(
        self, live: LiveGame, typed: Callable[[str], str | None], lang: str, plain: bool, shared: bool = False
    ) -> None:
        self.live = live
        game, keyboard = live.game, Keyboard(typed)
        seats = game.seated(live.record.options)
        others = [seat for seat in range(len(seats)) if seat != game.mover(live.state)]
        bots = {} if shared else {seat: bot(seat, game) for seat in others}
        self.left: type[BaseException] | None = None
        with contextlib.redirect_stdout(keyboard.screen), mock.patch.object(sys, "stdin", keyboard):
            host = Host(live, bots, dict.fromkeys(bots, "random"))
            people = {name: Connection(host, i) for i, name in enumerate(seats) if i not in bots}
            try:
                Player(people, folder(game.name), lang, Screen(plain)).play()
            except (Leave, EOFError) as left:
                self.left = type(left)
        self.out = keyboard.screen.getvalue()

    @property
    def replies(self) -> list[str]:
        """What was on the screen at first, then what was said to each line that was typed."""
        said = [reply.strip("\n") for reply in re.split(r"(?m)^> .*\n", self.out)]
        return said[:-1] if self.left is EOFError else said

    @property
    def answers(self) -> list[str]:
        return [entry.action for entry in self.live.record.standing()]


def bot(seat: int, game: Any = KELP) -> RandomBot:
    found = RandomBot()
    found.start(game, seat, {}, 0)
    return found


def sit(at: Any, *typed: str, lang: str = "en", plain: bool = False) -> Sitting:
    """One person, against a bot, at a position or a recorded table."""
    return Sitting(table_at(at), one_by_one(typed), lang, plain)


def share(at: Any, *typed: str) -> Sitting:
    """People at all seats, at one screen."""
    return Sitting(table_at(at), one_by_one(typed), "en", plain=False, shared=True)


def one_by_one(typed: Iterable[str]) -> Callable[[str], str | None]:
    lines = iter(typed)
    return lambda _: next(lines, None)


def table_at(at: Any) -> LiveGame:
    """A table that begins at a position: nothing before it can be taken back."""
    if isinstance(at, LiveGame):
        return at
    game = KELP if isinstance(at, KelpState) else AQUATICA
    live = LiveGame.new(game, fast(0), **game.options_of(at))
    live.state = at
    return live


def played_to(kind: str, seed: int = 2) -> LiveGame:
    """A table from its setup to the first question of a kind, answered at random."""
    live, choose = LiveGame.new(KELP, fast(seed)), random.Random(seed)
    while KELP.question(live.state).kind != kind:
        live.answer(choose.choice(KELP.options(live.state)))
    return live


def action() -> Any:
    """The Octopus's first action. 1: draw; 2, 3: play Nimble Dodge, Camouflage; 4, 5: discard them."""
    return turn(["nimble_dodge", "camouflage"], {"S": "shell revealed"})


def paying() -> Any:
    """2: play Sneaking. To be paid with two of NW, N, NE, W, C, E, or with the double shell in NW alone."""
    return turn(["sneaking"], {"NW": "double_shell"} | revealed("SW", "S", "SE"))


def searching() -> Any:
    """The Shark may use a red and a yellow die, one in N and one in C."""
    return hunt("search", pool=["yellow 6", "red 5"], at="N|C", facing="east")


# What is asked


def test_the_table_is_shown_before_the_question_and_its_options() -> None:
    first = sit(action()).replies[0]
    board, question = first.index("■ Octopus"), first.index("Action 1 of 2: what do you do?")
    assert board < first.index("Hand ") < question < first.index("    1  Draw")


def test_options_stand_below_their_headings_with_what_they_are_about() -> None:
    assert sit(action()).replies[0].partition("what do you do?\n")[2].rstrip("> ").splitlines() == [
        "    1  Draw  2 cards",
        "  Play a card",
        "    2  Nimble Dodge  Move, cost 1: swap 2 adjacent blocks.",
        "    3  Camouflage    Hide, cost 0: hide 1 or 2 blocks.",
        "  Discard a card, then hide a block if you like",
        "    4  Nimble Dodge",
        "    5  Camouflage",
    ]


def test_many_short_options_stand_side_by_side_and_are_numbered_along_the_rows() -> None:
    lines = sit(hunt("currents", pool=["blue 5"])).replies[0].splitlines()
    rows = [line for line in lines if re.match(r" +\d+  \S+ .*\d+  ", line)]
    assert 2 <= len(rows) <= 4
    assert max(map(len, rows)) <= 80
    assert [int(number) for row in rows for number in re.findall(r"(\d+)  ", row)] == list(range(1, 16))


def test_what_ends_a_choice_is_0_and_stands_last() -> None:
    assert sit(searching()).replies[0].rpartition("  C ")[2].splitlines()[1] == "    0  Go on"
    assert sit(searching(), "0", "").answers[0] == "go on"


def test_an_only_answer_is_given_without_a_question_and_what_it_does_is_told() -> None:
    """With an empty hand the Octopus can but draw."""
    sitting = sit(turn([]))
    assert sitting.answers == ["draw"]
    assert "The Octopus draws 4 cards." in sitting.replies[0]
    assert "Action 2 of 2" in sitting.replies[0]
    assert "Action 1 of 2" not in sitting.out


# What is typed


@pytest.mark.parametrize("typed", ["5", "discard camouflage", "Discard “Camouflage”, then hide a block if you like"])
def test_an_option_is_chosen_by_number_by_its_words_or_by_those_of_the_record(typed: str) -> None:
    assert sit(action(), typed, "").answers[0] == "discard camouflage"


def test_a_label_is_enough_if_it_names_one_option() -> None:
    sitting = sit(action(), "play nimble dodge", "nw", "n ↔ c", "")
    assert sitting.answers == ["play nimble_dodge", "reveal NW", "swap N and C"]


def test_a_zone_is_meant_where_it_is_called_like_a_command() -> None:
    sitting = sit(action(), "play nimble dodge", "C", "nw ↔ n", "")
    assert sitting.answers[:2] == ["play nimble_dodge", "reveal C"]


@pytest.mark.parametrize("typed", ["Camouflage", "camo"])
def test_what_several_options_have_in_common_asks_for_the_number(typed: str) -> None:
    sitting = sit(action(), typed, "3")
    assert sitting.replies[1].startswith(f"“{typed}” can be several options: 3, 5. Type the number.")
    assert "The Octopus plays “Camouflage”." in sitting.replies[2]


@pytest.mark.parametrize(
    "typed", ["6", "0", "-1", "2.0", "²", "9" * 5000, "castle", "put the Shark", "1 2", "\x00", "\x1b[2J", "�"]
)
def test_what_is_no_option_is_told_what_was_expected(typed: str) -> None:
    sitting = sit(action(), typed, "5", "")
    assert sitting.replies[1].startswith("Expected: a number from 1 to 5, the words of an option, or ? for help; not “")
    assert len(sitting.replies[1].splitlines()[0]) < 160
    assert sitting.answers == ["discard camouflage"]


def test_what_cannot_be_used_now_says_why() -> None:
    sitting = sit(hunt("search", pool=["yellow 6"], at="N|C", facing="east"), "SE")
    assert sitting.replies[1].startswith("SE is not beside the Shark.")
    assert sitting.answers == []
    asked = sit(turn(["sneaking"]), "? move")
    assert "Cards and blocks are gained by Learn cards and by the abalone." in asked.replies[1]


def test_an_empty_line_too() -> None:
    reply = sit(action(), "", "1").replies[1]
    assert reply.startswith("Expected: a number from 1 to 5, the words of an option, or ? for help; nothing came.")


def test_a_number_that_was_mistyped_is_not_a_word_of_an_option() -> None:
    """Among the gains is the trap “Discard 1 Current”."""
    s = turn(["fast_learning"], {"N": "shell", "S": "shell revealed"})
    play(s, "play fast_learning", "reveal NW")
    assert "Discard 1 Current" in sit(s.copy()).replies[0]
    assert sit(s.copy(), "-1").replies[1].startswith("Expected: a number from 1 to ")


@pytest.mark.parametrize("before", [[], ["4"]], ids=["answer", "confirm"])
@pytest.mark.parametrize("typed", ["\x1b[2J", "a\x00b", "? \x1b[2J", "lang \x1b[2J"])
def test_what_was_typed_is_repeated_without_what_controls_a_terminal(typed: str, before: list[str]) -> None:
    said = "".join(sit(action(), *before, typed).replies[1 + len(before) :])
    assert "“" in said or "not '" in said
    assert all(letter.isprintable() for letter in said.replace("\n", ""))


# Several things at once


@pytest.mark.parametrize("typed", ["2 5", "5 2", "5, 2", "2;5", "2 5 2", "n c", "C, N"])
def test_several_things_are_chosen_by_numbers_or_labels_in_any_order(typed: str) -> None:
    assert "So far: Play “Sneaking”; Reveal N; Reveal C" in sit(paying(), "2", typed).replies[2]


def test_too_few_ask_for_more() -> None:
    sitting = sit(paying(), "2", "2", "5")
    assert sitting.replies[2].startswith("Chosen: N. Choose 1 more.")
    assert "So far: Play “Sneaking”; Reveal N; Reveal C" in sitting.replies[3]


def test_one_that_is_worth_two_is_enough() -> None:
    assert "So far: Play “Sneaking”; Reveal NW" in sit(paying(), "2", "1").replies[2]


def test_a_set_that_is_no_choice_is_named_and_chosen_again() -> None:
    sitting = sit(paying(), "2", "1 2", "2 5")
    assert sitting.replies[2].startswith("These do not go together: NW; N.")
    assert "Reveal N; Reveal C" in sitting.replies[3]


def test_one_die_cannot_be_used_twice() -> None:
    assert sit(searching(), "search N with yellow 6, search C with yellow 6").replies[1].startswith("These do not go")


@pytest.mark.parametrize("typed", ["2 99", "0 1", "2 x", "2.5", "castle", "\x00"])
def test_what_is_no_choice_is_told_what_was_expected(typed: str) -> None:
    assert sit(paying(), "2", typed).replies[2].startswith("Expected: numbers from 1 to 6, ")


def test_an_empty_line_is_no_choice_either() -> None:
    assert "nothing came." in sit(paying(), "2", "").replies[2]


def test_how_many_to_type_is_told_with_an_example_that_is_right() -> None:
    for s, before, told in (
        (paying, ("2",), r"Type 1 to 2 numbers, such as (\d \d)\."),
        (paying, ("2", "1"), r"Type 2 numbers, such as (\d \d)\."),
        (searching, (), r"Type up to 2 numbers, such as (\d \d); 0 chooses nothing\."),
    ):
        example = re.search(told, sit(s(), *before).replies[-1])
        assert example
        after = sit(s(), *before, example[1]).replies[len(before) + 1]
        assert not after.startswith(("Expected", "These do not", "Chosen"))


def test_of_up_to_so_many_none_or_some_or_all_can_be_chosen() -> None:
    assert sit(searching(), "0", "").answers[0] == "go on"
    assert sit(searching(), "search N with yellow 6", "").answers[:2] == ["use yellow 6 in N", "go on"]
    both = sit(searching(), "search N with yellow 6, strike C with red 5", "1", "")
    assert both.answers[:2] == ["use yellow 6 in N", "use red 5 in C"]


# Before what is final


def test_what_is_final_is_shown_before_and_nothing_has_happened_yet() -> None:
    sitting = sit(action(), "4")
    assert sitting.replies[1].splitlines()[:3] == [
        PREVIEW,
        "  · The Octopus discards “Nimble Dodge”.",
        "Enter: do it. u: choose again.",
    ]
    assert sitting.answers == []


@pytest.mark.parametrize("typed", ["", "y", "YES"])
def test_enter_does_it(typed: str) -> None:
    sitting = sit(action(), "4", typed)
    assert sitting.replies[2].startswith("The Octopus discards “Nimble Dodge”.\n")
    assert sitting.answers == ["discard nimble_dodge"]


def test_u_chooses_again() -> None:
    sitting = sit(action(), "4", "u", "5", "")
    assert sitting.replies[2].startswith("Action 1 of 2: what do you do?")
    assert sitting.answers == ["discard camouflage"]


def test_after_u_a_longer_draft_stands_up_to_its_last_step() -> None:
    sitting = sit(action(), "2", "nw", "3", "u", "4", "")
    assert sitting.replies[4].startswith("Which 2 adjacent blocks do you swap?")
    assert sitting.answers[:2] == ["play nimble_dodge", "reveal NW"]
    assert len(sitting.answers) == 3


@pytest.mark.parametrize("typed", ["1", "no", "4", "x" * 5000])
def test_anything_else_is_told_what_was_expected(typed: str) -> None:
    sitting = sit(action(), "4", typed, "")
    assert sitting.replies[2].startswith("Expected: Enter to do it, or u to choose again; not “")
    assert len(sitting.replies[2].splitlines()[0]) < 160
    assert sitting.answers == ["discard nimble_dodge"]


def test_where_chance_or_something_hidden_decides_it_is_told_and_not_what_it_will_be() -> None:
    reply = sit(searching(), "search C with yellow 6").replies[1]
    assert "The Shark searches C with yellow 6." in reply
    assert "  · What follows is not known yet.\n" in reply
    assert "reveals" not in reply


def test_c_switches_the_question_off_and_on() -> None:
    sitting = sit(turn(["camouflage", "sneaking"]), "c", "discard camouflage", "c", "discard sneaking")
    assert sitting.replies[1].startswith("What is final is done at once.")
    assert sitting.replies[2].startswith("The Octopus discards “Camouflage”.\nAction 2 of 2")
    assert sitting.replies[3].startswith("Before what is final you are asked once more.")
    assert PREVIEW in sitting.replies[4]


def test_what_can_be_taken_back_is_done_without_a_question() -> None:
    sitting = sit(hunt("currents", pool=["blue 5", "blue 6"], at="N|C", facing="east"), "place blue 5 on W|C")
    assert sitting.replies[1].startswith("The Shark places a Current of 5 on W|C.\nPlace Currents: do you place one?")


def test_an_answer_after_which_only_one_way_is_left_to_the_end_of_the_turn_is_final_too() -> None:
    """The Shark looks at the den in its corner: once its last Current lies there, only one way leads on."""
    sitting = sit(hunt("currents", pool=["blue 5"], at="SW|S", facing="south"), "place blue 5 on den SW")
    assert PREVIEW in sitting.replies[1]
    assert sitting.answers == []


def test_the_choice_of_a_confrontation_is_asked_for_once_more() -> None:
    s = hunt("search", pool=["red 5"], at="N|C", facing="east")
    play(s, "use red 5 in C")
    sitting = sit(s, "fight")
    assert "Fight" in sitting.replies[1]
    assert "Enter: do it." in sitting.replies[1]
    assert sitting.answers == []


# Taking back


def test_u_takes_back_a_step_of_a_draft_and_nobody_hears_of_it() -> None:
    sitting = sit(action(), "2", "u", "4", "")
    assert sitting.replies[1].startswith("So far: Play “Nimble Dodge”\nPay for “Nimble Dodge”")
    assert sitting.replies[2].startswith("Action 1 of 2: what do you do?")
    assert sitting.answers == ["discard nimble_dodge"]
    assert len(sitting.live.record.entries) == 1


def test_u_takes_back_step_after_step() -> None:
    sitting = sit(action(), "2", "nw", "u", "u", "4", "")
    assert sitting.replies[2].startswith("So far: Play “Nimble Dodge”; Reveal NW")
    assert sitting.replies[3].startswith("Pay for “Nimble Dodge”")
    assert sitting.replies[4].startswith("Action 1 of 2: what do you do?")
    assert sitting.answers == ["discard nimble_dodge"]


def test_u_takes_back_an_answer_and_the_table_is_as_it_was() -> None:
    live = played_to("currents")
    before, count = KELP.to_json(live.state), live.record.answers()
    sitting = sit(live, "2", "u", "t")
    assert sitting.replies[1].startswith("The Shark places a Current of ")
    assert sitting.replies[2].startswith("An answer is taken back by: Shark.")
    assert "Place Currents: do you place one?" in sitting.replies[2]
    shown = [line for line in sitting.replies[0].splitlines() if line[:4] in ("Bag ", "Pool")]
    assert len(shown) == 2
    assert all(line in sitting.replies[3] for line in shown)
    assert {**KELP.to_json(live.state), "chance": 0} == {**before, "chance": 0}
    assert (live.record.answers(), live.record.entries[-1].kind) == (count, "take_back")


def test_the_first_answer_can_be_taken_back() -> None:
    sitting = sit(LiveGame.new(KELP, fast(1)), "1", "u", "2")
    assert "An answer is taken back by: Octopus." in sitting.replies[2]
    assert sitting.answers == ["put the Shark on den NE"]


@pytest.mark.parametrize("typed", [("u",), ("4", "", "u"), ("1", "", "u")], ids=["at first", "discarded", "drawn"])
def test_what_was_shown_drawn_or_rolled_is_not_taken_back_and_it_is_said_why(typed: tuple[str, ...]) -> None:
    sitting = sit(action(), *typed)
    assert sitting.replies[len(typed)].startswith(
        "Nothing can be taken back: since the last answer something was shown, drawn or rolled, or it was another’s"
    )
    assert not any(entry.kind == "take_back" for entry in sitting.live.record.entries)


# Commands


def test_t_shows_the_table_again_with_a_legend() -> None:
    first, second = sit(action(), "t").replies[:2]
    table = first.partition("Action 1")[0].strip("\n")
    assert table in second
    assert "■ hidden block" in second.partition(table)[2]


def test_in_a_draft_t_shows_how_the_table_would_look() -> None:
    reply = sit(action(), "play nimble dodge", "nw", "t").replies[3]
    assert re.search(r"NW 5\+ .*\n.*□ Shell", reply)
    assert "Played " in reply


def test_l_tells_all_that_has_happened_so_far_to_this_seat() -> None:
    reply = sit(played_to("currents"), "l").replies[1]
    assert reply.startswith("What has happened:\nThe Shark is put on den ")
    assert "── Turn 1: the Octopus ──" in reply
    assert "── Turn 2: the Shark ──" in reply
    assert "The card drawn is" not in reply


def test_before_anything_happened_the_log_says_so() -> None:
    assert sit(LiveGame.new(KELP, fast(1)), "l").replies[1].startswith("Nothing has happened yet.")


def test_the_question_mark_tells_every_command() -> None:
    reply = sit(action(), "?").replies[1]
    for key in ("? 3", "t:", "l:", "u:", "c:", "lang pl:", "q:"):
        assert key in reply


def test_an_option_is_explained_by_its_number() -> None:
    assert sit(action(), "? 3").replies[1].startswith("Play “Camouflage”. Hide, cost 0: hide 1 or 2 blocks.")
    assert sit(action(), "?3").replies[1] == sit(action(), "help 3").replies[1]


@pytest.mark.parametrize("typed", ["? camouflage", "?Camouflage", "help camouflage", "? camou"])
def test_a_thing_is_explained_by_its_name_even_where_an_option_is_called_so(typed: str) -> None:
    assert sit(action(), typed).replies[1].startswith("Camouflage: Hide, cost 0: hide 1 or 2 blocks.")


def test_what_is_explained_is_not_chosen() -> None:
    sitting = sit(action(), "play nimble dodge", "? nw", "n")
    assert sitting.replies[2].startswith("NW: A zone (rocky)")
    assert sitting.replies[3].startswith("So far: Play “Nimble Dodge”; Reveal N\n")


def test_all_that_are_called_so_are_explained() -> None:
    assert sit(action(), "? DISCARD 1 CURRENT").replies[1].startswith("trap “Discard 1 Current”: When the Shark")
    assert sit(action(), "? swift").replies[1].count("Swift (") == 2


@pytest.mark.parametrize("typed", ["? squid", "? 99", "? " + "x" * 5000, "? \x00", "? !"])
def test_what_is_unknown_is_said_to_be(typed: str) -> None:
    sitting = sit(action(), typed)
    assert sitting.replies[1].startswith("Nothing is known about “")
    assert len(sitting.replies[1].splitlines()[0]) < 120


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    sitting = sit(action(), "2", "lang uk", "ПнЗх", "н", "lang pl", "?")
    assert sitting.replies[2].startswith("Тепер мова — українська.\nСплатіть вартість карти «Спритний виверт»")
    assert sitting.replies[3].startswith("Поки що: Розіграти карту «Спритний виверт»; Розкрити блок ПнЗх")
    assert sitting.replies[5].startswith("Językiem jest teraz polski.")
    assert "k: wyjdź" in sitting.replies[6]


@pytest.mark.parametrize("typed", ["lang", "lang de", "lang PL2", "lang " + "x" * 5000])
def test_an_unknown_language_is_named_and_nothing_changes(typed: str) -> None:
    sitting = sit(action(), typed, "4")
    assert sitting.replies[1].startswith("The language must be one of en, pl, uk, not '")
    assert len(sitting.replies[1].splitlines()[0]) < 120
    assert PREVIEW in sitting.replies[2]


@pytest.mark.parametrize("typed", ["q", "quit", "Q"])
def test_q_leaves(typed: str) -> None:
    assert sit(action(), typed).left is Leave
    drafted = sit(action(), "4", typed)
    assert (drafted.left, drafted.answers) == (Leave, [])


def test_the_end_of_what_is_typed_leaves_too() -> None:
    assert sit(action()).left is EOFError
    assert sit(action(), "4").left is EOFError


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_words_of_the_language_and_english_ones_are_always_understood(lang: str) -> None:
    """One after the other, so that each must have been understood for the next to be heard."""
    texts = Texts(lang)
    told = {
        "help": texts("table-help-answer"),
        "table": "(●)──",
        "log": texts("table-log-empty"),
        "undo": texts("table-no-undo"),
        "confirm": "",
    }
    words = [(command, word) for command in told for word in keys(lang, command)]
    sitting = sit(action(), *(word for _, word in words), lang=lang)
    for (command, word), reply in zip(words, sitting.replies[1:], strict=True):
        expected = [told[command]] if told[command] else [texts("table-confirm-on"), texts("table-confirm-off")]
        assert reply.startswith(tuple(expected)), word
    assert all(sit(action(), word, lang=lang).left is Leave for word in keys(lang, "quit"))
    assert all(sit(action(), "4", word, lang=lang).answers for word in keys(lang, "yes"))
    for word in keys(lang, "undo"):
        assert texts("table-preview") not in sit(action(), "4", word, lang=lang).replies[2]
    for word in keys(lang, "language"):
        assert sit(action(), f"{word} uk", lang=lang).replies[1].startswith(Texts("uk")("table-language"))


def keys(lang: str, command: str) -> list[str]:
    """What can be typed for a command: the words of the language, and the English ones."""
    found = [word.strip() for spoken in (lang, "en") for word in Texts(spoken)(f"table-keys-{command}").split(",")]
    return list(dict.fromkeys(found))


# The turns of others, and the end


def test_what_others_did_is_told_and_the_table_is_shown_again() -> None:
    sitting = sit(turn(["camouflage", "sneaking"]), "discard camouflage", "", "discard sneaking", "")
    told = sitting.replies[4]
    assert "── Turn 2: the Shark ──" in told
    assert told.index("── Turn 2: the Shark ──") < told.index("── Turn 3: the Octopus ──") < told.index("■ Octopus")


def test_at_the_end_the_outcome_is_told_and_whether_one_has_won() -> None:
    food = turn(["crab"], {"N": "crab"}, eaten=["snail used", "lobster used", "abalone used"])
    won = sit(food, "play crab", "")
    assert won.left is None
    assert won.out.endswith("The Octopus wins: all food eaten.\nYou have won.\n")
    spending = hunt("buy", energy=["blue 6", "blue 5"], hunger=["red"] * 6, row=["swift_4", "swift_5"], deck=[])
    lost = sit(spending, "buy swift_4", "", "0", "", "1", "")
    assert lost.left is None
    assert lost.out.endswith("The Octopus wins: the Shark is exhausted.\nYou have lost.\n")


def test_at_the_end_nothing_is_secret_any_more() -> None:
    spending = hunt("buy", energy=["blue 6", "blue 5"], hunger=["red"] * 6, row=["swift_4", "swift_5"], deck=[])
    last = sit(spending, "buy swift_4", "", "0", "", "1", "").replies[-1]
    assert "■ Octopus" in last
    assert "■ Trap: −1 ≈" in last


# For a screen reader


def test_plainly_each_option_is_a_line_of_its_own_with_its_whole_sentence() -> None:
    lines = sit(hunt("currents", pool=["blue 5"]), plain=True).replies[0].splitlines()
    options = [line for line in lines if re.match(r"\d+: ", line)]
    assert options[0] == "1: Place blue 5 on NW|N."
    assert options[-1] == "0: Go on."
    assert len(options) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("at", "typed"),
    [
        (action, ("2", "1", "t", "?", "? 1", "? camouflage", "1")),
        (paying, ("2", "2", "5", "1 2")),
        (searching, ("use yellow 6 in N", "")),
        (lambda: hunt("move", at="N|C", facing="east", currents={"C|E": 3}, pool=["yellow 6"]), ("3", "1", "")),
        (lambda: turn(["camouflage"], revealed("NW", "N")), ("discard camouflage", "", "2")),
    ],
    ids=["swap", "shuffle", "search", "move", "hide"],
)
def test_plainly_there_is_no_sign_anywhere(at: Callable[[], Any], typed: tuple[str, ...], lang: str) -> None:
    out = sit(at(), *typed, lang=lang, plain=True).out
    assert [line for line in out.splitlines() if SIGNS & set(line)] == []
    assert "\x1b" not in out


def test_plainly_the_block_of_an_option_is_told_in_words() -> None:
    octopus = sit(action(), "play nimble dodge", plain=True).replies[1]
    assert re.search(r"(?m)^\d: Reveal C\. .*hidden block, Octopus", octopus)
    shark = sit(searching(), plain=True).replies[0]
    assert re.search(r"(?m)^\d: Search C with yellow 6\. .*hidden block; .*Octopus, trap “Discard 1 Current”", shark)


# Two people at one screen


def screens(out: str) -> list[str]:
    """What is shown between one cover and the next."""
    return [screen.strip("\n") for screen in re.split("\n" * COVER + "+", out)]


def test_the_screen_is_covered_before_the_first_question() -> None:
    before, cover, first = screens(share(action(), "").out)
    assert before == ""
    assert cover == "The screen is covered. To answer now: Octopus. Press Enter when nobody else is looking.\n> "
    assert "■ Octopus" in first


def test_it_is_covered_whenever_the_other_is_asked_and_only_then() -> None:
    sitting = share(turn(["camouflage", "sneaking"]), "", "discard camouflage", "", "discard sneaking", "", "")
    told = screens(sitting.out)
    assert re.findall("To answer now: ([A-Z][a-z]+)", sitting.out) == ["Octopus", "Shark"]
    assert len(told) == 5
    assert "Action 2 of 2" in told[2]
    assert "── Turn 2: the Shark ──" in told[4]


def test_what_the_other_did_is_told_after_the_cover() -> None:
    s = turn(["camouflage", "sneaking"])
    shark = screens(share(s, "", "discard camouflage", "", "discard sneaking", "", "").out)[4]
    assert "The Octopus discards “Camouflage”." in shark
    assert "The Octopus discards “Sneaking”." in shark


def test_a_secret_choice_is_gone_before_the_other_chooses() -> None:
    s = hunt("search", pool=["red 5"], at="N|C", facing="east")
    told = screens(share(s, "", "strike C with red 5", "", "", "freeze", "", "").out)
    assert "The Octopus chooses Freeze in secret." in told[4]
    assert "Which card do you choose?" in told[6]
    assert "secret" not in told[5] + told[6]


def test_in_the_middle_of_a_shuffle_the_shark_names_the_zones_and_sees_no_block() -> None:
    told = screens(share(turn(["sneaking"]), "", "play sneaking", "nw n", "ne w", "", "").out)
    assert "The Octopus sees the block drawn from the bag: " in told[2]
    assert "In which zone does it go?" in told[4]
    assert "sees the block" not in told[4]
    assert not re.search(r"■ \w", told[4])


# Who cannot know a thing cannot read it


def positions_of_the_shark(games: int) -> list[Any]:
    choose, found = random.Random(3), []
    for game in range(games):
        s = KELP.new(chance=fast(game))
        while KELP.mover(s) != OVER:
            if KELP.mover(s) == SHARK and len(KELP.options(s)) > 1 and choose.random() < 0.2:
                found.append(s.copy())
            KELP.answer(s, choose.choice(KELP.options(s)))
    return found


def twins(s: Any, seed: int) -> list[Any]:
    """Two tables that look the same to the Shark, with the same dice to come."""
    view = KELP.redact(s, SHARK)
    worlds = [KELP.resample(view, seed), KELP.resample(view, seed + 1)]
    for world in worlds:
        world.chance = fast(seed)
        world.sink = Sink()
    return worlds


@pytest.mark.slow
def test_what_the_shark_reads_is_the_same_in_all_worlds_it_cannot_tell_apart() -> None:
    """Table, question, options, notes, explanations, and what is said of an answer before it is done."""
    choose, differ, previews = random.Random(5), 0, 0
    for i, s in enumerate(positions_of_the_shark(2)):
        number = str(choose.randint(1, len(KELP.options(s)) - 1))
        one, other = twins(s, i)
        differ += KELP.to_json(one) != KELP.to_json(other)
        read = [share(world, "", "t", "l", f"? {number}", number).out for world in (one, other)]
        assert read[0] == read[1]
        previews += PREVIEW in read[0]
    assert differ > 10
    assert previews > 5


# Kinds of event that tell a hidden thing to everybody: here two worlds may part.
TELLING = {
    "revealed", "discarded", "played", "gained_block", "took_to_hand", "trashed", "pile_top", "shown", "ate", "drew",
}  # fmt: skip


@pytest.mark.slow
def test_what_the_shark_is_told_is_the_same_until_something_secret_is_shown() -> None:
    """The same answers in two worlds, as long as both allow them."""
    texts = Texts("en", "kelp", FOLDER, {"board": "day", "edition": "final"}, KELP.components())
    drawn = drawing(texts)
    choose, steps = random.Random(2), 0
    for i, s in enumerate(positions_of_the_shark(1)):
        worlds = twins(s, i)
        while KELP.mover(worlds[0]) != OVER:
            shared = sorted(set(KELP.options(worlds[0])) & set(KELP.options(worlds[1])))
            if not shared:
                break
            action = choose.choice(shared)
            for world in worlds:
                KELP.answer(world, action)
            events = [[KELP.event_json(event) for event in seen(world.sink.take(), SHARK)] for world in worlds]
            if events[0] != events[1]:
                parted = next((pair for pair in zip(*events) if pair[0] != pair[1]), None)
                assert parted is None or {event["event"] for event in parted} & TELLING, parted
                break
            one, other = ([texts.say(KELP.event_message(event)) for event in told] for told in events)
            assert one == other
            views = [KELP.to_json(KELP.redact(world, SHARK)) for world in worlds]
            assert drawn.plain(views[0]) == drawn.plain(views[1])
            steps += 1
    assert steps > 50


@pytest.mark.slow
def test_a_whole_game_at_the_sharks_seat_shows_what_another_world_would_show() -> None:
    live = LiveGame.new(KELP, fast(11))
    texts = Texts("en", "kelp", FOLDER, live.record.options, KELP.components())
    looked = 0

    def typed(shown: str) -> str:
        nonlocal looked
        at = shown.rfind("\n\n(")
        if at >= 0:
            world = KELP.resample(KELP.redact(live.state, SHARK), looked)
            view = KELP.to_json(KELP.redact(world, SHARK))
            lines = [line.plain.rstrip() for line in drawing(texts).draw(view)]
            assert shown[at:].strip("\n").splitlines()[: len(lines)] == lines
            looked += 1
        return "" if "Enter: do it." in shown else "1"

    while KELP.mover(live.state) != SHARK:
        live.answer(KELP.options(live.state)[0])
    sitting = Sitting(live, typed, "en", plain=False)
    assert sitting.left is None
    assert looked >= 10


def test_at_the_covered_screen_one_can_leave_too() -> None:
    live = LiveGame.new(KELP, fast(4))
    people = {name: Connection(Host(live, {}, {}), i) for i, name in enumerate(KELP.seats)}
    screen = Screen()
    with mock.patch.object(screen, "ask", return_value="q"), pytest.raises(Leave):
        Player(people, folder("kelp"), "en", screen).play()


# Aquatica: many players, open hands, and the same thing chosen more than once

DRAFT = {"players": 3, "kings": "draft", "first": "player1"}


def raising(*depths: tuple[str, int]) -> Any:
    """The Wave-Teller in hand, and these Locations on the board, each with its covered depths."""
    return position({"pockets": [{"location": location, "risen": risen} for location, risen in depths]})


RAISE = "choose effect 1"


def test_a_location_is_chosen_for_both_steps_by_typing_its_number_twice() -> None:
    at = raising(("SB04", 0), ("SS05", 0), ("OV09", 0))
    sitting = sit(at, "play waveteller", RAISE, "2 2")
    assert "Type 2 numbers, such as 1 1." in sitting.replies[2]
    assert "The same number may come more than once." in sitting.replies[2]
    assert sitting.answers[2:4] == ["raise SS05", "raise SS05"]


def test_one_number_is_not_both_steps() -> None:
    sitting = sit(raising(("SB04", 0), ("SS05", 0), ("OV09", 0)), "play waveteller", RAISE, "2", "1")
    assert sitting.replies[3] == "Chosen: Sunken Ships 5. Choose 1 more."
    assert sitting.answers[2:4] == ["raise SB04", "raise SS05"]


def test_where_nothing_can_be_chosen_twice_that_is_not_said() -> None:
    scoring = sit(raising(("OV09", 0), ("SS10", 0), ("SB09", 0)), "play waveteller", "1 1", "2", "")
    assert "The same number" not in scoring.out
    assert scoring.answers[1:3] == ["score SB09", "score SS10"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "kind", "thing"),
    [
        ("SB03", "location", "SB03"),
        ("grabber", "card", "grabber"),
        ("P2", "icon", "P2"),
        ("hand8", "goal", "hand8"),
        ("sol", "card", "sol"),
    ],
)
def test_a_thing_is_explained_by_the_name_that_records_use(typed: str, kind: str, thing: str, lang: str) -> None:
    texts = Texts(lang, "aquatica", folder("aquatica"), {}, AQUATICA.components())
    reply = " ".join(sit(position(), f"? {typed}", lang=lang).replies[1].split())
    assert reply == f"{texts.name(kind, thing)}: {drawing(texts).about(kind, thing)}"


@pytest.mark.parametrize(("lang", "tag"), [("en", "SB 3"), ("pl", "zr 3"), ("uk", "АЗ 3")])
def test_a_location_is_explained_by_the_tag_that_the_drawing_shows(lang: str, tag: str) -> None:
    texts = Texts(lang, "aquatica", folder("aquatica"), {}, AQUATICA.components())
    assert sit(position(), f"? {tag}", lang=lang).replies[1].startswith(f"{texts.name('location', 'SB03')}: ")


def test_after_scouting_the_table_is_shown_again() -> None:
    sitting = sit(position(lower=["SS01", "SS02", "SB01"]), "play seahorse", "scout", "")
    assert "Ocean row" in sitting.replies[0]
    assert "Ocean row" not in sitting.replies[1]
    assert sitting.replies[3].count("New in the lower row: ") == 6
    assert "Ocean row" in sitting.replies[3]


def test_where_all_is_open_the_screen_is_not_covered_and_nothing_is_told_twice() -> None:
    sitting = share(LiveGame.new(AQUATICA, fast(3), first="player1"), "play matrona", "", "play matrona", "")
    assert "\n" * COVER not in sitting.out
    assert re.findall(r"To answer now: (player \d)", sitting.out) == ["player 1", "player 2", "player 1"]
    assert sitting.out.count("Played by player 1: “Matrona”.") == 2, "once before it is done, and once after"
    second = sitting.out.partition("To answer now: player 2.")[2].partition("To answer now: player 1.")[0]
    assert re.search(r"(?m)^② player 2: 6 points \(you, on turn\)$", second)


def test_a_packet_of_kings_is_covered_before_the_next_one_looks() -> None:
    sitting = share(LiveGame.new(AQUATICA, fast(3), **DRAFT), "", "1", "", "", "1", "", "", "1", "", "")
    told = screens(sitting.out)
    covers = [screen for screen in told if screen.startswith("The screen is covered.")]
    assert [re.findall(r"player \d", cover)[0] for cover in covers] == ["player 3", "player 2", "player 1"]
    assert [len(re.findall("King number", screen)) for screen in told if "Which king" in screen] == [4, 3, 2]
    assert "To answer now" not in told[-1]
    assert "Your turn: which character do you play?" in told[-1]


def test_at_the_end_the_own_points_come_first() -> None:
    row = ["grabber", "crab", "turtle", "healer", "diva", "leader"]
    ending = {"reason": "ocean", "turns_left": 1}
    at = position(active="player2", turn=2, row=row, box=all_of_the_ocean_but(*row), ending=ending)
    sitting = sit(at, "play matrona", "")
    assert re.findall(r"(?m)^([①②]) player \d: \d+ points \((.*)\)$", sitting.replies[-1]) == [
        ("②", "you, rank 1"),
        ("①", "first player, rank 2"),
    ]


def test_three_seats_can_be_one_person_and_two_bots() -> None:
    sitting = sit(LiveGame.new(AQUATICA, fast(3), players=3, first="player1"), "play matrona", "")
    assert re.findall(r"(?m)^── Turn (\d): player (\d) ──$", sitting.out) == [
        ("1", "2"),
        ("1", "3"),
        ("2", "1"),
    ]
