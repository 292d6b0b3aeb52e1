"""What is echoed of a line at a dumb terminal, key by key."""

import os
from collections.abc import Iterator

import pytest

from splendor_access.console.line_echo import LineEcho, echo_lines


class Keys:
    """Keys that are typed, and what is echoed of them."""

    def __init__(self) -> None:
        self._read, self._typed = os.pipe()
        self.echoed = ""
        self.lines = LineEcho(self._read, self._echo)

    def _echo(self, text: str) -> None:
        self.echoed += text

    def line(self, *strokes: bytes) -> bytes:
        """Type strokes; return the next line."""
        self.echoed = ""
        os.write(self._typed, b"".join(strokes))
        return self.lines.read()

    def close(self) -> None:
        """Close the pipe."""
        os.close(self._read)
        os.close(self._typed)


@pytest.fixture
def keys() -> Iterator[Keys]:
    typed = Keys()
    yield typed
    typed.close()


@pytest.mark.parametrize(
    ("typed", "line", "echoed"),
    [
        (b"bank\r", b"bank\n", "bank\n"),
        (b"\x1b[Aba\x1bOBnk\x1b[1;5C\n", b"bank\n", "bank\n"),
        (b"bak\x7fnk\r", b"bank\n", "bak\b \bnk\n"),
        (b"\x7f\x08me\r", b"me\n", "me\n"),
        (b"take\x15me\r", b"me\n", "take" + "\b \b" * 4 + "me\n"),
        ("zo\u00eb\x7fe\r".encode(), b"zoe\n", "zo\u00eb\b \be\n"),
        ("\u6f22\x7fe\r".encode(), b"e\n", "\u6f22\b \b\b \be\n"),
        (b"a\x04b\x12\r", b"ab\n", "ab\n"),
        (b"\x04", b"", ""),
    ],
)
def test_what_a_line_is_and_what_is_echoed(
    keys: Keys, typed: bytes, line: bytes, echoed: str
) -> None:
    assert keys.line(typed) == line
    assert keys.echoed == echoed


def test_the_line_behind_the_first_is_echoed_when_it_is_wanted(keys: Keys) -> None:
    assert keys.line(b"bank\rme\r\x04") == b"bank\n"
    assert keys.echoed == "bank\n"
    assert keys.line() == b"me\n"
    assert keys.echoed == "me\n"
    assert keys.line() == b""


def test_a_hidden_line_shows_its_end_alone(keys: Keys) -> None:
    keys.lines.hidden = True
    assert keys.line(b"c4s\x7fo\r") == b"c4o\n"
    assert keys.echoed == "\n"


def test_a_dropped_line_is_not_part_of_the_next(keys: Keys) -> None:
    os.write(keys._typed, b"me\r")
    keys.lines._line += b"ban"
    keys.lines.drop()
    assert keys.lines.read() == b"me\n"


def test_a_pipe_is_left_alone() -> None:
    read, typed = os.pipe()
    try:
        assert echo_lines(read, print, lambda: None) is None
    finally:
        os.close(read)
        os.close(typed)
