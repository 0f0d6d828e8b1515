# Everything the project does, from a bare checkout: git, make and Python 3.11 or later are enough.
# Set-up happens by itself, once, and again only when pyproject.toml or a lock file has changed.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV  ?= .venv
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# Workers of the tests. One more than there are cores: a test that waits for a browser or a hall leaves its core to another.
JOBS  ?= $(shell echo $$(($(CORES) + 1)))
GAME  ?= adventureland
PORT  ?= 8000
DEPTH ?= 10
ARGS  ?=

# Another Python: make test PYTHON=python3.13
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; break; }; done)

PY    := $(VENV)/bin/python
READY := $(VENV)/.ready
EXTRAS := $(VENV)/.ready-extras
REWRITTEN := $(VENV)/.ready-tests
BENCH := $(VENV)/.ready-bench
RAY := $(VENV)/.ready-ray
POSTGRES := $(VENV)/.ready-nodes
SITE := $(VENV)/.ready-docs
NODES := web/node_modules/.ready
CLIENT := src/meadhall/server/client/index.html
# npm and node come as a wheel, so that no other is needed or meant.
# It trusts whom the machine trusts, as pip does.
NPM   = PATH="$(abspath $(VENV))/bin:$$PATH" NODE_USE_SYSTEM_CA=1 npm_config_update_notifier=false npm --prefix web
# The folders of ours that are there.
CODE   = $(wildcard src tests examples benches docs/site hatch_build.py)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# No question to the network whether a newer pyright is out.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# Python keeps what it has compiled, whatever the shell says: each hall that a test opens needs half the time then.
unexport PYTHONDONTWRITEBYTECODE

# ---------------------------------------------------------------- for everybody

.PHONY: help
help:  ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: $(READY) $(CLIENT)  ## open the hall in the browser, with bots to play against (another port: PORT=8001)
	@$(VENV)/bin/meadhall serve --open --port $(PORT) $(ARGS)

.PHONY: terminal
terminal: $(READY)  ## open a table of Adventure Land in this terminal (another game: GAME=name)
	@$(VENV)/bin/meadhall play $(GAME) $(ARGS)

# ---------------------------------------------------------------- for who changes something

# The checks run beside the tests, one after the other: tests with a browser leave time between them.
.PHONY: test
test: $(READY) chromium  ## run everything: style, types and all tests, the browser's too (what CI runs)
	@$(MAKE) -j 2 $(EXTRAS) $(CLIENT)
	@$(MAKE) -j 2 tests beside-tests

.PHONY: beside-tests
beside-tests:
	@$(MAKE) --output-sync=target style prose mypy pyright webcheck webtests

.PHONY: deep
deep: $(EXTRAS)  ## run the tests that play at random ten times as long (more: DEPTH=50), an hour or so
	@MEADHALL_DEPTH=$(DEPTH) $(PY) -m pytest -n $(JOBS) --dist worksteal --durations 20 tests/bots tests/engine tests/games tests/golden tests/rl tests/test_examples.py $(ARGS)

.PHONY: planted
planted: $(EXTRAS)  ## plant faults one at a time and count which the tests find (some: ARGS=undo)
	@$(PY) -m tests.faults.planted $(ARGS)

.PHONY: mutants
mutants: $(EXTRAS)  ## change single places of chosen modules and count how many of these mutants the tests kill (more: ARGS="--sample 20 undo")
	@$(PY) -m tests.faults.mutants $(ARGS)

.PHONY: quick
quick: $(EXTRAS)  ## run the loop for changes of rules: style, mypy, the short tests of engine and games, within a minute
	@$(MAKE) -j 2 tests-of-rules beside-tests-of-rules

.PHONY: tests-of-rules
tests-of-rules:
	@$(PY) -m pytest -n $(CORES) --dist worksteal -q -m "not long" tests/engine tests/games tests/test_rooms.py tests/test_imports.py $(ARGS)

.PHONY: beside-tests-of-rules
beside-tests-of-rules:
	@$(MAKE) --output-sync=target style mypy

