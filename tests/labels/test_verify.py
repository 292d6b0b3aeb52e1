"""Files of labels read back without knowing anything of them."""

import re
import subprocess
from pathlib import Path

import msgspec
import pytest
from reportlab.pdfgen.canvas import Canvas

from splendor_access.braille.tables import table
from splendor_access.labels.formats import FileContents, load, names
from splendor_access.labels.planning.content import Kind
from splendor_access.labels.planning.plan import Box, Dot, Label, Plan, replace_labels, stacked
from splendor_access.labels.standards import STANDARDS
from tests.labels import plans
from tests.labels.plans import (
    FEW,
    KINDS,
    MUTATIONS,
    Mutation,
    few,
    first_labels,
    plan_for,
    planned,
)
from tests.labels.runs import Run, labels
from tests.tiers import sampled, tries

Capsys = pytest.CaptureFixture[str]


def verified(capsys: Capsys, folder: Path, plan: Plan, name: str = "svg", *words: str) -> Run:
    """Write a plan as a file and verify that."""
    form = load(name)
    file = folder / f"labels.{name}"
    file.write_bytes(form.write(plan if form.PAGES else stacked(plan)))
    return labels(capsys, "verify", file, *words)


def size(plan: Plan) -> int:
    """Return how many labels are in a plan."""
    return len(list(plan.labels))


def codes(run: Run, plan: Plan) -> list[str]:
    """Return the codes that were found on the labels of a plan, where none is wrong."""
    return [line.rpartition(": ")[2].removesuffix(".") for line in run.lines[-size(plan) :]]


@pytest.mark.parametrize("name", names())
def test_every_format_is_read(name: str, capsys: Capsys, tmp_path: Path) -> None:
    plan = plan_for(load(name).KIND, count=FEW)
    run = verified(capsys, tmp_path, plan, name)
    assert run.code == 0, run.errors
    count = size(plan)
    assert f": labels {count}, pages " in run.lines[0]
    assert run.lines[0].endswith(", faults 0.")
    assert codes(run, plan) == [label.item.code for label in plan.labels]


@sampled(3)
@pytest.mark.parametrize(
    ("standard", "kind"),
    [
        (standard, kind)
        for i, standard in enumerate(STANDARDS)
        for j, kind in enumerate(KINDS)
        if (i + j) % tries(3, 1) == 0
    ],
)
def test_the_standard_is_found(standard: str, kind: Kind, capsys: Capsys, tmp_path: Path) -> None:
    run = verified(capsys, tmp_path, few(kind, standard=standard))
    assert run.code == 0
    assert run.lines[0].startswith(f"labels.svg in {standard} and en-ueb-g1: ")


@pytest.mark.parametrize("name", ["en-us-comp8", "fr-bfu-comp6"])
def test_the_table_is_found(name: str, capsys: Capsys, tmp_path: Path) -> None:
    plan = few(table=table(name))
    run = verified(capsys, tmp_path, plan)
    assert (run.code, codes(run, plan)) == (0, [label.item.code for label in plan.labels])


def test_a_table_whose_labels_read_right_in_the_own_table_too(
    capsys: Capsys, tmp_path: Path
) -> None:
    """German labels are what English ones become if all letter signs are spoiled."""
    plan = few(table=table("de-g0"))
    run = verified(capsys, tmp_path, plan)
    assert (run.code, codes(run, plan)) == (1, [label.item.code for label in plan.labels])
    assert run.lines[0].startswith("labels.svg in marburg and de-g0: ")
    assert run.lines[0].endswith(", faults 1.")
    assert run.lines[1] == (
        "The braille is that of de-g0, not of en-ueb-g1. If that is meant, add --notation de-g0."
    )
    for words in (("--notation", "de-g0"), ("--lang", "de"), ("--lang", "nl")):
        assert verified(capsys, tmp_path, plan, "svg", *words).code == 0


