"""Running the command line, in this process or in one of its own."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from typer.testing import CliRunner

import fathoms
from fathoms import cli
from fathoms.core.chance import sealed
from fathoms.core.game import OVER, Game
from fathoms.core.live import LiveGame

COMMAND = [sys.executable, "-m", "fathoms"]
SEED = bytes(range(32))


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


def run(*arguments: str, typed: str = "") -> Ran:
    """`fathoms ...` with these lines typed; everything is as from the shell, but in this process."""
    with CliRunner().isolation(input=typed) as (out, err, _), mock.patch.object(sys, "argv", ["fathoms", *arguments]):
        code: int | str | None = 0
        try:
            cli.main()
        except SystemExit as stopped:
            code = stopped.code
        sys.stdout.flush()
        sys.stderr.flush()
        assert isinstance(code, int)
        return Ran(code, out.getvalue().decode(), err.getvalue().decode())


def shell(*arguments: str, typed: str = "") -> Ran:
    """The same in a process of its own."""
    ran = subprocess.run([*COMMAND, *arguments], input=typed, capture_output=True, text=True, check=False)
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def refused(ran: Ran, *said: str) -> None:
    """A named error: one line that says these things, exit code 2, and nothing else."""
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1, ran.err
    for text in said:
        assert text in ran.err


def played(answers: int | None = None, game: Game | None = None, **options: Any) -> LiveGame:
    """A sealed game in which the middle option was always taken, to its end or for so many answers."""
    game = game or fathoms.game("kelp")
    live = LiveGame.new(game, sealed(SEED), **options)
    while game.mover(live.state) != OVER and (answers is None or live.record.answers() < answers):
        legal = game.options(live.state)
        live.answer(legal[len(legal) // 2])
    return live


def written(folder: Path, told: Any, name: str = "game.json") -> str:
    """A file with this text, or with this as JSON."""
    path = folder / name
    path.write_text(told if isinstance(told, str) else json.dumps(told), "utf-8")
    return str(path)
