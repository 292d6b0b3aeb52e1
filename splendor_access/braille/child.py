"""The process that calls liblouis for texts from which it might never come back.

    python -m splendor_access.braille.child SECONDS

A line of JSON comes in for each call, with the function's name and its arguments, and one goes out
with what it returns, or with the reason and the detail of a `BrailleUnavailable`. The process ends
itself if a call takes longer than those seconds, and it ends with its input.
"""

import faulthandler
import json
import sys

from splendor_access.braille import liblouis
from splendor_access.braille.tables import BrailleUnavailable

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
