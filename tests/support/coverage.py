"""What can happen in a game, and random games that count how often it did."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from fathoms.core.chance import fast
from fathoms.core.declaration import Declaration
from fathoms.core.events import Sink
from fathoms.core.options import Options
from fathoms.core.state import OVER, BaseState, kind_at, top


@dataclass(frozen=True)
class Coverage:
    """Of a game: options that together show everything, its questions, and what an event shows to have happened.

    `absent` are the pieces that lead to a question and are not in the box: nobody is asked it.
    """

    game: Any
    setups: list[dict[str, Any]]
    declaration: Declaration
    pieces: set[str]
    happenings: Callable[[dict[str, Any]], list[str]]
    absent: frozenset[tuple[str, str]] = frozenset()

    def everything(self) -> set[str]:
        """Each piece, each end and each kind of question."""
        questions = [one for one in self.declaration.questions if one.begun_by not in self.absent]
        return self.pieces | {f"asked {question.name}" for question in questions}

    def happened_from(self, s: BaseState, *texts: str) -> set[str]:
        """What happens when a written position is played like this, its question included."""
        found: set[str] = set()
        s.sink = Sink()
        for text in texts:
            found.add(f"asked {self.game.question(s).kind}")
            self.game.answer(s, self.game.actions.id(text))
        for event in s.sink.take():
            found.update(self.happenings(self.game.event_json(event[:5])))
        return found

    def happened_in(self, seeds: Iterable[int]) -> Counter[str]:
        """Random games, the setups in turn: how often each thing happened."""
        found: Counter[str] = Counter()
        events: Counter[tuple[int, ...]] = Counter()
        asked: Counter[int] = Counter()
        rules, out = self.game.rules, Options()
        for seed in seeds:
            s = self.game.new(chance=fast(2 * seed), **self.setups[seed % len(self.setups)])
            s.sink = Sink()
            choose = fast(2 * seed + 1)
            while s.mover != OVER:
                asked[kind_at(s, top(s))] += 1
                rules.options(s, out)
                rules.answer(s, out.ids[choose.below(out.count)])
            events.update(event[:5] for event in s.sink.take())
        for event, count in events.items():
            for what in self.happenings(self.game.event_json(event)):
                found[what] += count
        for kind, count in asked.items():
            found[f"asked {self.declaration.frames[kind].name}"] += count
        return found
