"""The braille cells of the page, made by liblouis: all codes, and the program's words on paper.

What the page is given is tried here: it must make the same cells as liblouis.
"""

from collections.abc import Sequence
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from io import StringIO
from string import ascii_lowercase, digits
from tempfile import TemporaryDirectory
from unittest.mock import patch

import msgspec

from splendor_access.braille import guarded
from splendor_access.braille.cells import BLANK
from splendor_access.braille.guarded import BETWEEN, TableRecord
from splendor_access.braille.tables import OFFERED, BrailleTable, BrailleUnavailable, default_table
from splendor_access.commands import _cli
from splendor_access.talk.locale import languages
from tests.release.parts import NotBuilt

CHARACTERS = ascii_lowercase + digits
ENDS = ".,:;)"

LISTS = (
    ("--format", "brf", "--what", "all"),
    ("--format", "svg", "--what", "all"),
    *(("--format", "brf", "--what", "table", "--sheet", each) for each in ("a4", "letter")),
    ("slate",),
    ("--format", "brf", "--what", "rules"),
    ("--format", "brf", "--what", "rules", "--edition", "2014"),
    ("--format", "brf", "--what", "rules", "--edition", "up-to-three"),
)
"""Orders for labels. What they write in sentences is recorded, in each language."""


def recorded_cells(orders: Sequence[Sequence[str]] = LISTS) -> bytes:
    """Return the file of cells. Raises NotBuilt if it would not make the cells of liblouis."""
    texts = {default_table(each, "paper"): _texts(each, orders) for each in languages()}
    records = {table.name: _record(table, texts.get(table, set())) for table in OFFERED}
    return msgspec.json.encode(records, order="sorted")


def _texts(language: str, orders: Sequence[Sequence[str]]) -> set[str]:
    """Return the texts that are put into cells for a language while labels are made."""
    found: set[str] = set()
    paper, to_cells = default_table(language, "paper"), guarded.to_cells

    def heard(table: BrailleTable, text: str, *, is_code: bool = False) -> guarded.Translated:
        if table == paper and not is_code:
            found.add(text)
        return to_cells(table, text, is_code=is_code)

    for order in orders:
        with TemporaryDirectory() as folder, ExitStack() as stack:
            stack.enter_context(patch.object(guarded, "to_cells", heard))
            stack.enter_context(redirect_stdout(StringIO()))
            stack.enter_context(redirect_stderr(StringIO()))
            command = ["labels", "--lang", language, *order, "--out", folder]
            if code := _cli.main(command):
                raise NotBuilt(f"{' '.join(command)} ended with {code}.")
    return found


def _record(table: BrailleTable, texts: set[str]) -> TableRecord:
    """Return what is recorded of a table; one that contracts words writes no codes."""

    def spelled(text: str) -> list[str]:
        cells, _characters, firsts = guarded.to_cells(table, text)
        ends = [*firsts[1:], len(cells)]
        return [cells[first:end] for first, end in zip(firsts, ends, strict=True)]

    def whole(text: str) -> str:
        return "".join(spelled(text))

    if table.uncontracted is not None:
        signs = {each: whole(each) for each in CHARACTERS}
        return TableRecord({}, {}, words=signs, known=CHARACTERS)
    signs = {each: whole(each) for each in CHARACTERS}
    if whole(BLANK) == BLANK:
        signs[BLANK] = BLANK
    pairs = {one + other: spelled(one + other)[1] for one in signs for other in signs}
    after = {pair: cells for pair, cells in pairs.items() if cells != signs[pair[1]]}
    ends = {each: spelled(f"1{each}")[1] for each in ENDS}
    record = TableRecord(signs, after, ends)
    words: dict[str, str] = {}
    for word in sorted({word for each in texts for word in each.split()}):
        try:
            known = record.spelled_text(word) == spelled(word)
        except BrailleUnavailable:
            known = False
        if not known:
            words[word] = BETWEEN.join(spelled(word))
    record = TableRecord(signs, after, ends, words, "".join(sorted({*"".join(words)})))
    for text in texts:
        if record.spelled_text(text) != spelled(text):
            raise NotBuilt(f"{table.name} writes not word by word: {text}")
    return record
