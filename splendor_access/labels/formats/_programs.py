"""Programs of the system in place of libraries: poppler's for PDFium, resvg's own for resvg-py.

Debian has the programs and lacks the libraries. Where a program is missing too, the library is.
"""

import re
import subprocess
from collections.abc import Iterator
from xml.etree.ElementTree import SubElement, tostring

from splendor_access.labels.formats import FileContents, FoundPage, UnreadableLabels
from splendor_access.labels.formats._xml import parse
from splendor_access.labels.formats.svg import read
from splendor_access.settings.libraries import stand_in

PATIENCE = 60.0
"""The longest time, in seconds, for one page."""

MOST_PAGES = 1000

_WHOLE = ("-noshrink", "-nocenter")
"""Without these, poppler fits a page to a sheet of paper, which moves dots by parts of a mm."""

_BACK = {
    90: "matrix(0 -1 1 0 0 {0})",
    180: "matrix(-1 0 0 -1 {0} {1})",
    270: "matrix(0 1 -1 0 {1} 0)",
}
"""What turns a page back that has a note to be turned, by its width and height as it is shown."""


def read_pdf(data: bytes) -> FileContents:
    """Return the filled circles and stroked rectangles of all pages.

    A note that a page is to be turned is passed over. Raises UnreadableLabels, and
    ModuleNotFoundError where poppler is missing.
    """
    turns = enumerate(_turns(data), start=1)
    return FileContents(tuple(_page(data, number, turn) for number, turn in turns))


def draw_pdf(data: bytes, sharpness: float) -> Iterator[tuple[bytes, int]]:
    """Yield each page as a PNG file, with `sharpness` pixels in a mm, and the degrees it is turned.

    Raises as `read_pdf`.
    """
    for number, turn in enumerate(_turns(data), start=1):
        yield _cairo(data, number, "-png", "-singlefile", "-r", str(sharpness * 25.4)), turn


def draw_svg(text: str, width: int) -> bytes:
    """Return a drawing as a PNG file of so many pixels. Raises as `read_pdf`."""
    options = ("--width", str(width), "--dpi", "96", "--background", "#ffffff")
    command = (*options, "--skip-system-fonts", "-", "-c")
    return _run("resvg-py", "resvg", *command, data=text.encode(), wrong="svg-undrawn")


def _turns(data: bytes) -> list[int]:
    """Return by how many degrees each page is to be turned, clockwise."""
    told = _run("pypdfium2", "pdfinfo", "-f", "1", "-l", str(MOST_PAGES), "-", data=data)
    found = re.search(rb"(?m)^Pages:\s+(\d{1,9})$", told)
    if found and int(found[1]) > MOST_PAGES:
        raise UnreadableLabels("many-things")
    return [int(turn) for turn in re.findall(rb"(?m)^Page\s+\d+\s+rot:\s+(\d{1,3})$", told)]


def _page(data: bytes, number: int, turn: int) -> FoundPage:
    root = parse(_cairo(data, number, "-svg", *_WHOLE))
    for parent in [*root.iter()]:
        for letter in [each for each in parent if _is_letter(each.attrib)]:
            parent.remove(letter)
    size = root.get("viewBox", "").split()[2:]
    if turn in _BACK:
        shown = root[:]
        root[:] = []
        SubElement(root, "g", transform=_BACK[turn].format(*size)).extend(shown)
        size = size if turn == 180 else size[::-1]
    # Poppler draws in points, and newer releases of it do not say so.
    for side, length in zip(("width", "height"), size, strict=False):
        root.set(side, f"{length}pt")
    root.set("viewBox", " ".join(("0 0", *size)))
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
