"""What is said where there is no braille display, and what mends it."""

import sys
from typing import get_args

import pytest

from splendor_access.braille_display.diagnosis import mend
from splendor_access.out.display import Problem, Status
from splendor_access.talk.locale import Locale


def test_each_problem_has_a_sentence_of_its_own() -> None:
    problems = get_args(Problem)
    texts = {
        Locale("en").text(mend(Status(False, problem=problem, detail="/etc/brlapi.key")))
        for problem in problems
    }
    assert len(texts) == len(problems)


def test_a_key_that_may_not_be_read_comes_with_the_command_that_allows_it() -> None:
    told = mend(Status(False, problem="no-rights", detail="/etc/brlapi.key"))
    group = told.args["group"]
    assert f"sudo chgrp {group} /etc/brlapi.key" in Locale("en").text(told)


def test_what_a_library_said_does_not_reach_the_terminal_as_it_is() -> None:
    told = mend(Status(False, problem="failed", detail="odd\x1b[2J\nthings"))
    assert Locale("en").text(told).isprintable()


def test_elsewhere_than_on_linux_nothing_is_to_be_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert mend(Status(False, problem="no-binding")).name == "no-display-only-linux"
