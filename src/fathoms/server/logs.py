"""Logs as lines of JSON. They hold numbers, kinds and names of messages: no token, seed, action, view or chat."""

import logging
import sys
import time
from typing import Any

import msgspec

# What every record of the logging module has; the rest was given with `extra`.
COMMON = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

OURS = "fathoms"


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "log": record.name,
            "say": said(record),
            **{key: value for key, value in vars(record).items() if key not in COMMON},
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Where it happened, never what was in it: the text of an error may hold what a player sent.
            told["error"] = record.exc_info[0].__name__
            told["where"] = places(record.exc_info[2])
        return msgspec.json.encode(told, enc_hook=str).decode()


def said(record: logging.LogRecord) -> str:
    """What our own code says. Of others only the pattern: what they put into it may be an error's own words, or what
    is written to the database."""
    return record.getMessage() if record.name.partition(".")[0] == OURS else str(record.msg).partition("\n")[0]


def places(trace: Any) -> list[str]:
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # it would tell whole addresses
    # These tell every connection with its address, or every statement with what it keeps.
    for name in ("uvicorn.error", "uvicorn.asgi", "websockets", "aiosqlite", "sqlalchemy", "asyncpg"):
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").addFilter(ours)


def ours(record: logging.LogRecord) -> bool:
    """Whether something went wrong here: what a client sends in bad UTF-8 is its own fault, and no news."""
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)
