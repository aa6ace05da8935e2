"""The command line's manners."""

import signal
import subprocess
import sys

import pytest

import fathoms
from fathoms import cli
from fathoms.build import compiled
from fathoms.core.errors import FathomsError

COMMAND = [sys.executable, "-m", "fathoms"]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, check=False)


def test_version_says_which_speed() -> None:
    ran = run("--version")
    assert ran.stdout == f"fathoms {fathoms.__version__} ({'compiled' if compiled() else 'interpreted'})\n"
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("arguments", [["--no-such-option"], ["no-such-command"]])
def test_what_it_does_not_know_is_exit_2(arguments: list[str]) -> None:
    ran = run(*arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert arguments[0] in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_named_error_is_one_line_and_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise FathomsError("expected a seat from 0 to 1, got 7")

    monkeypatch.setattr(cli, "app", fail)
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert stopped.value.code == 2
    assert capsys.readouterr() == ("", "fathoms: expected a seat from 0 to 1, got 7\n")


def test_an_interrupt_is_130_without_a_word() -> None:
    code = """
import time
from fathoms import cli

@cli.app.command()
def wait():
    print("waiting", flush=True)
    time.sleep(60)

cli.main()
"""
    with subprocess.Popen([sys.executable, "-c", code, "wait"], stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "waiting\n"
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, "")
