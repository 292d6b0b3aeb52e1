"""The question of a first run: asked once, in every language, if somebody can answer."""

import asyncio

import pytest

from splendor_access.console.setup.new_game import ask_language
from splendor_access.console.setup.questions import PlayerLeft
from splendor_access.settings import files
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import AtTerminal, Piped

UNNAMED = {"SPLENDOR_ACCESS_LANG": ""}
OFFERS = [
    "For English type 1.",
    "F\u00fcr Deutsch tippe 2.",
    "Pour le fran\u00e7ais, tapez 3.",
    "Typ 4 voor Nederlands.",
]


async def asked(default: str, *typed: str) -> tuple[str, list[str]]:
    lines = iter(typed)
    written: list[str] = []

    async def read() -> str:
        return next(lines)

    def write(text: str, _locale: Locale) -> None:
        written.append(text)

    chosen = await ask_language(read, write, languages(), default)
    return chosen, written


def answer(*typed: str, default: str = "en") -> tuple[str, list[str]]:
    return asyncio.run(asked(default, *typed))


def test_each_language_offers_itself() -> None:
    chosen, written = answer("")
    assert chosen == "en"
    assert written == [*OFFERS, "Enter alone means English."]


def test_enter_alone_takes_the_language_of_the_system() -> None:
    chosen, written = answer("", default="nl")
    assert chosen == "nl"
    assert written[-1] == "Alleen Enter: Nederlands."


@pytest.mark.parametrize("typed", ["3", "fr", "Fran\u00e7ais", "francais", "FRAN"])
def test_a_number_a_code_or_a_name_is_an_answer(typed: str) -> None:
    assert answer(typed)[0] == "fr"


def test_anything_else_is_asked_again() -> None:
    chosen, written = answer("5", "f", "1")
    assert chosen == "en"
    assert written[len(OFFERS) + 1] == '"5" is not one of these. Type a number from 1 to 4.'


@pytest.mark.parametrize("typed", ["quit", "q", "quitter", "stop"])
def test_one_can_leave_in_any_language(typed: str) -> None:
    with pytest.raises(PlayerLeft):
        answer(typed)


def question(language: str) -> str:
    return Locale(language).text(say("setup-name", name="")).partition("?")[0]


def test_an_answer_that_cannot_be_kept_counts_all_the_same() -> None:
    nowhere = {**UNNAMED, "SPLENDOR_ACCESS_HOME": "/proc/nowhere"}
    refused = Locale("fr").text(say("settings-not-kept", detail="\0")).partition("\0")[0]
    with AtTerminal("play", "--plain", env=nowhere) as game:
        game.until("Enter alone means English.")
        game.type("3\n")
        game.until(refused)
        game.until(question("fr"))


def test_it_is_asked_once_at_a_terminal() -> None:
    with AtTerminal("play", "--plain", env=UNNAMED) as first:
        first.until("Enter alone means English.")
        first.type("3\n")
        first.until(question("fr"))
    assert files.read_settings() == ({"lang": "fr"}, None)
    with AtTerminal("play", "--plain", env=UNNAMED) as second:
        assert OFFERS[0] not in second.until(question("fr"))


@pytest.mark.parametrize(
    "arguments",
    [
        ("--quick",),
        ("--lang", "en"),
        ("--seat", "Ana", "--seat", "Ben"),
    ],
)
def test_it_is_not_asked_where_the_command_line_says_enough(arguments: tuple[str, ...]) -> None:
    with AtTerminal("play", "--plain", *arguments, env=UNNAMED) as game:
        assert OFFERS[0] not in game.until("> ")


def test_it_is_not_asked_where_the_environment_names_one() -> None:
    with AtTerminal("play", "--plain", env={"SPLENDOR_ACCESS_LANG": "nl"}) as game:
        assert OFFERS[0] not in game.until(question("nl"))


def test_it_is_not_asked_of_a_pipe() -> None:
    with Piped("play") as game:
        assert OFFERS[0] not in game.until(question("en"))
