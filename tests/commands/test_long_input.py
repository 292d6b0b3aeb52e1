"""Numbers, texts and files of thousands of characters: a sentence, and nothing else happens."""

import os
from pathlib import Path

import pytest

from splendor_access.game.position import position_text
from tests.driver import QUICK, Done, play_out, run, sentence, table
from tests.tiers import sampled

DIGITS = "9" * 5000
WORD = "e" * 1001
HOME = "SPLENDOR_ACCESS_HOME"

NUMBERS = {
    "a seed": ("play", "--quick", "--seed", DIGITS),
    "a seed to simulate": ("simulate", "--seed", DIGITS),
    "games": ("simulate", "--games", DIGITS),
    "a seat": ("ask", "--seat", DIGITS, "hand"),
    "a seat that Python can count": ("ask", "--seat", "9" * 4000, "hand"),
    "an embosser": ("labels", "--format", "brf", "--embosser", WORD),
    "a language": ("doctor", "--lang", WORD),
    "a bot": ("play", "--quick", "--bot", WORD),
    "a position": ("ask", "--position", f"sp1 {DIGITS}", "hand"),
    "a house rule": ("play", "--quick", "--house", f"points={DIGITS}"),
    "a place": ("teach", WORD),
    "a sound": ("play", "--quick", "--signal", WORD),
}


def calm(done: Done) -> None:
    """Assert that nothing failed inside the program, and that quotes are cut."""
    assert not (Path(os.environ[HOME]) / "error.log").exists()
    assert done.err
    assert max(map(len, done.err.splitlines())) < 400


@pytest.mark.parametrize("arguments", NUMBERS.values(), ids=NUMBERS.keys())
def test_an_argument_of_thousands_of_characters(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    calm(done)
    assert (done.code, done.out) == (2, "")


FILES = {
    "a number": f"verbosity = {DIGITS}",
    "brackets": f"verbosity = {'[' * 2_000}",
    "tables": f"a = {'{b=' * 2_000}",
    "dots": f"{'a.' * 2_000}b = 1",
}


@sampled(3)
@pytest.mark.parametrize("name", ["settings.toml", "shortcuts.toml"])
@pytest.mark.parametrize("content", FILES.values(), ids=FILES.keys())
def test_a_file_of_a_player_that_cannot_be_parsed(content: str, name: str) -> None:
    home = Path(os.environ[HOME])
    home.mkdir(parents=True)
    (home / name).write_text(content, encoding="utf-8")
    done = run(*QUICK, typed="take ser\n")
    assert (done.code, done.err) == (0, "")
    assert not (home / "error.log").exists()
    assert sentence("your-turn", points=0, tokens=3) in done.lines
    assert (home / name).read_text(encoding="utf-8") == content


@pytest.mark.parametrize("arguments", [QUICK, ("doctor",), ("resume",), ("ask", "hand")])
def test_a_folder_with_a_name_of_thousands_of_characters(arguments: tuple[str, ...]) -> None:
    done = run(*arguments, typed="take ser\n", env={HOME: f"/tmp/{'h' * 5000}"})
    assert "Something went wrong" not in done.err
    assert max(map(len, [*done.lines, *done.err.splitlines()])) < 800


def test_a_position_has_no_order_of_the_decks() -> None:
    laid = table("human", "easy", seed=5)
    begin = position_text(laid.state)
    play_out(laid)
    for position in (begin, position_text(laid.state)):
        record = run("ask", "--position", position, "record")
        assert (record.code, record.err) == (0, "")
        assert record.lines[-1].startswith("start sp1")
        decks = run("ask", "--position", position, "record", "deck")
        assert (decks.code, decks.lines) == (0, [sentence("record-no-deck")])


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    done = run("play", "--quick", "--house", "first=3")
    assert (done.code, done.out) == (2, "")
    assert "3" in done.err
    assert not (Path(os.environ[HOME]) / "games").exists()
