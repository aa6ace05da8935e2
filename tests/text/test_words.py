"""What is said at a table: everything, in three languages, with the right forms and the right names."""

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from support.aquatica import AQUATICA
from support.kelp import KELP, position
from support.words import GAMES, KELP_WORDS, TABLES, Spoken, Strict, assert_sound, strict

import fathoms
from fathoms.bots.named import bot
from fathoms.core.chance import fast
from fathoms.core.errors import BadData, FathomsError
from fathoms.core.events import seen
from fathoms.core.game import OVER, Message
from fathoms.core.record_reading import load
from fathoms.registry import drawing
from fathoms.table.drafts import asked
from fathoms.table.messages import Asked
from fathoms.terminal.options import items
from fathoms.text import LANGUAGES, Texts, UnknownLanguage, language

FINAL, NIGHT, PROTOTYPE = KELP_WORDS.tables
FOLDER = KELP_WORDS.folder
OfGame = tuple[Spoken, int]  # a game, and one of its tables
each_language = pytest.mark.parametrize("lang", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=repr)
each_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0].name}-{table[1]}")
FEW, MANY = {"kelp": 4, "aquatica": 2}, {"kelp": 40, "aquatica": 8}  # random games of each table


def of_many(n: int, lang: str) -> list[pytest.MarkDecorator]:
    """Many games of each table are told in one language, and in `make grid` in every one."""
    return [pytest.mark.slow, *([] if lang == LANGUAGES[n % len(LANGUAGES)] else [pytest.mark.grid])]


few_and_many = pytest.mark.parametrize(
    ("games", "table", "lang"),
    [
        pytest.param(games, table, lang, id=f"{title}-{table[0].name}-{table[1]}-{lang}", marks=marks)
        for n, table in enumerate(TABLES)
        for lang in LANGUAGES
        for title, games, marks in (("few", FEW, []), ("many", MANY, of_many(n, lang)))
    ],
)


# Random games


def told(of: Spoken, s: Any, events: list[Any], choose: random.Random) -> Iterator[Message]:
    """All that anybody is told of, asked, can answer and can look ahead to at one moment."""
    game = of.game
    for seat in of.seats(s):
        for event in seen(events, seat):
            yield game.event_message(game.event_json(event))
    outcome = game.outcome(s)
    if outcome is not None:
        yield game.outcome_message(outcome)
        return
    view = game.redact(s, game.mover(s))
    yield game.question_message(game.question(view))
    options = game.options(view)
    yield from (game.describe(view, action) for action in options)
    for event in game.preview(view, choose.choice(options)).events:
        yield game.event_message(event)


@cache
def heard(table: OfGame, games: int) -> list[Message]:
    """Each message of some random games once."""
    game, number = table
    found: dict[Any, Message] = {}
    choose, chosen = random.Random(number), Counter[int]()
    for seed in range(games):
        for s, events in game.moments(seed, game.tables[number], chosen):
            found |= {(message.id, *message.arguments.values()): message for message in told(game, s, events, choose)}
    return list(found.values())


@few_and_many
def test_all_that_is_asked_answered_and_told_in_random_games_can_be_said(
    lang: str, table: OfGame, games: dict[str, int]
) -> None:
    texts = strict(table, lang)
    for message in heard(table, games[table[0].name]):
        assert_sound(lang, texts.say(message), message)


@pytest.mark.slow
@each_game
def test_random_games_leave_nothing_unsaid(game: Spoken) -> None:
    tables = [table for table in TABLES if table[0] is game]
    kinds = {message.id for table in tables for message in heard(table, MANY[game.name])}
    rare = {"kelp-question-free-den"}  # a Current on every den
    # Why a thing cannot be used is tried reason by reason in the games' own tests.
    assert set(game.messages) - set(game.reasons) - kinds <= rare


