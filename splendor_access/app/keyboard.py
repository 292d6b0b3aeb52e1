"""Where typed lines come from: plain standard input, or an editable prompt at a terminal.

A keyboard is asked for one line at a time. It raises EOFError at the end of input and
Interrupted when the prompt is cancelled.
"""

import asyncio
import os
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

from splendor_access.out.terminal import Terminal


class Interrupted(Exception):  # not an error: the player pressed Ctrl-C
    """The player cancelled the prompt."""


LONGEST = 65_536
"""Bytes of a line that are kept; no command comes near it."""


class Keyboard(Protocol):
    """A source of typed lines."""

    async def read(self, prompt: Callable[[], str]) -> str:
        """Wait for a line. `prompt` gives the word to show at any moment."""

    async def interrupt(self, write: Callable[[], None]) -> None:
        """Write something while a line is being typed; the line is put back once."""


class PlainKeyboard:
    """Lines from a file descriptor, without editing; the prompt is shown only at a terminal.

    Bytes are read here and not by `sys.stdin`, whose lock a waiting thread would hold at exit.
    """

    def __init__(self, descriptor: int, terminal: Terminal) -> None:
        self._descriptor = descriptor
        self._terminal = terminal
        self._typed = os.isatty(descriptor)
        self._buffer = bytearray()
        self._ended = False

    async def read(self, prompt: Callable[[], str]) -> str:
        """Wait for a line."""
        if self._typed:
            self._terminal.prompt(prompt())
        loop = asyncio.get_running_loop()
        line: asyncio.Future[str] = loop.create_future()

        def settle(text: str | None) -> None:
            if line.cancelled():
                return
            if text is None:
                line.set_exception(EOFError())
            else:
                line.set_result(text)

        def wait() -> None:
            text = self._line()
            with suppress(RuntimeError):  # the game has ended, and its loop is closed
                loop.call_soon_threadsafe(settle, text)

        threading.Thread(target=wait, daemon=True).start()
        return await line

    async def interrupt(self, write: Callable[[], None]) -> None:
        """Write something; nothing can be put back, because the terminal has the line."""
        write()

    def _line(self) -> str | None:
        # The end of input typed at a terminal is not the last word: it is asked about.
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
        return line.decode("utf-8", errors="replace").rstrip("\r")

    def _chunk(self) -> bytes:
        try:
            return os.read(self._descriptor, LONGEST)
        except OSError:
            # The terminal has gone, or there is no standard input at all.
            return b""


class PromptKeyboard:
    """A line with the editing keys and history of prompt-toolkit, and nothing around it.

    No menus, toolbars, ghost text or cursor-position requests: each of them is read out by
    screen readers, or cuts off what they say.
    """

    def __init__(self, words: Callable[[], Iterable[str]]) -> None:
        # Must be set before prompt_toolkit makes its output.
        os.environ["PROMPT_TOOLKIT_NO_CPR"] = "1"
        os.environ["PROMPT_TOOLKIT_BELL"] = "false"
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
        from prompt_toolkit.output import ColorDepth
        from prompt_toolkit.shortcuts import CompleteStyle

        # What to do when a function key is pressed; the line being typed stays as it is.
        self.pressed: Callable[[str], None] = lambda _key: None
        bindings = KeyBindings()

        def bind(key: str) -> None:
            @bindings.add(key)
            def press(_event: KeyPressEvent) -> None:
                self.pressed(key)

        for number in range(1, 13):
            bind(f"f{number}")

        class Words(Completer):
            """Completes the first word of a line to a command."""

            def get_completions(self, document, _event):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
                typed = document.text_before_cursor
                if " " not in typed:
                    for word in sorted(words()):
                        if word.startswith(typed):
                            yield Completion(word, start_position=-len(typed))

        self._session: PromptSession[str] = PromptSession(
            completer=Words(),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            enable_suspend=True,
            key_bindings=bindings,
            enable_open_in_editor=False,
            interrupt_exception=Interrupted,
            # A cancelled line would be painted grey.
            color_depth=ColorDepth.DEPTH_1_BIT,
        )

    async def read(self, prompt: Callable[[], str]) -> str:
        """Wait for a line."""
        return await self._session.prompt_async(prompt, handle_sigint=False)

    async def interrupt(self, write: Callable[[], None]) -> None:
        """Write something above the line being typed."""
        from prompt_toolkit.application import run_in_terminal
        from prompt_toolkit.application.current import set_app

        if self._session.app.is_running:
            with set_app(self._session.app):
                await run_in_terminal(write)
        else:
            write()
