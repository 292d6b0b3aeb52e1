"""Circles and rectangles among the outlines of drawings."""

import pytest

from splendor_access.labels.formats import UnreadableLabels
from splendor_access.labels.formats._drawings import (
    Circle,
    Outline,
    circle,
    path_outlines,
    rectangle,
)
from splendor_access.labels.planning.plan import Box

CIRCLES = {
    "curves": "M 5 3 C 5 4.1 4.1 5 3 5 C 1.9 5 1 4.1 1 3 C 1 1.9 1.9 1 3 1 C 4.1 1 5 1.9 5 3 Z",
    "relative": "m5,3c0,1.1-.9,2-2,2s-2-.9-2-2 .9-2 2-2 2,.9 2,2z",
    "quarters": "M5 3A2 2 0 0 1 3 5A2 2 0 0 1 1 3A2 2 0 0 1 3 1A2 2 0 0 1 5 3Z",
    "halves": "M1,3a2,2 0 1,0 4,0a2,2 0 1,0 -4,0",
    "without spaces": "M5 3a2 2 0 01-2 2 2 2 0 01-2-2 2 2 0 012-2 2 2 0 012 2",
    "halves down": "M3 1a2 2 0 1 0 0 4a2 2 0 1 0 0 -4z",
}


@pytest.mark.parametrize("data", CIRCLES.values(), ids=CIRCLES)
def test_circles_as_other_programs_write_them(data: str) -> None:
    (outline,) = path_outlines(data)
    assert outline.curved
    found = circle(outline.points)
    assert found is not None
    assert (found.x, found.y, found.width) == pytest.approx((3, 3, 4))


@pytest.mark.parametrize(
    "data",
    [
        "M0 0 C0 1 1 1 1 0",
        "M5 3A4 2 0 0 1 1 3A4 2 0 0 1 5 3",
        "M0 0Q1 1 2 0T4 0Z",
        "M0 0 L4 0 L4 4 L0 4 Z",
    ],
)
def test_other_shapes_are_no_circles(data: str) -> None:
    for outline in path_outlines(data):
        assert not outline.curved or circle(outline.points) is None


@pytest.mark.parametrize("data", ["M1 2h3v4h-3z", "M 1,2 L 4,2 4,6 1,6 Z", "m1 2 3 0 0 4-3 0z"])
def test_rectangles(data: str) -> None:
    (outline,) = path_outlines(data)
    assert not outline.curved
    assert rectangle(outline.points) == Box(1, 2, 3, 4)


def test_what_is_no_rectangle() -> None:
    assert rectangle([(0, 0), (1, 0), (2, 1), (0, 1)]) is None
    assert rectangle([(0, 0), (1, 0)]) is None
    assert rectangle([(0, 0), (0, 0), (0, 0), (0, 0)]) is None
    assert circle([(1, 1), (1, 1)]) is None


def test_a_path_has_many_outlines_and_goes_on_from_where_one_closed() -> None:
    assert list(path_outlines("M1 1l1 0z l0 1z M9 9")) == [
        Outline(False, ((1, 1), (2, 1))),
        Outline(False, ((1, 1), (1, 2))),
        Outline(False, ((9, 9),)),
    ]
    assert list(path_outlines("")) == []


@pytest.mark.parametrize(
    "data",
    [
        "M",
        "M1",
        "1 2",
        "M1 2 L3",
        "M1 2 X3",
        "M1 2 C1 L2 3",
        "Mnan 1",
        "M1 2A1 2 3 4 5 6 7",
        "M1 2Z3",
    ],
)
def test_what_is_no_path(data: str) -> None:
    with pytest.raises(UnreadableLabels):
        list(path_outlines(data))


def test_a_circle_has_a_middle_and_a_width() -> None:
    assert circle([(2, 0), (0, 2), (-2, 0), (0, -2)]) == Circle(0, 0, 4)
