"""A guide to writing labels by hand with slate and stylus: mirrored cells in writing order."""

from collections.abc import Sequence
from io import BytesIO
from itertools import chain

import msgspec

from splendor_access.braille.cells import dot_numbers, mirrored, run_cells
from splendor_access.braille.tables import default_table, find_table
from splendor_access.labels.formats import brf
from splendor_access.labels.making.assembly import paginate, thing_name, wrap_cells
from splendor_access.labels.making.export import Folder, Target
from splendor_access.labels.options.options import Options
from splendor_access.labels.planning.content import TEXT_PAGES, Kind, OwnText
from splendor_access.labels.planning.embossers import find_embosser
from splendor_access.labels.planning.plan import Label, Plan, make_plan
from splendor_access.labels.planning.printing import document, font, width
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Code, Message, say

NAMES = ("slate.txt", "slate.brf", "slate.pdf")


class _Block(msgspec.Struct, frozen=True):
    """The heading of a kind or of the guide, and entries; each entry is lines."""

    head: tuple[Message, ...]
    entries: tuple[tuple[Message, ...], ...]


def export_guide(options: Options, target: Target, locale: Locale) -> list[Message]:
    """Write the guide as text, in braille, and as PDF in large print.

    Raises LabelsRefused, also if no label has a code, and BrailleUnavailable.
    """
    plans = [
        make_plan(kind, options.items(kind), options.design(kind, "cells")[0])
        for kind in options.kinds
        if kind not in TEXT_PAGES
    ]
    if not plans:
        raise LabelsRefused(say("label-aids-no-codes"), usage=True)
    blocks = [_Block((say("slate-title"),), ((say("slate-how"),),)), *map(_block, plans)]
    text = "\n\n".join(
        "\n".join(locale.text(line) for part in (block.head, *block.entries) for line in part)
        for block in blocks
    )
    files = (
        f"{text}\n".encode(),
        _braille(blocks, plans[0], locale),
        _pdf(text.split("\n"), target.print_size, locale),
    )
    with Folder(target.folder) as folder:
        if not target.force:
            folder.check_free([*NAMES])
        for name, data in zip(NAMES, files, strict=True):
            folder.write(name, data)
    labels = sum(1 for plan in plans for _ in plan.labels)
    return [say("slate-made", labels=labels, folder=str(target.folder), names=[*NAMES])]


def _block(plan: Plan) -> _Block:
    labels = list(plan.labels)
    head = say("slate-kind", kind=plan.kind.value, labels=len(labels))
    return _Block((head,), tuple(map(_entry, labels)))


def _entry(label: Label) -> tuple[Message, ...]:
    """Name a label, and for each of its lines the dots to punch, and those to read."""
    item = label.item
    words = thing_name(item)
    if isinstance(item.thing, OwnText):
        head = say("slate-entry-own", number=label.number, words=words, text=item.code)
    else:
        head = say("slate-entry", number=label.number, words=words, code=Code(item.code))
    lines = (_line(number, line.cells) for number, line in enumerate(label.lines, start=1))
    return head, *chain.from_iterable(lines)


def _line(number: int, cells: str) -> tuple[Message, Message]:
    dots, read = punched(cells), dot_numbers(cells)
    return (
        say("slate-line", number=number, cells=len(cells), dots=dots, spaced=_spaced(dots)),
        say("slate-read", dots=read, spaced=_spaced(read)),
    )


def _spaced(dots: str) -> str:
    """Return dots for braille, where a line ends at a blank, and not within those of a cell.

    Without commas, numbers with blanks between would be brailled as one.
    """
    return dots.replace("-", ", ")


def punched(cells: str) -> str:
    """Return the dots to punch for a line, cell by cell from the right edge of the slate."""
    return dot_numbers("".join(map(mirrored, cells)))


def _braille(blocks: Sequence[_Block], plan: Plan, locale: Locale) -> bytes:
    embosser = find_embosser(plan.machine.embosser)
    text_table = default_table(locale.language, "paper")
    own = plan.kind is Kind.TEXTS  # in any table, and there are no codes
    code_table = text_table if own else find_table(plan.table, locale.language)
    assert code_table
    tables = text_table, code_table

    def folded(lines: Sequence[Message]) -> list[str]:
        return [
            row
            for line in lines
            for row in wrap_cells(run_cells(locale.brailled(line), *tables).cells, embosser.columns)
        ]

    return brf.encode_pages(
        paginate([[folded(b.head), *map(folded, b.entries)] for b in blocks], embosser.rows),
        embosser,
    )


_PAGE = (595.28, 841.89)
_EDGE = 50.0
"""A4 and its free edges, in points."""


def _pdf(lines: Sequence[str], size: int, locale: Locale) -> bytes:
    out = BytesIO()
    canvas = document(out, locale.text(say("slate-title")), locale.language)
    canvas.setPageSize(_PAGE)
    leading = size * 1.4
    top = _PAGE[1] - _EDGE - size
    height = top
    canvas.setFont(font(), size)
    for line in _wrapped(lines, (_PAGE[0] - 2 * _EDGE) / size):
        if height < _EDGE:
            canvas.showPage()
            canvas.setFont(font(), size)
            height = top
        canvas.drawString(_EDGE, height, line)
        height -= leading
    canvas.save()
    return out.getvalue()


def _wrapped(lines: Sequence[str], room: float) -> list[str]:
    """Break lines between words; the room is in sizes of the font."""
    found: list[str] = []
    for line in lines:
        found.append("")
        for word in line.split(" "):
            longer = f"{found[-1]} {word}" if found[-1] else word
            if found[-1] and width(longer, 1) > room:
                found.append(word)
            else:
                found[-1] = longer
    return found
