"""Compiles in place the modules that pyproject.toml lists, when they are not compiled already.

    tools/compile.py              compile if this machine can; say so if it cannot
    tools/compile.py --require    compile, or stop and say what is missing
    tools/compile.py --profiled   the same, guided by a profile where the C compiler can: about a fifth faster
    tools/compile.py --probe      only find out whether this machine can compile
    tools/compile.py --fresh      only find out whether what is compiled is what the sources say

Compiled files that do not belong to the sources as they are now are always removed first. What was compiled with a
profile also serves where none is asked for.
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
PROFILED = " profiled"  # in the key
# What gcc is told to count how often each way is gone, and then to make use of it.
COUNTING = "-fprofile-generate"
GUIDED = "-fprofile-use -fprofile-correction -Wno-missing-profile -Wno-error=coverage-mismatch"


def main(mode: str) -> int:
    if mode == "--fresh":
        return 0 if up_to_date() else 1
    profiled = mode == "--profiled" and can_profile()
    if mode != "--probe" and up_to_date(profiled):
        return 0
    missing = what_is_missing() if listed() else None
    if mode == "--probe":
        return complain(missing) if missing else 0
    remove_compiled()
    required = mode in ("--require", "--profiled")
    if missing and required:
        return complain(missing)
    if missing:
        print(f"== Not compiled: {missing}. Everything works, about 50 times slower.")
        print(f"   To compile, {advice()}", flush=True)
        return 0
    if mode == "--profiled" and not profiled:
        print(f"== {compiler()[0]} cannot be guided by a profile as gcc can: compiling plainly")
    return compile_all(required, profiled)


def listed() -> list[str]:
    return list(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["fathoms"]["compiled"])


def key() -> str:
    """Of every source, not only the listed ones: mypyc folds constants and types of others into them."""
    told = hashlib.sha256(f"{sys.version}{SUFFIX}{ROOT}".encode())
    told_by = (ROOT / name for name in ("pyproject.toml", "setup.py", "requirements/play.txt"))
    for path in [*told_by, *sorted(SRC.rglob("*.py"))]:
        told.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()


def compiled_files() -> set[Path]:
    return {path for kind in ("*.so", "*.pyd") for path in SRC.rglob(kind)}


def wanted_files() -> set[Path]:
    """One for each listed module, and the library that holds the code of them all."""
    modules = {(SRC / "fathoms" / name).with_suffix(SUFFIX) for name in listed()}
    return modules | {SRC / f"fathoms__mypyc{SUFFIX}"} if modules else set()


def up_to_date(profiled: bool = False) -> bool:
    wanted = wanted_files()
    accepted = {key() + PROFILED} if profiled else {key(), key() + PROFILED}
    return compiled_files() == wanted and (not wanted or (KEY.is_file() and KEY.read_text() in accepted))


def remove_compiled() -> None:
    """Also `build`, where setuptools would find modules that left the list."""
    for path in compiled_files():
        path.unlink()
    shutil.rmtree(BUILD, ignore_errors=True)


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiles(text: str, *flags: str) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(text)
        command = [*compiler(), *flags, "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        return subprocess.run(command, capture_output=True).returncode == 0


def what_is_missing() -> str | None:
    """Compiling a line against Python.h finds a missing compiler, C library or header alike."""
    program = compiler()[0]
    if shutil.which(program) is None:
        return f"there is no C compiler ({program})"
    includes = {f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")}
    found = compiles("#include <Python.h>\n", *includes)
    return None if found else f"{program} does not find the headers of C or of Python"


def can_profile() -> bool:
    """Clang keeps its profiles in another form, and refuses these flags."""
    return shutil.which(compiler()[0]) is not None and compiles("int one;\n", "-Werror", *GUIDED.split())


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


def compile_all(required: bool, profiled: bool) -> int:
    names = listed()
    if not names:
        return 0
    if profiled:
        print(f"== Compiling {len(names)} modules twice, with a profile between (about three minutes)", flush=True)
        code = build(required, COUNTING) or play() or build(required, GUIDED)
    else:
        print(f"== Compiling {len(names)} modules (about a minute and a half)", flush=True)
        code = build(required)
    wanting = wanted_files() - compiled_files()
    if code == 0 and not wanting:
        KEY.write_text(key() + PROFILED * profiled)
        return 0
    remove_compiled()
    if code == 0 and required:
        files = ", ".join(sorted(path.name for path in wanting))
        print(f"fathoms: the compiler ended well and did not make {files}", file=sys.stderr)
        return 1
    return code


def build(required: bool, flags: str = "") -> int:
    """With flags everything is built, for the files of another build look as new as their sources."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "-j2", *(["--force"] if flags else [])]
    told = {name: f"{os.environ.get(name, '')} {flags}" for name in ("CFLAGS", "LDFLAGS")} if flags else {}
    environment = {**os.environ, **told, "FATHOMS_REQUIRE_COMPILED": "1" if required else "0"}
    return subprocess.run(command, cwd=ROOT, env=environment).returncode


def play() -> int:
    """What is worth being fast; at its end the counts are written into the folder of the build."""
    command = [sys.executable, "-m", "fathoms", "bench", "--rounds", "1"]
    environment = {**os.environ, "PYTHONPATH": str(SRC)}
    return subprocess.run(command, env=environment, stdout=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    # Those are for an installer: the one compiles nothing, the other packs what was compiled before.
    for name in ("FATHOMS_PURE", "FATHOMS_TAKE_COMPILED"):
        os.environ.pop(name, None)
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
