"""The question of a first run: asked once, in every language, where somebody can answer."""

import sys
from pathlib import Path

import pytest

from splendor_access.app import settings
from splendor_access.app.setup import Left
from splendor_access.app.tongue import ask_language
from tests.app.driver import AtTerminal, Piped
from tests.talk.made_up import changed

OTHER = {
    "language-name": "Fran\u00e7ais",
    "language-offer": "Pour le fran\u00e7ais, tapez { $number }.",
    "setup-name": "Votre nom ? Entr\u00e9e seule : { $name }.",
    "prompt-setup": "r\u00e9ponse",
}

SHARED = """
import sys
from pathlib import Path
from splendor_access import cli
from splendor_access.talk import locale
locale.FOLDER = Path(sys.argv.pop(1))
sys.exit(cli.main())
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    changed(monkeypatch, tmp_path, OTHER)
    return tmp_path


async def asked(*typed: str) -> tuple[str, list[str]]:
    lines = iter(typed)
    written: list[str] = []

    async def read() -> str:
        return next(lines)

    chosen = await ask_language(read, written.append, ["en", "xx"], "en")
    return chosen, written


def answer(*typed: str) -> tuple[str, list[str]]:
    import asyncio

    return asyncio.run(asked(*typed))


def test_each_language_offers_itself(folder: Path) -> None:
    chosen, written = answer("")
    assert chosen == "en"
    assert written == [
        "For English type 1.",
        "Pour le fran\u00e7ais, tapez 2.",
        "Enter alone takes English.",
    ]


@pytest.mark.parametrize("typed", ["2", "xx", "Fran\u00e7ais", "francais", "fr"])
def test_a_number_a_code_or_a_name_is_an_answer(folder: Path, typed: str) -> None:
    assert answer(typed)[0] == "xx"


def test_anything_else_is_asked_again(folder: Path) -> None:
    chosen, written = answer("3", "f", "1")
    assert chosen == "en"
    assert written[3] == '"3" is none of these. Type a number from 1 to 2.'


@pytest.mark.parametrize("typed", ["quit", "q"])
def test_one_can_leave(folder: Path, typed: str) -> None:
    with pytest.raises(Left):
        answer(typed)


def program(folder: Path) -> tuple[str, ...]:
    return (sys.executable, "-c", SHARED, str(folder))


def test_it_is_asked_once_at_a_terminal(folder: Path) -> None:
    with AtTerminal("play", "--plain", program=program(folder)) as first:
        first.until("Enter alone takes English.")
        first.type("2\n")
        first.until("Votre nom ? Entr\u00e9e seule")
    assert settings.read_file() == ({"lang": "xx"}, None)
    with AtTerminal("play", "--plain", program=program(folder)) as second:
        assert "type 1" not in second.until("Votre nom ? Entr\u00e9e seule")


@pytest.mark.parametrize(
    "arguments", [("play", "--plain", "--quick"), ("play", "--plain", "--lang", "en")]
)
def test_it_is_not_asked_where_the_command_line_says_enough(
    folder: Path, arguments: tuple[str, ...]
) -> None:
    with AtTerminal(*arguments, program=program(folder)) as game:
        end = "> " if "--quick" in arguments else "What is your name?"
        assert "type 1" not in game.until(end)


def test_it_is_not_asked_of_a_pipe(folder: Path) -> None:
    with Piped("play", program=program(folder)) as game:
        assert "type 1" not in game.until("What is your name?")
