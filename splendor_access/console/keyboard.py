"""Sources of typed lines: plain standard input, or an editable prompt at a terminal.

A keyboard reads one line at a time. It raises EOFError at the end of input and Interrupted when the
prompt is cancelled.
"""

import asyncio
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cached_property
from types import FrameType
from typing import TYPE_CHECKING, Protocol

import msgspec

from splendor_access.console.line_echo import LONGEST, echo_lines
from splendor_access.console.terminal import Terminal
from splendor_access.speech.spoken import Edit

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

SILENT_SIGNALS = ("SIGQUIT", "SIGTSTP")
"""Signals that end or stop the program silently. The others leave time to restore the terminal."""


def guard_terminal(terminal: int, signals: Iterable[str]) -> Callable[[], None]:
    """Leave a terminal as it is now when one of these signals comes; return a function to end that.

    There are no such signals on Windows, and none for what is no terminal, or is gone.
    """
    if sys.platform == "win32" or not os.isatty(terminal):
        return lambda: None
    import termios

    first = termios.tcgetattr(terminal)

    def came(number: int, _frame: FrameType | None) -> None:
        now = termios.tcgetattr(terminal)
        termios.tcsetattr(terminal, termios.TCSANOW, first)
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)
        # The program was stopped, and continues.
        signal.signal(number, came)
        termios.tcsetattr(terminal, termios.TCSANOW, now)

    before = {each: signal.signal(getattr(signal, each), came) for each in signals}

    def end() -> None:
        for each, handler in before.items():
            signal.signal(getattr(signal, each), handler)

    return end


def hide_echo(terminal: int) -> Callable[[], None]:
    """Hide typed characters at a terminal, but for line ends; return a function to undo that."""
    if sys.platform == "win32":
        raise NotImplementedError  # Windows never shows early input
    import termios

    shown = termios.tcgetattr(terminal)
    hidden = termios.tcgetattr(terminal)
    hidden[3] = (hidden[3] & ~termios.ECHO) | termios.ECHONL
    end = guard_terminal(terminal, SILENT_SIGNALS)
    termios.tcsetattr(terminal, termios.TCSADRAIN, hidden)

    def put_back() -> None:
        termios.tcsetattr(terminal, termios.TCSADRAIN, shown)
        end()

    return put_back


class Interrupted(Exception):  # not an error: the player pressed Ctrl-C
    """The player cancelled the prompt."""


_KEYS = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|O[ -~])?")
"""Traces of arrow keys and the like in a line edited by the terminal itself."""


class Keyboard(Protocol):
    """A source of typed lines."""

    async def read(self, prompt: Callable[[], str]) -> str:
        """Wait for a line. `prompt` returns the present prompt."""

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write something while a line is being typed; the line is restored once."""

    def hide(self, on: bool) -> None:
        """Hide or show typed characters from now on."""


class PlainKeyboard:
    """Lines from a file descriptor, without editing; the prompt is shown only at a terminal.

    Bytes are read here and not by `sys.stdin`, because a waiting thread would hold its lock at
    exit.
    """

    def __init__(self, descriptor: int, terminal: Terminal) -> None:
        self._descriptor = descriptor
        self._terminal = terminal
        self._typed = os.isatty(descriptor)
        self._lines = echo_lines(
            descriptor, terminal.prompt, lambda: guard_terminal(descriptor, SILENT_SIGNALS)
        )
        self._buffer = bytearray()
        self._ended = False
        self._hidden = False
        self._echo: Callable[[], None] = lambda: None
        self._line_wanted: asyncio.Future[str] | None = None
        self._waiting = False
        self._unwanted: list[str | None] = []
        # The version of the table, and the version at which the line being typed was begun. The
        # terminal tells nothing of a line before its end: it counts as begun at its prompt.
        self.now: Callable[[], int] = lambda: 0
        self.begun = 0

    async def read(self, prompt: Callable[[], str]) -> str:
        """Wait for a line."""
        self.begin(prompt)
        loop = asyncio.get_running_loop()
        wanted: asyncio.Future[str] = loop.create_future()
        self._line_wanted = wanted

        def wait() -> None:
            text = self._line()
            with suppress(RuntimeError):  # the game is over, and its loop is closed
                loop.call_soon_threadsafe(self._deliver, text)

        if self._unwanted:
            self._deliver(self._unwanted.pop())
        elif not self._waiting:
            self._waiting = True
            threading.Thread(target=wait, daemon=True).start()
        text = await wanted
        if self._typed:
            self._terminal.note_typed(prompt() + text)
        return text

    def begin(self, prompt: Callable[[], str]) -> None:
        """Begin a line: show its prompt."""
        self.begun = self.now()
        if self._lines:
            self._lines.drop()
        if self._typed:
            self._terminal.prompt(prompt())

    def _deliver(self, text: str | None) -> None:
        """Deliver a line to the waiting reader; without one, keep it."""
        self._waiting = False
        wanted = self._line_wanted
        if wanted is None or wanted.done():
            self._unwanted.append(text)
        elif text is None:
            wanted.set_exception(EOFError())
        else:
            wanted.set_result(text)

    def put_back(self, line: str) -> None:
        """Give a line back for the next reader."""
        self._unwanted.append(line)

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write something; nothing can be restored, because the terminal has the line."""
        write()

    def hide(self, on: bool) -> None:
        """Hide typed characters at the terminal, except for the end of the line."""
        if not self._typed or sys.platform == "win32" or on == self._hidden:
            return
        self._hidden = on
        if self._lines:
            self._lines.hidden = on
        elif on:
            self._echo = hide_echo(self._descriptor)
        else:
            self._echo()

    def _line(self) -> str | None:
        # At a terminal the end of input is not final: the player is asked whether to leave.
        self._ended &= not self._typed
        while b"\n" not in self._buffer and not self._ended:
            chunk = self._chunk()
            self._ended = not chunk
            self._buffer += chunk
            if b"\n" not in self._buffer:
                del self._buffer[LONGEST:]
        if not self._buffer:
            return None
        line, _, rest = bytes(self._buffer).partition(b"\n")
        self._buffer = bytearray(rest)
        text = line.decode("utf-8", errors="replace").rstrip("\r")
        return _KEYS.sub("", text) if self._typed else text

    def _chunk(self) -> bytes:
        try:
            if self._typed and sys.platform == "win32":
                # Windows consoles have their own encoding, which `open` knows.
                with open(self._descriptor, "rb", buffering=0, closefd=False) as console:
                    return console.read(LONGEST)
            if self._lines:
                return self._lines.read()
            return os.read(self._descriptor, LONGEST)
        except OSError:
            # The terminal is gone, or there is no standard input at all.
            return b""


