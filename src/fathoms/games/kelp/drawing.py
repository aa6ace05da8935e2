"""Kelp's table in characters and in sentences, from a view as JSON and the components."""

import textwrap
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from rich.text import Text

from fathoms.core.game import Message
from fathoms.games.kelp.drawn_board import LINES, SIGNS, STYLES, WIDTH, ZONE, as_drawn, board
from fathoms.text import Texts, slug

Seen = Mapping[str, Any]


class KelpDrawing:
    anew: frozenset[str] = frozenset()
    spent: frozenset[str] = frozenset()
    payments: frozenset[str] = frozenset()

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.components = texts.components

    # The whole table

    def draw(self, view: Seen, width: int = 80) -> list[Text]:
        if not as_drawn(self.components["space"]):
            return [Text(line) for line in self.plain(view)]  # an owner's board has lines of its own
        if width < WIDTH:  # a narrow screen would break the lines of the board
            return [Text(part) for line in self.plain(view) for part in textwrap.wrap(line, width)]
        cells = {zone: self.cell(zone, view) for zone in view["blocks"]}
        entries = self.entries(view, signs=True)
        wide = max(len(label) for label, _ in entries) + 2
        lines = board(view, self.components["den"], cells)
        for label, text in entries:
            for i, line in enumerate(textwrap.wrap(text, max(width - wide, 24)) or [""]):
                lines.append(Text.assemble(("" if i else label).ljust(wide), *coloured(line)))
        return lines

    def plain(self, view: Seen) -> list[str]:
        lines = [self.zone_sentence(zone, view) for zone in view["blocks"]]
        currents = [
            self.texts("kelp-table-current", value=value, space=self.name("space", space))
            for space, value in view["currents"].items()
        ]
        dens = [self.name("space", den) for den in self.components["den"]]
        lines.append(f"{self.texts('kelp-table-dens')}: {self.listed(dens)}.")
        lines.append(f"{self.texts('kelp-table-currents')}: {self.listed(currents)}.")
        return lines + self.sentences(view)

    def sentences(self, view: Seen, wanted: Collection[str] = ()) -> list[str]:
        """The entries in words, all of them or some by their labels."""
        entries = [(label, text) for label, text in self.entries(view, signs=False) if not wanted or label in wanted]
        return [spoken(f"{label}: {text}.") for label, text in entries]

    def brief(self, view: Seen) -> list[str]:
        """The own hand or dice, and where the Shark is."""
        rows = ("pool", "energy", "hunger") if view.get("seat") == "shark" else ("hand", "hunger")
        wanted = [self.texts(f"kelp-table-{row}") for row in (*rows, "shark")]
        return self.sentences(view, wanted)

    def legend(self) -> list[str]:
        blocks = self.components["block"]
        signs = ", ".join(f"{self.sign(block)} {self.name('block', block)}" for block in blocks)
        return [self.texts(f"kelp-table-legend-{part}") for part in ("blocks", "shark", "dice")] + [signs]

    # Zones

    def cell(self, zone: str, view: Seen) -> list[tuple[str, str]]:
        """A zone's lines: name and value, the block, what it can be."""
        die = view["zone_dice"].get(zone, "")
        head = f"{self.name('zone', zone)} {self.components['zone'][zone]['value']}+"
        lines = [(f"{head:<9}{self.sign_of(die)}" if die else head, STYLES.get(die.partition(" ")[0], "bold"))]
        lines.append((self.block_note(zone, view), "bold" if self.block(zone, view)[1] else ""))
        possible = textwrap.wrap(self.possible(zone, view), ZONE)
        if len(possible) > LINES - 2:  # many kinds stand without gaps; each begins with a capital
            possible = textwrap.wrap(self.possible(zone, view).replace(" ", ""), ZONE)
        return lines + [(line, "cyan") for line in possible]

    def block(self, zone: str, view: Seen) -> tuple[str, bool]:
        """The block that a zone shows, and whether it is revealed."""
        block, _, revealed = view["blocks"][zone].partition(" ")
        return block, bool(revealed)

    def block_note(self, zone: str, view: Seen) -> str:
        block, revealed = self.block(zone, view)
        if block == "empty":
            return "◇"
        name = "" if block == "hidden" else f" {self.texts(f'kelp-short-{slug(block)}')}"
        return ("□" if revealed else "■") + name

    def possible(self, zone: str, view: Seen) -> str:
        """What the Shark must think possible there, in signs."""
        return "? " + " ".join(map(self.sign, view["known"][zone])) if view["known"].get(zone) else ""

    def sign(self, block: str) -> str:
        return self.texts(f"kelp-sign-{slug(block)}")

    def zone_sentence(self, zone: str, view: Seen) -> str:
        block, revealed = self.block(zone, view)
        state = {"empty": "empty", "hidden": "hidden"}.get(block, "revealed" if revealed else "hidden-known")
        known = self.name("block", block) if state in ("revealed", "hidden-known") else ""
        values = self.components["zone"][zone]
        said = self.texts(
            "kelp-table-zone",
            zone=self.name("zone", zone),
            kind=self.name("kind", values["kind"]),
            value=f"{values['value']}+",
            block=self.texts(f"kelp-table-zone-{state}", block=known),
        )
        can_be = [self.name("block", block) for block in view["known"].get(zone, [])]
        parts = [said]
        if can_be:
            parts.append(self.texts("kelp-table-can-be", blocks=", ".join(can_be)))
        if zone in view["zone_dice"]:
            parts.append(self.texts("kelp-table-zone-die", die=self.name("die", view["zone_dice"][zone])))
        return "; ".join(parts) + "."

    # Everything beside the board

    def entries(self, view: Seen, signs: bool) -> list[tuple[str, str]]:
        """Labels and texts. Dice are told by signs or by words."""
        texts, octopus, shark = self.texts, view["octopus"], view["shark"]
        rows = [
            ("hand", self.hand(octopus)),
            ("draw", self.draw_pile(octopus)),
            ("discard", self.cards(octopus["discard"])),
            ("played", self.cards(card for card in octopus["slots"] if card)),
            ("trash", self.cards(octopus["trash"])),
            ("piles", "; ".join(self.pile(name, pile) for name, pile in view["piles"].items())),
            ("beside", self.counted("block", view["beside"] + view["aside"])),
            ("food", self.listed(map(self.food, view["food_track"]))),
            ("shark", self.where(shark, signs)),
            ("bag", self.colours(shark["bag"])),
            ("supply", self.colours(shark["supply"])),
            ("drawn", self.counted("colour", shark["drawn"])),
            ("pool", self.dice(shark["pool"], signs)),
            ("energy", self.dice(shark["energy"], signs)),
            ("kept", self.dice(shark["kept"] + shark["keeping"], signs)),
            ("growth", self.growth(shark)),
            ("hunger", self.of(len(shark["hunger"]), "hunger", self.counted("colour", shark["hunger"]))),
            ("row", self.row(shark, signs)),
            ("shark-cards", self.counted("shark_card", shark["cards"])),
            ("pairs", ", ".join(map(self.pair, view["pairs"]))),
        ]
        if "hand_or_draw" in octopus:
            rows.insert(2, ("hand-or-draw", self.cards(octopus["hand_or_draw"])))
        if view.get("bag_blocks"):
            rows.append(("bag-blocks", self.counted("block", view["bag_blocks"])))
        seldom = ("played", "trash", "drawn", "pool", "kept", "energy", "shark-cards", "food")
        none = texts("kelp-table-none")
        return [(texts(f"kelp-table-{row}"), text) for row, text in rows if text != none or row not in seldom]

    def hand(self, octopus: Seen) -> str:
        size = self.texts("kelp-table-hand-size", size=octopus["hand_size"])
        count = octopus.get("hand_count")
        hand = self.cards(octopus["hand"]) if count is None else self.texts("kelp-table-cards", count=count)
        known = octopus["hand"] if count is not None else octopus["known"]
        told = [self.texts("kelp-table-known", cards=self.cards(known))] if known else []
        return "; ".join([f"{hand} ({size})", *told])

    def draw_pile(self, octopus: Seen) -> str:
        top = octopus["draw_top"]
        told = [self.texts("kelp-table-top", cards=self.listed(self.name("card", card) for card in top))] if top else []
        if "hand_or_draw" in octopus:
            return "; ".join([self.texts("kelp-table-cards", count=octopus["draw_count"] + len(top)), *told])
        return "; ".join([self.cards(octopus["draw"]), *told]) if octopus["draw"] or not top else told[0]

    def pile(self, name: str, pile: Seen) -> str:
        said, more = self.name("pile", name), len(pile["rest"])
        if not pile["top"]:
            return self.texts("kelp-table-pile-empty", pile=said)
        card = self.name("card", pile["top"])
        if not more:
            return self.texts("kelp-table-pile-last", pile=said, card=card)
        return self.texts("kelp-table-pile", pile=said, card=card, more=more)

    def food(self, told: str) -> str:
        food, _, used = told.partition(" ")
        return self.texts("kelp-table-used" if used else "kelp-table-unused", food=self.name("block", food))

    def where(self, shark: Seen, signs: bool) -> str:
        """Where the Shark is; for one who does not see the board, what lies beside it and ahead too."""
        at, facing = shark["at"], shark["facing"]
        if at is None:
            return self.texts("kelp-table-away")
        space = self.name("space", at)
        if facing == "right angle":
            said = self.texts("kelp-table-right-angle", space=space)
        else:
            said = self.texts("kelp-table-facing", space=space, facing=self.name("end", facing))
        if signs:
            return said
        zones = self.listed(self.name("zone", zone) for zone in self.components["space"][at]["zones"])
        ahead = self.listed(self.name("space", other) for other in self.ahead(at, facing))
        return f"{said}; {self.texts('kelp-table-around', zones=zones, spaces=ahead)}"

    def ahead(self, space: str, facing: str) -> list[str]:
        """The spaces that a space leads to, by the end that is faced or by both."""
        spaces = self.components["space"]
        values = spaces[space]
        ways = [way for end, way in zip(values["ends"], values["junctions"]) if facing in (end, "right angle")]
        return [name for name in values["next"] if set(ways) & set(spaces[name]["junctions"])]

    def growth(self, shark: Seen) -> str:
        said = self.texts("kelp-table-tiles", count=shark["tiles"], all=len(self.components["tile"]))
        if not shark["growth"]:
            return said
        return f"{said}; {self.texts('kelp-table-growing', dice=self.counted('colour', shark['growth']))}"

    def of(self, count: int, track: str, dice: str) -> str:
        said = self.texts("kelp-table-of", count=count, all=self.components["track"][track]["size"])
        return f"{said}: {dice}" if count else said

    def row(self, shark: Seen, signs: bool) -> str:
        cards = self.listed(self.on_sale(card, signs) for card in shark["row"] if card)
        return f"{cards}; {self.texts('kelp-table-deck', count=len(shark['deck']))}"

    def on_sale(self, card: str, signs: bool) -> str:
        """A card of the row with the dice it brings."""
        colours = brought(self.components["shark_card"][card])
        dice = "".join(SIGNS[colour] for colour in colours) if signs else self.counted("colour", colours)
        return f"{self.name('shark_card', card)} {dice if signs else f'({dice})'}"

    def pair(self, pair: str) -> str:
        tone = self.name("tone", self.components["pair"][pair]["colour"])
        return self.texts("kelp-table-pair", pair=self.name("pair", pair), tone=tone)

    # Names and lists

    def name(self, kind: str, value: str) -> str:
        return str(self.texts.name(kind, value))

    def listed(self, names: Iterable[str]) -> str:
        return ", ".join(names) or self.texts("kelp-table-none")

    def counted(self, kind: str, values: Iterable[str]) -> str:
        """Equal things together: 3 × shell."""
        counts = Counter(values)
        if kind == "colour":
            return self.colours(counts) or self.listed([])
        return self.listed(
            self.name(kind, value) if count == 1 else f"{count} × {self.name(kind, value)}"
            for value, count in counts.items()
        )

    def cards(self, cards: Iterable[str]) -> str:
        return self.counted("card", cards)

    def colours(self, counts: Mapping[str, int]) -> str:
        return ", ".join(self.texts(f"kelp-table-dice-{colour}", count=count) for colour, count in counts.items())

    def dice(self, dice: Iterable[str], signs: bool) -> str:
        return self.listed(self.sign_of(die) if signs else self.name("die", die) for die in dice)

    def sign_of(self, die: str) -> str:
        colour, _, value = die.partition(" ")
        return SIGNS[colour] + value

    # What things are about

    def note(self, option: Message, view: Seen, signs: bool = True) -> str:
        """The blocks of the zones that an option names, or what its card, pile or effect does."""
        zones = [value for kind, value in option.arguments.values() if kind == "zone"]
        if zones and signs:
            return " ↔ ".join(self.zone_note(zone, view) for zone in zones)
        if zones:
            return " ".join(self.zone_sentence(zone, view) for zone in zones)
        told = self.told_note(option, view)
        return told if signs else spoken(told)

    def told_note(self, option: Message, view: Seen) -> str:
        if option.id == "kelp-action-draw":
            octopus = view["octopus"]
            wanted = max(octopus["hand_size"] - len(octopus["hand"]), 0)
            return self.texts("kelp-table-cards", count=wanted) if view["asked"][-1]["question"] == "action" else ""
        kind, value = next(iter(option.arguments.values()), ("", ""))
        if option.id == "kelp-action-gain-card":
            top = view["piles"][value]["top"]
            return f"{self.name('card', top)}. {self.about('card', top)}"
        if option.id.startswith("kelp-action-trash") and self.components["card"][value]["type"] == "eat":
            return self.texts("kelp-table-never-eaten")
        if option.id in ("kelp-action-discard", "kelp-action-lower", "kelp-action-lift"):
            return ""
        return self.about(kind, value) if kind in ("card", "shark_card", "block", "effect", "pair") else ""

    def zone_note(self, zone: str, view: Seen) -> str:
        """The block of a zone, or what it can be for one who does not see it."""
        note = self.block_note(zone, view)
        return f"{note} {self.possible(zone, view)}" if view["blocks"][zone] == "hidden" else note

    def short(self, kind: str, value: str) -> str:
        return self.sign(value) if kind == "block" else ""

    def left(self, view: Seen, signs: bool = True) -> str:
        return ""

    def secret(self, view: Seen) -> bool:
        return True

    def about(self, kind: str, value: str) -> str:
        values = self.components.get(kind, {}).get(value, {})
        if kind == "card":
            return self.about_card(value, values)
        if kind == "shark_card":
            dice = self.counted("colour", brought(values))
            text = self.texts(f"kelp-about-effect-{slug(values['effect'])}", amount=values.get("amount", 0))
            return self.texts("kelp-about-shark-card", price=values["price"], dice=dice, text=text)
        if kind == "effect":
            amounts = [card.get("amount", 0) for card in self.components["shark_card"].values()]
            return self.texts(f"kelp-about-effect-{slug(value)}", amount=max(amounts))
        if kind == "space":
            zones = self.listed(self.name("zone", zone) for zone in values["zones"])
            spaces = self.listed(self.name("space", other) for other in values["next"])
            return self.texts("kelp-about-space", zones=zones, spaces=spaces)
        if kind == "zone":
            return self.texts("kelp-about-zone", kind=self.name("kind", values["kind"]), value=f"{values['value']}+")
        message = f"kelp-about-{slug(kind)}-{slug(value)}"
        return self.texts(message, amount=values.get("amount", 0)) if self.texts.has(message) else ""

    def about_card(self, card: str, values: Seen) -> str:
        said = [self.texts(f"kelp-step-{slug(step['verb'])}", amount=step["amount"]) for step in values["does"]]
        kind = self.name("pile", values["type"])
        if values["type"] == "eat":
            return f"{kind}: {said[0]}. {self.about('block', values['food'])}"
        return self.texts("kelp-about-card", type=kind, cost=values["cost"], steps="; ".join(said))


def brought(card: Seen) -> list[str]:
    """The dice that a Shark card brings, one by one, by their colours."""
    return [colour for colour, count in card["brings"].items() for _ in range(count)]


def spoken(text: str) -> str:
    """A text with counts as one says them: 2 shells, not 2 × shell."""
    return text.replace("× ", "")


def coloured(line: str) -> list[tuple[str, str]]:
    """A line with its dice signs in their colours."""
    styles = {sign: STYLES[colour] for colour, sign in SIGNS.items()}
    return [(letter, styles.get(letter, "")) for letter in line]


def load(texts: Texts) -> KelpDrawing:
    """What the registry calls."""
    return KelpDrawing(texts)
