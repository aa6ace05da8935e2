"""The table of actions: id, structure and text."""

import pytest

import fathoms
from fathoms.core.actions import Action, ActionTable, Row
from fathoms.core.declaration import ActionKind, Declaration, NamedType, Source
from fathoms.core.errors import UnknownAction

MOVE = Source("move", (("piece", "piece"), ("place", "place")), 3)
QUICKLY = Source("quickly", (("quickly", "quickly"),), 2)
PIECE = Source("piece", (("piece", "piece"),), 1)
ROWS: dict[str, list[Row]] = {
    "move": [("king", "a1"), ("king", "b2")],  # there is room for a third
    "quickly": [("",), ("quickly",)],
    "piece": [("rook",)],
}
PASS = ActionKind("pass", "pass", (), "X1")


def table(*kinds: ActionKind) -> ActionTable:
    types = tuple(NamedType(name, None) for name in ("piece", "place", "quickly"))
    return ActionTable(Declaration("chess", ("white",), (), (), types, (), (), (), kinds, ()), ROWS)


TABLE = table(
    PASS,
    ActionKind("move", "move {piece} to {place}", (MOVE,), "X2"),
    ActionKind("drop", "drop {quickly} {piece}", (QUICKLY, PIECE), "X3"),
)


def test_three_forms_of_one_action() -> None:
    assert TABLE.text(2) == "move king to b2"
    assert TABLE.action(2) == Action("move", {"piece": "king", "place": "b2"})
    for form in ("move king to b2", "  Move KING  to b2 ", TABLE.action(2), TABLE.action(2).to_json()):
        assert TABLE.id(form) == 2


def test_a_field_without_a_value_is_left_out() -> None:
    assert TABLE.text(4) == "drop rook"
    assert TABLE.action(4).to_json() == {"kind": "drop", "piece": "rook"}
    assert TABLE.id({"kind": "drop", "piece": "rook"}) == 4
    assert TABLE.id("drop quickly rook") == 5


def test_the_table_can_be_counted_and_walked() -> None:
    assert len(TABLE) == 5
    assert list(TABLE) == [0, 1, 2, 4, 5]
    assert 2 in TABLE
    assert 3 not in TABLE


@pytest.mark.parametrize("number", [3, -1, 1 << 70, True, 0.0, "0", None])
def test_an_unknown_id_is_named(number: object) -> None:
    with pytest.raises(UnknownAction, match="one of the 5 ids of this game, not"):
        TABLE.text(number)  # type: ignore[arg-type]


def test_a_misspelt_text_gets_a_hint() -> None:
    with pytest.raises(UnknownAction, match=r"no action reads 'move knig to b2'; did you mean 'move king to b2'\?"):
        TABLE.id("move knig to b2")


def test_a_misspelt_kind_gets_a_hint() -> None:
    with pytest.raises(UnknownAction, match=r"no action is of kind 'mov'; did you mean 'move'\?"):
        TABLE.id({"kind": "mov", "piece": "king"})
    with pytest.raises(UnknownAction, match="known are pass, move, drop"):
        TABLE.id({})


def test_wrong_fields_are_named_with_what_is_expected() -> None:
    with pytest.raises(
        UnknownAction, match=r"has the fields \{'piece': 'queen'\}; expected piece \(piece\), place \(place\)"
    ):
        TABLE.id({"kind": "move", "piece": "queen"})
    with pytest.raises(UnknownAction, match="expected –"):
        TABLE.id({"kind": "pass", "piece": "queen"})


def test_nothing_may_be_there_twice() -> None:
    with pytest.raises(ValueError, match="declared twice: pass"):
        table(PASS, ActionKind("pass", "other", (), "X1"))
    with pytest.raises(ValueError, match="is there twice"):
        table(PASS, ActionKind("other", "Pass", (), "X1"))


def test_no_more_may_be_chosen_from_than_fit() -> None:
    with pytest.raises(ValueError, match="move: 2 are more than the 1 that fit"):
        table(ActionKind("move", "move {piece} to {place}", (Source("move", MOVE.fields, 1),), "X2"))


@pytest.mark.parametrize("name", fathoms.games())
def test_all_actions_of_a_game_round_trip(name: str) -> None:
    actions = fathoms.game(name).actions
    for number in actions:
        assert actions.id(actions.text(number)) == number
        assert actions.id(actions.action(number)) == number
        assert actions.id(actions.action(number).to_json()) == number
