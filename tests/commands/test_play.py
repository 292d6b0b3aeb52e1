"""Games from the command line over pipes: beginning, ending and resuming."""

import os
import subprocess
from pathlib import Path

import pytest

from splendor_access.game.cards import gems
from splendor_access.table import saves
from splendor_access.table.chain import ENDED
from splendor_access.table.table import start_saving
from splendor_access.talk.messages import Handful
from tests.driver import (
    LEFT,
    PATIENCE,
    PROGRAM,
    QUICK,
    Piped,
    decision,
    environment,
    play_out,
    record_in,
    run,
    run_process,
    saved_rows,
    sentence,
    table,
)
from tests.tiers import sampled, tries

FIRST_TURN = sentence("your-turn", points=0, tokens=0)
SECOND_TURN = sentence("your-turn", points=0, tokens=3)
TOOK = sentence("took-me", gems=Handful(gems("ser")))
PLAY = ("play", "--seat", "Ana", "--seed", "5")
TYPED = (
    "take ser\nboard\nreserve c3\ntake\n3\nundo\nbank\nnonsense\nreserve c\nrecord\nlog\n"
    "quit\nyes\n"
)


def test_the_same_input_and_seed_give_the_same_bytes() -> None:
    first = run(*PLAY, "--bot", "random", "--bot", "normal", typed=TYPED)
    for _ in range(tries(1, 2)):
        # Each process has hashes of its own.
        assert run_process(*PLAY, "--bot", "random", "--bot", "normal", typed=TYPED) == first
    assert (first.code, first.err) == (0, "")
    assert "\x1b" not in first.out
    assert "\r" not in first.out
    assert "\t" not in first.out
    assert not [line for line in first.lines if line != line.rstrip()]
    # Without prompts: typed text leaves no trace of its own.
    assert "> " not in first.out


def test_input_that_comes_slowly_gives_the_same_bytes() -> None:
    first = run(*PLAY, typed=TYPED)
    with Piped(*PLAY) as game:
        for line in TYPED.splitlines():
            game.type(line)
            game.until("\n")
        game.finish()
        assert game.said == first.out


def test_the_end_of_input_anywhere_saves_and_leaves() -> None:
    lines = TYPED.splitlines(keepends=True)
    whole = run(*PLAY, typed=TYPED).out
    for count in range(0, len(lines), tries(4, 1)):
        done = run(*PLAY, typed="".join(lines[:count]))
        assert (done.code, done.err) == (0, ""), count
        assert done.lines[-1] == LEFT
        assert whole.startswith(done.out.removesuffix(f"{LEFT}\n"))


def test_a_last_line_without_an_end() -> None:
    done = run(*PLAY, typed="take ser")
    assert TOOK in done.lines
    assert saved_rows()[0] == "take ser"


def test_quit_asks_once_and_no_is_no_command() -> None:
    done = run(*QUICK, typed="quit\ntake ser\nquit\nJA\ntake ser\n")
    assert done.code == 0
    assert done.lines[-4:] == [
        sentence("ask-quit", saved="yes"),
        sentence("stayed"),
        sentence("ask-quit", saved="yes"),
        LEFT,
    ]
    assert saved_rows() == []


def test_nobody_is_asked_twice_over_a_pipe() -> None:
    done = run(*QUICK, typed="reserve c\nhand\nrecord with deck\n")
    assert sentence("reserved-unseen-me", level="c", hand="h1", gold="yes") in done.lines
    assert any(line.startswith("deck c ") for line in done.lines)


@pytest.mark.parametrize("unfinished", [False, True])
def test_quick_asks_nothing(unfinished: bool) -> None:
    if unfinished:
        laid = table("human", "easy")
        start_saving(laid)
        laid.act(decision(laid))
        assert laid.save
        laid.save.close()
    home = Path(os.environ["SPLENDOR_ACCESS_HOME"])
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_bytes(b"\xff lang = ?")
    (home / "games").mkdir(exist_ok=True)
    (home / "games" / "9.sqlite").write_text("not a game")
    done = run(*QUICK, typed="take ser\n")
    assert (done.code, done.err) == (0, "")
    assert FIRST_TURN in done.lines
    assert TOOK in done.lines
    assert saved_rows("10")[0] == "take ser"
    assert ("1" in saves.save_names()) == unfinished
    assert not unfinished or len(saved_rows("1")) == 1