.PHONY: check
check: style prose subjects mypy pyright webcheck  ## run the fast part: style, prose and types

.PHONY: style
style: $(READY)  ## check style and format with ruff
	$(PY) -m ruff check $(CODE)
	$(PY) -m ruff format --check $(CODE)

.PHONY: prose
prose: $(READY)  ## check the English of docs, comments and messages
	@$(PY) -m tests.prose

# Not a part of `make test`: nobody can mend the subject of a commit that is merged.
.PHONY: subjects
subjects: $(READY)  ## check the subjects of the newest commits
	@$(PY) -m tests.prose --subjects

.PHONY: mypy
mypy: $(EXTRAS)  ## check types with mypy
	$(PY) -m mypy $(CODE)

.PHONY: pyright
pyright: $(EXTRAS)  ## check types with pyright
	$(PY) -m pyright --pythonpath $(PY)

.PHONY: webcheck
webcheck: $(NODES) fixtures  ## check the browser client's types and words
	@$(NPM) run --silent check

.PHONY: webtests
webtests: $(NODES) fixtures  ## run the browser client's own small tests
	@$(NPM) run --silent test

# Tables as the browser receives them. The code of today writes them for each run, so that no test sees old ones.
.PHONY: fixtures
fixtures: $(READY)
	@$(PY) -m tests.server.fixtures

.PHONY: wire
wire: $(READY)  ## write the client's types, docs/socket.md and docs/openapi.json
	$(PY) -m meadhall.server.write_wire_types

.PHONY: client
client: $(CLIENT)  ## build the browser client

.PHONY: gallery
gallery: $(READY) $(CLIENT)  ## open the gallery: every part of the browser kit in all looks
	@echo "The gallery is at http://localhost:$(PORT)/kit."
	@$(VENV)/bin/meadhall serve --port $(PORT) $(ARGS)

.PHONY: tests
tests: $(REWRITTEN) $(CLIENT) chromium  ## run the tests alone (some of them: ARGS="-k battle")
	$(PY) -m pytest -n $(JOBS) --dist worksteal --durations 20 $(ARGS)

.PHONY: test-ray
test-ray: $(RAY)  ## install Ray, and run the tests that play on a cluster of two nodes (three minutes or so)
	$(PY) -m pytest tests/lab/test_cluster.py $(ARGS)

.PHONY: test-nodes
test-nodes: $(POSTGRES)  ## install PostgreSQL and its driver, and run the tests of the server on it (five minutes or so)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || apt-get install -y -qq postgresql
	$(PY) -m tests.server.on_postgres -n $(JOBS) --dist worksteal $(ARGS)

.PHONY: format
format: $(READY)  ## put the code into shape
	$(PY) -m ruff check --fix $(CODE)
	$(PY) -m ruff format $(CODE)

.PHONY: bench
bench: $(BENCH)  ## measure: run every benches/bench_*.py
	@set -e; test -n "$(wildcard benches/bench_*.py)" || { echo "There is no benches/bench_*.py." >&2; exit 1; }; \
	for bench in $(sort $(wildcard benches/bench_*.py)); do echo "== $$bench"; $(PY) $$bench $(ARGS); done

.PHONY: site
site: $(SITE) $(CLIENT) chromium  ## build the documentation site in build/site (without pictures of the rulebooks: ARGS=--no-pictures)
	@$(PY) docs/site/assemble.py $(ARGS)
	@$(VENV)/bin/zensical build --strict --clean --config-file build/mkdocs.yml
	@echo "Open build/site/index.html, or serve it: python -m http.server --directory build/site 8080"

.PHONY: lock
lock: $(READY)  ## choose the newest allowed versions anew and write them to requirements/
	$(PY) -m pip install -qq --only-binary :all: uv
	$(LOCK) --extra dev --extra web --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra lab --extra rl --extra openspiel --constraint requirements/dev.txt --output-file requirements/extras.txt pyproject.toml
	$(LOCK) --extra bench --extra compile --constraint requirements/dev.txt --output-file requirements/bench.txt pyproject.toml
	$(LOCK) --extra nodes --constraint requirements/dev.txt --output-file requirements/nodes.txt pyproject.toml
	$(LOCK) --extra docs --constraint requirements/dev.txt --output-file requirements/docs.txt pyproject.toml
	$(LOCK) --extra ray --constraint requirements/dev.txt --output-file requirements/ray.txt pyproject.toml

