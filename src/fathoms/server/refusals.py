"""What somebody who asks for something may be refused with."""

from fathoms.core.errors import FathomsError


class BadRequest(FathomsError):
    """A request that cannot be read."""


class NoSuchTable(FathomsError):
    """A table that is not there."""


class NotPossible(FathomsError):
    """Something that this table does not allow now."""


class NotYours(FathomsError):
    """Something that only somebody else may do."""
