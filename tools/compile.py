"""Compiles in place the modules that pyproject.toml lists, when they are not compiled already.

    tools/compile.py             compile if this machine can; say so if it cannot
    tools/compile.py --require   compile, or stop and say what is missing
    tools/compile.py --probe     only find out whether this machine can compile
    tools/compile.py --fresh     only find out whether what is compiled is what the sources say

Compiled files that do not belong to the sources as they are now are always removed first.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
BUILD = ROOT / "build"
KEY = BUILD / "compiled.key"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def main(mode: str) -> int:
    if mode == "--fresh":
        return 0 if up_to_date() else 1
    if mode != "--probe" and up_to_date():
        return 0
    missing = what_is_missing() if listed() else None
    if mode == "--probe":
        return complain(missing) if missing else 0
    remove_compiled()
    if missing and mode == "--require":
        return complain(missing)
    if missing:
        print(f"== Not compiled: {missing}. Everything works, about 50 times slower.")
        print(f"   To compile, {advice()}", flush=True)
        return 0
    return compile_all(required=mode == "--require")


def listed() -> list[str]:
    return list(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["fathoms"]["compiled"])


def key() -> str:
    """Of every source, not only the listed ones: mypyc folds constants and types of others into them."""
    told = hashlib.sha256(f"{sys.version}{SUFFIX}{ROOT}".encode())
    for path in [*(ROOT / n for n in ("pyproject.toml", "setup.py", "requirements.txt")), *sorted(SRC.rglob("*.py"))]:
        told.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()


def compiled_files() -> set[Path]:
    return {path for kind in ("*.so", "*.pyd") for path in SRC.rglob(kind)}


def wanted_files() -> set[Path]:
    """One for each listed module, and the library that holds the code of them all."""
    modules = {(SRC / "fathoms" / name).with_suffix(SUFFIX) for name in listed()}
    return modules | {SRC / f"fathoms__mypyc{SUFFIX}"} if modules else set()


def up_to_date() -> bool:
    wanted = wanted_files()
    return compiled_files() == wanted and (not wanted or (KEY.is_file() and KEY.read_text() == key()))


def remove_compiled() -> None:
    """Also `build`, where setuptools would find modules that left the list."""
    for path in compiled_files():
        path.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


def what_is_missing() -> str | None:
    """Compiling a line against Python.h finds a missing compiler, C library or header alike."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"there is no C compiler ({compiler[0]})"
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        ran = subprocess.run([*compiler, *includes, "-c", probe, "-o", probe.with_suffix(".o")], capture_output=True)
    return None if ran.returncode == 0 else f"{compiler[0]} does not find the headers of C or of Python"


def advice() -> str:
    version = "{}.{}".format(*sys.version_info)
    if sys.platform == "darwin":
        return "install the command line tools: xcode-select --install"
    for manager, packages in {
        "dnf": f"gcc python{version}-devel",
        "apk": "gcc musl-dev python3-dev",
        "pacman": "gcc",
    }.items():
        if shutil.which(manager):
            verb = {"dnf": "install", "apk": "add", "pacman": "-S"}[manager]
            return f"install gcc and the Python headers: {manager} {verb} {packages}"
    return f"install gcc and the Python headers: apt-get install gcc python{version}-dev"


def complain(missing: str) -> int:
    print(f"fathoms: this needs the compiled modules, and {missing}.", file=sys.stderr)
    print(f"fathoms: {advice()}", file=sys.stderr)
    return 1


def compile_all(required: bool) -> int:
    names = listed()
    if not names:
        return 0
    print(f"== Compiling {len(names)} modules (about a minute and a half)", flush=True)
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j2"]
    environment = {**os.environ, "FATHOMS_REQUIRE_COMPILED": "1" if required else "0"}
    code = subprocess.run(command, cwd=ROOT, env=environment).returncode
    if code != 0:
        remove_compiled()
    elif compiled_files() == wanted_files():
        KEY.write_text(key())
    return code


if __name__ == "__main__":
    os.environ.pop("FATHOMS_PURE", None)
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