def test_a_whole_game_is_over_and_can_be_looked_at() -> None:
    laid = table("human", "easy", seed=5)
    typed = play_out(laid)
    done = run(*PLAY, typed="".join(f"{line}\n" for line in [*typed, "score", "take ser", "quit"]))
    assert (done.code, done.err) == (0, "")
    assert done.lines[-2:] == [sentence("refused-over", friends="no"), sentence("goodbye")]
    assert done.lines.count(sentence("game-over")) == 1
    assert saved_rows()[-1] == ENDED
    # Nothing can be resumed, but the game can be examined by name.
    assert run("resume").lines == [sentence("resume-none"), *run("games").lines]
    again = run("resume", "1", typed="record\nundo\n")
    assert again.code == 0
    assert sentence("game-over") in again.lines
    record = record_in(again.out)
    assert "splendor-record" in record
    assert sum(line.startswith("deck") for line in record.splitlines()) == 3


def test_undo_after_the_end_goes_on() -> None:
    laid = table("human", "easy", seed=5)
    typed = play_out(laid)
    lines = [*typed, "undo"]
    done = run(*PLAY, typed="".join(f"{line}\n" for line in lines))
    assert done.code == 0
    assert done.lines[-1] == LEFT
    again = run("resume", typed=f"{typed[-1]}\n")
    assert again.code == 0
    assert sentence("game-over") in again.lines


@pytest.mark.parametrize("name", ["7", "../1", "", "\x1b[2J", "x" * 10_000])
def test_a_game_that_is_not_there(name: str) -> None:
    done = run("resume", name)
    assert done.code == 1
    assert len(done.lines) == 1
    assert len(done.out) < 200
    assert "\x1b" not in done.out


def test_games_are_gone_on_with_by_name() -> None:
    for seed, line in (("1", "take ser"), ("2", "take rod")):
        run("play", "--quick", "--seed", seed, typed=f"{line}\n")
    for name, line in (("1", "take ser"), ("2", "take rod")):
        assert line in run("resume", name, typed="record\n").lines
    # The game played last is resumed.
    run("resume", "1", typed="bank\ntake rod\n")
    assert saved_rows("1")[-2] == "take rod"
    assert "take ser" in run("resume", typed="record\n").lines


def test_a_resumed_game_says_whose_turn_it_is_and_nothing_twice() -> None:
    run(*QUICK, typed="take ser\n")
    done = run("resume", typed="again\nlast\n")
    assert done.lines[0] == sentence("resumed", round=2)
    assert SECOND_TURN in done.lines[:5]
    assert TOOK not in done.lines[:5]
    assert any(line.startswith("Ada took") for line in done.lines)


def test_nothing_is_said_of_a_closed_pipe() -> None:
    with Piped(*QUICK) as game:
        game.until(FIRST_TURN)
        assert game.process.stdout
        game.process.stdout.close()
        game.type("board", "take ser")
        assert game.process.stdin
        game.process.stdin.close()
        assert game.process.wait(PATIENCE) == 0


def test_a_reader_that_leaves_early_hears_no_complaint() -> None:
    command = " ".join([*PROGRAM, *QUICK])
    done = subprocess.run(
        ["sh", "-c", f"yes board | head -500 | {command} | head -1"],
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.stderr, len(done.stdout.splitlines())) == (b"", 1)


