"""Compiles the modules that pyproject.toml lists; everything else about the package is told there."""

import os
import shutil
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# An installer runs this file once for each of these before it builds; only a build compiles.
ASKS = {"egg_info", "dist_info", "sdist"}
# What was compiled in place is packed as it is; how it was compiled is nothing that an installer could do.
TAKEN = os.environ.get("FATHOMS_TAKE_COMPILED") == "1"
REQUIRED = os.environ.get("FATHOMS_REQUIRE_COMPILED") == "1"
INLINING = [
    "-finline-functions", "--param=max-inline-insns-auto=60", "--param=early-inlining-insns=60",
    "--param=inline-unit-growth=100",
]  # fmt: skip
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


def warn(reason: object) -> None:
    print(f"warning: fathoms is not compiled, about 50 times slower: {reason}", file=sys.stderr)


def extensions() -> list[Extension]:
    if os.environ.get("FATHOMS_PURE") == "1" or ASKS & set(sys.argv):
        return []
    if TAKEN:
        return in_place()
    names = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["fathoms"]["compiled"]
    if not names:
        return []
    from mypyc.build import mypycify

    try:
        sources = [f"src/fathoms/{name}" for name in names]
        found = mypycify(sources, opt_level="2", debug_level="0", group_name="fathoms")
    except (Exception, SystemExit) as error:  # mypyc exits where mypy finds fault
        if REQUIRED:
            raise
        warn(f"mypyc stopped: {error}")
        return []
    if sys.platform != "win32":
        for extension in found:
            # Lets the C compiler inline small functions of ours, which it may not while others could replace them.
            extension.extra_compile_args.append("-fno-semantic-interposition")
            if "gcc" in str(sysconfig.get_config_var("CC")):
                # Access to the operands of a frame by name costs nothing once it is inlined; by itself gcc finds these
                # functions too large for that, because of the checks that they come with.
                extension.extra_compile_args += INLINING
    return found


def in_place() -> list[Extension]:
    files = (path.relative_to("src").as_posix() for path in sorted(Path("src").rglob(f"*{SUFFIX}")))
    return [Extension(file.removesuffix(SUFFIX).replace("/", "."), []) for file in files]


class Build(build_ext):
    """Without a C compiler the package is plain Python: all of it, never a part."""

    def build_extension(self, ext: Extension) -> None:
        if TAKEN:
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(Path("src", self.get_ext_filename(ext.name)), target)
        else:
            super().build_extension(ext)

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            warn(error)
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
