"""Translation of texts and codes into braille cells and back, with positions both ways.

A cell is a character from U+2800 to U+28FF. Texts and the codes of the notation use different
tables. The fields of a code are translated separately, because some tables join two numbers that
have only a space between them ("3 4s4e").
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate

import msgspec

from splendor_access.braille import guarded, pybrl
from splendor_access.braille.guarded import LETTERS
from splendor_access.braille.tables import (
    BrailleTable,
    BrailleUnavailable,
    NoBraille,
    table_for_codes,
)
from splendor_access.game.cards import Card, Noble
from splendor_access.game.notation import (
    NotationError,
    card_code,
    noble_code,
    parse_card,
    parse_noble,
)
from splendor_access.talk.messages import Run

BLANK = "\u2800"
LAST = "\u28ff"
"""The first cell of Unicode, and the one with all eight dots."""


class Cells(msgspec.Struct, frozen=True):
    """A text in braille.

    `to_text` has for each cell the index of its character in the text; `to_cell` has for each
    character the index of its first cell, or of the next cell if it has none of its own.
    """

    cells: str = ""
    text: str = ""
    to_text: tuple[int, ...] = ()
    to_cell: tuple[int, ...] = ()


NO_LIBLOUIS = (NoBraille.NO_BINDING, NoBraille.EMPTY_PACKAGE, NoBraille.NO_LIBRARY)
"""The reasons for which there is no liblouis at all."""

_SPACE = Cells(BLANK, " ", (0,), (0,))

_NOTATION = re.compile("[0-9a-z ]+")
"""The characters of codes; every table knows them, so they need no replacement."""


def join_cells(pieces: Iterable[Cells]) -> Cells:
    """Concatenate pieces."""
    parts = list(pieces)
    cells_before = accumulate((len(part.cells) for part in parts), initial=0)
    text_before = accumulate((len(part.text) for part in parts), initial=0)
    placed = list(zip(parts, cells_before, text_before, strict=False))
    return Cells(
        "".join(part.cells for part in parts),
        "".join(part.text for part in parts),
        tuple(at + before for part, _, before in placed for at in part.to_text),
        tuple(at + before for part, before, _ in placed for at in part.to_cell),
    )


_BETWEEN_NUMBERS = re.compile(r"(?<=\d)(\s+)(?=\d)")


def text_cells(text: str, table: BrailleTable) -> Cells:
    """Translate an ordinary text. Characters that the table lacks are replaced.

    Numbers with a blank between them stay separate: in Unified English Braille liblouis would
    write them as one, with the sign of a space inside a number (rule 6.6).

    Without liblouis, pybrl translates if it can, into uncontracted English, whatever the table.
    Raises BrailleUnavailable.
    """
    try:
        pieces = _BETWEEN_NUMBERS.split(text)
        return join_cells(_spaces(p) if p.isspace() else _translated(p, table) for p in pieces)
    except BrailleUnavailable as error:
        if error.reason not in NO_LIBLOUIS or table.language != "en" or not pybrl.has_pybrl():
            raise
        return _by_pybrl(text)


def _by_pybrl(text: str) -> Cells:
    """Translate a text without liblouis."""
    plain = [_similar(character) for character in text]
    made = iter(pybrl.cells_of("".join(plain)))
    of_each = ["".join(next(made) for _ in each) for each in plain]
    return join_cells(
        Cells(cells, character, (0,) * len(cells), (0,))
        for cells, character in zip(of_each, text, strict=True)
    )


def _spaces(piece: str) -> Cells:
    places = tuple(range(len(piece)))
    return Cells(BLANK * len(piece), piece, places, places)


def _translated(text: str, table: BrailleTable) -> Cells:
    stand_ins = [_stand_in(character, table) for character in text]
    known = "".join(stand_ins)
    if not known:
        return Cells("", text, (), (0,) * len(text))
    made = join_cells(_known(piece, table) for piece in _pieces(known))
    origin = [at for at, stand_in in enumerate(stand_ins) for _ in stand_in]
    starts = accumulate(map(len, stand_ins[:-1]), initial=0)
    return Cells(
        made.cells,
        text,
        tuple(origin[at] for at in made.to_text),
        tuple(made.to_cell[at] if at < len(known) else len(made.cells) - 1 for at in starts),
    )


_OPENING = r"[(\[\"'\-]*+"
_CLOSING = r"[)\]\"'.,:;!?>%\-]*+"
_NUMBER = r"\d++(?:[.,:/-]\d++)*+[^\W\d_]*+"
_ORDINARY = re.compile(
    rf"{_OPENING}(?:{LETTERS}(?:['/-]{LETTERS})*|{_NUMBER})?{_CLOSING}"
    rf"|[?!]++{LETTERS}{_CLOSING}"
    rf"|{LETTERS}(?:(?:[,:;='/+&-]|\.(?=\d)){LETTERS})*{_CLOSING}"
    rf"|(?:[a-zA-Z]\.)+[a-zA-Z]?{_CLOSING}"
)
"""A word that is passed to liblouis as it is, together with its neighbours.

