"""How a server is run: health, figures, stopping, and records that anybody can verify."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
import websockets
from server.test_tables import come_both, play_out, two
from support.server import Guest, Served, Visitor, legal

pytestmark = pytest.mark.slow


def test_health_and_figures(tmp_path: Path) -> None:
    with Served(tmp_path) as server:

        async def play() -> None:
            _, guests, situations = await come_both(server.url)
            await guests[0].ask("answer", n=0, actions=legal(situations[0])[:1])
            await guests[1].ask("answer", n=0, actions=[1])

        asyncio.run(play())
        assert httpx.get(f"{server.url}/healthz").json()["status"] == "ok"
        told = httpx.get(f"{server.url}/metrics").text
        assert 'fathoms_refused_total{why="refused-stale"} 1.0' in told
        assert "fathoms_tables 1.0" in told
        assert 'fathoms_messages_total{kind="Answer"} 2.0' in told


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only Linux tells of the children of a process")
def test_the_bots_have_their_process_before_anybody_asks(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        assert server.process is not None
        pid = server.process.pid
        children = [
            int(child)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
        told = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
        assert any(b"spawn_main" in line for line in told), told


def test_a_server_that_is_told_to_stop_keeps_everything_and_lets_clients_come_back(tmp_path: Path) -> None:
    server = Served(tmp_path).start()

    async def play() -> None:
        id, tokens = await two(server.url)
        guest = await Guest.come(server.url, id, tokens[0])
        told = await guest.next("situation")
        kept = await guest.ask("answer", n=0, actions=legal(told)[:1])
        begun = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        assert time.monotonic() - begun < 15
        with pytest.raises(websockets.ConnectionClosed):
            await guest.next(seconds=5)
        assert guest.socket.close_code == 1012
        await asyncio.to_thread(server.start)
        again = await (await Guest.come(server.url, id, tokens[0])).next("situation")
        assert again["n"] == kept["n"]

    try:
        asyncio.run(play())
    finally:
        server.__exit__()
    assert "Traceback" not in server.log.read_text()


def test_a_downloaded_record_is_verified_by_the_command_line(tmp_path: Path) -> None:
    with Served(tmp_path, "", "--no-limited") as server:

        async def play() -> None:
            id, guests, situations = await come_both(server.url)
            await play_out(guests, situations, 6)
            async with Visitor(server.url) as anybody:
                record = await anybody.get(f"/api/tables/{id}/record")
            (tmp_path / "game.json").write_text(json.dumps(record))

        asyncio.run(play())
    command = [sys.executable, "-m", "fathoms", "replay", str(tmp_path / "game.json"), "--verify"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "committed" in done.stdout


def workers(server: Served) -> list[int]:
    """The processes that serve: children of the one that was started which hold its port."""
    assert server.process is not None
    told = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(pid) for pid in told if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are found in /proc, which Linux has")
def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(tmp_path: Path, postgres_database: str) -> None:
    with Served(tmp_path, postgres_database, "--workers", "2", "--no-limited") as server:

        async def play() -> None:
            id, tokens = await two(server.url)
            pick, n = random.Random(0), 0
            for round in range(4):
                guests = [await Guest.come(server.url, id, token) for token in tokens]
                told = [await guest.next("situation") for guest in guests]
                assert told[0]["n"] == told[1]["n"] == n
                mover = next(i for i in (0, 1) if told[i]["mover"] == told[i]["view"]["seat"])
                kept = await guests[mover].ask("answer", n=n, actions=[pick.choice(legal(told[mover]))])
                assert kept["type"] == "situation"
                n = kept["n"]
                before = workers(server)
                signal_to = before[round % len(before)]
                await asyncio.to_thread(os.kill, signal_to, signal.SIGKILL)
                async with asyncio.timeout(30):
                    while len(workers(server)) < 2 or signal_to in workers(server):
                        await asyncio.sleep(0.05)
                    while True:
                        try:
                            if (await asyncio.to_thread(httpx.get, f"{server.url}/healthz")).status_code == 200:
                                break
                        except httpx.HTTPError:
                            await asyncio.sleep(0.05)

        asyncio.run(play())
