"""Ids of actions: those with several parts are put together and taken apart by what is written for them, and where the
rules tell kinds apart by their order, that is the order they have."""

import ast
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise, product
from pathlib import Path

import pytest

from fathoms.core.declaration import ActionKind, Declaration
from fathoms.games.aquatica.declaration import DECLARATION as AQUATICA
from fathoms.games.kelp.declaration import DECLARATION as KELP
from fathoms.games.kelp.names import POSES, Act

GAMES = Path(__file__).parents[2] / "src/fathoms/games"
MANY_PARTS = [(d, kind) for d in (KELP, AQUATICA) for kind in d.actions if not kind.is_plain]


@pytest.mark.parametrize(("declared", "kind"), MANY_PARTS, ids=lambda one: getattr(one, "game", "") or one.name)
def test_an_id_tells_the_parts_it_was_made_of(declared: Declaration, kind: ActionKind) -> None:
    written = getattr(import_module(f"fathoms.games.{declared.game}.acts"), f"Act{kind.name.title().replace('_', '')}")
    choices = product(*(range(source.first, source.first + source.size) for source in kind.sources))
    for number, parts in enumerate(choices, declared.first_actions()[kind.name]):
        assert written.of(*parts) == number
        assert tuple(getattr(written, source.part)(number) for source in kind.sources) == parts


def test_a_way_over_a_current_follows_the_ways_over_none() -> None:
    assert Act.SWIM == Act.MOVE + POSES


def chains(source: str) -> Iterator[list[tuple[str, str]]]:
    """Each `if` with its `elif`s, as the comparisons of an action with the first id of a kind."""
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.If)]
    inner = {id(node.orelse[0]) for node in nodes if len(node.orelse) == 1}
    for node in nodes:
        if id(node) not in inner:
            yield list(compared(node))


def compared(node: ast.If) -> Iterator[tuple[str, str]]:
    match node.test:
        case ast.Compare(left=ast.Name(id="action"), ops=[op], comparators=[ast.Attribute(ast.Name("Act"), name)]):
            yield type(op).__name__, name
    match node.orelse:
        case [ast.If() as other]:
            yield from compared(other)


def out_of_order(source: str, first: dict[str, int]) -> list[tuple[str, str]]:
    """Kinds that never get their turn: a comparison before lets all of theirs pass."""
    return [
        (before, after)
        for chain in chains(source)
        for op, is_wrong in (("GtE", int.__le__), ("Lt", int.__ge__))
        for before, after in pairwise([name for found, name in chain if found == op])
        if is_wrong(first[before], first[after])
    ]


@pytest.mark.parametrize("declared", [KELP, AQUATICA], ids=lambda d: d.game)
def test_kinds_are_told_apart_in_the_order_they_have(declared: Declaration) -> None:
    first = {name.upper(): number for name, number in declared.first_actions().items()}
    sources = [path.read_text() for path in (GAMES / declared.game).glob("*.py")]
    assert sum(len(chain) > 1 for source in sources for chain in chains(source)) > 3
    assert not [wrong for source in sources for wrong in out_of_order(source, first)]


def test_a_kind_that_never_gets_its_turn_is_found() -> None:
    chain = "if action >= Act.PLAY:\n    play()\nelif action >= Act.DISCARD:\n    discard()"
    assert out_of_order(chain, {"PLAY": 1, "DISCARD": 2}) == [("PLAY", "DISCARD")]
    assert not out_of_order(chain, {"PLAY": 2, "DISCARD": 1})
