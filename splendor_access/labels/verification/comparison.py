"""Compares the labels found in a file with those that the manifest beside it has there."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import zip_longest
from math import hypot
from statistics import fmean
from typing import Literal

import msgspec

from splendor_access.braille.cells import BLANK, dot_numbers
from splendor_access.braille.tables import BrailleTable
from splendor_access.game.notation import NotationError, Writing
from splendor_access.labels.formats import FileContents, FormatKind
from splendor_access.labels.options.options import Options
from splendor_access.labels.planning.cell_grid import CellGrid, with_marks
from splendor_access.labels.planning.content import LabelItem, Thing, label_item, parse_label_code
from splendor_access.labels.planning.embossers import find_embosser
from splendor_access.labels.planning.layout import LabelLayout, Room, lay_out
from splendor_access.labels.planning.manifest import PlannedFile, PlannedLabel
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.verification.grouping import SLACK
from splendor_access.labels.verification.proof import Outlines, has_cells, is_as_large, offset
from splendor_access.labels.verification.recognise import FoundLabel
from splendor_access.talk.messages import Arg, Message, clean, say

MOST_WRONG = 6
"""With more wrong dots than this, a label is not taken for that of a card."""


def nearest_item(
    lines: tuple[str, ...], there: Collection[Thing | None], options: Options, table: BrailleTable
) -> Message | None:
    """Return which card or tile a label must be meant for, and the first cell that is wrong.

    Those that are `there` on other labels are left out. Returns None where none is near enough.
    """
    things: tuple[Thing, ...] = (*options.deck, *options.nobles)
    candidates = [label_item(thing, options.writing) for thing in things if thing not in there]
    found = [
        (wrong, item.code, other)
        for item in candidates
        for other in _breaks(item, table)
        if list(map(len, other)) == list(map(len, lines))
        for wrong in (_wrong_dots(lines, other),)
    ]
    if not found:
        return None
    wrong, code, other = min(found)
    if wrong > MOST_WRONG:
        return None
    return first_difference(code, lines, other)


def first_difference(code: str, lines: Sequence[str], meant: Sequence[str]) -> Message:
    """Return the first cell of a label that is not as it must be."""
    return say("label-fault-near", code=code, **_first_wrong(lines, meant))


def written_difference(lines: Sequence[str], item: LabelItem, table: BrailleTable) -> Message:
    """Return how a label that reads right differs from what the table writes."""
    alike = [each for each in _breaks(item, table) if list(map(len, each)) == list(map(len, lines))]
    if not alike:
        return say("label-fault-otherwise", table=table.name)
    meant = min(alike, key=lambda other: _wrong_dots(lines, other))
    return say("label-fault-otherwise-cell", table=table.name, **_first_wrong(lines, meant))


def _first_wrong(lines: Sequence[str], meant: Sequence[str]) -> dict[str, Arg]:
    """Return line, cell, and the dots found and meant, where two labels first differ."""
    return next(
        {"line": number, "cell": place, "found": dot_numbers(one), "meant": dot_numbers(other)}
        for number, (is_, should) in enumerate(zip_longest(lines, meant, fillvalue=""), start=1)
        for place, (one, other) in enumerate(zip_longest(is_, should, fillvalue=BLANK), start=1)
        if one != other
    )


@lru_cache(maxsize=256)
def _breaks(item: LabelItem, table: BrailleTable) -> set[tuple[str, ...]]:
    """Return the lines that a code can be broken into."""
    found = set()
    for cells in range(4, 20):
        for layout in (LabelLayout.WRAP, LabelLayout.STACK):
            try:
                lines = lay_out(item, table, Room(cells, 9), layout)
            except LabelsRefused:
                continue
            found.add(tuple(each.cells for each in lines))
    return found


def _wrong_dots(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(
        (ord(a) ^ ord(b)).bit_count()
        for x, y in zip(one, other, strict=True)
        for a, b in zip(x, y, strict=True)
    )


Extent = Literal["", "cells", "grid", "bare", "dots"]
"""What of all labels is as the manifest has it: nothing, the cells, or also their places: in a grid
of cells, or in mm.

