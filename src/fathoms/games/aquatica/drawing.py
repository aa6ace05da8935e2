"""Aquatica's table in characters and in sentences, from a view as JSON and the components."""

import re
import textwrap
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import zip_longest
from typing import Any

from rich.text import Text

from fathoms.core.game import Message
from fathoms.games.aquatica.drawn_cards import COINS, COVERED, MANTAS, POINTS, POWER, WILD, Cards
from fathoms.text import Texts, slug

Seen = Mapping[str, Any]
Entry = tuple[str, list[str]]  # the name of a row, and its texts, each on a line of its own
RIVALS = "ichthyanders"
SEATS = {"player1": "①", "player2": "②", "player3": "③", "player4": "④", RIVALS: "✱"}
TYPES = ("SB", "SS", "OV", "DC")
# Rows beside the middle, and those of a player.
AROUND = ("decks", "location-discard", "rivals", "packet", "ending")
REALM = ("king", "hand", "playing", "discard", "mantas", "board", "scored", "sum")
UNKNOWN = "unknown"
KEPT = "\N{NO-BREAK SPACE}"
GAP = 3  # columns between things that stand side by side
ROOM = 24  # columns that a text needs beside its beginning
STYLES = {COINS: "yellow", POWER: "red", "↑": "cyan", COVERED: "dim", MANTAS["ready"]: "green", WILD: "green"}
PRICES = {"buy": "coins", "conquer": "power", "drop": "both"}


