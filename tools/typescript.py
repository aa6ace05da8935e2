"""Writes what the page has from Python: the protocol as TypeScript types, the lists of languages and levels, limits.

tools/typescript.py [FOLDER]    write protocol.d.ts and lists.ts to another folder than web/src
"""

import json
import sys
import tempfile
from pathlib import Path

import node

from fathoms.bots.levels import LEVELS
from fathoms.bots.named import DEFAULT
from fathoms.core.catalogue import LANGUAGES
from fathoms.core.record import NONCE
from fathoms.server.protocol import CHAT, NAME
from fathoms.server.routes import rest
from fathoms.server.routes.description import openapi

FOLDER = node.WEB / "src"
HEAD = "// Made by `make types` from src/fathoms/server/protocol.py. Do not edit.\n"
# A view is an object of any keys, and what has a default may be left out of what is sent.
FLAGS = ("--empty-objects-unknown", "--default-non-nullable=false")


LISTS = """\
// Made by `make types` from src/fathoms/core/catalogue.py, src/fathoms/bots and the server's protocol.py. Do not edit.

export const LANGUAGES = {languages} as const;
export type Lang = (typeof LANGUAGES)[number];

/** The levels of bots, the easiest first, and the one that is chosen for whoever does not choose. */
export const LEVELS = {levels} as const;
export type Level = (typeof LEVELS)[number];
export const USUAL = {usual} satisfies Level;

/** The most letters of a line of chat, of a name, and of what somebody adds to a seed. */
export const CHAT = {chat};
export const NAME = {name};
export const NONCE = {nonce};
"""


def main(target: Path) -> int:
    lists = LISTS.format(
        languages=json.dumps(LANGUAGES),
        levels=json.dumps(list(LEVELS)),
        usual=json.dumps(DEFAULT),
        chat=CHAT,
        name=NAME,
        nonce=NONCE,
    )
    (target / "lists.ts").write_text(lists, "utf-8")
    with tempfile.TemporaryDirectory() as folder:
        description, made = Path(folder, "openapi.json"), Path(folder, "protocol.d.ts")
        description.write_text(json.dumps(openapi(rest.routes)), "utf-8")
        ran = node.run("openapi-typescript/bin/cli.js", str(description), "--output", str(made), *FLAGS)
        if ran.returncode:
            print(f"fathoms: openapi-typescript: {ran.stderr or ran.stdout}", file=sys.stderr)
            return 1
        told = made.read_text("utf-8").partition("*/\n")[2]  # its own head
        (target / "protocol.d.ts").write_text(HEAD + told, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
