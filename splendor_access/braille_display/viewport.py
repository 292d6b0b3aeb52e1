"""A view on a braille display: pictures of it out, and keys in. It knows nothing of the game."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from splendor_access.braille.cells import BLANK, text_cells
from splendor_access.braille.layout import MARK, Layout, Line
from splendor_access.braille.pages import Pages, Shown, Spot
from splendor_access.braille.tables import BrailleTable
from splendor_access.braille_display.displays import Device, Key, Picture, Status
from splendor_access.braille_display.keys import (
    Abilities,
    Agreement,
    FeltFrame,
    Focus,
    LineEntered,
    LineLost,
    Outcome,
    Typing,
    calmness,
    interpret,
)

WIDTH = 3
"""The width of these cells, with the blank after them."""

LEAST = 9
"""The least number of cells that must be left for the game."""

YOU = "\u283f"
_DIGITS = "\u281a\u2801\u2803\u2809\u2819\u2811\u280b\u281b\u2813\u280a"
_TENS = ("", "\u2804", "\u2824")


def status_cells(due: str | None, points: int, table: BrailleTable) -> str:
    """Return the two status cells. `due` is the name of another player, empty for the reader.

    It is None if it is nobody's turn. Raises BrailleUnavailable.
    """
    if due is None:
        turn = BLANK
    elif due:
        turn = text_cells(due[0].lower(), table).cells[-1:] or BLANK
    else:
        turn = YOU
    return turn + points_cell(points)


def points_cell(points: int) -> str:
    """Return points in one cell."""
    tens, ones = divmod(min(points, 29), 10)
    return chr(ord(_DIGITS[ones]) | ord(_TENS[tens] or BLANK))


REMEMBERED = 32
"""How many pictures back a key is still understood."""


MOVES = (
    *("line_up", "line_down", "window_left", "window_right", "window_before", "window_after"),
    *("top", "bottom", "home", "nothing"),
)
"""Keys that only move."""

STOPS = ("home", "escape")
"""Keys that drop a long queue before them."""

EDITS = (
    *("dots", "backspace", "enter"),
    *("window_left", "window_right", "window_before", "window_after"),
)
"""Keys without which a typed line is another one."""

ANYWHERE = (*MOVES, "dots", "backspace")
"""Keys with the same meaning on every picture, so that none is lost in a long queue."""


class View(Protocol):
    """Named lines to feel, one of which is the home line."""

    home: str

    @property
    def agreement(self) -> Agreement:
        """The conditions under which a key agrees to its effect."""

    @property
    def slow(self) -> bool:
        """Whether the player says that several rows take long to redraw."""

    def names(self, rows: int, line: str) -> Sequence[str]:
        """Return the names of the lines from the top, for a display of that many rows.

        `line` is where the reader is: there may be lines elsewhere.
        """

    def line(self, name: str) -> Line:
        """Return a line, which has at least one item."""

    def layout(self, columns: int, rows: int, *, cursor: bool) -> Layout:
        """Return the layout of lines; with `cursor`, items are shown with a cursor.

        Raises BrailleUnavailable.
        """

    def has_news(self) -> bool:
        """Return whether there are events that the reader has not felt."""

    def note_spot(self, spot: Spot) -> None:
        """Note that the reader has pressed a key, and is now at a place."""

    def status_cells(self) -> str:
        """Return the cells at the left of every window; empty if they are off."""

    def word(self, name: str) -> str:
        """Return a word: `new`, `choose`, `again`, `what`, `key`, or a key's effect, `key home`."""


