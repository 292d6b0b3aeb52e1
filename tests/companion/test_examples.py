"""Words that the companion asks for or offers are taken as they were said."""

import pytest

from splendor_access.companion.descriptions import example_at
from splendor_access.game.state import MARKET_PLACES
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.companion.entering import Companion
from tests.companion.test_under_way import followed


@pytest.mark.parametrize("language", languages())
def test_an_example_is_a_card_that_can_be_entered_at_the_place(language: str) -> None:
    companion = Companion(2, language)
    offered = Locale(language).text(say("line", text=example_at("a1", companion.state)))
    assert offered in companion.heard[-2]
    for place in MARKET_PLACES:
        assert companion.prompt == place
        companion.type(Locale(language).text(say("line", text=example_at(place, companion.state))))
        assert companion.state.card_at(place)


@pytest.mark.parametrize("language", languages())
def test_an_empty_place_is_called_empty(language: str) -> None:
    word = Locale(language).words("words-empty")[0]
    companion = followed(2, language)
    asked = companion.type("Ana")
    assert any(line.endswith(f": {word}") for line in asked)
    assert companion.prompt == "a1"
    companion.type(word)
    assert companion.prompt == "a2"