def of_everything(game: Spoken, name: str, types: dict[str, str]) -> Iterator[Message]:
    """A message of each value that one of its arguments can have."""
    values: dict[str, tuple[Any, ...]] = {
        **game.named,
        **game.choosing,
        "flag": (True, False),
        "number": tuple(range(6)),
    }
    usual = {field: (kind, values[kind][0]) for field, kind in types.items()}
    yield Message(name, usual)
    for field, kind in types.items():
        yield from (Message(name, {**usual, field: (kind, value)}) for value in values[kind])


@each_language
@each_table
def test_every_question_and_event_can_be_said_of_every_thing(lang: str, table: OfGame) -> None:
    texts, game = strict(table, lang), table[0]
    for name, types in {**game.questions, **game.events}.items():
        for message in of_everything(game, name, types):
            assert_sound(lang, texts.say(message), message)


@each_game
def test_each_of_all_actions_has_a_sentence_of_its_own(game: Spoken) -> None:
    rules = game.game
    opening = rules.new(chance=fast(1))
    for lang in LANGUAGES:
        texts = Strict(lang, game=rules)
        said = {action: texts.say(rules.describe(opening, action)) for action in rules.actions}
        for action, sentence in said.items():
            assert_sound(lang, sentence, rules.actions.text(action))
        assert len(set(said.values())) == len(rules.actions)


@each_language
@pytest.mark.parametrize("table", [TABLES[0], TABLES[-1]], ids=lambda table: table[0].name)
def test_what_is_joined_for_speed_is_what_the_library_would_say(lang: str, table: OfGame) -> None:
    quick, slow = strict(table, lang), strict(table, lang)
    slow.catalogue.parts = dict.fromkeys(slow.catalogue.messages)
    for message in heard(table, FEW[table[0].name]):
        assert quick.say(message) == slow.say(message)


FLAG = {False: ("flag", False), True: ("flag", True)}
RED, YELLOW, BLUE = ("die", "red 5"), ("die", "yellow 2"), ("die", "blue 3")
KEPT = ("kept", "kept")
WEST, EAST = ("zone", "W"), ("zone", "E")
HERE, THERE = ("space", "N|C"), ("space", "W|C")


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("action-search", {"die": RED, "zone": WEST}, "Strike W with red 5"),
        ("action-search", {"die": YELLOW, "zone": EAST}, "Search E with yellow 2"),
        ("action-search", {"kept": KEPT, "die": RED, "zone": WEST}, "Strike W with red 5 from Vigilant"),
        ("action-current", {"die": BLUE, "space": HERE}, "Place blue 3 on N|C"),
        ("action-current", {"kept": KEPT, "die": BLUE, "space": HERE}, "Place blue 3 from Vigilant on N|C"),
        ("question-den", {"why": ("why", "setup")}, "On which den do you put the Shark?"),
        ("question-den", {"why": ("why", "trap")}, "The den trap: to which den do you move the Shark?"),
        ("question-den", {"why": ("why", "fight")}, "Fight: to which den do you move the Shark?"),
        ("question-action", {"done": ("number", 0)}, "Action 1 of 2: what do you do?"),
        ("question-action", {"done": ("number", 1)}, "Action 2 of 2: what do you do?"),
        ("question-action", {"done": ("number", 2)}, "Both actions are done: do you use food, or end the turn?"),
        ("question-move", {"moved": FLAG[False]}, "Move: where does the Shark swim?"),
        ("question-move", {"moved": FLAG[True]}, "Move: where does the Shark swim now?"),
        ("question-relentless", {"first": ("die", None)}, "Relentless: which die do you reroll?"),
        ("question-relentless", {"first": RED}, "Relentless: which die do you reroll together with red 5?"),
        ("event-turn", {"seat": ("seat", "octopus"), "turn": ("number", 3)}, "Turn 3: the Octopus"),
        ("event-turn", {"seat": ("seat", "shark"), "turn": ("number", 4)}, "Turn 4: the Shark"),
        ("event-pile-top", {"pile": ("pile", "eat"), "card": ("card", None)}, "The Eat pile is empty."),
        ("event-moved", {"start": HERE, "space": THERE, "over": ("space", None)}, "The Shark swims from N|C to W|C."),
        ("outcome", {"winner": ("seat", "octopus"), "reason": ("reason", "food")}, "The Octopus wins: all food eaten."),
    ],
)
def test_a_sentence_is_chosen_by_what_it_is_about(name: str, arguments: dict[str, Any], said: str) -> None:
    assert Strict("en").say(Message(f"kelp-{name}", arguments)) == said


