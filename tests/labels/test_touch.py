"""Labels checked by touch: what is asked for, and the answer to what was felt."""

import os

import pytest

from splendor_access import ExitCode
from splendor_access.commands import _cli
from splendor_access.labels import command
from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.sticking.touch import Checked, Touch
from splendor_access.talk.locale import Locale

LOCALE = Locale("en")


def check(*kinds: Kind) -> Touch:
    """Return a check of all labels of these kinds."""
    return Touch([item for kind in kinds for item in items(kind)], LOCALE)


def heard(touch: Touch, *lines: str) -> list[str]:
    """Return the last line that answers each line."""
    return [LOCALE.text(touch.handle(line)[0]) for line in lines]


def test_it_says_what_a_label_is_only_after_it_was_read() -> None:
    touch = check(Kind.CARDS)
    opening = [LOCALE.text(message) for message in touch.opening()]
    assert opening[0].startswith("90 labels to check.")
    assert opening[1:] == ["1 of 90."]
    assert said(touch, "a0d 2r1o") == [
        "Right: Level a: white, costs 2 red and 1 black.",
        "2 of 90.",
    ]


def test_right_codes_lead_through_all_labels() -> None:
    touch = check(Kind.CARDS, Kind.NOBLES, Kind.TOKENS)
    for kind in (Kind.CARDS, Kind.NOBLES, Kind.TOKENS):
        for item in items(kind):
            assert not touch.finished
            last = said(touch, item.code)
            assert last[0].startswith("Right: ")
    assert touch.finished
    assert last == ["Right: white.", "140 of 140 labels are right."]


def test_codes_are_read_as_leniently_as_in_a_game() -> None:
    assert said(check(Kind.CARDS), "A0D O1R2")[0].startswith("Right: ")


def test_a_wrong_label_is_named_and_stays_to_be_checked() -> None:
    touch = check(Kind.CARDS)
    wrong = touch.handle("a0s 3o")
    assert [LOCALE.text(message) for message in wrong] == [
        "That is a0s 3o: Level a: blue, costs 3 black. This label must be a0d 2r1o.",
        "1 of 90.",
    ]
    assert LOCALE.text(touch.leave()[0]) == "0 of 90 labels are right."


def test_a_label_found_wrong_later_does_not_count() -> None:
    touch = check(Kind.NOBLES)
    heard(touch, "3 4s4e", "back", "3 4s4d")
    assert LOCALE.text(touch.leave()[0]) == "0 of 10 labels are right."


@pytest.mark.parametrize("typed", ["hello", "c4s", "2", "\x1b[2J"])
def test_what_is_no_code_changes_nothing(typed: str) -> None:
    touch = check(Kind.CARDS)
    (first,) = heard(touch, typed)
    assert "is not a code." in first
    assert "\x1b" not in first
    assert heard(touch, "") == ["1 of 90."]


def test_going_on_and_back_and_again() -> None:
    touch = check(Kind.NOBLES)
    assert heard(touch, "back", "next", "again", "back") == [
        "1 of 10.",
        "2 of 10.",
        "2 of 10.",
        "1 of 10.",
    ]


def said(touch: Touch, line: str) -> list[str]:
    return [LOCALE.text(message) for message in touch.handle(line)]


def test_it_begins_anywhere() -> None:
    touch = check(Kind.CARDS)
    assert said(touch, "go 40")[-1] == "40 of 90."
    assert said(touch, "go level c")[-1] == "71 of 90."
    said(touch, "go c4s 3s3o6d")
    assert said(touch, "c4s 3s3o6d")[0].startswith("Right: ")
    assert said(touch, "go 91")[0].startswith('No label here is "91".')
    assert said(touch, "go")[0].startswith('No label here is "".')


def test_after_the_last_label_it_goes_on_with_those_not_checked() -> None:
    touch = check(Kind.NOBLES)
    said(touch, "go 10")
    assert said(touch, "3 4o4d")[-1] == "1 of 10."
    assert not touch.finished


def test_at_its_end_it_lists_what_was_wrong() -> None:
    touch = check(Kind.NOBLES)
    said(touch, "3 4s4d")
    said(touch, "next")
    nobles = items(Kind.NOBLES)
    for item in nobles[1:]:
        last = said(touch, item.code)
    assert touch.finished
    assert last == [
        "Right: 3 points, wants 4 black and 4 white.",
        "9 of 10 labels are right.",
        "Wrong: label 1 reads 3 4s4d and must be 3 4s4e. 3 points, wants 4 blue and 4 green.",
    ]


def test_it_answers_help() -> None:
    touch = check(Kind.NOBLES)
    help_line, request = said(touch, "help")
    assert help_line.startswith("Type the code that you feel. again: ")
    assert request == "1 of 10."


def test_it_goes_on_where_it_stopped() -> None:
    nobles = items(Kind.NOBLES)
    touch, _ = command.touch_check(nobles, LOCALE)
    for line in ("3 4s4e", "3 4s4e", "next", "quit"):
        said(touch, line)
    again, notices = command.touch_check(nobles, LOCALE)
    assert not notices
    assert [LOCALE.text(message) for message in again.opening()][1:] == [
        "2 of 10 are already checked. You continue where you stopped.",
        "3 of 10.",
    ]
    for item in nobles[2:]:
        said(again, item.code)
    assert again.finished
    third, _ = command.touch_check(nobles, LOCALE)
    assert LOCALE.text(third.opening()[-1]) == "2 of 10.", "the wrong one comes first"
    said(third, "3 4s4d")
    assert third.finished
    fourth, _ = command.touch_check(nobles, LOCALE)
    assert LOCALE.text(fourth.opening()[-1]) == "1 of 10.", "all were right"


def test_each_label_found_wrong_is_asked_for_in_the_next_check() -> None:
    nobles = items(Kind.NOBLES)
    touch, _ = command.touch_check(nobles, LOCALE)
    wrong = nobles[2].code
    for line in (wrong, "next", wrong, "next", *(item.code for item in nobles[2:])):
        said(touch, line)
    assert touch.finished
    again, _ = command.touch_check(nobles, LOCALE)
    assert LOCALE.text(again.opening()[-1]) == "1 of 10."
    assert said(again, nobles[0].code)[-1] == "2 of 10."
    assert said(again, nobles[1].code)[-1] == "10 of 10 labels are right."


def test_what_a_file_says_of_other_labels_is_left_out() -> None:
    checked = Checked(99, [0, 0, 50, -1], {"1": "a0d", "x": "", "70": "", "\u00b2": ""})
    Touch(items(Kind.NOBLES), LOCALE, checked)
    assert checked == Checked(0, [0], {"1": "a0d"})


def test_the_command_reads_lines_and_the_end_of_input_leaves(
    capsys: pytest.CaptureFixture[str],
) -> None:

    contents, writing = os.pipe()
    os.write(writing, b"3 4s4e\n3 4s4e\n")
    os.close(writing)
    kept = os.dup(0)
    os.dup2(contents, 0)
    try:
        code = _cli.main(["labels", "verify", "--what", "nobles"])
    finally:
        os.dup2(kept, 0)
        os.close(contents)
        os.close(kept)
    assert code == ExitCode.DONE
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "That is 3 4s4e: 3 points, wants 4 blue and 4 green. This label must be 3 4s4d.",
        "2 of 10.",
        "1 of 10 labels are right.",
        "Wrong: label 2 reads 3 4s4e and must be 3 4s4d. 3 points, wants 4 blue and 4 white.",
    ]