class Draft(msgspec.Struct, frozen=True):
    """The line being typed: its text, its cursor, and its index in the history."""

    text: str
    cursor: int
    place: int


def edit_between(before: Draft, after: Draft) -> Edit:
    """Return the edit between two drafts."""
    grown = len(after.text) - len(before.text)
    head, tail = after.text[: after.cursor], after.text[after.cursor :]
    if after.place != before.place:
        return Edit("recalled", after.text)
    if after.text == before.text:
        moved = after.cursor != before.cursor
        return Edit("moved", tail[:1]) if moved else Edit("key")
    if grown > 0 and head[: len(head) - grown] + tail == before.text:
        return Edit("typed", head[len(head) - grown :])
    if grown < 0 and before.text.startswith(head) and before.text.endswith(tail):
        return Edit("deleted", before.text[after.cursor : after.cursor - grown])
    return Edit("recalled", after.text)


ESCAPE = 0.1
"""Seconds until Escape is a key of its own.

A letter that follows sooner counts as Alt and the letter, which is not what a player means who
presses Escape for silence and types on.
"""

UNUSED = (
    # These insert words of prompt-toolkit, which are read out as if they were typed.
    *("c-r", "c-s", "escape -", *(f"escape {digit}" for digit in range(10))),
    # These select or mark, which can only be seen, or begin a longer sequence.
    *("c-@", "c-x", "escape #", "escape *"),
    *(f"{shift}-{key}" for key in ("left", "right", "home", "end") for shift in ("s", "c-s")),
    *("s-up", "s-down"),
)
"""Keys of prompt-toolkit that are disabled."""


