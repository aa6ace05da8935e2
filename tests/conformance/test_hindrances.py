"""What cannot be used now, and why: never of what an option uses, from the view alone, in words and with its clause."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from support.conformance import Setup, seats
from support.rulebook import PAGES
from support.words import GAMES, assert_sound, strict

from fathoms.core.game import ONE_OF_SEVERAL, OVER, Game, Hindrance, Thing, View
from fathoms.core.state import BaseState
from fathoms.table.drafts import whole_choices
from fathoms.text import LANGUAGES

pytestmark = pytest.mark.slow


def asked(game: Game, sample: list[BaseState]) -> Iterator[tuple[BaseState, View, list[Hindrance]]]:
    """Positions in which a seat is asked something, and what it is told that it cannot use."""
    for s in sample[::3]:
        if game.mover(s) != OVER:
            view = game.redact(s, game.mover(s))
            yield s, view, game.hindrances(view)


def hindered(told: list[Hindrance]) -> list[Thing]:
    """The things that cannot be used whatever is picked."""
    return [thing for one in told if not one.after for thing in one.things]


def usable(game: Game, view: View) -> set[Thing]:
    """What options use, and what could be picked after them."""
    previews = {action: game.preview(view, action) for action in game.options(view)}
    several = ONE_OF_SEVERAL & set(game.question(view).fields)
    choices = whole_choices(game, view, previews) if several else None
    actions = {*previews, *(action for choice in choices or [] for action in choice.actions)}
    return {thing for action in actions for thing in game.things.used(action)}


def test_nothing_is_hindered_that_an_option_uses(game: Game, sample: list[BaseState]) -> None:
    for s, view, told in asked(game, sample):
        assert not usable(game, view) & set(hindered(told)), game.to_json(s)


def test_each_thing_is_on_the_table_and_has_one_reason(game: Game, sample: list[BaseState]) -> None:
    for _, view, told in asked(game, sample):
        on_table = game.things.on_table(view)
        assert len(set(on_table)) == len(on_table)
        assert [thing for thing, count in Counter(hindered(told)).items() if count > 1] == []
        assert {thing for one in told for thing in one.things} <= set(on_table)
        for one in told:
            assert one.things
            assert set(one.after) <= set(map(int, game.actions))


def test_what_is_explained_has_a_reason_unless_it_can_be_used(game: Game, sample: list[BaseState]) -> None:
    told_of = 0
    for s, view, told in asked(game, sample):
        question = game.question(view)
        if any(question.fields.get(field) is not None for field in ONE_OF_SEVERAL):
            continue  # amid a choice
        reasons = set(hindered(told))
        places = game.hindrances.explained[question.kind]
        here = {thing for thing in game.things.on_table(view) if thing.place in places}
        assert here <= reasons | usable(game, view), game.to_json(s)
        told_of += len(here & reasons)
    assert told_of > len(sample)


def test_every_kind_of_question_says_what_it_explains(game: Game, sample: list[BaseState]) -> None:
    kinds = {game.question(view).kind for _, view, _ in asked(game, sample)}
    assert kinds <= set(game.hindrances.explained)


def test_what_comes_after_a_pick_goes_without_it(game: Game, sample: list[BaseState]) -> None:
    """A reason that holds after picks is about things that can be used before them, and is about some of them after."""
    for _, view, told in asked(game, sample):
        for one in told:
            if one.after:
                assert set(one.things) <= usable(game, view)


def test_only_who_is_asked_has_hindrances(game: Game, sample: list[BaseState]) -> None:
    for s in sample[::20]:
        for seat in seats(game, s):
            if seat != game.mover(s):
                assert game.hindrances(game.redact(s, seat)) == []


def test_every_clause_stands_on_the_page_of_the_rules(game: Game, sample: list[BaseState]) -> None:
    page = PAGES.joinpath(f"{game.name}.md").read_text("utf-8")
    letter = game.name[0].upper()
    clauses = set(re.findall(rf"^- \*\*({letter}\d+\.\d+)\*\*", page, re.MULTILINE))
    sections = {f"{letter}{number}" for number in re.findall(r"^## (\d+) ", page, re.MULTILINE)}
    for _, _, told in asked(game, sample):
        assert {one.clause for one in told} <= clauses | sections


def test_every_reason_is_said_in_every_language(setup: Setup, game: Game, sample: list[BaseState]) -> None:
    spoken = next(one for one in GAMES if one.name == setup.name)
    found = {}
    for _, _, told in asked(game, sample):
        for one in told:
            found[one.said.id, str(one.said.arguments)] = one.said
    assert len(found) > 10
    for lang in LANGUAGES:
        texts = strict((spoken, 0), lang)
        for message in found.values():
            text = texts.say(message)
            assert_sound(lang, text, message)
            assert text[:1].upper() == text[:1]
            assert text.endswith("."), text


def test_nothing_changes(game: Game, sample: list[BaseState]) -> None:
    for s in sample[::20]:
        if game.mover(s) != OVER:
            view = game.redact(s, game.mover(s))
            before = view.masked.to_bytes(), game.options(view)
            told = game.hindrances(view)
            assert (view.masked.to_bytes(), game.options(view)) == before
            assert game.hindrances(view) == told
