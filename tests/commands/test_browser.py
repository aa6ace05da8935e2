"""`fathoms serve --open`: the lobby in a browser, once the server answers, and its address where there is none."""

import os
import signal
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

import pytest
from support.server import Served

from fathoms.commands import browser

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


@pytest.mark.parametrize(
    ("host", "url"),
    [("127.0.0.1", "http://127.0.0.1:8000/"), ("0.0.0.0", "http://127.0.0.1:8000/"), ("::", "http://[::1]:8000/"),
     ("table.example", "http://table.example:8000/")],
)  # fmt: skip
def test_the_lobby_is_where_this_machine_finds_it(host: str, url: str) -> None:
    assert browser.lobby(host, 8000) == url


def test_without_a_screen_its_address_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(webbrowser, "open", lambda _: pytest.fail("there is nowhere to open it"))
    browser.open_lobby("http://127.0.0.1:8000/")
    assert "open this address in a browser: http://127.0.0.1:8000/" in capsys.readouterr().err


def test_a_browser_that_does_not_start_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", broken)
    browser.open_lobby("http://127.0.0.1:8000/")
    assert "open this address" in capsys.readouterr().err


def test_nobody_answers_where_nobody_is() -> None:
    assert not browser.answers("http://127.0.0.1:1/")


@pytest.mark.slow
def test_it_opens_once_the_server_answers_and_ctrl_c_ends_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script, opened = tmp_path / "browser.py", tmp_path / "opened.txt"
    script.write_text(f"import sys\nopen({str(opened)!r}, 'a').write(sys.argv[1] + '\\n')\n", "utf-8")
    monkeypatch.setenv("BROWSER", f"{sys.executable} {script} %s")
    server = Served(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", "--open").start()
    until = time.monotonic() + 20
    while not opened.exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert opened.read_text("utf-8") == f"{server.url}/\n"
    # A second one finds the first, opens its lobby, and is done.
    again = subprocess.run(
        [sys.executable, "-m", "fathoms", "serve", *server.flags],
        env={**os.environ, "FATHOMS_HOME": str(tmp_path)}, timeout=60, check=False,
    )  # fmt: skip
    assert again.returncode == 0
    assert opened.read_text("utf-8") == f"{server.url}/\n" * 2
    assert server.process is not None
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(30) == 0
