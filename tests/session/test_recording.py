"""`record FILE` writes the record of a game, and never over a file unasked."""

from pathlib import Path

import pytest

from splendor_access.game.record import parse_record, record_text
from tests.driver import QUICK, opened, run, sentence, session, table, told


def test_it_is_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    one = opened("human", "easy")
    told(one, "take ser")
    assert told(one, "record Mein Spiel.TXT") == [sentence("record-written", file="Mein Spiel.TXT")]
    assert (tmp_path / "Mein Spiel.TXT").read_text() == record_text(one.table.record())
    told(one, "record ./with.txt with deck")
    text = (tmp_path / "with.txt").read_text()
    assert text == record_text(one.table.record(), with_deck=True)
    assert parse_record(text).deal


def test_a_file_that_is_there_is_asked_about(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    file.chmod(0o640)
    one = opened("human", "easy")
    asked = sentence("ask-replace", file=str(file))
    assert told(one, f"record {file}") == [asked]
    assert told(one, "no") == [sentence("not-done")]
    assert file.read_text() == "mine"
    assert told(one, f"record {file}", "yes")[0] == sentence("record-written", file=str(file))
    assert file.read_text() == record_text(one.table.record())
    assert [*tmp_path.iterdir()] == [file]


def test_nobody_to_ask_keeps_the_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    done = run(*QUICK, typed=f"record {file}\n")
    assert sentence("record-exists", file=str(file)) in done.lines
    assert file.read_text() == "mine"
    other = tmp_path / "other.txt"
    run("ask", "record", str(other))
    assert parse_record(other.read_text()).players


@pytest.mark.parametrize("typed", ["nothere/game.txt", ".", "x" * 300 + ".txt", "a\0b.txt"])
def test_what_cannot_be_written(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    [line] = told(opened("human", "easy"), f"record {typed}")
    assert line.startswith(("The record could not be written", ". is there already"))
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("typed", ["record nonsense", "record with dek"])
def test_a_word_is_not_a_file(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    one = session(table("human", "easy"))
    assert told(one, typed)[0] == sentence(
        "not-understood", typed=typed, example="record with deck"
    )
    assert not [*tmp_path.iterdir()]
