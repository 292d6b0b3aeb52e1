"""pybrl, for sentences in English on a braille display if liblouis is missing.

It is not on PyPI: install it from https://github.com/ant0nisk/pybrl (GPL-3). It gets contractions
and punctuation wrong, so it supplies the letters alone, and the signs of uncontracted Unified
English Braille are added here. It is never given a code.
"""

from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from importlib import import_module
from io import StringIO
from string import ascii_lowercase, ascii_uppercase, digits

_OF_DIGITS = dict(zip(digits, "jabcdefghi", strict=True))
_PAIRS = """.⠲ ,⠂ ;⠆ :⠒ !⠖ ?⠦ '⠄ "⠠⠶ -⠤ +⠐⠖ =⠐⠶ *⠐⠔ /⠸⠌ \\⠸⠡ |⠸⠳ _⠨⠤ (⠐⠣ )⠐⠜ [⠨⠣ ]⠨⠜
{⠸⠣ }⠸⠜ <⠈⠣ >⠈⠜ %⠨⠴ &⠈⠯ @⠈⠁ #⠸⠹ ^⠈⠢ ~⠈⠔ `⠨⠡ $⠈⠎"""
_LETTERS: dict[str, str] = {}
_SIGNS = {pair[0]: pair[1:] for pair in _PAIRS.split()}


@cache
def has_pybrl() -> bool:
    """Return whether pybrl can be used, after learning the cells of the small letters from it."""
    try:
        # It prints messages, which a screen reader would read aloud.
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            made = [import_module("pybrl").translate(each, "english") for each in ascii_lowercase]
        cells = [chr(0x2800 + int(dots[::-1], 2)) for ((dots,),) in made]
    except Exception:  # whatever fails, the game goes on
        return False
    _LETTERS.update(zip(ascii_lowercase, cells, strict=True))
    return True


def cells_of(text: str) -> list[str]:
    """Return the cells of each character, an empty text for some. Needs `has_pybrl`."""
    cells: list[str] = []
    number = capitals = False
    for before, character, after in zip(f" {text}", text, f"{text[1:]} ", strict=False):
        if character in digits:
            cells.append(("" if number else "⠼") + _LETTERS[_OF_DIGITS[character]])
        elif character in ascii_uppercase:
            sign = "" if capitals else "⠠⠠" if after in ascii_uppercase else "⠠"
            cells.append(sign + _LETTERS[character.lower()])
        elif character in _LETTERS:
            sign = "⠠⠄" if capitals else "⠰" if number and character <= "j" else ""
            cells.append(sign + _LETTERS[character])
        elif character.isspace() or not character.isprintable():
            cells.append("⠀" if character.isspace() else "")
        elif character == '"' and before.isspace() == after.isalnum():
            cells.append("⠦" if before.isspace() else "⠴")
        else:
            sign = _SIGNS.get(character, "⠦")
            # At the start of a word a question mark would be an opening quotation mark.
            cells.append("⠰⠦" if sign == "⠦" and before.isspace() else sign)
        capitals = character in ascii_uppercase and (capitals or after in ascii_uppercase)
        number = character in digits or (number and character in ".," and after in digits)
    return cells