class PromptKeyboard:
    """A line with the editing keys and history of prompt-toolkit, and nothing around it.

    No menus, toolbars, ghost text or cursor-position requests: screen readers read each of them
    out, or are cut off by them. Tab completes the first word of a line by `words`; `list_words`
    prints several completions. The line is painted in the theme of `terminal`.
    """

    def __init__(
        self,
        words: Callable[[str], Iterable[str]],
        list_words: Callable[[Sequence[str]], None],
        terminal: Terminal,
    ) -> None:
        self._words = words
        self._list_words = list_words
        self._terminal = terminal
        # Called with the name of a function key; the line being typed stays as it is.
        self.pressed: Callable[[str], None] = lambda _key: None
        # Called after each key, before the screen shows its effect. Must return at once.
        self.edited: Callable[[Edit], None] = lambda _edit: None
        # The version of the table, and the version at which the line being typed was begun.
        self.now: Callable[[], int] = lambda: 0
        self.begun = 0
        self._begun = False
        self._hidden = False
        self._before = Draft("", 0, 0)
        self._completed: Edit | None = None

    @cached_property
    def _session(self) -> "PromptSession[str]":
        """The prompt, made for the first line: the player hears a game begin before it exists."""
        # Loaded late: it loads as slowly as a whole game.
        from prompt_toolkit import PromptSession
        from prompt_toolkit.history import InMemoryHistory
        from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
        from prompt_toolkit.keys import Keys
        from prompt_toolkit.lexers import SimpleLexer

        from splendor_access.console.line import SOLID, LineRenderer, line_output

        bindings = KeyBindings()

        def bind(key: str) -> None:
            @bindings.add(key)
            def press(_event: KeyPressEvent) -> None:
                self.pressed(key)

        for number in range(1, 13):
            bind(f"f{number}")

        for keys in UNUSED:
            bindings.add(*keys.split(), eager=True)(lambda _event: None)

        @bindings.add("tab")
        def complete(_event: KeyPressEvent) -> None:
            self._complete()

        @bindings.add(Keys.BracketedPaste)
        def paste(event: KeyPressEvent) -> None:
            # Several lines become one, so that nothing happens before Enter.
            event.current_buffer.insert_text(" ".join(event.data.split()))

        keyboard = self

        class History(InMemoryHistory):
            """The lines typed, for recall, without hidden ones."""

            def append_string(self, string: str) -> None:
                if not keyboard._hidden:
                    super().append_string(string)

        self._solid = SOLID
        session: PromptSession[str] = PromptSession(
            enable_suspend=True,
            key_bindings=bindings,
            enable_open_in_editor=False,
            interrupt_exception=Interrupted,
            lexer=SimpleLexer(SOLID),
            history=History(),
            is_password=self._hidden,
            output=line_output(lambda: self._terminal.ink("typed")),
        )
        app = session.app
        self._renderer = LineRenderer.take_over(app)
        app.ttimeoutlen = app.timeoutlen = ESCAPE
        processor = app.key_processor
        processor.before_key_press += self._before_key
        processor.after_key_press += self._after_key
        self._begun = True
        return session

    async def read(self, prompt: Callable[[], str]) -> str:
        """Wait for a line."""
        session = self._session
        # Ctrl-Z is a key here, which prompt-toolkit itself answers with the signal.
        end = guard_terminal(session.input.fileno(), ("SIGQUIT",))
        try:
            return await session.prompt_async(
                lambda: [(self._solid, prompt())], handle_sigint=False
            )
        finally:
            end()
            text = "" if self._hidden else session.default_buffer.text
            self._terminal.note_typed(prompt() + text)

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write something above the line being typed."""
        if self._begun and (app := self._session.app).is_running:
            app.renderer.erase()
            app.invalidate()
        write()

    def hide(self, on: bool) -> None:
        """Show a star for each letter, and echo and keep none; a line begun so is never shown."""
        if self._begun and self._hidden and not on and self._session.app.is_running:
            self._session.default_buffer.reset()
        self._hidden = on
        if self._begun:
            self._session.is_password = on

    def _below(self, write: Callable[[], None]) -> None:
        """Write something below the line being typed, which is then painted again.

        Orca follows appended text, but not text written over that line.
        """
        app = self._session.app
        self._renderer.go_below(app.layout)
        app.output.flush()
        app.invalidate()
        write()

    def _complete(self) -> None:
        """Complete the first word as far as it is unambiguous, or list its completions."""
        buffer = self._session.default_buffer
        typed = buffer.document.text_before_cursor
        if not typed or " " in typed:
            return
        found = sorted({*self._words(typed)})
        common = os.path.commonprefix(found)  # noqa: RUF071  # letter by letter is what is meant
        if len(found) > 1 and common == typed:
            self._completed = Edit("completed", " ".join(found))
            self._below(lambda: self._list_words(found))
        elif found:
            self._completed = Edit("completed", common)
            buffer.insert_text(common[len(typed) :])

    @property
    def draft(self) -> Draft:
        """The line being typed; empty just after its end, or if it is hidden."""
        if self._hidden or not self._begun:
            return Draft("", 0, 0)
        ended = self._session.app.future
        return Draft("", 0, 0) if ended is not None and ended.done() else self._draft

    @property
    def _draft(self) -> Draft:
        buffer = self._session.default_buffer
        return Draft(buffer.text, buffer.cursor_position, buffer.working_index)

    def _before_key(self, _keys: object) -> None:
        self._before = self._draft
        if not self._before.text:
            self.begun = self.now()

    def _after_key(self, _keys: object) -> None:
        ended = self._session.app.future
        if ended is not None and ended.done():
            failed = ended.exception() is not None
            text = "" if self._hidden else self._draft.text
            edit = Edit("key") if failed else Edit("submitted", text)
        elif self._hidden:
            edit = Edit("key")
        else:
            edit = self._completed or edit_between(self._before, self._draft)
        self._completed = None
        self.edited(edit)
