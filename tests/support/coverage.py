"""What can happen in a game of Kelp, and random games that count how often it did."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import fathoms
from fathoms.core.chance import fast
from fathoms.core.events import Sink
from fathoms.core.options import Options
from fathoms.core.state import FRAME, OVER, RUN
from fathoms.games.kelp.actions import FOOD
from fathoms.games.kelp.cards import BLOCK_NAMES, CONFRONTATION, EFFECTS, ROLES
from fathoms.games.kelp.positions import REASONS
from fathoms.games.kelp.questions import FRAMES
from fathoms.games.kelp.state import State

KELP = fathoms.game("kelp")
SETUPS: list[dict[str, Any]] = [{"board": "day"}, {"board": "night"}, {"edition": "prototype"}]


def everything() -> set[str]:
    """Each card, tile, trap, food, confrontation card, end and kind of question."""
    names = KELP.box.names
    traps = [block for block, role in zip(BLOCK_NAMES, ROLES) if role == "trap"]
    return {
        *(f"played {card}" for card in names.cards),
        *(f"gained {card}" for card in names.cards if KELP.tables.in_pile[names.cards.index(card)]),
        *(f"bought {card}" for card in names.shark_cards),
        *(f"replaced {card}" for card in names.shark_cards),
        *(f"used {effect}" for effect in EFFECTS if effect != "aggressive"),
        *(f"tile {tile}" for tile in range(1, 5)),
        *(f"trap {trap}" for trap in traps),
        *(f"trap_ignored {trap}" for trap in traps),
        *(f"ate {food}" for food in FOOD),
        *(f"used_food {food}" for food in FOOD),
        *(f"octopus showed {pair}" for pair in CONFRONTATION),
        *(f"shark showed {pair}" for pair in CONFRONTATION),
        *(f"escaped by {pair}" for pair in CONFRONTATION),
        *(f"lost {pair} to hostile" for pair in CONFRONTATION),
        *(f"over {reason}" for reason in REASONS),
        *(f"asked {frame.name}" for kind, frame in FRAMES.items() if kind < RUN),
    }


def happenings(event: dict[str, Any]) -> list[str]:
    """What an event shows to have happened, in the words of `everything`."""
    match event:
        case {"event": "played" | "bought" | "replaced" as kind, "card": card}:
            return [f"{kind} {card}"]
        case {"event": "gained_card", "card": card}:
            return [f"gained {card}"]
        case {"event": "used_card", "effect": effect}:
            return [f"used {effect}"]
        case {"event": "tile", "tile": tile}:
            return [f"tile {tile}"]
        case {"event": "trap" | "trap_ignored" as kind, "trap": trap}:
            return [f"{kind} {trap}"]
        case {"event": "ate" | "used_food" as kind, "food": food}:
            return [f"{kind} {food}"]
        case {"event": "shown", "octopus": octopus, "shark": shark}:
            return [f"octopus showed {octopus}", f"shark showed {shark}"]
        case {"event": "pair_lost", "seat": seat, "pair": pair}:
            return [f"escaped by {pair}" if seat == "octopus" else f"lost {pair} to hostile"]
        case {"event": "over", "reason": reason}:
            return [f"over {reason}"]
    return []


def happened_from(s: State, *texts: str) -> set[str]:
    """What happens when a written position is played like this, its question included."""
    found: set[str] = set()
    s.sink = Sink()
    for text in texts:
        found.add(f"asked {KELP.question(s).kind}")
        KELP.answer(s, KELP.actions.id(text))
    for event in s.sink.take():
        found.update(happenings(KELP.event_json(event[:5])))
    return found


def happened_in(seeds: Iterable[int]) -> Counter[str]:
    """Random games, the three setups in turn: how often each thing happened."""
    found: Counter[str] = Counter()
    events: Counter[tuple[int, ...]] = Counter()
    asked: Counter[int] = Counter()
    rules, out = KELP.inner, Options()
    for seed in seeds:
        s = KELP.new(chance=fast(2 * seed), **SETUPS[seed % 3])
        s.sink = Sink()
        choose = fast(2 * seed + 1)
        while s.mover != OVER:
            asked[s.stack[(s.depth - 1) * FRAME]] += 1
            rules.options(s, out)
            rules.answer(s, out.ids[choose.below(out.count)])
        events.update(event[:5] for event in s.sink.take())
    for event, count in events.items():
        for what in happenings(KELP.event_json(event)):
            found[what] += count
    for kind, count in asked.items():
        found[f"asked {FRAMES[kind].name}"] += count
    return found
