"""The entries that `check` offers for a difference, and short names in entries."""

from tests.companion.test_entering import laid, played


def test_every_entry_about_a_thing_is_offered_once_the_last_one_first() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took rod", "took sod"):
        companion.type(line)
    companion.type("check")
    head, *entries = companion.type("no")
    assert head == "One of these entries could be wrong. Which one?"
    assert entries == [
        "1: Cyd took blue, black and white.",
        "2: Ben took red, black and white.",
        "3: You took blue, green and red.",
    ]


def test_the_beginning_of_a_name_is_enough() -> None:
    companion = laid(played(0))
    companion.type("took ser")
    assert companion.type("be took rod") == ["Ben took red, black and white."]
    assert companion.state.to_act == 2
