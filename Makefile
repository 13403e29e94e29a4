# Everything starts here: `make` alone says what there is.
# A fresh machine needs Python 3.11 or newer with its venv module and headers, and make.
# Where it has no Node 20.19 or no C compiler, they come from PyPI.

VENV   := .venv
BIN    := $(VENV)/bin
PYTHON := $(BIN)/python
PYTEST := $(PYTHON) -m pytest -n 2 --dist worksteal --durations=15
PIP    := $(PYTHON) -m pip install -qq --disable-pip-version-check
LOCKED := $(PIP) --require-hashes

# The environment decides nothing here: each target says itself what is compiled and built, and
# bytecode is kept, for every process would have to translate the tests and the server again.
unexport ALHAMBRA_PURE ALHAMBRA_COMPILED ALHAMBRA_WEB PYTHONDONTWRITEBYTECODE

# A module is compiled if it has a .pxd. Only these call for a rebuild when they change.
HEADERS  := $(sort $(shell find src -name '*.pxd'))
COMPILED := $(HEADERS) $(wildcard $(HEADERS:.pxd=.py))

# What holds the engine, and so runs interpreted as well.
ENGINE := $(addprefix tests/,bots differential exercises fuzz parity perft plain playthroughs properties rules) \
	$(addprefix tests/envs/,test_batch.py test_ids.py test_observe.py)

READY     := $(VENV)/.ready
INSTALLED := $(VENV)/.installed
CLUSTER   := $(VENV)/.cluster
DOCS      := $(VENV)/.docs
LEARNERS  := .venv-learners/.ready
RLLIB     := .venv-learners/.rllib
BUILT     := $(VENV)/.built
LIST      := $(VENV)/.compiled

# Lays the compiled core beside its sources, as an editable install would, but at once and aloud.
# The flag is for us: elsewhere the compiler only warns.
BUILD := ALHAMBRA_WEB=skip CPPFLAGS=-Werror=sign-compare \
	$(PYTHON) -m hatchling build -t wheel:editable --hooks-only

