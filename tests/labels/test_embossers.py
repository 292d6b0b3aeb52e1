"""Labels on the pages of embossers."""

from itertools import pairwise
from pathlib import Path

import pytest

from splendor_access.labels import embossers
from splendor_access.labels.content import Kind
from splendor_access.labels.embossers import (
    EMBOSSERS,
    Embosser,
    find_embosser,
    label_pages,
    paged,
)
from splendor_access.labels.plan import Machine, Plan
from splendor_access.labels.refusal import Refused
from tests.labels.plans import KINDS, plan_for


def plan(embosser: str, kind: Kind = Kind.CARDS) -> Plan:
    return plan_for("cells", kind, machine=Machine(embosser=embosser))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", EMBOSSERS)
def test_labels_stand_under_one_another_and_none_is_split(name: str, kind: Kind) -> None:
    of_name = plan(name, kind)
    _, pages = label_pages(of_name)
    lines_of_labels = [[line.cells for line in label.lines] for label in of_name.labels]
    found = [block.split("\n") for page in pages for block in "\n".join(page).split("\n\n")]
    assert found == lines_of_labels
    assert max(map(len, pages)) <= EMBOSSERS[name].rows
    assert max(len(line) for page in pages for line in page) <= EMBOSSERS[name].columns
    assert all(page[0] and page[-1] for page in pages)


def test_a_page_takes_as_many_labels_as_it_has_room_for() -> None:
    embosser, pages = label_pages(plan("generic"))
    for page, following in pairwise(pages):
        (first, *_) = "\n".join(following).split("\n\n")
        assert len(page) + 1 + len(first.split("\n")) > embosser.rows


def test_places_count_from_the_top_of_the_page() -> None:
    for page in plan("generic").pages:
        assert [label.place for label in page.labels] == list(range(1, len(page.labels) + 1))


def test_putting_on_pages_twice_changes_nothing() -> None:
    assert paged(plan("a4")) == plan("a4")


@pytest.mark.parametrize(
    ("embosser", "name", "needs", "has"),
    [
        (Embosser("tiny", 8, 25), "label-page-narrow", 9, 8),
        (Embosser("tiny", 40, 1), "label-page-low", 2, 1),
    ],
)
def test_what_has_no_room_is_refused_with_both_figures(
    monkeypatch: pytest.MonkeyPatch, embosser: Embosser, name: str, needs: int, has: int
) -> None:
    monkeypatch.setitem(embossers.EMBOSSERS, "tiny", embosser)
    with pytest.raises(Refused) as refused:
        plan("tiny")
    message = refused.value.message
    assert (message.name, message.args["needs"], message.args["has"]) == (name, needs, has)


def test_the_guide_names_every_profile() -> None:
    guide = (Path(__file__).parents[2] / "docs/labels.md").read_text(encoding="utf-8")
    for name, embosser in EMBOSSERS.items():
        assert f"- `{name}`: {embosser.columns} cells by {embosser.rows} lines" in guide


def test_unknown_embosser_is_refused_with_the_names() -> None:
    with pytest.raises(Refused) as refused:
        find_embosser("index")
    assert refused.value.usage
    assert refused.value.message.args["names"] == [*EMBOSSERS]
