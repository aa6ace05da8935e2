"""`pytest tests/perft --rewrite-perft` counts anew; a count that changed is a rule that changed."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-perft", action="store_true", help="count the leaves anew")
