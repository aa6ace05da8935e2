"""What `make` calls, on machines that lack something. Each test works on a copy."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    shutil.copy(ROOT / "setup.py", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[tool.fathoms]\ncompiled = ["core/chance.py"]\n')
    (tmp_path / "src/fathoms/core").mkdir(parents=True)
    return tmp_path


def compile_in(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/compile.py", *arguments]
    return subprocess.run(
        command, cwd=folder, env=os.environ | environment, capture_output=True, text=True, check=False
    )


def plant(folder: Path, *modules: str) -> list[Path]:
    planted = [folder / "src" / (module + SUFFIX) for module in modules]
    for path in planted:
        path.write_bytes(b"stale")
    return planted


def program(folder: Path, name: str, *lines: str) -> Path:
    folder.mkdir(exist_ok=True)
    written = folder / name
    written.write_text("\n".join(["#!/bin/sh", *lines, ""]))
    written.chmod(0o755)
    return written


@pytest.mark.parametrize("mode", ["--probe", "--require", "--profiled"])
def test_without_a_compiler_a_required_one_is_named(copy: Path, mode: str) -> None:
    ran = compile_in(copy, mode, CC="no-such-cc")
    assert ran.returncode == 1
    assert "no C compiler (no-such-cc)" in ran.stderr
    assert "install" in ran.stderr


def test_without_a_compiler_play_goes_on_and_says_so(copy: Path) -> None:
    stale = plant(copy, "fathoms__mypyc", "fathoms/core/chance")
    ran = compile_in(copy, CC="no-such-cc")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Not compiled: there is no C compiler" in ran.stdout
    assert not any(path.exists() for path in stale)


def test_a_module_that_left_the_list_loses_its_compiled_file(copy: Path) -> None:
    (copy / "pyproject.toml").write_text("[tool.fathoms]\ncompiled = []\n")
    (stale,) = plant(copy, "fathoms/core/chance")
    (copy / "build").mkdir()
    assert compile_in(copy, "--require").returncode == 0
    assert not stale.exists()
    (again,) = plant(copy, "fathoms/core/chance")
    assert compile_in(copy, "--require").returncode == 0
    assert not again.exists()


def test_what_was_compiled_with_a_profile_is_fresh_too_but_not_the_other_way_round(copy: Path) -> None:
    compiler = program(copy / "programs", "gcc", 'case "$*" in *-fprofile-use*) exit ${GUIDED:-0};; *) exit 1;; esac')
    key = subprocess.check_output([sys.executable, "-c", "import compile; print(compile.key())"], cwd=copy / "tools")
    (copy / "build").mkdir()
    for profiled, code in ((" profiled", 0), ("", 1)):
        plant(copy, "fathoms__mypyc", "fathoms/core/chance")
        (copy / "build/compiled.key").write_text(key.decode().strip() + profiled)
        assert compile_in(copy, "--fresh").returncode == 0
        assert compile_in(copy, "--profiled", CC=str(compiler), GUIDED="1").returncode == 0  # it cannot: plain will do
        ran = compile_in(copy, "--profiled", CC=str(compiler))
        assert (ran.returncode, "headers of C" in ran.stderr) == (
            code,
            bool(code),
        )  # not fresh, so it is to be compiled


def test_compiled_files_without_a_record_of_their_sources_are_not_fresh(copy: Path) -> None:
    plant(copy, "fathoms__mypyc", "fathoms/core/chance")
    assert compile_in(copy, "--fresh").returncode == 1


# In place of setup.py: it makes the files that are asked for, unless it is told to take what is there.
MAKES = """\
import os
from pathlib import Path

for name in {names}:
    if "FATHOMS_TAKE_COMPILED" not in os.environ and "FATHOMS_PURE" not in os.environ:
        Path("src", name + {suffix!r}).write_bytes(b"made")
