"""The settings of a server: a flag goes before the environment, that before the file; what is wrong is one line."""

import os
import socket
from pathlib import Path

import pytest
from support.command import refused, run, written

from fathoms.server.config import Config, config, passed_on, received
from fathoms.text import LANGUAGES

NOWHERE = "postgresql://ann:secret-word@127.0.0.1:1/x"


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("FATHOMS_") and name not in ("FATHOMS_HOME", "FATHOMS_INTERPRETED"):
            monkeypatch.delenv(name)


def test_without_anything_there_are_defaults() -> None:
    made = config({})
    assert (made.host, made.port, made.workers, made.pace, made.limited) == ("127.0.0.1", 8000, 1, 1.0, True)
    assert made.database.startswith("sqlite:///")
    assert os.environ["FATHOMS_HOME"] in made.database


def test_flags_go_before_the_environment_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = Path(written(tmp_path, 'port = 1001\nhost = "file"\nlog = "error"\npace = 2\n', "server.toml"))
    monkeypatch.setenv("FATHOMS_PORT", "1002")
    monkeypatch.setenv("FATHOMS_HOST", "environment")
    made = config({"port": 1003, "host": None}, file)
    assert (made.port, made.host, made.log, made.pace, made.workers) == (1003, "environment", "error", 2.0, 1)
    monkeypatch.delenv("FATHOMS_HOST")
    assert config({}, file).host == "file"
    monkeypatch.setenv("FATHOMS_CONFIG", str(file))
    assert config({}).log == "error"


def test_every_setting_can_come_from_each_side(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {
        "host": "::1", "port": 9, "database": "postgresql://x/y", "workers": 3, "bots": 2, "pace": 0.5,
        "origins": "https://a.example,http://b.example:81", "log": "debug", "secure": True, "limited": False,
        "metrics": "a word",
    }  # fmt: skip
    assert set(wanted) == set(Config.__dataclass_fields__)
    as_toml = {True: "true", False: "false"}
    lines = [f"{key} = {as_toml[value] if value in (True, False) else repr(value)}" for key, value in wanted.items()]
    file = Path(written(tmp_path, "\n".join(lines), "server.toml"))
    by_file, by_flags = config({}, file), config(wanted)
    for key, value in wanted.items():
        monkeypatch.setenv(f"FATHOMS_{key.upper()}", str(value))
    assert by_file == by_flags == config({}) == Config(**wanted)  # type: ignore[arg-type]
    assert by_file.origin_list == ["https://a.example", "http://b.example:81"]


def test_workers_get_the_same_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    made = config({"port": 17, "pace": 0.25, "secure": True})
    monkeypatch.setenv("FATHOMS_SERVE", passed_on(made))
    assert received() == made


WRONG_FILES = {
    "port = 99999": ("port", "65535", "99999"),
    "port = -1": ("port", "-1"),
    "port = true": ("port", "true"),
    'port = "8000"': ("port", "'8000'"),
    "workers = 0": ("workers", "0"),
    "bots = 65": ("bots", "64", "65"),
    "pace = nan": ("pace", "nan"),
    "pace = 10.5": ("pace", "10.5"),
    "limited = 1": ("limited", "1"),
    'log = "loud"': ("log", "loud", "warning"),
    'origins = "example.org"': ("origins", "example.org", "https://example.org"),
    'origins = "https://example.org/"': ("https://example.org/",),
    "prot = 1": ("prot", "port", "server.toml"),
    "[server]\nport = 1": ("server", "server.toml"),
    "port = ": ("server.toml", "TOML"),
    "port = 1\nport = 2": ("server.toml", "TOML"),
    "workers = 2": ("2", "PostgreSQL", "--workers 1"),
    'database = "mysql://x/y"': ("mysql", "sqlite:///"),
    'database = "nonsense"': ("sqlite:///",),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", WRONG_FILES)
def test_a_wrong_file_is_one_clear_line(text: str, lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    monkeypatch.setattr("fathoms.commands.serve.warn_if_interpreted", lambda: None)
    free = [] if "port" in text else ["--port", "0"]
    ran = run("serve", *free, "--config", written(tmp_path, text, "server.toml"))
    refused(ran, *WRONG_FILES[text])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "x"], ["--port", "x"]),
        (["--port", "70000"], ["--port", "70000"]),
        (["--workers", "0"], ["--workers"]),
        (["--workers", "3"], ["3", "PostgreSQL"]),
        (["--pace", "11"], ["--pace", "11"]),
        (["--log", "loud"], ["loud"]),
        (["--prot", "1"], ["--prot"]),
        (["--config", "no/such.toml"], ["no/such.toml"]),
        (["--config", "."], ["."]),
        (["--port", "0", "--database", "sqlite:////dev/null/x.db"], ["/dev/null"]),
        (["--port", "0", "--database", NOWHERE], ["127.0.0.1"]),
        (["--host", "203.0.113.9"], ["203.0.113.9", "8000"]),
        (["--host", "no.such.host.invalid"], ["no.such.host.invalid"]),
        (["--host", "x" * 300], ["xxx"]),
    ],
)
def test_a_wrong_flag_is_one_clear_line(
    flags: list[str], said: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    monkeypatch.setattr("fathoms.commands.serve.warn_if_interpreted", lambda: None)
    ran = run("serve", *flags)
    refused(ran, *said)
    assert "secret-word" not in ran.err


def test_lines_differ_by_language(monkeypatch: pytest.MonkeyPatch) -> None:
    said = set()
    for lang in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
        said.add(run("serve", "--workers", "3").err)
    assert len(said) == len(LANGUAGES)


def test_a_wrong_word_of_the_environment_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (("PORT", "abc"), ("PACE", "fast"), ("SECURE", "maybe"), ("WORKERS", "1.5")):
        with monkeypatch.context() as here:
            here.setenv(f"FATHOMS_{name}", text)
            refused(run("serve"), f"FATHOMS_{name}", text)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "server.toml").write_bytes(b"\xff")
    refused(run("serve", "--config", str(tmp_path / "server.toml")), "server.toml", "UTF-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_taken_port_is_one_clear_line_and_no_database_is_made(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        ran = run("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.db'}")
    refused(ran, "127.0.0.1", port)
    assert not (tmp_path / "x.db").exists()
