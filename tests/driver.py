"""Runs the real program: in this process, over pipes, line by line over pipes, or in a terminal."""

import codecs
import errno
import io
import os
import queue
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self

import pyte
import pytest

if sys.platform != "win32":
    import fcntl
    import pty
    import termios

from splendor_access.bots import load
from splendor_access.commands import _cli
from splendor_access.game.actions import Action
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import EDITIONS, RuleSet
from splendor_access.saved_games import restore
from splendor_access.session.intents import Intent, Said
from splendor_access.session.shared_keyboard import AnySession, open_session
from splendor_access.settings import system
from splendor_access.settings.settings import Settings, load_settings, parse_change
from splendor_access.table import saves
from splendor_access.table.opponents import bot_question, decide_here
from splendor_access.table.setup import new_table
from splendor_access.table.table import Table, start_saving
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, say
from tests.forks import Fork
from tests.tiers import time_limit

ROOT = Path(__file__).parents[1]
PROGRAM = (sys.executable, "-m", "splendor_access")

UNDER_WINE = sys.platform == "win32" or "WINEPREFIX" in os.environ
PATIENCE = 240.0 if UNDER_WINE else time_limit(20, 60)
"""Seconds after which a silent program has failed; under Wine each starts slowly."""

ENDED = 0 if sys.platform != "win32" else 1
"""The exit code of a program that was asked to end, which Windows does without asking."""

AT_TERMINAL = {"TERM": "xterm-256color", "SPLENDOR_ACCESS_LANG": "en"}
"""Without it a first run would ask for a language."""

WITHOUT_LIBLOUIS = """
import sys
from splendor_access.braille import library
sys.modules["louis"] = None
library.NAMES = ()
"""
"""The start of a program that finds neither the binding of liblouis nor the library."""

CLI = "from splendor_access.commands import _cli as cli"
"""The start of source code that runs command lines."""

TRUSTING = """
from splendor_access.settings import libraries
libraries.faults = lambda _names: []
"""
"""The start of source code in which `doctor` tries no library, which takes most of its time."""

DOCTOR = (sys.executable, "-c", f"import sys; {CLI}{TRUSTING}sys.exit(cli.main())", "doctor")
"""The program that runs such a `doctor`."""

QUICK = ("play", "--quick", "--seed", "1")


class Done(NamedTuple):
    """The result of a finished program: its exit code and its output."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of its standard output."""
        return self.out.splitlines()


def environment(**changes: str) -> dict[str, str]:
    """Return the environment of a program: that of the test, with the checkout on its path."""
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **changes}


def run(
    *arguments: str,
    typed: str | bytes = "",
    env: dict[str, str] | None = None,
    encoding: str = "utf-8",
) -> Done:
    """Run the program in this process with all its input at once, and return the result."""
    with _standard_input(_encoded(typed)):
        return run_here(*arguments, env=env, encoding=encoding)


