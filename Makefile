# play: set up what is missing, then start the game; ARGS goes to it: make play ARGS="--quick"
# test, check, bench: set up the tools for work on the program too, then run them

.PHONY: play test check bench
.NOTPARALLEL:

play:
	@sh .ci/setup play </dev/null
	@.venv/bin/splendor-access play $(ARGS)

test:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m pytest -n auto $(ARGS)

check:
	@sh .ci/setup test </dev/null
	@.venv/bin/ruff format --check .
	@.venv/bin/ruff check .
	@.venv/bin/mypy
	@.venv/bin/codespell
	@.venv/bin/python -m pytest -n auto $(ARGS)

bench:
	@sh .ci/setup test </dev/null
	@.venv/bin/python -m tests.bench
