"""Lines that lean on what was typed before them are understood or asked back, and never act."""

from splendor_access.talk.locale import languages
from tests.cases import every
from tests.talk.held_out.__main__ import GOOD
from tests.talk.held_out.classing import Judge, Line, lines
from tests.tiers import SOAK

STEP = 1 if SOAK else 6
"""Each of so many lines is tried."""

UNMET = 0.15
"""This part of them, at most, is not understood yet."""


def _tried(language: str) -> list[Line]:
    begin = languages().index(language)
    named = [each for each in lines(language, "threads-open") if each.means is not None]
    return named[begin % STEP :: STEP]


@every("language", languages())
def test_what_leans_on_a_line_before_is_understood_or_asked_back(language: str) -> None:
    judge, tried = Judge(language), _tried(language)
    unmet = [
        (each.before, each.line, outcome)
        for each in tried
        if (outcome := judge.outcome(each)) not in GOOD
    ]
    assert len(unmet) <= len(tried) * UNMET, unmet
    assert not [each for each in unmet if each[2] == "acted wrongly"]