@cache
def questions(table: OfGame) -> list[tuple[Asked, dict[str, Any]]]:
    """Some questions of a random game, as the table asks them, with the view of who is asked."""
    game, number = table
    found = []
    for i, (s, _) in enumerate(game.moments(20 + number, game.tables[number])):
        if i % 3 == 0 and game.game.mover(s) != OVER:
            view = game.game.redact(s, game.game.mover(s))
            found.append((asked(game.game, view), game.game.to_json(view)))
    return found


@each_language
@each_table
def test_options_on_the_screen_can_be_told_apart(lang: str, table: OfGame) -> None:
    texts = strict(table, lang)
    notes = drawing(texts)
    for question, view in questions(table):
        shown = items(texts, question)
        assert len({one.sentence for one in shown}) == len({(one.heading, one.label) for one in shown}) == len(shown)
        for one in shown:
            about = [notes.note(one.option.said, view, signs) for signs in (True, False)]
            for text in filter(None, (one.sentence, one.heading, one.label, *about)):
                assert_sound(lang, text, one.option.text)


def eyes(game: Spoken, s: Any) -> list[dict[str, Any]]:
    """The table as a finished game shows it, and as a spectator and each seat see it."""
    return [game.game.to_json(at) for at in (s, *(game.game.redact(s, seat) for seat in game.seats(s)))]


@few_and_many
def test_the_table_can_be_drawn_and_told_to_everybody(lang: str, table: OfGame, games: dict[str, int]) -> None:
    shown, (game, number) = drawing(strict(table, lang)), table
    every = 240 // games[game.name]
    for i, (s, _) in enumerate(game.moments(40 + number, game.tables[number])):
        for view in eyes(game, s) if i % every == 0 or game.game.mover(s) == OVER else []:
            lines = [line.plain for line in shown.draw(view)]
            assert len(lines) > 20
            for line in filter(str.strip, lines + shown.plain(view) + shown.brief(view)):
                assert_sound(lang, line)


@pytest.mark.parametrize(
    ("lang", "alone", "several"),
    [
        ("en", "points.", "points, rank 1."),
        ("pl", "punktów.", "punktów i zajmuje 1. miejsce."),
        ("uk", "очок.", "очок (місце 1)."),
    ],
)
def test_in_a_solo_game_nobody_has_a_rank(lang: str, alone: str, several: str) -> None:
    over = Message(
        "aquatica-event-over", {"seat": ("seat", "player1"), "points": ("number", 40), "rank": ("number", 1)}
    )
    said = [Strict(lang, {"players": players}, AQUATICA).say(over) for players in (1, 2)]
    assert said[0].endswith(f"40 {alone}")
    assert said[1].endswith(f"40 {several}")


@each_language
def test_the_signs_of_the_drawing_are_explained(lang: str) -> None:
    legend = drawing(Strict(lang)).legend()
    for line in legend:
        assert_sound(lang, line)
    for sign in "■□◇▲▶▼◀●≈◎✗":
        assert sign in "".join(legend)


# Plurals

