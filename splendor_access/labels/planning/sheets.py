"""Sheets of labels by product, plain sheets to cut, and the pieces that get labels."""

from enum import StrEnum
from math import floor, hypot

import msgspec

from splendor_access.labels.planning.content import Kind
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import Measures
from splendor_access.talk.messages import say

A4 = (210.0, 297.0)
LETTER = (215.9, 279.4)


class Edge(StrEnum):
    """The edge of a card that gets the label."""

    BOTTOM = "bottom"
    TOP = "top"


class Piece(msgspec.Struct, frozen=True):
    """A piece of the game that gets a label, in mm; a round one is as wide as high."""

    width: float
    height: float
    is_round: bool = False

    def turned(self) -> "Piece":
        """Return the piece lying on its side."""
        return Piece(self.height, self.width, self.is_round)

    def holds(self, width: float, height: float) -> bool:
        """Return whether a label of that size fits on the piece."""
        if self.is_round:
            return hypot(width, height) <= self.width
        return width <= self.width and height <= self.height


PIECES = {
    Kind.CARDS: Piece(63.5, 88.0),
    Kind.NOBLES: Piece(60.0, 60.0),
    Kind.TOKENS: Piece(40.0, 40.0, is_round=True),
}


class Sheet(msgspec.Struct, frozen=True):
    """A sheet of labels, in mm; places are counted along the rows, from the top left.

    `left` and `top` are the distances of the first label from the edges of the page, `gap_x` and
    `gap_y` those between labels. No dot comes nearer to the edge of a label than `margin_x` and
    `margin_y`. `is_cut` says that labels are cut out rather than peeled off.
    """

    name: str
    page: tuple[float, float]
    columns: int
    rows: int
    width: float
    height: float
    left: float
    top: float
    gap_x: float
    gap_y: float
    margin_x: float
    margin_y: float
    is_cut: bool = False

    @property
    def places(self) -> int:
        """The number of labels on a page."""
        return self.columns * self.rows

    def corner(self, place: int) -> tuple[float, float]:
        """Return the top left corner of a label; places count from 0."""
        row, column = divmod(place, self.columns)
        x = self.left + column * (self.width + self.gap_x)
        y = self.top + row * (self.height + self.gap_y)
        return round(x, 4), round(y, 4)

    def cells(self, measures: Measures) -> int:
        """Return the number of cells that fit in a line."""
        room = self.width - 2 * self.margin_x - measures.dot - measures.base
        return max(0, floor(room / measures.cell + _ROUNDING) + 1)

    def lines(self, measures: Measures) -> int:
        """Return the number of lines that fit on a label."""
        room = self.height - 2 * self.margin_y - 2 * measures.dot - measures.base
        return max(0, floor(room / measures.line + _ROUNDING) + 1)

    def with_margin(self, margin: float) -> "Sheet":
        """Return the sheet with another margin on all sides."""
        return msgspec.structs.replace(self, margin_x=margin, margin_y=margin)


_ROUNDING = 1e-9

PRODUCTS: dict[str, Sheet] = {
    sheet.name: sheet
    for sheet in (
        Sheet("l7160", A4, 3, 7, 63.5, 38.1, 7.2, 15.15, 2.5, 0.0, 3.0, 2.0),
        Sheet("l7651", A4, 5, 13, 38.1, 21.2, 4.75, 10.7, 2.5, 0.0, 2.0, 2.0),
        Sheet("l7658", A4, 7, 27, 25.4, 10.0, 8.6, 13.5, 2.5, 0.0, 1.5, 1.5),
        Sheet("ol5225", LETTER, 4, 8, 50.8, 31.75, 6.35, 12.7, 0.0, 0.0, 2.0, 2.0),
    )
}
"""Labels to peel off: Avery L7160 (also Herma 4103), L7651, L7658, and OnlineLabels OL5225.

Sources differ by up to 0.5 mm, so print an alignment page first."""

