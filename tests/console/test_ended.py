"""The system ends the program: the game is saved, and the terminal is as it was."""

import os
import signal
import termios
from pathlib import Path

import pytest

from tests.driver import LEFT, QUICK, AtTerminal, Piped, run

ENDING = (signal.SIGTERM, signal.SIGHUP)


def cooked(game: AtTerminal) -> bool:
    """Return whether the terminal echoes and delivers whole lines."""
    flags = termios.tcgetattr(game._keys)[3]
    return bool(flags & termios.ECHO and flags & termios.ICANON)


@pytest.mark.parametrize("ending", ENDING)
@pytest.mark.parametrize("options", [(), ("--plain",)])
def test_at_the_prompt_of_a_game(ending: signal.Signals, options: tuple[str, ...]) -> None:
    with AtTerminal(*QUICK, *options) as game:
        game.until("you> ")
        assert cooked(game) == bool(options)
        game.type("take ser\r" if not options else "take ser\n")
        game.until("Your turn")
        game.until("you> ")
        game.type("bank")
        game.until("bank")
        game.process.send_signal(ending)
        assert LEFT in game.rest()
        assert game.process.wait() == 0
        assert cooked(game)
    done = run("ask", "me")
    assert "Your tokens, 3: 1 blue, 1 green and 1 red." in done.lines


@pytest.mark.parametrize("ending", ENDING)
def test_at_a_question_before_a_game(ending: signal.Signals) -> None:
    with AtTerminal("play") as game:
        game.until("> ")
        game.process.send_signal(ending)
        game.rest()
        assert game.process.wait() == 0
        assert cooked(game)


def test_the_terminal_is_closed() -> None:
    with AtTerminal(*QUICK) as game:
        game.until("you> ")
        game.type("take ser\r")
        game.until("Your turn")
        game.until("you> ")
        game.hang_up()
        assert game.process.wait(20) == 0
    assert not [*Path(os.environ["SPLENDOR_ACCESS_HOME"]).glob("error.log")]
    assert "Your tokens, 3: 1 blue, 1 green and 1 red." in run("ask", "me").lines


def test_in_a_pipe() -> None:
    with Piped(*QUICK) as game:
        game.type("take ser")
        game.until("Your turn: no points, 3 tokens.")
        game.process.send_signal(signal.SIGTERM)
        assert game.rest().splitlines()[-1] == LEFT
        assert game.end() == 0
