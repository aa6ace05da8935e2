#!/bin/sh
# Makes .venv and installs what the named files of requirements/ pin. Where that is done already, it does nothing.
#   tools/environment.sh play|test [lab]
set -eu
cd "$(dirname "$0")/.."
python=.venv/bin/python
export FATHOMS_PURE=1  # the sources are installed in place; compiling them is a step of its own

say() { printf '== %s\n' "$*"; }
stop() { printf 'fathoms: %s\n' "$@" >&2; exit 1; }

# A pyenv shim is found and yet does not run: only an answer counts.
choose() {
    found=; bare=
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3.13 python3.12 python3.11 python3; fi
    for candidate; do
        version=$("$candidate" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        found="$found $candidate is $version;"
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || continue
        if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then chosen=$candidate; return; fi
        bare=$version
    done
    [ -z "$bare" ] || stop "Python $bare is here, its venv module is not." \
        "On Debian and Ubuntu: apt-get install python$bare-venv"
    stop "Fathoms needs Python 3.11 or newer. Found:${found:- none of $*}" \
        "Install one (on Debian and Ubuntu: apt-get install python3 python3-venv), \
or name it: make play PYTHON=/path/to/python"
}

# What an interrupted run left behind may look whole, so it is not trusted; nor is a folder that was moved here.
sound() {
    [ ! -e .venv/unfinished ] && [ "$(cat .venv/home 2>/dev/null || pwd)" = "$PWD" ] &&
        "$python" -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

key() { { "$python" -V; cat "$1" pyproject.toml setup.py; } | cksum; }

# uv is quick; pip knows a mirror that this machine may be set up for.
install() { "$python" -m uv pip install --python "$python" "$@" || "$python" -m pip install "$@"; }

done_before() { [ "$(cat ".venv/$1.key" 2>/dev/null)" = "$(key "requirements/$1.txt")" ]; }

if ! sound; then
    choose
    [ ! -e .venv ] || say "The environment in .venv is broken, half made or from elsewhere: starting again"
    say "Making a virtual environment in .venv with $chosen"
    rm -rf .venv
    mkdir .venv
    touch .venv/unfinished
    pwd > .venv/home
    "$chosen" -m venv .venv
fi

for named; do
    pins=requirements/$named.txt
    if done_before "$named"; then continue; fi
    say "Installing the $(grep -c == "$pins") packages of $pins, where they are not yet (the first time up to a minute)"
    touch .venv/unfinished
    sed -n '/^uv==/,/[^\\]$/p' requirements/play.txt > .venv/uv.txt  # its name and its hashes
    "$python" -m pip install --quiet --disable-pip-version-check --require-hashes -r .venv/uv.txt
    install --require-hashes -r "$pins"
    install --quiet --no-build-isolation --no-deps -e .
    key "$pins" > ".venv/$named.key"
    rm -f .venv/unfinished
done