NUMBERS = (0, 1, 2, 5, 12, 21, 22)
PLURALS = {
    "en": ("other", "one", "other", "other", "other", "other", "other"),
    "pl": ("many", "one", "few", "many", "many", "many", "few"),
    "uk": ("many", "one", "few", "many", "many", "one", "few"),
}
BUY = {"may-replace-id": "true"}
CARD = {"dice": "", "text": ""}


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize(
    ("lang", "message", "variable", "forms", "rest"),
    [
        ("en", "kelp-event-drew", "count", ("card", "", "cards"), {}),
        ("en", "kelp-table-cards", "count", ("card", "", "cards"), {}),
        ("en", "kelp-step-learn", "amount", ("card or block", "", "cards or blocks"), {}),
        ("en", "table-resumed", "count", ("answer", "", "answers"), {}),
        ("pl", "kelp-event-drew", "count", ("kartę", "karty", "kart"), {}),
        ("pl", "kelp-event-reshuffled", "count", ("karta", "karty", "kart"), {}),
        ("pl", "kelp-table-cards", "count", ("karta", "karty", "kart"), {}),
        ("pl", "kelp-step-may-draw", "amount", ("kartę", "karty", "kart"), {}),
        ("pl", "kelp-step-learn", "amount", ("kartę lub płytkę", "karty lub płytki", "kart lub płytek"), {}),
        ("pl", "kelp-step-shuffle", "amount", ("ukrytą płytkę", "ukryte płytki", "ukrytych płytek"), {}),
        ("pl", "kelp-step-shuffle-centre", "amount", ("ukrytą płytkę", "ukryte płytki", "ukrytych płytek"), {}),
        ("pl", "kelp-step-shuffle-revealed", "amount", ("odkrytą płytkę", "odkryte płytki", "odkrytych płytek"), {}),
        ("pl", "kelp-about-block-trap-hide", "amount", ("inną płytkę", "inne płytki", "innych płytek"), {}),
        ("pl", "kelp-about-block-trap-two", "amount", ("kość prądu", "kości prądu", "kości prądu"), {}),
        ("pl", "kelp-event-dice-drawn", "red", ("czerwoną", "czerwone", "czerwonych"), {"blue": 3, "yellow": 3}),
        ("pl", "table-choose-exactly", "count", ("numer", "numery", "numerów"), {"example": ""}),
        ("uk", "kelp-event-drew", "count", ("карту", "карти", "карт"), {}),
        ("uk", "kelp-event-reshuffled", "count", ("карта", "карти", "карт"), {}),
        ("uk", "kelp-table-cards", "count", ("карта", "карти", "карт"), {}),
        ("uk", "kelp-step-may-draw", "amount", ("карту", "карти", "карт"), {}),
        ("uk", "kelp-step-learn", "amount", ("карту або блок", "карти або блоки", "карт або блоків"), {}),
        ("uk", "kelp-step-shuffle", "amount", ("прихований блок", "приховані блоки", "прихованих блоків"), {}),
        ("uk", "kelp-step-shuffle-revealed", "amount", ("розкритий блок", "розкриті блоки", "розкритих блоків"), {}),
        ("uk", "kelp-about-block-trap-hide", "amount", ("іншого блока", "інших блоків", "інших блоків"), {}),
        ("uk", "kelp-about-shark-card", "price", ("одиниця", "одиниці", "одиниць"), CARD),
        ("uk", "kelp-question-buy", "energy", ("одиницю", "одиниці", "одиниць"), BUY),
        ("uk", "kelp-event-dice-drawn", "red", ("червоний", "червоні", "червоних"), {"blue": 3, "yellow": 3}),
        ("uk", "table-choose-exactly", "count", ("номер", "номери", "номерів"), {"example": ""}),
        ("en", "aquatica-table-player", "points", ("point", "", "points"), {"seat": ""}),
        ("en", "aquatica-price-coins", "coins", ("coin", "", "coins"), {}),
        ("en", "aquatica-table-free", "count", ("free pocket", "", "free pockets"), {}),
        ("en", "aquatica-about-raise", "amount", ("step", "", "steps in all"), {}),
        ("pl", "aquatica-table-player", "points", ("punkt", "punkty", "punktów"), {"seat": ""}),
        ("pl", "aquatica-price-coins", "coins", ("moneta", "monety", "monet"), {}),
        ("pl", "aquatica-price-power", "power", ("punkt siły", "punkty siły", "punktów siły"), {}),
        ("pl", "aquatica-table-free", "count", ("wolna kieszeń", "wolne kieszenie", "wolnych kieszeni"), {}),
        ("pl", "aquatica-about-coin", "amount", ("monetę", "monety", "monet"), {}),
        ("pl", "aquatica-about-raise", "amount", ("głębię", "głębie", "głębi"), {}),
        ("pl", "aquatica-step-score", "amount", ("lokację", "lokacje", "lokacji"), {}),
        ("uk", "aquatica-table-player", "points", ("очко", "очки", "очок"), {"seat": ""}),
        ("uk", "aquatica-price-coins", "coins", ("монета", "монети", "монет"), {}),
        ("uk", "aquatica-price-power", "power", ("одиниця сили", "одиниці сили", "одиниць сили"), {}),
        ("uk", "aquatica-table-free", "count", ("вільна кишеня", "вільні кишені", "вільних кишень"), {}),
        ("uk", "aquatica-about-coin", "amount", ("монету", "монети", "монет"), {}),
        ("uk", "aquatica-about-raise", "amount", ("крок", "кроки", "кроків"), {}),
        ("uk", "aquatica-event-bought", "coins", ("монету", "монети", "монет"), {"seat": "", "location": ""}),
    ],
)
def test_a_number_has_the_right_noun(
    lang: str, message: str, variable: str, forms: tuple[str, str, str], rest: dict[str, Any], number: int
) -> None:
    texts = Strict(lang, game=AQUATICA) if message.startswith("aquatica-") else Strict(lang)
    said = texts(message, **{variable: number}, **rest)
    one, few, many = forms
    form = {"one": one, "few": few}.get(PLURALS[lang][NUMBERS.index(number)], many)
    assert re.search(rf"\b{number} {form}\b", said), said


