"""Real situations of Kelp for the tests of its drawing: one of every kind of question, as the seat asked sees it, and
what happened with every kind of event on the board, as each seat was told it.

tools/situations.py    plays games and writes situations.json and happenings.json in web/src/games/kelp/fixtures
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import fathoms
from fathoms.bots.named import bot
from fathoms.core.chance import sealed
from fathoms.core.events import seen
from fathoms.core.game import OVER
from fathoms.core.live import LiveGame
from fathoms.table.drafts import asked
from fathoms.table.telling import seated, situation

FIXTURES = Path(__file__).resolve().parent.parent / "web/src/games/kelp/fixtures"
GAMES = {"day": 60, "night": 6}
NIGHT = ("move", "action", "den", "currents")
SEATS = ("octopus", "shark")
LARGE = 9000  # letters; a smaller situation of the same kind is as good
KELP = fathoms.game("kelp")

# What moves on the board, and what flies between it and the panels: events with the one told before count as different.
MOVING = (
    "shark_put", "moved", "turned", "revealed", "hidden", "swapped", "taken", "placed", "gained_block", "ate",
    "current_placed", "current_lifted", "die_placed", "searched", "struck",
)  # fmt: skip
FLYING = ("grew", "hunger", "returned")
DRAWN = ("blocks", "known", "currents", "zone_dice")
LYING = ("at", "facing", "pool", "kept", "energy")

SHARK = {"run": "shark", "step": "rolled", "last": None, "moved": False}
MOVE = SHARK | {"step": "move"}
HIDDEN = {
    "NW": "shell", "N": "trap_one", "NE": "shell", "W": "shell", "C": "octopus", "E": "shell",
    "SW": "shell revealed", "S": "shell revealed", "SE": "shell",
}  # fmt: skip
BASE: dict[str, Any] = {"game": "kelp", "turn": 12, "blocks": HIDDEN, "currents": {"C|E": 3, "den NE": 2}}
AT: dict[str, Any] = {"at": "N|C", "facing": "east"}

# Questions that games seldom come to, and the position of the mock-ups.
CRAFTED: dict[str, tuple[int, dict[str, Any]]] = {
    "daring_other": (1, {
        "shark": AT | {"pool": ["red 3", "yellow 4", "blue 2"]},
        "asked": [SHARK, {"question": "daring_other", "red": "red 3"}],
    }),
    "reactive": (1, {
        "shark": AT | {"drawn": ["red", "yellow", "blue"]},
        "asked": [SHARK | {"step": "before_roll"}, {"question": "reactive", "left": 2, "last": "blue"}],
    }),
    "free_den": (0, {
        "edition": "prototype", "shark": AT | {"pool": ["red 3"]},
        "currents": {"den NW": 1, "den NE": 2, "den SW": 3, "den SE": 4, "W|C": 5},
        "asked": [SHARK | {"step": "resolve"}, {"question": "free_den", "why": "fight", "may_stop": True}],
    }),
    "clear": (1, {
        "shark": {"at": "NE|E", "facing": "east", "pool": ["red 3", "yellow 6"]},
        "currents": {"den NE": 2, "N|NE": 2, "E|SE": 4}, "asked": [MOVE, {"question": "move", "moved": False}],
    }),
    "ways": (1, {
        "turn": 14, "pairs": ["fight", "retreat"], "food_track": ["snail used"],
        "blocks": HIDDEN | {
            "N": "shell revealed", "NE": "octopus", "C": "trap_den revealed", "E": "lobster", "SW": "trap_one",
            "S": "double_shell revealed",
        },
        "known": {
            "NW": ["octopus", "trap_one", "shell"], "NE": ["octopus", "trap_one", "shell"], "W": ["octopus", "shell"],
            "E": ["lobster"], "SW": ["octopus", "trap_one", "shell"], "SE": ["shell"],
        },
        "octopus": {
            "hand": ["fast_learning", "sudden_evasion", "camouflage", "lobster"],
            "discard": ["camouflage", "nimble_dodge", "sneaking", "camouflage"],
        },
        "shark": {
            "at": "C|E", "facing": "north", "pool": ["blue 3", "red 6", "yellow 5"], "energy": ["yellow 4"], "tiles": 1,
            "growth": ["blue", "yellow"], "hunger": ["blue", "yellow", "red", "blue"], "kept": ["yellow 6"],
            "row": ["daring_7", "observant_6", "aggressive_6", "reactive_8"],
            "cards": ["agile_4", "swift_5", "vigilant_7"],
        },
        "currents": {"N|NE": 4, "den NE": 2, "W|C": 5, "S|SE": 3, "NW|W": 6},
        "asked": [MOVE, {"question": "move", "moved": False}],
    }),
}  # fmt: skip


def plain(told: Any) -> Any:
    return json.loads(msgspec.json.encode(told))


def letters(told: Any) -> int:
    """How long a situation is, apart from what only explains it."""
    explains = ("hindrances", "way", "reach", "uses", "gives", "good_for", "points", "cut_short")
    asked = {key: value for key, value in told["asked"].items() if key not in explains}
    asked["options"] = [{key: value for key, value in one.items() if key not in explains} for one in asked["options"]]
    return len(json.dumps({key: value for key, value in told.items() if key not in explains} | {"asked": asked}))


class Gathering:
    """The best situation of each kind so far, with what the other seat and a spectator saw then."""

    def __init__(self) -> None:
        self.best: dict[tuple[str, str, str], tuple[float, list[Any]]] = {}
        self.over: Any = None
        self.happenings: dict[tuple[str, ...], Any] = {}

    def play(self, board: str, seed: int) -> None:
        luck = random.Random(seed)
        wild = 0.08 + 0.3 * (seed % 4 == 0) + 0.5 * (seed % 7 == 0)
        live = LiveGame.new(KELP, sealed(seed.to_bytes(32, "big")), board=board)
        bots = [bot("greedy"), bot("greedy")]
        for seat, player in enumerate(bots):
            player.start(KELP, seat, live.record.options, seed)
        heard = len(live.standing)
        while (mover := live.mover) != OVER:
            for seat, player in enumerate(bots):
                player.see(seen(live.standing[heard:], seat))
            heard = len(live.standing)
            view = KELP.redact(live.state, mover)
            options = KELP.options(view)
            action = options[0]
            if len(options) > 1:
                self.keep((board, KELP.question(view).kind, SEATS[mover]), live, mover)
                action = luck.choice(options) if luck.random() < wild else bots[mover].choose(view, options, 0.05)
            before, known = KELP.rules.copy(live.state), [len(live.heard[seat]) for seat in (0, 1)]
            live.answer_all([action])
            for seat in (0, 1) if board == "day" else ():
                self.happened(live, seat, KELP.to_json(KELP.redact(before, seat)), known[seat])
        if board == "day" and seed == 3:
            self.over = plain(situation(live, 1, 0))

    def happened(self, live: LiveGame, seat: int, before: dict[str, Any], known: int) -> None:
        """Keep an answer that led to something on the board that no other kept one did. What is shown at the end was
        not told by events."""
        if live.over:
            return
        told = plain(situation(live, seat, 0))
        events = [{key: item[key] for key in ("event", "way", "n")} for item in told["events"]]
        new, earlier = events[known:], [item["event"] for item in events[:known]]
        turn = [i for i, event in enumerate(earlier) if event["event"] == "turn"]
        earlier = earlier[turn[-1] + 1 :] if turn else earlier
        kinds = [event["event"] for event in (*earlier[-1:], *(item["event"] for item in new))]
        for last, kind in zip([""] * (not earlier) + kinds, kinds[bool(earlier) :]):
            key = (SEATS[seat], kind, last) if kind in FLYING else (SEATS[seat], kind)
            if (kind in FLYING and seat == 1) or kind in MOVING:
                self.happenings.setdefault(key, {
                    "seat": SEATS[seat], "earlier": earlier, "before": drawn(before), "events": new,
                    "view": drawn(told["view"]),
                })  # fmt: skip

    def keep(self, key: tuple[str, str, str], live: Any, mover: int) -> None:
        told = [plain(situation(live, seat, len(live.heard[seat]))) for seat in (mover, 1 - mover, -1)]
        turn, size = told[0]["view"]["turn"], letters(told[0])
        worth = (turn >= 8) + (turn >= 14) + (min(size, 6500) / 4500 if size < LARGE else -size / 20000)
        if worth > self.best.get(key, (-100.0,))[0]:
            self.best[key] = (worth, told)


def drawn(view: dict[str, Any]) -> dict[str, Any]:
    """What of a view moves or flies."""
    return {key: view[key] for key in DRAWN} | {"shark": {key: view["shark"][key] for key in LYING}}


def crafted(seat: int, position: dict[str, Any]) -> dict[str, Any]:
    view = KELP.redact(KELP.from_json(BASE | position), seat)
    situation = {
        "type": "situation", "n": 40, "seen": 60, "view": KELP.to_json(view), "events": [], "mover": SEATS[seat],
        "asked": plain(asked(KELP, view)), "may_take_back": False, "outcome": None, "winner": None, "ranks": None,
        "points": None, "cut_short": False, "reach": [], "good_for": plain(KELP.good_for(view)),
        "waits": False, "re": 0,
    }  # fmt: skip
    return {"seat": SEATS[seat], "situation": situation}


def main() -> None:
    gathering = Gathering()
    for board, games in GAMES.items():
        for seed in range(games):
            gathering.play(board, seed)
    kept: dict[str, Any] = {}
    for (board, kind, seat), (_, told) in gathering.best.items():
        if board == "day":
            kept[f"confront-{seat}" if kind == "confront" else kind] = {"seat": seat, "situation": told[0]}
        elif kind in NIGHT:
            kept[f"night-{kind}"] = {"seat": seat, "situation": told[0]}
    for name, kind, seat, other in (("octopus", "move", "shark", "octopus"), ("shark", "action", "octopus", "shark")):
        _, (_, theirs, watched) = gathering.best["day", kind, seat]
        kept[f"{name}-waits"] = {"seat": other, "situation": theirs}
        kept[f"{name}-waits-spectator"] = {"seat": "spectator", "situation": watched}
    kept |= {name: crafted(seat, position) for name, (seat, position) in CRAFTED.items()}
    gathering.over["events"] = gathering.over["events"][-12:]
    kept["over"] = {"seat": "shark", "situation": gathering.over}
    for board in GAMES:
        options = {"board": board, "edition": "final"}
        kept[f"seated-{board}"] = plain(seated(KELP, options, 0, {0: "person", 1: "greedy"}, ""))
    lines = [f"{json.dumps(name)}: {dense(kept[name])}" for name in sorted(kept)]
    FIXTURES.joinpath("situations.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    # One answer may have been kept for several of its events.
    happenings = list(dict.fromkeys(dense(gathering.happenings[key]) for key in sorted(gathering.happenings)))
    FIXTURES.joinpath("happenings.json").write_text("[\n" + ",\n".join(happenings) + "\n]\n", "utf-8")
    print(f"{len(kept)} situations, {len(happenings)} happenings")


def dense(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
