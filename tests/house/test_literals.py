"""Sizes, bounds, strides and operands of the games have names: nobody has to know what a 9 or an 18 stands for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SMALL = 2  # there are two ends, two sides, two seats: a name would tell no more
GAMES = Path(__file__).parents[2] / "src/fathoms/games"
WRITTEN = "Written by tools/declared.py"
MODULES = [path for path in sorted(GAMES.glob("*/*.py")) if WRITTEN not in path.read_text()]


def unnamed(source: str) -> list[str]:
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if any(large(one) for one in counted(node))]


def counted(node: ast.AST) -> Iterator[ast.expr]:
    """Where a number counts something: how long an array is, how far a loop goes, how far apart entries stand."""
    match node:
        case ast.BinOp(left=ast.List(), op=ast.Mult(), right=size):
            yield size
        case ast.Call(func=ast.Name(id="range"), args=bounds):
            yield from (bound.args[0] if isinstance(bound, ast.Call) else bound for bound in bounds)
        case ast.Subscript(slice=place):
            yield place
            for inner in ast.walk(place):
                if isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.Mult):
                    yield from (inner.left, inner.right)


def operands(source: str) -> list[str]:
    """Where an entry of the stack is taken by its place: the frames, which are written, know what stands where."""
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Subscript)]
    stacks = [node for node in found if isinstance(node.value, ast.Attribute) and node.value.attr == "stack"]
    return [ast.unparse(node) for node in stacks]


def large(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > SMALL


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_what_is_counted_has_a_name(path: Path) -> None:
    assert not unnamed(path.read_text())


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_operands_go_by_their_names(path: Path) -> None:
    assert not operands(path.read_text())


@pytest.mark.parametrize(
    "line",
    ["vec[i64]([0] * 9)", "range(i64(16))", "range(last, i64(3))", "range(60)", "x[17]", "t.amount[4 * card]"],
)
def test_a_number_without_a_name_is_found(line: str) -> None:
    assert unnamed(line)


@pytest.mark.parametrize("line", ["s.stack[at + 3]", "s.stack[at + 2] = 1", "view.masked.stack[2]", "s.stack[at:]"])
def test_an_operand_without_a_name_is_found(line: str) -> None:
    assert operands(line)
