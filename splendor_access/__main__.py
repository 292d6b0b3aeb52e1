"""`python -m splendor_access` is the command `splendor-access`."""

import gc
import os
import sys
from contextlib import suppress

RARELY = 50_000
"""So many new things before those are looked for that nobody uses any more.

Python looks after 700, which would happen a hundred times while the program is loaded. Until a game
has begun there are fewer, and none to be found.
"""


OWN_WINDOW = "SPLENDOR_ACCESS_WINDOW"
"""Set where the program was opened in a window that closes with it."""


def main() -> int:
    """Run the command line; a window of its own stays open until Enter."""
    try:
        return _run()
    finally:
        if os.environ.get(OWN_WINDOW):
            with suppress(EOFError, KeyboardInterrupt, OSError):
                _wait_for_enter()


def _run() -> int:
    """Run the command line; Ctrl-C ends it quietly even while the program is being loaded."""
    try:
        gc.set_threshold(RARELY)
        try:
            from splendor_access.commands import _cli
        except Exception:  # a library is missing, or a strange file has its name
            if not _explain():
                raise
            return 1
        return _cli.main()
    except KeyboardInterrupt:
        return 130


def _wait_for_enter() -> None:
    """Wait until the last lines have been heard: the window closes with the program."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():  # keys that were typed for the game
            msvcrt.getwch()
    sys.stdout.write(f"{_last_line()}\n")
    sys.stdout.flush()
    sys.stdin.readline()


def _last_line() -> str:
    try:
        from splendor_access.commands import _cli

        return _cli.last_line()
    except Exception:  # whatever kept the program from starting
        from splendor_access.settings import libraries

        return libraries.plainly("window-closes", {})


def _explain() -> bool:
    """Say which libraries keep the program from starting, and return whether any does."""
    from splendor_access.settings import libraries

    found = libraries.faults(libraries.CORE)
    for fault in found:
        for name, facts in libraries.library_sentences(fault):
            sys.stderr.write(f"{libraries.plainly(name, facts)}\n")
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main())