Path("build").mkdir()
"""


@pytest.mark.parametrize("told", ["FATHOMS_TAKE_COMPILED", "FATHOMS_PURE"])
def test_what_an_installer_is_told_does_not_keep_it_from_compiling(copy: Path, told: str) -> None:
    (copy / "setup.py").write_text(MAKES.format(names=["fathoms__mypyc", "fathoms/core/chance"], suffix=SUFFIX))
    compiler = program(copy / "programs", "cc", "exit 0")
    ran = compile_in(copy, "--require", CC=str(compiler), **{told: "1"})
    assert (ran.returncode, ran.stderr) == (0, "")
    assert compile_in(copy, "--fresh").returncode == 0


@pytest.mark.parametrize(("mode", "code"), [("--require", 1), ("", 0)])
def test_a_file_that_is_wanting_is_named_where_it_is_required(copy: Path, mode: str, code: int) -> None:
    (copy / "setup.py").write_text(MAKES.format(names=["fathoms__mypyc"], suffix=SUFFIX))
    ran = compile_in(copy, *mode.split(), CC=str(program(copy / "programs", "cc", "exit 0")))
    assert ran.returncode == code
    assert (f"did not make chance{SUFFIX}" in ran.stderr) is bool(code)
    assert not (copy / f"src/fathoms__mypyc{SUFFIX}").exists(), "all of it is compiled, never a part"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("exit 127", "needs Python 3.11 or newer. Found: none of"),
        ('case "$2" in *print*) echo 3.9;; *) exit 1;; esac', "is 3.9;"),
        ('case "$2" in *print*) echo 3.12;; *ensurepip*) exit 1;; esac', "apt-get install python3.12-venv"),
    ],
)
def test_an_unsuitable_python_is_named(copy: Path, answer: str, said: str) -> None:
    candidate = copy / "candidate"
    candidate.write_text(f"#!/bin/sh\n{answer}\n")
    candidate.chmod(0o755)
    command = ["sh", "tools/environment.sh", "play"]
    environment = os.environ | {"PYTHON": str(candidate)}
    ran = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert said in ran.stderr
    assert not (copy / ".venv").exists()


def browser_in(folder: Path, path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """tools/browser.py where nothing else is installed than what lies in that path."""
    kept = {name: value for name, value in os.environ.items() if name != "FATHOMS_BROWSER"}
    return subprocess.run(
        [sys.executable, "tools/browser.py", *arguments],
        cwd=folder, env=kept | {"PATH": str(path)} | environment, capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.mark.parametrize("mode", [(), ("--install",)])
def test_without_a_browser_it_says_what_to_install(copy: Path, mode: tuple[str, ...]) -> None:
    ran = browser_in(copy, copy / "nothing", *mode)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "the tests need Chromium, and none was found" in ran.stderr
    assert "apt-get install chromium" in ran.stderr
    assert "FATHOMS_BROWSER=" in ran.stderr


def test_a_named_browser_that_is_not_there_is_not_replaced(copy: Path) -> None:
    path = program(copy / "programs", "chromium").parent
    ran = browser_in(copy, path, FATHOMS_BROWSER="/no/such/chrome")
    assert ran.returncode == 1
    assert "none was found" in ran.stderr


def test_an_installed_browser_is_found(copy: Path) -> None:
    found = program(copy / "programs", "google-chrome")
    ran = browser_in(copy, found.parent)
    assert (ran.returncode, ran.stdout.strip()) == (0, str(found))
    named = program(copy / "elsewhere", "my-chrome")
    ran = browser_in(copy, found.parent, FATHOMS_BROWSER=str(named))
    assert (ran.returncode, ran.stdout.strip()) == (0, str(named))
    assert (browser_in(copy, found.parent, "--install").stdout, ran.stderr) == ("", "")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may install, so only root can see that it is tried")
@pytest.mark.parametrize("comes", [True, False])
def test_debians_browser_is_got_where_that_can_be_done(copy: Path, comes: bool) -> None:
    path, browser = copy / "programs", copy / "programs/chromium"
    got = f'[ "$2" = install ] && printf "#!/bin/sh\\n" > {browser} && /bin/chmod +x {browser}' if comes else "exit 100"
    program(path, "apt-get", f'echo "$@" >> {copy}/asked', got)
    ran = browser_in(copy, path, "--install")
    asked = ["-qq update", "-qq install -y chromium-headless-shell", "-qq install -y chromium"]
    assert (copy / "asked").read_text().splitlines() == asked[: 2 if comes else 3]
    assert "== Installing Chromium" in ran.stderr
    assert ran.returncode == (0 if comes else 1)
    assert ("none was found" in ran.stderr) is not comes
