"""Dot heights for 3D printers, which print whole layers only."""

from math import ceil, floor, sqrt

from msgspec.structs import replace

from splendor_access.labels.planning.plan import Machine
from splendor_access.labels.refusal import LabelsRefused
from splendor_access.labels.standards import Measures, Standard
from splendor_access.talk.messages import say

LAYERS = (0.2, 0.12, 0.1, 0.08)
"""The usual heights of layers in mm, the fastest first. 0.16 is usual too, but with it a nozzle of
0.4 mm leaves out the top of a dot of NLS 800 (sliced with PrusaSlicer 2.5)."""

SHEET = 0.3
"""The least thickness of the sheet that holds the plates together, in mm."""

GROOVE = 0.5
"""The least width of the groove between plates, in mm, taken equally from both."""

LEAST_MARGIN = 0.3
"""The least distance of dots from the edge of a label, in mm: they stand on its plate."""

THINNEST = 0.04
"""The thinnest layer of a printer, in mm."""

THICKEST = 5.0
"""The thickest plate of a label, in mm."""

_ROUNDING = 1e-6


def in_layers(
    standard: Standard, measures: Measures, layer: float | None = None
) -> tuple[Measures, float]:
    """Return the measures with dots of whole layers, and the height of a layer.

    Without `layer`, take the thickest layers that give a height the standard allows. The height is
    the nearest to the asked one, of two the higher, because flat printing loses some.
    Raises LabelsRefused with the figures where no number of layers gives one.
    """
    if layer is not None and layer < THINNEST:
        raise LabelsRefused(say("label-layer-thin", layer=layer, least=THINNEST), usage=True)
    for one in LAYERS if layer is None else (layer,):
        least = ceil(standard.least.height / one - _ROUNDING)
        most = floor(standard.most.height / one + _ROUNDING)
        heights = [round(count * one, 4) for count in range(most, least - 1, -1)]
        if heights:
            nearest = min(heights, key=lambda high: round(abs(high - measures.height), 6))
            return replace(measures, height=nearest), one
    raise LabelsRefused(
        say(
            "label-layers",
            layer=LAYERS[-1] if layer is None else layer,
            standard=standard.name,
            least=standard.least.height,
            most=standard.most.height,
            exact="yes" if standard.least.height == standard.most.height else "no",
        )
    )


def check_plate(machine: Machine) -> None:
    """Raise LabelsRefused if a plate is too thin to stand out of its sheet, or too thick."""
    sheet, _ = thickness(machine)
    least = round(sheet + machine.layer, 4)
    if not least - _ROUNDING <= machine.plate <= THICKEST:
        raise LabelsRefused(
            say(
                "label-plate",
                plate=machine.plate,
                layer=machine.layer,
                least=least,
                most=THICKEST,
            ),
            usage=True,
        )


def check_margin(margin: float | None) -> None:
    """Raise LabelsRefused if a margin is so narrow that dots would stand over a groove."""
    if margin is not None and margin < LEAST_MARGIN:
        raise LabelsRefused(
            say("label-margin-groove", margin=margin, least=LEAST_MARGIN), usage=True
        )


def key_of(margins: tuple[float, float], base: float) -> float:
    """Return how much may be cut off the corner of each label, with dots of a width, in mm.

    The margins are those of dots at the sides, and above and below. All labels are cut alike.
    """
    # From the corner along both sides to the nearest centre of a dot, less what a dot needs.
    room = sum(margins) + base - GROOVE - (base / 2 + LEAST_MARGIN) * sqrt(2)
    return next((key for key in KEYS if key <= room), 0.0)


KEYS = (3.0, 2.0)
"""What is cut off the corner of a plate, in mm, so that it is felt: more where there is room."""


def thickness(machine: Machine) -> tuple[float, float]:
    """Return the thickness of the sheet, and of sheet and plates together: whole layers, in mm."""
    sheet, plate = (
        round(ceil(least / machine.layer - _ROUNDING) * machine.layer, 4)
        for least in (SHEET, machine.plate)
    )
    return sheet, plate
