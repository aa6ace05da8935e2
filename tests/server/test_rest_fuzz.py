"""Whatever is sent to the routes over HTTP, they answer as their description says, and nothing falls."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from support.played import played
from support.server import Served, Visitor

pytestmark = pytest.mark.slow

# A body that fits the description may still name a game, a bot or a seat that is not there, so not all that fits is
# accepted. The rest of what schemathesis can check is checked.
NOT_CHECKED = "positive_data_acceptance"
EXAMPLES = "6"  # of each route and phase


@dataclass
class Fuzzed:
    """A server with tables that are open, running and over."""

    served: Served
    open: str
    running: str
    over: str
    token: str


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    home = tmp_path_factory.mktemp("fuzzed")

    async def tables(served: Served) -> Fuzzed:
        async with Visitor(served.url, "Ala") as ala, Visitor(served.url, "Ben") as ben:
            waiting = await ala.table("aquatica", {"player1": {"kind": "me"}}, listed=True)
            running = await ala.table("kelp", {"octopus": {"kind": "me"}}, listed=True)
            await ben.post(f"/api/tables/{running['id']}/join")
            over = await ala.post("/api/records", played("kelp"))
            return Fuzzed(served, waiting["id"], running["id"], over["id"], running["mine"]["octopus"])

    with Served(home, f"sqlite:///{home / 'tables.db'}", "--no-limited", "--pace", "0") as served:
        yield asyncio.run(tables(served))


def fuzz(fuzzed: Fuzzed, folder: Path, tables: dict[str, str], *flags: str) -> None:
    """Let schemathesis try everything it knows; these routes are asked for these tables, the others for any."""
    settings = folder / "schemathesis.toml"
    settings.write_text(
        "\n".join(
            f'[[operations]]\ninclude-path = "/api/tables/{{id}}{route}"\nparameters = {{ "path.id" = "{table}" }}'
            for route, table in tables.items()
        )
    )
    ran = subprocess.run(
        [
            str(Path(sys.executable).parent / "st"), "--config-file", str(settings), "run",
            f"{fuzzed.served.url}/api/openapi.json", "--checks", "all", "--exclude-checks", NOT_CHECKED,
            "--max-examples", EXAMPLES, "--generation-deterministic", "--suppress-health-check", "all", "--no-color",
            *flags,
        ],
        capture_output=True, text=True, check=False, cwd=folder,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-2000:]
    log = fuzzed.served.log.read_text("utf-8")
    assert '"error"' not in log, log[-2000:]
    figures = httpx.get(f"{fuzzed.served.url}/metrics").text
    for route in tables:  # it reached what lies behind the tables' names
        assert re.search(rf'route="[^"]*{{id}}{route}",status="(200|409)"', figures), route


def test_without_a_token(fuzzed: Fuzzed, tmp_path: Path) -> None:
    """All phases: also every bound of the description."""
    fuzz(fuzzed, tmp_path, {"/moment": fuzzed.over, "/course": fuzzed.over, "/record": fuzzed.over})


def test_with_the_token_of_a_seat(fuzzed: Fuzzed, tmp_path: Path) -> None:
    tables = {"": fuzzed.running, "/ask": fuzzed.running, "/moment": fuzzed.running, "/record": fuzzed.running}
    token = ("-H", f"Authorization: Bearer {fuzzed.token}")
    only = ("--phases", "fuzzing", "--include-path-regex", "/tables/")
    fuzz(fuzzed, tmp_path, {**tables, "/join": fuzzed.open, "/leave": fuzzed.open}, *token, *only)


def test_the_routes_tell_every_code_they_answer_with(fuzzed: Fuzzed) -> None:
    """Those that schemathesis has no way to cause."""

    async def ask() -> None:
        async with Visitor(fuzzed.served.url) as ala:
            told = await ala.get("/api/openapi.json")
            for path, routes in told["paths"].items():
                for method, route in routes.items():
                    assert {"422", "429", "500", "503"} <= set(route["responses"]), path
                    assert "requestBody" not in route or {"403", "413"} <= set(route["responses"]), path
                    assert method == "get" or "403" in route["responses"]
            response = await ala.http.request("DELETE", "/api/tables")
            assert (response.status_code, response.headers["allow"]) == (405, "GET, POST")
            assert response.json()["message"]["id"] == "error-method"
            large = {"name": "x" * 70_000}
            assert (await ala.http.put("/api/me", json=large)).status_code == 413

    asyncio.run(ask())
