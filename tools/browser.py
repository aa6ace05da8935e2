"""Finds the browser for the tests of the page, and prints where it is.

tools/browser.py             find it, or stop and say what to install
tools/browser.py --install   where there is none, get Debian's if this machine can
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "chromium")  # the first is lighter; old Debians lack it


def find() -> str | None:
    """The browser that FATHOMS_BROWSER names, or the first that is installed."""
    named = os.environ.get("FATHOMS_BROWSER")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


def install() -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("== Installing Chromium for the tests in a browser", file=sys.stderr, flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for wanted in (["update"], *(["install", "-y", package] for package in PACKAGES)):
            if find() is None:
                subprocess.run(["apt-get", "-qq", *wanted], env=quiet, stdout=subprocess.DEVNULL, check=False)


def main(mode: str) -> int:
    if find() is None and mode == "--install":
        install()
    found = find()
    if found is None:
        print(
            "fathoms: the tests need Chromium, and none was found.\n"
            f"On Debian and Ubuntu: apt-get install {PACKAGES[-1]}. Another one: FATHOMS_BROWSER=/path/to/chrome",
            file=sys.stderr,
        )
        return 1
    if mode != "--install":
        print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