def run_here(*arguments: str, env: dict[str, str] | None = None, encoding: str = "utf-8") -> Done:
    """Run the program in this process with this process's input, and return the result."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, newline="\n")
    err = io.TextIOWrapper(io.BytesIO(), "utf-8", "backslashreplace", newline="\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        for name, value in environment(**(env or {})).items():
            patch.setenv(name, value)
        try:
            code = _cli.main(arguments)
        except SystemExit as end:  # from argparse
            code = int(end.code or 0)
    return Done(code, *(_written(stream) for stream in (out, err)))


@contextmanager
def _standard_input(data: bytes) -> Iterator[None]:
    """Make standard input give these bytes and end."""
    before = os.dup(0)
    with tempfile.TemporaryFile() as file:
        file.write(data)
        file.seek(0)
        os.dup2(file.fileno(), 0)
    try:
        with (
            open(0, encoding="utf-8", closefd=False) as read,
            pytest.MonkeyPatch.context() as patch,
        ):
            patch.setattr(sys, "stdin", read)
            yield
    finally:
        os.dup2(before, 0)
        os.close(before)


def _encoded(typed: str | bytes) -> bytes:
    return typed if isinstance(typed, bytes) else typed.encode("utf-8", "surrogateescape")


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")


def run_process(
    *arguments: str, typed: str | bytes = "", env: dict[str, str] | None = None
) -> Done:
    """Run the program like `run`, but in its own process."""
    return run_python(*PROGRAM[1:], *arguments, typed=typed, env=env)


def run_python(
    *arguments: str, typed: str | bytes = "", env: dict[str, str] | None = None, **how: Any
) -> Done:
    """Run Python with all its input at once, and return the result."""
    done = subprocess.run(
        [sys.executable, *arguments],
        input=_encoded(typed),
        capture_output=True,
        env=environment(**(env or {})),
        timeout=PATIENCE,
        check=False,
        **how,
    )
    return Done(done.returncode, *(text.decode("utf-8") for text in (done.stdout, done.stderr)))


Process = Fork | subprocess.Popen[bytes]


def started(
    program: Sequence[str],
    arguments: Sequence[str],
    env: dict[str, str],
    changed: Iterable[str],
    terminal: int | None = None,
) -> Process:
    """Start a program, in a fork unless Python gets other options than a piece of source."""
    python, *how = program
    own = any(name.startswith(("PYTHON", "LC_", "LANG")) for name in changed)
    if sys.platform != "win32" and not own and python == sys.executable:
        if how == [*PROGRAM[1:]]:
            return Fork(arguments, env, terminal)
        if how[:1] == ["-c"]:
            return Fork([*how[2:], *arguments], env, terminal, source=how[1])
    if terminal is None:
        streams: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        streams["stderr"] = subprocess.STDOUT
    else:
        streams = dict.fromkeys(("stdin", "stdout", "stderr"), terminal)
        streams["preexec_fn"] = lambda: os.login_tty(terminal)
    return subprocess.Popen([*program, *arguments], env=env, **streams)


class Conversation:
    """A running program with its output so far in `said`."""

    def __init__(self, process: Process, output: int) -> None:
        self.process = process
        self.said = ""
        self._output = output
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._heard = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.kill()

    def until(self, text: str, *, new: bool = True) -> str:
        """Wait for a text (with `new`, after the last one), and return the output before it.

        Fails when the program ends or is silent for long.
        """
        begin = self._heard if new else 0
        deadline = time.monotonic() + PATIENCE
        while text not in self.said[begin:]:
            assert self._hear(deadline - time.monotonic()), f"no {text!r} in:\n{self.said}"
        end = self.said.index(text, begin) + len(text)
        heard, self._heard = self.said[begin:end], end
        return heard

    def until_long(self, length: int) -> None:
        """Wait until the output has that many characters."""
        deadline = time.monotonic() + PATIENCE
        while len(self.said) < length:
            assert self._hear(deadline - time.monotonic()), self.said

    def rest(self) -> str:
        """Wait for the end of the output, and return everything not waited for before."""
        deadline = time.monotonic() + PATIENCE
        while self._hear(deadline - time.monotonic()):
            pass
        heard, self._heard = self.said[self._heard :], len(self.said)
        return heard

    def end(self) -> int:
        """Wait for the end of the program and return its exit code."""
        self.rest()
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """End the program as a loss of power would, and close its files."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()

    def terminate(self) -> None:
        """Ask the program to end, as the system does."""
        self.process.send_signal(signal.SIGTERM)

    def interrupt(self) -> None:
        """Send Ctrl-C as the system does when nobody reads keys."""
        self.process.send_signal(signal.SIGINT)

    def _hear(self, seconds: float) -> bool:
        chunk = self._chunk(max(seconds, 0))
        assert chunk is not None, f"silent after:\n{self.said}"
        text = self._decoder.decode(chunk)
        if self.said.endswith("\r") and text.startswith("\n"):
            self.said = self.said[:-1]
            self._heard = min(self._heard, len(self.said))
        self.said += text.replace("\r\n", "\n")
        self._arrived(chunk)
        return bool(chunk)

    def _chunk(self, seconds: float) -> bytes | None:
        """Wait for bytes; an empty result is the end of the output, None a timeout."""
        ready, _, _ = select.select([self._output], [], [], seconds)
        if not ready:
            return None
        try:
            return os.read(self._output, 65_536)
        except OSError as error:
            if error.errno != errno.EIO:  # of a terminal whose last program is gone
                raise
            return b""

    def _arrived(self, chunk: bytes) -> None:
        """Take bytes as they arrive."""


