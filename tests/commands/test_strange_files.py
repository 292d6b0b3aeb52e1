"""Files of strange kinds or origins: a sentence, and no waiting."""

import json
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from splendor_access.settings.files import MOST_BYTES
from tests.driver import CONTROL, QUICK, Done, run, run_process, sentence
from tests.tiers import sampled

HOME = "SPLENDOR_ACCESS_HOME"
NOT_ORDINARY = sentence("file-not-ordinary")


def large(path: Path) -> None:
    path.write_bytes(b"#" * (MOST_BYTES + 1))


KINDS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (os.mkfifo, NOT_ORDINARY),
    "a folder": (Path.mkdir, NOT_ORDINARY),
    "an endless file": (lambda path: path.symlink_to("/dev/zero"), NOT_ORDINARY),
    "a long file": (large, sentence("file-too-large", most=MOST_BYTES // 10**6)),
    "no text": (lambda path: path.write_bytes(b"\xff"), sentence("file-not-text")),
}


def home() -> Path:
    folder = Path(os.environ[HOME])
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.mark.parametrize("kind", KINDS)
def test_a_record(kind: str, tmp_path: Path) -> None:
    make, why = KINDS[kind]
    make(tmp_path / "game.txt")
    done = run("replay", str(tmp_path / "game.txt"))
    wrong = sentence("unreadable-file", file="game.txt", detail=why)
    assert (done.code, done.out, done.err) == (3, "", f"{wrong}\n")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("settings.toml", "settings-unreadable"),
        ("shortcuts.toml", "shortcuts-unreadable"),
        ("teach.toml", "teach-unreadable"),
    ],
)
def test_a_file_of_ones_own(kind: str, name: str, said: str) -> None:
    make, why = KINDS[kind]
    make(home() / name)
    done = run("teach") if name == "teach.toml" else run(*QUICK, typed="bank\n")
    assert (done.code, done.err) == (0, "")
    assert sentence(said, detail=why) in done.lines


@pytest.mark.parametrize("kind", ["a pipe", "a folder", "an endless file"])
def test_files_of_labels(kind: str, tmp_path: Path) -> None:
    make, why = KINDS[kind]
    make(tmp_path / "own.csv")
    make(tmp_path / "cards.brf")
    out = ("--format", "brf", "--out", str(tmp_path / "out"))
    for name, arguments in {
        "own.csv": ("--cards", str(tmp_path / "own.csv"), *out),
        "cards.brf": ("verify", str(tmp_path / "cards.brf")),
    }.items():
        done: Done = run("labels", *arguments)
        assert done.code
        assert sentence("unreadable-file", file=name, detail=why) in (done.out + done.err)


def test_settings_that_cannot_be_read_are_not_overwritten() -> None:
    os.mkfifo(home() / "settings.toml")
    done = run(*QUICK, typed="settings verbosity brief\n")
    assert sentence("settings-not-kept", detail=NOT_ORDINARY) in done.lines
    assert (home() / "settings.toml").is_fifo()


def test_names_in_a_save_reach_no_terminal_raw() -> None:
    run("play", "--seat", "Anabella", "--bot", "easy", typed="take ser\n")
    (save,) = (home() / "games").glob("*.sqlite")
    raw = "\x1b[2J\a\u202eAna\u009b2J"
    with closing(sqlite3.connect(save)) as connection, connection:
        (text,) = connection.execute("SELECT beginning FROM game").fetchone()
        changed = text.replace('"Anabella"', json.dumps(raw))
        assert changed != text
        connection.execute("UPDATE game SET beginning = ?", (changed,))
    for arguments in (("ask", "score"), ("resume",)):
        done = run(*arguments, typed="score\nrecord\nsave\n")
        assert not CONTROL.findall((done.out + done.err).replace("\n", " "))
        assert not {"\u202e", "\u009b"} & {*done.out, *done.err}


@sampled(8)
@pytest.mark.parametrize(
    "arguments",
    [
        ("labels", "--format", "brf", "--embosser", "\x1b[2J"),
        ("play", "--bot", "\x1b[2J\u202e"),
        ("replay", "\x1b[2J\u202e"),
        ("play", "--seat", "\x1b[2J"),
        ("play", "--house", "\x1b[2J"),
        ("ask", "\x1b[2J\u202e"),
        ("ask", "--json", "\x1b[2J\u202e"),
        ("ask", "--game", "\x1b[2J\u202e", "score"),
        ("ask", "--position", "sp1 \x1b[2J\u202e", "score"),
        ("resume", "\x1b[2J\u202e"),
        ("resume", "--signal", "~\x1b[2J\u202e"),
        ("play", "--signal", "\x1b[2J\u202e"),
        ("doctor", "--lang", "\x1b[2J\u202e"),
        ("simulate", "--bot", "\x1b[2J\u202e"),
        ("labels", "verify", "\x1b[2J\u202e.brf"),
        ("labels", "find", "\x1b[2J\u202e"),
        ("labels", "--format", "brf", "--out", "\x1b[2J\u202e/\x1b[2J\u202e"),
        ("labels", "--format", "\x1b[2J\u202e"),
        ("labels", "--cards", "\x1b[2J\u202e", "--format", "brf"),
        ("tables", "\x1b[2J\u202e"),
        ("\x1b[2J\u202e",),
    ],
)
def test_what_is_typed_on_the_command_line_is_printed_clean(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(*arguments)
    assert not CONTROL.findall((done.out + done.err).replace("\n", " "))
    assert "\u202e" not in done.out + done.err


def test_a_pipe_that_nobody_writes_to_is_not_waited_for() -> None:
    """In its own process, whose standard streams are pipes, too."""
    os.mkfifo(home() / "settings.toml")
    assert run_process("ask", "score").code == 1


def test_a_certificate_that_is_no_file_is_called_what_it_is() -> None:
    for command in ("host", "serve"):
        done = run(command, "--cert", "/dev/zero", "--key", "/dev/zero")
        wrong = sentence("unreadable-file", file="zero", detail=NOT_ORDINARY)
        assert (done.code, done.err) == (2, f"{wrong}\n")
