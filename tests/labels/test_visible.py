"""Dots that no machine makes do not count, and dots of a wrong size are faults."""

import io
import re
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from ezdxf.document import Drawing
from ezdxf.filemanagement import readfile
from reportlab.lib.colors import Color, black, white
from reportlab.pdfgen.canvas import Canvas

from splendor_access.labels.formats import load
from splendor_access.labels.planning.plan import Dot, Plan
from tests.labels.plans import plan_for
from tests.labels.runs import labels
from tests.tiers import sampled

Capsys = pytest.CaptureFixture[str]
MM = 72 / 25.4
HIDDEN = "because no machine makes what is hidden, white, cut off or covered."


def three() -> Plan:
    """Return a sheet of three cards."""
    return plan_for("flat", count=3)


def verified(capsys: Capsys, file: Path, data: bytes) -> list[str]:
    """Return the message about a file that is not right."""
    file.write_bytes(data)
    run = labels(capsys, "verify", file)
    assert run.code in (1, 3), run.lines
    return [*run.lines, *run.errors]


# SVG

ONE = re.compile(r"<circle [^>]*/>")


def one_dot(instead: str) -> bytes:
    """Return a drawing in which its tenth dot is put in another way; {} is the circle."""
    text = load("svg").write(three()).decode()
    tenth = [*ONE.finditer(text)][9]
    circle = tenth[0][:-2]
    x, y = re.findall(r'c[xy]="([^"]*)', circle)
    other = instead.replace("{}", circle).replace("{x}", x).replace("{y}", y)
    return (text[: tenth.start()] + other + text[tenth.end() :]).encode()


def test_a_page_too_large_to_be_looked_at_is_refused(capsys: Capsys, tmp_path: Path) -> None:
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="3000mm" height="2000mm" '
        'viewBox="0 0 3000 2000"><circle cx="10" cy="10" r="0.75"/></svg>'
    )
    said = verified(capsys, tmp_path / "large.svg", drawing.encode())
    assert any("it has a page that is too large" in line for line in said), said


UNSEEN = {
    "display": '{} display="none"/>',
    "style": '{} style="display:none"/>',
    "visibility": '<g visibility="hidden">{}/></g>',
    "opacity": '<g style="opacity:0">{}/></g>',
    "fill opacity": '{} fill-opacity="0"/>',
    "white": '{} fill="#fff"/>',
    "named white": '{} style="fill:white"/>',
    "no fill": '{} fill="none"/>',
    "class": "<style>.a .b { fill:none }</style><g class='a'>{} class='b'/></g>",
    "clipped": '<clipPath id="c"><rect x="0" y="0" width="1" height="1"/></clipPath>'
    '<g clip-path="url(#c)">{}/></g>',
    "masked": '<mask id="m"><rect x="0" y="0" width="1" height="1" fill="#fff"/></mask>'
    '<g mask="url(#m)">{}/></g>',
    "covered": '{}/><circle cx="{x}" cy="{y}" r="5" fill="#fff"/>',
}


@sampled(5)
@pytest.mark.parametrize("instead", UNSEEN.values(), ids=UNSEEN)
def test_a_dot_of_a_drawing_that_is_not_to_be_seen(
    instead: str, capsys: Capsys, tmp_path: Path
) -> None:
    said = verified(capsys, tmp_path / "x.svg", one_dot(instead))
    assert any(line.endswith(HIDDEN) for line in said)


def test_dots_that_are_rings_are_seen(capsys: Capsys, tmp_path: Path) -> None:
    """Cutters and engravers follow lines."""
    text = load("svg").write(three()).decode()
    rings = '<g id="Braille" fill="none" stroke="#f00" stroke-width="0.1">'
    file = tmp_path / "x.svg"
    file.write_text(text.replace('<g id="Braille" fill="#008080">', rings))
    assert labels(capsys, "verify", file).code == 0


@pytest.mark.parametrize("colour", ["#ff0", "#f0f", "#0ff"])
def test_dots_in_a_light_colour_are_seen(colour: str, capsys: Capsys, tmp_path: Path) -> None:
    text = load("svg").write(three()).decode().replace("#008080", colour)
    (tmp_path / "x.svg").write_text(text)
    assert labels(capsys, "verify", tmp_path / "x.svg").code == 0


def test_all_dots_hidden(capsys: Capsys, tmp_path: Path) -> None:
    text = load("svg").write(three()).decode().replace("#008080", "white")
    (tmp_path / "x.svg").write_text(text)
    run = labels(capsys, "verify", tmp_path / "x.svg")
    assert (run.code, run.errors) == (
        3,
        [
            "There are no braille dots in the file that a machine makes: all are hidden, white, "
            "cut off or covered."
        ],
    )


