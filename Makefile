# Fathoms. `make help` tells the targets. Another Python than the one found: make play PYTHON=/path/to/python
export PYTHON
unexport FATHOMS_PURE FATHOMS_INTERPRETED FATHOMS_REQUIRE_COMPILED
unexport PYTHONDONTWRITEBYTECODE  # what is compiled once is kept: otherwise half of a quick check goes into that
PY := .venv/bin/python
ENVIRONMENT := @sh tools/environment.sh requirements.txt
CODE := src tests tools setup.py

.DEFAULT_GOAL := help
.PHONY: help play test check build web declared types figures format pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "make %-8s %s\n", $$1, $$2}' Makefile

play: ## install, compile if there is a C compiler, build the page, and open the lobby in a browser
	$(ENVIRONMENT)
	@$(PY) tools/compile.py
	@$(PY) tools/web.py
	@$(PY) -m fathoms serve --open --log warning

test: ## everything: lint, types, import rules, compile, all tests; needs a C compiler
	$(ENVIRONMENT) requirements-lab.txt
	@$(PY) tools/compile.py --probe
	@$(PY) tools/browser.py --install
	@$(PY) tools/node.py
	@echo "== Lint"
	@$(PY) -m ruff check --quiet $(CODE)
	@$(PY) -m ruff format --check $(CODE) || { echo "fathoms: make format mends this" >&2; exit 1; }
	@echo "== Types"
	@$(PY) -m mypy
	@echo "== Import rules"
	@.venv/bin/lint-imports --no-logo
	@$(PY) tools/compile.py --require
	@echo "== The page: types, tests, build"
	@$(PY) tools/web.py --check
	@echo "== Tests, compiled"
	@$(PY) -m pytest -q -n 2 --ignore=tests/browser
	@echo "== Tests in a browser"
	@$(PY) -m pytest -q -n 2 tests/browser  # by themselves: a browser's loop runs all the time, and others want their own
	@echo "== Examples in the sources"
	@FATHOMS_INTERPRETED=1 $(PY) -m pytest -q --doctest-modules src --ignore=src/fathoms/server/database/migrations  # those run under Alembic alone
	@echo "== All is well"

check: ## the quick subset, interpreted, in under a minute
	$(ENVIRONMENT)
	@$(PY) -m ruff check --quiet $(CODE)
	@FATHOMS_INTERPRETED=1 $(PY) -m pytest -q -n 2 -m "not slow"

build: ## compile in place
	$(ENVIRONMENT)
	@$(PY) tools/compile.py --require

web: ## build the page of the browser table
	$(ENVIRONMENT)
	@$(PY) tools/web.py

declared: ## write what follows from the games' declarations, after a change in one
	$(ENVIRONMENT)
	@FATHOMS_INTERPRETED=1 $(PY) tools/declared.py

types: ## write the TypeScript types of the protocol anew, after a change in it
	$(ENVIRONMENT)
	@$(PY) tools/node.py
	@$(PY) tools/typescript.py

figures: build ## the long measurements and runs
	$(ENVIRONMENT) requirements-lab.txt
	@$(PY) tools/figures.py
	@$(PY) tools/levels.py
	@$(PY) tools/web.py
	@$(PY) tools/page_figures.py --json build/figures/page.json
	@$(PY) tools/hostile.py --json build/figures/hostile.json
	@$(PY) tools/load.py --tables 500 --minutes 5 --limit 150 --json build/figures/load-sqlite.json
	@$(PY) tools/load.py --tables 500 --minutes 5 --limit 150 --database postgres --workers 2 --json build/figures/load-postgres.json
	@$(PY) tools/load.py --tables 100 --minutes 2 --kills 20 --json build/figures/kills-sqlite.json
	@$(PY) tools/load.py --tables 100 --minutes 2 --kills 20 --database postgres --workers 2 --json build/figures/kills-postgres.json

format: ## put the code into the house's form
	$(ENVIRONMENT)
	@$(PY) -m ruff check --quiet --fix $(CODE)
	@$(PY) -m ruff format --quiet $(CODE)

pins: ## write the pinned versions anew, after a change in pyproject.toml
	$(ENVIRONMENT)
	@$(PY) -m uv pip compile -q --universal --no-header --no-annotate --extra dev pyproject.toml -o requirements.txt
	@$(PY) -m uv pip compile -q --universal --no-header --no-annotate --extra lab -c requirements.txt pyproject.toml -o requirements-lab.txt

clean: ## remove what was built, and the environment
	@rm -rf .venv build dist web/node_modules src/fathoms/server/web .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache src/*.egg-info
	@find src tests tools \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
