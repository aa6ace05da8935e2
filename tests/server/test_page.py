"""The page for browsers: its files and nothing else, kept as long as they may be, and strict about what they may do."""

import gzip
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio
from support.server import served

from fathoms.server.routes import page

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

HTML = {"accept": "text/html"}
ID = "WOPchKqyZ-X3z6Ow"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, and a secret beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Fathoms</title>" + " " * 500, "utf-8")
    (folder / "assets/index-a1b2.js").write_text("export const deep = 1;\n" * 50, "utf-8")
    (folder / "assets/inter-c3.woff2").write_bytes(bytes(range(256)))
    (folder / "manifest.webmanifest").write_text("{}", "utf-8")
    (folder / "worker.js").write_text("// nothing\n", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    monkeypatch.setattr(page, "FOLDER", folder)
    return folder


@pytest_asyncio.fixture
async def client(sqlite_database: str) -> AsyncIterator[httpx.AsyncClient]:
    async with served(sqlite_database) as (_, url), httpx.AsyncClient(base_url=url) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new", "/new?game=kelp", f"/t/{ID}", f"/t/{ID}?seat=shark", "/t/dead-link"])
async def test_every_page_is_the_same_file(built: Path, client: httpx.AsyncClient, path: str) -> None:
    told = await client.get(path, headers=HTML)
    assert told.status_code == 200
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert told.text == (built / "index.html").read_text("utf-8")
    assert told.headers["cache-control"] == "no-cache"


async def test_an_unknown_address_is_a_page_for_people_and_a_problem_for_programs(
    built: Path, client: httpx.AsyncClient
) -> None:
    person = await client.get("/nothing/here", headers=HTML)
    assert (person.status_code, person.headers["content-type"]) == (404, "text/html; charset=utf-8")
    program = await client.get("/nothing/here")
    assert (program.status_code, program.json()["message"]["id"]) == (404, "error-nothing-here")
    api = await client.get("/api/nothing", headers=HTML)
    assert (api.status_code, api.headers["content-type"]) == (404, "application/json")
    assert (await client.post("/", json={})).status_code == 405


@pytest.mark.parametrize("path", ["/", "/assets/index-a1b2.js", "/api/me", "/healthz", "/nothing"])
async def test_nothing_comes_from_elsewhere_and_nothing_stands_in_a_frame(
    built: Path, client: httpx.AsyncClient, path: str
) -> None:
    headers = (await client.get(path)).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy.pop("img-src") == "'self' data:"
    nowhere = {"default-src", "base-uri", "form-action", "frame-ancestors"}
    assert {name for name, where in policy.items() if where == "'none'"} == nowhere
    assert {where for name, where in policy.items() if name not in nowhere} == {"'self'"}
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"


async def test_a_hashed_file_is_kept_for_good_and_others_are_asked_after(
    built: Path, client: httpx.AsyncClient
) -> None:
    script = await client.get("/assets/index-a1b2.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    font = await client.get("/assets/inter-c3.woff2")
    assert (font.headers["content-type"], font.content) == ("font/woff2", bytes(range(256)))
    manifest = await client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    worker = await client.get("/worker.js")
    assert worker.headers["cache-control"] == "no-cache"
    again = await client.get("/worker.js", headers={"if-none-match": worker.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    (built / "worker.js").write_text("// something\n", "utf-8")
    anew = await client.get("/worker.js", headers={"if-none-match": worker.headers["etag"]})
    assert (anew.status_code, anew.text) == (200, "// something\n")
    assert (await client.head("/")).status_code == 200


async def test_text_is_sent_compressed_to_whom_can_read_it(built: Path, client: httpx.AsyncClient) -> None:
    plain = (built / "assets/index-a1b2.js").read_bytes()
    async with client.stream("GET", "/assets/index-a1b2.js", headers={"accept-encoding": "gzip"}) as told:
        wire = b"".join([part async for part in told.aiter_raw()])
    assert told.headers["content-encoding"] == "gzip"
    assert len(wire) < len(plain)
    assert gzip.decompress(wire) == plain
    bare = await client.get("/assets/index-a1b2.js", headers={"accept-encoding": "identity"})
    assert ("content-encoding" in bare.headers, bare.content) == (False, plain)


@pytest.mark.parametrize(
    "path",
    ["/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
     "/assets/..%5c..%5csecret.txt", "/..%5csecret.txt", "//secret.txt", "/%2fetc%2fpasswd", "/assets", "/assets/",
     "/assets/%2e", "/%2e%2e", "/index.html%00.js", "/assets/index-a1b2.js%2f..%2f..%2f..%2fsecret.txt",
     "/t/..%2fsecret.txt", "/INDEX.HTML"],
)  # fmt: skip
async def test_no_path_leads_out_of_the_folder(built: Path, client: httpx.AsyncClient, path: str) -> None:
    url = str(client.base_url).rstrip("/") + path
    told = await client.send(client.build_request("GET", httpx.URL(url)))
    assert "secret" not in told.text
    assert told.status_code in (307, 400, 404), path


async def test_without_a_build_it_says_what_to_do(
    tmp_path: Path, client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    told = await client.get("/", headers=HTML)
    assert told.status_code == 503
    assert "make web" in told.text
    assert not re.search(r"<script|style=", told.text)
    assert (await client.get("/assets/index.js")).status_code == 404
    assert (await client.get("/api/me")).status_code == 200, "the protocol does not need a page"