def test_labels_are_found_without_outlines(capsys: Capsys, tmp_path: Path) -> None:
    for kind in KINDS:
        plan = few(kind)
        bare = msgspec.structs.replace(
            plan, pages=tuple(msgspec.structs.replace(page, cuts=()) for page in plan.pages)
        )
        run = verified(capsys, tmp_path, bare, "pdf")
        assert run.code == 0
        assert f"labels {size(plan)}, " in run.lines[0]


def with_cuts(plan: Plan, cuts: tuple[Box, ...]) -> Plan:
    """Return a plan of one page with other outlines."""
    (page,) = plan.pages
    return msgspec.structs.replace(plan, pages=(msgspec.structs.replace(page, cuts=cuts),))


def test_outlines_that_are_not_those_of_labels_are_ignored(capsys: Capsys, tmp_path: Path) -> None:
    plan = planned(Kind.NOBLES)
    (page,) = plan.pages
    middle = page.labels[3].box.y
    halves = (Box(0, 0, page.width, middle), Box(0, middle, page.width, page.height - middle))
    run = verified(capsys, tmp_path, with_cuts(plan, halves))
    assert (run.code, codes(run, plan)) == (0, [label.item.code for label in plan.labels])


def test_a_label_outside_all_outlines_is_found(capsys: Capsys, tmp_path: Path) -> None:
    plan = planned(Kind.NOBLES)
    run = verified(capsys, tmp_path, with_cuts(plan, plan.pages[0].cuts[:-1]))
    assert (run.code, codes(run, plan)) == (0, [label.item.code for label in plan.labels])


SEEN = {
    name: change for name, change in MUTATIONS.items() if name not in ("swapped", "label_moved")
}
"""What can be seen in a file alone; a swapped or moved label takes the plan to notice."""


@sampled(3)
@pytest.mark.parametrize("mutation", SEEN.values(), ids=SEEN)
def test_what_is_wrong_is_reported(mutation: Mutation, capsys: Capsys, tmp_path: Path) -> None:
    run = verified(capsys, tmp_path, mutation(few()), "pdf")
    assert run.code == 1
    assert "faults 0" not in run.lines[0]


def test_a_missing_dot_is_reported_with_card_cell_and_dots(capsys: Capsys, tmp_path: Path) -> None:
    run = verified(capsys, tmp_path, plans.dot_removed(planned(Kind.CARDS)), "pdf")
    assert run.lines[1] == (
        "Page 1, label 3: it must be a0d 1s1e1r1o, but cell 3 of line 3 has dots 13, not 135."
    )
    assert run.lines[3] == "Cards that are not there: a0d 1s1e1r1o."


def test_a_moved_dot_is_reported_with_the_card(capsys: Capsys, tmp_path: Path) -> None:
    plan = planned(Kind.NOBLES)
    run = verified(capsys, tmp_path, plans.dot_moved(plan), "pdf")
    _, _, third, *_ = plan.labels
    moved = f"Page 1, label 3, {third.item.code}: a dot is 0.10 mm away from its place."
    assert run.lines[1] == moved


def test_a_mirrored_file_is_reported_as_such(capsys: Capsys, tmp_path: Path) -> None:
    run = verified(capsys, tmp_path, plans.mirrored(planned(Kind.NOBLES)), "pdf")
    assert run.code == 1
    assert (run.lines[1], run.lines[3]) == (
        "The labels are mirrored.",
        "All 10 noble tiles are there.",
    )


def scaled(plan: Plan, by: float) -> Plan:
    """Return a plan as a printer prints it that fits it to the page."""

    def smaller(label: Label) -> Label:
        box = label.box
        return msgspec.structs.replace(
            label,
            box=Box(box.x * by, box.y * by, box.width * by, box.height * by),
            dots=tuple(Dot(dot.x * by, dot.y * by) for dot in label.dots),
        )

    by_number = {label.number: smaller(label) for label in plan.labels}
    pages = tuple(
        msgspec.structs.replace(
            page, cuts=tuple(by_number[each.number].box for each in page.labels)
        )
        for page in plan.pages
    )
    return replace_labels(msgspec.structs.replace(plan, pages=pages), by_number)


