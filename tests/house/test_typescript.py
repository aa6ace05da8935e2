"""The TypeScript types of the protocol are those of the server as it is, and a strict compiler takes them."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TYPES = WEB / "src/protocol.d.ts"
LISTS = WEB / "src/lists.ts"
CHECK = WEB / "src/protocol.check.ts"

# Node starts, and the whole description is made.
pytestmark = pytest.mark.slow


def tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT / "tools", capture_output=True, text=True, check=False)


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    ran = tool("-c", "import sys, node; sys.exit(not node.installed())")
    assert ran.returncode == 0, "make types installs what this needs"


def compiled(folder: Path) -> subprocess.CompletedProcess[str]:
    """What TypeScript says of the sources in a folder."""
    code = "import sys, node; ran = node.run(*sys.argv[1:]); print(ran.stdout, ran.stderr); sys.exit(ran.returncode)"
    return tool("-c", code, "typescript/bin/tsc", "--noEmit", "--strict", "--project", str(folder))


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    ran = tool("typescript.py", str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    for made in (TYPES, LISTS):
        assert made.read_text("utf-8") == (tmp_path / made.name).read_text("utf-8"), "make types writes them anew"


def test_a_client_that_uses_them_is_taken() -> None:
    ran = compiled(WEB)
    assert ran.returncode == 0, ran.stdout


# What a client may have wrong: in place of what, and what TypeScript says to it.
WRONG = {
    "another_type": ('case "moved":', 'case "mooved":', "not comparable to type"),
    "a_forgotten_message": ('    case "covered":\n', "", "does not satisfy the expected type 'never'"),
    "another_field": ("told.token", "told.tokens", "does not exist"),
    "a_forgotten_field": ('type: "answer", n: situation.n,', 'type: "answer",', "missing"),
    "another_sort": ("seconds: 600", 'seconds: "600"', "not assignable"),
}


def test_one_that_does_not_fit_the_protocol_is_not(tmp_path: Path) -> None:
    shutil.copy(WEB / "tsconfig.json", tmp_path)
    (tmp_path / "src").mkdir()
    shutil.copy(TYPES, tmp_path / "src")
    source = CHECK.read_text("utf-8")
    for name, (right, wrong, _) in WRONG.items():
        assert right in source
        (tmp_path / f"src/{name}.ts").write_text(source.replace(right, wrong), "utf-8")
    told = compiled(tmp_path).stdout
    for name, (_, _, said) in WRONG.items():
        assert re.search(rf"src/{name}\.ts\(.*{re.escape(said)}", told, re.MULTILINE), (name, told)


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
