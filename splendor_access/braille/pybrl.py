"""pybrl, for sentences in English on a braille display where liblouis is missing.

It is not on PyPI: to use it, put it where Python finds it, from https://github.com/ant0nisk/pybrl
(GPL-3). Only its alphabet is used, in uncontracted Unified English Braille. What it makes of whole
words cannot be trusted: it contracts "to" as the letters ff, leaves out most punctuation, and
takes an apostrophe for a quotation mark. So it is asked for one letter at a time, and the signs of
capitals, numbers and punctuation are added here. It has no way back, and is never given a code.
"""

import unicodedata
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from string import ascii_lowercase
from typing import Any

LANGUAGE = "en"
"""The only one of our languages that it knows."""

CAPITAL, END_OF_CAPITALS = "\u2820", "\u2820\u2804"
NUMBER, GRADE_1 = "\u283c", "\u2830"

_DIGITS = dict(zip("1234567890", "abcdefghij", strict=True))

_SIGNS = {
    **{".": "⠲", ",": "⠂", ";": "⠆", ":": "⠒", "!": "⠖", "?": "⠦", "'": "⠄", '"': "⠠⠶"},
    **{"-": "⠤", "+": "⠐⠖", "=": "⠐⠶", "*": "⠐⠔", "/": "⠸⠌", "\\": "⠸⠡", "|": "⠸⠳", "_": "⠨⠤"},
    **{"(": "⠐⠣", ")": "⠐⠜", "[": "⠨⠣", "]": "⠨⠜", "{": "⠸⠣", "}": "⠸⠜", "<": "⠈⠣", ">": "⠈⠜"},
    **{"%": "⠨⠴", "&": "⠈⠯", "@": "⠈⠁", "#": "⠸⠹", "^": "⠈⠢", "~": "⠈⠔", "`": "⠨⠡", "$": "⠈⠎"},
}
"""Punctuation and the other signs of ASCII."""

OPENING, CLOSING = "⠦", "⠴"
"""The quotation mark at the beginning and at the end of a word."""


class Unusable(Exception):
    """It cannot be used, though it is there; the text says why."""


def is_there() -> bool:
    """Return whether there is a module of that name, without importing it."""
    return find_spec("pybrl") is not None


@cache
def alphabet() -> dict[str, str]:
    """Return the cells of the small letters. Raises Unusable, and ImportError where it is not."""
    if not is_there():
        raise ImportError("pybrl")
    try:
        # It prints what it has to say, which a screen reader would read aloud.
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            module: Any = import_module("pybrl")
            # Otherwise it logs what it cannot translate to a file in the current folder.
            module._ErrorVerbosity, module._Logfile = False, ""
            made = {letter: module.translate(letter, "english") for letter in ascii_lowercase}
        cells = {letter: _cell(*words) for letter, words in made.items()}
    except Exception as error:  # whatever it fails at, the game goes on
        raise Unusable(str(error) or type(error).__name__) from error
    if len(set(cells.values())) < len(cells):
        raise Unusable("two letters have one cell")
    return cells


def _cell(word: list[str]) -> str:
    (dots,) = word
    return chr(0x2800 + int(dots[::-1], 2))


def cells_of(text: str) -> list[str]:
    """Return the cells of each character, none for some. Raises Unusable and ImportError."""
    letters = alphabet()
    cells: list[str] = []
    in_number = in_capitals = False
    for before, character, after in zip(["", *text], text, [*text[1:], ""], strict=False):
        small = character.lower()
        if small in letters:
            sign = ""
            if character != small and not in_capitals:
                in_capitals = after.isupper()
                sign = CAPITAL * (2 if in_capitals else 1)
            elif character == small:
                sign = END_OF_CAPITALS if in_capitals else ""
                sign += GRADE_1 if in_number and small in _DIGITS.values() else ""
                in_capitals = False
            cells.append(sign + letters[small])
            in_number = False
        elif character in _DIGITS:
            cells.append(("" if in_number else NUMBER) + letters[_DIGITS[character]])
            in_number, in_capitals = True, False
        else:
            cells.append(_sign(character, before, after))
            in_number = in_number and character in ".," and after in _DIGITS
            in_capitals = False
    return cells


def _sign(character: str, before: str, after: str) -> str:
    """Return the cells of what is neither a letter nor a digit."""
    if character.isspace() or "\u2800" <= character <= "\u28ff":
        return "\u2800" if character.isspace() else character
    if unicodedata.category(character) in ("Cc", "Cf"):
        return ""
    begins = not before.strip()
    if character == '"' and begins != (not after.isalnum()):
        return OPENING if begins else CLOSING
    cells = _SIGNS.get(character, _SIGNS["?"])
    # At the beginning of a word a question mark would be the opening quotation mark.
    return GRADE_1 + cells if cells == OPENING and begins else cells
