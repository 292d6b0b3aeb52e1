"""Orders in polite words, and with small words around them, put into those of a plain order."""

from collections.abc import Collection, Sequence

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.vocabulary import Vocabulary

_LONGEST = 3
"""Words of the longest saying that is looked for."""

_MOST_BEFORE = 4
"""So many words may stand before a wish: `no, then rather ...`."""

_MARKS = " \t.!?,;:\u2026"


class Polite:
    """Puts lines of a typist into plain words; None where they are not polite orders."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._names = names

    def plainly(self, line: str) -> str | None:
        """Return a line that says what its speaker would like as one that says what he wants."""
        words = line.replace("\u2019", "'").split()
        desired = self._vocabulary.words("desired")
        for at in range(min(len(words), _MOST_BEFORE + 1)):
            for kind in ("desiring", "would"):
                count = self._said(words[at:], self._vocabulary.words(kind))
                rest = words[at + count :]
                plain = [word for word in rest if _bare(word) not in desired]
                wishes = count > 0 and (kind == "desiring" or len(plain) < len(rest))
                wishes = wishes and (at > 0 or not self._turned(words[:count]))
                if wishes and plain and not self._doubts(words[:at], plain):
                    return " ".join([self._vocabulary.locale.words("words-wanting")[0], *plain])
        return None

    def command(self, line: str) -> str | None:
        """Return the command that a line is, without small words around it: `yes buy a2 then`."""
        words, before, behind = (
            line.split(),
            self._vocabulary.words("before-order") | self._vocabulary.words("yes"),
            self._vocabulary.words("behind-order"),
        )
        whole = len(words)
        while count := self._said(words[:-1], before):
            words = words[count:]
        while count := self._ends(words[1:], behind):
            words = words[:-count]
        command = self._vocabulary.command(_bare(words[0])) if words else None
        acts = command is not None and COMMANDS[command] == "act"
        return " ".join(words).rstrip(_MARKS) if acts and 1 < len(words) < whole else None

    def _turned(self, wish: Sequence[str]) -> bool:
        """Return whether a wish has its verb first, and so asks where it begins a line."""
        reader = Reader(self._vocabulary, self._names)
        return len(wish) > 1 and any(each.has("me") for each in reader.tokens(wish[-1]))

    def _doubts(self, before: Sequence[str], rest: Sequence[str]) -> bool:
        """Return whether what stands around a wish asks, supposes, or names somebody."""
        reader = Reader(self._vocabulary, self._names)
        named = any(each.has("name", "place", "colour") for each in reader.tokens(" ".join(before)))
        return named or any(self._vocabulary.wonders(" ".join(part)) for part in (before, rest))

    @staticmethod
    def _said(words: Sequence[str], sayings: Collection[str]) -> int:
        """Return how many words of a saying a line begins with."""
        counts = range(min(len(words), _LONGEST), 0, -1)
        return next((n for n in counts if "-".join(map(_bare, words[:n])) in sayings), 0)

    @staticmethod
    def _ends(words: Sequence[str], sayings: Collection[str]) -> int:
        """Return how many words of a saying a line ends with."""
        counts = range(min(len(words), _LONGEST), 0, -1)
        return next((n for n in counts if "-".join(map(_bare, words[-n:])) in sayings), 0)


def _bare(word: str) -> str:
    return fold(word.strip(_MARKS))