@sampled(2)
@pytest.mark.parametrize("percent", [97, 94, 105])
def test_a_scaled_file_is_reported_with_the_percentage(
    percent: int, capsys: Capsys, tmp_path: Path
) -> None:
    plan = few()
    run = verified(capsys, tmp_path, scaled(plan, percent / 100), "pdf")
    assert run.code == 1
    assert run.lines[1] == (f"The file was scaled: it is {percent} percent of the size of marburg.")
    assert run.lines[0].endswith(f"labels {size(plan)}, pages {len(plan.pages)}, faults 1.")


def test_a_file_of_two_thirds_of_its_size_has_no_labels(capsys: Capsys, tmp_path: Path) -> None:
    run = verified(capsys, tmp_path, scaled(few(), 0.65), "pdf")
    assert run.code == 1
    assert run.lines[1] == "No card, noble tile or token was recognised."
    assert not any("scaled" in line for line in run.lines)
    # Nothing is said of dots that belong to no standard.
    assert not any("wide" in line for line in run.lines)


@pytest.mark.parametrize("ending", ["pdf", "svg"])
def test_a_file_rewritten_by_another_program_is_read(
    ending: str, capsys: Capsys, tmp_path: Path
) -> None:
    plan = plan_for("flat", count=6)
    (tmp_path / "ours.pdf").write_bytes(load("pdf").write(plan))
    command = ["pdftocairo", f"-{ending}", "-noshrink", "-nocenter", "ours.pdf"]
    theirs = tmp_path / f"theirs.{ending}"
    subprocess.run([*command, theirs.name], cwd=tmp_path, check=True, timeout=60)
    if ending == "svg":
        # Newer ones leave out the unit, so that their files are of another size.
        text = theirs.read_text(encoding="utf-8")
        size = r'(width|height)="([\d.]+)(?:pt)?"'
        theirs.write_text(re.sub(size, r'\1="\2pt"', text, count=2), encoding="utf-8")
    run = labels(capsys, "verify", theirs)
    assert run.code == 0
    assert run.lines[0].endswith("marburg and en-ueb-g1: labels 6, pages 1, faults 0.")


def test_a_file_fitted_to_the_page_by_another_program_is_reported(
    capsys: Capsys, tmp_path: Path
) -> None:
    (tmp_path / "ours.pdf").write_bytes(load("pdf").write(plan_for("flat", count=6)))
    command = ["pdftocairo", "-pdf", "-paper", "letter", "-expand", "ours.pdf", "theirs.pdf"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=60)
    run = labels(capsys, "verify", tmp_path / "theirs.pdf")
    assert run.code == 1
    assert run.lines[1].startswith("The file was scaled: it is 9")
    assert "labels 6, pages 1, faults 1." in run.lines[0]


def test_dots_of_another_size_are_reported(capsys: Capsys, tmp_path: Path) -> None:
    plan = few()
    wide = msgspec.structs.replace(plan.measures, base=1.9)
    run = verified(capsys, tmp_path, msgspec.structs.replace(plan, measures=wide))
    assert run.code == 1
    assert run.lines[1] == "Dots are 1.9 mm wide; marburg requires 1.3 to 1.6 mm."


def test_cards_that_are_there_twice_are_named(capsys: Capsys, tmp_path: Path) -> None:
    plan = planned(Kind.NOBLES)
    first, second, *_ = plan.labels
    twice = replace_labels(
        plan, {each.number: each for each in plan.labels} | {2: _as(first, second)}
    )
    run = verified(capsys, tmp_path, twice)
    assert f"Noble tiles that are there more than once: {first.item.code}." in run.lines
    assert f"Noble tiles that are not there: {second.item.code}." in run.lines


