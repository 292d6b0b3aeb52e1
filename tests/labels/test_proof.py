"""Each label read back from its own dots."""

import msgspec
import pytest

from splendor_access.braille.tables import OFFERED, Table, default_table
from splendor_access.labels.content import Kind, items
from splendor_access.labels.formats import Found, Reading, load, names
from splendor_access.labels.plan import How, Plan, make_plan, single_pages, stacked, trimmed
from splendor_access.labels.proof import prove
from splendor_access.labels.sheets import default_sheet, find_sheet
from splendor_access.labels.standards import STANDARDS


def planned(kind: Kind, table: Table, standard: str = "marburg", *, solid: bool = False) -> Plan:
    sheet = find_sheet(default_sheet(kind, landscape=False, solid=solid), kind)
    return make_plan(kind, items(kind), How(standard, STANDARDS[standard].nominal, table, sheet))


def own_reading(plan: Plan) -> Reading:
    """Return what a perfect reader would find in a perfect file."""
    return Reading(
        tuple(
            Found(
                page.width, page.height, tuple(dot for label in page.labels for dot in label.dots)
            )
            for page in plan.pages
        )
    )


@pytest.mark.parametrize("table", OFFERED, ids=lambda table: table.name)
@pytest.mark.parametrize("kind", [Kind.CARDS, Kind.NOBLES, Kind.TOKENS])
def test_every_label_reads_back(kind: Kind, table: Table) -> None:
    plan = planned(kind, table)
    prove(plan, own_reading(plan), table)
    assert sum(len(page.labels) for page in plan.pages) == len(items(kind))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("kind", [Kind.CARDS, Kind.NOBLES, Kind.TOKENS])
def test_every_format_reads_back_what_it_wrote(kind: Kind, name: str) -> None:
    table = default_table("en", "paper")
    form = load(name)
    solid = form.KIND == "solid"
    plan = planned(kind, table, solid=solid)
    if solid:
        # Solids take seconds, so that two plates stand for all here; `make bench` makes all.
        plan = trimmed(msgspec.structs.replace(plan, pages=plan.pages[:2]))
    for each in [plan] if form.PAGES else [stacked(plan), *single_pages(plan)]:
        data = form.write(each)
        assert form.write(each) == data
        prove(each, form.read(data), table)
