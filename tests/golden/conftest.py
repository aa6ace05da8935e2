"""`pytest tests/golden --rewrite-golden` writes the golden files anew; read what changed before you commit it."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden playthroughs anew")
