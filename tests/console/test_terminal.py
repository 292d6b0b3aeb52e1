"""Output to a terminal, a pipe or a file."""

import difflib
import io
import sys
import time

import pyte
import pytest

from splendor_access.console.terminal import PrintedLine, Terminal
from tests.driver import CLI, QUICK, AtTerminal, run_python


class Raw(io.RawIOBase):
    """Counts the writes that reach the system."""

    def __init__(self, *, tty: bool) -> None:
        self.writes: list[bytes] = []
        self._tty = tty

    def writable(self) -> bool:
        """Return True."""
        return True

    def isatty(self) -> bool:
        """Return the given value."""
        return self._tty

    def write(self, data: object) -> int:
        """Keep the data."""
        self.writes.append(bytes(data))  # type: ignore[call-overload]
        return len(self.writes[-1])


def stream(raw: Raw, encoding: str = "utf-8") -> io.TextIOWrapper:
    """Return a text stream as Python makes it for standard output."""
    return io.TextIOWrapper(
        io.BufferedWriter(raw), encoding=encoding, line_buffering=raw.isatty(), newline="\r\n"
    )


@pytest.mark.parametrize("tty", [False, True])
def test_an_answer_is_one_write(tty: bool) -> None:
    raw = Raw(tty=tty)
    terminal = Terminal(stream(raw))
    terminal.write(["one", "two \u00e9", "three"] * 20)
    assert raw.writes == [("one\ntwo \u00e9\nthree\n" * 20).encode()]
    assert terminal.interactive == tty
    terminal.write([])
    assert len(raw.writes) == 1
    terminal.prompt("you> ")
    assert raw.writes[1:] == [b"you> "]


@pytest.mark.parametrize(
    ("encoding", "expected"),
    [
        ("utf-8", "Zo\u00eb \u6f22 c4s \u2809\u2832\nx \u2801\u2803 \u2813\n".encode()),
        ("latin-1", b"Zo\xeb ? c4s 14-256\nx 1-12 125\n"),
        ("ascii", b"Zo? ? c4s 14-256\nx 1-12 125\n"),
        ("cp1252", b"Zo\xeb ? c4s 14-256\nx 1-12 125\n"),
    ],
)
def test_what_an_encoding_lacks(encoding: str, expected: bytes) -> None:
    raw = Raw(tty=False)
    terminal = Terminal(stream(raw, encoding))
    assert terminal.has_cells == (encoding == "utf-8")
    terminal.write(["Zo\u00eb \u6f22 c4s \u2809\u2832", "x \u2801\u2803 \u2813"])
    assert b"".join(raw.writes) == expected


def test_a_lone_surrogate_is_no_end() -> None:
    raw = Raw(tty=False)
    Terminal(stream(raw)).write(["a\udc80b"])
    assert raw.writes == [b"a?b\n"]


def test_long_lines_wrap_at_spaces_where_it_is_wished() -> None:
    raw = Raw(tty=False)
    terminal = Terminal(stream(raw), wrap="on")
    words = "b2, red, 2 points, costs 5 black and 3 white and-so-on " * 5
    terminal.write([words, "x" * 200, "short"])
    lines = b"".join(raw.writes).decode().splitlines()
    assert max(map(len, lines[:-2])) <= 80
    assert " ".join(lines[:-2]) == words.strip()
    assert not [line for line in lines if line[-1].isdigit()]  # a number stays with its gems
    assert lines[-2:] == ["x" * 200, "short"]
    assert terminal.height(PrintedLine(" ".join(["x" * 41] * 3))) == 3
    terminal.wrap = "auto"
    terminal.write([words])
    assert raw.writes[-1].decode() == f"{words}\n"
    terminal.cut = True  # by a screen reader
    terminal.write([words])
    assert raw.writes[-1].count(b"\n") > 3
    terminal.wrap = "off"
    terminal.write([words])
    assert raw.writes[-1].decode() == f"{words}\n"


WORDS = "b2, red, 2 points, costs 5 black and 3 white and so on"


