"""The assembly list: the place of each label, in the order of the sheets.

A blind designer and a sighted helper share one list: as text, in braille, and as a page of HTML in
large print.
"""

from collections.abc import Iterator, Sequence
from html import escape

import msgspec

from splendor_access.braille.cells import BLANK, run_cells
from splendor_access.braille.tables import BrailleTable, default_table, find_table
from splendor_access.game.cards import Card, Noble
from splendor_access.labels.formats import FormatKind, brf
from splendor_access.labels.planning.cell_grid import grid_message
from splendor_access.labels.planning.content import Kind, LabelItem, OwnText
from splendor_access.labels.planning.embossers import Pages, find_embosser
from splendor_access.labels.planning.plan import Label, Page, Plan
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Code, Colour, Message, line, say

NAMES = ("assembly.txt", "assembly.brf", "assembly.html")

INDENT = 2
"""The indentation, in cells, of continued lines."""


class Assembly(msgspec.Struct, frozen=True):
    """The input of a list.

    `of` is the kind of format: embossed labels are one below another on their pages, all others in
    rows and columns on sheets. `size` is the size of large print in points.
    """

    plans: tuple[Plan, ...]
    of: FormatKind
    size: int


def assembly(asked: Assembly, locale: Locale) -> dict[str, bytes]:
    """Return the files of a list by their names. Raises LabelsRefused and BrailleUnavailable."""
    return dict(
        zip(
            NAMES,
            (_text(asked, locale), _braille(asked, locale), _html(asked, locale)),
            strict=True,
        )
    )


def _text(asked: Assembly, locale: Locale) -> bytes:
    blocks = [[locale.text(message) for message in block] for block in _blocks(asked)]
    return ("\n\n".join("\n".join(lines) for lines in blocks) + "\n").encode()


def _blocks(asked: Assembly) -> Iterator[list[Message]]:
    """Yield the blocks of the list: its head, and the labels of each kind under a heading."""
    yield [say("assembly-title"), _order(asked)]
    for plan in asked.plans:
        entries = [
            _entry(label, page, plan, asked.of) for page in plan.pages for label in page.labels
        ]
        yield [_heading(plan, asked.of), *_cutting(plan), *entries]


def _cutting(plan: Plan) -> list[Message]:
    """Return how the labels of a plan are cut, if there are lines to cut along by touch."""
    if plan.job.cut_lines:
        return [cut_size(plan, felt=True), say("label-cut-lines")]
    if plan.grid is None or not plan.grid.marks:
        return []
    return [
        grid_message(plan.grid, plan.kind.value, plan.sheet.name, plan.measures),
        say("label-cut-marks"),
    ]


def cut_size(plan: Plan, *, felt: bool) -> Message:
    """Return to which size labels are cut: along outlines, or inside lines that are `felt`."""
    return say(
        "label-cut-size",
        kind=plan.kind.value,
        width=plan.sheet.width,
        height=plan.sheet.height,
        felt="yes" if felt else "no",
    )


def _order(asked: Assembly) -> Message:
    match asked.plans[0].kind:
        case Kind.TEXTS:
            return say("assembly-order-own")
        case Kind.TABLE:
            return say("assembly-order-table")
        case _:
            return say("assembly-order")


def _heading(plan: Plan, of: FormatKind) -> Message:
    return say(
        "assembly-kind",
        kind=plan.kind.value,
        labels=sum(len(page.labels) for page in plan.pages),
        pages=len(plan.pages),
        of=of,
        width=plan.sheet.width,
        height=plan.sheet.height,
    )


def _entry(label: Label, page: Page, plan: Plan, of: FormatKind) -> Message:
    own = isinstance(label.item.thing, OwnText)
    return say(
        "assembly-entry",
        number=label.number,
        page=page.number,
        of=of,
        place=place_on_page(label.place, _columns(plan, of), of),
        words=thing_name(label.item),
        own="yes" if own else "no",
        code=label.item.code if own else Code(label.item.code),
    )


def _columns(plan: Plan, of: FormatKind) -> int:
    """Return the number of labels side by side."""
    if of != "cells":
        return plan.sheet.columns
    return 1 if plan.grid is None else len(plan.grid.columns)


def place_on_page(place: int, columns: int, of: FormatKind) -> Message:
    """Describe the place of a label on its page, given its number."""
    if of == "cells" and columns == 1:
        return say("assembly-from-top", place=place)
    row, column = divmod(place - 1, columns)
    return say("assembly-row-column", row=row + 1, column=column + 1)


