"""`make docs`: the reference of the library, built from its docstrings into build/docs, with every link followed."""

import os
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

os.environ["FATHOMS_INTERPRETED"] = "1"  # sources have signatures and comments, compiled modules have not

import pdoc

import fathoms

# What programs use. The games are behind the contract, and the rest is behind commands.
MODULES = ("fathoms", "fathoms.registry", "fathoms.text", "fathoms.core", "fathoms.bots", "fathoms.lab")
BEHIND = ("cli", "commands", "games", "server", "table", "terminal")


class Page(HTMLParser):
    """The links of a page, and the places in it that a link can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name == "id" and value:
                self.places.add(value)
            if name in ("href", "src") and value:
                self.links.add(value)


def build(out: Path) -> None:
    """Write the pages. What `fathoms` loads when it is asked for is loaded, so that it is told of."""
    for name in fathoms.__all__:
        getattr(fathoms, name)
    pdoc.render.configure(docformat="markdown", show_source=False, footer_text=f"Fathoms {fathoms.__version__}")
    behind = [f"!fathoms.{name}" for name in (*BEHIND, "_interpreted", "__main__")]
    pdoc.pdoc(*MODULES, *behind, output_directory=out)


def broken(out: Path) -> list[str]:
    """The links that lead nowhere, each with its page. Nothing outside is asked."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(out.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        for link in sorted(page.links):
            to = urlsplit(link)
            if to.scheme or to.netloc:
                continue
            file = (path.parent / unquote(to.path)).resolve() if to.path else path
            if not file.is_file() or (to.fragment and file in pages and unquote(to.fragment) not in pages[file].places):
                found.append(f"{path.relative_to(out)}: {link}")
    return found


def main(out: Path) -> int:
    build(out)
    wrong = broken(out)
    for link in wrong:
        print(f"fathoms: leads nowhere: {link}", file=sys.stderr)
    print(f"fathoms: the reference begins at {out / 'index.html'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/docs")))
