"""Changes cells, lines and pages of files for embossers, and says whether that matters.

What matters is what an embosser would do otherwise: a cell more or less, a line lower, a page that
is wider, longer or turned. Blanks at the ends of lines and pages are not embossed.
"""

import re
from collections.abc import Callable
from random import Random

COLUMNS, LINES = 40, 25
"""The page of the embosser that files are made for unless one is named."""

ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""Braille ASCII in the order of the braille characters of Unicode."""

Changed = tuple[str, bool, bytes]


def brf(content: bytes, chance: Random) -> Changed:
    """Return a name, whether it matters, and the file of an embosser with a change."""
    pages = [page.split("\r\n")[:-1] for page in content.decode("ascii").split("\f")[:-1]]
    number = chance.randrange(len(pages))
    page = pages[number]
    changes: list[Callable[[], tuple[str, bool]]] = [
        lambda: _cell(page, ASCII, chance),
        lambda: _line(page, "", chance),
        lambda: _blanks(page, " ", chance),
        lambda: _blanks(page, " ", chance),
        lambda: _lines_at_the_end(page, chance),
    ]
    if chance.random() < 0.1 and number:
        before = pages[number - 1]
        pages[number - 1 : number + 1] = [before + page]
        name, matters = "two pages in one", True
    else:
        name, matters = chance.choice(changes)()
    written = "".join("".join(line + "\r\n" for line in page) + "\f" for page in pages)
    return name, matters, written.encode("ascii")


def pef(content: bytes, chance: Random) -> Changed:
    """Return a name, whether it matters, and a PEF file with a change."""
    text = content.decode()
    attributes = [
        ("duplex", 'duplex="false"', 'duplex="true"', True),
        ("gap between rows", 'rowgap="0"', f'rowgap="{chance.randint(1, 6)}"', True),
        ("comment", "<section>", "<section><!-- of a reader -->", False),
        ("instruction", "<section>", "<?reader seen?><section>", False),
        ("title", "</meta>", "<dc:title>Cards</dc:title></meta>", False),
        ("spaces between rows", "<row>", "\n\t <row>", False),
        ("empty row in short", "<row></row>", "<row/>", False),
        ("character references", "⠼", "&#x283C;", False),
    ]
    if chance.random() < 0.4:
        name, before, after, matters = chance.choice(attributes)
        return name, matters, text.replace(before, after).encode()
    found = list(re.finditer(r"<page>\n(.*?)</page>", text, re.DOTALL))
    place = chance.choice(found)
    page = re.findall(r"<row>(.*?)</row>", place[1])
    braille = "".join(chr(0x2800 + i) for i in range(64))
    changes: list[Callable[[], tuple[str, bool]]] = [
        lambda: _cell(page, braille, chance),
        lambda: _line(page, "", chance),
        lambda: _blanks(page, "\u2800", chance),
        lambda: _lines_at_the_end(page, chance),
        lambda: _eight_dots(page, chance),
    ]
    name, matters = chance.choice(changes)()
    rows = "".join(f"<row>{row}</row>\n" for row in page)
    return name, matters, (text[: place.start(1)] + rows + text[place.end(1) :]).encode()


def _cell(page: list[str], characters: str, chance: Random) -> tuple[str, bool]:
    """Change a cell of a page to another, or put one where none was."""
    i = chance.randrange(len(page))
    blank = characters[0]
    column = chance.randrange(COLUMNS)
    line = page[i].ljust(column + 1, blank)
    other = chance.choice([one for one in characters if one != line[column]])
    page[i] = (line[:column] + other + line[column + 1 :]).rstrip(blank)
    return f"cell {column + 1} of line {i + 1}", True


def _line(page: list[str], blank: str, chance: Random) -> tuple[str, bool]:
    """Put a blank line before one that is embossed, or take a line away."""
    i = chance.randrange(len(page))
    if chance.random() < 0.3 and page[i]:
        del page[i]
        return f"no line {i + 1}", True
    page[i:i] = [blank] * chance.randint(1, 3)
    return f"lines before {i + 1}", True


def _blanks(page: list[str], blank: str, chance: Random) -> tuple[str, bool]:
    """Put blanks at the end of a line."""
    i = chance.randrange(len(page))
    room = COLUMNS - len(page[i])
    page[i] += blank * chance.randint(1, room)
    return f"blanks behind line {i + 1}", False


def _lines_at_the_end(page: list[str], chance: Random) -> tuple[str, bool]:
    """Put blank lines at the end of a page, as many as it has room for, or more."""
    room = LINES - len(page)
    more = room + chance.randint(1, 3)
    if room == 0 or chance.random() < 0.4:
        page += [""] * more
        return "page too long", True
    page += [""] * chance.randint(1, room)
    return "blank lines at the end", False


def _eight_dots(page: list[str], chance: Random) -> tuple[str, bool]:
    """Put dot 7 or 8 to a cell."""
    i = chance.choice([i for i, line in enumerate(page) if line])
    column = chance.randrange(len(page[i]))
    cell = chr(ord(page[i][column]) | chance.choice([0x40, 0x80]))
    page[i] = page[i][:column] + cell + page[i][column + 1 :]
    return f"eight dots in line {i + 1}", True
