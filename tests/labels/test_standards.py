"""The measures of braille, and which standard allows what."""

import msgspec
import pytest

from splendor_access.labels.standards import NAMES, STANDARDS, Break, breaks, meets
from tests.cases import every


@pytest.mark.parametrize("name", STANDARDS)
def test_a_standard_allows_its_own_measures_and_its_ends(name: str) -> None:
    standard = STANDARDS[name]
    for measures in (standard.nominal, standard.least, standard.most):
        assert name in meets(measures)


@every("measure", NAMES)
@every("name", STANDARDS)
def test_what_is_outside_is_named_with_its_figures(name: str, measure: str) -> None:
    standard = STANDARDS[name]
    least, most = getattr(standard.least, measure), getattr(standard.most, measure)
    for value in (least - 0.01, most + 0.01):
        wrong = msgspec.structs.replace(standard.nominal, **{measure: value})
        assert list(breaks(standard, wrong)) == [Break(name, measure, value, least, most)]
        assert name not in meets(wrong)


def test_a_label_can_meet_more_than_one_standard() -> None:
    assert meets(STANDARDS["california"].nominal) == ["ada", "california"]
    assert meets(STANDARDS["marburg"].nominal) == ["marburg"]
