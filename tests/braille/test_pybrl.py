"""Sentences by pybrl where liblouis is missing, and never codes.

pybrl itself is not on PyPI: a stand-in has the calls that are made, and its faults. Both were read
in its source.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from string import ascii_letters, digits, punctuation

import pytest

from splendor_access.braille import pybrl
from splendor_access.braille.cells import Cells, text_cells
from splendor_access.braille.tables import table
from splendor_access.talk.locale import Locale
from tests.driver import WITHOUT_LIBLOUIS, run_python, sentence
from tests.talk.samples import renderings

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


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the stand-in be found, beside a liblouis to compare it with."""
    monkeypatch.syspath_prepend(str(STAND_IN))
    pybrl.alphabet.cache_clear()
    yield
    pybrl.alphabet.cache_clear()
    for name in ("pybrl", "asciimathml"):
        sys.modules.pop(name, None)


UEB = table("en-ueb-g1")


def cells(text: str) -> str:
    return "".join(pybrl.cells_of(text))


@pytest.mark.usefixtures("found")
def test_sentences_are_those_of_liblouis_in_uncontracted_braille() -> None:
    texts = {Locale("en").text(each, "braille") for each in renderings("en")}
    texts = {text for text in texts if text.isascii() and "\n" not in text}
    assert len(texts) > 1000
    # liblouis takes a quotation mark beside a digit for one that neither opens nor closes.
    words = {word for text in texts for word in text.split() if '"' not in word}
    differ = {word for word in words if cells(word) != text_cells(word, UEB).cells}
    assert differ == {"even,columns=2"}  # after that comma it has a sign that is not needed
    assert cells('"10", "ser" "-"') == "⠦⠼⠁⠚⠴⠂⠀⠦⠎⠑⠗⠴⠀⠠⠶⠤⠴"


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize("before", ["", "a", "1"])
def test_every_sign_is_that_of_unified_english_braille(before: str) -> None:
    for sign in set(punctuation + ascii_letters + digits) - {'"'}:
        text = f"{before}{sign}"
        assert cells(text) == text_cells(text, UEB).cells, text
    for text in (
        "NVDA",
        "ABc",
        "McD",
        "1.5p 2x 3-4",
        "don't",
        "to the child",
        "? a?",
        '"go" 1a 1A',
    ):
        assert cells(text) == text_cells(text, UEB).cells, text


def test_positions_are_those_of_characters(tmp_path: Path) -> None:
    made = python('print(text_cells("Zoë 2\\x1b!", table("en-us-comp8")))', tmp_path)
    expected = Cells(
        "\u2820\u2835\u2815\u2811\u2800\u283c\u2803\u2816",
        "Zoë 2\x1b!",
        (0, 0, 1, 2, 3, 4, 4, 6),
        (0, 2, 3, 4, 5, 7, 7),
    )
    assert made == str(expected)


def test_what_it_does_not_know_is_a_question_mark_and_leaves_no_trace(tmp_path: Path) -> None:
    program = 'print(text_cells("字 a字", table("en-us-comp8")).cells)'
    assert python(program, tmp_path) == "\u2830\u2826\u2800\u2801\u2826"


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

asked, cells_of = [], pybrl.cells_of
pybrl.cells_of = lambda text: asked.append(text) or cells_of(text)
one = SlateGame(new_table("human", "easy"), Slate(40))

def press(key, argument=0):
    one.slate.press(key, argument)
    while one.posted:
        one.do(one.posted.pop(0))
    return "".join(chr(ord(cell) & ~0xC0) for cell in one.slate.cells).rstrip(BLANK)

def cells(text):
    return BLANK.join("".join(cells_of(word)) for word in text.split(" "))
"""


def test_a_display_tells_codes_in_words(tmp_path: Path) -> None:
    program = """
import re
assert press("home").startswith(cells("you 0p 0t  take  ask"))
press("line_down")
assert press("line_down").startswith(cells("bank 4 blue.  4 green.  5 gold."))
assert press("line_down").startswith(cells("c1, black, 5, costs 7 red 3 black."))
assert press("route", 0).startswith(cells("You lack 7 red 3 black to buy c1."))
press("back")
for _ in range(12):
    press("line_down")
assert [word for word in asked if re.fullmatch(r"[abc]\\d[a-z]|(\\d+[serod])+", word)] == []
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


WITHOUT = (
    f"{WITHOUT_LIBLOUIS}\nfrom splendor_access.commands import _cli as cli\nsys.exit(cli.main())"
)


def test_doctor_says_what_it_is_good_for() -> None:
    path = os.pathsep.join((str(STAND_IN), str(Path(__file__).parents[2])))
    done = run_python("-c", WITHOUT, "doctor", env={"PYTHONPATH": path})
    assert sentence("doctor-pybrl", use="sentences", detail="") in done.lines
    assert "WARNING" not in done.out + done.err
    found = run_python("-m", "splendor_access", "doctor", env={"PYTHONPATH": path})
    assert sentence("doctor-pybrl", use="none", detail="") in found.lines


def test_doctor_says_when_it_cannot_be_used(tmp_path: Path) -> None:
    shutil.copy(STAND_IN / "pybrl.py", tmp_path)
    path = os.pathsep.join((str(tmp_path), str(Path(__file__).parents[2])))
    done = run_python("-c", WITHOUT, "doctor", env={"PYTHONPATH": path})
    detail = "No module named 'asciimathml'"
    assert sentence("doctor-pybrl", use="broken", detail=detail) in done.lines


@pytest.mark.usefixtures("found")
def test_letters_that_cannot_be_told_apart_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    import pybrl as stand_in

    monkeypatch.setitem(stand_in._ALPHABET, "b", "1")
    with pytest.raises(pybrl.Unusable):
        pybrl.alphabet()
    monkeypatch.setitem(stand_in._WHOLE, "b", "bb")
    with pytest.raises(pybrl.Unusable):
        pybrl.alphabet()
