"""What a game says, as message ids with typed arguments; the catalogues beside the game turn them into sentences."""

from collections.abc import Mapping
from typing import Any

from fathoms.core.actions import ActionTable
from fathoms.core.data import DataSet
from fathoms.core.game import Message, Question
from fathoms.core.naming import KEPT, EventTable, Frames, sort_of

Types = Mapping[str, str]


class Messages:
    def __init__(self, game: str, actions: ActionTable, frames: Frames, events: EventTable) -> None:
        self.game = game
        self.seats = events.seats
        self.asked: dict[str, Types] = {
            frame.name: dict(frame.operands) for kind, frame in frames.frames.items() if sort_of(kind) == "question"
        }
        self.happened: dict[str, Types] = {
            event.name: {"seat": "seat", **dict(event.fields)} for event in events.events.values()
        }
        self.known: dict[tuple[Any, ...], Message] = {}  # of events
        # Each action's message is made once: an action means the same in every position.
        self.actions: dict[int, Message] = {}
        for number in actions:
            action = actions.action(number)
            self.actions[number] = self.typed(
                "action", action.kind, dict(actions.kinds[action.kind].fields), action.fields
            )

    def typed(self, sort: str, kind: str, types: Types, fields: Mapping[str, Any]) -> Message:
        arguments = {name: (type_, fields[name]) for name, type_ in types.items() if name in fields}
        return Message(f"{self.game}-{sort}-{kind.replace('_', '-')}", arguments)

    def question(self, question: Question) -> Message:
        message = self.typed("question", question.kind, self.asked[question.kind], question.fields)
        return Message(message.id, {**message.arguments, "seat": ("seat", self.seats[question.seat])})

    def event(self, event: Mapping[str, Any]) -> Message:
        """Made once for the same event: its values, in the order of its kind's fields, tell which it is."""
        key = tuple(event.values())
        known = self.known.get(key)
        if known is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            known = self.known[key] = self.typed("event", event["event"], self.happened[event["event"]], event)
        return known


def components(data: DataSet, sections: Mapping[str, str]) -> dict[str, dict[str, dict[str, Any]]]:
    """What is in the box, by type of argument: each with the section of the data that has it."""
    return {
        kind: {entry.name: dict(entry.values) for entry in data.entries(section)} for kind, section in sections.items()
    }
