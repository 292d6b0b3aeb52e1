"""Labels in the reader's own braille: a table file that this program does not offer."""

from pathlib import Path

import pytest

from splendor_access.braille.tables import table
from tests.driver import sentence
from tests.labels.runs import labels

Capsys = pytest.CaptureFixture[str]

FRENCH = "fr-bfu-comp6"
EIGHT_DOTS = """
space \\s 0
digit 0 356
digit 1 16
digit 2 126
digit 3 146
digit 4 1456
digit 5 156
digit 6 1246
digit 7 12456
digit 8 1256
digit 9 246
lowercase a 18
lowercase b 128
lowercase c 148
lowercase d 1458
lowercase e 158
lowercase n 13458
lowercase o 1358
lowercase r 12358
lowercase s 2348
"""
"""The characters of codes, with dot 8 in every letter."""


@pytest.fixture(autouse=True)
def one_process() -> None:
    """Let liblouis have its process: no table from elsewhere is to end a test."""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a table that braille is not written in otherwise where English is spoken."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "my own.ctb"
    french = Path(table(FRENCH).paths()[0]).as_posix()  # a backslash would be an escape
    file.write_text(f"include {french}\n", encoding="utf-8")
    return file


def test_labels_are_made_and_verified_in_it(own: Path, capsys: Capsys) -> None:
    words = ("--what", "cards", "--select", "level c white")
    for out, notation in (("english", "en-ueb-g1"), ("french", FRENCH), ("own", own.name)):
        how = (*words, "--notation", notation, "--out", out)
        for action in (("--format", "brf"), ("slate",)):
            run = labels(capsys, *action, *how)
            assert (run.code, run.errors) == (0, [])
    for file in ("cards.brf", "assembly.brf", "slate.brf"):
        english, french, mine = (
            Path(out, file).read_bytes() for out in ("english", "french", "own")
        )
        assert english != french == mine
    run = labels(capsys, "verify", "own/cards.brf")
    assert (run.code, run.lines) == (2, [])
    assert run.errors == [sentence("label-own-table", file=str(own))]
    run = labels(capsys, "verify", "own/cards.brf", "--notation", own.name)
    assert (run.code, run.errors) == (0, [])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "my own.ctb was not found."),
        ("include nothing.ctb\n", "liblouis does not find this file: nothing.ctb"),
        (EIGHT_DOTS.replace("d 1458", "d 148"), "Codes cannot be in the braille table"),
        (EIGHT_DOTS, "Labels have six dots"),
    ],
)
def test_a_file_that_will_not_do(text: str | None, why: str, own: Path, capsys: Capsys) -> None:
    own.unlink()
    if text:
        own.write_text(text, encoding="utf-8")
    run = labels(capsys, "list", "--notation", own)
    assert (run.code, run.lines) == (2, [])
    assert why in run.errors[0]
