"""Dots of whole layers."""

import pytest

from splendor_access.labels.planning.layers import LAYERS, THINNEST, in_layers, thickness
from splendor_access.labels.planning.plan import Machine
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import STANDARDS, meets


@pytest.mark.parametrize(
    ("name", "height", "layer"),
    [
        ("marburg", 0.5, 0.1),
        ("nls800", 0.48, 0.12),
        ("ada", 0.8, 0.2),
        ("california", 0.8, 0.2),
        ("din-large", 0.6, 0.2),
        ("enlarged", 0.8, 0.2),
    ],
)
def test_the_thickest_layers_are_taken_that_the_standard_allows(
    name: str, height: float, layer: float
) -> None:
    measures, found = in_layers(STANDARDS[name], STANDARDS[name].nominal)
    assert (measures.height, found) == (height, layer)
    assert name in meets(measures)


def test_every_standard_has_a_figure() -> None:
    """One that is added must be made of the usual layers."""
    for standard in STANDARDS.values():
        measures, layer = in_layers(standard, standard.nominal)
        assert layer in LAYERS
        assert measures.height / layer == pytest.approx(round(measures.height / layer))


def test_of_two_heights_the_higher_is_taken() -> None:
    ada = STANDARDS["ada"]
    assert ada.nominal.height == 0.7
    assert in_layers(ada, ada.nominal, 0.2)[0].height == 0.8
    assert in_layers(ada, ada.nominal, 0.3)[0].height == 0.6
    assert in_layers(ada, ada.nominal, 0.1)[0].height == 0.7


def test_layers_that_give_no_height_are_refused_with_the_figures() -> None:
    marburg = STANDARDS["marburg"]
    with pytest.raises(LabelsRefused) as refused:
        in_layers(marburg, marburg.nominal, 0.2)
    args = refused.value.message.args
    assert (args["layer"], args["least"], args["most"]) == (0.2, 0.5, 0.5)


@pytest.mark.parametrize("layer", [0.0, THINNEST / 2])
def test_layers_that_nothing_can_print_are_refused(layer: float) -> None:
    with pytest.raises(LabelsRefused) as refused:
        in_layers(STANDARDS["ada"], STANDARDS["ada"].nominal, layer)
    assert refused.value.message.name == "label-layer-thin"


@pytest.mark.parametrize(
    ("plate", "layer", "expected"),
    [
        (1.0, 0.2, (0.4, 1.0)),
        (1.0, 0.16, (0.32, 1.12)),
        (1.0, 0.1, (0.3, 1.0)),
        (0.6, 0.2, (0.4, 0.6)),
    ],
)
def test_sheet_and_plate_are_whole_layers(
    plate: float, layer: float, expected: tuple[float, float]
) -> None:
    assert thickness(Machine(plate=plate, layer=layer)) == expected
