"""What the add-on and one game tell each other: lines of JSON, judged before they are used.

Nothing here knows NVDA, Windows or threads; times come from the caller, in seconds.
docs/nvda.md of the game has the frames.
"""

import json
from collections import namedtuple
from math import inf

PROTOCOL = 1
LONGEST_LINE = 1 << 16
"""Bytes; the picture of a thousand cells has some 12,000."""

MOST_CELLS = 2000
PING_EVERY = 0.4
PATIENCE = 1.0
"""Seconds after which a game that does not answer counts as hanging."""

DOTS_7_AND_8 = 0xC0


class Nonsense(Exception):
    """The game has sent what no game sends; the connection is worth nothing any more."""


class Picture(namedtuple("Picture", "number cells columns rows cursor")):
    """Cells for the whole display, as numbers with bit 0 for dot 1, row by row."""

    def dots(self, shape=DOTS_7_AND_8):
        """Return the cells with the dots of the cursor added."""
        cells = list(self.cells)
        if self.cursor is not None:
            cells[self.cursor] |= shape
        return cells


class Conversation:
    """One connection, from the greeting on: what came, and what is to be sent.

    `pid` is the process at the other end, as Windows tells it.
    """

    def __init__(self, nonce, version, pid):
        self._nonce, self._pid = nonce, pid
        self._begun = b""
        self._unsent = [{"type": "hello", "protocol": PROTOCOL, "version": version, "nonce": nonce}]
        self.greeted = False
        self.version = ""
        """The version of the game, once it is known."""
        self.picture = None
        self._display = None
        self._shown = None
        self._felt_since = inf
        self._struck_at = -inf
        self._pinged = self._ponged = 0
        self._pinged_at = self._waiting_since = None

    def take_unsent(self):
        """Return the bytes that are to be sent now."""
        lines, self._unsent = self._unsent, []
        return b"".join(json.dumps(line).encode() + b"\n" for line in lines)

    def feed(self, received):
        """Take bytes of the game; return whether there is another picture. Raises Nonsense."""
        before = self.picture
        *lines, self._begun = (self._begun + received).split(b"\n")
        if max(map(len, [*lines, self._begun])) > LONGEST_LINE:
            raise Nonsense("a line is too long")
        for line in lines:
            try:
                frame = json.loads(line)
            except (ValueError, RecursionError) as error:
                raise Nonsense("a line is no JSON") from error
            if not isinstance(frame, dict):
                raise Nonsense("a line is no object")
            self._take(frame)
        return self.picture is not before

    def _take(self, frame):
        kind = frame.get("type")
        if kind == "hello" and not self.greeted:
            self._take_hello(frame)
        elif not self.greeted:
            raise Nonsense("there was no greeting")
        elif kind == "picture":
            picture = _picture(frame)
            if self.picture and picture.number <= self.picture.number:
                raise Nonsense("a picture is older than the one before")
            # One for the display before is still on its way when another one is told of.
            if (picture.columns, picture.rows) == self._display:
                self.picture = picture
        elif kind == "pong":
            if frame.get("number") not in range(self._ponged, self._pinged + 1):
                raise Nonsense("an answer has no question")
            self._ponged = frame["number"]
            self._waiting_since = None if self._ponged == self._pinged else self._pinged_at
        elif kind != "error":
            raise Nonsense("a line is of no known type")

    def _take_hello(self, frame):
        if frame.get("nonce") != self._nonce or frame.get("pid") != self._pid:
            raise Nonsense("the greeting is not that of the process at the pipe")
        version = frame.get("version")
        if not isinstance(version, str) or not version.isascii() or len(version) > 40:
            raise Nonsense("the version is none")
        self.version = version
        if frame.get("protocol") != PROTOCOL:
            raise Nonsense(f"the game is version {version}, and this add-on another")
        self.greeted = True

    def tell_display(self, name, columns, rows):
        """Tell the game which display there is; none has no columns."""
        self.picture, self._shown, self._felt_since = None, None, inf
        self._display = (columns, rows)
        if not columns or columns * rows > MOST_CELLS:
            self._unsent.append({"type": "no_display"})
            return
        size = {"columns": columns, "rows": rows}
        self._unsent.append({"type": "display", "name": name[:80], **size})

    def note_shown(self, picture, now):
        """Note that the display shows a picture from now on; None when it is NVDA's again."""
        if picture is None:
            self._felt_since = inf
        elif self._shown is None or self._felt_since == inf or _differ(self._shown, picture):
            self._felt_since = now
        self._shown = picture

    def press(self, name, argument, now):
        """Tell the game a key of the display; one on no picture of the game is told to nobody."""
        pause, self._struck_at = now - self._struck_at, now
        if self._shown is None:
            return False
        key = {"type": "key", "name": name, "argument": argument, "picture": self._shown.number}
        age = max(0.0, now - self._felt_since)
        self._unsent.append({**key, "age": age, "pause": min(pause, 1e6)})
        return True

    def tick(self, now):
        """Ask from time to time whether the game still runs."""
        if self._pinged_at is None or now >= self._pinged_at + PING_EVERY:
            self._pinged += 1
            self._pinged_at = now
            if self._waiting_since is None:
                self._waiting_since = now
            self._unsent.append({"type": "ping", "number": self._pinged})

    def hangs(self, now):
        """Return whether the game owes an answer for too long."""
        return self._waiting_since is not None and now > self._waiting_since + PATIENCE


def _differ(one, other):
    return (one.cells, one.cursor) != (other.cells, other.cursor)


def _whole(value, least, most):
    # True and False are numbers in Python.
    if type(value) is not int or not least <= value <= most:
        raise Nonsense("a number is out of range")
    return value


def _picture(frame):
    """Return the picture of a frame. Raises Nonsense."""
    rows = frame.get("cells")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        raise Nonsense("a picture has no rows")
    columns = len(rows[0])
    if not columns or any(len(row) != columns for row in rows) or columns * len(rows) > MOST_CELLS:
        raise Nonsense("the rows of a picture differ, or are too many")
    cells = [ord(cell) - 0x2800 for row in rows for cell in row]
    if not all(0 <= cell <= 0xFF for cell in cells):
        raise Nonsense("a picture is not of cells")
    number = _whole(frame.get("number"), 0, 1 << 53)
    cursor = frame.get("cursor")
    if cursor is not None:
        _whole(cursor, 0, len(cells) - 1)
    return Picture(number, cells, columns, len(rows), cursor)