@pytest.mark.parametrize(
    ("platform", "session", "columns", "rows"),
    [
        ("linux", None, 40, 1),
        ("linux", None, 39, 2),
        ("win32", None, 40, 2),
        ("win32", "1", 40, 1),
        ("win32", "1", 39, 2),
    ],
)
def test_rows_are_wrapped_where_words_would_be_cut(
    platform: str,
    session: str | None,
    columns: int,
    rows: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    raw = Raw(tty=True)
    terminal = Terminal(stream(raw), plain=True)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.delenv("WT_SESSION", raising=False)
    if session:
        monkeypatch.setenv("WT_SESSION", session)
    monkeypatch.setattr(Terminal, "_columns", lambda _terminal: columns)
    terminal.write([WORDS])
    assert raw.writes[-1].decode().count("\n") == rows
    terminal.wrap = "off"
    terminal.write([WORDS])
    assert raw.writes[-1].decode() == f"{WORDS}\n"


def test_a_file_is_never_wrapped_for_being_narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = Raw(tty=False)
    terminal = Terminal(stream(raw))
    monkeypatch.setattr(Terminal, "_columns", lambda _terminal: 20)
    terminal.write([WORDS])
    assert raw.writes[-1].decode() == f"{WORDS}\n"


@pytest.mark.parametrize("code", ["c4s 3s3o6d", "ao 1s1e1r1d", "3 4s4e", "12 cards"])
def test_a_code_is_never_wrapped(code: str) -> None:
    raw = Raw(tty=False)
    terminal = Terminal(stream(raw), wrap="on")
    for before in range(60, 80):
        terminal.write([f"{'x' * before} {code} end"])
        assert code in raw.writes[-1].decode().replace("\n", "|")


def test_the_size_of_a_screen() -> None:
    program = (
        "import sys; from splendor_access.console.terminal import PrintedLine, Terminal;"
        "t = Terminal(sys.stdout);"
        "t.write([f'{t.rows} {[t.height(PrintedLine(\"x\" * n)) for n in (0, 1, 40, 41, 120)]}'])"
    )
    with AtTerminal("-c", program, rows=12, columns=40, program=(sys.executable,)) as shown:
        shown.rest()
        assert shown.lines == ["12 [1, 1, 1, 2, 3]"]
    assert Terminal(stream(Raw(tty=False))).rows == 24


def test_nobody_reads_any_more() -> None:
    program = (
        "import os, sys; from splendor_access.console.terminal import Terminal, silence\n"
        "read, write = os.pipe(); os.dup2(write, 1); os.close(write); os.close(read)\n"
        "try:\n    Terminal(sys.stdout).write(['x'])\n"
        "except BrokenPipeError:\n    silence(); sys.stdout.write('y'); sys.exit(7)"
    )
    assert run_python("-c", program) == (7, "", "")


class Compared(Raw):
    """A screen, and a reader that says the rows that it did not have when it looked last.

    Fenrir 1.9.6 compares in this way, by the same class of Python, and so does NVDA in the old
    console of Windows.
    """

    def __init__(self, rows: int = 24) -> None:
        super().__init__(tty=True)
        self._screen = pyte.Screen(80, rows)
        self._screen.set_mode(pyte.modes.LNM)
        self._stream = pyte.ByteStream(self._screen)
        self._seen = [*self._screen.display]
        self.said: list[str] = []

    def write(self, data: object) -> int:
        """Show the data."""
        self._stream.feed(bytes(data))  # type: ignore[call-overload]
        return super().write(data)

    def look(self, _seconds: float = 0.0) -> list[str]:
        """Compare the screen with that of the last look; return all said since the last answer."""
        shown = [*self._screen.display]
        found = difflib.Differ().compare(self._seen, shown)
        self.said += [row[2:].rstrip() for row in found if row[0] == "+" and row[2:].strip()]
        self._seen = shown
        return self.said


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Compared:
    compared = Compared()
    monkeypatch.setattr(time, "sleep", compared.look)
    return compared


def heard(screen: Compared, terminal: Terminal, typed: str, lines: list[str]) -> list[str]:
    """Return the program's words about an answer to a typed line."""
    terminal.prompt(f"you> {typed}\n")
    terminal.note_typed(f"you> {typed}")
    screen.look()
    screen.said.clear()
    terminal.write(lines)
    return screen.look()


BOARD = [
    f"{level}{number}, red, costs {number} green." for level in "cba" for number in range(1, 5)
]


def test_a_reader_that_compares_screens_says_what_is_repeated(screen: Compared) -> None:
    terminal = Terminal(stream(screen), plain=True)
    assert heard(screen, terminal, "board", BOARD) == BOARD
    assert heard(screen, terminal, "again", BOARD) != BOARD  # where no such reader is known
    terminal.compared = True
    for _time in range(3):
        assert heard(screen, terminal, "board", BOARD) == BOARD
    for _time in range(30):
        assert heard(screen, terminal, "bank", ["Bank: 4 blue."]) == ["Bank: 4 blue."]


def test_what_was_just_written_is_said_before_it_is_pushed_away(screen: Compared) -> None:
    terminal = Terminal(stream(screen), plain=True)
    terminal.compared = True
    heard(screen, terminal, "bank", ["Bank: 4 blue."])
    screen.said.clear()
    terminal.write(["You bought a4."])
    terminal.write(["Bank: 4 blue."])  # the reader had no time to look
    assert screen.look() == ["You bought a4.", "Bank: 4 blue."]


def test_rows_of_which_none_is_repeated_stay_in_sight(screen: Compared) -> None:
    terminal = Terminal(stream(screen), plain=True)
    terminal.compared = True
    for number in range(60):
        assert heard(screen, terminal, f"{number}", [f"{number}.", ""]) == [f"{number}."]
    assert b"\n\n\n" not in b"".join(screen.writes)
    # What has left the screen is no repetition.
    assert heard(screen, terminal, "first", ["0."]) == ["0."]
    assert b"\n\n\n" not in b"".join(screen.writes)


def test_rows_of_a_long_line_are_compared_one_by_one(screen: Compared) -> None:
    terminal = Terminal(stream(screen), wrap="off", plain=True)
    terminal.compared = True
    long = "x" * 80 + "end"
    heard(screen, terminal, "1", ["one", long])
    assert heard(screen, terminal, "2", ["two", long]) == ["two", "x" * 80, "end"]


FENRIR = f"""
import sys; {CLI}
from splendor_access.speech import screen_readers
screen_readers._processes = lambda: [["init"], ["/usr/bin/python3", "/usr/bin/fenrir"]]
sys.exit(cli.main())
"""
"""The source of a program that finds Fenrir."""


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["edited", "plain"])
def test_a_repeated_answer_stands_alone_on_the_screen_for_fenrir(plain: tuple[str, ...]) -> None:
    program = (sys.executable, "-c", FENRIR)
    with AtTerminal(*QUICK, *plain, program=program) as game:
        game.shows("you>")
        game.press("bank\r", "you>")
        once = game.lines[-3:]
        game.press("bank\r", "you>")
        shown = [row.rstrip() for row in game.screen.display if row.strip()]
        assert shown == once[1:]
        assert [line for line in game.lines if line][-5:-2] == once[0:2] + once[0:1]