class AquaticaDrawing:
    anew = frozenset(["dealt"])
    spent = frozenset(["manta_used", "depth_used"])
    payments = frozenset(["pay"])

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.components = texts.components
        self.cards = Cards(texts)

    # The whole table

    def draw(self, view: Seen, width: int = 80) -> list[Text]:
        lines = [*self.ocean(view, width), *self.rows(view, width), *self.goals(view, width)]
        lines += self.entries(self.around(view, signs=True), width)
        for seat in self.in_order(view):
            headline = textwrap.wrap(f"{SEATS[seat]} {self.headline(seat, view)}", width)
            lines += [Text(), *(Text(line, "bold") for line in headline)]
            lines += self.entries(self.realm(seat, view, signs=True), width)
        return lines

    def plain(self, view: Seen) -> list[str]:
        lines = [self.goal_sentence(i, view) for i in range(len(view["tracks"]))]
        lines += [self.place_sentence(place, card) for place, card in enumerate(view["row"], 1)]
        for row in ("upper", "lower"):
            where, on_offer = self.texts(f"aquatica-table-{row}"), [location for location in view[row] if location]
            lines += [f"{where}: {self.offered(location, row == 'upper')}." for location in on_offer]
            lines += [] if on_offer else [f"{where}: {self.texts('aquatica-table-none')}."]
        lines += sentences(self.named(self.around(view, signs=False)))
        for seat in self.in_order(view):
            lines += [self.announced(seat, view), *sentences(self.named(self.realm(seat, view, signs=False)))]
        return lines

    def brief(self, view: Seen) -> list[str]:
        """Whether the end is near, and the own points, mantas and Locations."""
        ending = [entry for entry in self.around(view, signs=False) if entry[0] == "ending"]
        seat = str(view.get("seat"))
        if seat not in view["seats"]:
            return sentences(self.named(ending))
        own = [entry for entry in self.realm(seat, view, signs=False) if entry[0] in ("mantas", "board")]
        return [self.announced(seat, view), *sentences(self.named([*ending, *own]))]

    def legend(self) -> list[str]:
        texts, cards = self.texts, self.cards
        signs = [
            {cards.type_tag(type_): cards.name("type", type_) for type_ in TYPES},
            {cards.icon(icon, signs=True): cards.icon(icon, signs=False) for icon in self.components["icon"]},
            {sign: cards.name("seat", seat) for seat, sign in SEATS.items()},
        ]
        lines = [", ".join(f"{sign} = {name}" for sign, name in group.items()) for group in signs]
        return [*(texts(f"aquatica-legend-{part}") for part in ("prices", "depths", "mantas")), *lines]

    def left(self, view: Seen, signs: bool = True) -> str:
        mantas = view["seats"][view["seat"]]["mantas"]
        ready = {sort: mantas[sort] for sort in ("ready", "wild_ready")}
        return self.texts("aquatica-table-left", mantas=self.mantas(ready, signs))

    def secret(self, view: Seen) -> bool:
        """Only kings in a draft are hidden from others."""
        return self.drafting(view)

    # What lies in the middle

    def ocean(self, view: Seen, width: int) -> list[Text]:
        wide = max((len(self.cards.name("card", card)) for card in view["row"]), default=0)
        lines = [heading(self.texts("aquatica-table-row"))]
        for place, card in enumerate(view["row"], 1):
            name, effects = self.cards.name("card", card), "; ".join(self.cards.steps(card, "short"))
            start = f" {place}  {self.cards.prices[place - 1]}{COINS}  "
            if width - len(start) - wide - GAP < ROOM:
                lines += hanging(start, f"{name}: {effects}", width)
            else:
                lines += hanging(f"{start}{name:<{wide}}{' ' * GAP}", effects, width)
        return lines if view["row"] else [*lines, Text(f" {self.texts('aquatica-table-none')}")]

    def rows(self, view: Seen, width: int) -> list[Text]:
        """The upper and the lower row, side by side where every Location would have room."""
        upper, lower = ([location for location in view[row] if location] for row in ("upper", "lower"))
        none = [f" {self.texts('aquatica-table-none')}"]
        left = [f" {self.cards.priced(location, upper=True)}" for location in upper] or none
        right = [f" {self.cards.priced(location, upper=False)}" for location in lower] or none
        less = self.texts("aquatica-table-less", less=self.cards.less)
        left.insert(0, f"{self.texts('aquatica-table-upper')} ({less})")
        right.insert(0, self.texts("aquatica-table-lower"))
        beside = max(self.widest, len(left[0])) + GAP
        if beside + max(self.widest, len(right[0])) > width:
            return [line for row in (left, right) for line in [heading(row[0]), *indented(row[1:], width)]]
        lines = [f"{one:<{beside}}{other}".rstrip() for one, other in zip_longest(left, right, fillvalue="")]
        return [heading(lines[0]), *map(coloured, lines[1:])]

    @cached_property
    def widest(self) -> int:
        """Columns that any Location of a row needs."""
        return max(len(self.cards.priced(location, upper=False)) for location in self.components["location"]) + 1

    def offered(self, location: str, upper: bool) -> str:
        return f"{self.cards.name('location', location)}: {self.cards.told(location, 'both', upper)}"

    def goals(self, view: Seen, width: int) -> list[Text]:
        tracks = [self.track(i, view) for i in range(len(view["tracks"]))]
        wide = max(map(len, tracks))
        lines = [heading(self.texts("aquatica-table-goals"))]
        for i, track in enumerate(tracks):
            lines += hanging(f" {i + 1}  {track:<{wide}}{' ' * GAP}", self.goal(i, view), width)
        return lines

    def track(self, track: int, view: Seen) -> str:
        """Who lies on a goal, and the points of the spaces that others can still take."""
        free = [f"{points}{POINTS}" for points in self.free_spaces(track, view)]
        return " ".join([*(SEATS[seat] for seat in view["tracks"][track]["mantas"]), *free])

    def free_spaces(self, track: int, view: Seen) -> list[int]:
        """The points of the spaces of a goal that somebody can still take."""
        everyone = view["players"] + (view["players"] == 1)  # the Ichthyanders too
        return self.cards.spaces[len(view["tracks"][track]["mantas"]) : everyone]

    def goal(self, track: int, view: Seen) -> str:
        """A goal, and how far the one who looks has come."""
        goal, mantas = view["tracks"][track]["goal"], view["tracks"][track]["mantas"]
        said, seat = self.cards.name("goal", goal), view.get("seat")
        reached = self.progress(goal, view["seats"][seat]) if seat in view["seats"] and seat not in mantas else None
        return said if reached is None else self.texts("aquatica-table-progress", goal=said, count=reached)

    def goal_sentence(self, track: int, view: Seen) -> str:
        mantas = view["tracks"][track]["mantas"]
        told = [f"{self.texts('aquatica-table-goal', number=track + 1)}: {self.goal(track, view)}"]
        if mantas:
            seats = ", ".join(self.cards.name("seat", seat) for seat in mantas)
            told.append(self.texts("aquatica-table-laid", seats=seats))
        told += [self.texts("aquatica-table-next", points=points) for points in self.free_spaces(track, view)[:1]]
        return "; ".join(told) + "."

    def progress(self, goal: str, realm: Seen) -> int | None:
        """How much of what a goal counts there is; None where nothing is counted."""
        cards, scored, pockets = self.cards, realm["scored"], [pocket for pocket in realm["pockets"] if pocket]
        risen = [one for one in pockets if one["risen"] == len(cards.location(one["location"])["depths"])]
        owned = [*(pocket["location"] for pocket in pockets), *scored]
        wild = len(realm["mantas"]["wild_ready"] + realm["mantas"]["wild_tired"])
        conquering = [card for card in realm["hand"] + realm["discard"] if cards.conquers(card)]
        counts = {
            "hand8": len(realm["hand"]),
            "board5": len(pockets),
            "scored3": len(scored),
            "wild2": wild,
            "points15": cards.points(scored),
            "locations11": len(owned),
            "wild3": wild,
            "types4": len({cards.location(location)["type"] for location in scored}),
            "discard10": len(realm["discard"]),
            "same4": max(Counter(cards.location(location)["type"] for location in owned).values(), default=0),
            "conquer5": len(conquering),
            "risen5": len(risen),
        }
        return counts.get(goal)

    def place_sentence(self, place: int, card: str) -> str:
        said = self.texts("aquatica-table-place", place=place, price=self.cards.prices[place - 1])
        return f"{said}: {self.cards.name('card', card)}: {'; '.join(self.cards.steps(card))}."

    def around(self, view: Seen, signs: bool) -> list[Entry]:
        """Decks, discarded Locations, the Ichthyanders, kings to choose from, and whether the end is near."""
        texts, discarded = self.texts, view["location_discard"]
        listed = self.cards.tags(discarded) if signs else self.cards.names(discarded)
        found = [("decks", texts("aquatica-table-deck-sizes", ocean=len(view["ocean"]), locations=len(view["deck"])))]
        if discarded:
            found.append(("location-discard", listed))
        if view["players"] == 1:
            placed = sum(RIVALS in track["mantas"] for track in view["tracks"])
            found.append(("rivals", texts("aquatica-table-placed", count=placed, all=len(view["tracks"]))))
        if self.drafting(view):
            kings = view["packet"]
            found.append(
                ("packet", texts("aquatica-table-unknown") if kings == UNKNOWN else self.cards.characters(kings))
            )
        if "ending" in view and "over" not in view:
            found.append(("ending", self.ending(view["ending"])))
        return [(row, [text]) for row, text in found]

    def ending(self, ending: Seen) -> str:
        reason = self.cards.name("reason", ending["reason"])
        left = ending["turns_left"]
        if left is None:
            return self.texts("aquatica-table-ending-begun", reason=reason)
        return self.texts("aquatica-table-ending-left", reason=reason, count=left)

    def drafting(self, view: Seen) -> bool:
        return view["turn"] == 0 and "packet" in view and "over" not in view

    # Players

    def in_order(self, view: Seen) -> list[str]:
        """The one who looks, then the others in the order of their turns."""
        seats = list(view["seats"])
        at = seats.index(view["seat"]) if view.get("seat") in seats else 0
        return seats[at:] + seats[:at]

    def headline(self, seat: str, view: Seen) -> str:
        """Who it is, with how many points, and whether it is the turn of this player."""
        said = self.texts(
            "aquatica-table-player", seat=self.cards.name("seat", seat), points=view["seats"][seat]["points"]
        )
        asked = view["asked"][-1].get("seat") if view["asked"] else None
        active = view["turn"] > 0 and seat == view["active"] and "over" not in view
        left = view.get("ending", {}).get("turns_left")
        marks = {
            "you": seat == view.get("seat"),
            "picking": self.drafting(view) and seat == asked,
            "active": active,
            "last": active and left is not None and left <= view["players"],
            "answering": view["turn"] > 0 and seat == asked != view["active"],
            "first": seat == view["first"] and view["players"] > 1,
        }
        told = [self.texts(f"aquatica-mark-{mark}") for mark, holds in marks.items() if holds]
        if "over" in view and view["players"] > 1:
            rank = view["over"]["ranks"][list(view["seats"]).index(seat)]
            told.append(self.texts("aquatica-mark-rank", rank=rank))
        return f"{said} ({', '.join(told)})" if told else said

    def announced(self, seat: str, view: Seen) -> str:
        return f"{capital(self.headline(seat, view))}."

    def realm(self, seat: str, view: Seen, signs: bool) -> list[Entry]:
        """What a player has. The board of the one who looks has a line for each Location."""
        texts, cards, realm = self.texts, self.cards, view["seats"][seat]
        playing = [frame["card"] for frame in view["asked"] if frame.get("run") == "card"]
        pockets = [self.pocket(pocket, signs) for pocket in realm["pockets"] if pocket]
        free = len(realm["pockets"]) - len(pockets)
        board = pockets + ([texts("aquatica-table-free", count=free)] if free else [])
        found: list[Entry] = [("hand", [cards.characters(realm["hand"])])]
        if realm["king"] is not None:
            found.insert(0, ("king", [self.king(realm["king"])]))
        if playing and seat == view["active"]:
            found.append(("playing", [cards.characters(playing)]))
        if realm["discard"]:
            found.append(("discard", [cards.characters(realm["discard"])]))
        found.append(("mantas", [self.mantas(realm["mantas"], signs)]))
        found.append(("board", board if signs and seat == view.get("seat") else ["; ".join(board)]))
        if realm["scored"]:
            found.append(("scored", [self.scored(realm["scored"], signs)]))
        if "over" in view:
            found.append(("sum", [self.sum(seat, view)]))
        return found

    def sum(self, seat: str, view: Seen) -> str:
        """Where the points of a player come from."""
        realm, tracks = view["seats"][seat], [track["mantas"] for track in view["tracks"]]
        goals = sum(self.cards.spaces[mantas.index(seat)] for mantas in tracks if seat in mantas)
        return self.texts(
            "aquatica-table-parts", hand=len(realm["hand"]), claimed=goals, locations=self.cards.points(realm["scored"])
        )

    def king(self, king: str) -> str:
        if king == UNKNOWN:
            return self.texts("aquatica-table-unknown")
        number = self.components["card"][king]["number"]
        return self.texts("aquatica-table-king-number", king=self.cards.name("card", king), number=number)

    def mantas(self, mantas: Mapping[str, list[str]], signs: bool) -> str:
        if signs:
            return self.cards.listed((self.cards.manta(sort, i) for sort, icons in mantas.items() for i in icons), " ")
        told = [
            self.texts(
                f"aquatica-mantas-{slug(sort)}", mantas=", ".join(self.cards.icon(i, signs=False) for i in icons)
            )
            for sort, icons in mantas.items()
            if icons
        ]
        return self.cards.listed(told, "; ")

    def pocket(self, pocket: Seen, signs: bool) -> str:
        location, risen = pocket["location"], pocket["risen"]
        if signs:
            return f"{self.cards.tag(location)} {self.cards.worth(location)} {self.cards.depths(location, risen)}"
        return self.cards.on_board(location, risen)

    def scored(self, locations: list[str], signs: bool) -> str:
        points = self.cards.points(locations)
        if signs:
            return f"{points}{POINTS}: {self.cards.tags(locations)}"
        return f"{self.texts('aquatica-table-points', points=points)}: {self.cards.names(locations)}"

    # Rows with their names

    def named(self, found: Iterable[Entry]) -> list[Entry]:
        return [(self.texts(f"aquatica-table-{row}"), texts) for row, texts in found]

    def entries(self, found: list[Entry], width: int) -> list[Text]:
        """Each row behind its name, broken so that its lines stand below each other."""
        rows = AROUND if found[0][0] in AROUND else REALM
        wide = max(len(self.texts(f"aquatica-table-{row}")) for row in rows) + 2
        lines: list[Text] = []
        for label, texts in self.named(found):
            if width - wide < ROOM:
                lines += indented([f" {label}: {'; '.join(texts)}"], width)
                continue
            for i, text in enumerate(texts):
                lines += hanging(f" {'' if i else label:<{wide}}", text, width)
        return lines

    # What things are about

    def short(self, kind: str, value: str) -> str:
        """How the drawing calls a thing, where that is not its name."""
        return self.cards.tag(value) if kind == "location" else ""

    def about(self, kind: str, value: str) -> str:
        return self.cards.about(kind, value)

    def note(self, option: Message, view: Seen, signs: bool = True) -> str:
        """What an option costs and brings."""
        action = option.id.removeprefix("aquatica-action-")
        values = {name: value for name, (_, value) in option.arguments.items()}
        if "location" in values:
            return self.location_note(action, values["location"], view, signs)
        if "place" in values:
            return self.place_note(action, int(values["place"]), view, signs)
        if "track" in values:
            return self.track_note(int(values["track"]) - 1, view, signs)
        if "card" in values:
            return capital(self.cards.character(values["card"]))
        if "king" in values:
            return self.cards.king(values["king"])
        if action == "branch":
            asked = view["asked"][-1]
            return capital(self.cards.branch(asked["card"], asked["step"], int(values["branch"])))
        if action == "scout":
            return capital(self.scout_note(view))
        return self.manta_note(values["icon"], values["sort"], view) if action == "manta" else ""

    def location_note(self, action: str, location: str, view: Seen, signs: bool) -> str:
        """The price and what one gets; of a Location on the board what it shows now, or what using it gives."""
        cards, owned = self.cards, [pocket for realm in view["seats"].values() for pocket in realm["pockets"] if pocket]
        risen = next((pocket["risen"] for pocket in owned if pocket["location"] == location), None)
        if risen is not None:
            if action == "depth":
                return cards.slid(location, risen, signs)
            if signs:
                return f"{cards.worth(location)} {cards.depths(location, risen)}"
            return f"{cards.on_board(location, risen)}."
        upper, sort = location in view["upper"], PRICES.get(action, "")
        if not signs:
            return f"{cards.told(location, sort, upper)}."
        return " ".join([cards.price(location, sort, upper), cards.worth(location), cards.depths(location)]).strip()

    def place_note(self, action: str, place: int, view: Seen, signs: bool) -> str:
        """The character of a place, its price and what it does."""
        if place > len(view["row"]):
            return ""
        card, price = view["row"][place - 1], self.cards.prices[place - 1]
        said = f"{self.cards.name('card', card)}: {self.cards.character(card)}"
        if action == "free":
            return said
        return f"{price}{COINS} {said}" if signs else f"{self.texts('aquatica-price-coins', coins=price)}: {said}"

    def track_note(self, track: int, view: Seen, signs: bool) -> str:
        goal = self.cards.name("goal", view["tracks"][track]["goal"])
        points = next(iter(self.free_spaces(track, view)), 0)
        if signs:
            return f"{points}{POINTS} {goal}"
        return capital(f"{goal}; {self.texts('aquatica-table-points', points=points)}.")

    def scout_note(self, view: Seen) -> str:
        upper, lower = (sum(location is not None for location in view[row]) for row in ("upper", "lower"))
        new = min(len(view["lower"]), len(view["deck"]))
        return self.texts("aquatica-note-scout", upper=upper, lower=min(lower, len(view["upper"])), new=new)

    def manta_note(self, icon: str, sort: str, view: Seen) -> str:
        """How many such mantas are ready, if there are several."""
        mantas = view["seats"][view["asked"][-1]["seat"]]["mantas"]
        count = mantas["wild_ready" if sort == "wild" else "ready"].count(icon)
        return self.texts("aquatica-note-ready", count=count) if count > 1 else ""


