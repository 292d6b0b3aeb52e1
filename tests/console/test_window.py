"""The window on Windows: its title, its language, and the line before it closes."""

import subprocess
import sys

import pytest

from splendor_access.braille import liblouis
from splendor_access.braille_display.window_title import TitleChannel
from splendor_access.settings import settings
from splendor_access.settings.settings import language_in_force
from splendor_access.settings.system import without_liblouis
from splendor_access.talk.locale import Locale, languages
from tests.driver import (
    QUICK,
    decision,
    environment,
    opened,
    press,
    run,
    table,
    told,
)
from tests.driver import session as session_of


def test_the_title_says_whose_turn_it_is_and_changes_with_it() -> None:
    shown: list[str] = []
    game = opened("human", "easy")
    channel = TitleChannel(shown.append)
    channel.begin(game, lambda _intent: None)
    channel.tell([], None)
    assert shown == ["Splendor: your turn"]
    told(game, "take ser")
    channel.tell([], None)
    press(game, decision(game.table), seat=1)
    channel.tell([], None)
    channel.tell([], None)
    name = game.table.names[1]
    assert shown[1:] == [f"Splendor: {name}'s turn", "Splendor: your turn"]


def test_at_a_shared_keyboard_the_title_has_names() -> None:
    shown: list[str] = []
    game = opened("human", "human")
    channel = TitleChannel(shown.append)
    channel.begin(game, lambda _intent: None)
    channel.tell([], None)
    assert shown == [f"Splendor: {game.table.names[0]}'s turn"]


def test_the_title_of_a_game_that_is_over() -> None:
    from tests.driver import play_out

    shown: list[str] = []
    laid = table("human", "easy", seed=5)
    play_out(laid)
    channel = TitleChannel(shown.append)
    channel.begin(session_of(laid), lambda _intent: None)
    channel.tell([], None)
    assert shown == ["Splendor: game over"]


@pytest.mark.parametrize(
    ("system", "stored", "language"),
    [("de_DE", {}, "de"), ("nl_BE", {}, "nl"), ("", {}, "en"), ("de_DE", {"lang": "fr"}, "fr")],
)
def test_the_language_is_that_of_windows_unless_another_was_chosen(
    monkeypatch: pytest.MonkeyPatch, system: str, stored: dict[str, object], language: str
) -> None:
    for name in ("SPLENDOR_ACCESS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(settings, "windows_language", lambda: system)
    assert language_in_force(None, stored, languages()) == language


@pytest.mark.parametrize(("arguments", "code"), [(("games",), 0), (("play", "--bot", "nobody"), 2)])
def test_a_window_of_the_program_stays_open_until_enter(
    arguments: tuple[str, ...], code: int
) -> None:
    """Whether the program did what was asked or not."""
    game = subprocess.Popen(
        [sys.executable, "-m", "splendor_access", *arguments],
        env=environment(SPLENDOR_ACCESS_WINDOW="1", SPLENDOR_ACCESS_LANG="de"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with game:
        assert game.stdout
        last = "Drücke Enter, um dieses Fenster zu schließen.\n"
        assert last in iter(game.stdout.readline, "")
        assert game.poll() is None
        game.communicate("\n")
    assert game.returncode == code


@pytest.mark.parametrize(
    ("window", "library", "games", "said"),
    [("1", False, 0, True), ("1", True, 0, False), ("1", False, 1, False), ("", False, 0, False)],
)
def test_a_first_start_from_a_file_without_braille_says_so(
    monkeypatch: pytest.MonkeyPatch, window: str, library: bool, games: int, said: bool
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_WINDOW", window)
    monkeypatch.setattr(liblouis, "has_liblouis", lambda: library)
    for _game in range(games):
        run(*QUICK, typed="take ser\nquit\nyes\n")
    lines = run(*QUICK, typed="quit\nyes\n").lines
    missing = Locale("en").text(without_liblouis())
    assert (lines[0] == missing) == (missing in lines) == said
