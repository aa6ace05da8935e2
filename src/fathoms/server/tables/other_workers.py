"""What other workers did at a table of this process, and what is done here when the database knows better."""

from collections.abc import Sequence
from typing import Any

from fathoms.core.errors import FathomsError
from fathoms.core.live import LiveGame
from fathoms.server.database.rows import Step
from fathoms.server.tables.parts import TableForParts
from fathoms.server.tables.talker import Talker


class OtherWorkers:
    def __init__(self, table: TableForParts, talker: Talker) -> None:
        self.table = table
        self.talker = talker

    async def catch_up(self, step: Step | None = None) -> None:
        """Another worker changed something here: this step, or what the database tells."""
        async with self.table.lock:
            live = self.table.live
            try:
                if live is None or step is None or step.number > live.n:
                    await self.read_on()
                elif step.number == live.n:
                    await self.followed(live, [step])
            except Exception:
                self.table.drop()  # it may be half done here
                raise

    async def read_on(self) -> None:
        """What the database has beyond what is known here."""
        store, next = self.table.services.store, self.table.row.next
        row = await store.table(self.table.row.id)
        if row is None:
            return
        if self.table.live is None or row.header is None:
            self.table.load(row, await store.steps(row.id), await store.talk(row.id))
            self.table.greet()
            self.table.go_on(follow=True)
            return
        self.table.row = row
        await self.followed(self.table.live, await store.steps(row.id, self.table.live.n))
        if said := await store.talk(row.id, self.talker.known):
            self.talker.hear(said)
        if self.table.row.next != next:
            self.table.move_on(self.table.row)

    async def followed(self, live: LiveGame, steps: Sequence[Step]) -> None:
        if steps and not self.follow(live, steps):
            await self.read_anew()
        elif steps:
            self.table.row.status, self.table.row.length = "over" if live.over else "running", live.n
            self.table.row.updated = steps[-1].at
            self.table.publish()
            self.table.go_on(follow=True)

    def follow(self, live: LiveGame, steps: Sequence[Step]) -> bool:
        """Do what another worker has written. Whether it came out the same."""
        epoch = self.table.epoch
        for step in steps:
            if step.number != live.n:
                return False
            for i, entry in enumerate(step.entries):
                try:
                    self.repeat(live, entry, begins=i == 0)
                except FathomsError:  # here it cannot even be done
                    return False
                if live.record.entries[-1].to_json() != entry:
                    return False
            self.table.count_time(live, step.at)
        self.table.waiting = self.table.still_asked(live) if self.table.epoch == epoch else {}
        return True

    def repeat(self, live: LiveGame, entry: dict[str, Any], begins: bool) -> None:
        if "answer" in entry:
            live.answer(self.table.game.actions.id(entry["answer"]), begins)
        elif "take_back" in entry:
            self.table.back(live, entry["take_back"], entry["to"])
        else:
            ((kind, seat),) = entry.items()
            if kind == "came_back":
                self.table.come_back(live, seat)
            else:
                live.give_up(kind, seat)

    async def read_anew(self) -> None:
        """What this process thought of the table may not be so: the database knows."""
        row = await self.table.services.store.table(self.table.row.id)
        if row is not None:
            steps, talk = await self.table.services.store.steps(row.id), await self.table.services.store.talk(row.id)
            self.table.load(row, steps, talk)
            self.table.publish()
            self.table.go_on(follow=True)
