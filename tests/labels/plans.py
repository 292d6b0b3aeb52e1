"""Plans of labels for tests, and what can go wrong with one before it is written."""

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin

import msgspec

from splendor_access.braille.tables import BrailleTable, default_table
from splendor_access.labels.formats import FileContents, FormatKind, FoundDot, FoundPage
from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.planning.embossers import paginate_labels
from splendor_access.labels.planning.layers import in_layers
from splendor_access.labels.planning.plan import (
    Design,
    Dot,
    Label,
    Machine,
    Page,
    Plan,
    make_plan,
    replace_labels,
    trimmed,
)
from splendor_access.labels.planning.sheets import Sheet, default_sheet, find_sheet
from splendor_access.labels.standards import STANDARDS
from tests.tiers import tries

KINDS = (Kind.CARDS, Kind.NOBLES, Kind.TOKENS)
PAPER = default_table("en", "paper")


def design(sheet: Sheet, table: BrailleTable = PAPER, standard: str = "marburg") -> Design:
    """Return the usual way of making labels on a sheet."""
    return Design(standard, STANDARDS[standard].nominal, table, sheet)


@cache
def plan_for(
    of: FormatKind,
    kind: Kind = Kind.CARDS,
    count: int | None = None,
    *,
    standard: str = "marburg",
    table: BrailleTable = PAPER,
    machine: Machine | None = None,
) -> Plan:
    """Return a plan for a kind of format: of all things of a kind, or of a few from all parts."""
    machine = machine or Machine()
    measures = STANDARDS[standard].nominal
    if of == "solid":
        measures, layer = in_layers(STANDARDS[standard], measures)
        machine = msgspec.structs.replace(machine, layer=layer)
    sheet = find_sheet(default_sheet(kind, landscape=False, solid=of == "solid"), kind)
    things = items(kind)
    if count is not None:
        things = things[:: max(1, len(things) // count)][:count]
    plan = make_plan(kind, things, Design(standard, measures, table, sheet, machine=machine))
    return trimmed(plan) if of == "solid" else paginate_labels(plan) if of == "cells" else plan


def planned(kind: Kind, table: BrailleTable = PAPER, standard: str = "marburg") -> Plan:
    """Return the labels of a kind on the sheet that is taken for it."""
    return plan_for("flat", kind, table=table, standard=standard)


FEW = tries(4, 1000)
"""So many labels stand for all where their number does not matter."""


def few(kind: Kind = Kind.CARDS, table: BrailleTable = PAPER, standard: str = "marburg") -> Plan:
    """Return a few labels of a kind on a sheet."""
    return plan_for("flat", kind, FEW, table=table, standard=standard)


def ideal_contents(plan: Plan) -> FileContents:
    """Return what a perfect reader would find in a perfect file."""
    return FileContents(
        tuple(
            FoundPage(
                page.width,
                page.height,
                tuple(FoundDot(dot.x, dot.y) for label in page.labels for dot in label.dots),
            )
            for page in plan.pages
        )
    )


def first_pages(plan: Plan, count: int) -> Plan:
    """Return a plan with only its first pages."""
    return msgspec.structs.replace(plan, pages=plan.pages[:count])


def first_labels(plan: Plan, count: int) -> Plan:
    """Return a plan with only the first labels of its first page."""
    page = plan.pages[0]
    few = msgspec.structs.replace(page, labels=page.labels[:count], cuts=page.cuts[:count])
    return msgspec.structs.replace(plan, pages=(few,))


Mutation = Callable[[Plan], Plan]


def _each_dot(plan: Plan, move: Callable[[Page, Dot], Dot]) -> Plan:
    labels = {
        label.number: msgspec.structs.replace(
            label, dots=tuple(move(page, dot) for dot in label.dots)
        )
        for page in plan.pages
        for label in page.labels
    }
    return replace_labels(plan, labels)


def _of_one(plan: Plan, change: Callable[[Label], Label], number: int = 3) -> Plan:
    labels = {label.number: label for label in plan.labels}
    labels[number] = change(labels[number])
    return replace_labels(plan, labels)


def _with_dots(label: Label, *dots: Dot) -> Label:
    return msgspec.structs.replace(label, dots=dots)


def dot_removed(plan: Plan, number: int = 3) -> Plan:
    """Take a dot out of a label."""
    return _of_one(plan, lambda label: _with_dots(label, *label.dots[:-1]), number)


def dot_added(plan: Plan) -> Plan:
    """Add a dot to a label, in the grid."""
    down = plan.measures.line

    def add(label: Label) -> Label:
        taken = label.dots[0]
        return _with_dots(label, *label.dots, Dot(taken.x, taken.y + down / 2))

    return _of_one(plan, add)


def dot_doubled(plan: Plan) -> Plan:
    """Put a second dot where one is."""
    return _of_one(plan, lambda label: _with_dots(label, *label.dots, label.dots[-1]))


def dot_moved(plan: Plan) -> Plan:
    """Move a dot by 0.1 mm."""

    def move(label: Label) -> Label:
        *others, last = label.dots
        return _with_dots(label, *others, Dot(last.x + 0.1, last.y))

    return _of_one(plan, move)


def label_moved(plan: Plan) -> Plan:
    """Move a whole label by 0.1 mm, so that each cell is still right."""
    return _of_one(
        plan, lambda label: _with_dots(label, *(Dot(d.x, d.y + 0.1) for d in label.dots))
    )


def scaled(plan: Plan) -> Plan:
    """Make all dots stand at 0.997 of their distances."""
    return _each_dot(plan, lambda _, dot: Dot(dot.x * 0.997, dot.y * 0.997))


def rotated(plan: Plan) -> Plan:
    """Turn the pages by 0.5 degrees about their middle."""
    c, s = cos(radians(0.5)), sin(radians(0.5))

    def turn(page: Page, dot: Dot) -> Dot:
        x, y = dot.x - page.width / 2, dot.y - page.height / 2
        return Dot(page.width / 2 + c * x - s * y, page.height / 2 + s * x + c * y)

    return _each_dot(plan, turn)


def mirrored(plan: Plan) -> Plan:
    """Turn each label into what it is from behind, in its place."""
    labels = {
        label.number: _with_dots(
            label,
            *(
                Dot(min(d.x for d in label.dots) + max(d.x for d in label.dots) - dot.x, dot.y)
                for dot in label.dots
            ),
        )
        for label in plan.labels
    }
    return replace_labels(plan, labels)


def swapped(plan: Plan) -> Plan:
    """Let two labels change their places."""
    labels = {label.number: label for label in plan.labels}
    numbers = sorted(labels)
    one, other = (labels[number] for number in (numbers[0], numbers[-1]))
    labels[one.number] = _put(other, one)
    labels[other.number] = _put(one, other)
    return replace_labels(plan, labels)


def _put(content: Label, where: Label) -> Label:
    x, y = where.box.x - content.box.x, where.box.y - content.box.y
    return msgspec.structs.replace(
        where,
        item=content.item,
        lines=content.lines,
        dots=tuple(Dot(dot.x + x, dot.y + y) for dot in content.dots),
    )


MUTATIONS: dict[str, Mutation] = {
    mutation.__name__: mutation
    for mutation in (
        dot_removed,
        dot_added,
        dot_doubled,
        dot_moved,
        label_moved,
        scaled,
        rotated,
        mirrored,
        swapped,
    )
}
