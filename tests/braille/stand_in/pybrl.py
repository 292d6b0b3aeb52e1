"""Stands in for pybrl, which is not on PyPI: the one call and the two switches that are used.

Each letter and digit is one cell, and what is unknown is complained of loudly, as by the real one.
"boom" fails.
"""

_Logfile = "_exceptions.log"
_ErrorVerbosity = True

_ROW = ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245")
_LOWER = ("356", "2", "23", "25", "256", "26", "235", "2356", "236", "35")
_LETTERS = {
    **dict(zip("abcdefghij", _ROW, strict=True)),
    **dict(zip("klmnopqrst", (dots + "3" for dots in _ROW), strict=True)),
    **dict(zip("uvxyz", (dots + "36" for dots in _ROW[:5]), strict=True)),
    "w": "2456",
    **dict(zip("0123456789", _LOWER, strict=True)),
}


def translate(text: str, main_language: str | None = None) -> list[list[str]]:
    """Return a list of cells for each word, each cell as six digits."""
    assert main_language == "english"
    if text == "boom":
        raise KeyError(text)
    return [[*map(_cell, word)] for word in text.split()]


def _cell(letter: str) -> str:
    if letter not in _LETTERS:
        if _ErrorVerbosity:
            print(f"Exception in pybrl: {letter}")  # noqa: T201  # what the real one does
        if _Logfile:
            with open(_Logfile, "a") as file:  # noqa: PTH123  # as above
                file.write(letter)
        return "111111"
    return "".join("1" if str(dot) in _LETTERS[letter] else "0" for dot in range(1, 7))
