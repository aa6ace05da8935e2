"""The table of actions: id, structure and text."""

import pytest

import fathoms
from fathoms.core.actions import Action, ActionKind, ActionTable
from fathoms.core.errors import UnknownAction

PIECE = ("piece", "piece")
PLACE = ("place", "place")
QUICKLY = ("quickly", "flag")
TABLE = ActionTable(
    [
        ActionKind("pass", 0, "pass", (), [()]),
        ActionKind("move", 10, "move {piece} to {place}", (PIECE, PLACE), [("king", "a1"), ("king", "b2"), None]),
        ActionKind("drop", 20, "drop {quickly} {piece}", (QUICKLY, PIECE), [("", "rook"), ("quickly", "rook")]),
    ]
)


def test_three_forms_of_one_action() -> None:
    assert TABLE.text(11) == "move king to b2"
    assert TABLE.action(11) == Action("move", {"piece": "king", "place": "b2"})
    for form in ("move king to b2", "  Move KING  to b2 ", TABLE.action(11), TABLE.action(11).to_json()):
        assert TABLE.id(form) == 11


def test_a_field_without_a_value_is_left_out() -> None:
    assert TABLE.text(20) == "drop rook"
    assert TABLE.action(20).to_json() == {"kind": "drop", "piece": "rook"}
    assert TABLE.id({"kind": "drop", "piece": "rook"}) == 20
    assert TABLE.id("drop quickly rook") == 21


def test_the_table_can_be_counted_and_walked() -> None:
    assert len(TABLE) == 5
    assert list(TABLE) == [0, 10, 11, 20, 21]
    assert 11 in TABLE
    assert 12 not in TABLE


@pytest.mark.parametrize("number", [12, -1, 1 << 70, True, 0.0, "0", None])
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


@pytest.mark.parametrize(
    "twice",
    [
        ActionKind("other", 0, "other", (), [()]),
        ActionKind("other", 1, "Pass", (), [()]),
        ActionKind("pass", 1, "other", (), [()]),
    ],
    ids=["id", "text", "structure"],
)
def test_nothing_may_be_there_twice(twice: ActionKind) -> None:
    with pytest.raises(ValueError, match="is there twice"):
        ActionTable([ActionKind("pass", 0, "pass", (), [()]), twice])


@pytest.mark.parametrize("name", fathoms.games())
def test_all_actions_of_a_game_round_trip(name: str) -> None:
    actions = fathoms.game(name).actions
    for number in actions:
        assert actions.id(actions.text(number)) == number
        assert actions.id(actions.action(number)) == number
        assert actions.id(actions.action(number).to_json()) == number