def thing_name(item: LabelItem) -> Message:
    """Name the thing that a label is for."""
    match item.thing:
        case Card():
            return say("assembly-card", level=item.thing.level, card=item.thing)
        case Noble():
            return say("noble-alone", noble=item.thing)
        case OwnText():
            return line(item.thing.ink)
        case str():
            return say("token-alone", gem=Colour(item.thing))


# In braille


def _braille(asked: Assembly, locale: Locale) -> bytes:
    text_table = default_table(locale.language, "paper")
    embosser = find_embosser(asked.plans[0].machine.embosser)
    own = asked.plans[0].kind is Kind.TEXTS  # in any table, and there are no codes
    code_table = text_table if own else find_table(asked.plans[0].table, locale.language)
    assert code_table
    blocks = [
        [_folded(message, locale, (text_table, code_table), embosser.columns) for message in block]
        for block in _blocks(asked)
    ]
    return brf.encode_pages(paginate(blocks, embosser.rows), embosser)


def _folded(
    message: Message, locale: Locale, tables: tuple[BrailleTable, BrailleTable], columns: int
) -> list[str]:
    return wrap_cells(run_cells(locale.brailled(message), *tables).cells, columns)


def wrap_cells(cells: str, columns: int) -> list[str]:
    """Break cells into lines at blanks; all lines but the first are indented.

    A word that is longer than a line is broken at the end of the line.
    """
    lines = [""]
    for word in cells.split(BLANK):
        if lines[-1].strip(BLANK) and len(lines[-1]) + 1 + len(word) <= columns:
            lines[-1] += BLANK + word
            continue
        if lines[-1].strip(BLANK):
            lines.append(BLANK * INDENT)
        lines[-1] += word
        while len(lines[-1]) > columns:
            lines[-1:] = [lines[-1][:columns], BLANK * INDENT + lines[-1][columns:]]
    return lines


def paginate(blocks: Sequence[Sequence[Sequence[str]]], rows: int) -> Pages:
    """Put entries on pages, with an empty line between blocks.

    An entry is not split, and the head of a block stays with its first entry.
    """
    pages: list[list[str]] = [[]]
    for head, first, *others in blocks:
        for lines in (["", *head, *first], *others):
            if len(pages[-1]) + len(lines) > rows:
                pages.append([])
            pages[-1] += lines
    return tuple(tuple(page if page[0] else page[1:]) for page in pages)


# In HTML

_STYLE = """\
@page { margin: 10mm; }
body { font-family: sans-serif; font-size: %dpt; line-height: 1.4; margin: 0.5em; }
h1, h2, h3 { font-size: 1.2em; line-height: 1.2; }
table { border-collapse: collapse; margin-bottom: 2em; }
th, td { border: 1px solid; padding: 0.2em 0.5em; text-align: start; vertical-align: top; }
tbody th { font-weight: normal; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
h2, h3 { break-after: avoid; }
"""


def _html(asked: Assembly, locale: Locale) -> bytes:
    def text(message: Message) -> str:
        return escape(locale.text(message))

    title = text(say("assembly-title"))
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{locale.language}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>\n{_STYLE % asked.size}</style>",
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{title}</h1>",
        f"<p>{text(_order(asked))}</p>",
    ]
    for plan in asked.plans:
        lines.append(f"<h2>{text(_heading(plan, asked.of))}</h2>")
        lines += (f"<p>{text(message)}</p>" for message in _cutting(plan))
        for page in plan.pages:
            name = f"{plan.kind}-{page.number}"
            heading = say("assembly-page", kind=plan.kind.value, page=page.number, of=asked.of)
            lines += [
                f'<h3 id="{name}">{text(heading)}</h3>',
                f'<table aria-labelledby="{name}">',
                *_table(page, plan, asked.of, locale),
                "</table>",
            ]
    lines += ["</main>", "</body>", "</html>", ""]
    return "\n".join(lines).encode()


def _table(page: Page, plan: Plan, of: FormatKind, locale: Locale) -> Iterator[str]:
    """Yield the rows of a table of labels, with only two columns: large print needs the width."""
    yield "<thead><tr>"
    for head in (say("assembly-head-place"), say("assembly-head-label")):
        yield f'<th scope="col">{escape(locale.text(head))}</th>'
    yield "</tr></thead>"
    yield "<tbody>"
    for label in page.labels:
        place = escape(locale.text(place_on_page(label.place, _columns(plan, of), of)))
        thing, code = escape(locale.text(thing_name(label.item))), escape(label.item.code)
        yield (
            f'<tr><th scope="row">{label.number}, {place}</th>'
            f'<td>{thing}<br><code translate="no">{code}</code></td></tr>'
        )
    yield "</tbody>"
