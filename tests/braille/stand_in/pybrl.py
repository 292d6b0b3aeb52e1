"""Stands in for pybrl, which is not on PyPI, with the faults of its commit 6effae1.

It prints a warning when it is imported, and needs asciimathml. It leaves out punctuation, takes an
apostrophe for a quotation mark, and writes some contractions as other letters. What it does not
know becomes the sign for "for", and a loud complaint.
"""

import asciimathml  # noqa: F401  # it does not come with pybrl

print("WARNING: pdfminer is not installed")  # noqa: T201  # what the real one does

_Logfile = "_exceptions.log"
_ErrorVerbosity = True

_ROW = ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245")
_ALPHABET = {
    **dict(zip("abcdefghij", _ROW, strict=True)),
    **dict(zip("klmnopqrst", (dots + "3" for dots in _ROW), strict=True)),
    **dict(zip("uvxyz", (dots + "36" for dots in _ROW[:5]), strict=True)),
    "w": "2456",
}
_LOWER = ("356", "2", "23", "25", "256", "26", "235", "2356", "236", "35")
_GROUPS = {
    "and": "12346",
    "for": "123456",
    "the": "2346",
    "th": "1456",
    "ou": "1256",
    "er": "12456",
}
_WHOLE = {
    "to": "ff",
    "you": "y",
    "can": "c",
    "be": "bb",
    "this": "th",
    "child": "ch",
    "en": "enough",
}
_OPENING, _CLOSING, _CAPITAL, _NUMBER = "236", "356", "6", "3456"


def translate(text: str, main_language: str | None = None) -> list[list[str]]:
    """Return a list of cells for each word, each cell as six digits."""
    assert main_language == "english"
    return [[*map(_digits, _word(word))] for word in text.split(" ") if word]


def _word(word: str) -> list[str]:
    if word.lower() in _WHOLE:
        return [_ALPHABET[letter] for letter in _WHOLE[word.lower()]]
    cells: list[str] = []
    quoted = False
    while word:
        group = next((each for each in _GROUPS if word.startswith(each)), "")
        letter, word = (group, word[len(group) :]) if group else (word[0], word[1:])
        if group:
            cells.append(_GROUPS[group])
        elif letter == "'":
            cells.append(_CLOSING if quoted else _OPENING)
            quoted = not quoted
        elif letter.isdigit():
            cells += [_NUMBER, _LOWER[int(letter)]]
        elif letter.lower() in _ALPHABET:
            cells += [_CAPITAL] * letter.isupper() + [_ALPHABET[letter.lower()]]
        elif letter not in ".,!?;:%":
            _complain(letter)
            cells.append(_GROUPS["for"])
    return cells


def _complain(letter: str) -> None:
    if _ErrorVerbosity:
        print(f"Exception in pybrl: {letter}")  # noqa: T201  # what the real one does
    if _Logfile:
        with open(_Logfile, "a") as file:  # noqa: PTH123  # as above
            file.write(letter)


def _digits(dots: str) -> str:
    return "".join("1" if str(dot) in dots else "0" for dot in range(1, 7))
