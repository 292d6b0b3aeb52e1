"""Sentences by pybrl where liblouis is missing, and never codes. pybrl itself is not on PyPI."""

import os
import re
import sys
from pathlib import Path
from string import ascii_letters, digits, punctuation
from types import ModuleType

import pytest

from splendor_access.braille import pybrl
from splendor_access.braille.cells import text_cells
from splendor_access.braille.tables import table
from tests.driver import CLI, TRUSTING, WITHOUT_LIBLOUIS, run_python, sentence

STAND_IN = """print("WARNING: pdfminer is not installed")
def translate(letter, language):
    cell = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"[ord(letter) - ord("a")]
    return [[f"{ord(cell) - 0x2800:06b}"[::-1]]]
"""
GAME = """
from splendor_access.braille.cells import BrailleUnavailable, code_cells
from tests.braille.test_pybrl import *
from tests.braille_display.slate import Slate, SlateGame
from tests.driver import table as new_game
asked, cells_of = [], pybrl.cells_of
pybrl.cells_of = lambda text: asked.append(text) or cells_of(text)
one = SlateGame(new_game("human", "easy"), Slate(40))
[one.slate.press("line_down") for _ in range(9)]
print(*asked), print(text_cells("Zoë 2!", table("en-us-comp8")).to_cell)
for translate, name in ((code_cells, "en-us-comp8"), (text_cells, "fr-bfu-comp8")):
    print(pytest.raises(BrailleUnavailable, translate, "b2", table(name)).value.reason.value)"""


@pytest.fixture
def path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    (tmp_path / "pybrl.py").write_text(STAND_IN, encoding="utf-8")
    exec(STAND_IN, vars(module := ModuleType("pybrl")))  # noqa: S102  # written above
    monkeypatch.setitem(sys.modules, "pybrl", module)
    monkeypatch.setattr(pybrl, "has_pybrl", pybrl.has_pybrl.__wrapped__)
    return os.pathsep.join((str(tmp_path), str(Path(__file__).parents[2])))


@pytest.mark.usefixtures("path")
@pytest.mark.parametrize("before", ["", "a", "1"])
def test_signs_are_those_of_unified_english_braille(before: str) -> None:
    texts = {*punctuation, *ascii_letters, *digits, "Bc 1.5p 2x NVDA ABc"} - {'"'}
    assert pybrl.has_pybrl()
    for text in ('"I" ?', *(before + each for each in texts)):
        assert "".join(pybrl.cells_of(text)) == text_cells(text, table("en-ueb-g1")).cells, text


def test_a_display_tells_all_but_codes_in_english(path: str) -> None:
    done = run_python("-c", WITHOUT_LIBLOUIS + GAME, env={"PYTHONPATH": path})
    asked, *made = done.lines
    assert "c1, white," in asked
    assert not re.search(r"\b[abc]\d[a-z]|\d[serod]\d", asked)
    assert made == ["(0, 2, 3, 4, 5, 7)", "no-binding", "no-binding"]


def test_doctor_says_whether_it_is_there(path: str) -> None:
    program = f"{WITHOUT_LIBLOUIS}{TRUSTING}{CLI}\ncli.main(['doctor'])"
    there = run_python("-c", program, env={"PYTHONPATH": path})
    assert (sentence("doctor-pybrl") in there.lines, there.err) == (True, "")
