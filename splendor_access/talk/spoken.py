"""Printed lines as a voice can say them: no code is read as a word, no cell as a picture."""

import re
from collections.abc import Container

from splendor_access.game.cards import ORDER

_GEMS = f"[{ORDER}]"
_COUNTS = rf"(?:\d{{1,2}}{_GEMS})+"
_CARD = re.compile(rf"(?<!\w)([abc]\d?)({_GEMS}) ?({_COUNTS})(?!\w)")
_TILE = re.compile(rf"(?<!\w)(\d) ({_COUNTS})(?!\w)")
_COSTS = re.compile(rf"(?<!\w){_COUNTS}(?!\w)")
_COUNT = re.compile(rf"(\d+)({_GEMS})")
_LETTERS = re.compile(rf"(?<!\w){_GEMS}{{2,10}}(?!\w)")
_CELLS = re.compile("[\u2800-\u28ff]+")


def spoken(line: str, words: Container[str]) -> str:
    """Return what is to be said for a printed line; `""` if there is nothing to say.

    `words` are those of the language that look like gem letters, such as "red". A voice reads
    "4s" as "fours" and a lone "a" as an article, so letters stand apart from the numbers before
    them, and level and points stay together.
    """
    line = _CELLS.sub(" ", line)
    line = "".join(c if c.isprintable() else " " for c in line)
    line = _CARD.sub(lambda found: f"{found[1]} {found[2]}, {_apart(found[3])}", line)
    line = _TILE.sub(lambda found: f"{found[1]}, {_apart(found[2])}", line)
    line = _COSTS.sub(lambda found: _apart(found[0]), line)
    line = _LETTERS.sub(lambda found: _spelled(found[0], words), line)
    said = " ".join(line.split())
    return said if any(map(str.isalnum, said)) else ""


def letters(line: str) -> str:
    """Return a spelled line ("a 1, r e d") with a pause behind each letter."""
    return line.replace(",", ".").replace(" ", ", ").replace("., ", ". ")


def _apart(counts: str) -> str:
    return ", ".join(f"{number} {gem}" for number, gem in _COUNT.findall(counts))


def _spelled(word: str, words: Container[str]) -> str:
    return word if word in words else " ".join(word)
