"""Lines between the moves that want nothing of the program: thanks, sighs, a word to somebody."""

from collections.abc import Sequence

from splendor_access.session.reply_words import DEEDS, ReplyWords
from splendor_access.talk.messages import clean, say
from splendor_access.talk.parsing.commands import Unclear
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_SAYINGS = ("thanking", "talking", "praising", "polite", "leaning-beside")
"""The kinds of sayings that talk is made of."""

MOST_TAKEN = 3
"""A higher number of gems is a price, and no order."""

_IDLE = frozenset(("filler", "idle", "me", "own", "have", "is", "name", "other", "relative", "am"))
"""What words may mean beside talk."""


class SmallTalk:
    """One line, with the words of a language and the names at a table."""

    def __init__(self, text: str, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._text = text
        self._vocabulary = vocabulary
        self._words = ReplyWords(vocabulary, names)

    @property
    def is_talk(self) -> bool:
        """Whether a saying of talk is in a line that asks nothing."""
        asks = "?" in self._text or self._words.begins_asking(self._text)
        return not asks and self._words.says(self._text, "talking")

    def thanks(self) -> bool:
        """Return whether a line only thanks."""
        thanks = self._words.says(self._text, "thanking") and "?" not in self._text
        rest = self._words.without(self._text, *_SAYINGS)
        return thanks and not self._words.says(rest, "gist-do") and self._is_idle(rest)

    def answer(self) -> Unclear | None:
        """Return the answer to a line that thanks, or talks, and says nothing else."""
        if self.thanks():
            return Unclear(say("thanked"))
        rest = self._words.without(self._text, *_SAYINGS)
        commands = self._vocabulary.begins_command(self._text)
        talks = self.is_talk and not commands and self._is_idle(rest)
        return self._unclear() if talks else None

    def beside(self) -> Unclear | None:
        """Return the answer to talk that names a price: `blimey, seven white`."""
        tokens = self._words.tokens(self._words.without(self._text, *_SAYINGS))
        rest = [each for each in tokens if not _says_nothing(each)]
        numbers = (self._vocabulary.number(each.word) for each in rest)
        high = any(number and number > MOST_TAKEN for number in numbers)
        priced = all(each.has("number", "colour", "points") for each in rest)
        return self._unclear() if self.is_talk and high and priced else None

    def _is_idle(self, rest: str) -> bool:
        return all(map(_says_nothing, self._words.tokens(rest)))

    def _unclear(self) -> Unclear:
        return Unclear(say("not-a-command", typed=clean(self._text)))


def _says_nothing(token: Sensed) -> bool:
    """Return whether a word is not known, or a small one."""
    idle = not token.senses or not token.senses.isdisjoint(_IDLE)
    return token.guessed or (idle and not token.has(*DEEDS))
