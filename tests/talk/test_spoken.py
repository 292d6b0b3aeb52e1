"""What a voice says for a printed line."""

import re

import pytest

from splendor_access.game.cards import CARDS, NOBLES, ORDER
from splendor_access.game.notation import Writing, card_code, noble_code
from splendor_access.speech.spoken import spelled_text, spoken_text
from splendor_access.talk.locale import Locale, languages
from tests.talk.pseudo import FIXED
from tests.talk.samples import TYPED
from tests.talk.test_translations import texts

WORDS = Locale("en").words("spoken-words")


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("c4s 3s3o6d", "c4 s, 3 s, 3 o, 6 d"),
        ("a0r 2r2d", "a0 r, 2 r, 2 d"),
        ("c4s3s3o6d", "c4 s, 3 s, 3 o, 6 d"),
        ("3 4s4e", "3, 4 s, 4 e"),
        ("sp1 2024 2 0 act - 0 4s4e 36/26/16", "sp1, 2024, 2, 0, act, -, 0, 4 s, 4 e, 36/26/16"),
        ("buy b2 with 1g", "buy b2 with 1 g"),
        ("Example: take ser", "Example: take s e r"),
        ("1: 1 red, letters r.", "1: 1 red, letters r."),
        (
            "2: 1 green, 1 red and 1 white, letters erd.",
            "2: 1 green, 1 red and 1 white, letters e r d.",
        ),
        ("b1, red, 2 points, costs 5 black and 3 white.",) * 2,
        ("There is nothing you can do or see.",) * 2,
        ("\u2803\u2806\u2817\u2800\u2822\u2815", ""),
        ("Ann\u202eeb\x00 took\t2\x1b[1m red.", "Ann eb took 2 [1m red."),
        (".", ""),
        ("", ""),
    ],
)
def test_a_line_is_said_so_that_it_is_understood(printed: str, said: str) -> None:
    assert spoken_text(printed, WORDS) == said


@pytest.mark.parametrize("order", [ORDER, "dserog"])
def test_in_no_code_is_a_number_read_together_with_a_letter_behind_it(order: str) -> None:
    codes = [card_code(card, Writing(order, zero)) for card in CARDS for zero in (True, False)] + [
        noble_code(n, Writing(order)) for n in NOBLES
    ]
    for code in codes:
        said = spoken_text(code, WORDS)
        assert not re.search(r"\d[a-z]", said), said
        assert re.sub("[ ,]", "", said) == code.replace(" ", "")


@pytest.mark.parametrize("language", languages())
def test_no_word_of_a_language_is_taken_for_gems(language: str) -> None:
    """What looks like gem letters is a word of the list, or stands in an example."""
    known = {*Locale(language).words("spoken-words"), "ser", "seo", "rs", "erd"}
    for name, text in texts(language).items():
        typed = (
            *TYPED,
            "continue",
            "senses-",
            "said-",
            "subject-",
            "words-agreeing",
            "words-before-",
            "words-called-away",
            "words-daring",
            "words-declining",
            "words-every-choice",
            "words-gist-",
            "words-letting-be",
            "words-leaning-",
            "words-mistaken",
            "words-pointing-",
            "words-polite",
            "words-praising",
            "words-talking",
            "words-thanking",
            "words-wanting-",
        )
        if name.startswith(typed) or name in FIXED:
            continue
        found = re.findall(rf"(?<![\w$-])[{ORDER}]{{2,10}}(?![\w=-])", text)
        assert set(found) <= known, (name, found)


def test_a_spelled_line_is_heard_letter_by_letter() -> None:
    assert spelled_text("a 1, r e d") == "a, 1. r, e, d"
