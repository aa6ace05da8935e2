"""What all tests share: sources and compiled files that belong together, and how hypothesis searches."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

COMPILE = Path(__file__).parents[1] / "tools/compile.py"

# The same examples for everyone, so that a red test is red everywhere; `--hypothesis-profile=search` looks further.
settings.register_profile("house", derandomize=True, deadline=None)
settings.register_profile("search", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile("house")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test compiled files that are not of these sources."""
    if os.environ.get("FATHOMS_INTERPRETED") == "1" or hasattr(config, "workerinput"):
        return
    if subprocess.run([sys.executable, COMPILE, "--fresh"], check=False).returncode != 0:
        raise pytest.UsageError("the compiled files are not of these sources: `make build`, or FATHOMS_INTERPRETED=1")
