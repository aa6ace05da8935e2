"""The reference that `make docs` builds: every name that is exported is told of, and every link leads somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import fathoms

DOCS = Path(__file__).parents[2] / "tools/docs.py"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("reference")
    done = subprocess.run([sys.executable, DOCS, out], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"fathoms: the reference begins at {out / 'index.html'}\n"
    return out


def test_every_exported_name_has_its_place(reference: Path) -> None:
    places = set(re.findall(r'<section id="([^"]+)"', (reference / "fathoms.html").read_text("utf-8")))
    assert set(fathoms.__all__) <= places


def test_what_is_behind_the_contract_is_not_in_it(reference: Path) -> None:
    folders = {path.parent.name for path in reference.rglob("*.html")}
    assert folders == {reference.name, "fathoms", "core", "bots", "lab"}


def test_a_link_that_leads_nowhere_is_found(reference: Path) -> None:
    page = reference / "fathoms/lab.html"
    text = page.read_text("utf-8")
    links = ("../fathoms.html#Game", "../fathoms.html#Gaem", "no.html")
    page.write_text(text + "".join(f'<a href="{link}">there</a>' for link in links))
    told = "import sys; import docs; print(*docs.broken(docs.Path(sys.argv[1])))"
    command = [sys.executable, "-c", told, reference]
    done = subprocess.run(command, cwd=DOCS.parent, capture_output=True, text=True, check=True)
    page.write_text(text)
    assert done.stdout == "fathoms/lab.html: ../fathoms.html#Gaem fathoms/lab.html: no.html\n"
