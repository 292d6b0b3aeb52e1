"""How much a run of the tests tries: samples in `make test`, everything in `make soak`."""

import os

SOAK = os.environ.get("SOAK") == "1"


def tries(sample: int, soak: int) -> int:
    """Return the number of cases of a test: games, seeds, examples of hypothesis."""
    return soak if SOAK else sample
