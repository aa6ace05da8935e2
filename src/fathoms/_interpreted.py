"""The sources in place of the compiled modules: for debugging, coverage, and to compare the two.

`FATHOMS_INTERPRETED=1` in the environment makes a whole process interpreted, and the processes it starts.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from os import sep
from pathlib import Path
from types import ModuleType

HERE = str(Path(__file__).parent)


def _ours(path: str) -> bool:
    return path == HERE or path.startswith(HERE + sep)


def _sources_only(path: str) -> FileFinder:
    if not _ours(path):
        raise ImportError("not a folder of fathoms", path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def _forget_finders() -> None:
    for path in filter(_ours, list(sys.path_importer_cache)):
        del sys.path_importer_cache[path]


def _take_modules() -> dict[str, ModuleType]:
    names = [name for name in sys.modules if name == "fathoms" or name.startswith("fathoms.")]
    return {name: sys.modules.pop(name) for name in names}


def install() -> None:
    """From now on this process imports modules of fathoms from their sources."""
    sys.path_hooks.insert(0, _sources_only)
    _forget_finders()


@contextmanager
def interpreted_modules() -> Iterator[ModuleType]:
    """A second copy of the package, interpreted, beside the one that is in use.

    Whatever the copy needs must be imported inside the block; what was taken from it goes on working afterwards.
    The two copies share no class: exchange bytes, JSON and numbers between them. Pickle finds the copy in use.

    >>> import fathoms
    >>> with interpreted_modules() as copy:
    ...     copy is fathoms, copy.__version__ == fathoms.__version__
    (False, True)
    """
    in_use, hooks = _take_modules(), sys.path_hooks[:]
    install()
    try:
        yield import_module("fathoms")
    finally:
        _take_modules()
        sys.path_hooks[:] = hooks
        _forget_finders()
        sys.modules.update(in_use)
