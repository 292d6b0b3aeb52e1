"""liblouis in a process of its own, which ends if a text keeps it for too long: both ends of it.

It is started by the first call, or ahead of it by `warm`, and serves all later ones. The process is
this module, too:

    python -m splendor_access.braille.process SECONDS

A line of JSON comes in for each call, with the function's name and its arguments, and one goes out
with what it returns, or with the reason and the detail of a `BrailleUnavailable`. The process ends
itself if a call takes longer than those seconds, and it ends with its input.
"""

import atexit
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Lock
from typing import TypeVar, cast

from splendor_access.braille import liblouis
from splendor_access.braille.library import VARIABLE, named_library
from splendor_access.braille.tables import BrailleUnavailable, NoBraille

LIMIT = 2.0
"""Seconds for a call; compiling a large table takes a twentieth of that."""

_Made = TypeVar("_Made")

_log = logging.getLogger(__name__)
_lock = Lock()
unanswered: set[tuple[str, tuple[str, ...]]] = set()
"""The functions and tables that gave no answer to a text, and are asked no more."""

_running: list[subprocess.Popen[bytes]] = []


class NoAnswer(Exception):
    """liblouis has not come back from a text, or has brought its process down.

    For the same function and table it is raised at once from then on.
    """


def warm() -> None:
    """Start the process if it does not run, without waiting for it."""
    with _lock, suppress(OSError):
        _process()


def end() -> None:
    """End the process, by closing its input."""
    with _lock:
        while _running:
            _close(_running.pop())


def call(function: Callable[[Sequence[str], str], _Made], paths: Sequence[str], text: str) -> _Made:
    """Call a function of `liblouis` there; a tuple that it returns is a list.

    Raises NoAnswer and BrailleUnavailable.
    """
    name = function.__name__
    if (name, (*paths,)) in unanswered:
        raise NoAnswer
    asked = json.dumps([name, [*paths], text]).encode("ascii") + b"\n"
    with _lock:
        try:
            process = _process()
            assert process.stdin
            assert process.stdout
            process.stdin.write(asked)
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError as error:
            raise NoAnswer from error
        if not line:
            # The text is not in the log: it may be private.
            _log.error(f"liblouis gave no answer to {name} with {paths[0]}")
            unanswered.add((name, (*paths,)))
            _close(_running.pop())
            raise NoAnswer
    told = json.loads(line)
    if "reason" in told:
        raise BrailleUnavailable(NoBraille(told["reason"]), told["detail"])
    return cast(_Made, told["made"])


def _process() -> subprocess.Popen[bytes]:
    """Return the running process, or start one. Raises OSError."""
    if _running and _running[0].poll() is not None:
        _close(_running.pop())
    if not _running:
        process = subprocess.Popen(  # noqa: S603  # a module of this program
            [sys.executable, "-m", "splendor_access.braille.process", str(LIMIT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, VARIABLE: named_library()},
            # Ctrl-C at the terminal is for the game, and no window is to open.
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        _running.append(process)
    return _running[0]


def _close(process: subprocess.Popen[bytes]) -> None:
    """Release a process, which ends with its input."""
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):  # what was still to be written
            if pipe:
                pipe.close()
    process.wait()


atexit.register(end)


FUNCTIONS = {
    each.__name__: each for each in (liblouis.translate, liblouis.knows, liblouis.back_translate)
}


def answer(line: str) -> str:
    """Call what a line asks for, and return the line that answers it."""
    name, *arguments = json.loads(line)
    try:
        made: object = {"made": FUNCTIONS[name](*arguments)}
    except BrailleUnavailable as error:
        made = {"reason": error.reason.value, "detail": error.detail}
    return json.dumps(made)


def main() -> None:
    """Answer the lines of standard input."""
    import faulthandler  # pages load this module without it

    limit = float(sys.argv[1])
    for line in sys.stdin:
        # It needs no lock of Python, which a call of liblouis may hold.
        faulthandler.dump_traceback_later(limit, exit=True)
        answered = answer(line)
        faulthandler.cancel_dump_traceback_later()
        sys.stdout.write(answered + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
