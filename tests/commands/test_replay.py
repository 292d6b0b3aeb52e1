"""Replaying records: whole games, and where a broken one breaks."""

from pathlib import Path

import pytest

from splendor_access.commands.replay import explain, narrated
from splendor_access.game.cards import gems
from splendor_access.game.record import RecordError, parse_record, record_text
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Handful
from tests.driver import Done, decision, play_out, record_in, run, sentence, table

EN = Locale("en")


def replay(text: str | bytes, tmp_path: Path) -> Done:
    file = tmp_path / "game.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return run("replay", str(file))


def whole() -> str:
    laid = table("human", "easy", "normal", seed=12)
    play_out(laid)
    return record_text(laid.record())


WHOLE = whole()


def test_a_whole_record(tmp_path: Path) -> None:
    done = replay(WHOLE, tmp_path)
    assert (done.code, done.err) == (0, "")
    assert done.lines == [EN.text(message) for message in narrated(parse_record(WHOLE))]
    assert sentence("game-over") in done.lines
    names = {line.partition(":")[0] for line in done.lines[-3:]}
    assert names == {"Ana", "Ben", "Cleo"}


def test_windows_line_ends_and_empty_lines(tmp_path: Path) -> None:
    changed = WHOLE.replace("\n", "\r\n\r\n")
    assert replay(changed, tmp_path) == replay(WHOLE, tmp_path)


def test_a_game_printed_while_it_is_played(tmp_path: Path) -> None:
    typed = "take ser\ntake rod\nundo\ntake srd\nreserve c\nrecord\nrecord with deck\n"
    game = run("play", "--quick", "--seed", "4", typed=typed)
    first = record_in(game.out)
    second = record_in(game.out.replace("splendor-record", "-", 1))
    assert "deck a " in second
    for record in (first, second):
        done = replay(record, tmp_path)
        assert (done.code, done.err) == (0, "")
        undone = "replay-undone-seen" if "seen" in record else "replay-undone"
        assert sentence(undone, count=2) in done.lines
        assert sentence("took", name="Guest", gems=Handful(gems("srd"))) in done.lines
        assert sentence("replay-unfinished") in done.lines


@pytest.mark.parametrize("verbosity", ["brief", "full"])
def test_how_much_is_told(verbosity: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(WHOLE)
    done = run("replay", str(file), "--verbosity", verbosity)
    assert done.code == 0
    assert done.out != replay(WHOLE, tmp_path).out


BROKEN = {
    "nothing": (b"", 1),
    "other text": (b"hello\n", 1),
    "no text": (b"\x00\x01\x02\x03", 1),
    "newer": (b"splendor-record 2\n", 1),
    "only a head": (b"splendor-record 1\n", 1),
    "no start": (b"splendor-record 1\nseat human A\ntake ser\n", 3),
    "escapes": (b"splendor-record 1\nseat human \x1b[2J\n", 2),
    "long": (b"splendor-record 1\n" + b"x" * 10_000 + b"\n", 2),
    "long head": (b"splendor-record " + b"9" * 10_000 + b"\n", 1),
}


@pytest.mark.parametrize(("content", "line"), BROKEN.values(), ids=BROKEN.keys())
def test_a_file_that_is_no_record(content: bytes, line: int, tmp_path: Path) -> None:
    done = replay(content, tmp_path)
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith(sentence("replay-line", line=line, problem=""))
    assert len(done.err.splitlines()) == 1
    assert len(done.err) < 250
    assert "\x1b" not in done.err


def test_bytes_that_are_no_utf_8(tmp_path: Path) -> None:
    done = replay(b"splendor-record 1\nseat human \xff\n", tmp_path)
    assert (done.code, done.out) == (3, "")
    assert done.err.startswith("game.txt ")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize("name", ["missing", ".", "\x1b[2J\u202e"])
def test_a_file_that_cannot_be_opened(name: str, tmp_path: Path) -> None:
    done = run("replay", str(tmp_path / name))
    assert (done.code, done.out) == (3, "")
    assert len(done.err.splitlines()) == 1
    assert "\x1b" not in done.err
    assert "\u202e" not in done.err


def failing_line(text: str) -> int | None:
    """Return the number of the line that a record cannot be read at."""
    try:
        parse_record(text)
    except RecordError as error:
        said = EN.text(explain(error))
        return error.line if said.startswith(f"Line {error.line}: ") else 0
    return None


def test_a_broken_line_is_named_by_its_number() -> None:
    """Each line of a record spoilt in turn: a wrong one is refused at or after its place."""
    lines = WHOLE.splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith("start"))
    refused = 0
    for at in range(head + 4, len(lines)):
        verb = lines[at].partition(" ")[0]
        for spoilt in (f"{verb} zz", "buy a9", "reveal a1 c4s 3s3o6d", "pass"):
            text = "\n".join([*lines[:at], spoilt, *lines[at + 1 :]])
            line = failing_line(text)
            if line:
                refused += 1
                assert line >= at + 1
                assert line == at + 1 or not spoilt.endswith(" zz")
    assert refused > 3 * (len(lines) - head - 4)


def test_a_record_cut_anywhere_is_an_unfinished_game(tmp_path: Path) -> None:
    laid = table("human", "easy", seed=12)
    for _ in range(9):
        laid.act(decision(laid))
    text = record_text(laid.record())
    done = replay(text, tmp_path)
    assert done.code == 0
    assert sentence("replay-unfinished") in done.lines
    assert done.lines[-2].startswith("Ana:")


def test_opponents_that_this_program_does_not_have(tmp_path: Path) -> None:
    done = replay(WHOLE.replace("seat normal", "seat oracle"), tmp_path)
    assert (done.code, done.err) == (0, "")
    assert "oracle" in done.lines[0]
