"""Navigation in the lines of a view: the reader's place, and the rows on the display there."""

from collections.abc import Callable, Sequence

import msgspec

from splendor_access.braille.cells import BLANK
from splendor_access.braille.layout import CellRow, Item, Layout, Line, Slot


class Spot(msgspec.Struct, frozen=True):
    """A place in a view: a piece of an item of a line.

    The item is found by its key, or by its index if the key is gone. `asking` is the window after
    an item that explains how to choose it, on displays without a key for that.
    """

    line: str
    key: str = ""
    item: int = 0
    part: int = 0
    asking: bool = False


class Shown(msgspec.Struct, frozen=True):
    """The picture on the display.

    `rows` has for each row the name of its line and its index in that line, or None for an empty
    row; `slots` has the slots of each row.
    """

    cells: tuple[str, ...]
    rows: tuple[tuple[str, int] | None, ...]
    slots: tuple[tuple[Slot, ...], ...]
    modal: bool = False

    def at(self, cell: int) -> tuple[str, Slot] | None:
        """Return the line and the slot of a cell, by its index on the whole display."""
        number, column = divmod(cell, len(self.cells[0]))
        row, first = (self.rows[number] if number < len(self.rows) else None), self.rows[0]
        if self.modal and row and first and row[0] == first[0]:
            slot = self.slots[0][0]
            if slot.reach == len(self.cells[0]):
                return first[0], slot
        slots = self.slots[number] if row else ()
        under = [slot for slot in slots if slot.begin <= column < slot.end]
        beside = [slot for slot in slots if slot.begin <= column < slot.reach]
        return (row[0], (under or beside)[0]) if row and beside else None

    def whole(self, line: str, item: int) -> bool:
        """Return whether the end of an item is on the display."""
        rows = zip(self.rows, self.slots, strict=True)
        return any(
            slot.item == item and slot.last
            for row, slots in rows
            if row and row[0] == line
            for slot in slots
        )