# Names by edition and board


@pytest.mark.parametrize(
    ("kind", "value", "final", "prototype"),
    [("kind", "centre", "center", "exposed"), ("tone", "turquoise", "turquoise", "gray")],
)
def test_a_thing_is_called_as_in_its_edition(kind: str, value: str, final: str, prototype: str) -> None:
    assert Strict("en", FINAL).name(kind, value) == final
    assert Strict("en", PROTOTYPE).name(kind, value) == prototype


def test_the_first_step_is_called_as_in_its_edition() -> None:
    rolled = Message("kelp-question-rolled")
    assert Strict("en", FINAL).say(rolled) == "Draw & Roll: do you change the roll?"
    assert Strict("en", PROTOTYPE).say(rolled) == "Draw and Roll (2): do you change the roll?"


@pytest.mark.parametrize(
    ("options", "zone", "energy", "pairs"),
    [
        (FINAL, "Zone C, center, value 2+", "Energy: red 5.", "Freeze (turquoise)"),
        (PROTOTYPE, "Zone C, exposed, value 2+", "Energy slots: red 5.", "Freeze (gray)"),
    ],
)
def test_the_table_is_told_in_the_words_of_its_edition(options: Any, zone: str, energy: str, pairs: str) -> None:
    view = KELP.to_json(position(shark={"energy": ["red 5"]}, edition=options["edition"]))
    lines = drawing(Strict("en", options)).plain(view)
    assert any(line.startswith(zone) for line in lines)
    assert energy in lines
    assert any(pairs in line for line in lines)


def test_no_word_of_the_final_edition_is_left_in_the_prototype() -> None:
    texts = Strict("en", PROTOTYPE)
    shown = drawing(texts)
    said = [shown.about(kind, thing) for kind, things in texts.components.items() for thing in things]
    asked_of = KELP_WORDS.questions.items()
    said += [texts.say(message) for name, types in asked_of for message in of_everything(KELP_WORDS, name, types)]
    said += [str(texts.name(kind, value)) for kind, values in KELP_WORDS.named.items() for value in values]
    assert sorted({text for text in said if re.search("Draw & Roll|turquoise|center", text)}) == []


