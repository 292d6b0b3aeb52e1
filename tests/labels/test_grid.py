"""Cells found in dots by distances alone, whatever is left of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from splendor_access.labels.planning.content import Kind, LabelItem
from splendor_access.labels.planning.layout import LabelLine
from splendor_access.labels.planning.plan import Dot, plan_of
from splendor_access.labels.planning.sheets import find_sheet
from splendor_access.labels.standards import STANDARDS
from splendor_access.labels.verification.grouping import Doubled, OffGrid, read_cells
from tests.labels.plans import PAPER, design

SHEET = find_sheet("l7160", Kind.CARDS)
CELL = st.integers(0x2801, 0x283F).map(chr)
TEXT = st.tuples(CELL, st.text(st.one_of(CELL, st.just("\u2800")), max_size=6), CELL).map("".join)


def dots_of(lines: list[str], standard: str = "marburg") -> tuple[Dot, ...]:
    """Return the dots of some lines of cells."""
    content = (LabelItem(Kind.AIDS, "x", (), ""), tuple(LabelLine("", line) for line in lines))
    (label,) = plan_of(Kind.CARDS, [content], design(SHEET, PAPER, standard)).labels
    return label.dots


@given(st.lists(TEXT, min_size=1, max_size=3), st.sampled_from(sorted(STANDARDS)))
def test_whatever_stands_there_is_among_the_candidates(lines: list[str], standard: str) -> None:
    found = read_cells(dots_of(lines, standard), STANDARDS[standard].nominal)
    assert tuple(lines) in found


@given(st.lists(TEXT, min_size=1, max_size=3))
def test_with_a_full_cell_there_is_one_candidate(lines: list[str]) -> None:
    lines[0] = "\u283f" + lines[0]
    assert read_cells(dots_of(lines), STANDARDS["marburg"].nominal) == [tuple(lines)]


def test_a_letter_alone_has_more_than_one_candidate() -> None:
    """This is why a token has a full cell in front of its letter."""
    (d,) = "\u2819"
    found = read_cells(dots_of([d]), STANDARDS["marburg"].nominal)
    assert set(found) == {(d,), ("\u2832",)}


@pytest.mark.parametrize(("number", "down"), [(0, -0.05), (11, 0.05)])
def test_the_worst_dot_is_named(number: int, down: float) -> None:
    dots = list(dots_of(["\u283f\u283f"]))
    dots[number] = moved = Dot(dots[number].x, dots[number].y + down)
    with pytest.raises(OffGrid) as wrong:
        read_cells(dots, STANDARDS["marburg"].nominal)
    assert wrong.value.dot == moved
    assert wrong.value.off == pytest.approx(0.05)


def test_two_dots_in_one_place_are_named() -> None:
    dots = dots_of(["\u283f"])
    with pytest.raises(Doubled) as wrong:
        read_cells([*dots, dots[2]], STANDARDS["marburg"].nominal)
    assert wrong.value.dot == dots[2]
