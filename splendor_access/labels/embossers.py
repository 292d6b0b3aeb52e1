"""Embossers: the size of their pages in cells, how lines and pages end, and what fits."""

from itertools import chain

import msgspec
from msgspec.structs import replace

from splendor_access.labels.plan import Label, Page, Plan
from splendor_access.labels.refusal import Refused
from splendor_access.talk.messages import clean, say


class Embosser(msgspec.Struct, frozen=True):
    """A profile of an embosser.

    `columns` and `rows` are the cells of a page. `line_end` ends every line, and `page_end` follows
    the last one of a page. Some drivers lose a form feed right after the cells of a line, so a page
    ends with CR LF FF.
    """

    name: str
    columns: int
    rows: int
    line_end: str = "\r\n"
    page_end: str = "\f"


EMBOSSERS: dict[str, Embosser] = {
    embosser.name: embosser
    for embosser in (
        Embosser("generic", 40, 25),
        Embosser("letter", 34, 25),
        Embosser("a4", 32, 27),
        Embosser("narrow", 28, 25),
        Embosser("unix", 40, 25, line_end="\n"),
    )
}
"""By name: the usual 40 by 25 cells on wide paper, the sheets of America and of Europe, a page
with a margin for binding, and the usual page for programs that add the CR themselves."""

DEFAULT = "generic"


def find_embosser(name: str) -> Embosser:
    """Return the profile of that name. Raises Refused with the names of all."""
    if name not in EMBOSSERS:
        raise Refused(say("label-no-embosser", typed=clean(name), names=[*EMBOSSERS]), usage=True)
    return EMBOSSERS[name]


Pages = tuple[tuple[str, ...], ...]
"""Pages of lines of cells."""


def paged(plan: Plan) -> Plan:
    """Put the labels of a plan on the pages of its embosser; places count from the top.

    They follow one below another with an empty line between, and none is split. Raises Refused
    with both figures for a label that does not fit on a page.
    """
    embosser = find_embosser(plan.machine.embosser)
    pages: list[list[Label]] = []
    used = embosser.rows
    for label in plan.labels:
        _check(label, embosser)
        used += 1 + len(label.lines)
        if used > embosser.rows:
            pages.append([])
            used = len(label.lines)
        pages[-1].append(replace(label, place=len(pages[-1]) + 1))
    return replace(
        plan,
        pages=tuple(Page(i + 1, 0.0, 0.0, tuple(page), ()) for i, page in enumerate(pages)),
    )


def _check(label: Label, embosser: Embosser) -> None:
    code, longest = label.item.code, max(len(line.cells) for line in label.lines)
    if longest > embosser.columns:
        raise Refused(say("label-page-narrow", code=code, needs=longest, has=embosser.columns))
    if len(label.lines) > embosser.rows:
        raise Refused(say("label-page-low", code=code, needs=len(label.lines), has=embosser.rows))


def label_pages(plan: Plan) -> tuple[Embosser, Pages]:
    """Return the embosser of a plan and the lines of its pages. Raises Refused."""
    pages = (
        tuple(
            chain.from_iterable(
                ("", *(line.cells for line in label.lines)) for label in page.labels
            )
        )
        for page in paged(plan).pages
    )
    return find_embosser(plan.machine.embosser), tuple(lines[1:] for lines in pages)
