"""The programs of docs/library.md, one after another in one folder, as an outsider runs them."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from splendor_access import bots, braille, game
from splendor_access.braille.liblouis import has_liblouis
from tests.docs.samples import ROOT, spans, whole_blocks
from tests.driver import environment

TEXT = (ROOT / "docs/library.md").read_text(encoding="utf-8")


def programs() -> list[tuple[str, str]]:
    """Return each program, and its output according to the page."""
    found = pairwise(block for _heading, block in whole_blocks(TEXT))
    return [(program, printed) for program, printed in found if "import" in program]


def test_programs_print_what_the_page_says(tmp_path: Path) -> None:
    assert len(programs()) == 4
    for program, printed in programs():
        if "braille" in program and not has_liblouis():
            pytest.skip("cells need liblouis (Debian: python3-louis)")
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=tmp_path,
            env=environment(),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.stdout.rstrip("\n"), done.stderr) == (printed, "")


def test_every_name_on_the_page_can_be_imported() -> None:
    faces = {name for face in (game, bots, braille) for name in face.__all__}
    named = {word for span in spans(TEXT) for word in re.findall(r"(?<![\w.\"])[A-Z]\w+", span)}
    assert len(named) > 20
    assert named - {"KeyError", "None", "True", "ValueError"} <= faces
    called = {word for span in spans(TEXT) for word in re.findall(r"(?<![\w.])(\w+)\(", span)}
    assert called <= faces | {"apply"}
