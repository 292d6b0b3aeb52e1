"""Starts PDF documents with a title, a language and an embedded font, and without an author."""

from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas

from functools import cache

_NAME = "Vera"


@cache
def font() -> str:
    """Register the font, and return its name in reportlab."""
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont

    registerFont(TTFont(_NAME, f"{_NAME}.ttf"))
    return _NAME


def width(text: str, size: float) -> float:
    """Return the width of a text, in the unit of its size."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return float(stringWidth(text, font(), size))


def document(out: BytesIO, title: str, language: str) -> "Canvas":
    """Return a canvas that writes into `out`, the same bytes each time."""
    from reportlab.pdfgen.canvas import Canvas

    # Without `invariant` the file has the time and a random number in it.
    canvas = Canvas(
        out,
        invariant=1,
        pageCompression=1,
        initialFontName=font(),  # type: ignore[arg-type]  # its stub says float
        lang=language,
    )
    canvas.setTitle(title)
    canvas.setCreator("splendor-access")
    for field in (canvas.setAuthor, canvas.setSubject):
        field("")  # else it says "anonymous" and "unspecified"
    return canvas
