"""Begins PDF documents, with a title, a language and a font that is embedded, and no author."""

from io import BytesIO
from typing import TYPE_CHECKING

from splendor_access.labels.fonts import font

if TYPE_CHECKING:
    from reportlab.pdfgen.canvas import Canvas


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