def capital(text: str) -> str:
    """A sentence begins large."""
    return text[:1].upper() + text[1:]


def heading(text: str) -> Text:
    return Text(text, "bold")


def coloured(line: str) -> Text:
    """A line with its signs in their colours; each sign tells by its shape alone too."""
    text = Text(line)
    for i, letter in enumerate(line):
        if letter in STYLES:
            text.stylize(STYLES[letter], i, i + 1)
    return text


def indented(lines: Iterable[str], width: int) -> list[Text]:
    """Lines, each broken so that it goes on further in."""
    return [coloured(part) for line in lines for part in broken(line, width, "", " " * 6)]


def hanging(start: str, text: str, width: int) -> list[Text]:
    """A text behind its beginning. Where there is little room it goes on below."""
    if width - len(start) < ROOM:
        return indented([f" {start.strip()} {text}"], width)
    return [coloured(part) for part in broken(text, width, start, " " * len(start))]


def broken(text: str, width: int, first: str, then: str) -> list[str]:
    """Lines not longer than this. A Location and its number, and a count and what it counts, stay together."""
    kept = re.sub(r"(?<=\w) (?=\d+\b(?!\$))|(?<=\d) (?=×)|(?<=×) ", KEPT, text)
    parts = textwrap.wrap(kept, width, initial_indent=first, subsequent_indent=then, break_on_hyphens=False)
    return [part.replace(KEPT, " ") for part in parts]


def sentences(told: Iterable[Entry]) -> list[str]:
    """Rows as sentences, with counts as one says them: 2 Healer, not 2 × Healer."""
    return [f"{label}: {'; '.join(texts)}.".replace("× ", "") for label, texts in told]


def load(texts: Texts) -> AquaticaDrawing:
    """What the registry calls."""
    return AquaticaDrawing(texts)
