"""Reading JSON that a person wrote: each error names the place, what was expected and what came."""

from typing import Any

import pytest

from fathoms.core.errors import BadPosition
from fathoms.core.reader import Reader, short


def reader(**table: Any) -> Reader:
    return Reader(table, "sea")


@pytest.mark.parametrize("value", [None, [], 3, "text", True])
def test_only_a_table_can_be_read(value: object) -> None:
    with pytest.raises(BadPosition, match="sea must be a table, not"):
        Reader(value, "sea")
    with pytest.raises(BadPosition, match="a position must be a table, not"):
        Reader(value, "")


def test_numbers() -> None:
    assert reader(depth=3).number("depth", None, 0, 9) == 3
    assert reader().number("depth", 7, 0, 9) == 7
    for wrong in (-1, 10, 3.0, "3", True, None):
        with pytest.raises(BadPosition, match=r"sea\.depth must be a whole number from 0 to 9, not"):
            reader(depth=wrong).number("depth", 7, 0, 9)
    with pytest.raises(BadPosition, match="not nothing"):
        reader().number("depth", None, 0, 9)


def test_flags() -> None:
    assert reader(deep=True).flag("deep")
    assert not reader().flag("deep")
    for wrong in (0, 1, "true", None):
        with pytest.raises(BadPosition, match=r"sea\.deep must be true or false, not"):
            reader(deep=wrong).flag("deep")


def test_names() -> None:
    known = ("shark", "octopus")
    assert reader(who="shark").name("who", known) == "shark"
    assert reader().name("who", known, "octopus") == "octopus"
    with pytest.raises(
        BadPosition, match=r"sea\.who must be one of shark, octopus, not 'shrak'; did you mean 'shark'\?"
    ):
        reader(who="shrak").name("who", known)
    for wrong in (None, 1, ["shark"], {"shark": 1}):
        with pytest.raises(BadPosition, match=r"sea\.who must be one of"):
            reader(who=wrong).name("who", known)


def test_lists_of_names() -> None:
    known = ("shark", "octopus")
    assert reader(who=["shark", "shark"]).names("who", known, 2) == ["shark", "shark"]
    assert reader().names("who", known, 2) == []
    for wrong in (["shark"] * 3, "shark", None, {"shark": 1}):
        with pytest.raises(BadPosition, match=r"sea\.who must be a list of at most 2 names"):
            reader(who=wrong).names("who", known, 2)
    for wrong in (["whale"], [1], [["shark"]], [None]):
        with pytest.raises(BadPosition, match=r"sea\.who may hold some of shark, octopus"):
            reader(who=wrong).names("who", known, 2)


def test_tables_in_tables() -> None:
    assert reader(reef={"depth": 3}).inner("reef").number("depth", None, 0, 9) == 3
    assert reader().inner("reef").table == {}
    with pytest.raises(BadPosition, match=r"sea\.reef\.depth must be"):
        reader(reef={"depth": 30}).inner("reef").number("depth", None, 0, 9)
    with pytest.raises(BadPosition, match=r"sea\.reef must be a table"):
        reader(reef=[]).inner("reef")


def test_a_key_that_nobody_asked_for_is_refused() -> None:
    r = reader(depth=3, detph=4)
    r.number("depth", None, 0, 9)
    with pytest.raises(BadPosition, match=r"sea\.detph means nothing here; did you mean 'depth'\?"):
        r.finish()
    r = reader(depth=3, xyz=4)
    r.number("depth", None, 0, 9)
    with pytest.raises(BadPosition, match="known are depth"):
        r.finish()


def test_long_values_are_shortened() -> None:
    assert short("abc") == "'abc'"
    assert len(short("x" * 500)) == 80