class Pages:
    """The lines of a view, each made and laid out when it is first needed.

    Methods of movement return the new spot, or at an edge the same one. A `covering` line is shown
    over the first rows of the display, as a modal one is, and leaves the others as they are.
    """

    def __init__(
        self,
        names: Sequence[str],
        make: Callable[[str], Line],
        layout: Layout,
        covering: Sequence[str] = (),
    ) -> None:
        self._names = [*names]
        self._covering = frozenset(covering)
        self._make = make
        self._layout = layout
        self._lines: dict[str, Line] = {}
        self._rows: dict[str, tuple[CellRow, ...]] = {}
        self._pieces: dict[str, dict[tuple[int, int], int]] = {}

    @property
    def height(self) -> int:
        """The number of rows of the display."""
        return self._layout.rows

    def line(self, name: str) -> Line:
        """Return a line."""
        if name not in self._lines:
            self._lines[name] = self._make(name)
        return self._lines[name]

    def covers(self, name: str) -> bool:
        """Return whether a line is shown over others."""
        return name in self._covering or self.line(name).modal

    def rows(self, name: str) -> tuple[CellRow, ...]:
        """Return the rows of a line."""
        if name not in self._rows:
            self._rows[name] = self._layout.lay(self.line(name))
        return self._rows[name]

    def item(self, line: str, number: int) -> Item:
        """Return an item of a line."""
        return self.line(line).items[number]

    def found(self, spot: Spot, home: str) -> Spot:
        """Return the spot of these lines for an older one, or the start of `home` if it is gone."""
        if spot.line not in self._names:
            return self.begin(home)
        line = self.line(spot.line)
        kept = [number for number, item in enumerate(line.items) if item.key == spot.key]
        number = kept[0] if kept else min(spot.item, len(line.items) - 1)
        last = max(part for item, part in self._placed(spot.line) if item == number)
        part = min(spot.part, last) if kept else 0
        return self._spot(spot.line, number, part, asking=spot.asking and bool(kept))

    def shown(self, spot: Spot) -> Shown:
        """Return the picture at a spot: its row, and the rows below it that fit.

        A line below is shown only if all its rows fit.
        """
        height = self._layout.rows
        line = self.line(spot.line)
        below: Sequence[int] = range(self._row(spot), len(self.rows(spot.line)))
        if line.modal:
            below = [row for row in below if _has(self.rows(spot.line)[row], spot.item)]
        taken = [(spot.line, row) for row in below[:height]]
        for name in self._names[self._names.index(spot.line) + 1 :]:
            if self.line(name).modal:
                continue
            if (
                self.covers(spot.line)
                or len(taken) == height
                or len(taken) + len(self.rows(name)) > height
            ):
                break
            taken += [(name, row) for row in range(len(self.rows(name)))]
        rows = [self.rows(name)[row] for name, row in taken]
        rows += [CellRow(BLANK * self._layout.columns, ())] * (height - len(rows))
        return Shown(
            tuple(row.cells for row in rows),
            (*taken, *[None] * (height - len(taken))),
            tuple(row.slots for row in rows),
            line.modal,
        )

    def over(self, top: Spot, spot: Spot) -> Shown:
        """Return the picture at `top` with a line over its first rows, at `spot`."""
        modal, below = self.shown(spot), self.shown(self.found(top, self._names[0]))
        count = sum(row is not None for row in modal.rows)
        return Shown(
            modal.cells[:count] + below.cells[count:],
            modal.rows[:count] + below.rows[count:],
            modal.slots[:count] + below.slots[count:],
            modal=True,
        )

    def slot(self, shown: Shown, spot: Spot) -> tuple[int, Slot] | None:
        """Return the row of the display and the slot in which a spot is."""
        for number, (row, slots) in enumerate(zip(shown.rows, shown.slots, strict=True)):
            for slot in slots:
                if row and row[0] == spot.line and _is(slot, spot):
                    return number, slot
        return None

    # By rows, for displays on which every cell has a key

    def begin(self, name: str) -> Spot:
        """Return the start of a line."""
        return self._at(name, 0)

    def up(self, spot: Spot) -> Spot:
        """Return the start of the line above."""
        return self._beside(spot, -1)

    def down(self, spot: Spot) -> Spot:
        """Return the start of the line below."""
        return self._beside(spot, 1)

    def top(self) -> Spot:
        """Return the start of the first line."""
        return self.begin(self._names[0])

    def bottom(self) -> Spot:
        """Return the start of the last line."""
        return self.begin(self._names[-1])

    def right(self, spot: Spot) -> Spot:
        """Return the spot after everything on the display, on the next line if need be.

        This and the next three methods never leave a modal line.
        """
        name, row = [row for row in self.shown(spot).rows if row][-1]
        if row + 1 < len(self.rows(name)):
            return self._at(name, row + 1)
        if self.line(name).modal:
            return spot
        number = self._names.index(name) + 1
        return self.begin(self._names[number]) if number < len(self._names) else spot

    def left(self, spot: Spot) -> Spot:
        """Return the spot before everything on the display, on the line before if need be."""
        height = self._layout.rows
        row, number = self._row(spot), self._names.index(spot.line)
        if row:
            return self._at(spot.line, max(0, row - (1 if self.line(spot.line).modal else height)))
        if not number or self.line(spot.line).modal:
            return spot
        begin = number - 1
        if self._names[begin] in self._covering:
            return self.begin(self._names[begin])
        room = height - len(self.rows(self._names[begin]))
        if room < 0:
            return self._at(self._names[begin], -room)
        while begin and room >= len(self.rows(self._names[begin - 1])):
            begin -= 1
            room -= len(self.rows(self._names[begin]))
        return self.begin(self._names[begin])

    # By items, for displays without keys for the cells

    def next(self, spot: Spot) -> Spot:
        """Return the next piece of an item, on the next line if need be.

        Inactive items are skipped within a row. A display of several rows stops at each item once,
        and at an inactive one only if its whole row is inactive.
        """
        parts = self._parts(spot.line)
        for number in range(parts.index((spot.item, spot.part)) + 1, len(parts)):
            found = self._part(spot.line, number)
            if self._counts(found, spot):
                return found
        return spot if self.line(spot.line).modal else self.down(spot)

    def previous(self, spot: Spot) -> Spot:
        """Return the previous piece of an item, on the line before if need be; see `next`."""
        for number in reversed(range(self._parts(spot.line).index((spot.item, spot.part)))):
            found = self._part(spot.line, number)
            if self._counts(found, spot):
                return found
        above = spot if self.line(spot.line).modal else self.up(spot)
        if above == spot:
            return spot
        last = self._part(above.line, -1)
        return last if self._layout.rows == 1 else self._first_piece(last)

    def after(self, spot: Spot) -> Spot:
        """Return the start of what a longer line has below the display, or else the line below."""
        row = (self._row(spot) // self.height + 1) * self.height
        return self._at(spot.line, row) if row < len(self.rows(spot.line)) else self.down(spot)

    def before(self, spot: Spot) -> Spot:
        """Return the start of what a longer line has above the display, or else the line above."""
        row = (self._row(spot) // self.height - 1) * self.height
        return self._at(spot.line, row) if row >= 0 else self.up(spot)

    def first_active(self, spot: Spot) -> Spot:
        """Return the first active item from here to the end of the row, or else the same spot."""
        row = self.rows(spot.line)[self._row(spot)]
        here = [slot.item for slot in row.slots].index(spot.item)
        does = [slot for slot in row.slots[here:] if self.item(spot.line, slot.item).active]
        return self._spot(spot.line, does[0].item, does[0].part) if does else spot

    def _counts(self, spot: Spot, before: Spot) -> bool:
        active, row = self.item(spot.line, spot.item).active, self._row(spot)
        if self._layout.rows == 1:
            return active or row != self._row(before)
        slots = self.rows(spot.line)[row].slots
        idle = not any(self.item(spot.line, slot.item).active for slot in slots)
        return spot.part == 0 and (active or (idle and row != self._row(before)))

    def ends(self, spot: Spot) -> bool:
        """Return whether the last piece of an item is on the display at a spot."""
        return (spot.item, spot.part + self._layout.rows) not in self._placed(spot.line)

    def kept(self, top: Spot, spot: Spot) -> Spot:
        """Return the first spot of a display that shows `spot`.

        That is `top` if possible, so that the rows stay in place, or else the start of the line.
        """
        if self._layout.rows > 1:
            for begin in (self.found(top, spot.line), self.begin(spot.line)):
                if self.slot(self.shown(begin), spot):
                    return begin
        return spot

    def _first_piece(self, last: Spot) -> Spot:
        """Return the last stop on a line, given its last piece."""
        spots = (self._part(last.line, n) for n in reversed(range(len(self._parts(last.line)))))
        active = (spot for spot in spots if self.item(spot.line, spot.item).active)
        found = next((spot for spot in active if spot.part == 0), last)
        return self._spot(found.line, found.item, 0)

    def _part(self, name: str, number: int) -> Spot:
        return self._spot(name, *self._parts(name)[number])

    def _parts(self, name: str) -> list[tuple[int, int]]:
        return [*self._placed(name)]

    def _placed(self, name: str) -> dict[tuple[int, int], int]:
        """Return the row of each piece of a line, by item and part."""
        if name not in self._pieces:
            rows = enumerate(self.rows(name))
            placed = [((slot.item, slot.part), at) for at, row in rows for slot in row.slots]
            self._pieces[name] = dict(sorted(placed))
        return self._pieces[name]

    def _beside(self, spot: Spot, by: int) -> Spot:
        number = self._names.index(spot.line) + by
        return self.begin(self._names[number]) if 0 <= number < len(self._names) else spot

    def _row(self, spot: Spot) -> int:
        """Return the index of a spot's row in its line."""
        return self._placed(spot.line)[spot.item, spot.part]

    def _at(self, name: str, row: int) -> Spot:
        slot = self.rows(name)[row].slots[0]
        return self._spot(name, slot.item, slot.part)

    def _spot(self, name: str, item: int, part: int, *, asking: bool = False) -> Spot:
        return Spot(name, self.item(name, item).key, item, part, asking)


def _is(slot: Slot, spot: Spot) -> bool:
    return (slot.item, slot.part) == (spot.item, spot.part)


def _has(row: CellRow, item: int) -> bool:
    return any(slot.item == item for slot in row.slots)