def test_a_drawing_without_its_size_is_looked_at_too(capsys: Capsys, tmp_path: Path) -> None:
    text = one_dot(UNSEEN["white"]).decode()
    scale = 96 / 25.4
    head = re.sub("<svg [^>]*>", '<svg xmlns="http://www.w3.org/2000/svg">', text, count=1)
    body = head.replace('<g id="CutContour"', f'<g transform="scale({scale})"><g id="CutContour"')
    data = body.replace("</svg>", "</g></svg>").encode()
    assert any(line.endswith(HIDDEN) for line in verified(capsys, tmp_path / "x.svg", data))


@sampled(3)
@pytest.mark.parametrize(("width", "said"), [("0.05", "0.10"), ("0.3", "0.60"), ("1.2", "2.40")])
@pytest.mark.parametrize("name", ["svg", "dxf"])
def test_one_dot_of_another_size(
    name: str, width: str, said: str, capsys: Capsys, tmp_path: Path
) -> None:
    file = tmp_path / f"x.{name}"
    if name == "svg":
        data = one_dot(f'<circle cx="{{x}}" cy="{{y}}" r="{width}"/>')
    else:
        data = with_dxf(file, lambda drawing: set_radius(drawing, float(width)))
    line = verified(capsys, file, data)[1]
    assert line.startswith("Page 1, label ")
    assert line.endswith(f": a dot is {said} mm wide.")


def set_radius(drawing: Drawing, radius: float) -> None:
    """Make the tenth dot of a drawing another size."""
    drawing.modelspace().query("CIRCLE")[9].dxf.radius = radius


def test_a_small_circle_beside_the_dots_is_no_dot(capsys: Capsys, tmp_path: Path) -> None:
    file = tmp_path / "x.svg"
    file.write_bytes(
        one_dot('{}/><circle cx="{x}" cy="{y}" r="0.1" transform="translate(1.2 0.3)"/>')
    )
    assert labels(capsys, "verify", file).code == 0


# PDF


def drawn(plan: Plan, draw: Callable[[Canvas, float, float], None]) -> bytes:
    """Return a PDF of a page in which the tenth dot is drawn in another way."""
    out = io.BytesIO()
    (page,) = plan.pages
    canvas = Canvas(out, pagesize=(page.width * MM, page.height * MM), invariant=1)
    for i, dot in enumerate(dot for label in page.labels for dot in label.dots):
        x, y = dot.x * MM, (page.height - dot.y) * MM
        canvas.saveState()
        if i == 9:
            draw(canvas, x, y)
        else:
            circle(canvas, x, y)
        canvas.restoreState()
    canvas.showPage()
    canvas.save()
    return out.getvalue()


def circle(canvas: Canvas, x: float, y: float) -> None:
    """Draw a dot as all others are."""
    canvas.circle(x, y, 0.8 * MM, stroke=0, fill=1)


def in_white(canvas: Canvas, x: float, y: float) -> None:
    """Draw a dot in white."""
    canvas.setFillColor(white)
    circle(canvas, x, y)


def transparent(canvas: Canvas, x: float, y: float) -> None:
    """Draw a dot that shows all below it."""
    canvas.setFillColor(Color(0, 0, 0, alpha=0))
    circle(canvas, x, y)


def clipped(canvas: Canvas, x: float, y: float) -> None:
    """Draw a dot outside what may be seen."""
    path = canvas.beginPath()
    path.rect(0, 0, 1, 1)
    canvas.clipPath(path, stroke=0)
    circle(canvas, x, y)


def covered(canvas: Canvas, x: float, y: float) -> None:
    """Draw white over a dot."""
    circle(canvas, x, y)
    canvas.setFillColor(white)
    canvas.rect(x - 10, y - 10, 20, 20, stroke=0, fill=1)


def on_black(canvas: Canvas, x: float, y: float) -> None:
    """Draw a dot within black."""
    canvas.setFillColor(black)
    canvas.rect(x - 10, y - 10, 20, 20, stroke=0, fill=1)
    circle(canvas, x, y)


@sampled(3)
@pytest.mark.parametrize("draw", [in_white, transparent, clipped, covered, on_black])
def test_a_dot_of_a_page_that_is_not_to_be_seen(
    draw: Callable[[Canvas, float, float], None], capsys: Capsys, tmp_path: Path
) -> None:
    file = tmp_path / "x.pdf"
    file.write_bytes(drawn(three(), circle))
    assert labels(capsys, "verify", file).code == 0
    said = verified(capsys, file, drawn(three(), draw))
    assert any(line.endswith(HIDDEN) for line in said)


