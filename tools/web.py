"""Builds the page of the browser table into src/fathoms/server/web, where the server and the wheel take it from.

tools/web.py            build it; where that is done already, do nothing
tools/web.py --check    check its form, its rules and its types, run its own tests, and build it
tools/web.py --quick    check its form and its rules, as far as files have changed, and run its own tests
tools/web.py --format   put it into the house's form
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import node

ROOT = node.WEB.parent
BUILT = ROOT / "src/fathoms/server/web"
KEY = ROOT / "build/web.key"
VITE = ("vite/bin/vite.js", "build", "--logLevel", "warn")
PRETTIER = "prettier/bin/prettier.cjs"
ESLINT = "eslint/bin/eslint.js"
STYLELINT = ("stylelint/bin/stylelint.mjs", "src/**/*.{css,svelte}")
TESTS = ("vitest/vitest.mjs", "run")
CHECKS = (
    (PRETTIER, "--check", "."),
    (ESLINT, "."),
    (ESLINT, "--config", "eslint.types.config.js"),
    STYLELINT,
    ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    TESTS,
)
QUICK = (
    (PRETTIER, "--check", "--cache", "."),
    (ESLINT, "--cache", "--cache-location", "node_modules/.cache/eslint/", "."),
    STYLELINT,
    TESTS,
)
FORMAT = (
    (PRETTIER, "--write", "--log-level", "warn", "."),
    (*STYLELINT, "--fix"),
)
RUNS = {"--check": CHECKS, "--quick": QUICK, "--format": FORMAT}


def main(mode: str) -> int:
    code = 0 if mode not in RUNS and up_to_date() else node.main()
    if not code and mode in RUNS:
        code = max(told(node.run(*command)) for command in RUNS[mode])
    return code if code or mode in ("--quick", "--format") else build()


def build() -> int:
    if up_to_date():
        return 0
    print("== Building the page (a few seconds)", flush=True)
    KEY.unlink(missing_ok=True)
    code = told(node.run(*VITE))
    if code:
        print("fathoms: the page could not be built", file=sys.stderr)
    else:
        KEY.parent.mkdir(exist_ok=True)
        KEY.write_text(key())
    return code


def told(ran: "subprocess.CompletedProcess[str]") -> int:
    if ran.returncode:
        print(ran.stdout, ran.stderr, sep="\n", file=sys.stderr)
    return ran.returncode


def up_to_date() -> bool:
    return (BUILT / "index.html").exists() and KEY.exists() and KEY.read_text() == key()


def sources() -> Iterator[Path]:
    """All that the page is made from: its own sources, what they pin, and the catalogues of the package."""
    yield from (path for path in node.WEB.iterdir() if path.is_file())
    for folder in ("src", "public"):
        yield from (path for path in (node.WEB / folder).rglob("*") if path.is_file())
    yield from (ROOT / "src/fathoms").rglob("*.ftl")


def key() -> str:
    told = hashlib.sha256()
    for path in sorted(sources()):
        told.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
