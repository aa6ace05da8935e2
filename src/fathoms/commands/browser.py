"""Opens the lobby in the reader's browser once the server answers; where none can be opened, its address is enough."""

import json
import os
import sys
import threading
import time
import webbrowser
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

import typer

WAIT = 30.0  # seconds for a server to answer
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # listens everywhere, and is found here


def lobby(host: str, port: int) -> str:
    """The address of the lobby for a browser on this machine."""
    host = ANYWHERE.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def answers(url: str) -> bool:
    """Whether a Fathoms server is there."""
    try:
        near = build_opener(ProxyHandler({}))  # it is on this machine, whatever leads to others
        with near.open(f"{url}healthz", timeout=2) as told:
            return "version" in json.load(told)
    except (OSError, URLError, ValueError):
        return False


def has_screen() -> bool:
    """Whether a window can be shown; a browser inside the terminal would only get in the way."""
    if sys.platform in ("darwin", "win32"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_lobby(url: str) -> None:
    opened = False
    if has_screen():
        try:
            opened = webbrowser.open(url)
        except (webbrowser.Error, OSError):
            opened = False
    where = "open in your browser" if opened else "ready; open this address in a browser"
    typer.echo(f"fathoms: the lobby is {where}: {url}", err=True)


def open_when_ready(url: str) -> None:
    """Open it from beside the server that starts meanwhile."""

    def wait() -> None:
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            if answers(url):
                open_lobby(url)
                return
            time.sleep(0.1)

    threading.Thread(target=wait, daemon=True).start()
