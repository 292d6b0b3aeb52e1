"""Texts from which liblouis never comes back, in a process of its own."""

import logging
import re
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from splendor_access.braille import guarded, liblouis, process
from splendor_access.braille.cells import cells_text, text_cells
from splendor_access.braille.tables import BrailleUnavailable, NoBraille, file_table, table

HANGS = "siehe -b.st"
GERMAN = table("de-g1")

HANGING = f"""
import re
from splendor_access.braille import child

def translate(paths, text):
    if {HANGS!r} in text:
        re.match("(a+)+b", "a" * 50)  # like liblouis, it keeps Python's lock, for years
    return right(paths, text)

right = child.FUNCTIONS["translate"]
child.FUNCTIONS["translate"] = translate
child.main()
"""
"""The program of a process in which a text hangs, whatever the release of liblouis."""


@pytest.fixture(autouse=True)
def one_process() -> None:
    """Let liblouis have its process, which this file is about."""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a process end itself sooner, and forget what it gave no answer to."""
    process.end()
    monkeypatch.setattr(process, "LIMIT", 0.5)
    yield
    process.end()
    process.unanswered.clear()


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """Let a text hang in the processes that are started, and return those."""
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def start(command: Sequence[str], **options: Any) -> subprocess.Popen[bytes]:
        python, *_module, limit = command
        started.append(popen([python, "-c", HANGING, limit], **options))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    return started


def test_a_text_that_keeps_liblouis_is_translated_letter_by_letter(
    caplog: pytest.LogCaptureFixture, hanging: list[subprocess.Popen[bytes]]
) -> None:
    assert guarded.to_cells(GERMAN, "-b.s")[0] == liblouis.translate(GERMAN.paths(), "-b.s")[0]
    with caplog.at_level(logging.ERROR):
        cells, characters, firsts = guarded.to_cells(GERMAN, HANGS)
    assert [each.returncode for each in hanging] == [1]  # it has ended itself
    each = [liblouis.translate(table("de-g0").paths(), sign)[0] for sign in HANGS]
    assert cells == "".join(each)
    assert characters == firsts == [*range(len(HANGS))]
    (said,) = caplog.messages
    assert "de-g1" in said
    assert HANGS not in said


def test_the_next_such_text_is_not_waited_for(hanging: list[subprocess.Popen[bytes]]) -> None:
    guarded.to_cells(GERMAN, HANGS)
    assert len(guarded.to_cells(GERMAN, f"{HANGS} -b.st")[0]) == len(f"{HANGS} -b.st")
    assert len(hanging) == 1
    assert not process._running


def test_the_process_serves_on_after_its_death() -> None:
    paths = GERMAN.paths()
    cells = liblouis.translate(paths, "Max'")[0]
    assert process.call(liblouis.translate, paths, "Max'")[0] == cells
    first = process._running[0]
    first.kill()
    first.wait()
    assert process.call(liblouis.translate, paths, "Max'")[0] == cells
    assert process._running[0] is not first
    assert not process.unanswered


def test_cells_without_an_answer_are_read_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> str:
        raise process.NoAnswer

    monkeypatch.setattr(process, "call", lost)
    assert cells_text("⠎⠞", table("de-g2")) == "st"


def test_plain_and_own_words_need_no_process() -> None:
    said = [word for word in guarded.own_words("de") if re.fullmatch("[a-z]+-[a-z]+,?", word)]
    assert said
    for text in ("Ada und Zoë", "Wirklich beenden?", "2 Rubine.", "c4s", "@", *said):
        text_cells(text, GERMAN)
    assert not process._running


def test_a_table_from_elsewhere_is_never_used_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "mine.utb"
    # A backslash begins a character by its number there.
    own.write_text(f"include {Path(table('en-ueb-g1').paths()[0]).as_posix()}\n")
    found = file_table(str(own), "en")
    assert found
    with monkeypatch.context() as apart:
        apart.setattr(liblouis, "_call", pytest.fail)
        assert text_cells("Ada", found).cells == "⠠⠁⠙⠁"
    own.write_text("nonsense\n")
    process.end()
    with pytest.raises(BrailleUnavailable) as error:
        text_cells("Bea", found)
    assert error.value.reason is NoBraille.BROKEN_TABLE
    assert "nonsense" in error.value.detail