class Piped(Conversation):
    """The program with pipes for standard input and output; errors come with the output."""

    def __init__(
        self, *arguments: str, env: dict[str, str] | None = None, program: Sequence[str] = PROGRAM
    ) -> None:
        process = started(program, arguments, environment(**(env or {})), env or {})
        assert process.stdout
        super().__init__(process, process.stdout.fileno())
        self._arriving: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        if sys.platform == "win32":
            threading.Thread(target=self._copy, daemon=True).start()

    def _copy(self) -> None:
        """Read all the output: Windows cannot wait for a pipe with a timeout."""
        chunk = b"?"
        while chunk:
            try:
                chunk = os.read(self._output, 65_536)
            except OSError:  # closed by a test that has ended the program
                chunk = b""
            self._arriving.put(chunk)

    def _chunk(self, seconds: float) -> bytes | None:
        if sys.platform != "win32":
            return super()._chunk(seconds)
        try:
            chunk = self._arriving.get(timeout=seconds)
        except queue.Empty:
            return None
        if not chunk:
            self._arriving.put(chunk)  # the end stays the end, however often it is asked for
        return chunk

    def type(self, *lines: str) -> None:
        """Send lines."""
        assert self.process.stdin
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def finish(self) -> str:
        """End the input, and return the rest of the output."""
        assert self.process.stdin
        self.process.stdin.close()
        return self.rest()


class AtTerminal(Conversation):
    """The program in its own terminal, with a model of the screen.

    `said` is the raw stream; `lines` are those of the screen and the scrollback.
    """

    def __init__(
        self,
        *arguments: str,
        rows: int = 24,
        columns: int = 80,
        env: dict[str, str] | None = None,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self._keys, terminal = pty.openpty()
        self._resize(rows, columns)
        whole = environment(**{**AT_TERMINAL, **(env or {})})
        process = started(program, arguments, whole, env or {}, terminal)
        os.close(terminal)
        self.screen = pyte.HistoryScreen(columns, rows, history=10_000, ratio=0.5)
        self._stream = pyte.ByteStream(self.screen)
        self._finished: list[str] = []  # lines that may no longer change
        super().__init__(process, self._keys)

    def __exit__(self, *_error: object) -> None:
        self.kill()
        self.hang_up()

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._keys, text.encode())

    def hang_up(self) -> None:
        """Close the terminal."""
        if self._keys >= 0:
            os.close(self._keys)
            self._keys = -1

    def resize(self, rows: int, columns: int) -> None:
        """Change the size of the terminal; the system tells the program (SIGWINCH)."""
        self._resize(rows, columns)
        self.screen.resize(rows, columns)
        self._finished = []  # a smaller screen scrolls, and the model drops those lines

    def _resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self._keys, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    @property
    def lines(self) -> list[str]:
        """Every line of the screen and the scrollback, without trailing spaces."""
        columns = range(self.screen.columns)
        gone = ["".join(line[at].data for at in columns) for line in self.screen.history.top]
        shown = [line.rstrip() for line in (*gone, *self.screen.display)]
        while shown and not shown[-1]:
            shown.pop()
        return shown

    def ends_with(self, said: str) -> bool:
        """Whether this was shown last; a terminal wraps it anywhere, so spaces do not count."""
        shown = "".join(self.lines)
        return shown.replace(" ", "").endswith(said.replace(" ", ""))

    def press(self, keys: str, then: str) -> None:
        """Press keys that end a line, and wait for the next prompt."""
        before = len(self.lines)
        self.type(keys)
        self.shows(then, below=before)

    def shows(self, last: str, below: int = 0) -> None:
        """Wait until the last line of the screen is this; the lines above must not change."""
        deadline = time.monotonic() + PATIENCE
        while len(self.lines) <= below or self.lines[-1] != last:
            assert self._hear(deadline - time.monotonic()), self.lines
        self._heard = len(self.said)
        lines = self.lines
        assert lines[: len(self._finished)] == self._finished
        self._finished = lines[:-1]

    def _arrived(self, chunk: bytes) -> None:
        self._stream.feed(chunk)


CONTROL = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[@-Z\\-_]|.)|[\x00-\x08\x0b-\x1f\x7f]")


def controls(stream: str) -> list[str]:
    """Return every control sequence and character of a stream other than line ends."""
    return CONTROL.findall(stream.replace("\r\n", "\n"))


