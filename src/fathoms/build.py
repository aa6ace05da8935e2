"""How this copy of Fathoms was built."""

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec

PROBE = "fathoms.core.chance"


def compiled() -> bool:
    """Whether the rules run compiled. The build compiles all of its modules or none, so one of them answers for all."""
    spec = find_spec(PROBE)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
