"""All labels of cards and tiles, from the command line to proven files."""

import argparse
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import numpy as np
from manifold3d import CrossSection, Manifold, OpType
from reportlab.pdfgen.canvas import Canvas

from splendor_access.game.notation import USUAL
from splendor_access.labels.formats import _solid as solid
from splendor_access.labels.formats import load
from splendor_access.labels.making.export import Progress, Target, export, make_plans
from splendor_access.labels.options.arguments import add_options
from splendor_access.labels.options.options import Options, check_options
from splendor_access.labels.planning.layers import GROOVE, thickness
from splendor_access.labels.planning.plan import Plan, stacked
from splendor_access.labels.standards import Measures
from splendor_access.talk.locale import Locale
from tests.bench.figures import Figure, Work, medians

ROUNDS = 5
KINDS = ("cards", "nobles")
LABELS = 100
POINT = 25.4 / 72

LOCALE = Locale("en")


def options(kind: str) -> Options:
    """Return the options with nothing but the kind."""
    parser = argparse.ArgumentParser()
    add_options(parser, lambda _name, **_listed: "")
    return check_options(parser.parse_args(["--what", kind]), LOCALE, USUAL)


def exported(name: str) -> None:
    """Write and prove the labels, with manifest and assembly list."""
    # A second export would find everything cached.
    solid.plate_body.cache_clear()
    for kind in KINDS:
        with tempfile.TemporaryDirectory() as folder:
            export(options(kind), Target(Path(folder), name), LOCALE, Progress(lambda _: None))


def plans(name: str) -> list[Plan]:
    """Return the plans that are exported, each with all pages as one."""
    form = load(name)
    return [
        stacked(plan)
        for kind in KINDS
        for plan in make_plans(options(kind), form, Target(Path(), name), LOCALE)[0]
    ]


def circles(of: list[Plan]) -> None:
    """Draw the dots with reportlab, and nothing else."""
    for plan in of:
        canvas = Canvas(BytesIO(), pageCompression=1)
        for label in plan.labels:
            for dot in label.dots:
                canvas.circle(dot.x / POINT, dot.y / POINT, 2, stroke=0, fill=1)
        canvas.save()


def union(of: list[Plan]) -> Callable[[], None]:
    """Return work that only unites sheets, plates and domes with manifold3d."""
    parts = [_parts(plan) for plan in of]

    def unite() -> None:
        for each in parts:
            Manifold.batch_boolean(each, OpType.Add).num_tri()

    return unite


def _parts(plan: Plan) -> list[Manifold]:
    sheet, plate = thickness(plan.machine)
    dome = _dome(plan.measures, plan.machine.layer, plate / 2)
    (page,) = plan.pages
    parts = [Manifold.cube((page.width, page.height, sheet))]
    groove = GROOVE
    for label in page.labels:
        box = label.box
        body = Manifold.cube((box.width - groove, box.height - groove, plate))
        parts.append(body.translate((box.x + groove / 2, box.y + groove / 2, 0)))
        parts += [dome.translate((dot.x, dot.y, plate)) for dot in label.dots]
    return parts


def _dome(measures: Measures, layer: float, depth: float) -> Manifold:
    """Return a dome on a skirt of that depth, which is buried in the plate."""
    radius, height = measures.base / 2, measures.height
    arc = solid.dome_profile(radius, height, layer)
    outline = [(0.0, -depth), (radius, -depth), *arc, (0.0, height)]
    body = Manifold.revolve(CrossSection([np.array(outline)]), solid.SEGMENTS)
    return body.warp_batch(lambda points: np.round(points, 6))


def labels(name: str, most: float, floor: tuple[str, Callable[[list[Plan]], Work]]) -> Figure:
    """Compare an export with the work of its library on the dots alone."""
    library, work = floor
    exporting, alone = medians(lambda: exported(name), work(plans(name)), ROUNDS)
    ratio = exporting / alone
    return Figure(
        f"{LABELS} labels as {name}",
        f"{exporting * 1000:.0f} ms, proof included",
        f"{ratio:.2f} times what {library} ({alone * 1000:.0f} ms)",
        f"at most {most:.0f}",
        ratio <= most,
    )


def quick_labels(name: str) -> Figure:
    """Measure an export that needs no library."""
    exporting, _ = medians(lambda: exported(name), lambda: None, ROUNDS)
    return Figure(
        f"{LABELS} labels as {name}",
        f"{exporting * 1000:.0f} ms, proof included",
        "no library to compare with",
        "under 1 s",
        exporting < 1,
    )


CIRCLES = ("reportlab needs for the circles", lambda of: lambda: circles(of))
UNION = ("manifold3d needs for the union", union)