@sampled(2)
@pytest.mark.parametrize(
    "redirection", ["<&-", "</dev/null", "0<&- 2>&-", ">&-", ">&- 2>&-"][:: tries(2, 1)]
)
def test_streams_that_are_closed(redirection: str) -> None:
    command = " ".join([*PROGRAM, *QUICK])
    done = subprocess.run(
        ["sh", "-c", f"{command} {redirection}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert saved_rows() == []


def test_input_that_is_no_text() -> None:
    lines = [
        b"\xff\xfe\xfd",
        b"take \x80ser",
        b"\xed\xa0\x80",
        b"\x1b[2J\x1b]0;title\x07",
        "\u202eboard\u2066".encode(),
        b"\x00" * 10,
        b"x" * 10_000,
        b"take " + b"s" * 100_000,
        b"a\rb",
        b"bank\r",
        b"take ser",
    ]
    done = run(*QUICK, typed=b"\n".join(lines) + b"\n")
    assert (done.code, done.err) == (0, "")
    assert all(line.isprintable() for line in done.lines)
    assert max(map(len, done.lines)) < 250
    assert sentence("bank", gems=(4, 4, 5, 4, 4, 4)) in done.lines
    assert saved_rows()[0] == "take ser"


@sampled(2)
@pytest.mark.parametrize(
    "encoding", ["ascii", "latin-1", "utf-8", "cp437", "utf-16"][:: tries(2, 1)]
)
def test_output_in_other_encodings(encoding: str) -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "--seat", "Zo\u00eb \u6f22", "--seat", "Ana", "--seed", "1"],
        input=b"look b2\ncode c1\nsettings cells on\nrow a\ntake ser\nready\nscore\nquit\nyes\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING=encoding),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    text = done.stdout.decode(encoding)
    has_cells = encoding.startswith("utf")
    assert any("\u2800" < c <= "\u28ff" for c in text) == has_cells
    assert ("Zo\u00eb" in text) == (encoding != "ascii")
    assert "?" in text or has_cells


@sampled(2)
@pytest.mark.parametrize("terminal", ["xterm-256color", "dumb", ""])
def test_there_are_no_escapes_over_a_pipe(terminal: str) -> None:
    done = run(*QUICK, typed=TYPED, env={"TERM": terminal, "FORCE_COLOR": "1"})
    assert "\x1b" not in done.out + done.err


@sampled(2)
@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
def test_what_is_said_is_a_matter_of_settings_and_what_is_done_is_not(verbosity: str) -> None:
    done = run(*QUICK, "--verbosity", verbosity, typed="take ser\nrecord\n")
    assert done.code == 0
    normal = run(*QUICK, typed="take ser\nrecord\n")
    assert record_in(done.out) == record_in(normal.out)


NAMES = {
    "command": ["take"],
    "twice": ["Ana", "ana"],
    "twice but for spaces": ["Ana", " Ana "],
    "empty": [""],
    "long": ["x" * 21],
    "endless": ["x" * 10_000],
    "escape": ["\x1b[2J"],
    "bidi": ["a\u202eb"],
    "no utf-8": ["a\udcffb"],
    "five": ["Ana", "Ben", "Cleo", "Dan", "Eve"],
}


@pytest.mark.parametrize("names", NAMES.values(), ids=NAMES.keys())
def test_names_that_are_refused(names: list[str]) -> None:
    done = run("play", *(f"--seat={name}" for name in names))
    assert done.code == 2
    said = (done.out + done.err).splitlines()
    assert len(said) == 1
    assert len(said[0]) < 200
    assert said[0].isprintable()
    assert saves.save_names() == []


def test_more_players_than_there_are_places() -> None:
    for arguments in (
        ["--seat=Ana", *["--bot=easy"] * 4],
        ["--seat=Ada", *["--bot=easy"] * 4],
        ["--seat=Ana", "--seat=Ben", *["--bot=easy"] * 3],
    ):
        done = run("play", *arguments)
        assert done.code == 2, arguments
        assert saves.save_names() == []


def test_several_people_over_a_pipe() -> None:
    done = run(
        *("play", "--seat", "Ana", "--seat", "Ben", "--seed", "1"),
        typed="reserve c\nready\nhand\ntake ser\nready\nhand\nlog\nrecord\nundo\nyes\n",
    )
    assert (done.code, done.err) == (0, "")
    assert sentence("pass-device", name="Ben") in done.lines
    assert sentence("hand-readable") in done.lines
    record = record_in(done.out)
    assert "reveal h1 ?c" in record
    # The card itself was told to its owner, on request, and nowhere else.
    shown = done.lines.index(sentence("hand-readable"))
    (card,) = (line for line in done.lines if line.startswith("h1, ") and "costs" in line)
    assert done.lines.index(card) > shown
    assert done.lines.count(card) == 1
    assert sentence("ask-undo", name="Ben", asker="Ana") in done.lines
