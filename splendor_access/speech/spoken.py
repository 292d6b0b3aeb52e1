"""The spoken text of a printed line, and the echo of typing."""

import re
from collections.abc import Container
from typing import Literal

import msgspec

from splendor_access.game.cards import ORDER
from splendor_access.settings.settings import EchoSetting
from splendor_access.settings.style import Kind


class Edit(msgspec.Struct, frozen=True):
    """The effect of one key press on the line being typed.

    `text` is what was typed or deleted; the character that the cursor moved to (empty after the
    last); the whole line that was recalled or submitted; the word that was completed, or its
    completions, separated by spaces. Any other key has no text.
    """

    kind: Literal["typed", "deleted", "moved", "recalled", "completed", "submitted", "key"]
    text: str = ""


class Echo:
    """Follows the edits of a line. In words mode, a typed word is said at its end."""

    def __init__(self) -> None:
        self._word = ""

    def text_for(self, edit: Edit, echo: EchoSetting) -> str:
        """Return the echo of a key press, or an empty string.

        One character must be named, longer text read.
        """
        typed = edit.kind == "typed"
        if edit.kind == "deleted":
            self._word = self._word[: -len(edit.text)]
        elif not typed:
            self._word = ""
        if echo == "none" or edit.kind in ("submitted", "key"):
            return ""
        if not typed or echo == "letters":
            return edit.text
        self._word += edit.text
        if edit.text[-1:].isalnum():
            return ""
        word, self._word = self._word.strip(), ""
        return word


class SpokenPhrase(msgspec.Struct, frozen=True):
    """A printed line to be spoken, with its kind, whether it is secret, and a shorter text.

    `call`: it calls to act.
    """

    text: str
    kind: Kind
    secret: bool = False
    short: str = ""
    call: bool = False


_GEMS = f"[{ORDER}]"
_COUNTS = rf"(?:\d{{1,2}}{_GEMS})+"
_CARD = re.compile(rf"(?<!\w)([abc]\d?)({_GEMS}) ?({_COUNTS})(?!\w)")
_TILE = re.compile(rf"(?<!\w)(\d) ({_COUNTS})(?!\w)")
_COSTS = re.compile(rf"(?<!\w){_COUNTS}(?!\w)")
_COUNT = re.compile(rf"(\d+)({_GEMS})")
_LETTERS = re.compile(rf"(?<!\w){_GEMS}{{2,10}}(?!\w)")
_CELLS = re.compile("[\u2800-\u28ff]+")
_POSITION = re.compile(r"sp\d+ ")


def spoken_text(line: str, words: Container[str]) -> str:
    """Return the spoken text of a printed line, or an empty string.

    `words` are those of the language that look like gem letters, such as "red". A voice reads "4s"
    as "fours" and a lone "a" as an article, so letters stand apart from the numbers before them,
    and level and points stay together.
    """
    line = _CELLS.sub(" ", line)
    if _POSITION.match(line):
        line = line.replace(" ", ", ")  # a voice could read two numbers as one
    line = "".join(c if c.isprintable() else " " for c in line)
    line = _CARD.sub(lambda found: f"{found[1]} {found[2]}, {_apart(found[3])}", line)
    line = _TILE.sub(lambda found: f"{found[1]}, {_apart(found[2])}", line)
    line = _COSTS.sub(lambda found: _apart(found[0]), line)
    line = _LETTERS.sub(lambda found: _spelled(found[0], words), line)
    said = " ".join(line.split())
    return said if any(map(str.isalnum, said)) else ""


def spelled_text(line: str) -> str:
    """Return a spelled line ("a 1, r e d") with a pause after each letter."""
    return line.replace(",", ".").replace(" ", ", ").replace("., ", ". ")


def _apart(counts: str) -> str:
    return ", ".join(f"{number} {gem}" for number, gem in _COUNT.findall(counts))


def _spelled(word: str, words: Container[str]) -> str:
    return word if word in words else " ".join(word)