def _as(content: Label, where: Label) -> Label:
    x, y = where.box.x - content.box.x, where.box.y - content.box.y
    dots = tuple(Dot(dot.x + x, dot.y + y) for dot in content.dots)
    return msgspec.structs.replace(where, dots=dots)


# With the manifest beside the file

SAME = {
    "cells": (
        "Same as in the manifest beside the file: every cell, and the page and the order of the "
        "labels."
    ),
    "dots": (
        "Same as in the manifest beside the file: every dot and its place, every outline, and the "
        "size of the pages."
    ),
}


def exported(capsys: Capsys, folder: Path, name: str = "svg", *words: str) -> Path:
    """Make labels for the tiles, with the manifest, and return their file."""
    assert labels(capsys, "--format", name, "--what", "nobles", *words, "--out", folder).code == 0
    return folder / f"nobles.{name}"


@pytest.mark.parametrize("name", ["brf", "pdf", "svg"][: tries(2, 3)])
def test_labels_that_changed_places_are_reported(name: str, capsys: Capsys, tmp_path: Path) -> None:
    form = load(name)
    # The other file is written without words in ink.
    words = () if form.KIND == "cells" else ("--no-print-text",)
    file = exported(capsys, tmp_path, name, *words)
    run = labels(capsys, "verify", file)
    assert run.code == 0
    assert run.lines[1] == SAME["cells" if form.KIND == "cells" else "dots"]
    plan = planned(Kind.NOBLES)
    file.write_bytes(form.write(plans.swapped(plan)))
    run = labels(capsys, "verify", file)
    assert run.code == 1
    assert run.lines[0].endswith("faults 2.")
    last = run.lines[2].partition(" is ")[0]
    assert run.lines[1:4] == [
        "Page 1, label 1 is 3 4o4d. By the manifest beside the file it must be 3 4s4e.",
        f"{last} is 3 4s4e. By the manifest beside the file it must be 3 4o4d.",
        "All 10 noble tiles are there.",
    ]
    answer = msgspec.json.decode(labels(capsys, "verify", file, "--json").lines[0])
    assert answer["faults"] == run.lines[1:3]


def test_labels_more_or_less_than_the_manifest_has(capsys: Capsys, tmp_path: Path) -> None:
    file = exported(capsys, tmp_path)
    file.write_bytes(load("svg").write(first_labels(planned(Kind.NOBLES), 9)))
    run = labels(capsys, "verify", file)
    assert run.lines[1:3] == [
        "The manifest beside the file has 10 labels.",
        "Noble tiles that are not there: 3 4o4d.",
    ]


def test_many_labels_in_other_places_are_counted(capsys: Capsys, tmp_path: Path) -> None:
    assert labels(capsys, "--format", "brf", "--what", "cards", "--out", tmp_path).code == 0
    file = tmp_path / "cards.brf"
    first, _, rest = file.read_text(encoding="utf-8").partition("\n\n")
    file.write_text(f"{rest}\n{first}\n", encoding="utf-8")
    run = labels(capsys, "verify", file)
    assert run.lines[0].endswith("labels 90, pages 12, faults 2.")
    assert run.lines[1:4] == [
        "The manifest beside the file has 11 pages.",
        "90 labels are not those that the manifest beside the file has there.",
        "All 90 cards are there.",
    ]


def test_measures_that_were_chosen(capsys: Capsys, tmp_path: Path) -> None:
    chosen = ("--standard", "ada", "--measure", "cell=6.4")
    words = ("--format", "svg", "--what", "nobles", "--out", tmp_path, *chosen)
    assert labels(capsys, *words).code == 0
    file = tmp_path / "nobles.svg"
    run = labels(capsys, "verify", file)
    assert run.lines[0] == "nobles.svg in ada and en-ueb-g1: labels 10, pages 1, faults 0."
    (tmp_path / "manifest.json").unlink()
    assert labels(capsys, "verify", file).code == 1
    assert labels(capsys, "verify", file, *chosen).code == 0


