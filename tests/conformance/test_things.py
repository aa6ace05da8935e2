"""What an option is about: things on the table of whoever is asked, so that a click on one finds its options."""

import pytest
from support.conformance import of_each_question

from fathoms.core.game import Game, Thing
from fathoms.core.state import BaseState
from fathoms.table.drafts import asked
from fathoms.table.messages import Option

pytestmark = pytest.mark.slow

EACH = 12  # positions of each kind of question


def options(game: Game, sample: list[BaseState]) -> list[tuple[Option, set[Thing]]]:
    """What is offered in many positions, later picks included, with the table of each."""
    found = []
    for s in of_each_question(game, sample, EACH):
        view = game.redact(s, game.mover(s))
        on_table = set(game.things.on_table(view))
        found += [(option, on_table) for option in asked(game, view).options]
    return found


def test_what_options_are_about_lies_on_the_table(game: Game, sample: list[BaseState]) -> None:
    told = options(game, sample)
    for option, on_table in told:
        assert {*option.uses, *option.gives} <= on_table, option.text
    assert any(option.uses for option, _ in told)


def test_nothing_is_told_twice(game: Game, sample: list[BaseState]) -> None:
    for option, _ in options(game, sample):
        things = [*option.uses, *option.gives]
        assert len(set(things)) == len(things), option.text


def test_what_an_option_names_and_lies_on_the_table_it_is_about(game: Game, sample: list[BaseState]) -> None:
    """Of each argument that names a place of the board or something that lies in one, one thing is told."""
    for option, on_table in options(game, sample):
        about = {(thing.type, thing.name) for thing in (*option.uses, *option.gives)}
        lying = {(thing.type, thing.name) for thing in on_table}
        named = {(type_, value) for type_, value in option.said.arguments.values()}
        assert named & lying <= about, option.text
