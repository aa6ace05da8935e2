"""What the actions of Aquatica are chosen from: the names that its data gives."""

from fathoms.core.actions import ActionTable, alone
from fathoms.games.aquatica.cards import Names
from fathoms.games.aquatica.declaration import (
    BRANCH_NAMES,
    DECLARATION,
    ICON_NAMES,
    PLACE_NAMES,
    SORT_NAMES,
    STATE_NAMES,
    TRACK_NAMES,
)


def action_table(names: Names) -> ActionTable:
    return ActionTable(
        DECLARATION,
        {
            "place": alone(PLACE_NAMES),
            "track": alone(TRACK_NAMES),
            "branch": alone(BRANCH_NAMES),
            "king": alone(names.kings),
            "card": alone(names.cards),
            "location": alone(names.locations),
            "icon": [None, *alone(ICON_NAMES)],  # icons count from 1
            "sort": alone(SORT_NAMES),
            "state": alone(STATE_NAMES),
        },
    )
