"""The program in a process forked from one that has already loaded it.

Everything else is as at a normal start: its own folder, environment, and pipes or terminal, and an
exit code. Loading is the slowest part of a start, and the tests start the program often.
"""

import gc
import multiprocessing
import os
import runpy
import signal
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO

# All that is loaded for nearly every start, or at a terminal for the first line.
import prompt_toolkit.key_binding.bindings.search

import splendor_access.braille_display.channel
import splendor_access.braille_display.displays.brltty
import splendor_access.commands._cli
import splendor_access.commands.play
import splendor_access.console.keyboard
import splendor_access.console.line
import splendor_access.console.setup.new_game
import splendor_access.console.terminal
import splendor_access.speech.channel  # noqa: F401
from splendor_access.speech import screen_readers, voice
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.one_process import in_one_process

# Read once for all that are asked in a sentence.
assert all(Vocabulary(Locale(language)).phrases for language in languages())

_OF_FRIENDS = [f"splendor_access.commands.{name}" for name in ("host", "join", "companion")]
_OF_FRIENDS += [f"splendor_access.online.{name}" for name in ("host", "join", "server.web")]
"""Loaded only where programs are forked: they take as long as all the others."""

if sys.platform != "win32":  # which has no forks
    import prompt_toolkit.input.vt100  # noqa: F401

    _CONTEXT = multiprocessing.get_context("forkserver")
    _CONTEXT.set_forkserver_preload([*_OF_FRIENDS, __name__])
    gc.freeze()  # keeps the collector from copying loaded objects in every fork


class Fork:
    """A process with the program in it, usable like a `subprocess.Popen`.

    Its streams are pipes, with standard error in standard output, or else a terminal. Instead of
    the program it can run Python source, as after `python -c`.
    """

    def __init__(
        self,
        arguments: Sequence[str],
        env: dict[str, str],
        terminal: int | None = None,
        source: str = "",
    ) -> None:
        self.stdin: IO[bytes] | None = None
        self.stdout: IO[bytes] | None = None
        self.stderr = None
        if terminal is None:
            (typed, to_type), (to_hear, said) = os.pipe(), os.pipe()
            self.stdin, self.stdout = os.fdopen(to_type, "wb"), os.fdopen(to_hear, "rb", 0)
            streams = [Connection(typed, writable=False), Connection(said, readable=False)]
        else:
            streams = [Connection(os.dup(terminal))]
        self._process = _CONTEXT.Process(
            target=_run, args=(source, arguments, env, Path.cwd(), streams), daemon=True
        )
        self._process.start()
        for stream in streams:
            stream.close()

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process.pid
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit code, negative for a signal; None before the end."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """Return the exit code, or None before the end."""
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end, and return the exit code. Raises TimeoutError."""
        self._process.join(timeout)
        if self.returncode is None:
            raise TimeoutError
        return self.returncode

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()

    def send_signal(self, number: int) -> None:
        """Send a signal; none to a process that has ended, whose number another may have."""
        if self.returncode is None:
            os.kill(self.pid, number)


_all_numbers = screen_readers._numbers


def _of_this_test(proc: Path) -> list[int]:
    """Return the processes of the test that forked this one: no screen reader of anybody else."""
    _server, test, *_above = screen_readers._ancestors(proc, os.getpid())
    return [
        number for number in _all_numbers(proc) if test in screen_readers._ancestors(proc, number)
    ]


def _run(
    source: str,
    arguments: Sequence[str],
    env: dict[str, str],
    folder: Path,
    streams: Sequence[Connection],
) -> None:
    """Run the program, or the Python source."""
    if len(streams) == 1:
        os.login_tty(os.dup(streams[0].fileno()))
    else:
        typed, said = (stream.fileno() for stream in streams)
        for stream, number in ((typed, 0), (said, 1), (said, 2)):
            os.dup2(stream, number)
    for each in streams:
        each.close()
    os.environ.clear()
    os.environ.update(env)
    os.chdir(folder)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    replaced = "backslashreplace"
    sys.stderr = os.fdopen(2, "w", 1, encoding="utf-8", errors=replaced, closefd=False)
    sys.argv = ["-c" if source else "", *arguments]
    # On a busy machine a delay of seconds does not mean that a service hangs.
    voice.PATIENCE = voice.OPENING = 20.0
    in_one_process(setattr)
    screen_readers._numbers = _of_this_test
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if source:
        exec(source, {"__name__": "__main__"})  # noqa: S102  # a test's own
    else:
        runpy.run_module("splendor_access", run_name="__main__", alter_sys=True)
