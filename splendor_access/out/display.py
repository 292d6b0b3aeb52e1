"""What every refreshable braille display is to the program: pictures out, keys in.

A device has a thread of its own. Nothing here waits: `show` leaves a picture behind, and what the
display has to say comes through the callbacks of `start`.
"""

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

KeyName = Literal[
    "line_up",
    "line_down",
    "window_left",
    "window_right",
    "top",
    "bottom",
    "home",
    "back",
    "choose",
    "route",
    "help",
    "dots",
    "enter",
    "backspace",
    "escape",
    "nothing",
]
"""What a key means. The cursor keys of a display are named by what they are nearest to.

`back` returns to where the reader was, `choose` is a joystick pressed or a key for the present
item, `dots` is a cell typed in braille, `nothing` a key that has no use here.
"""

Problem = Literal[
    "no-binding",
    "not-running",
    "silent",
    "locked",
    "no-rights",
    "no-key",
    "wrong-key",
    "no-display",
    "no-screen",
    "other-program",
    "failed",
]
"""Why the pictures cannot be felt.

- `no-binding`: the Python binding of BrlAPI is not installed.
- `not-running`: nothing answers where BRLTTY should be; the detail is where.
- `silent`: BRLTTY takes the connection, but does not answer.
- `locked`: BRLTTY wants a key, and BRLAPI_AUTH names none.
- `no-rights`: the user may not read the key of BrlAPI; the detail is the file.
- `no-key`: there is no such key file; the detail is the file.
- `wrong-key`: BRLTTY has another key than the file; the detail is the file.
- `no-display`: BRLTTY runs, but no display is connected to it.
- `no-screen`: BRLTTY does not give the display to programs at this terminal.
- `other-program`: another program has the display for itself.
- `failed`: anything else; the detail says what.
"""


class Picture(msgspec.Struct, frozen=True):
    """What the display is to show.

    `number` is larger in every later picture. `cells` has one text a row, each of U+2800 to
    U+28FF and exactly as long as the display is wide. `cursor` counts cells from 0, row by row.
    """

    number: int
    cells: tuple[str, ...]
    cursor: int | None = None


class Key(msgspec.Struct, frozen=True):
    """One key press.

    `argument` is the cell of a `route` key, counted from 0 over the whole display, or the dots of
    a `dots` key: bit 0 is dot 1, bit 7 is dot 8, and 0 the space key. It is 0 for other keys.
    `picture` is the number of the picture that was on the display, `age` for how many seconds its
    cells had been there.
    """

    name: KeyName
    argument: int
    picture: int
    age: float


class Status(msgspec.Struct, frozen=True):
    """What became of the display.

    `connected` means that pictures and keys go through, and is False whenever there is a problem.
    `columns` and `rows` are 0 while the size is not known. `routing` and `dots_keys` say whether
    the display has routing keys and keys to type braille with; None where it does not tell.
    `everywhere` means that BRLTTY cannot tell which window is in front, so that the pictures stay
    on the display when the player goes to another one. `detail` is a path, a host or what a
    library said.
    """

    connected: bool
    name: str = ""
    columns: int = 0
    rows: int = 0
    routing: bool | None = None
    dots_keys: bool | None = None
    everywhere: bool = False
    problem: Problem | None = None
    detail: str = ""


class Display(Protocol):
    """A braille display."""

    def start(self, on_key: Callable[[Key], None], on_status: Callable[[Status], None]) -> None:
        """Begin to look for the display, and keep looking until `close`.

        Both callbacks come from the thread of the device: they must neither wait nor raise. A
        status comes when it is another one than before, the first one soon after the start. Keys
        come only while a picture is on the display.
        """

    def show(self, picture: Picture) -> None:
        """Leave a picture to be shown, and return at once. Of several the latest one is shown.

        A picture of another size than the display is not shown: a status has told the new size.
        """

    def close(self) -> None:
        """Give the display back; return after a second at the latest."""
