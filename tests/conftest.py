"""What all tests share: sources and compiled files that belong together, a home, and how hypothesis searches."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

COMPILE = Path(__file__).parents[1] / "tools/compile.py"

# The same examples for everyone, so that a red test is red everywhere; `--hypothesis-profile=search` looks further.
settings.register_profile("house", derandomize=True, deadline=None)
settings.register_profile("search", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile("house")

# What is started in the background, or by nohup, ignores Ctrl-C or the end of its terminal, and so do all commands that
# it starts itself: here some are to be ended so.
for ignored, heeded in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(ignored) is signal.SIG_IGN:
        signal.signal(ignored, heeded)


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test compiled files that are not of these sources."""
    if os.environ.get("FATHOMS_INTERPRETED") == "1" or hasattr(config, "workerinput"):
        return
    if subprocess.run([sys.executable, COMPILE, "--fresh"], check=False).returncode != 0:
        raise pytest.UsageError("the compiled files are not of these sources: `make build`, or FATHOMS_INTERPRETED=1")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--grid", action="store_true", help="Every combination of every grid, and nothing else.")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a grid one of each, as support/grid.py says; with --grid all of it."""
    left_out = [item for item in items if item.get_closest_marker("grid")]
    if config.getoption("grid"):
        grids = {test_of(item) for item in left_out}
        left_out = [item for item in items if test_of(item) not in grids]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        kept = set(items) - set(left_out)
        items[:] = [item for item in items if item in kept]


def test_of(item: pytest.Item) -> str:
    return item.nodeid.partition("[")[0]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick check does not even load files of nothing but slow tests: that takes its time too."""
    if config.getoption("markexpr") != "not slow" or collection_path.suffix != ".py":
        return None
    return "\npytestmark = pytest.mark.slow\n" in collection_path.read_text("utf-8") or None


@pytest.fixture(scope="session", autouse=True)
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Games are kept in a folder of the tests, English is spoken, and the screen is as wide as anywhere."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FATHOMS_HOME", str(tmp_path_factory.mktemp("home")))
        for name in list(os.environ):
            if name in ("LANG", "COLUMNS", "NO_COLOR", "FORCE_COLOR") or name.startswith("LC_"):
                patch.delenv(name)
        yield
