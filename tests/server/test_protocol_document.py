"""docs/protocol.md: every example is what the protocol says, nothing is left out, and its program plays a game."""

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server import served

from fathoms.core.game import Hindrance, Message, Way
from fathoms.core.live import LONG
from fathoms.core.record import NONCE
from fathoms.server import protocol
from fathoms.server.routes import http, rest, socket
from fathoms.server.routes.description import openapi
from fathoms.server.seating import services
from fathoms.server.tables import aids, connection, talker
from fathoms.table.drafts import MANY
from fathoms.table.messages import Choice
from fathoms.text import catalogue

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/protocol.md").read_text("utf-8")
EXAMPLES = [
    (name, msgspec.json.decode(text))
    for name, text in re.findall(r"^```json ?(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
]
NAMED: dict[str, Any] = {
    "Message": Message,
    "Choice": Choice,
    "Way": Way,
    "Hindrance": Hindrance,
    "Offer": protocol.Offer,
    "Result": protocol.Result,
} | {kind.__name__: kind for kind in (*protocol.TAKEN, *protocol.GIVEN)}
FROM_CLIENT = {kind.__struct_config__.tag for kind in protocol.FromClient.__args__}
FROM_SERVER = {kind.__struct_config__.tag for kind in protocol.FromServer.__args__}


def title(example: tuple[str, Any]) -> str:
    return example[0] or str(example[1].get("type"))


def without_words(told: Any) -> Any:
    """The same without the sentences that come where a language was asked for."""
    if isinstance(told, list):
        return [without_words(item) for item in told]
    if isinstance(told, dict):
        kept = {"id", "arguments"} if set(told) == {"id", "arguments", "text"} else set(told)
        return {key: without_words(value) for key, value in told.items() if key in kept}
    return told


def part_of(told: Any, whole: Any) -> bool:
    """Whether all that an example has is there, with the same values."""
    if isinstance(told, dict):
        return isinstance(whole, dict) and all(key in whole and part_of(told[key], whole[key]) for key in told)
    return bool(told == whole)


@pytest.mark.parametrize("example", EXAMPLES, ids=title)
def test_an_example_is_what_the_protocol_says(example: tuple[str, Any]) -> None:
    name, told = example
    wire = msgspec.json.encode(told)
    if name:
        decoded: Any = msgspec.json.decode(wire, type=NAMED[name])
    else:
        decoded = protocol.from_client(wire) if told["type"] in FROM_CLIENT else protocol.from_server(wire)
    read = msgspec.json.decode(msgspec.json.encode(decoded))
    if isinstance(decoded, protocol.TAKEN) or told.get("type") in FROM_CLIENT:
        assert part_of(told, read)
    else:
        assert without_words(told) == read


def test_no_message_is_without_an_example() -> None:
    shown = {told["type"] for name, told in EXAMPLES if not name}
    assert shown == FROM_CLIENT | FROM_SERVER
    assert {name for name, _ in EXAMPLES if name} == set(NAMED)


def test_every_route_is_told_with_what_it_takes_and_gives() -> None:
    rows = {(verb, path): line for line, verb, path in re.findall(r"^(\| `([A-Z]+) ([^`?]+).*)$", PAGE, re.MULTILINE)}
    described = openapi(rest.routes)["paths"]
    routes = {(verb.upper(), path): route for path, verbs in described.items() for verb, route in verbs.items()}
    assert set(rows) == {*routes, ("GET", "/metrics")}
    for key, route in routes.items():
        given = route["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        taken = re.findall(r"schemas/(\w+)", str(route.get("requestBody", "")))
        assert [*taken, given] == re.findall(r"`([A-Z]\w+)` \|", rows[key]), key
        query = re.findall(r"(\w+)=", rows[key])
        assert set(query) == {one["name"] for one in route.get("parameters", []) if one["in"] == "query"}, key


def rows_of(heading: str) -> set[str]:
    """The first cells of the table under a heading."""
    part = PAGE.partition(f"| {heading} |")[2].partition("\n\n")[0]
    return {cell.strip(" `") for cell in re.findall(r"^\|([^|]+)\|", part, re.MULTILINE)} - {"---", ""}


def test_every_refusal_is_told() -> None:
    messages = {name for name in catalogue("en", ()).messages if name.startswith("refused-")}
    assert rows_of("message") == messages


def test_every_code_and_status_is_told() -> None:
    codes = {connection.TOO_SLOW, socket.LATER, socket.NO_HELLO, socket.NOT_ALLOWED, socket.NO_TABLE, socket.TOO_MANY}
    assert rows_of("closed with") == {"1000", "1009", "1011", "1012", *map(str, codes)}
    assert rows_of("status") == set(map(str, http.STATUS.values()))


@pytest.mark.parametrize(
    "said",
    [
        f"{http.BODY:,} bytes, a record {rest.RECORD:,}",
        f"up to {protocol.NAME} letters",
        f"up to {NONCE} letters of your own",
        f"up to {protocol.CHAT} letters a line",
        f"the last {talker.LINES}.",
        f"Lists** have up to {rest.PAGE} tables",
        f"at most {MANY} ways",
        f"more than {socket.BURST} messages at once, or {socket.A_SECOND} a second; after {socket.PATIENCE} of these",
        f"more than {services.ASKING} requests at once, or {services.ASKING_A_SECOND} a second",
        f"more than {services.MAKING} tables made, and then one in two seconds",
        f"a record of {LONG:,} entries takes nothing back",
        f"`{http.COOKIE}`",
        f"more than {services.AIDS[protocol.Hint][0]} hints at once, then one in two seconds",
        f"{services.AIDS[protocol.Believe][0]} heat maps, then three a second",
        f"up to {('no', 'one', 'two', 'three', 'four')[aids.BEST - 1]} others",
    ],
)
def test_figures_are_as_told(said: str) -> None:
    assert said in PAGE


@pytest.mark.slow
def test_the_program_of_the_page_plays_a_whole_game(sqlite_database: str, tmp_path: Path) -> None:
    (source,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

    async def play() -> tuple[int | None, str]:
        async with served(sqlite_database) as (_, url):
            (tmp_path / "script.py").write_text(source.replace("http://127.0.0.1:8000", url), "utf-8")
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(tmp_path / "script.py"), stdout=-1, stderr=asyncio.subprocess.STDOUT
            )
            out, _ = await asyncio.wait_for(process.communicate(), 100)
            return process.returncode, out.decode()

    code, out = asyncio.run(play())
    assert code == 0, out
    lines = out.splitlines()
    assert len(lines) > 20
    assert re.fullmatch(r"(The )?(Octopus|Shark) wins.* \d+ entries", lines[-1]), lines[-1]