It has letters and digits, with signs at its ends and between them as people write them. With the
German tables liblouis 3.24 never returns from others: "a (b@c", "siehe -b.st".
"""

_WORD = re.compile(r"\S++")


def _pieces(text: str) -> Iterator[str]:
    """Yield the pieces to translate separately: runs of ordinary words, else single signs."""
    begin = 0
    for word in _WORD.finditer(text):
        if not _ORDINARY.fullmatch(word[0]):
            if begin < word.start():
                yield text[begin : word.start()]
            yield from guarded.signs(word[0])
            begin = word.end()
    if begin < len(text):
        yield text[begin:]


def _known(text: str, table: BrailleTable) -> Cells:
    """Translate a text whose characters the table knows."""
    cells, characters, firsts = guarded.to_cells(table, text)
    return Cells(cells, text, (*characters,), (*firsts,))


def unknown_characters(text: str, table: BrailleTable) -> list[str]:
    """Return the characters that a table lacks and that have no similar one in it.

    Raises BrailleUnavailable.
    """
    return [c for c in text if c != "?" and _stand_in(c, table) == "?"]


def code_cells(code: str, table: BrailleTable) -> Cells:
    """Translate a code of the notation, each field separately, never contracted.

    This is one call of liblouis if the table knows the blank cell as a character: no rule about
    spaces applies to it. Raises BrailleUnavailable.
    """
    chosen = table_for_codes(table)
    if not (_NOTATION.fullmatch(code) and _has_blank(chosen)):
        return code_cells_by_field(code, chosen)
    spaced = code.replace(" ", BLANK)
    cells, characters, firsts = guarded.to_cells(chosen, spaced, is_code=True)
    return Cells(cells, code, tuple(characters), tuple(firsts))


def card_cells(item: Card | Noble, table: BrailleTable) -> Cells:
    """Translate the code of a card or a tile, never contracted. Raises BrailleUnavailable."""
    return code_cells(card_code(item) if isinstance(item, Card) else noble_code(item), table)


def code_cells_by_field(code: str, table: BrailleTable) -> Cells:
    """Translate the fields of a code, each by its own call of liblouis.

    Raises BrailleUnavailable.
    """
    first, *others = (_translated(field, table) for field in code.split(" "))
    return join_cells((first, *(part for field in others for part in (_SPACE, field))))


def run_cells(
    runs: Iterable[Run], table: BrailleTable, code_table: BrailleTable | None = None
) -> Cells:
    """Translate a brailled message, its codes by `code_table` if it is given.

    Raises BrailleUnavailable.
    """
    return join_cells(
        code_cells(run.text, code_table or table) if run.is_code else text_cells(run.text, table)
        for run in runs
    )


def cells_text(cells: str, table: BrailleTable) -> str:
    r"""Translate cells back to a text; a cell without meaning comes out as `\dots/`.

    Raises BrailleUnavailable.
    """
    return guarded.to_text(table, cells) if cells else ""


def cells_code(cells: str, table: BrailleTable) -> str:
    """Translate the cells of a code back, each field separately. Raises BrailleUnavailable."""
    chosen, fields = table_for_codes(table), cells.split(BLANK)
    return " ".join(guarded.to_text(chosen, each, is_code=True) if each else "" for each in fields)


def parse_cells(cells: str, table: BrailleTable, *others: BrailleTable) -> Card | Noble:
    """Return the card or tile of a code in cells, by the first table that reads it as one.

    Raises NotationError, with the text by the first table or with characters that are no cells,
    and BrailleUnavailable.
    """
    strange = "".join(sign for sign in cells if not BLANK <= sign <= LAST)
    if strange:
        raise NotationError("not-a-card", strange)
    for each in (table, *others):
        text = cells_code(cells, each)
        for parse in (parse_card, parse_noble):
            try:
                return parse(text)
            except NotationError:
                continue
    raise NotationError("not-a-card", cells_code(cells, table))


def dot_numbers(cells: str) -> str:
    """Write cells as the numbers of their dots, `14-256-0-12`; a blank is 0."""
    return "-".join(
        "".join(str(dot + 1) for dot in range(8) if ord(cell) >> dot & 1) or "0" for cell in cells
    )


def mirrored(cell: str) -> str:
    """Return the mirror image of a cell of six dots, as it looks from behind."""
    bits = ord(cell) & 0b111111
    return chr(ord(BLANK) + (bits >> 3) + ((bits & 0b111) << 3))


@lru_cache
def _has_blank(table: BrailleTable) -> bool:
    return guarded.to_cells(table, BLANK)[0] == BLANK


_LIKE = str.maketrans(
    {
        "\u2018": "'",
        "\u2019": "'",
        "\u201c": '"',
        "\u201d": '"',
        "\u2013": "-",
        "\u2014": "-",
        "\u2212": "-",
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
    }
)
"""Similar characters that Unicode's decompositions lack."""


@lru_cache(maxsize=4096)
def _stand_in(character: str, table: BrailleTable) -> str:
    """Return a character that a table knows: the same, a similar one, or a question mark."""
    category = unicodedata.category(character)
    if character.isspace() or character == BLANK:
        return " "
    if category in ("Cc", "Cf"):
        return ""
    if guarded.has_character(table, character):
        return character
    plain = _similar(character)
    if all(guarded.has_character(table, c) for c in plain):
        return plain
    return "?"


def _similar(character: str) -> str:
    """Return a character without accents, or one that is similar to it."""
    close = unicodedata.normalize("NFKD", character.translate(_LIKE))
    return "".join(c for c in close if not unicodedata.combining(c))