# The client is built anew when something of it has changed, or has come or gone in its folders.
SOURCES := $(wildcard client/*.* client/.npmrc docs/rules/*.md) docs/rules.md \
	$(shell find client/public client/scripts client/src)
MODULES := client/node_modules/.package-lock.json
WEB     := src/alhambra/server/web/.made-from
NPM     := $(PYTHON) hatch_build.py npm --silent

.DEFAULT_GOAL := help
.PHONY: help play test lint fmt docs bench bench-client bench-envs strength proof load many bench-logs chaos hostile soak clean lock compiled core client chromium haproxy learners browser screenshots FORCE

help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(BUILT) $(WEB) ## set everything up, serve, and open the game in the browser
	@$(PYTHON) hatch_build.py
	@$(BIN)/alhambra serve --host 0.0.0.0 --open

# What comes before the tests of Python waits for the network or has one thread: all at once.
test: ## check the form, then run every test, those of the engine also interpreted
	@echo 'Setting up, and checking the form and the client ...'
	@$(MAKE) --no-print-directory -j3 --output-sync lint client core chromium learners
	$(PYTEST) --ignore=tests/browser
	ALHAMBRA_PURE=1 $(PYTEST) $(ENGINE)
	$(PYTEST) tests/browser

# In a process of their own: what drives the browser has a loop that others would stumble over.
browser: compiled $(INSTALLED) $(WEB) chromium ## run the tests in a real browser only
	$(PYTEST) tests/browser

screenshots: compiled $(INSTALLED) $(WEB) chromium ## take the pictures of the screens for the README
	$(PYTHON) -m tests.browser.screenshots --screens lobby,table,scoring,replay,analysis,rules,learn,lesson
	$(PYTHON) -m tests.browser.screenshots --languages fa --screens table

lint: $(INSTALLED) $(MODULES) ## check format, style and types
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	PATH="$(BIN):$$PATH" cython-lint src
	$(BIN)/mypy
	$(NPM) run lint

fmt: $(INSTALLED) $(MODULES) ## bring the code into form
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(NPM) run format

# Strictly: a link that leads nowhere, or a page that would ask another host for something, fails.
docs: $(DOCS) ## build the documentation as a site, into build/docs
	NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs --quiet build --strict
	@echo 'build/docs/index.html'

bench: compiled $(INSTALLED) ## measure the speed
	$(PYTHON) bench/run.py

bench-client: compiled $(INSTALLED) $(WEB) chromium ## measure how light and quick the table in the browser is
	$(PYTHON) -m bench.client

bench-envs: compiled $(INSTALLED) ## measure the environments beside the core and others'
	$(PYTHON) bench/envs.py

strength: compiled $(INSTALLED) ## measure how strong the bots are; takes two hours
	$(PYTHON) bench/strength.py

proof: compiled $(INSTALLED) ## play the master's duels at equal time and with more of it; takes many hours
	$(PYTHON) bench/proof.py

load: compiled $(INSTALLED) ## measure the server under load; takes ten minutes
	$(PYTHON) -m bench.tables.load

many: compiled $(INSTALLED) haproxy ## kill servers on one PostgreSQL behind a proxy; takes some minutes
	$(PYTHON) -m bench.tables.many

bench-logs: compiled $(INSTALLED) ## measure what long games cost the server
	$(PYTHON) -m bench.tables.logs

chaos: compiled $(INSTALLED) ## kill servers, databases and bots, fill disks and set clocks under load, 500 times each
	$(PYTHON) -m bench.tables.chaos

hostile: compiled $(INSTALLED) $(WEB) ## send the server 1,000,000 messages that mean harm
	$(PYTHON) -m bench.tables.hostile

soak: compiled $(INSTALLED) $(CLUSTER) $(DOCS) $(RLLIB) $(WEB) chromium ## run the tests that take minutes
	$(PYTEST) -m soak --ignore=tests/browser
	$(PYTEST) -m soak tests/browser

clean: ## remove all that was made
	rm -rf $(VENV) $(dir $(LEARNERS)) bench/.venv-peers build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	rm -rf client/node_modules src/alhambra/server/runtime src/alhambra/server/web

# Where a pure core would pass unnoticed: build it again, and now a failure is an error.
compiled: $(BUILT)
	@$(PYTHON) -c 'import sys, alhambra.core as core; sys.exit(not core.compiled())' \
		|| { ALHAMBRA_COMPILED=1 $(BUILD); }

# What `pip` installs beside it is not compiled, so this comes after.
core: $(INSTALLED)
	@$(MAKE) --no-print-directory compiled

# Where a missing client would pass unnoticed: it has to be built, and holds its own checks.
client: $(READY) $(MODULES)
	@ALHAMBRA_WEB=require $(PYTHON) hatch_build.py
	$(NPM) run check
	$(NPM) test

# What the tests in the browser need: Debian's Chromium, and if there is one, its quicker shell.
chromium:
	@command -v chromium-headless-shell > /dev/null || { echo 'Installing Chromium ...'; \
		sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		{ $$sudo apt-get -qq update && $$sudo apt-get -qq -y install chromium chromium-headless-shell; } \
			> /dev/null 2>&1; } \
	|| command -v chromium chromium-browser > /dev/null \
	|| { $$sudo apt-get -qq -y install chromium; } > /dev/null \
	|| { echo 'There is no chromium, and apt cannot install it.' >&2; exit 1; }

# What stands before several servers: Debian's HAProxy.
haproxy:
	@command -v haproxy > /dev/null || { echo 'Installing HAProxy ...'; \
		sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
		{ $$sudo apt-get -qq update && $$sudo apt-get -qq -y install haproxy; } > /dev/null; }

# If it cannot be built it says so, leaves nothing, and says it again the next time.
$(WEB): $(READY) $(SOURCES)
	@$(PYTHON) hatch_build.py

$(MODULES): client/package-lock.json | $(READY)
	@$(NPM) ci --loglevel=error

$(BUILT): $(READY) $(LIST) $(COMPILED)
	@$(PYTHON) hatch_build.py compiler
	@$(BUILD)
	@touch $@

# Changes only when modules come or go, for then none of the files left is newer.
$(LIST): $(READY) FORCE
	@echo '$(COMPILED)' | cmp -s - $@ || echo '$(COMPILED)' > $@

# What it takes to play, to test, measure and learn, and to do so on a cluster: by the lock, with
# its hashes. The package itself is the checkout.
$(READY): pyproject.toml hatch_build.py requirements/build.txt requirements/server.txt | $(PYTHON)
	@echo 'Installing into $(VENV) ...'
	@$(LOCKED) -r requirements/build.txt -r requirements/server.txt
	@ALHAMBRA_PURE=1 ALHAMBRA_WEB=skip $(PIP) --no-build-isolation --no-deps -e .
	@touch $@

$(INSTALLED): $(READY) requirements/dev.txt
	@echo 'Installing what the tests need ...'
	@$(LOCKED) -r requirements/dev.txt
	@touch $@

$(CLUSTER): $(INSTALLED) requirements/cluster.txt
	@echo 'Installing Ray ...'
	@$(LOCKED) -r requirements/cluster.txt
	@touch $@

$(DOCS): $(INSTALLED) requirements/docs.txt
	@echo 'Installing what builds the site ...'
	@$(LOCKED) -r requirements/docs.txt
	@touch $@

# Other people's learners, to see that they take our environments. They need torch, so they live
# apart from ours. PyPI's torch for Linux brings several GB for graphics cards along: where pip knows
# a build without (PIP_FIND_LINKS, PIP_EXTRA_INDEX_URL), that version comes first and is taken.
learners: $(LEARNERS)

$(LEARNERS): Makefile | $(PYTHON)
	@echo 'Installing learners ...'
	@$(PYTHON) -m venv $(@D)
	@$(@D)/bin/python -m pip install -qq --disable-pip-version-check 'torch==2.13.0' matplotlib \
		'pettingzoo>=1.26,<2' 'rich>=15,<16' 'sb3-contrib>=2.9,<3' 'tianshou>=2,<3'
	@touch $@

$(RLLIB): $(LEARNERS)
	@$(@D)/bin/python -m pip install -qq --disable-pip-version-check 'ray[rllib]>=2.60,<3'
	@touch $@

# Whatever system and Python it is for, a package has one version in all of them: that of dev.txt.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --upgrade --custom-compile-command 'make lock'
EXTRAS := alerts arena data envs postgres server spiel train
SAME := -c requirements/dev.txt

lock: $(READY) ## lock the newest versions that pyproject.toml allows, with their hashes
	@$(PIP) uv
	$(LOCK) pyproject.toml $(EXTRAS:%=--extra %) --group dev -o requirements/dev.txt
	$(LOCK) pyproject.toml --extra server --extra postgres --extra alerts $(SAME) -o requirements/server.txt
	$(LOCK) pyproject.toml --extra cluster $(SAME) -o requirements/cluster.txt
	$(LOCK) --group build $(SAME) -o requirements/build.txt
	$(LOCK) --group docs $(SAME) -o requirements/docs.txt
	$(LOCK) --group runtime $(SAME) -o requirements/runtime.txt
	$(LOCK) --group node -o requirements/node.txt
	$(LOCK) --group compiler -o requirements/compiler.txt

$(PYTHON):
	@for python in python3 python3.14 python3.13 python3.12 python3.11; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || continue; \
		$$python -m venv $(VENV) && exit; \
		rm -rf $(VENV); \
		echo "$$python cannot make a virtual environment. On Debian: apt install python3-venv" >&2; \
		exit 1; \
	done; \
	echo 'Python 3.11 or newer is needed, and none is on the PATH.' >&2; \
	exit 1
