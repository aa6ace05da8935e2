"""The table in plain lines, from a position or a view as JSON: what is not in there cannot be shown."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

ROWS = (("NW", "N", "NE"), ("W", "C", "E"), ("SW", "S", "SE"))


def table_lines(told: Mapping[str, Any]) -> list[str]:
    """Lines for any game; a game without a drawing of its own is listed key by key."""
    draw = TABLES.get(str(told.get("game")))
    return draw(told) if draw else [f"{name}: {value}" for name, value in told.items()]


def kelp_lines(told: Mapping[str, Any]) -> list[str]:
    octopus, shark = told["octopus"], told["shark"]
    return [
        *zone_lines(told),
        entry("To Shark", "; ".join(possible(told))),
        entry("Beside", counted(told["beside"] + told["aside"])),
        entry("Eaten", listed(told["food_track"])),
        entry("Hand", hand(octopus)),
        entry("Draw", draw_pile(octopus)),
        entry("Discard", listed(octopus["discard"])),
        entry("Played", listed(card for card in octopus["slots"] if card)),
        entry("Piles", "; ".join(pile(name, cards) for name, cards in told["piles"].items())),
        entry("Shark", where(shark)),
        entry("Currents", listed(f"{value} on {space}" for space, value in told["currents"].items())),
        entry("Dice", dice(told)),
        entry("Growth", f"{shark['tiles']} of 4 tiles, then {listed(shark['growth'])}"),
        entry("Hunger", f"{len(shark['hunger'])} on the track: {counted(shark['hunger'])}"),
        entry("Row", listed(card for card in shark["row"] if card)),
        entry("Cards", counted(shark["cards"])),
        entry("Escapes", listed(told["pairs"])),
    ]


def zone_lines(told: Mapping[str, Any]) -> list[str]:
    """The nine zones; a block in capitals is revealed."""
    cells = {zone: f"{zone:<3}{block_word(text)}" for zone, text in told["blocks"].items()}
    width = max(map(len, cells.values())) + 2
    return [
        entry("" if i else "Blocks", "".join(f"{cells[zone]:<{width}}" for zone in row)) for i, row in enumerate(ROWS)
    ]


def block_word(text: str) -> str:
    block, _, revealed = text.partition(" ")
    return words(block).upper() if revealed else words(block)


def possible(told: Mapping[str, Any]) -> list[str]:
    """What the Shark must think possible in the hidden zones, zones of one set together."""
    sets: dict[tuple[str, ...], list[str]] = {}
    for zone, blocks in told["known"].items():
        sets.setdefault(tuple(blocks), []).append(zone)
    return [f"{' '.join(zones)} can be {' or '.join(map(words, blocks))}" for blocks, zones in sets.items()] or [
        "nothing hidden"
    ]


def hand(octopus: Mapping[str, Any]) -> str:
    if "hand_count" not in octopus:
        return f"{counted(octopus['hand'])} (hand size {octopus['hand_size']})"
    return (
        f"{octopus['hand_count']} cards, known of them: {counted(octopus['hand'])} (hand size {octopus['hand_size']})"
    )


def draw_pile(octopus: Mapping[str, Any]) -> str:
    top = f", on top {listed(octopus['draw_top'])}" if octopus["draw_top"] else ""
    if "hand_or_draw" not in octopus:
        return f"{counted(octopus['draw'])}{top}"
    return f"{octopus['draw_count']} cards{top}; in hand or draw pile: {counted(octopus['hand_or_draw'])}"


def pile(name: str, cards: Mapping[str, Any]) -> str:
    if not cards["top"]:
        return f"{name} none"
    return f"{name} {words(cards['top'])} and {len(cards['rest'])} more"


def where(shark: Mapping[str, Any]) -> str:
    if shark["at"] is None:
        return "not yet on the board"
    facing = "at a right angle" if shark["facing"] == "right angle" else f"facing {shark['facing']}"
    return f"on {shark['at']}, {facing}"


def dice(told: Mapping[str, Any]) -> str:
    shark = told["shark"]
    bag = ", ".join(f"{count} {colour}" for colour, count in shark["bag"].items())
    parts = [f"bag {bag}"]
    for name, dice in (
        ("drawn", shark["drawn"]),
        ("pool", shark["pool"]),
        ("energy", shark["energy"]),
        ("kept", shark["kept"] + shark["keeping"]),
        ("placed", [f"{die} on {zone}" for zone, die in told["zone_dice"].items()]),
    ):
        if dice:
            parts.append(f"{name} {listed(dice)}")
    return "; ".join(parts)


def entry(name: str, text: str) -> str:
    return f"  {name:<10}{text}".rstrip()


def listed(names: Iterable[str]) -> str:
    return ", ".join(map(words, names)) or "none"


def counted(names: Iterable[str]) -> str:
    """Equal names together: `3 shell, trap two`."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return (
        ", ".join(words(name) if count == 1 else f"{count} {words(name)}" for name, count in counts.items()) or "none"
    )


def words(name: str) -> str:
    return name.replace("_", " ")


TABLES: dict[str, Callable[[Mapping[str, Any]], list[str]]] = {"kelp": kelp_lines}
