"""Programs of the system in place of libraries: poppler's for PDFium, resvg's own for resvg-py.

Debian has the programs and lacks the libraries. Where a program is missing too, the library is.
"""

import re
import subprocess
from collections.abc import Iterator
from xml.etree.ElementTree import tostring

from splendor_access.labels.formats import FileContents, FoundPage, UnreadableLabels
from splendor_access.labels.formats._xml import parse
from splendor_access.labels.formats.svg import read
from splendor_access.settings.libraries import stand_in

PATIENCE = 60.0
"""The longest time, in seconds, for one page."""

MOST_PAGES = 1000

_WHOLE = ("-noshrink", "-nocenter")
"""Without these, poppler fits a page to a sheet of paper, which moves dots by parts of a mm."""


def read_pdf(data: bytes) -> FileContents:
    """Return the filled circles and stroked rectangles of all pages.

    A page with a note that it is to be turned is read as it is shown. Raises UnreadableLabels, and
    ModuleNotFoundError where poppler is missing.
    """
    pages = range(1, _count(data) + 1)
    return FileContents(tuple(_page(data, number) for number in pages))


def draw_pdf(data: bytes, sharpness: float) -> Iterator[bytes]:
    """Yield each page as a PNG file, with `sharpness` pixels in a mm. Raises as `read_pdf`."""
    for number in range(1, _count(data) + 1):
        yield _cairo(data, number, "-png", "-singlefile", "-r", str(sharpness * 25.4))


def draw_svg(text: str, width: int) -> bytes:
    """Return a drawing as a PNG file of so many pixels. Raises as `read_pdf`."""
    options = ("--width", str(width), "--dpi", "96", "--background", "#ffffff")
    command = (*options, "--skip-system-fonts", "-", "-c")
    return _run("resvg-py", "resvg", *command, data=text.encode(), wrong="svg-undrawn")


def _count(data: bytes) -> int:
    told = _run("pypdfium2", "pdfinfo", "-", data=data)
    found = re.search(rb"(?m)^Pages:\s+(\d{1,9})$", told)
    count = int(found[1]) if found else 0
    if count > MOST_PAGES:
        raise UnreadableLabels("many-things")
    return count


def _page(data: bytes, number: int) -> FoundPage:
    root = parse(_cairo(data, number, "-svg", *_WHOLE))
    for parent in [*root.iter()]:
        for letter in [each for each in parent if _is_letter(each.attrib)]:
            parent.remove(letter)
    # Poppler draws in points, and newer releases of it do not say so.
    for side, size in zip(("width", "height"), root.get("viewBox", "").split()[2:], strict=False):
        root.set(side, f"{size}pt")
    (page,) = read(tostring(root)).pages
    return page


def _is_letter(attributes: dict[str, str]) -> bool:
    """Return whether an element is a letter of print, which may have a round dot."""
    return any(value.startswith("#glyph") for value in attributes.values())


def _cairo(data: bytes, number: int, *options: str) -> bytes:
    only = ("-f", str(number), "-l", str(number))
    return _run("pypdfium2", "pdftocairo", *options, *only, "-", "-", data=data)


def _run(library: str, program: str, *options: str, data: bytes, wrong: str = "format") -> bytes:
    """Run a program that stands in for a library, and return what it writes."""
    if not stand_in(library):
        raise ModuleNotFoundError(library, name=library)
    try:
        done = subprocess.run(  # noqa: S603  # the program is one of the system
            [program, *options], input=data, capture_output=True, check=True, timeout=PATIENCE
        )
    except subprocess.SubprocessError as error:
        said = getattr(error, "stderr", None) or b""
        raise UnreadableLabels(wrong, said.decode(errors="replace"), form="PDF") from error
    return done.stdout
