"""The entries that `check` offers for a difference, and short names in entries."""

import pytest

from splendor_access.game.cards import Card
from splendor_access.game.notation import card_code
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.vocabulary import Vocabulary
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


def test_two_cards_in_each_others_place_are_found_place_by_place() -> None:
    companion = laid(played(0))
    first, second = companion.state.card_at("a2"), companion.state.card_at("a4")
    for line in ("check", "yes"):
        companion.type(line)
    [asked] = companion.type("no")
    assert asked.startswith("Is that so? a1, ")
    companion.type("yes")
    companion.type("no")
    companion.type("")
    offered = companion.type("no")
    assert offered[1] == "1: The cards at a2 and a4 lie in each other's place."
    companion.type("1")
    assert companion.state.card_at("a2") == second
    assert companion.state.card_at("a4") == first


def test_the_card_that_lies_at_a_place_tells_which_two_were_swapped() -> None:
    companion = laid(played(0))
    first, second = companion.state.card_at("a1"), companion.state.card_at("a3")
    assert isinstance(second, Card)
    for line in ("check", "yes", "no", card_code(second), "1"):
        companion.type(line)
    assert companion.state.card_at("a1") == second
    assert companion.state.card_at("a3") == first


def test_one_place_that_is_wrong_leads_to_its_entries() -> None:
    companion = laid(played(0))
    for line in ("check", "yes", "no", "no", "yes", "yes", "yes"):
        said = companion.type(line)
    assert said[0] == "One of these entries could be wrong. Which one?"
    companion.type("1")
    assert companion.prompt == "fix"


@pytest.mark.parametrize("language", languages())
def test_every_word_that_leaves_does_so_where_it_is_a_command_elsewhere(language: str) -> None:
    companion, locale = laid(played(0), language), Locale(language)
    leaving = [word for word in locale.words("words-leave") if not Vocabulary(locale).agrees(word)]
    assert len(leaving) > 3
    companion.type("take ser")
    next_player = companion.prompt
    for walk in ("check", "count", "fix"):
        for word in leaving:
            companion.type(locale.words(f"command-{walk}")[0])
            if walk == "fix":
                companion.type("1")
            assert companion.prompt != next_player
            companion.type(word)
            assert companion.prompt == next_player, (walk, word)