def test_a_manifest_of_others_tells_nothing(capsys: Capsys, tmp_path: Path) -> None:
    file = exported(capsys, tmp_path)
    deep = b'{"icons":' + b"[" * 100_000
    damaged = (b"", b'{"files": 3}', deep, b"[]", b'{"name": "site"}', b"\xff")
    for data in damaged[: tries(3, 6)]:
        (tmp_path / "manifest.json").write_bytes(data)
        run = labels(capsys, "verify", file)
        assert (run.code, run.lines[2]) == (0, "All 10 noble tiles are there.")
        assert run.lines[1].startswith("The manifest.json beside the file is damaged.")


def test_as_json(capsys: Capsys, tmp_path: Path) -> None:
    plan = planned(Kind.NOBLES)
    run = verified(capsys, tmp_path, plans.dot_moved(plan), "pdf", "--json")
    (line,) = run.lines
    answer = msgspec.json.decode(line)
    assert (run.code, answer["right"]) == (1, False)
    assert (answer["standard"], answer["table"]) == ("marburg", "en-ueb-g1")
    first, second, *_ = plan.labels
    found = [each["card"] for each in answer["labels"][:2]]
    assert found == [first.item.code, second.item.code]
    assert answer["labels"][2]["fault"] == "a dot is 0.10 mm away from its place"
    assert line.isascii()


# What cannot be verified


def test_dots_that_stand_too_close(capsys: Capsys, tmp_path: Path) -> None:
    circles = "".join(f'<circle cx="{i % 300 / 10}" cy="{i // 300}" r="3"/>' for i in range(9000))
    file = tmp_path / "dense.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg">{circles}</svg>', encoding="utf-8")
    run = labels(capsys, "verify", file)
    assert run == Run(3, [], ["The dots in the file stand too close to be braille."])


def test_a_page_of_dots_that_are_no_labels(capsys: Capsys, tmp_path: Path) -> None:
    circles = "".join(
        f'<circle cx="{i % 50 * 7.5}" cy="{i // 50 * 7.5}" r="0.8"/>'
        for i in range(tries(300, 1000))
    )
    head = 'xmlns="http://www.w3.org/2000/svg" width="400mm" viewBox="0 0 400 400"'
    (tmp_path / "many.svg").write_text(f"<svg {head}>{circles}</svg>", encoding="utf-8")
    run = labels(capsys, "verify", tmp_path / "many.svg")
    assert run.code == 1


def test_where_no_label_is_read_the_dots_are_held_to_a_standard_that_was_named(
    capsys: Capsys, tmp_path: Path
) -> None:
    circles = "".join(
        f'<circle cx="{20 + 9 * i + j * 2.8}" cy="50" r="0.8"/>' for i in range(8) for j in range(2)
    )
    head = 'xmlns="http://www.w3.org/2000/svg" width="400mm" viewBox="0 0 400 400"'
    file = tmp_path / "pairs.svg"
    file.write_text(f"<svg {head}>{circles}</svg>", encoding="utf-8")
    scaled = "The file was scaled: it is 111.8 percent of the size of ada."
    assert scaled in labels(capsys, "verify", file, "--standard", "ada").lines
    assert not any("scaled" in line for line in labels(capsys, "verify", file).lines)


NO_DOTS = (
    "No braille dots were recognised in the file. Dots must be drawn as circles: pictures and "
    "texts are not read."
)


def test_a_pdf_with_text_only(capsys: Capsys, tmp_path: Path) -> None:
    canvas = Canvas(str(tmp_path / "text.pdf"))
    canvas.drawString(100, 100, "i. o: c4s 3s3o6d")
    canvas.showPage()
    canvas.save()
    run = labels(capsys, "verify", tmp_path / "text.pdf")
    assert run == Run(3, [], [NO_DOTS])


