"""Runs the command `labels` in the test's own process."""

from typing import NamedTuple

import pytest

from splendor_access.commands import _cli


class Run(NamedTuple):
    """What a command line came to."""

    code: int
    lines: list[str]
    errors: list[str]


def labels(capsys: pytest.CaptureFixture[str], *words: object) -> Run:
    """Run `splendor-access labels` with these words."""
    code = _cli.main(["labels", *map(str, words)])
    out, err = capsys.readouterr()
    return Run(code, out.splitlines(), err.splitlines())
