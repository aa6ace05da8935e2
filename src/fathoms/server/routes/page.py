"""The page for browsers: the files that `make web` builds, what a browser may keep of them, and what they may do."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

FOLDER = Path(__file__).parent.parent / "web"
INDEX = "index.html"
ASSETS = "assets"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
SQUEEZED = ("text/", "image/svg", "application/manifest")  # what grows smaller by compression
FOREVER = "public, max-age=31536000, immutable"  # a file with its hash in its name never changes
ASK = "no-cache"  # kept, but asked after
# Nothing comes from elsewhere, and no script or style stands inside the page.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a table is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Fathoms</title></head>
<body><h1>The page is not built</h1><p>This server runs, and its protocol answers under /api. Its page is not built yet:
run <code>make web</code> in the repository, then load this address again.</p></body></html>
"""


class Kept(NamedTuple):
    """A file in memory."""

    body: bytes
    squeezed: bytes  # empty where that gains nothing
    type: str
    tag: str


@lru_cache(512)
def kept(path: Path, changed: int) -> Kept:
    """A file as it was at that time: built anew, it is read anew."""
    body = path.read_bytes()
    sort = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 9, mtime=0) if sort.startswith(SQUEEZED) else b""
    return Kept(body, squeezed, sort, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def file_named(name: str, folder: str = "") -> Path | None:
    """A file of the page, if there is one of that very name."""
    place = FOLDER / folder
    there = place.is_dir() and any(path.name == name for path in place.iterdir() if path.is_file())
    return place / name if there else None


def sent(request: Request, path: Path, status: int = 200) -> Response:
    found = kept(path, path.stat().st_mtime_ns)
    headers = {
        "etag": found.tag,
        "cache-control": FOREVER if path.parent.name == ASSETS else ASK,
        "vary": "accept-encoding",
    }
    if status == 200 and found.tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    body = found.body
    if found.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.squeezed
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers, found.type)


def page(request: Request, status: int = 200) -> Response:
    """The page itself, whatever the address names; it reads that from the address."""
    index = file_named(INDEX)
    return HTMLResponse(NOT_BUILT, 503) if index is None else sent(request, index, status)


def wants_page(request: Request) -> bool:
    """Whether a person looks for something, so that the page may say that it is not there."""
    return (
        request.method in ("GET", "HEAD")
        and not request.url.path.startswith("/api/")
        and "text/html" in request.headers.get("accept", "")
    )


async def shown(request: Request) -> Response:
    return page(request)


async def asset(request: Request) -> Response:
    return given(request, file_named(request.path_params["name"], ASSETS))


async def file(request: Request) -> Response:
    return given(request, file_named(request.path_params["name"]))


def given(request: Request, path: Path | None) -> Response:
    if path is None:
        raise HTTPException(404)
    return sent(request, path)


routes = [
    Route("/", shown),
    Route("/new", shown),
    Route("/t/{id}", shown),
    Route("/assets/{name}", asset),
    Route("/{name}", file),
]
