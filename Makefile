# Fathoms. `make help` tells the targets. Another Python than the one found: make play PYTHON=/path/to/python
export PYTHON
unexport FATHOMS_PURE FATHOMS_INTERPRETED FATHOMS_REQUIRE_COMPILED FATHOMS_TAKE_COMPILED
unexport PYTHONDONTWRITEBYTECODE  # what is compiled once is kept: otherwise half of a quick check goes into that
PY := .venv/bin/python
ENVIRONMENT := @sh tools/environment.sh
PINS := $(PY) -m uv pip compile -q --universal --generate-hashes --no-header --no-annotate pyproject.toml
SPREAD := -n 3 --dist worksteal  # on two cores: a test that waits leaves its core to another
CODE := src tests tools examples setup.py

.DEFAULT_GOAL := help
.PHONY: help play test compiled checked grid check build wheel web declared types docs figures format pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "make %-8s %s\n", $$1, $$2}' Makefile

play: ## install, compile if there is a C compiler, build the page, and open the lobby in a browser
	$(ENVIRONMENT) play
	@$(PY) tools/compile.py
	@$(PY) tools/web.py
	@$(PY) -m fathoms serve --open --log warning

test: ## everything: lint, types, import rules, compile, all tests; needs a C compiler
	$(ENVIRONMENT) test lab
	@$(PY) tools/compile.py --probe
	@$(PY) tools/browser.py --install
	@$(PY) tools/node.py
	@$(MAKE) --no-print-directory -j 2 compiled checked
	@echo "== Tests, compiled"
	@$(PY) -m pytest -q $(SPREAD) --ignore=tests/browser
	@echo "== Tests in a browser"
	@$(PY) -m pytest -q $(SPREAD) tests/browser  # by themselves: a browser's loop runs all the time
	@echo "== All is well"

# The C compiler has one core for itself, and whatever needs nothing compiled the other meanwhile.
compiled:
	@MYPY_CACHE_DIR=.mypy_cache/compiled $(PY) tools/compile.py --require

checked:
	@echo "== Lint"
	@$(PY) -m ruff check --quiet $(CODE)
	@$(PY) -m ruff format --check $(CODE) || { echo "fathoms: make format mends this" >&2; exit 1; }
	@echo "== Types"
	@$(PY) -m mypy
	@echo "== Import rules"
	@.venv/bin/lint-imports --no-logo
	@echo "== The page: form, lint, import rules, types, tests, build"
	@$(PY) tools/web.py --check
	@echo "== Examples in the sources"
	@FATHOMS_INTERPRETED=1 $(PY) -m pytest -q --doctest-modules src \
		--ignore=src/fathoms/server/database/migrations  # those run under Alembic alone

grid: ## every size of a window with every language and seat, where `make test` has one of each; after `make test`
	$(ENVIRONMENT) test lab
	@$(PY) tools/browser.py --install
	@$(PY) tools/compile.py --require
	@$(PY) tools/web.py
	@$(PY) -m pytest -q $(SPREAD) --grid

check: ## the quick subset, interpreted, in under a minute
	$(ENVIRONMENT) test
	@$(PY) tools/node.py
	@$(PY) -m ruff check --quiet $(CODE)
	@$(PY) tools/web.py --quick & page=$$!; \
	FATHOMS_INTERPRETED=1 $(PY) -m pytest -q $(SPREAD) -m "not slow"; code=$$?; \
	wait $$page && exit $$code  # the page beside all others

build: ## compile in place; PGO=1 guided by a profile, which takes twice as long and plays a fifth faster
	$(ENVIRONMENT) play
	@$(PY) tools/compile.py $(if $(PGO),--profiled,--require)

wheel: ## a wheel and a source distribution in dist/, compiled with a profile where the compiler can
	$(ENVIRONMENT) play
	@$(PY) tools/compile.py --profiled
	@$(PY) tools/web.py
	@$(PY) tools/wheel.py dist

web: ## build the page of the browser table
	$(ENVIRONMENT) play
	@$(PY) tools/web.py

declared: ## write what follows from the games' declarations, after a change in one
	$(ENVIRONMENT) test
	@FATHOMS_INTERPRETED=1 $(PY) tools/declared.py

types: ## write the TypeScript types of the protocol anew, after a change in it
	$(ENVIRONMENT) test
	@$(PY) tools/node.py
	@$(PY) tools/typescript.py

docs: ## the reference of the library, in build/docs
	$(ENVIRONMENT) test
	@$(PY) tools/docs.py

figures: build ## the long measurements and runs
	$(ENVIRONMENT) test lab
	@$(PY) tools/figures.py
	@$(PY) tools/guided.py --json build/figures/guided.json
	@$(PY) tools/levels.py
	@$(PY) tools/web.py
	@$(PY) tools/page_figures.py --json build/figures/page.json
	@$(PY) tools/hostile.py --json build/figures/hostile.json
	@$(PY) tools/load.py --tables 500 --minutes 5 --limit 150 --json build/figures/load-sqlite.json
	@$(PY) tools/load.py --tables 500 --minutes 5 --limit 150 --database postgres --workers 2 \
		--json build/figures/load-postgres.json
	@$(PY) tools/load.py --tables 100 --minutes 2 --kills 20 --json build/figures/kills-sqlite.json
	@$(PY) tools/load.py --tables 100 --minutes 2 --kills 20 --database postgres --workers 2 \
		--json build/figures/kills-postgres.json

format: ## put the code into the house's form
	$(ENVIRONMENT) test
	@$(PY) -m ruff check --quiet --fix $(CODE)
	@$(PY) -m ruff format --quiet $(CODE)
	@$(PY) tools/web.py --format

pins: ## write the pinned versions anew, after a change in pyproject.toml
	$(ENVIRONMENT) play
	@$(PINS) --extra server --group test -o requirements/test.txt
	@$(PINS) --extra server --group play -c requirements/test.txt -o requirements/play.txt
	@$(PINS) --extra lab -c requirements/test.txt -o requirements/lab.txt

clean: ## remove what was built, and the environment
	@rm -rf .venv build dist web/node_modules src/fathoms/server/web src/*.egg-info
	@rm -rf .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache
	@find src tests tools \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