_SIZES = {
    (Kind.CARDS, False): (62.0, 38.0),
    (Kind.CARDS, True): (84.0, 38.0),
    (Kind.NOBLES, False): (58.0, 38.0),
    (Kind.NOBLES, True): (58.0, 38.0),
    (Kind.TOKENS, False): (26.0, 13.0),
    (Kind.TOKENS, True): (26.0, 13.0),
    (Kind.TEXTS, False): (62.0, 38.0),
    (Kind.TEXTS, True): (84.0, 38.0),
    (Kind.TABLE, False): (62.0, 12.5),
    (Kind.TABLE, True): (62.0, 12.5),
}
"""The sizes of labels to cut out, by the piece and whether it lies on its side."""

_AT_TOP = (31.0, 50.0)
_TOP_MARGINS = (0.9, 1.6)
"""A label between the points and the bonus in ink, each of which has 16 mm of the upper edge. It
has room for five cells of most standards, as much as the longest head of a code, and five lines."""

_PAGES = {"a4": A4, "letter": LETTER, "plate": (200.0, 200.0)}
"""The pages they are cut out of; the plate is that of a 3D printer."""

_CUT_MARGINS = (2.5, 2.0)
_CUT_GAP = 3.0
_CUT_EDGES = (8.0, 12.0)
"""The free edges at the sides, and above and below: room for the ruler and the crosses."""

NAMES = (*PRODUCTS, *_PAGES)


def cut_sheet(name: str, kind: Kind, *, landscape: bool = False, edge: Edge = Edge.BOTTOM) -> Sheet:
    """Return a page with as many labels as fit, for a kind of piece."""
    page = _PAGES[name]
    at_top = kind is Kind.CARDS and edge is Edge.TOP
    width, height = _AT_TOP if at_top else _SIZES[kind, landscape]
    columns, rows = (
        floor((length - 2 * edge + _CUT_GAP) / (size + _CUT_GAP))
        for length, edge, size in zip(page, _CUT_EDGES, (width, height), strict=True)
    )
    left, top = (
        round((length - count * size - (count - 1) * _CUT_GAP) / 2, 2)
        for length, count, size in zip(page, (columns, rows), (width, height), strict=True)
    )
    return Sheet(
        name,
        page,
        columns,
        rows,
        width,
        height,
        left,
        top,
        _CUT_GAP,
        _CUT_GAP,
        *(_TOP_MARGINS if at_top else _CUT_MARGINS),
        is_cut=True,
    )


def text_sheet(name: str) -> Sheet:
    """Return a page or a plate for one text."""
    page = _PAGES[name]
    margins = _CUT_MARGINS if name == "plate" else _TEXT_MARGINS
    left, top = _CUT_EDGES
    width, height = page[0] - 2 * left, page[1] - 2 * top
    return Sheet(name, page, 1, 1, width, height, left, top, 0.0, 0.0, *margins, is_cut=True)


_TEXT_MARGINS = (7.0, 5.0)


def find_sheet(
    name: str, kind: Kind, *, landscape: bool = False, edge: Edge = Edge.BOTTOM
) -> Sheet:
    """Return the sheet of that name, one of NAMES, for a kind of piece.

    Raises LabelsRefused if a label is larger than the piece.
    """
    if kind is Kind.AIDS:
        if name not in _PAGES:
            raise LabelsRefused(say("label-aids-sheet", sheet=name))
        return text_sheet(name)
    if name in _PAGES:
        return cut_sheet(name, kind, landscape=landscape, edge=edge)
    sheet = PRODUCTS[name]
    if kind not in PIECES:
        return sheet
    piece = PIECES[kind].turned() if landscape else PIECES[kind]
    if not piece.holds(sheet.width, sheet.height):
        raise LabelsRefused(
            say(
                "label-over-piece",
                sheet=name,
                kind=kind.value,
                width=sheet.width,
                height=sheet.height,
                piece_width=piece.width,
                piece_height=piece.height,
            )
        )
    return sheet


def default_sheet(kind: Kind, *, landscape: bool, solid: bool, edge: Edge = Edge.BOTTOM) -> str:
    """Return the name of the default sheet."""
    if solid:
        return "plate"
    if kind is Kind.AIDS:
        return "a4"
    at_bottom = kind is Kind.CARDS and edge is Edge.BOTTOM and not landscape
    return "l7160" if at_bottom or (kind is Kind.TEXTS and not landscape) else "a4"
