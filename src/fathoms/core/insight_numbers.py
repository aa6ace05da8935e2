"""What was found out about playing a game well: the numbers of its insight.toml."""

import tomllib
from importlib.resources import files
from typing import Any


def insight_numbers(package: str) -> dict[str, Any]:
    """The numbers of a game, given its package."""
    return tomllib.loads(files(package).joinpath("insight.toml").read_text("utf-8"))
