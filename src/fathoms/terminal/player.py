"""A person, or two in turn, at the text table: reads the table's messages and sends what is typed."""

from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable

from fathoms.core.drawing import Drawing, Seen
from fathoms.core.game import TURN, Message
from fathoms.registry import drawing
from fathoms.table.host import Connection
from fathoms.table.messages import Answer, Asked, Draft, Drafted, Look, Refused, Seated, Situation, TakeBack, Told
from fathoms.terminal.explaining import about, reasons
from fathoms.terminal.options import (
    Item,
    chosen,
    each_meant,
    flat,
    hinted,
    items,
    meant,
    missing,
    numbers,
    printable,
    repeats,
    warned,
)
from fathoms.terminal.screen import Screen
from fathoms.text import LANGUAGES, Texts, unknown_language

KEYS = ("help", "table", "log", "undo", "confirm", "language", "quit")
SIDE_BY_SIDE = 7  # as many options without notes stand below each other


class Leave(Exception):
    """The person wants to go."""


class Undo(Exception):
    """The person takes a step back."""


class Player:
    """The seats of this terminal. With more than one, the screen is covered before it passes on with a secret."""

    def __init__(self, seats: Mapping[str, Connection], folder: Traversable, lang: str, screen: Screen) -> None:
        self.seats = seats
        self.folder = folder
        self.screen = screen
        self.seat = next(iter(seats))
        self.seen = dict.fromkeys(seats, 0)
        self.drawn = False  # whether the table was shown since others played
        self.read_once = False  # whether a screen reader has heard the whole table
        self.secret = False  # whether the screen shows what the next person may not see
        self.confirming = True
        self.seated: Seated = seats[self.seat].seated()
        for seat in seats:
            self.seen[seat] = self.before_last_turn(seat)
        self.texts: Texts
        self.drawing: Drawing
        self.speak(lang)

    def speak(self, lang: str) -> None:
        table = self.seated
        self.texts = Texts(lang, table.game, self.folder, table.options, table.components)
        self.drawing = drawing(self.texts)

    def say(self, name: str, **arguments: object) -> None:
        self.screen.say(self.texts(name, **arguments))

    def named(self, seat: str | None) -> str:
        return str(self.texts.name("seat", seat))

    # The game

    def play(self) -> None:
        """To the end of the game; Leave, EOFError or KeyboardInterrupt before it."""
        if len(self.seats) > 1:
            self.pass_to(self.look().mover)
        while True:
            situation = self.look()
            self.tell(situation)
            if situation.outcome is not None:
                self.end(situation)
                return
            if situation.asked is None:
                self.pass_to(situation.mover)
                continue
            if not self.drawn:
                self.show_again(situation.view)
            self.answer(situation, situation.asked)

    def look(self) -> Situation:
        found = self.seats[self.seat].ask(Look(self.seen[self.seat]))
        assert isinstance(found, Situation)
        return found

    def pass_to(self, seat: str | None) -> None:
        """Another person takes the screen. Where all is open, what was told before needs not be told again."""
        if seat is None:
            return
        found = self.seats[seat].ask(Look(self.seen[seat]))
        assert isinstance(found, Situation)
        before, self.secret = self.secret, self.drawing.secret(found.view)
        if before or self.secret:
            self.screen.cover()
            self.say("table-cover", seat=self.named(seat))
            if self.screen.ask().strip().casefold() in self.keys("quit"):
                raise Leave
            self.screen.cover()
        else:
            self.say("table-waiting", seat=self.named(seat))
            self.seen[seat] = found.seen
        self.seat = seat
        self.drawn = False

    def before_last_turn(self, seat: str) -> int:
        """Who comes back to a game is told of the last turn and this one; the rest is in the log."""
        found = self.seats[seat].ask(Look(0))
        assert isinstance(found, Situation)
        turns = [i for i, told in enumerate(found.events) if told.event["event"] == TURN]
        return turns[-2] if len(turns) > 2 else 0

    def tell(self, situation: Situation) -> None:
        """What has happened since; if another did something or much is new, the table is shown again."""
        self.seen[self.seat] = situation.seen
        for told in situation.events:
            self.event(told)
            if told.event.get("seat") != self.seat or told.event["event"] in (TURN, *self.drawing.anew):
                self.drawn = False

    def event(self, told: Told) -> None:
        text = self.texts.say(told.said)
        if told.event["event"] == TURN and not self.screen.plain:
            self.screen.say()
            self.screen.say(f"── {text} ──", "bold")
        else:
            self.screen.say(text)

    def show(self, view: Seen) -> None:
        self.drawn = True
        if self.screen.plain:
            for line in self.drawing.plain(view):
                self.screen.say(line)
            return
        self.screen.say()
        for row in self.drawing.draw(view, self.screen.width):
            self.screen.say(row)
        self.screen.say()

    def show_again(self, view: Seen) -> None:
        """The table after others played: drawn whole, but read aloud only what matters at once."""
        if not self.screen.plain or not self.read_once:
            self.show(view)
            self.read_once = True
            return
        self.drawn = True
        for line in self.drawing.brief(view):
            self.screen.say(line)

    def end(self, situation: Situation) -> None:
        # The whole table belongs to nobody; a person alone at the screen still is the one who looks.
        self.show(situation.view if len(self.seats) > 1 else {**situation.view, "seat": self.seat})
        assert situation.outcome is not None
        self.screen.say(self.texts.say(situation.outcome), "bold")
        if len(self.seats) == 1 and situation.winner is not None:
            self.say("table-won" if situation.winner == self.seat else "table-lost")

    # An answer, as a draft until it is whole

    def answer(self, situation: Situation, first: Asked) -> None:
        draft: list[list[int]] = []
        asked: Asked = first
        view: Seen = situation.view
        while True:
            try:
                draft.append(self.pick(asked, view))
            except Undo:
                if not draft:
                    self.take_back(situation)
                    return
                draft.pop()
                asked, view = self.back_to(situation, draft, first)
                continue
            found = self.seats[self.seat].ask(Draft(situation.n, flat(draft)))
            if not isinstance(found, Drafted):
                assert isinstance(found, Refused)
                self.screen.say(self.texts.say(found.said))
                return
            draft[-1] = found.actions[len(flat(draft[:-1])) :]  # with the steps that leave no choice
            if found.open and (found.final or self.paying(found)):
                assert found.asked is not None and found.view is not None  # noqa: PT018
                asked, view = found.asked, found.view
                self.screen.entry("", self.texts("table-so-far", steps=self.steps(found.said)))
            elif self.confirmed(found):
                self.send(situation, found.actions)
                return
            else:
                draft.pop()
                asked, view = self.back_to(situation, draft, first)

    def back_to(self, situation: Situation, draft: list[list[int]], first: Asked) -> tuple[Asked, Seen]:
        """What was asked, and how the table looked, after the steps that are left of a draft."""
        found = self.seats[self.seat].ask(Draft(situation.n, flat(draft))) if draft else None
        if isinstance(found, Drafted) and found.open and found.asked is not None and found.view is not None:
            return found.asked, found.view
        return first, situation.view

    def paying(self, draft: Drafted) -> bool:
        """Whether a draft spends something, or asks for it: then it is made whole and shown before it is sent, though
        it could be taken back."""
        spent = any(event.event["event"] in self.drawing.spent for event in draft.events)
        return spent or (draft.open and draft.asked is not None and draft.asked.kind in self.drawing.payments)

    def steps(self, said: Sequence[Message]) -> str:
        return "; ".join(map(self.texts.say, said))

    def confirmed(self, draft: Drafted) -> bool:
        """Show what a final draft will do, and ask once more if there is something to see."""
        warnings = [self.texts.say(warning) for warning in map(warned, draft.said) if self.texts.has(warning.id)]
        if (
            not (draft.final or self.paying(draft))
            or not self.confirming
            or not (draft.events or warnings or len(draft.actions) > 1)
        ):
            return True
        for text in warnings:
            self.screen.say(text)
        if draft.events:
            self.say("table-preview")
        coming = [self.texts.say(event.said) for event in draft.events]
        paid = draft.view if self.paying(draft) else None
        left = "" if paid is None else self.drawing.left(paid, not self.screen.plain)
        unknown = [] if draft.certain else [self.texts("table-preview-unknown")]
        for line in filter(None, [*coming, left, *unknown]):
            self.screen.entry("" if self.screen.plain else "· ", line, 2)
        undo = self.keys("undo")[0]
        self.say("table-confirm", undo=undo)
        while True:
            typed = self.screen.ask().strip().casefold()
            if typed in ("", *self.keys("yes")):
                return True
            if typed in self.keys("undo"):
                return False
            if typed in self.keys("quit"):
                raise Leave
            self.say("table-expected-confirm", undo=undo, typed=printable(typed))

    def send(self, situation: Situation, actions: list[int]) -> None:
        found = self.seats[self.seat].ask(Answer(situation.n, actions, self.seen[self.seat]))
        if isinstance(found, Refused):
            self.screen.say(self.texts.say(found.said))

    def take_back(self, situation: Situation) -> None:
        if not situation.may_take_back:
            self.say("table-no-undo")
            return
        found = self.seats[self.seat].ask(TakeBack(situation.n, self.seen[self.seat]))
        if isinstance(found, Refused):
            self.screen.say(self.texts.say(found.said))

    # A question

    def pick(self, asked: Asked, view: Seen) -> list[int]:
        """The actions that were typed: one, or the whole choice of several things. Undo and Leave are raised."""
        shown = self.ask(asked, view)
        picked: list[Item] = []
        while True:
            typed = self.screen.ask().strip()
            # Where an option is called like a command, such as zone C, the option is meant.
            called = not typed.startswith("?") and meant(shown, typed)
            if not called and self.command(typed, asked, view, shown):
                shown = items(self.texts, asked)  # the language may be another now
                continue
            named = self.find(shown, typed, asked)
            if not named:
                continue
            if asked.choices is None:
                return [named[0].option.action]
            picked = (
                picked + named if repeats(asked.choices) else list({one.number: one for one in picked + named}.values())
            )
            alone = [one.option.action for one in picked]
            closing = self.closing(asked)
            choice = chosen(asked.choices, alone) or chosen(asked.choices, [one for one in alone if one not in closing])
            if choice is not None:
                return choice.actions
            more = missing(asked.choices, alone)
            steps = "; ".join(one.label for one in picked)
            if more:
                self.say("table-chosen", steps=steps, count=more)
            else:
                self.say("table-expected-set", steps=steps)
                picked.clear()

    def closing(self, asked: Asked) -> set[int]:
        """Options that are part of no pick: they say that the choice is done."""
        picks = {pick for choice in asked.choices or [] for pick in choice.picks}
        return {option.action for option in asked.options} - picks

    def ask(self, asked: Asked, view: Seen) -> list[Item]:
        """Say what is asked and list the options."""
        shown = items(self.texts, asked)
        self.screen.say(self.texts.say(asked.said), "bold")
        if self.screen.plain:
            for one in shown:
                note = self.drawing.note(one.option.said, view, signs=False)
                text = self.texts("table-option", number=one.number, text=one.sentence)
                self.screen.say(f"{text}. {note}".rstrip())
        else:
            self.list_groups(shown, view)
        if asked.choices is not None:
            self.hint(asked)
        return shown

    def list_groups(self, shown: list[Item], view: Seen) -> None:
        headings = [one.heading for one in shown]
        at = 0
        while at < len(shown):
            heading = headings[at]
            group = [one for one in shown[at:] if one.heading == heading]
            at += len(group)
            if heading and len(set(headings)) > 1:
                self.screen.say(f"  {heading}", "bold")
            wide = max(len(one.label) for one in group)
            notes = [self.drawing.note(one.option.said, view) for one in group]
            if len(group) > SIDE_BY_SIDE and not any(notes):
                self.screen.columns([f"{one.number:>3}  {one.label}" for one in group], 2)
                continue
            for one, note in zip(group, notes):
                self.screen.entry(f"{one.number:>3}  {one.label:<{wide if note else 0}}  ", note, 2)

    def hint(self, asked: Asked) -> None:
        """How many things are to be chosen."""
        assert asked.choices is not None
        longest = max(asked.choices, key=lambda choice: len(choice.picks)).picks
        low, high = min(len(choice.picks) for choice in asked.choices), len(longest)
        numbered = {one.option.action: one.number for one in items(self.texts, asked)}
        example = " ".join(map(str, sorted(numbered[action] for action in longest)))
        if repeats(asked.choices):
            self.say("table-choose-again")
        if low == high == 1:
            self.say("table-choose-one")
        elif low == high:
            self.say("table-choose-exactly", count=high, example=example)
        elif low:
            self.say("table-choose-between", low=low, high=high, example=example)
        else:
            self.say("table-choose-up-to", high=high, example=example, none=0)

    def find(self, shown: list[Item], typed: str, asked: Asked) -> list[Item]:
        """The items that were typed; if there are none, why a thing called so is none is said, or what was expected."""
        by_number, several = {one.number: one for one in shown}, asked.choices is not None
        named = numbers(typed)
        if named and all(number in by_number for number in named) and (several or len(named) == 1):
            return [by_number[number] for number in named]
        each = each_meant(shown, typed) if several else []
        found = meant(shown, typed) or each
        why = [] if found else reasons(self.texts, self.drawing, asked, typed)
        found = found or ([] if why else hinted(shown, typed))
        if len(found) == 1 or (found and found == each):
            return found
        low, high = min(by_number), max(by_number)
        if found:
            self.say("table-ambiguous", typed=printable(typed), numbers=", ".join(str(one.number) for one in found))
        elif not typed:
            self.say("table-expected-something", low=low, high=high)
        elif why := why or reasons(self.texts, self.drawing, asked, typed, apart=True):
            self.screen.say(" ".join(why))
        else:
            expected = "table-expected-numbers" if several else "table-expected-number"
            self.say(expected, low=low, high=high, typed=printable(typed))
        return []

    # Commands

    def keys(self, command: str) -> list[str]:
        """What can be typed for a command: the words of the language, and the English ones."""
        message = f"table-keys-{command}"
        spoken = [self.texts(message), Texts("en")(message)]
        return [word.strip() for words in spoken for word in words.split(",")]

    def command(self, typed: str, asked: Asked, view: Seen, shown: list[Item]) -> bool:
        """Do a command; False if it was none."""
        word, _, rest = typed.casefold().partition(" ")
        found = next((command for command in KEYS if word in self.keys(command)), None)
        if typed[:1] == "?" and typed != "?":
            found, rest = "help", typed[1:].strip()
        if found is None or (rest and found not in ("help", "language")):
            return False
        if found == "quit":
            raise Leave
        if found == "undo":
            raise Undo
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self.explain(rest, asked, shown, view) if rest else self.help(),
            "table": lambda: self.show_all(view),
            "log": self.log,
            "confirm": self.toggle,
            "language": lambda: self.change(rest, asked, view),
        }
        commands[found]()
        return True

    def help(self) -> None:
        first = {command: self.keys(command)[0] for command in KEYS}
        self.say("table-help-answer")
        self.say("table-help-explain", key=first["help"])
        for command in KEYS[1:]:
            self.say(f"table-help-{command}", key=first[command], languages=", ".join(LANGUAGES))

    def show_all(self, view: Seen) -> None:
        self.show(view)
        if not self.screen.plain:
            for line in self.drawing.legend():
                self.screen.entry("", line)

    def log(self) -> None:
        found = self.seats[self.seat].ask(Look(0))
        assert isinstance(found, Situation)
        self.say("table-log" if found.events else "table-log-empty")
        for event in found.events:
            self.event(event)

    def toggle(self) -> None:
        self.confirming = not self.confirming
        self.say("table-confirm-on" if self.confirming else "table-confirm-off")

    def change(self, lang: str, asked: Asked, view: Seen) -> None:
        if lang not in LANGUAGES:
            said = self.texts.error(unknown_language(printable(lang)))
            self.screen.say(f"{said[0].upper()}{said[1:]}.")
            return
        self.speak(lang)
        self.say("table-language")
        self.ask(asked, view)

    def explain(self, wanted: str, asked: Asked, shown: list[Item], view: Seen) -> None:
        """What an option, or a thing by its name, is about, and why the thing cannot be used now."""
        by_number = {str(one.number): one for one in shown}
        if wanted in by_number:
            one = by_number[wanted]
            self.screen.entry(f"{one.sentence}. ", self.drawing.note(one.option.said, view, not self.screen.plain))
            return
        found = about(self.texts, self.drawing, self.seated, wanted)
        for called, told in found:
            self.screen.entry(f"{called}: ", told)
        why = reasons(self.texts, self.drawing, asked, wanted, apart=True)
        for text in why:
            self.screen.entry("", text)
        if not found and not why:
            self.say("table-nothing-about", typed=printable(wanted))
