"""What is written on a terminal and typed there: colour where it has some, a covered screen, plain text on demand."""

import sys
import textwrap

from rich.console import Console
from rich.text import Text

WIDEST = 100  # lines longer than this are hard to read
COVER = 100  # empty lines that cover a screen which cannot be cleared


class Screen:
    def __init__(self, plain: bool = False) -> None:
        for stream in (sys.stdout, sys.stdin):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal without our letters shows question marks
        self.plain = plain
        self.console = Console(highlight=False, no_color=plain or None, legacy_windows=False)
        self.width = min(self.console.width, WIDEST)

    def say(self, text: str | Text = "", style: str = "") -> None:
        if isinstance(text, str) and len(text) > self.width and not self.plain and self.console.is_terminal:
            # A long sentence is broken between words; an address or a file name is not.
            for part in textwrap.wrap(text, self.width, break_long_words=False, break_on_hyphens=False):
                self.say(Text(part), style)
            return
        line = text if isinstance(text, Text) else Text(text)
        if self.plain or not self.console.is_terminal:
            print(line.plain.rstrip(), flush=True)
        else:
            self.console.print(line, style=style, soft_wrap=True)

    def entry(self, first: str, text: str, indent: int = 0, style: str = "") -> None:
        """A text under or after its beginning, broken so that its lines stand below each other."""
        if self.plain:
            self.say(f"{first.strip()} {text}".strip())
            return
        start = " " * indent + first
        room = max(self.width - len(start), 24)
        for i, line in enumerate(textwrap.wrap(text, room) or [""]):
            self.say(Text.assemble((start, style), line) if i == 0 else " " * len(start) + line)

    def columns(self, items: list[str], indent: int) -> None:
        """Short items side by side, read along the rows."""
        wide = max(map(len, items)) + 2
        count = 1 if self.plain else max((self.width - indent) // wide, 1)
        for i in range(0, len(items), count):
            self.say(" " * indent + "".join(item.ljust(wide) for item in items[i : i + count]).rstrip())

    def ask(self) -> str:
        """A typed line. EOFError says that nobody is there any more."""
        self.console.file.flush()
        if sys.stdin is None:  # closed before we came
            raise EOFError
        try:
            typed = input("> ")
        except UnicodeDecodeError:
            typed = "\N{REPLACEMENT CHARACTER}"
        except EOFError:
            print(flush=True)  # what comes next is said on a line of its own
            raise
        if not sys.stdin.isatty():
            self.say(typed)  # as a terminal would show it
        return typed

    def cover(self) -> None:
        """Take away what the other may not see, the lines above the window too."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
        else:
            print("\n" * COVER, flush=True)
