# play: install the program if necessary, then start a game; with options: make play ARGS="--quick"
# The others install the tools for development, too.
# test: all quick tests, and of the slow ones a part, another with each commit
# check: format, lint, types and spelling, then all tests, some of them on samples
# soak: all tests on everything
# bench: measure speed
# mutants: put faults into the program, and report which ones the tests notice
# strength: play the opponents against each other, for an hour at most
# untranslated: list the entries in English only; with ARGS=--note, excuse them in the tests
# try-prompt-toolkit: run the tests of the prompt with the newest prompt-toolkit
# release: build and check a wheel and an sdist in dist; with ARGS=--whole, by all tests
# page: build the page that is played on alone in dist/page; with ARGS=--twice, and compare the bytes
# page-try: serve that page on this machine, and say its address
# windows: build the zip and the set-up for Windows in dist; with ARGS="--try", try them under Wine
# deb: build the package for Debian 13 in dist; with ARGS=--try, try it in a fresh Debian 13, as root
# nvda-addon: build the add-on for NVDA in dist
# test-windows: the tests that Windows can run, in the folder for Windows under Wine
# test-debian: all tests in a chroot of another release, as root: make test-debian RELEASE=trixie

.PHONY: play test check soak bench mutants strength untranslated try-prompt-toolkit release
.PHONY: deb numba nvda-addon page page-try test-debian test-windows windows
.NOTPARALLEL:

play:
	@sh .ci/setup play </dev/null
	@.venv/bin/splendor-access play $(ARGS)

# The program starts some hundred times, and should be compiled only once: that takes longer than
# the rest of a start.
test check soak bench mutants strength release: export PYTHONDONTWRITEBYTECODE =

# On a busy machine a daemon may answer late. A test that fails is run once more and listed as RERUN:
# what stands there is to be mended. A soak runs none twice.
test:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m pytest -n auto --dist worksteal --reruns 1 --in-turn $(ARGS)

check:
	@sh .ci/setup test </dev/null
	@.venv/bin/ruff format --check .
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@.venv/bin/mypy --platform win32 --cache-dir .mypy_cache/windows -p splendor_access
	@.venv/bin/codespell
	@.venv/bin/python -m pytest -n auto --dist worksteal --reruns 1 $(ARGS)

# What a screen reader says while keys are pressed is tried last, on a quiet machine. Of what ARGS
# names one of both parts may have nothing (5).
soak:
	@sh .ci/setup soak </dev/null
	@export SOAK=1; \
	.venv/bin/python -m pytest -n auto --dist worksteal -m 'not quiet' $(ARGS); busy=$$?; \
	.venv/bin/python -m pytest -n 3 --dist worksteal -m quiet $(ARGS); quiet=$$?; \
	case $$busy$$quiet in 00 | 05 | 50) ;; *) exit 1 ;; esac

bench: numba
	@.venv/bin/python -m tests.bench

mutants:
	@sh .ci/setup test </dev/null
	@nice .venv/bin/python -m tests.mutants $(ARGS)

# What judges many positions, or plays many games, is compiled by numba where that is to be had.
numba:
	@sh .ci/setup test </dev/null
	@[ -d .venv/training ] || .venv/bin/python -m pip --disable-pip-version-check --no-input \
		install --quiet --target .venv/training --group training || \
		echo 'Without numba this takes more than an hour, and choices are not judged.' >&2

strength: numba
	@PYTHONPATH=.venv/training .venv/bin/python -m training.strength $(ARGS)

untranslated:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m tests.talk.untranslated $(ARGS)

try-prompt-toolkit:
	@sh .ci/setup test </dev/null
	@sh .ci/try-prompt-toolkit $(ARGS)

release:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m tests.release $(ARGS)

page:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m tests.release.page $(ARGS)

page-try:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m tests.release.page --serve

windows:
	@sh .ci/setup test </dev/null
	@sh .ci/windows $(ARGS)

deb:
	@sh .ci/deb $(ARGS)

nvda-addon:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m tests.release.nvda_addon

test-windows:
	@sh .ci/setup test </dev/null
	@sh .ci/test-windows $(ARGS)

test-debian:
	@sh .ci/test-debian $(RELEASE) $(ARGS)
