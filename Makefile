# Each target sets up what it needs. A machine needs Python 3.11 or newer and make; Node comes into .venv from PyPI.

PYTHON ?= python3
BIN    := .venv/bin
PY     := $(BIN)/python
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web
PIP    := $(PY) -m pip install --quiet --disable-pip-version-check
STATIC := src/loggia/house/static/index.html
NODE   := web/node_modules/.installed
CLIENT := $(shell find web/src web/public -type f 2>/dev/null) $(shell find src/loggia -name '*.ftl' 2>/dev/null) \
          web/index.html web/vite.config.ts web/ftl.ts web/chunks.ts web/svelte.config.js web/tsconfig.json
PYTEST ?= -n 2 --dist worksteal

.PHONY: help play test check check-python check-web test-python test-web chromium programs client setup bench audit wheel pins clean compiled test-compiled wheel-compiled
.DELETE_ON_ERROR:

help:
	@echo "make play    set up everything, start the house on this machine, print and open its address"
	@echo "make test    set up everything, run every check and test"
	@echo "make check   style, types and the arrows between the rooms"
	@echo "make compiled  compile the engines with mypyc (needs a C compiler); everything uses them from then on"
	@echo "make bench   measure ourselves beside our peers"
	@echo "make wheel   build the wheel, with the client in it, into dist/"
	@echo "make pins    choose the versions of all dependencies anew"
	@echo "make audit   ask whether vulnerabilities of the dependencies are known"
	@echo "make clean   remove everything that was set up or built"

play: $(STATIC)
	$(BIN)/loggia

test: check test-web test-python

# --- set-up, once ------------------------------------------------------------------------------------------------------

setup: .venv/.installed $(NODE)

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Loggia needs Python 3.11 or newer: try 'make PYTHON=python3.12 $(MAKECMDGOALS)'"; exit 1; }
	@echo "setting up .venv"
	@$(PYTHON) -m venv .venv \
	  || { rm -rf .venv; echo "Python cannot make an environment: on Debian or Ubuntu, install python3-venv"; exit 1; }

# Hashes are checked for everything from outside; pip takes none for an editable install, so ours is a step of its own.
.venv/.installed: pyproject.toml requirements/dev.txt | .venv/bin/python
	@echo "installing the Python side"
	@$(PIP) --require-hashes --requirement requirements/dev.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(NODE): web/package.json web/package-lock.json web/.npmrc | .venv/.installed
	@echo "installing the client's side"
	@$(NPM) ci --loglevel=error
	@touch $@

client: $(STATIC)

$(STATIC): $(CLIENT) $(NODE)
	@echo "building the client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The browser tests need a Chromium. Root on Debian gets one; anybody else is told, and those tests say why they are skipped.
chromium:
	@if command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; \
	then :; \
	elif [ -n "$$LOGGIA_CHROMIUM" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "installing Chromium"; \
	  { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y chromium fonts-dejavu; } >/dev/null 2>&1 \
	    || echo "Chromium could not be installed: the browser tests will be skipped"; \
	else \
	  echo "No Chromium here: the browser tests will be skipped. To run them, install it ('sudo apt-get install chromium')"; \
	  echo "or name one: LOGGIA_CHROMIUM=/path/to/chrome make test"; \
	fi

# Caddy, nginx and Prometheus, for the tests of deploy/ and of what docs/hosting.md says about them. On Debian and Ubuntu
# they are fetched and unpacked below build/: nothing is installed or started. Elsewhere those tests say why they are skipped.
PROGRAMS := $(CURDIR)/build/programs
programs: $(PROGRAMS)/.fetched

$(PROGRAMS)/.fetched:
	@mkdir -p $(PROGRAMS)
	@cd $(PROGRAMS) && for pair in caddy:caddy nginx:nginx prometheus:promtool; do \
	  package=$${pair%:*}; program=$${pair#*:}; \
	  if command -v $$program >/dev/null; then continue; fi; \
	  if command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null && \
	    { apt-get -qq download $$package || { apt-get -qq update && apt-get -qq download $$package; }; } >/dev/null 2>&1 && \
	    dpkg-deb -x $${package}_*.deb .; \
	  then rm -f $${package}_*.deb; echo "fetched $$program"; \
	  else echo "No $$program here: the tests that need it will be skipped"; fi; \
	done
	@touch $@

# --- checks and tests --------------------------------------------------------------------------------------------------

check: check-python check-web

check-python: .venv/.installed
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

check-web: $(NODE)
	$(NPM) run --silent check
	$(NPM) run --silent lint

test-web: $(NODE)
	$(NPM) run --silent test

test-python: $(STATIC) chromium programs
	PATH="$$PATH:$(PROGRAMS)/usr/bin:$(PROGRAMS)/usr/sbin" $(BIN)/pytest $(PYTEST)

# --- compiled engines ---------------------------------------------------------------------------------------------------

# The same source through mypyc, into build/compiled. A build whose source has changed since is ignored.
compiled: .venv/.installed
	$(PY) tools/compile.py

# The tests of kernel, games, bots and lab on the compiled build, and the same matches on both.
test-compiled: compiled
	LOGGIA_COMPILED=yes $(BIN)/pytest $(PYTEST) tests/kernel tests/games tests/bots tests/lab tests/table tests/compiled

# --- the rest ----------------------------------------------------------------------------------------------------------

bench: $(STATIC) chromium
	@$(PY) -m bench.peers.install
	@$(PY) tools/compile.py || echo "The engines could not be compiled: only plain Python is measured"
	$(PY) -m bench

# Known vulnerabilities of what is pinned. Not a part of 'check': the answer changes without a change of ours.
audit: .venv/.installed
	@$(PY) tools/audit.py

wheel: $(STATIC)
	$(BIN)/hatchling build -t sdist -t wheel

# A wheel with the compiled engines in it, for this Python and this kind of machine.
wheel-compiled: $(STATIC)
	LOGGIA_COMPILE=1 $(BIN)/hatchling build -t wheel

pins: .venv/.installed
	$(PY) tools/pins.py

clean:
	rm -rf .venv .venv-audit web/node_modules src/loggia/house/static dist build .hypothesis .pytest_cache .mypy_cache .ruff_cache \
	  .import_linter_cache
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
