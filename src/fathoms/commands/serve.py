"""`fathoms serve`: the tables for browsers, bots and scripts."""

import asyncio
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Annotated

import typer

from fathoms.commands.browser import answers, lobby, open_lobby, open_when_ready
from fathoms.commands.extras import server_packages
from fathoms.commands.shared import warn_if_interpreted

MESSAGE = 65_536  # bytes of one message over a socket
FILES = 65_536
GRACE = 10  # seconds for what is under way when the server is told to stop


def serve(
    host: Annotated[str | None, typer.Option(help="Which address to listen at.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Which port.", show_default="8000")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="sqlite:///path or postgresql://…", show_default="a file in a folder of yours"
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="How many processes; several need PostgreSQL.", show_default="1")
    ] = None,
    bots: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes for bots, of each worker.", show_default="1")
    ] = None,
    pace: Annotated[
        float | None, typer.Option(min=0, max=10, help="How slow bots answer; 0 is at once.", show_default="1")
    ] = None,
    origins: Annotated[
        str | None, typer.Option(help="Other addresses whose pages may connect, with commas.", show_default="none")
    ] = None,
    log: Annotated[
        str | None, typer.Option(help="What is logged: debug, info, warning or error.", show_default="info")
    ] = None,
    secure: Annotated[
        bool | None, typer.Option("--secure/--no-secure", help="Cookies over HTTPS alone.", show_default="no")
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="TOKEN", help="Who shows this may read /metrics.", show_default="only this machine"),
    ] = None,
    limited: Annotated[
        bool | None,
        typer.Option("--limited/--no-limited", help="Limit how often an address may ask.", show_default="limited"),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the lobby in a browser, or that of a server that runs already.")
    ] = False,
    settings: Annotated[
        Path | None, typer.Option("--config", metavar="FILE", help="A TOML file of settings.", show_default=False)
    ] = None,
) -> None:
    """Serve tables to browsers, bots and scripts. Every answer is in the database before it is acknowledged.

    Each setting can also come from the environment (FATHOMS_PORT=9000) or from a file (port = 9000); a flag goes first.

    Examples:

      fathoms serve --open

      fathoms serve --port 9000 --database postgresql://fathoms@db/fathoms --workers 4

      fathoms serve --config server.toml
    """
    with server_packages():
        import uvicorn

        from fathoms.server.config import PASSED, check_free, config, passed_on
        from fathoms.server.database.engines import address, shown
        from fathoms.server.database.store import prepare
        from fathoms.server.metrics import FOLDER
    flags = {
        "host": host, "port": port, "database": database, "workers": workers, "bots": bots, "pace": pace,
        "origins": origins, "log": log, "secure": secure, "metrics": metrics, "limited": limited,
    }  # fmt: skip
    made = config(flags, settings)
    url = lobby(made.host, made.port)
    if open_browser and answers(url):
        open_lobby(url)
        return
    check_free(made.host, made.port)
    allow_files()
    warn_if_interpreted()
    asyncio.run(prepare(made.database, int(time.time() * 1000)))
    typer.echo(f"fathoms: http://{made.host}:{made.port}, tables in {shown(address(made.database))}", err=True)
    os.environ[PASSED] = passed_on(made)
    # uvicorn stops in good order and then raises the signal again: that is the end, and no failure.
    for end in (signal.SIGTERM, signal.SIGINT):
        signal.signal(end, lambda *_: sys.exit(0))
    if open_browser:
        open_when_ready(url)
    with tempfile.TemporaryDirectory() as folder:
        if made.workers > 1:
            os.environ[FOLDER] = folder
        uvicorn.run(
            "fathoms.server.routes.app:create", factory=True, host=made.host, port=made.port, workers=made.workers,
            log_config=None, access_log=False, server_header=False, ws_max_size=MESSAGE, ws_per_message_deflate=False,
            ws_ping_interval=20, ws_ping_timeout=20, timeout_graceful_shutdown=GRACE, lifespan="on",
        )  # fmt: skip


def allow_files() -> None:
    """Every client takes an open file, and often a process may have 1,024 of them unless it asks for more."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
