"""What an option is about: things on the table of whoever is asked, so that a click on one finds its options."""

import itertools

import pytest
from support.conformance import Setup, of_each_question

from fathoms.core.game import Game, Thing
from fathoms.table.drafts import asked
from fathoms.table.messages import Option

pytestmark = pytest.mark.slow


def options(game: Game, setup: Setup) -> list[tuple[Option, set[Thing]]]:
    """What is offered in many positions, later picks included, with the table of each."""
    found = []
    for s in itertools.chain(*of_each_question(setup).values()):
        view = game.redact(s, game.mover(s))
        on_table = set(game.things.on_table(view))
        found += [(option, on_table) for option in asked(game, view).options]
    return found


def test_what_options_are_about_lies_on_the_table(game: Game, setup: Setup) -> None:
    told = options(game, setup)
    for option, on_table in told:
        assert {*option.uses, *option.gives} <= on_table, option.text
    assert any(option.uses for option, _ in told)


def test_nothing_is_told_twice(game: Game, setup: Setup) -> None:
    for option, _ in options(game, setup):
        things = [*option.uses, *option.gives]
        assert len(set(things)) == len(things), option.text


def test_what_an_option_names_and_lies_on_the_table_it_is_about(game: Game, setup: Setup) -> None:
    """Of each argument that names a place of the board or something that lies in one, one thing is told."""
    for option, on_table in options(game, setup):
        about = {(thing.type, thing.name) for thing in (*option.uses, *option.gives)}
        lying = {(thing.type, thing.name) for thing in on_table}
        named = {(type_, value) for type_, value in option.said.arguments.values()}
        assert named & lying <= about, option.text