class Viewport:
    """The views on one display, one after another. All methods are called from the game's thread.

    `act` is called with the outcome of a key. Every method that draws may raise BrailleUnavailable.
    """

    def __init__(self, display: Device, act: Callable[[Outcome], None]) -> None:
        self._display = display
        self._act = act
        self._view: View | None = None
        self._status = Status(connected=False)
        self._felt: deque[FeltFrame] = deque(maxlen=REMEMBERED)
        self._struck: Key | None = None
        self._before: Spot | None = None
        self._number = 0
        self.latest: Picture | None = None
        self.focus = Focus(Spot(""))
        self._top = Spot("")
        self._base = Spot("")  # the top below lines that are over it
        self._incomplete = False  # the line being typed has lost cells
        self._explained: str | None = None  # the word for the key that explains itself
        self._still = False  # whether several rows stay as they are until the next key
        self._shown: FeltFrame | None = None  # the frame on the display
        self._asks = False  # whether the next routing key asks what is under it

    @property
    def display(self) -> Status:
        """The state of the display."""
        return self._status

    def show(self, view: View) -> None:
        """Show a view from its home line."""
        self._view = view
        self.focus, self._top = Focus(Spot(view.home)), Spot(view.home)
        self._forget_frames()
        self.refresh()

    def go(self, spot: Spot, *, stays: bool = False) -> None:
        """Take the reader to a place; `refresh` shows it.

        It becomes the first of several rows, unless it is on the display and `stays`.
        """
        if not stays:
            self._top = spot
        self.focus = msgspec.structs.replace(self.focus, spot=spot)

    @property
    def place(self) -> tuple[Spot, Spot]:
        """The first spot on the display, and that of the reader."""
        return self._top, self.focus.spot

    def go_back(self, place: tuple[Spot, Spot]) -> None:
        """Take the reader back to a `place`, with the same rows on the display."""
        self._top, spot = place
        self.go(spot, stays=True)

    def typed(self, cells: str, cursor: int) -> None:
        """Show the line typed at another keyboard; go back when there is none.

        A line being typed on the display stays.
        """
        typing_here = self.focus.typing and not self.focus.typing.elsewhere
        if not self._view or typing_here:
            return
        typing = Typing(cells, cursor, elsewhere=True) if cells else None
        if typing and not self.focus.typing:
            self._before, spot = self.focus.spot, Spot(self._view.home)
        else:
            spot = self.focus.spot if typing else self._before or self.focus.spot
        self.focus = Focus(spot, typing)
        if not typing:
            self._before = None
        self.refresh()

    def status(self, status: Status) -> None:
        """Note that there is another display, or none."""
        self._status = status
        self._forget_frames()
        self.refresh()

    def _forget_frames(self) -> None:
        self._felt.clear()
        self._shown, self._still = None, False

    def keep_still(self) -> None:
        """Leave several rows as they are until the next key, but for the mark of news."""
        self._still = True

    def explain(self) -> None:
        """Let each key explain itself, without its effect, until one is pressed twice."""
        self._explained = "key"

    def ask(self) -> None:
        """Let the next routing key ask what is under it, or no longer."""
        self._asks = not self._asks

    def refresh(self) -> None:
        """Draw the view again, with the reader at the same place."""
        status, view = self._status, self._view
        if not (view and status.connected and status.columns and status.rows):
            return
        margin = view.status_cells()
        margin = f"{margin}{BLANK}" if margin and status.columns >= LEAST + WIDTH else ""
        cursor = not self._abilities.routing
        layout = view.layout(status.columns - len(margin), status.rows, cursor=cursor)
        names = view.names(status.rows, self.focus.spot.line)
        slow = (status.slow or view.slow) and status.rows > 1 and view.home in names
        pages = Pages(names, view.line, layout, names[: names.index(view.home)] if slow else ())
        spot = pages.found(self.focus.spot, view.home)
        self.focus = msgspec.structs.replace(self.focus, spot=spot)
        if slow and self._top.line in names and pages.covers(self._top.line):
            self._top = self._base
        self._base = self._top
        self._number += 1
        felt = msgspec.structs.replace(self._frame(view, pages, layout), left=len(margin))
        shown = felt
        if self._still and self._shown and status.rows > 1 and view.has_news():
            # A key on what is felt agrees to nothing that is new, because that comes after it.
            shown = msgspec.structs.replace(self._shown, number=self._number)
            self._felt.append(shown)
            self._number += 1
            felt = msgspec.structs.replace(felt, number=self._number)
        self._felt.append(felt)
        self._shown = shown
        cells = shown.shown.cells
        if self._asks:
            word = layout.cells(view.word("what"))
            room = _words_within(cells[0], layout.columns - len(word) - 1)
            cells = (room.ljust(layout.columns - len(word), BLANK) + word, *cells[1:])
        elif view.has_news():
            cells = with_news_mark(cells, layout, view.word("new"))
        self.latest = with_margin(Picture(shown.number, cells, shown.cursor), margin)
        self._display.show(self.latest)

    def lose_cells(self) -> None:
        """Note that the line being typed lacks a key; it is not done when it is entered."""
        self._incomplete = True

    def note_calm(self) -> None:
        """Note that a line that is begun from now on has lost nothing."""
        self._incomplete = self._incomplete and self.focus.typing is not None

    def key(self, key: Key, *, draws: bool = True) -> None:
        """Handle a key on the picture that was felt; on forgotten pictures no key chooses.

        Without `draws` the picture stays as it is, because another key waits.
        """
        view, before, self._struck = self._view, self._struck, key
        self._still = False
        if self._explained:
            name = f"key {key.name}"
            self._explained = None if name == self._explained else name
            self.refresh()
            return
        felt = next((each for each in self._felt if each.number == key.picture), None)
        if felt is None and self._felt and key.name in ANYWHERE:
            felt = msgspec.structs.replace(self._felt[-1], number=key.picture)
        if view and felt:
            now, abilities = self._felt[-1], self._abilities
            key = self._asking_key(_within_margin(key, felt))
            calm = calmness(key, before, view.agreement)
            self._before = None
            self.focus, outcome = interpret(self.focus, key, now, felt, abilities, view.home, calm)
            self._keep_top(key, now.pages)
            view.note_spot(self.focus.spot)
            if isinstance(outcome, LineEntered) and self._incomplete:
                self._incomplete, outcome = False, LineLost()
            elif key.name == "escape":
                self.note_calm()
            if outcome:
                self._act(outcome)
        if draws:
            self.refresh()

    def _asking_key(self, key: Key) -> Key:
        """Return the meaning of a key while `what` waits for a routing key, and take `what`."""
        if key.name == "what" and self._abilities.routing:
            self.ask()
            return msgspec.structs.replace(key, name="nothing")
        if self._asks and key.name not in MOVES:
            self._asks = False
            if key.name == "route":
                return msgspec.structs.replace(key, name="describe")
            if key.name in ("choose", "enter"):
                return msgspec.structs.replace(key, name="what")
        return key

    def _keep_top(self, key: Key, pages: Pages) -> None:
        """Begin the display at the key's destination, unless the key leaves the rows alone."""
        stays = not self._abilities.routing or key.name in ("route", "choose", "enter")
        if (key.name == "home" or not stays) and not pages.covers(self.focus.spot.line):
            self._top = self.focus.spot

    @property
    def _abilities(self) -> Abilities:
        routing = self._status.routing is not False
        return Abilities(routing, routing or self._status.dots_keys is not False)

    def _frame(self, view: View, pages: Pages, layout: Layout) -> FeltFrame:
        focus = self.focus
        if self._explained:
            return self._explaining_frame(pages, layout.cells(view.word(self._explained)))
        if focus.typing and focus.spot.line == view.home:
            return self._typing_frame(pages, pages.shown(focus.spot), focus.typing)
        if pages.covers(focus.spot.line):
            shown = pages.over(self._top, focus.spot)
        else:
            self._top = pages.kept(self._top, focus.spot)
            shown = pages.shown(self._top)
        if focus.again:
            shown = self._again(pages, shown, layout.cells(view.word("again")))
        elif focus.spot.asking:
            shown = self._asking(view, pages, shown, layout)
        if focus.spot.asking:
            return FeltFrame(self._number, shown, pages, focus)
        cursor = None
        slot = None if self._abilities.routing else pages.slot(shown, focus.spot)
        if slot:
            cursor = slot[0] * layout.columns + slot[1].begin
        return FeltFrame(self._number, shown, pages, focus, cursor)

    def _explaining_frame(self, pages: Pages, cells: str) -> FeltFrame:
        """Draw the explanation of a key, and nothing else."""
        shown = pages.shown(self.focus.spot)
        width, rows = len(shown.cells[0]), len(shown.cells)
        text = cells[:width].ljust(width, BLANK)
        alone = Shown((text, *[BLANK * width] * (rows - 1)), (None,) * rows, ((),) * rows)
        return FeltFrame(self._number, alone, pages, self.focus)

    def _typing_frame(self, pages: Pages, shown: Shown, typing: Typing) -> FeltFrame:
        """Draw the line being typed; it scrolls by half the display when the cursor leaves it."""
        width = len(shown.cells[0])
        step = max(1, width // 2)
        first = 0
        while typing.cursor - first >= width:
            first += step
        cells = typing.cells[first : first + width].ljust(width, BLANK)
        shown = msgspec.structs.replace(
            shown, cells=(cells, *shown.cells[1:]), slots=((), *shown.slots[1:])
        )
        return FeltFrame(self._number, shown, pages, self.focus, typing.cursor - first, first)

    def _asking(self, view: View, pages: Pages, shown: Shown, layout: Layout) -> Shown:
        """Draw the window that explains how to choose the item before it."""
        placed = pages.slot(shown, self.focus.spot)
        assert placed
        row, slot = placed
        how = layout.cells(view.word("choose"))
        item = shown.cells[row][slot.begin : slot.end].split(BLANK)[0]
        # The item was felt before; its explanation must be complete.
        room = max(0, layout.columns - len(how) - 1)
        cells = f"{item[:room]}{BLANK}{how}" if room else how
        cells = cells[: layout.columns].ljust(layout.columns, BLANK)
        rows = (*shown.cells[:row], cells, *shown.cells[row + 1 :])
        return msgspec.structs.replace(shown, cells=rows)

    def _again(self, pages: Pages, shown: Shown, word: str) -> Shown:
        """Add a word that asks to repeat the last key; the thing that it chose is before it."""
        again = self.focus.again
        placed = pages.slot(shown, again) if again else None
        if not (again and placed and pages.item(again.line, placed[1].item).key == again.key):
            # The thing is gone, most often because the key was already obeyed.
            return shown
        row, slot = placed
        cells, slots = shown.cells[row].rstrip(BLANK), shown.slots[row]
        width = len(shown.cells[row])
        if len(cells) + 1 + len(word) > width:
            cells = _words_within(cells[slot.begin : slot.end], width - len(word) - 1)
            slots = (msgspec.structs.replace(slot, begin=0, end=width, reach=width),)
        cells = (f"{cells}{BLANK}{word}" if cells else word)[:width].ljust(width, BLANK)
        return msgspec.structs.replace(
            shown,
            cells=(*shown.cells[:row], cells, *shown.cells[row + 1 :]),
            slots=(*shown.slots[:row], slots, *shown.slots[row + 1 :]),
        )


def with_margin(picture: Picture, margin: str) -> Picture:
    """Put cells at the left of a picture: in its first row, with blanks in the others."""
    if not margin:
        return picture
    first, *others = picture.cells
    cells = (margin + first, *(BLANK * len(margin) + row for row in others))
    cursor = picture.cursor
    if cursor is not None:
        cursor += len(margin) * (cursor // len(first) + 1)
    return Picture(picture.number, cells, cursor)


def _within_margin(key: Key, felt: FeltFrame) -> Key:
    """Return a key as if without the margin; a routing key on the margin goes home."""
    if key.name != "route" or not felt.left:
        return key
    width = len(felt.shown.cells[0])
    row, column = divmod(key.argument, width + felt.left)
    if column < felt.left:
        return msgspec.structs.replace(key, name="home", argument=0)
    return msgspec.structs.replace(key, argument=row * width + column - felt.left)


def _words_within(cells: str, room: int) -> str:
    """Return as many whole words as fit."""
    words = cells.split(BLANK)
    while words and len(BLANK.join(words)) > room:
        words.pop()
    return BLANK.join(words)


def with_news_mark(cells: tuple[str, ...], layout: Layout, word: str) -> tuple[str, ...]:
    """Mark news: dots 7 and 8 on the last blank of the first row, or a word at its end.

    The mark covers no character; without room there is none.
    """
    first, *others = cells
    if layout.mark_word is None:
        at = first.rfind(BLANK)
        if at >= 0:
            first = first[:at] + chr(ord(BLANK) | MARK) + first[at + 1 :]
    else:
        mark = layout.cells(word)
        if (
            mark not in first.split(BLANK)
            and not first[-len(mark) - 1 :].strip(BLANK)
            and len(mark) < len(first)
        ):
            first = first[: -len(mark)] + mark
    return (first, *others)