@pytest.mark.parametrize(
    ("lang", "den", "corner"),
    [("en", "den NW", "corner NW"), ("pl", "kryjówka PnZ", "narożnik PnZ"), ("uk", "сховок ПнЗх", "кут ПнЗх")],
)
def test_the_corners_are_dens_by_day_alone(lang: str, den: str, corner: str) -> None:
    assert Strict(lang, FINAL).name("space", "den NW") == den
    night = Strict(lang, NIGHT)
    assert night.name("space", "den NW") == corner
    word = den.partition(" ")[0]
    assert [name for space in KELP_WORDS.named["space"] if word in (name := night.name("space", space))] == []


# An owner's things, and a stranger's game


def owned(lang: str, **card: Any) -> Strict:
    """Texts with the owner's card in the box."""
    game = fathoms.game("kelp", data={"octopus.toml": {"cards": [card]}})
    return Strict(lang, game=game)


INK_JET = {"id": "ink_jet", "type": "move", "cost": 1, "effect": ["swap 1"], "copies": 1, "where": "pile"}


@pytest.mark.parametrize(("lang", "name"), [("en", "Ink Jet"), ("pl", "Strumień"), ("uk", "Ink Jet")])
def test_an_owners_card_is_called_by_its_title_or_by_the_english_one(lang: str, name: str) -> None:
    title = {"en": "Ink Jet", "pl": "Strumień"}
    assert owned(lang, **INK_JET, title=title).name("card", "ink_jet") == name
    assert owned(lang, id="camouflage", title=title).name("card", "camouflage") == name


@each_language
def test_a_title_stands_in_sentences_too(lang: str) -> None:
    texts = owned(lang, id="camouflage", title={lang: "Zzz"})
    assert "Zzz" in texts.say(Message("kelp-action-play", {"card": ("card", "camouflage")}))


@each_language
def test_a_title_in_another_language_alone_serves_all(lang: str) -> None:
    assert owned(lang, id="camouflage", title={"uk": "Чорнило"}).name("card", "camouflage") == "Чорнило"


def test_a_card_without_a_title_is_called_by_its_id() -> None:
    game = fathoms.game("kelp", data={"octopus.toml": {"cards": [INK_JET]}})
    assert Texts("pl", "kelp", FOLDER, {}, game.components()).name("card", "ink_jet") == "ink jet"


@each_language
def test_an_owners_card_is_explained_by_its_steps(lang: str) -> None:
    title = dict.fromkeys(LANGUAGES, "Ґ")
    texts = owned(lang, **INK_JET | {"effect": ["hide 3", "may_draw 2"]}, title=title)
    about = drawing(texts).about("card", "ink_jet")
    assert_sound(lang, about)
    assert texts("kelp-step-hide", amount=3) in about
    assert texts("kelp-step-may-draw", amount=2) in about


@pytest.mark.parametrize("title", [{}, "Ink", {"en": ""}, {"en": " x"}, {"en": "x" * 61}, {"en": 3}, {"fr": "Encre"}])
def test_a_title_is_a_table_of_languages_and_names(title: Any) -> None:
    with pytest.raises(BadData, match="title must be a table of en, pl, uk and texts"):
        fathoms.game("kelp", data={"octopus.toml": {"cards": [INK_JET | {"title": title}]}})


@each_language
def test_a_strangers_game_is_told_bare(lang: str) -> None:
    grew = Message("reef-event-coral_grew", {"seat": ("seat", "sea_urchin"), "size": ("number", 2)})
    texts = Texts(lang, "reef")
    assert texts.say(grew) == "coral grew (seat sea urchin, size 2)"
    assert texts.say(Message("reef-question-which_reef")) == "which reef"


# What cannot be


