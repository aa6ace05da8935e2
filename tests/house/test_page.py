"""The built page is small, whole, and asks nobody else for anything. `make web` builds it."""

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fathoms.text import LANGUAGES

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/fathoms/server/web"
# Bytes, compressed, before pictures and fonts: own code, all that one reader can come to load, and words in the lobby.
CODE_MOST, READER_MOST, LOBBY_MOST = 165_000, 200_000, 13_000
WORDS = re.compile(r"(?P<part>page|errors|(?:kelp|aquatica)(?:-front|-guide)?)-(?P<lang>en|pl|uk)-[\w-]{8}\.js")
CODE = (".html", ".js", ".css", ".webmanifest")
ELSEWHERE = re.compile(r"https?://(?!www\.w3\.org/|svelte\.dev/)[^\s\"'`)]+")  # names of XML, and words of errors

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def fresh() -> None:
    """What is built is what the sources say."""
    code = "import sys, web; sys.exit(not web.up_to_date())"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT / "tools", check=False)
    assert ran.returncode == 0, "make web builds the page anew"


def files(*kinds: str) -> list[Path]:
    return [path for path in sorted(BUILT.rglob("*")) if path.suffix in kinds]


def test_code_and_words_keep_to_their_budgets() -> None:
    """A reader has the words of one language, and in the lobby none of what is said at a table."""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files(*CODE)}
    words = {name: found for name in sizes if (found := WORDS.fullmatch(name))}
    code = {name: size for name, size in sizes.items() if name not in words}
    assert len(words) == 7 * len(LANGUAGES)
    assert len(code) > 5
    assert sum(code.values()) <= CODE_MOST, sorted(code.items(), key=lambda item: -item[1])
    for lang in LANGUAGES:
        read = {found["part"]: sizes[name] for name, found in words.items() if found["lang"] == lang}
        assert sum(code.values()) + sum(read.values()) <= READER_MOST, read
        assert sum(size for part, size in read.items() if part == "page" or part.endswith("-front")) <= LOBBY_MOST, read


def test_no_script_or_style_stands_inside_a_file() -> None:
    index = (BUILT / "index.html").read_text("utf-8")
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", index)
    for picture in files(".svg"):
        assert not re.search(r"<script|<style|\sstyle=|\son[a-z]+=", picture.read_text("utf-8")), picture.name


def test_nothing_is_asked_of_anybody_else() -> None:
    for path in files(*CODE, ".svg"):
        assert ELSEWHERE.findall(path.read_text("utf-8")) == [], path.name


def test_it_can_be_installed_and_its_worker_keeps_files_that_are_there() -> None:
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text("utf-8"))
    assert {"name", "start_url", "display"} <= set(manifest)
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert [icon["src"] for icon in manifest["icons"] if not (BUILT / icon["src"].lstrip("/")).is_file()] == []
    worker = (BUILT / "worker.js").read_text("utf-8")
    kept = re.findall(r'"(/[^"]+\.[a-z0-9]+)"', worker.partition("FILES = ")[2].partition("]")[0])
    assert len(kept) > 5
    assert [name for name in kept if not (BUILT / name.lstrip("/")).is_file()] == []
    assert "__FILES__" not in worker
    assert "__VERSION__" not in worker


def test_only_needed_fonts_are_there() -> None:
    fonts = [path.name for path in files(".woff2", ".woff", ".ttf")]
    assert {name.rpartition(".")[2] for name in fonts} == {"woff2"}
    assert len(fonts) == 15, "three sets of letters in five weights"
