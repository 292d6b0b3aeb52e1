"""The font of words in ink: Bitstream Vera Sans, which comes with reportlab and may be embedded."""

from functools import cache

_NAME = "Vera"


@cache
def font() -> str:
    """Return the name that reportlab knows the font by."""
    from reportlab.pdfbase.pdfmetrics import registerFont
    from reportlab.pdfbase.ttfonts import TTFont

    registerFont(TTFont(_NAME, f"{_NAME}.ttf"))
    return _NAME


def width(text: str, size: float) -> float:
    """Return how wide a text is, in the unit of its size."""
    from reportlab.pdfbase.pdfmetrics import stringWidth

    return float(stringWidth(text, font(), size))
