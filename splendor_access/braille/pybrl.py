"""pybrl, for sentences in English where liblouis is missing. It is never given a code.

Its numbers are those of Nemeth, not of the literary code, and it has no way back. It is not on
PyPI: to use it, put it where Python finds it, from https://github.com/ant0nisk/pybrl (GPL-3).
"""

from functools import cache
from importlib.util import find_spec
from types import ModuleType

LANGUAGE = "en"
"""The only one of our languages that it knows."""

FAILED = "\u283f"
"""Stands for a word that it cannot translate."""


def is_there() -> bool:
    """Return whether it can be imported, without doing so."""
    return find_spec("pybrl") is not None


def word_cells(word: str) -> str:
    """Return the cells of one word. Raises ImportError."""
    module = _module()
    try:
        pieces = module.translate(word, "english")
    except Exception:  # its bugs, such as a KeyError, must not end a game
        return FAILED
    return "".join(_cell(dots) for piece in pieces for dots in piece)


def _cell(dots: str) -> str:
    return chr(0x2800 + sum(1 << at for at, dot in enumerate(dots) if dot == "1"))


@cache
def _module() -> ModuleType:
    import pybrl

    # Otherwise it prints what it cannot translate, and logs it to a file in the current folder.
    pybrl._ErrorVerbosity = False
    pybrl._Logfile = ""
    return pybrl  # type: ignore[no-any-return]  # it comes without types
