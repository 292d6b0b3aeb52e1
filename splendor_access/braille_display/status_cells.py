"""Two cells at the left of the display, for readers who want them: whose turn it is, and points.

The first is all six dots where it is the reader's turn, and else the first letter of who is due.
The second has the reader's points as a literary digit, with dot 3 for ten more.
"""

from splendor_access.braille.cells import BLANK, text_cells
from splendor_access.braille.tables import Table

WIDTH = 3
"""The cells that they take, with the blank behind them."""

LEAST = 9
"""So many cells must be left for the game."""

YOU = "\u283f"
_DIGITS = "\u281a\u2801\u2803\u2809\u2819\u2811\u280b\u281b\u2813\u280a"
_TENS = ("", "\u2804", "\u2824")


def status_cells(due: str | None, points: int, table: Table) -> str:
    """Return both cells; `due` is the name of another player, empty for the reader.

    It is None where nobody is due. Raises BrailleUnavailable.
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
