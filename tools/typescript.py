"""Writes web/src/protocol.d.ts: the protocol as TypeScript types, from the description that the server gives of itself.

tools/typescript.py [FILE]    write another file
"""

import json
import sys
import tempfile
from pathlib import Path

import node

from fathoms.server.routes import rest
from fathoms.server.routes.description import openapi

FILE = node.WEB / "src/protocol.d.ts"
HEAD = "// Made by `make types` from src/fathoms/server/protocol.py. Do not edit.\n"
# A view is an object of any keys, and what has a default may be left out of what is sent.
FLAGS = ("--empty-objects-unknown", "--default-non-nullable=false")


def main(file: Path) -> int:
    with tempfile.TemporaryDirectory() as folder:
        description, made = Path(folder, "openapi.json"), Path(folder, "protocol.d.ts")
        description.write_text(json.dumps(openapi(rest.routes)), "utf-8")
        ran = node.run("openapi-typescript/bin/cli.js", str(description), "--output", str(made), *FLAGS)
        if ran.returncode:
            print(f"fathoms: openapi-typescript: {ran.stderr or ran.stdout}", file=sys.stderr)
            return 1
        told = made.read_text("utf-8").partition("*/\n")[2]  # its own head
        file.write_text(HEAD + told, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE))
