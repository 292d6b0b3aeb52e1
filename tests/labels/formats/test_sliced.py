"""Every dot is printed in its full height, by slicers as they come and a nozzle of 0.4 mm."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from splendor_access.labels.formats import stl
from splendor_access.labels.formats._solid import dome_profile
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.layers import in_layers
from splendor_access.labels.standards import STANDARDS
from tests.labels.formats.sliced import cura, missing, prusa, prusa_classic
from tests.labels.plans import first_pages, plan_for
from tests.tiers import drawn, soak_only

SLICERS = (prusa, prusa_classic, cura)


@soak_only
@drawn(6)
@pytest.mark.parametrize("slicer", SLICERS)
@pytest.mark.parametrize("standard", STANDARDS)
def test_every_dot_is_on_each_of_its_layers(
    standard: str, slicer: Callable[[Path, float], str], tmp_path: Path
) -> None:
    plan = first_pages(plan_for("solid", Kind.NOBLES, 5, standard=standard), 1)
    file = tmp_path / "plate.stl"
    file.write_bytes(stl.write(plan))
    assert set(missing(plan, slicer(file, plan.machine.layer)).values()) == {0}


@pytest.mark.parametrize("standard", STANDARDS)
def test_the_top_layer_of_a_dot_is_wide_enough_for_a_nozzle(standard: str) -> None:
    """Its outline never turns back, so that a finger feels a dome."""
    least, nominal, most = (
        getattr(STANDARDS[standard], name) for name in ("least", "nominal", "most")
    )
    for base in (least.base, nominal.base, most.base):
        measures, layer = in_layers(STANDARDS[standard], nominal)
        rings = dome_profile(base / 2, measures.height, layer)
        assert rings[0] == (base / 2, 0)
        assert rings[-1][0] >= 0.375
        assert rings[-1][1] == pytest.approx(measures.height - layer / 2)
        ends = [*rings, (0.0, measures.height)]
        steepness = [
            (high - low) / (wide - narrow) for (wide, low), (narrow, high) in pairwise(ends)
        ]
        assert steepness == sorted(steepness, reverse=True)