def test_a_file_without_dots(capsys: Capsys, tmp_path: Path) -> None:
    file = tmp_path / "text.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg"><text>Hello</text></svg>', encoding="utf-8"
    )
    run = labels(capsys, "verify", file)
    assert run == Run(3, [], [NO_DOTS])


@pytest.mark.parametrize("name", names())
def test_a_damaged_file_of_every_format(name: str, capsys: Capsys, tmp_path: Path) -> None:
    file = tmp_path / f"odd.{name}"
    for data in (b"", b"\x00\xff" * 40, b"PK\x03\x04 no archive", b"0\nSECTION\n"):
        file.write_bytes(data)
        run = labels(capsys, "verify", file)
        if name == "brf" and data.isascii() and b"\x03" not in data and data:
            continue  # in BRF that is text
        assert run.code == 3
        assert run.lines == []
        assert len(run.errors) == 1


def test_unknown_endings_missing_and_too_large_files(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = labels(capsys, "verify", "labels.docx")
    assert run.code == 2
    assert run.errors[0].endswith("Choose from: 3mf, brf, dxf, pdf, pef, stl and svg.")
    run = labels(capsys, "verify", tmp_path / "none.pdf")
    assert run == Run(3, [], ["none.pdf cannot be read: there is no such file or folder"])
    monkeypatch.setattr("splendor_access.labels.verification.verify.MOST_BYTES", 2_000_000)
    (tmp_path / "large.pdf").write_bytes(b"x" * 2_000_001)
    run = labels(capsys, "verify", tmp_path / "large.pdf")
    assert run == Run(3, [], ["large.pdf is larger than 2 MB."])


def test_a_library_that_breaks_is_reported(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: bytes) -> FileContents:
        raise ZeroDivisionError("inside")

    monkeypatch.setattr(load("svg"), "read", broken)
    (tmp_path / "x.svg").write_bytes(b"<svg/>")
    run = labels(capsys, "verify", tmp_path / "x.svg")
    assert run == Run(3, [], ["x.svg cannot be read: it is damaged: inside."])


def test_a_file_in_another_format_says_so_with_what_a_library_found_if_anything(
    capsys: Capsys, tmp_path: Path
) -> None:
    (tmp_path / "x.stl").write_bytes(b"text")
    run = labels(capsys, "verify", tmp_path / "x.stl")
    assert run == Run(3, [], ["x.stl cannot be read: it is not valid STL."])
    (tmp_path / "x.3mf").write_bytes(b"solid")
    run = labels(capsys, "verify", tmp_path / "x.3mf")
    why = "it is not valid 3MF: File is not a zip file."
    assert run == Run(3, [], [f"x.3mf cannot be read: {why}"])


def test_labels_without_the_0_are_read_and_named(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPLENDOR_ACCESS_ZERO", "off")
    made = ("--format", "svg", "--what", "cards", "--select", "level a", "--out", tmp_path)
    assert labels(capsys, *made).code == 0
    assert "ar 3d" in labels(capsys, "preview", "ar 3d").lines[0]
    (tmp_path / "manifest.json").unlink()
    for setting, code in (("off", "ao 1s1e1r1d."), ("on", "a0o 1s1e1r1d.")):
        monkeypatch.setenv("SPLENDOR_ACCESS_ZERO", setting)
        run = labels(capsys, "verify", tmp_path / "cards.svg")
        assert run.code == 0, run.lines
        named = "35 cards without points are written without their 0, such as ao."
        assert named in run.lines
        assert any(line.endswith(f": {code}") for line in run.lines)


def test_labels_with_the_0_are_of_no_variant(capsys: Capsys, tmp_path: Path) -> None:
    run = verified(capsys, tmp_path, few())
    assert run.lines[-1].startswith("Page 1, label ")
    assert not [line for line in run.lines if "without their 0" in line]
