"""What a plain installation leaves out: whoever needs it is told how to get it."""

from collections.abc import Iterator
from contextlib import contextmanager

from fathoms.core.errors import FathomsError


class MissingPackages(FathomsError):
    """A part of Fathoms whose packages are not installed."""


@contextmanager
def server_packages() -> Iterator[None]:
    """Around the import of what the server needs."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "fathoms":
            raise
        raise MissingPackages(
            "error-package-missing",
            name=error.name,
        ) from None
