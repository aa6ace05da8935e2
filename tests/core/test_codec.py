"""States as bytes, and the rule that no field is without a declaration. Kelp's state serves as the example."""

import random

import pytest

import fathoms
from fathoms.core.chance import Chance, fast, scripted, sealed
from fathoms.core.codec import Field, declared
from fathoms.core.errors import BadPosition
from fathoms.games.kelp.state import FIELDS, State, from_bytes

KELP = fathoms.game("kelp")


def state(chance: Chance, answers: int = 30) -> State:
    s = KELP.new(chance=chance)
    choose = random.Random(7)
    for _ in range(answers):
        KELP.answer(s, choose.choice(KELP.options(s)))
    return s


def test_all_fields_are_declared() -> None:
    declared(State, FIELDS)


def test_a_field_without_a_declaration_does_not_import() -> None:
    with pytest.raises(TypeError, match=r"fields without a declaration: \['turn'\]"):
        declared(State, [field for field in FIELDS if field.name != "turn"])


def test_a_declaration_without_a_field_does_not_import() -> None:
    with pytest.raises(TypeError, match=r"declared but absent: \['weather'\]"):
        declared(State, [*FIELDS, Field("weather", 0, "public")])


def test_an_unknown_audience_does_not_import() -> None:
    fields = [Field(field.name, field.size, "friends" if field.name == "turn" else field.audience) for field in FIELDS]
    with pytest.raises(TypeError, match=r"no such audience: \['turn'\]"):
        declared(State, fields)


def test_a_field_declared_twice_does_not_import() -> None:
    with pytest.raises(TypeError):
        declared(State, [*FIELDS, FIELDS[0]])


def test_the_table_knows_the_size_of_every_array() -> None:
    s = state(fast(1), 0)
    for field in FIELDS:
        value = getattr(s, field.name)
        assert (0 if isinstance(value, int) else len(value)) == field.size, field.name


CHANCES = {"fast": lambda: fast(3), "sealed": lambda: sealed(bytes(range(32)))}


@pytest.mark.parametrize("kind", CHANCES)
def test_bytes_hold_the_state_and_its_chance(kind: str) -> None:
    s = state(CHANCES[kind]())
    twin = from_bytes(s.to_bytes())
    assert twin == s
    assert twin.to_bytes() == s.to_bytes()
    for _ in range(10):
        action = KELP.options(s)[-1]
        KELP.answer(s, action)
        KELP.answer(twin, action)
    assert twin == s


@pytest.mark.parametrize("bounds", [None, [6, 2]], ids=["values", "values and bounds"])
def test_bytes_hold_a_script(bounds: list[int] | None) -> None:
    s = state(fast(3))
    s.chance = scripted([5, 1], bounds)
    s.chance.below(6)
    twin = from_bytes(s.to_bytes())
    assert twin == s
    assert twin.chance.below(2) == 1


def test_bytes_hold_a_view_without_chance() -> None:
    masked = KELP.redact(state(fast(3)), 1).masked
    assert from_bytes(masked.to_bytes()) == masked


def test_every_field_counts_for_equality() -> None:
    s = state(fast(1))
    for field in FIELDS:
        twin = s.copy()
        if field.size:
            # Above the open frames the stack means nothing.
            getattr(twin, field.name)[0 if field.name == "stack" else field.size - 1] += 1
        else:
            setattr(twin, field.name, getattr(s, field.name) + 1)
        assert twin != s, field.name
        assert from_bytes(twin.to_bytes()) == twin, field.name


def test_truncated_or_longer_bytes_are_refused() -> None:
    for chance in (fast(1), sealed(bytes(32))):
        data = state(chance, 0).to_bytes()
        for wrong in (b"", data[:8], data[: len(data) // 2], data[:-1], data[:-8], data + b"\0", data + bytes(8)):
            with pytest.raises(BadPosition):
                from_bytes(wrong)


def test_an_unknown_source_of_chance_is_refused() -> None:
    data = state(fast(1), 0).to_bytes()
    with pytest.raises(BadPosition, match="source 9"):
        from_bytes(data[:-48] + (9).to_bytes(8, "little") + data[-40:])
