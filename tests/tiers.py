"""How much a run of the tests tries: samples in `make test`, all of it in `make soak`."""

import os

SOAK = os.environ.get("SOAK") == "1"


def tries(sample: int, soak: int) -> int:
    """Return how many cases a test tries: games, seeds, examples of hypothesis."""
    return soak if SOAK else sample
