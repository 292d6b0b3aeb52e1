"""Nothing wrong in a file of cells passes the proof."""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from splendor_access.labels.formats import load, names
from splendor_access.labels.planning.layout import LabelLine
from splendor_access.labels.planning.plan import Label, Plan, replace_labels
from splendor_access.labels.verification.proof import NotAsPlanned, prove
from tests.labels.plans import KINDS, PAPER, plan_for
from tests.tiers import sampled

FORMATS = [name for name in names() if load(name).KIND == "cells"]


def _cells(plan: Plan, number: int, lines: Sequence[str]) -> Plan:
    labels = {label.number: label for label in plan.labels}
    label = labels[number]
    labels[number] = replace(label, lines=tuple(LabelLine("", cells) for cells in lines))
    return replace_labels(plan, labels)


def _change(plan: Plan, change: Callable[[str], str]) -> Plan:
    """Change the first line of the third label."""
    label = next(label for label in plan.labels if label.number == 3)
    first, *others = (line.cells for line in label.lines)
    return _cells(plan, 3, [change(first), *others])


def _flipped(cell: str, dots: int) -> str:
    return chr(0x2800 + (ord(cell) - 0x2800 ^ dots))


def dot_removed(plan: Plan) -> Plan:
    """Take a dot out of the last cell."""
    return _change(
        plan, lambda line: line[:-1] + _flipped(line[-1], ord(line[-1]) & -ord(line[-1]))
    )


def dot_added(plan: Plan) -> Plan:
    """Add a dot to the last cell."""
    return _change(
        plan,
        lambda line: line[:-1] + _flipped(line[-1], ~ord(line[-1]) & -~ord(line[-1]) & 0x3F or 8),
    )


def mirrored(plan: Plan) -> Plan:
    """Write a label as it is from behind."""

    def turn(cell: str) -> str:
        dots = ord(cell) - 0x2800
        return chr(0x2800 + (dots >> 3 | (dots & 7) << 3))

    return _change(plan, lambda line: "".join(map(turn, reversed(line))))


def shifted(plan: Plan) -> Plan:
    """Begin a line one cell later."""
    return _change(plan, lambda line: "\u2800" + line)


def line_lost(plan: Plan) -> Plan:
    """Leave out the last line of a label."""
    label = next(label for label in plan.labels if len(label.lines) > 1)
    return _cells(plan, label.number, [line.cells for line in label.lines[:-1]])


def label_lost(plan: Plan) -> Plan:
    """Leave out the last label."""
    *others, last = plan.pages
    return replace(plan, pages=(*others, replace(last, labels=last.labels[:-1])))


def label_doubled(plan: Plan) -> Plan:
    """Write the last label twice."""
    *others, last = plan.pages
    labels = (*last.labels, last.labels[-1])
    return replace(plan, pages=(*others, replace(last, labels=labels)))


def swapped(plan: Plan) -> Plan:
    """Let the first and the last label change their places."""
    labels = {label.number: label for label in plan.labels}
    first, last = labels[1], labels[len(labels)]

    def with_lines(label: Label, other: Label) -> Label:
        return replace(label, lines=other.lines)

    labels[1], labels[len(labels)] = with_lines(first, last), with_lines(last, first)
    return replace_labels(plan, labels)


MUTATIONS = (
    dot_removed,
    dot_added,
    mirrored,
    shifted,
    line_lost,
    label_lost,
    label_doubled,
    swapped,
)


@sampled(8)
@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_nothing_wrong_in_cells_passes(mutation: Callable[[Plan], Plan], name: str) -> None:
    form = load(name)
    for kind in KINDS if mutation is not line_lost else KINDS[:2]:
        plan = plan_for("cells", kind)
        prove(plan, form.read(form.write(plan)), PAPER)
        wrong = mutation(plan)
        assert wrong != plan
        with pytest.raises(NotAsPlanned):
            prove(plan, form.read(form.write(wrong)), PAPER)
