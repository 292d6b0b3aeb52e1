"""Sentences by pybrl where liblouis is missing, and never codes.

pybrl itself is not on PyPI: a stand-in has the calls that are made. Whether they are those of the
real one was read in its source.
"""

import os
from pathlib import Path

from tests.driver import WITHOUT_LIBLOUIS, run_python, sentence

STAND_IN = Path(__file__).with_name("stand_in")

PYBRL_ALONE = f"""{WITHOUT_LIBLOUIS}
from splendor_access.braille.cells import code_cells, run_cells, text_cells
from splendor_access.braille.tables import BrailleUnavailable, table
from splendor_access.talk.messages import Run
"""


def python(program: str, tmp_path: Path) -> str:
    """Run a program that has pybrl and no liblouis, in a folder of its own."""
    path = os.pathsep.join((str(STAND_IN), str(Path(__file__).parents[2])))
    done = run_python("-c", PYBRL_ALONE + program, env={"PYTHONPATH": path}, cwd=tmp_path)
    assert (done.code, done.err) == (0, "")
    assert list(tmp_path.iterdir()) == []
    return done.out.rstrip("\n")


def test_a_sentence_is_translated_word_by_word(tmp_path: Path) -> None:
    program = """
made = text_cells("bad  fig", table("en-ueb-g1"))
print(made.cells, made.to_text, made.to_cell)
"""
    expected = "⠃⠁⠙⠀⠀⠋⠊⠛ (0, 0, 0, 3, 4, 5, 5, 5) (0, 0, 0, 3, 4, 5, 5, 5)"
    assert python(program, tmp_path) == expected


def test_what_it_lacks_or_fails_at_reaches_neither_the_terminal_nor_the_disk(
    tmp_path: Path,
) -> None:
    program = 'print(text_cells("bad! boom \\x1b", table("en-us-comp8")).cells)'
    assert python(program, tmp_path) == "⠃⠁⠙⠿⠀⠿⠀⠿"


def test_it_never_makes_codes(tmp_path: Path) -> None:
    program = """
for make in (
    lambda: code_cells("c4s 3s3o6d", table("en-us-comp8")),
    lambda: run_cells([Run("bad "), Run("c4s 3s3o6d", is_code=True)], table("en-us-comp8")),
):
    try:
        print(make().cells)
    except BrailleUnavailable as error:
        print(error.reason.value)
"""
    assert python(program, tmp_path).split() == ["no-binding", "no-binding"]


GAME = """
from splendor_access.braille import pybrl
from splendor_access.braille.cells import BLANK
from tests.driver import table as new_table
from tests.braille_display.slate import SlateGame, Slate

words, word_cells = [], pybrl.word_cells
pybrl.word_cells = lambda word: words.append(word) or word_cells(word)
one = SlateGame(new_table("human", "easy"), Slate(40))

def press(key, argument=0):
    one.slate.press(key, argument)
    while one.posted:
        one.do(one.posted.pop(0))
    return "".join(chr(ord(cell) & ~0xC0) for cell in one.slate.cells).rstrip(BLANK)

def cells(text):
    return BLANK.join(map(word_cells, text.split(" ")))
"""


def test_a_display_tells_codes_in_words(tmp_path: Path) -> None:
    program = """
import re
assert press("home") == cells("you 0p 0t  take  ask  help  quit")
press("line_down")
assert press("line_down") == cells("bank 4 blue.  4 green.  5 gold.  4 red.")
assert press("window_right") == cells("4 black.  4 white.")
assert press("route", 10) == cells("4 black.  4 white.  Take 1 white.")
assert press("line_down") == cells("c1, black, 5, costs 7 red 3 black.")
assert press("route", 0) == cells("You lack 7 red 3 black to buy c1.")
press("back")
for _ in range(12):
    press("line_down")
assert [word for word in words if re.fullmatch(r"[abc]\\d[a-z]|(\\d+[serod])+", word)] == []
"""
    assert python(GAME + program, tmp_path) == ""


def test_what_is_typed_on_a_display_cannot_be_read_and_the_game_goes_on(tmp_path: Path) -> None:
    program = """
home = press("home")
press("dots", 1)
assert press("enter").startswith(cells("Braille cells need liblouis."))
assert press("home") == home
"""
    assert python(GAME + program, tmp_path) == ""


def test_it_speaks_english_only(tmp_path: Path) -> None:
    program = """
try:
    print(text_cells("bad", table("fr-bfu-comp8")).cells)
except BrailleUnavailable as error:
    print(error.reason.value)
"""
    assert python(program, tmp_path) == "no-binding"


def test_where_liblouis_works_it_is_not_asked(tmp_path: Path) -> None:
    program = """
del sys.modules["louis"]
print(text_cells("bad!", table("en-us-comp8")).cells, "pybrl" in sys.modules)
"""
    assert python(program, tmp_path) == "⠃⠁⠙⠮ False"


def test_doctor_names_it() -> None:
    path = os.pathsep.join((str(STAND_IN), str(Path(__file__).parents[2])))
    without = f"{WITHOUT_LIBLOUIS}\nfrom splendor_access import cli\nsys.exit(cli.main())"
    done = run_python("-c", without, "doctor", env={"PYTHONPATH": path})
    assert sentence("doctor-pybrl", needed="yes") in done.lines
    found = run_python("-m", "splendor_access", "doctor", env={"PYTHONPATH": path})
    assert sentence("doctor-pybrl", needed="no") in found.lines
