"""The situations of the page's tests are as this package tells them; `tools/situations.py` writes them."""

import json
from pathlib import Path

import msgspec
import pytest

import fathoms
from fathoms.table.messages import Situation

FIXTURES = Path(__file__).parents[2] / "web/src/games/kelp/fixtures"
KEPT = {
    name: kept["situation"]
    for name, kept in json.loads((FIXTURES / "situations.json").read_text("utf-8")).items()
    if "situation" in kept
}


@pytest.mark.parametrize("name", KEPT)
def test_a_situation_has_just_the_fields_that_are_sent(name: str) -> None:
    kept = KEPT[name]
    read = msgspec.convert(kept, Situation)
    again = json.loads(msgspec.json.encode(read))
    assert again == kept, "tools/situations.py writes them anew"
    assert kept["view"]["data"] == fathoms.game("kelp").digest
