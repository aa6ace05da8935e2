"""How a server is set up: by flags, else by the environment (FATHOMS_PORT=9000), else by a file, else as found here."""

import os
import re
import socket
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import msgspec

from fathoms.core.errors import BadOption, FathomsError, message, rather, short, why_not
from fathoms.server.database.engines import default_url

PREFIX = "FATHOMS_"
PASSED = "FATHOMS_SERVE"  # how the settings reach the workers
LEVELS = ("debug", "info", "warning", "error")
SQLITE = "sqlite"
SORTS = {str: "expected-text", int: "expected-whole-number", float: "expected-number", bool: "expected-flag"}
ORIGIN = re.compile(r"https?://[^/\s]+")


class BadConfig(FathomsError):
    """A setting of the server that does not exist or has no such value."""


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    workers: int = 1
    bots: int = 1  # processes for bots, of each worker
    pace: float = 1.0  # of bots' answers: 0 is at once
    origins: str = ""  # pages of other addresses that may connect, with commas between them
    log: str = "info"
    secure: bool = False  # the cookie goes over HTTPS alone
    metrics: str = ""  # who shows this may read /metrics; without it only this machine
    limited: bool = True  # whether there are limits of how often one address may ask

    @property
    def origin_list(self) -> list[str]:
        return [origin.strip() for origin in self.origins.split(",") if origin.strip()]


LIMITS = {"port": (0, 65_535), "workers": (1, 64), "bots": (1, 64), "pace": (0, 10)}


def config(flags: Mapping[str, Any], file: Path | None = None) -> Config:
    """The settings from wherever they are given."""
    named = file or (Path(os.environ[PREFIX + "CONFIG"]) if os.environ.get(PREFIX + "CONFIG") else None)
    found = {
        **from_file(named),
        **from_environment(),
        **{key: value for key, value in flags.items() if value is not None},
    }
    made = Config(**found)
    for name, (low, high) in LIMITS.items():
        value = getattr(made, name)
        if not low <= value <= high:
            raise BadConfig("error-setting-range", name=name, low=low, high=high, came=value)
    if made.log not in LEVELS:
        raise BadConfig("error-choice", name="log", known=", ".join(LEVELS), came=repr(made.log))
    for origin in made.origin_list:
        if not ORIGIN.fullmatch(origin):
            raise BadConfig("error-origins", came=origin)
    if not made.database:
        made = Config(**{**asdict(made), "database": default_url()})
    if made.workers > 1 and made.database.startswith(SQLITE):
        raise BadOption(
            "error-workers-database",
            workers=made.workers,
        )
    return made


def from_file(path: Path | None) -> dict[str, Any]:
    if path is None:
        return {}
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeError) as error:
        raise BadConfig("error-unreadable", path=path, why=why_not(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise BadConfig("error-toml", path=path, error=error) from None
    return {key: checked(key, value, str(path)) for key, value in found.items()}


def from_environment() -> dict[str, Any]:
    found = {}
    for field in fields(Config):
        text = os.environ.get(PREFIX + field.name.upper())
        if text:
            found[field.name] = checked(field.name, read(text, type(field.default)), PREFIX + field.name.upper())
    return found


def read(text: str, sort: type) -> Any:
    """A word of the environment as what the setting is."""
    if sort is bool:
        return {"1": True, "true": True, "0": False, "false": False}.get(text.lower(), text)
    try:
        return sort(text)
    except ValueError:
        return text


def checked(name: str, value: Any, where: str) -> Any:
    known = {field.name: type(field.default) for field in fields(Config)}
    if name not in known:
        raise BadConfig("error-setting-unknown", where=where, name=name, hint=rather(name, list(known)))
    sort = known[name]
    if sort is float and type(value) is int:
        value = float(value)
    if type(value) is not sort:
        raise BadConfig("error-must-be", where=f"{where}: {name}", expected=message(SORTS[sort]), came=short(value))
    return value


def check_free(host: str, port: int) -> None:
    """Refuse an address where nobody can listen now, before anything else is begun."""
    try:
        family, kind, protocol, _, at = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(at)
    except (OSError, UnicodeError) as error:
        raise BadConfig("error-listen", host=host, port=port, why=why_not(error)) from None


def passed_on(made: Config) -> str:
    return msgspec.json.encode(asdict(made)).decode()


def received() -> Config:
    """The settings that the process which started this one has passed on."""
    return Config(**msgspec.json.decode(os.environ[PASSED]))
