"""What is offered is said in words: no choice is a command line, or words nobody would say."""

from collections.abc import Iterator

import pytest

from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import gems
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
)
from splendor_access.talk.parsing.in_words import Offered, whole
from splendor_access.talk.parsing.sentences import line_meant
from tests.talk.test_corpus import NAMES, STATES, vocabulary

DEEDS: tuple[Action, ...] = (
    *(Take(gems("ser")), Reserve("b3"), Reserve("b"), Buy("a2"), Buy("a2", gems("er"))),
    *(Return(gems("s")), ChooseNoble("n1"), Pass()),
)


def _words(locale: Locale, kind: str) -> str:
    return fold(locale.words(f"words-{kind}")[0])


def _abouts(command: str, locale: Locale) -> Iterator[str]:
    """Yield what may stand behind a command, as meanings have it."""
    filters = ["e 4", "e", f"{_words(locale, 'cost')} e", _words(locale, "cheap"), "4"]
    deeds = ["take ser", "buy a2", "buy a2 with 1e1r", "reserve b", "take ser then buy a2"]
    yield ""
    yield from {
        "afford": filters,
        "find": filters,
        "worth": [*filters, "c1"],
        "log": [
            "sam",
            "sam -1",
            "ada",
            "ada -1",
            "ada buy",
            "round 3",
            "round -2-",
            "3",
            "market",
            "take",
        ],
        "try": deeds,
        "aim": ["b3", "n1", _words(locale, "off"), _words(locale, "aim-points")],
        "goal": ["n1", _words(locale, "aim-points")],
        "hint": [_words(locale, "further")],
        "settings": [f"{locale.attribute('setting-verbosity', 'name')} x"],
        "why": ["sam", "ada"],
    }.get(command, ["b3", "1"])


def _meanings(locale: Locale) -> Iterator[Parsed]:
    yield from map(Act, DEEDS)
    yield from (Menu(each) for each in ("take", "reserve", "buy", "return", "noble"))
    yield Pay("a2", {"e": 1})
    yield from (Look(command, "b3", None) for command in ("look", "code"))
    for command, kind in COMMANDS.items():
        kind_of = Ask if kind == "read" else Do
        if kind != "act":
            yield from (kind_of(command, about) for about in _abouts(command, locale))


@pytest.mark.parametrize("language", languages())
def test_every_meaning_is_said_in_words_of_its_own(language: str) -> None:
    known, context = vocabulary(language), Context(STATES["act"], 0, NAMES)
    offered = Offered(known, context)
    for each in _meanings(known.locale):
        meant = whole(each, known, context)
        line = line_meant(meant, known)
        told = known.locale.text(offered.told(meant, line)).removesuffix(".")
        assert told != line or isinstance(each, Act), (each, told)
        assert len(told.split()) > 1 or told[0].isupper() or isinstance(each, Act), (each, told)
        assert not {"1e1r", "-1", "-2-", "then"} & {*told.replace(",", "").split()}, (each, told)


TOLD = [
    (Ask("why", "sam"), "Why you did that.", "Waarom je dat deed."),
    (Ask("why", "ada"), "Why Ada did that.", "Waarom Ada dat deed."),
    (Ask("log", "ada -1"), "What Ada did last.", "Wat Ada het laatst deed."),
    (Ask("log", "ada buy"), "From the log: Ada, cards bought.", None),
    (Ask("log", "round -2-"), "From the log: the last 2 rounds.", None),
    (Ask("hint", "more"), "Other good moves.", None),
    (Do("aim", "b3"), "Aim at b3.", "Op b3 mikken."),
    (Ask("try", "take ser then buy a2"), None, None),
    (Ask("worth", "ja 33"), "Which cards are worth most.", "Welke kaarten het meest waard zijn."),
]


@pytest.mark.parametrize(("meant", "english", "dutch"), TOLD)
def test_a_meaning_is_told_as_to_the_player(
    meant: Parsed, english: str | None, dutch: str | None
) -> None:
    context = Context(STATES["act"], 0, NAMES)
    for language, expected in (("en", english), ("nl", dutch)):
        known = vocabulary(language)
        told = whole(meant, known, context)
        said = known.locale.text(Offered(known, context).told(told, line_meant(told, known)))
        assert expected in (None, said)


def test_cards_are_told_by_their_traits() -> None:
    known, context = vocabulary("en"), Context(STATES["act"], 0, NAMES)
    meant = Ask("find", "white four points no cost red level c")
    said = known.locale.text(Offered(known, context).told(meant, ""))
    assert said == "Cards: white, 4 points, level c, without red in the cost."


def test_the_move_that_would_be_taken_back_is_named() -> None:
    known, before = vocabulary("en"), Take(gems("ser"))
    context = Context(STATES["act"], 0, NAMES, before=lambda: before)
    said = known.locale.text(Offered(known, context).told(Do("undo"), "undo"))
    assert said == "Take your last move back: take blue, green and red."
