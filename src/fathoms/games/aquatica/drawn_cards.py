"""Aquatica's characters, mantas, Locations and goals, each in signs and in words, from the components alone."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from fathoms.text import Texts, slug

Seen = Mapping[str, Any]
EMPTY = "__"  # a depth that cannot be used
COINS, POWER, POINTS = "$", "⚔", "★"
COVERED, RISEN = "▒", "▲"
WILD = "✦"
MANTAS = {"ready": "◆", "tired": "◇", "wild_ready": WILD, "wild_tired": "✧"}
UPPER_LESS = {"size": 1}  # power that a Location of the upper row costs less, where the components do not tell it


class Cards:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.components = texts.components
        self.prices = self.figures("price", "coins")
        self.spaces = self.figures("space", "points")
        self.less: int = self.components.get("limit", {}).get("upper_less", UPPER_LESS)["size"]

    def figures(self, kind: str, key: str) -> list[int]:
        """A figure of each place, from the first on."""
        return [values[key] for _, values in sorted(self.components[kind].items(), key=lambda item: int(item[0]))]

    def name(self, kind: str, value: str) -> str:
        return str(self.texts.name(kind, value))

    def listed(self, names: Iterable[str], between: str = ", ") -> str:
        return between.join(names) or self.texts("aquatica-table-none")

    def characters(self, cards: Iterable[str]) -> str:
        """Equal ones together: 2 × Healer."""
        counts = Counter(cards)
        return self.listed(
            self.name("card", card) if count == 1 else f"{count} × {self.name('card', card)}"
            for card, count in counts.items()
        )

    # Icons and mantas

    def icon(self, icon: str, signs: bool) -> str:
        if icon == EMPTY:
            return self.texts("aquatica-sign-empty") if signs else self.texts("aquatica-table-empty")
        return self.texts(f"aquatica-sign-{slug(icon)}") if signs else self.name("icon", icon)

    def manta(self, sort: str, icon: str) -> str:
        return MANTAS[sort] + self.icon(icon, signs=True)

    def icons(self, icons: Iterable[str]) -> str:
        """Mantas in words: 2 × +1 coin."""
        counts = Counter(icons)
        return self.listed(
            self.icon(icon, signs=False) if count == 1 else f"{count} × {self.icon(icon, signs=False)}"
            for icon, count in counts.items()
        )

    # Locations

    def location(self, location: str) -> Seen:
        return self.components["location"][location]

    def tag(self, location: str) -> str:
        """A Location as the drawing calls it: SB 7."""
        number = re.search(r"\d+$", location)
        if number is None:
            return self.name("location", location)
        return f"{self.type_tag(self.location(location)['type'])} {int(number[0])}"

    def type_tag(self, type_: str) -> str:
        return self.texts(f"aquatica-tag-{slug(type_)}")

    def tags(self, locations: Iterable[str]) -> str:
        return self.listed(map(self.tag, locations))

    def names(self, locations: Iterable[str]) -> str:
        return self.listed(self.name("location", location) for location in locations)

    def power(self, location: str, upper: bool) -> int:
        price: int = self.location(location)["power"]
        return max(price - self.less, 0) if upper else price

    def depths(self, location: str, risen: int | None = None) -> str:
        """Depths from top to bottom, then the manta they lead to; on a board what is covered and which is on top."""
        values = self.location(location)
        signs = [self.icon(depth, signs=True) for depth in values["depths"]] or [RISEN]
        if risen is not None and risen >= len(values["depths"]):
            return RISEN
        if risen is not None:
            signs = [COVERED] * risen + [f"[{signs[risen]}]"] + signs[risen + 1 :]
        manta = [self.manta("wild_ready", values["manta"])] if values.get("manta") else []
        return " ".join([*signs, *manta])

    def priced(self, location: str, upper: bool) -> str:
        """A Location of a row in one line of signs."""
        price = f"{self.price(location, 'both', upper)} {self.worth(location)}"
        return f"{self.tag(location):<5} {price}  {self.depths(location)}"

    def price(self, location: str, sort: str, upper: bool) -> str:
        """What a Location costs in signs: in coins, in power, or both."""
        prices = {
            "coins": f"{self.location(location)['coins']}{COINS}",
            "power": f"{self.power(location, upper)}{POWER}",
        }
        return " ".join(told for resource, told in prices.items() if sort in (resource, "both"))

    def worth(self, location: str) -> str:
        return f"{self.location(location)['points']}{POINTS}"

    def points(self, locations: Iterable[str]) -> int:
        return sum(self.location(location)["points"] for location in locations)

    def told(self, location: str, sort: str = "both", upper: bool = False) -> str:
        """A Location in words: the price that is asked, or both, or none; then depths, points and manta."""
        coins, power = self.location(location)["coins"], self.power(location, upper)
        price = [self.texts(f"aquatica-price-{sort}", coins=coins, power=power)] if sort else []
        return "; ".join(price + self.inside(location))

    def inside(self, location: str) -> list[str]:
        values = self.location(location)
        depths = ", ".join(self.icon(depth, signs=False) for depth in values["depths"])
        told = [
            self.texts("aquatica-table-depths", depths=depths) if depths else self.texts("aquatica-table-no-depth"),
            self.texts("aquatica-table-points", points=values["points"]),
        ]
        if values.get("manta"):
            told.append(self.texts("aquatica-table-manta", icon=self.icon(values["manta"], signs=False)))
        return told

    def on_board(self, location: str, risen: int) -> str:
        """A Location in a pocket, in words."""
        values, said = self.location(location), self.name("location", location)
        left = values["depths"][risen:]
        if not left:
            return self.texts("aquatica-table-risen", location=said, points=values["points"])
        told = [self.texts("aquatica-table-top", location=said, depth=self.icon(left[0], signs=False))]
        if left[1:]:
            below = ", ".join(self.icon(depth, signs=False) for depth in left[1:])
            told.append(self.texts("aquatica-table-below", depths=below))
        if risen:
            told.append(self.texts("aquatica-table-covered", count=risen))
        return "; ".join(told + self.inside(location)[1:])

    def slid(self, location: str, risen: int, signs: bool) -> str:
        """What using the top depth gives: its icon, and what a fully risen Location brings."""
        values = self.location(location)
        given = self.icon(values["depths"][risen], signs)
        if risen + 1 < len(values["depths"]):
            return given
        manta = values.get("manta")
        if signs:
            return " ".join([given, "→", RISEN, *([self.manta("wild_ready", manta)] if manta else [])])
        then = [self.texts("aquatica-note-risen")]
        if manta:
            then.append(self.texts("aquatica-table-manta", icon=self.icon(manta, signs=False)))
        return "; ".join([given, *then])

    # Characters

    def steps(self, card: str, sort: str = "step") -> list[str]:
        return [self.step(step, sort) for step in self.does(card)]

    def does(self, card: str) -> list[Seen]:
        return list(self.components["card"][card]["does"])

    def step(self, step: Seen, sort: str) -> str:
        """An effect of a card, as a `step` in words or `short` with signs."""
        id = f"aquatica-{sort}-{slug(step['verb'])}"
        if "one" in step:
            return self.texts(id, one=self.step(step["one"], sort), other=self.step(step["other"], sort))
        if "icon" in step:
            return self.texts(id, icon=self.icon(step["icon"], sort == "short"))
        return self.texts(id, amount=step["amount"])

    def branch(self, card: str, step: int, number: int) -> str:
        """One of the two effects that a step lets choose."""
        choice = self.does(card)[step]
        return self.step(choice["one" if number == 1 else "other"], "step") if "one" in choice else ""

    def conquers(self, card: str) -> bool:
        return any(step["verb"] == "conquer" for step in self.does(card))

    def character(self, card: str) -> str:
        """All that a character does, in sentences."""
        fate = f"aquatica-fate-{slug(self.components['card'][card]['fate'])}"
        said = f"{'; '.join(self.steps(card))}."
        return f"{said} {self.texts(fate)}" if self.texts.has(fate) else said

    def king(self, king: str) -> str:
        """The same of a king, with the number that breaks ties."""
        number = self.texts("aquatica-about-king", number=self.components["card"][king]["number"])
        return f"{number} {self.character(king)}"

    # What things are about

    def about(self, kind: str, value: str) -> str:
        values = self.components.get(kind, {}).get(value)
        if values is None:
            return ""
        if kind == "card":
            return self.king(value) if "number" in values else self.character(value)
        if kind == "location":
            return f"{self.told(value)}."
        if kind == "icon":
            type_ = self.name("type", values["type"]) if "type" in values else ""
            return self.texts(f"aquatica-about-{slug(values['verb'])}", amount=values["amount"], type=type_)
        if kind == "goal":
            return self.texts("aquatica-about-goal", points=", ".join(map(str, self.spaces)))
        if kind == "creature":
            return self.texts("aquatica-about-creature", points=values["points"])
        return ""
