"""What a monitor reads from /metrics, in the form of Prometheus."""

import os
from collections.abc import Callable
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# Where several workers put their figures together.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        forget_the_dead()
        own = self.registry = CollectorRegistry()
        self.answers = Counter("fathoms_entries", "Record entries kept", registry=own)
        self.refused = Counter("fathoms_refused", "Requests refused, by message", ["why"], registry=own)
        self.messages = Counter("fathoms_messages", "Messages received over sockets", ["kind"], registry=own)
        self.requests = Counter("fathoms_requests", "Requests over HTTP", ["route", "status"], registry=own)
        self.acknowledged = Histogram(
            "fathoms_acknowledge_seconds", "From a message to its reply", buckets=BUCKETS, registry=own
        )
        self.connections = Gauge("fathoms_connections", "Open sockets", multiprocess_mode="livesum", registry=own)
        self.tables = Gauge("fathoms_tables", "Tables in memory", multiprocess_mode="livesum", registry=own)
        self.batches = Gauge("fathoms_batches", "Transactions written", multiprocess_mode="livesum", registry=own)
        self.rows = Gauge("fathoms_rows", "Rows written", multiprocess_mode="livesum", registry=own)

    def told(self, refresh: Callable[[], None]) -> bytes:
        """The figures now, of all workers."""
        refresh()
        registry = self.registry
        if os.environ.get(FOLDER):
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def forget_the_dead() -> None:
    """A worker that was killed no longer has connections or tables, whatever it wrote down."""
    folder = os.environ.get(FOLDER)
    for file in Path(folder).glob("gauge_livesum_*.db") if folder else ():
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
        except OSError:
            continue  # it lives, and is somebody else's
