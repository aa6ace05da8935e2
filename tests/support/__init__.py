"""What tests share. Their assertions explain themselves as those of tests do."""

import pytest

pytest.register_assert_rewrite("support.conformance", "support.lockstep", "support.perft")
