"""Notices through a Windows screen reader.

Windows screen readers run nowhere else, so a stand-in has the same calls; these are compared with
the library's.
"""

import inspect
import queue
import threading

from accessible_output2.outputs.base import Output as Base
from accessible_output2.outputs.nvda import NVDA

from splendor_access.console.notices import EXACT, Notice, Notices, Output


class Reader:
    """A screen reader that keeps its texts, and can hang, fail and be away."""

    def __init__(self, name: str = "NVDA") -> None:
        self.name = name
        self.active = True
        self.shown: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.answers = threading.Event()
        self.answers.set()

    def is_active(self) -> bool:
        """Return whether it runs."""
        return self.active

    def braille(self, text: str) -> None:
        """Show a text."""
        self.shown.put(text)
        assert self.answers.wait(20)
        if text == "fail":
            raise OSError


def notice(text: str) -> Notice:
    return Notice(text, text)


def notices(*readers: Output) -> Notices:
    return Notices(lambda: [*readers])


def test_only_nvda_gets_codes_as_cells() -> None:
    for name, expected in (("NVDA", "b2 \u2803"), ("jaws", "b2 b1e")):
        reader = Reader(name)
        shown = notices(reader)
        shown.show(Notice("b2 b1e", "b2 \u2803"))
        assert reader.shown.get(timeout=20) == expected
        shown.close()


def test_the_latest_notice_is_shown_while_a_screen_reader_hangs() -> None:
    reader = Reader()
    reader.answers.clear()
    shown = notices(reader)
    shown.show(notice("first"))
    assert reader.shown.get(timeout=20) == "first"
    for each in ("second", "third", "last"):
        shown.show(notice(each))
    reader.answers.set()
    shown.close()
    assert reader.shown.get(timeout=20) == "last"
    assert reader.shown.empty()


def test_a_screen_reader_that_fails_is_asked_again() -> None:
    reader = Reader()
    shown = notices(reader)
    shown.show(notice("fail"))
    assert reader.shown.get(timeout=20) == "fail"
    shown.show(notice("next"))
    assert reader.shown.get(timeout=20) == "next"
    shown.close()


def test_the_one_that_runs_is_taken() -> None:
    away, here = Reader(), Reader("jaws")
    away.active = False
    shown = notices(away, here)
    shown.show(notice("hello"))
    assert here.shown.get(timeout=20) == "hello"
    assert away.shown.empty()
    shown.close()


def test_without_a_library_or_a_screen_reader_nothing_happens() -> None:
    def broken() -> list[Output]:
        raise OSError("no such library")

    for find in (broken, list[Output]):
        shown = Notices(find)
        shown.show(notice("hello"))
        shown.close()


def test_the_library_has_the_calls() -> None:
    assert NVDA.name == EXACT
    assert [*inspect.signature(NVDA.braille).parameters][:2] == ["self", "text"]
    assert NVDA.braille is not Base.braille
