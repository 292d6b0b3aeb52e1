"""The labels that are measured can be planned."""

from tests.bench.label_speed import KINDS, plans


def test_each_kind_has_a_plan_with_the_options_as_they_are_today() -> None:
    assert len(plans("brf")) >= len(KINDS)
