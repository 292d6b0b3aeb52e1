"""What embossers take: the size of a page in cells, how lines and pages end, and what fits."""

from collections.abc import Iterable, Sequence

import msgspec

from splendor_access.labels.plan import Plan
from splendor_access.labels.refusal import Refused
from splendor_access.talk.messages import say


class Embosser(msgspec.Struct, frozen=True):
    """A profile of an embosser.

    `columns` and `rows` are the cells of a page. `line_end` stands behind every line, the last of
    a page too, and `page_end` behind that. A form feed straight behind the cells of a line is lost
    by some drivers, so a page ends with CR LF FF.
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
        raise Refused(say("label-no-embosser", typed=name, names=[*EMBOSSERS]), usage=True)
    return EMBOSSERS[name]


Pages = tuple[tuple[str, ...], ...]
"""Pages of lines of cells."""


def label_pages(plan: Plan) -> tuple[Embosser, Pages]:
    """Return the embosser of a plan and its labels as pages. Raises Refused."""
    embosser = find_embosser(plan.machine.embosser)
    labels = ((label.item.code, [line.cells for line in label.lines]) for label in plan.labels)
    return embosser, paginate(labels, embosser)


def paginate(blocks: Iterable[tuple[str, Sequence[str]]], embosser: Embosser) -> Pages:
    """Put blocks of lines of cells under one another, at the left margin, page by page.

    A block comes with what it is called. Between blocks is one empty line; a block is never split.
    Raises Refused with both figures for a block that has no room on a page.
    """
    pages: list[list[str]] = []
    for name, lines in blocks:
        longest = max(map(len, lines), default=0)
        if longest > embosser.columns:
            has = embosser.columns
            raise Refused(say("label-page-narrow", code=name, needs=longest, has=has))
        if len(lines) > embosser.rows:
            raise Refused(say("label-page-low", code=name, needs=len(lines), has=embosser.rows))
        if pages and len(pages[-1]) + 1 + len(lines) <= embosser.rows:
            pages[-1] += ["", *lines]
        else:
            pages.append([*lines])
    return tuple(map(tuple, pages))
