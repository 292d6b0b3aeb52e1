"""Each label read back from its dots: what is right passes, and nothing that is wrong does."""

import msgspec
import pytest

from splendor_access.braille.tables import OFFERED, BrailleTable
from splendor_access.labels.formats import FileContents, Format, FormatKind, load, names
from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.planning.plan import Plan, single_pages, stacked
from splendor_access.labels.standards import DEFAULT, STANDARDS
from splendor_access.labels.verification.proof import NotAsPlanned, prove
from tests.labels.plans import (
    FEW,
    KINDS,
    MUTATIONS,
    PAPER,
    Mutation,
    dot_removed,
    few,
    ideal_contents,
    plan_for,
    planned,
)
from tests.tiers import sampled, tries

FLAT = [name for name in names() if load(name).KIND == "flat"]


@sampled(5)
@pytest.mark.parametrize(
    ("standard", "table"),
    [
        pytest.param(standard, table, id=f"{standard}-{table.name}")
        for i, standard in enumerate(STANDARDS)
        for j, table in enumerate(OFFERED)
        if (i + j) % tries(7, 1) == 0
    ],
)
def test_every_label_reads_back_in_every_standard_and_table(
    standard: str, table: BrailleTable
) -> None:
    for kind in KINDS:
        plan = planned(kind, table, standard)
        prove(plan, ideal_contents(plan), table)
        assert sum(len(page.labels) for page in plan.pages) == len(items(kind))


WITH_ONE_TABLE = [(standard, PAPER) for standard in STANDARDS]
WITH_ONE_STANDARD = [(DEFAULT, table) for table in OFFERED if table != PAPER]


@sampled(14)
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(
    ("standard", "table"),
    [*WITH_ONE_TABLE, *WITH_ONE_STANDARD][:: tries(3, 1)],
    ids=lambda value: getattr(value, "name", value),
)
def test_every_format_takes_every_standard_and_table(
    name: str, standard: str, table: BrailleTable
) -> None:
    form = load(name)
    count = 2 if form.KIND == "solid" else FEW
    plan = plan_for(form.KIND, count=count, standard=standard, table=table)
    plan = plan if form.PAGES else stacked(plan)
    prove(plan, form.read(form.write(plan)), table)


ON_TWO_PAGES: dict[FormatKind, int | None] = {
    "flat": tries(24, 90),
    "solid": tries(10, 90),
    "cells": None,
}
"""So many labels are on two pages at least, or all of them; `make bench` makes all solids."""


@sampled(11)
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("kind", KINDS)
def test_every_format_reads_back_what_it_wrote(kind: Kind, name: str) -> None:
    form = load(name)
    plan = plan_for(form.KIND, kind, ON_TWO_PAGES[form.KIND])
    for each in [plan] if form.PAGES else [stacked(plan), *single_pages(plan)]:
        data = form.write(each)
        assert form.write(each) == data
        prove(each, form.read(data), PAPER)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("mutation", MUTATIONS.values(), ids=MUTATIONS)
def test_nothing_wrong_passes(mutation: Mutation, kind: Kind) -> None:
    plan = planned(kind)
    with pytest.raises(NotAsPlanned):
        prove(plan, ideal_contents(mutation(plan)), PAPER)


def test_nothing_wrong_on_the_last_page_passes() -> None:
    plan = planned(Kind.CARDS)
    last = len(list(plan.labels))
    with pytest.raises(NotAsPlanned) as found:
        prove(plan, ideal_contents(dot_removed(plan, last)), PAPER)
    assert found.value.label
    assert found.value.label.number == last


def test_a_missing_page_does_not_pass() -> None:
    plan = planned(Kind.CARDS)
    contents = ideal_contents(plan)
    fewer = msgspec.structs.replace(contents, pages=contents.pages[:-1])
    with pytest.raises(NotAsPlanned) as found:
        prove(plan, fewer, PAPER)
    assert (found.value.fault, found.value.detail) == ("pages", "4")


@sampled(12)
@pytest.mark.parametrize("name", FLAT)
@pytest.mark.parametrize("mutation", MUTATIONS.values(), ids=MUTATIONS)
def test_nothing_wrong_in_a_drawing_passes(mutation: Mutation, name: str) -> None:
    form = load(name)
    plan = stacked(few())
    wrong = mutation(plan)
    with pytest.raises(NotAsPlanned):
        prove(plan, _written_and_read(form, wrong), PAPER)


def _written_and_read(form: Format, plan: Plan) -> FileContents:
    return form.read(form.write(plan))
