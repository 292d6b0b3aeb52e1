"""What slicers make of a plate: the lines of plastic of each layer, and those in each dot."""

import os
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from math import hypot
from pathlib import Path

from splendor_access.labels.planning.layers import thickness
from splendor_access.labels.planning.plan import Plan

Line = tuple[float, float, float, float]
"""Where a line of plastic begins and ends, in mm: x, y, x, y."""

_BED = 220
_CURA = Path(__file__).parents[3] / ".venv/slicer/usr"
"""The packages cura-engine and cura, which `.ci/setup soak` unpacks."""


def prusa(file: Path, layer: float, *settings: str) -> str:
    """Return the G-code of PrusaSlicer as it comes, with a nozzle of 0.4 mm."""
    out = file.with_suffix(".gcode")
    heights = (f"--layer-height={layer}", f"--first-layer-height={layer}")
    _run("prusa-slicer", "--export-gcode", *heights, "--skirts=0", *settings, "--output", out, file)
    return out.read_text()


def prusa_classic(file: Path, layer: float) -> str:
    """Return the G-code of PrusaSlicer with lines of one width, as older ones make them."""
    return prusa(file, layer, "--perimeter-generator=classic")


def cura(file: Path, layer: float) -> str:
    """Return the G-code of CuraEngine with its own settings, and a nozzle of 0.4 mm."""
    out = file.with_suffix(".gcode")
    settings = {
        "layer_height": layer,
        "layer_height_0": layer,
        "machine_width": _BED,
        "machine_depth": _BED,
        "center_object": "true",
        "adhesion_type": "none",
    }
    words = [word for name, value in settings.items() for word in ("-s", f"{name}={value}")]
    definitions = _CURA / "share/cura/resources"
    _run(
        _CURA / "bin/CuraEngine",
        *("slice", "-j", definitions / "definitions/fdmprinter.def.json", *words),
        *("-e0", *words, "-o", out, "-l", file, *words),
        LD_LIBRARY_PATH=":".join(map(str, _CURA.glob("lib/*"))),
        CURA_ENGINE_SEARCH_PATH=":".join(
            str(definitions / each) for each in ("definitions", "extruders")
        ),
    )
    return out.read_text()


def _run(*words: object, **variables: str) -> None:
    subprocess.run(
        [*map(str, words)],
        check=True,
        capture_output=True,
        timeout=300,
        env=os.environ | variables,
    )


def layers_of(code: str) -> dict[float, list[Line]]:
    """Return the lines of plastic by the height of their layer, in mm."""
    found: dict[float, list[Line]] = defaultdict(list)
    at = {"X": 0.0, "Y": 0.0, "Z": 0.0, "E": 0.0}
    relative = False
    for command, *words in (line.partition(";")[0].split() or [""] for line in code.splitlines()):
        if command in ("M82", "M83"):
            relative = command == "M83"
        if command not in ("G0", "G1", "G92"):
            continue
        to = at | {word[0]: float(word[1:]) for word in words if _NUMBER.fullmatch(word)}
        plastic = any(word[0] == "E" for word in words) and to["E"] > (0 if relative else at["E"])
        if command == "G1" and plastic and (at["X"], at["Y"]) != (to["X"], to["Y"]):
            found[round(to["Z"], 3)].append((at["X"], at["Y"], to["X"], to["Y"]))
        at = to
    return found


_NUMBER = re.compile(r"[XYZE]-?[0-9.]+")


def missing(plan: Plan, code: str) -> dict[float, int]:
    """Return how many dots of the one page of a plan have no plastic, by the height of the layer.

    Layers count in which all dots should be, and those above, in which nothing should be.
    """
    (page,), machine = plan.pages, plan.machine
    layers = layers_of(code)
    # Slicers put the plate into the middle of the bed: its first layer shows where.
    first = layers[min(layers)]
    xs, ys = [(min(each), max(each)) for each in _both(first)]
    left, low = (sum(xs) - page.width) / 2, (sum(ys) - page.height) / 2
    dots = [
        (left + dot.x, low + page.height - dot.y) for label in page.labels for dot in label.dots
    ]
    _, plate = thickness(machine)
    count = round(plan.measures.height / machine.layer)
    heights = [round(plate + machine.layer * number, 3) for number in range(1, count + 1)]
    found = {}
    for height in heights:
        near = _by_place(layers.get(height, []))
        found[height] = sum(
            not any(
                _apart(x, y, line) < plan.measures.base / 2
                for line in near[int(x // _SQUARE), int(y // _SQUARE)]
            )
            for x, y in dots
        )
    return found | {height: len(dots) for height in layers if height > heights[-1]}


def _both(lines: list[Line]) -> Iterator[list[float]]:
    for axis in (0, 1):
        yield [line[end + axis] for line in lines for end in (0, 2)]


_SQUARE = 5.0


def _by_place(lines: list[Line]) -> dict[tuple[int, int], list[Line]]:
    """Return the lines near each square of the bed: those with an end in it or beside it.

    Lines on dots are short.
    """
    found: dict[tuple[int, int], set[Line]] = defaultdict(set)
    for line in lines:
        for x, y in (line[:2], line[2:]):
            for across, down in product((-1, 0, 1), repeat=2):
                found[int(x // _SQUARE) + across, int(y // _SQUARE) + down].add(line)
    return defaultdict(list, {place: [*near] for place, near in found.items()})


def _apart(x: float, y: float, line: Line) -> float:
    """Return the distance of a place from a line."""
    x1, y1, x2, y2 = line
    across, up = x2 - x1, y2 - y1
    part = ((x - x1) * across + (y - y1) * up) / (across**2 + up**2)
    part = min(max(part, 0), 1)
    return hypot(x1 + part * across - x, y1 + part * up - y)