With `bare` these are the places of dots alone: the file was made without outlines."""


class Comparison(msgspec.Struct, frozen=True):
    """The differences of a file from the manifest.

    `faults` are about the file, `of_labels` about labels by their index; `same` has the indices of
    those whose cells are as planned.
    """

    faults: tuple[Message, ...] = ()
    of_labels: Mapping[int, Message] = {}
    same: frozenset[int] = frozenset()
    extent: Extent = ""


SOME = 10
"""So many labels or cards are named one by one; of more only the number is given."""


def compare(
    labels: Sequence[tuple[FoundLabel, Thing | None]],
    contents: FileContents,
    planned: PlannedFile,
    kind: FormatKind,
    writing: Writing,
) -> Comparison:
    """Compare labels, each with the thing that it reads as, with the manifest. Lengths are in mm.

    `writing` is how codes of things are named.
    """
    if len(labels) != len(planned.labels):
        return Comparison((say("label-manifest-count", planned=len(planned.labels)),))
    pairs = list(zip((found for found, _ in labels), planned.labels, strict=True))
    faults = [*_pages(contents, planned)]
    of_labels: dict[int, Message] = {}
    displaced: dict[int, Message] = {}
    same: set[int] = set()
    for i, (found, meant) in enumerate(pairs):
        thing = labels[i][1]
        if thing is not None and not _is(thing, meant.card):
            displaced[i] = _displaced(found, label_item(thing, writing).code, meant)
        elif not has_cells(found.candidates, meant.cells, exactly=kind == "cells"):
            lines = found.candidates[0] if found.candidates else ("",)
            of_labels[i] = first_difference(clean(meant.card), lines, meant.cells)
        elif found.page != meant.page:
            of_labels[i] = say("label-fault-page", page=meant.page)
        else:
            same.add(i)
    if len(displaced) > SOME:
        faults.append(say("label-many-displaced", count=len(displaced)))
    else:
        faults += displaced.values()
    extent: Extent = "cells"
    if kind != "cells" and planned.sizes and all(meant.box for meant in planned.labels):
        extent = "dots" if planned.outlined else "bare"
        faults += _misplaced([(i, *pairs[i]) for i in sorted(same)], planned, of_labels)
        if planned.outlined:
            _outlines(pairs, contents, kind, of_labels)
    # Of a label in the place of another all is drawn differently.
    _unplanned(planned, contents, kind, of_labels, displaced)
    if kind == "cells":
        extent = "cells" if planned.grid is None else "grid"
        faults += _embossed(contents, planned)
        corners = [*_corners(planned)]
        for i in sorted(same):
            _check_lines(i, corners[i], planned, contents, of_labels)
    right = not faults and not of_labels
    return Comparison(tuple(faults), of_labels, frozenset(same), extent if right else "")


def _unplanned(
    planned: PlannedFile,
    contents: FileContents,
    kind: FormatKind,
    of_labels: dict[int, Message],
    displaced: Collection[int],
) -> None:
    """Find labels, but for those displaced, that are made with more than planned, or with less."""
    for i, meant in enumerate(planned.labels):
        if i in displaced or meant.box is None or meant.page > len(contents.pages):
            continue
        for place in contents.pages[meant.page - 1].unplanned:
            if meant.box.holds(place):
                left, top = round(place.x - meant.box.x, 1), round(place.y - meant.box.y, 1)
                of_labels.setdefault(i, say("label-fault-drawn", kind=kind, left=left, top=top))


def _embossed(contents: FileContents, planned: PlannedFile) -> Iterator[Message]:
    """Yield what makes an embosser put lines elsewhere than on the pages that are planned."""
    if any(page.both_sides for page in contents.pages):
        yield say("label-manifest-both-sides")
    if any(page.apart for page in contents.pages):
        yield say("label-manifest-apart")
    if planned.grid is not None and planned.grid.marks:
        yield from _marks(contents, planned, planned.grid)
    if planned.machine is None:
        return
    try:
        embosser = find_embosser(planned.machine.embosser)
    except LabelsRefused:
        return  # a manifest of others
    for number, page in enumerate(contents.pages, start=1):
        if len(page.lines) > embosser.rows:
            lines, most = len(page.lines), embosser.rows
            yield say("label-manifest-page-long", page=number, lines=lines, most=most)


def _marks(contents: FileContents, planned: PlannedFile, grid: CellGrid) -> Iterator[Message]:
    """Yield on which pages the lines to cut along are not as planned."""
    for number, page in enumerate(contents.pages, start=1):
        places = [label.place for label in planned.labels if label.page == number]
        frame = with_marks(grid, (), places[-1]) if places else ()
        there = [*page.lines, *[""] * len(frame)]
        if any(
            cell not in (BLANK, there[i][j : j + 1])
            for i, line in enumerate(frame)
            for j, cell in enumerate(line)
        ):
            yield say("label-manifest-marks", page=number)


def _corners(planned: PlannedFile) -> Iterator[tuple[int, int]]:
    """Yield the first line and cell of each label, counted from 0.

    Without a grid they are one below another, with an empty line between.
    """
    page = line = 0
    for label in planned.labels:
        if planned.grid is not None:
            yield planned.grid.corner(label.place)
            continue
        if label.page != page:
            page, line = label.page, 0
        yield line, 0
        line += len(label.cells) + 1


def _check_lines(
    i: int,
    corner: tuple[int, int],
    planned: PlannedFile,
    contents: FileContents,
    of_labels: dict[int, Message],
) -> None:
    """Check that the cells of a label begin at its line and cell of the page."""
    meant = planned.labels[i]
    first, begin = corner
    lines = contents.pages[meant.page - 1].lines[first : first + len(meant.cells)]
    there = [
        line[begin : begin + len(cells)] for line, cells in zip(lines, meant.cells, strict=False)
    ]
    if [*map(_bare, there)] != [*map(_bare, meant.cells)]:
        of_labels[i] = say("label-fault-in-grid", line=first + 1, cell=begin + 1)


def _bare(cells: str) -> str:
    return cells.rstrip(BLANK)


def _is(thing: Thing, code: str) -> bool:
    try:
        return parse_label_code(code) == thing
    except NotationError:
        return False


def _displaced(found: FoundLabel, code: str, meant: PlannedLabel) -> Message:
    return say(
        "label-displaced", page=found.page, number=found.number, code=code, meant=clean(meant.card)
    )


def _pages(contents: FileContents, planned: PlannedFile) -> Iterator[Message]:
    count = len(planned.sizes) or max(label.page for label in planned.labels)
    if len(contents.pages) != count:
        yield say("label-manifest-pages", planned=count)
        return
    pages = zip(contents.pages, planned.sizes, strict=False)
    for number, (page, (width, height)) in enumerate(pages, start=1):
        if not is_as_large(page, (width, height)):
            yield say(
                "label-manifest-page-size",
                page=number,
                width=round(page.width, 2),
                height=round(page.height, 2),
                planned_width=round(width, 2),
                planned_height=round(height, 2),
            )


def _misplaced(
    pairs: Sequence[tuple[int, FoundLabel, PlannedLabel]],
    planned: PlannedFile,
    of_labels: dict[int, Message],
) -> Iterator[Message]:
    """Find braille that is not in its place; yield a message if all is off by the same."""
    moves = {
        i: offset(found.dots, meant.dots(planned.measures))
        for i, found, meant in pairs
        if not found.fault
    }
    far = {i: hypot(*move) for i, move in moves.items() if max(map(abs, move)) > SLACK}
    if len(far) > 1 and len(far) == len(moves):
        x, y = (fmean(move[axis] for move in moves.values()) for axis in (0, 1))
        if all(hypot(one - x, other - y) <= SLACK for one, other in moves.values()):
            across, along = round(x, 2), round(y, 2)
            shifts: list[Arg] = []
            if across:
                shifts.append(say("label-move", by=abs(across), way="left" if x < 0 else "right"))
            if along:
                shifts.append(say("label-move", by=abs(along), way="up" if y < 0 else "down"))
            yield say("label-all-misplaced", moves=shifts)
            return
    for i, distance in far.items():
        of_labels.setdefault(i, say("label-fault-misplaced", distance=round(distance, 2)))


def _outlines(
    pairs: Sequence[tuple[FoundLabel, PlannedLabel]],
    contents: FileContents,
    kind: FormatKind,
    of_labels: dict[int, Message],
) -> None:
    """Find outlines that are not in their places."""
    outlines = [Outlines(page) for page in contents.pages]
    for i, (_, meant) in enumerate(pairs):
        if meant.box is None or meant.page > len(outlines):
            continue
        if not outlines[meant.page - 1].has(meant.box, kind):
            of_labels.setdefault(i, say("label-fault-outline"))
