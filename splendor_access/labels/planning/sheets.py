"""Sheets of labels by product, plain sheets to cut, and the pieces that get labels."""

from enum import StrEnum
from math import floor, hypot

import msgspec

from splendor_access.labels.planning.content import TEXT_PAGES, Kind
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
CARD = PIECES[Kind.CARDS]
LEAST_CARD, MOST_CARD = Piece(40.0, 45.0), Piece(100.0, 150.0)
"""The least and the largest card that labels are made for."""

BED = (220.0, 220.0)
LEAST_BED, MOST_BED = 100.0, 1000.0
"""The usual bed of a 3D printer, and the least and the longest side of one, in mm."""

_BED_EDGE = 10.0
"""The edge of a bed that stays free, in mm."""


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
    (Kind.NOBLES, False): (58.0, 38.0),
    (Kind.NOBLES, True): (58.0, 38.0),
    (Kind.TOKENS, False): (26.0, 13.0),
    (Kind.TOKENS, True): (26.0, 13.0),
    (Kind.TEXTS, False): (62.0, 38.0),
    (Kind.TEXTS, True): (84.0, 38.0),
    (Kind.TABLE, False): (62.0, 12.5),
    (Kind.TABLE, True): (62.0, 12.5),
}
"""The sizes of labels to cut out, by the piece and whether it lies on its side, but for cards."""

_NARROWER, _NARROWER_TURNED, _HEIGHT = 1.5, 4.0, 38.0
"""How much narrower than its card a label to cut out is, so that it need not be put exactly, also
on a card lying on its side; and how high it is."""

_BESIDE_TOP, _HEIGHT_AT_TOP = 32.5, 50.0
_TOP_MARGINS = (0.9, 1.6)
"""A label between the points and the bonus in ink, each of which has 16 mm of the upper edge. It
has room for five cells of most standards, as much as the longest head of a code, and five lines."""

_PAGES = ("a4", "letter", "plate")
"""The pages they are cut out of; the plate is that of a 3D printer."""


def _page(name: str, bed: tuple[float, float]) -> tuple[float, float]:
    across, along = (side - 2 * _BED_EDGE for side in bed)
    return {"a4": A4, "letter": LETTER, "plate": (across, along)}[name]


def _cut_size(kind: Kind, card: Piece, *, landscape: bool, edge: Edge) -> tuple[float, float]:
    """Return the width and the height of a label to cut out."""
    if kind is not Kind.CARDS:
        return _SIZES[kind, landscape]
    if edge is Edge.TOP:
        return round(card.width - _BESIDE_TOP, 2), min(_HEIGHT_AT_TOP, card.height)
    if landscape:
        return round(card.height - _NARROWER_TURNED, 2), min(_HEIGHT, card.width)
    return round(card.width - _NARROWER, 2), min(_HEIGHT, card.height)


_CUT_MARGINS = (2.5, 2.0)
_CUT_GAP = 3.0
_CUT_EDGES = (8.0, 12.0)
"""The free edges at the sides, and above and below: room for the ruler and the crosses."""

NAMES = (*PRODUCTS, *_PAGES)


def _cut_sheet(
    name: str, page: tuple[float, float], size: tuple[float, float], *, at_top: bool
) -> Sheet:
    """Return a page with as many labels of a size as fit. Raises LabelsRefused if none does."""
    width, height = size
    columns, rows = (
        floor((length - 2 * edge + _CUT_GAP) / (size + _CUT_GAP))
        for length, edge, size in zip(page, _CUT_EDGES, (width, height), strict=True)
    )
    if not (columns > 0 and rows > 0):
        raise LabelsRefused(
            say(
                "label-over-page",
                sheet=name,
                width=width,
                height=height,
                page_width=page[0],
                page_height=page[1],
            )
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


def _text_sheet(name: str, page: tuple[float, float]) -> Sheet:
    """Return a page or a plate for one text."""
    margins = _CUT_MARGINS if name == "plate" else _TEXT_MARGINS
    left, top = _CUT_EDGES
    width, height = page[0] - 2 * left, page[1] - 2 * top
    return Sheet(name, page, 1, 1, width, height, left, top, 0.0, 0.0, *margins, is_cut=True)


_TEXT_MARGINS = (7.0, 5.0)


def find_sheet(
    name: str,
    kind: Kind,
    *,
    landscape: bool = False,
    edge: Edge = Edge.BOTTOM,
    card: Piece = CARD,
    bed: tuple[float, float] = BED,
) -> Sheet:
    """Return the sheet of that name, one of NAMES, for a kind of piece.

    `card` is the size of the cards, and `bed` that of the bed of a 3D printer in mm. Raises
    LabelsRefused if a label is larger than the piece or than the page.
    """
    if kind in TEXT_PAGES:
        if name not in _PAGES:
            raise LabelsRefused(say("label-aids-sheet", sheet=name))
        return _text_sheet(name, _page(name, bed))
    if name in _PAGES:
        size = _cut_size(kind, card, landscape=landscape, edge=edge)
        at_top = kind is Kind.CARDS and edge is Edge.TOP
        return _cut_sheet(name, _page(name, bed), size, at_top=at_top)
    sheet = PRODUCTS[name]
    if kind not in PIECES:
        return sheet
    piece = card if kind is Kind.CARDS else PIECES[kind]
    piece = piece.turned() if landscape else piece
    check_piece(sheet.width, sheet.height, piece, sheet=name, kind=kind)
    return sheet


def check_piece(width: float, height: float, piece: Piece, *, sheet: str, kind: Kind) -> None:
    """Raise LabelsRefused, with the figures, if a label of a sheet is larger than its piece."""
    if not piece.holds(width, height):
        raise LabelsRefused(
            say(
                "label-over-piece",
                sheet=sheet,
                kind=kind.value,
                width=width,
                height=height,
                piece_width=piece.width,
                piece_height=piece.height,
            )
        )


def default_sheet(
    kind: Kind,
    *,
    landscape: bool,
    solid: bool,
    edge: Edge = Edge.BOTTOM,
    card: Piece = CARD,
    cut: bool = False,
) -> str:
    """Return the name of the default sheet, or of one whose labels are `cut` out."""
    if solid:
        return "plate"
    if cut or kind in TEXT_PAGES:
        return "a4"
    product = PRODUCTS["l7160"]
    at_bottom = kind is Kind.CARDS and edge is Edge.BOTTOM and not landscape
    at_bottom &= card.holds(product.width, product.height)
    return "l7160" if at_bottom or (kind is Kind.TEXTS and not landscape) else "a4"
