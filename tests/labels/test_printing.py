"""Words in ink: inside the label, clear of the dots, and left out where there is no room."""

import pytest

from splendor_access.labels.planning.content import Kind, items
from splendor_access.labels.planning.plan import Plan, make_plan
from splendor_access.labels.planning.printing import width, with_print
from splendor_access.labels.planning.sheets import find_sheet
from splendor_access.talk.locale import Locale
from tests.labels.plans import KINDS, PAPER, design, planned

LOCALE = Locale("en")

NINE_POINTS = 9 * 25.4 / 72 - 1e-6


def printed(plan: Plan) -> tuple[Plan, int]:
    """Return a plan with words, and on how many labels they have no room."""
    return with_print(plan, LOCALE)


@pytest.mark.parametrize("kind", KINDS)
def test_words_stay_inside_the_label_and_clear_of_the_dots(kind: Kind) -> None:
    plan, without = printed(planned(kind))
    assert without == sum(not label.print_lines for label in plan.labels)
    assert without == {Kind.CARDS: 18, Kind.NOBLES: 0, Kind.TOKENS: 0}[kind]
    for label in plan.labels:
        box, right = label.box, max(dot.x for dot in label.dots) + plan.measures.base / 2
        lowest = max(dot.y for dot in label.dots) + plan.measures.base / 2
        for line in label.print_lines:
            assert line.x + width(line.text, line.size) <= box.x + box.width - 1
            assert line.size >= NINE_POINTS
            assert line.y <= box.y + box.height - 1
            assert line.y - 0.75 * line.size > lowest or line.x > right


def test_a_number_stays_with_its_colour() -> None:
    plan, _ = printed(planned(Kind.CARDS))
    for label in plan.labels:
        if not label.print_lines:
            continue
        assert not any(line.text[-1].isdigit() for line in label.print_lines)
        words = " ".join(line.text for line in label.print_lines)
        assert words.startswith(f"Level {label.item.code[0]}: ")


def test_labels_without_room_have_no_words_and_are_counted() -> None:
    plan = make_plan(
        Kind.CARDS,
        items(Kind.CARDS),
        design(find_sheet("l7160", Kind.CARDS), PAPER, "enlarged"),
    )
    plan, without = printed(plan)
    assert without == sum(not label.print_lines for label in plan.labels) == 46


def test_points_are_named() -> None:
    plan, _ = printed(planned(Kind.CARDS))
    said = {
        each.item.code: " ".join(line.text for line in each.print_lines) for each in plan.labels
    }
    assert said["a0d 3s"] == "Level a: white, for 3 blue"
    assert said["a1d 4e"] == "Level a: white, 1 point, for 4 green"
    assert said["c4s 3s3o6d"] == "Level c: blue, 4 points, for 3 blue 3 black 6 white"