@each_language
@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: fathoms.game("kepl"), ["kepl", "kelp"]),
        (lambda: fathoms.game("chess"), ["chess", "kelp"]),
        (lambda: bot("deep"), ["deep", "random"]),
        (lambda: KELP.settings.complete({"board": "noon"}), ["board", "noon", "day, night"]),
        (lambda: KELP.settings.complete({"depth": 3}), ["depth"]),
        (lambda: KELP.settings.complete({"edition": "prototype", "board": "night"}), ["edition=prototype"]),
        (lambda: fathoms.game("kelp", data={"octopus.toml": {"cards": [INK_JET | {"cost": 99}]}}), ["cost", "99"]),
        (lambda: fathoms.game("kelp", data={"octopus.toml": {"cards": [INK_JET | {"type": "nap"}]}}), ["type", "nap"]),
        (lambda: fathoms.game("kelp", data={"octopus.toml": {"cards": [INK_JET | {"csot": 1}]}}), ["csot"]),
        (lambda: KELP.actions.id("fly"), ["fly"]),
        (lambda: load("no/such/file"), ["no/such/file"]),
    ],
)
def test_a_named_error_can_be_said(lang: str, wrong: Callable[[], object], said: list[str]) -> None:
    with pytest.raises(FathomsError) as refused:
        wrong()
    text = Strict(lang).error(refused.value)
    for part in said:
        assert part in text
    assert not re.search(r"[{}$]|\bnone\b|\bNone\b", text), text


def test_a_near_name_is_asked_after_if_there_is_one() -> None:
    with pytest.raises(FathomsError) as near:
        fathoms.game("kepl")
    with pytest.raises(FathomsError) as far:
        fathoms.game("chess")
    assert Strict("en").error(near.value).endswith("; did you mean 'kelp'?")
    assert Strict("pl").error(near.value) != Strict("en").error(near.value)
    assert "did you mean" not in Strict("en").error(far.value)


# The language


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "pl_PL", "LC_ALL": "uk_UA"}, "uk"),
        ({"LANG": "uk_UA", "LC_MESSAGES": "", "LC_ALL": ""}, "uk"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    speak: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
) -> None:
    for name, value in environment.items():
        speak.setenv(name, value)
    assert language() == spoken


@each_language
def test_the_language_that_is_asked_for_wins(speak: pytest.MonkeyPatch, lang: str) -> None:
    speak.setenv("LC_ALL", "pl_PL.UTF-8" if lang != "pl" else "uk_UA.UTF-8")
    assert language(lang) == lang


@pytest.mark.parametrize("wanted", ["de", "PL", "pl_PL", "english", " "])
def test_an_unknown_language_is_named(wanted: str) -> None:
    with pytest.raises(UnknownLanguage, match=f"must be one of en, pl, uk, not '{wanted}'") as refused:
        language(wanted)
    for lang in LANGUAGES:
        said = Strict(lang).error(refused.value)
        assert "en, pl, uk" in said
        assert wanted in said


# How fast


@cache
def largest_question(games: int) -> tuple[Any, dict[str, str]]:
    """The position with the most options of some random games."""
    best, most, of = None, 0, FINAL
    for options in KELP_WORDS.tables:
        for seed in range(games):
            for s, _ in KELP_WORDS.moments(seed, options, among=1):
                if len(KELP.options(s)) > most:
                    best, most, of = s.copy(), len(KELP.options(s)), options
    return best, of


@pytest.mark.slow
@each_language
def test_describing_all_options_of_the_largest_question_takes_half_a_millisecond(lang: str) -> None:
    s, options = largest_question(120)
    actions = KELP.options(s)
    assert len(actions) > 40
    components = KELP.components(**options)
    best = 1.0
    for _ in range(2000):  # other work on the machine may slow down most of these
        texts = Texts(lang, "kelp", FOLDER, options, components)
        start = time.process_time()
        for action in actions:
            texts.say(KELP.describe(s, action))
        best = min(best, time.process_time() - start)
        if best <= 0.0005:
            break
    assert best <= 0.0005, f"{best * 1000:.2f} ms for {len(actions)} options"