LOCK = $(PY) -m uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make lock"

.PHONY: clean
clean:  ## remove what was built and cached; the environment stays
	rm -rf build dist src/meadhall/server/client web/src/fixtures web/node_modules/.vite .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

.PHONY: distclean
distclean: clean  ## remove the environment too
	rm -rf $(VENV) web/node_modules

# ---------------------------------------------------------------- set-up
# (pip -qq says nothing but errors)

# uv takes half the time. Where it cannot be had, or does not reach the packages as pip is set up to, pip installs them.
install = UV_SYSTEM_CERTS=1 UV_LINK_MODE=copy $(PY) -m uv pip install --quiet --python $(PY) --no-deps --requirement $(1) 2>/dev/null \
	|| $(PY) -m pip install -qq --no-deps --requirement $(1)

$(READY): pyproject.toml requirements/dev.txt
	@test -n "$(PYTHON)" || { echo "Meadhall needs Python 3.11 or later, and found none." \
		"On Debian: apt-get install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) cannot make virtual environments." \
		"On Debian: apt-get install python3-venv" >&2; exit 1; }
	@$(PY) -c 'import pip' 2>/dev/null || { echo "Setting up $(VENV) (once, a minute or two) ..."; $(PYTHON) -m venv --clear $(VENV); }
	@$(PY) -m pip install -qq --only-binary :all: uv 2>/dev/null || true
	@$(call install,requirements/dev.txt)
	@$(PY) -m pip install -qq --no-deps --no-build-isolation --editable .
	@$(PY) -m pip check >/dev/null || { $(PY) -m pip check >&2; exit 1; }
	@touch $@

$(NODES): $(READY) web/package.json web/package-lock.json
	@$(NPM) ci --loglevel=error --no-audit --no-fund
	@touch $@

$(CLIENT): $(NODES) $(shell find web -path web/node_modules -prune -o -path web/src/fixtures -prune -o -type f ! -name '*.test.ts' -print 2>/dev/null)
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn

# pytest rewrites every assertion of the tests and keeps the result: once here, and not once in each worker.
$(REWRITTEN): $(EXTRAS)
	@$(PY) -m pytest --collect-only -qq >/dev/null 2>&1 || true
	@touch $@

# What the browser tests look through. Where it cannot be installed any Chromium will do, and the tests say so if there is none.
.PHONY: chromium
chromium:
	@test -n "$$MEADHALL_CHROMIUM" || command -v chromium-headless-shell >/dev/null || test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null \
		|| { echo "Installing chromium-headless-shell ..."; timeout 120 apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 \
		|| timeout 180 sh -c 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell' >/dev/null 2>&1 || true; }

# The laboratory and the environments for learners: wanted by tests and types, not by who plays.
$(EXTRAS): $(READY) requirements/extras.txt
	@$(call install,requirements/extras.txt)
	@$(PY) -m pip check >/dev/null || { $(PY) -m pip check >&2; exit 1; }
	@touch $@

$(BENCH): $(EXTRAS) requirements/bench.txt
	@$(call install,requirements/bench.txt)
	@touch $@

# 76 MB for one command's one option: who wants it tested says so.
$(RAY): $(EXTRAS) requirements/ray.txt
	@$(call install,requirements/ray.txt)
	@$(PY) -m pip check >/dev/null || { $(PY) -m pip check >&2; exit 1; }
	@touch $@

$(POSTGRES): $(EXTRAS) requirements/nodes.txt
	@$(call install,requirements/nodes.txt)
	@touch $@

$(SITE): $(READY) requirements/docs.txt
	@$(call install,requirements/docs.txt)
	@touch $@
