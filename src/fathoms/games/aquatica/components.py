"""What is in the box of Aquatica, for whoever draws or tells it: the data, and beside them what each character does, so
that nobody else reads the small language of its steps ("buy 1", "either (raise 1) (score)")."""

import re
from typing import Any

from fathoms.core import messages
from fathoms.core.data import DataSet
from fathoms.games.aquatica.names import ALL
from fathoms.games.aquatica.shapes import CardStep

Components = dict[str, dict[str, dict[str, Any]]]
SECTIONS = {
    "starting": "characters.starting", "ocean": "characters.ocean", "king": "characters.kings",
    "location": "locations.locations", "icon": "mantas.icons", "trained": "mantas.trained", "wild": "mantas.wild",
    "goal": "goals.printed", "token": "goals.tokens", "price": "components.prices", "space": "components.spaces",
    "creature": "components.creatures", "limit": "components.limits",
}  # fmt: skip


def components(data: DataSet) -> Components:
    told = messages.components(data, SECTIONS)
    cards = {**told.pop("starting"), **told.pop("ocean"), **told["king"]}
    for values in cards.values():
        values["does"] = [read(step) for step in values["steps"]]
    return {**told, "card": cards, "goal": {**told["goal"], **told["token"]}}


def read(step: str) -> CardStep:
    branches = re.findall(r"\(([^()]*)\)", step)
    if branches:
        one, other = map(read, branches)
        return {"verb": "either", "one": one, "other": other}
    verb, _, amount = step.partition(" ")
    if verb == "gain_manta":
        return {"verb": verb, "icon": amount}
    return {"verb": verb, "amount": ALL if amount == "all" else int(amount or 0)}
