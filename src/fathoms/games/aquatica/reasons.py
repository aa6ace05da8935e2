"""Why a thing of Aquatica cannot be used: each reason with its clause of the rules and what its message speaks of.

Messages are called `aquatica-why-…`. Where a question has a clause of its own for it, its rule names that one.
"""

from fathoms.core.hindrances import Reason

PRICE = {"price": "number", "most": "number", "missing": "number"}

WHY_NOT = {
    # Cards
    "main-done": Reason("A3.1"),
    "card-first": Reason("A3.1", apart=True),
    "not-in-hand": Reason("A3.1", apart=True),
    "in-hand": Reason("A4.8"),
    "stays": Reason("A4.9"),
    # Prices
    "coins": Reason("A3.8", PRICE),
    "power": Reason("A3.8", PRICE),
    "not-free": Reason("A4.8", {"price": "number", "most": "number"}),
    "pockets-full": Reason("A4.2"),
    # Mantas and depths
    "tired": Reason("A3.10"),
    "resource": Reason("A3.2"),
    "pays-no-coins": Reason("A3.8"),
    "pays-no-power": Reason("A3.8"),
    "paid": Reason("A3.6"),
    "empty-depth": Reason("A4.3"),
    "risen": Reason("A4.5"),
    "not-risen": Reason("A4.6"),
    "own-depth": Reason("A4.4"),
    "nothing-to-raise": Reason("A3.5"),
    "nothing-to-score": Reason("A3.5"),
    "nothing-to-take-back": Reason("A3.5"),
    "nobody-to-recruit": Reason("A3.5"),
    # Goals
    "claimed": Reason("A5.3"),
    "ichthyanders-there": Reason("A7.2"),
    "goal-not-met": Reason("A5.3"),
    "goal-time": Reason("A5.3", apart=True),
}