# Without a process


def table(*kinds: str, seed: int = 1, edition: str = EDITIONS[0]) -> Table:
    """Return a new table; people are called Ana, Ben, Cleo and Dan by seat."""
    names = ("Ana", "Ben", "Cleo", "Dan")
    players = [Player(name, kind) for name, kind in zip(names, kinds, strict=False)]
    return new_table(players, RuleSet(edition), seed)


def saved_rows(name: str = "1") -> list[str]:
    """Return the rows of a saved game."""
    return [row.text for row in saves.read_save(name).rows]


def reopened(name: str = "1") -> Table:
    """Return the table of a saved game, ready to play on."""
    return restore.reopen(restore.find(name))


def session(
    laid: Table, *, strict: bool = False, language: str = "en", languages: Sequence[str] = ()
) -> AnySession:
    """Return a session with the default settings."""
    return open_session(laid, language, load_settings({}, {}), strict=strict, languages=languages)


def chosen_settings(**values: str) -> Settings:
    """Return settings with values just chosen by a player."""
    settings = Settings()
    for name, value in values.items():
        change = parse_change(name, value)
        assert change, (name, value)
        settings = settings.with_change(change)
    return settings


def sentence(name: str, /, **args: Arg) -> str:
    """Return a sentence of the program in English with the default settings."""
    return Locale("en").text(say(name, **args))


WAY_BACK: dict[str, Arg] = {"how": "command", "program": system.program(), "spoken": "en"}
"""What tells in a test how a game is continued."""

LEFT = sentence("left", **WAY_BACK)
"""The last message when a player leaves a game."""

SAVED = sentence("saved", **WAY_BACK)
"""The answer to `save` in a saved game."""


def texts(one: AnySession, said: Sequence[Said]) -> list[str]:
    """Return a session's messages as text."""
    return [one.style.text(each.message, each.kind) for each in said]


def told(one: AnySession, *lines: str) -> list[str]:
    """Type lines to a session, and return the answer to the last."""
    said: list[Said] = []
    for line in lines:
        said = one.handle(Intent("keyboard", text=line, seen=one.table.version))
    return texts(one, said)


def press(one: AnySession, action: Action, seat: int = 0, seen: int | None = None) -> list[str]:
    """Hand in an action of a seat; return the answer."""
    version = one.table.version if seen is None else seen
    return texts(one, one.handle(Intent("keys", action=action, seat=seat, seen=version)))


def opened(*kinds: str, strict: bool = False, saved: bool = False, seed: int = 1) -> AnySession:
    """Return the session of a new table, after its opening."""
    laid = table(*kinds, seed=seed)
    if saved:
        start_saving(laid)
    one = session(laid, strict=strict)
    one.opening()
    return one


def snapshot(laid: Table) -> tuple[object, ...]:
    """Return everything about a table that can change."""
    return (laid.state, tuple(laid.entries), tuple(laid.log), tuple(laid.moments), laid.version)


def decision(laid: Table) -> Action:
    """Return a decision for the seat to act: bots as in the program, people as the bot `normal`."""
    state = laid.state
    kind = laid.players[state.to_act].kind
    view = state.view(state.to_act)
    if kind == HUMAN:
        action = load("normal")(view, laid.chance, len(laid.moments))
    else:
        action = decide_here(bot_question(kind, view, laid.chance, len(laid.moments)))
    return with_payment(state, action)


def play_out(laid: Table) -> list[str]:
    """Play a game to its end, and return the lines typed by its people."""
    typed = []
    while not laid.over:
        action = decision(laid)
        if laid.players[laid.state.to_act].kind == HUMAN:
            typed.append(action_text(action))
        laid.act(action)
    return typed


def record_in(output: str) -> str:
    """Return the first record that a program printed."""
    lines = output.splitlines()
    begin = lines.index("splendor-record 1")
    words = [
        "seat",
        "start",
        "deck",
        "take",
        "reserve",
        "reveal",
        "buy",
        "return",
        "noble",
        "pass",
        "undone",
    ]
    end = begin + 1
    while end < len(lines) and lines[end].partition(" ")[0] in words:
        end += 1
    return "".join(f"{line}\n" for line in lines[begin:end])
