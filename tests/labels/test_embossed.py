"""Files for embossers, compared with the page as it is embossed: lines, ends and sides."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.labels.runs import labels

Capsys = pytest.CaptureFixture[str]


def pages_of_28_lines(text: str) -> str:
    return text.replace("\r\n\f", "\r\n" * 6 + "\f", 1)


@pytest.mark.parametrize(
    ("form", "change", "fault"),
    [
        ("brf", lambda text: "\r\n" * 3 + text, "it must begin on line 1 of its page, at cell 1"),
        ("brf", pages_of_28_lines, "and a page of the embosser has 25"),
        ("pef", lambda text: text.replace('"false"', '"true"'), "on both sides"),
        ("pef", lambda text: '<page rowgap="1">'.join(text.rsplit("<page>", 1)), "farther apart"),
        ("pef", lambda text: text.replace("<row></row>", "<row></row><row></row>", 1), "on line 4"),
    ],
)
def test_what_is_embossed_elsewhere_is_a_fault(
    form: str, change: Callable[[str], str], fault: str, capsys: Capsys, tmp_path: Path
) -> None:
    assert labels(capsys, "--format", form, "--what", "cards", "--out", tmp_path).code == 0
    file = tmp_path / f"cards.{form}"
    before = file.read_bytes().decode()
    assert labels(capsys, "verify", file).code == 0
    file.write_bytes(change(before).encode())
    run = labels(capsys, "verify", file)
    assert run.code != 0
    assert any(fault in line for line in run.lines + run.errors), run.lines


def test_blank_lines_that_a_page_has_room_for_are_harmless(capsys: Capsys, tmp_path: Path) -> None:
    assert labels(capsys, "--format", "brf", "--what", "nobles", "--out", tmp_path).code == 0
    file = tmp_path / "nobles.brf"
    data = file.read_bytes()
    *_, last = data.removesuffix(b"\f").split(b"\f")
    room = 25 - last.count(b"\n")
    file.write_bytes(data.removesuffix(b"\f") + b"  \r\n" * room + b"\f")
    assert labels(capsys, "verify", file).code == 0