def test_a_dot_on_a_layer_that_is_off(capsys: Capsys, tmp_path: Path) -> None:
    def on_layer(canvas: Canvas, x: float, y: float) -> None:
        canvas.addLiteral("/OC /Off BDC")
        circle(canvas, x, y)
        canvas.addLiteral("EMC")

    data = drawn(three(), on_layer)
    file = tmp_path / "x.pdf"
    file.write_bytes(with_layer_off(data))
    said = verified(capsys, file, file.read_bytes())
    assert any(line.endswith(HIDDEN) for line in said)


def with_layer_off(data: bytes) -> bytes:
    """Return a file of reportlab with a layer named Off, which is off."""
    layers = (
        b"/OCProperties << /OCGs [99 0 R] /D << /OFF [99 0 R] /Order [99 0 R] >> >> /Type /Catalog"
    )
    data = data.replace(b"/Type /Catalog", layers)
    data = re.sub(rb"/Resources <<", b"/Resources << /Properties << /Off 99 0 R >>", data, count=1)
    group = b"99 0 obj\n<< /Type /OCG /Name (Off) >>\nendobj\n"
    # Without a table of places the reader finds all objects by itself.
    table = data.rindex(b"xref\n", 0, data.rindex(b"startxref"))
    root = bytes(re.findall(rb"/Root (\d+ 0 R)", data)[-1])
    return data[:table] + group + b"trailer\n<< /Root " + root + b" >>\n%%EOF\n"


# DXF


def with_dxf(file: Path, change: Callable[[Drawing], None]) -> bytes:
    """Return our drawing after a change."""
    file.write_bytes(load("dxf").write(three()))
    drawing = readfile(file)
    change(drawing)
    drawing.saveas(file)
    return file.read_bytes()


def invisible(drawing: Drawing) -> None:
    """Hide a dot."""
    drawing.modelspace().query("CIRCLE")[9].dxf.invisible = 1


def layer_off(drawing: Drawing) -> None:
    """Put a dot on a layer that is off."""
    drawing.layers.add("Aside").off()
    drawing.modelspace().query("CIRCLE")[9].dxf.layer = "Aside"


def frozen(drawing: Drawing) -> None:
    """Put a dot on a frozen layer."""
    drawing.layers.add("Aside").freeze()
    drawing.modelspace().query("CIRCLE")[9].dxf.layer = "Aside"


def not_plotted(drawing: Drawing) -> None:
    """Put a dot on a layer that is not plotted."""
    drawing.layers.add("Aside").dxf.plot = 0
    drawing.modelspace().query("CIRCLE")[9].dxf.layer = "Aside"


@sampled(2)
@pytest.mark.parametrize("change", [invisible, layer_off, frozen, not_plotted])
def test_a_dot_of_dxf_that_is_not_made(
    change: Callable[[Drawing], None], capsys: Capsys, tmp_path: Path
) -> None:
    file = tmp_path / "x.dxf"
    said = verified(capsys, file, with_dxf(file, change))
    assert any(line.endswith(HIDDEN) for line in said)


# 3MF


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('type="model"', 'type="support"'),
        ('type="model"', 'type="solidsupport"'),
        ("<item ", '<item printable="0" '),
    ],
)
def test_objects_of_3mf_that_are_not_printed(
    old: str, new: str, capsys: Capsys, tmp_path: Path
) -> None:
    whole = io.BytesIO(load("3mf").write(plan_for("solid", count=2)))
    out = io.BytesIO()
    with zipfile.ZipFile(whole) as archive, zipfile.ZipFile(out, "w") as other:
        for part in archive.namelist():
            text = archive.read(part).decode()
            other.writestr(part, text.replace(old, new))
    said = verified(capsys, tmp_path / "x.3mf", out.getvalue())
    assert said == ["x.3mf cannot be read: there is no solid in it."]


# Edges


def test_braille_over_an_edge(capsys: Capsys, tmp_path: Path) -> None:
    plan = three()
    (page,) = plan.pages
    top = min(label.dots[0].y for label in page.labels)
    text = load("svg").write(plan).decode()
    dot: Dot = page.labels[0].dots[0]
    edge = f'<rect x="{dot.x}" y="{dot.y - 5}" width="300" height="40" fill="none" stroke="red"/>'
    file = tmp_path / "x.svg"
    said = verified(capsys, file, text.replace("</svg>", f"{edge}</svg>").encode())
    assert said[1].endswith(": the braille stands over the edge of its label.")
    low = re.sub(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', rf'viewBox="0 {top} \1 \2"', text)
    said = verified(capsys, file, low.encode())
    assert said[1].endswith(": the braille stands over the edge of the page.")
