"""Answers to the questions before a game, as people give them in sentences of their own."""

import re
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from splendor_access.bots import LADDER
from splendor_access.session.replies import ReplyReader
from splendor_access.table.names import tidy_name
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary, named_level, seats_named

_ENDINGS = ("", "e", "en", "er", "es", "n", "s")
"""How the name of a level may end in a sentence."""

_ASKING = ("who", "what", "many", "when", "why", "define")


class GivenNames(msgspec.Struct, frozen=True):
    """The names in a line, and how many people and computer opponents it counts beside them.

    `unclear`: something in it is no name, though no other answer to the question.
    """

    names: list[str]
    count: int | None
    opponents: int | None = None
    unclear: bool = False


class AnswerReader:
    """Reads the answers of a person who types them."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._locale: Locale = vocabulary.locale
        self._reader = Reader(vocabulary, ())
        self._replies = ReplyReader(vocabulary, ())

    def asks(self, typed: str) -> bool:
        """Return whether a line is a question about the one that is open."""
        if typed.rstrip().endswith("?") or self.is_lost(typed) or self.begins_asking(typed):
            return True
        tokens = self._reader.tokens(typed)
        return len(typed.split()) > 1 and any(each.has(*_ASKING) for each in tokens)

    def asks_what_this_is(self, typed: str) -> bool:
        """Return whether a line asks what the program is: `what is this about`."""
        return self._made_of(typed, "what-is-this", "this-beside")

    def is_lost(self, typed: str) -> bool:
        """Return whether a line says that its person understands nothing: `help me`."""
        return self._made_of(typed, "lost", "polite")

    def begins_asking(self, typed: str) -> bool:
        """Return whether a line begins as a question does, and no name: `can I play alone`."""
        named = re.search(rf"[,;&+]|\s(?:{self._of('and')})\s", typed, re.I)
        first = re.match(rf"(?:{self._of('asking-first')})\s", typed, re.I)
        return bool(first and typed.split()[2:]) and not named  # "Wo Lee" is a name

    def _made_of(self, typed: str, sayings: str, beside: str) -> bool:
        words = self._vocabulary.words
        kinds = {"meant": words(sayings), "beside": words(beside)}
        return "meant" in (self._vocabulary.sayings(typed.replace("?", ""), kinds) or ())

    def repeats(self, typed: str) -> bool:
        """Return whether a line asks for the question again."""
        return self._replies.repeats(typed)

    def agrees(self, typed: str) -> bool | None:
        """Return whether a line says yes or no; None where it says neither."""
        agreed = self._replies.agrees(typed)
        if agreed is not None or typed.rstrip().endswith("?"):
            return agreed
        said = re.split(r"[\s,.!]+", typed.strip(), maxsplit=1)[0]
        return self._vocabulary.agrees(said) if said else None

    def keeps(self, typed: str) -> bool:
        """Return whether a line keeps what stands: `the usual`, `no thanks`, `fine`."""
        kinds = {
            "usual": self._vocabulary.words("usual"),
            "polite": self._vocabulary.words("polite"),
        }
        usual = "usual" in (self._vocabulary.sayings(typed, kinds) or ())
        return usual or self._vocabulary.agrees(typed) is not None

    def plainly(self, typed: str) -> str:
        """Return a line without a please or thanks at its end or beginning."""
        polite = self._of("polite")
        return re.sub(rf"^(?:{polite})[\s,]+|[\s,]+(?:{polite})[.!]*$", "", typed, flags=re.I)

    def people(self, typed: str) -> GivenNames:
        """Return who plays by a line: `my name is Sam`, `Sam & Kim`, `me against two computers`."""
        line = self.plainly(typed)
        if self._made_of(line, "beginning", "polite"):
            return GivenNames([], None)
        parts = re.split(
            rf"[,;&+]|\s(?:{self._of('next-name')}|{self._of('and')})\s"
            rf"|(?:^|\s)(?:{self._of('against')})\s",
            line,
            flags=re.I,
        )
        names: list[str] = []
        count: int | None = None
        opponents: int | None = None
        unclear = False
        for part in parts:
            bare = self._without_opening(part.strip(" .!"))
            people, computers = self._counted(bare)
            if people is not None or computers is not None:
                count, opponents = _known(people, count), _known(computers, opponents)
            elif self._is_no_name(bare):
                unclear |= opponents is None or self.level(bare) is None  # "one of them easy"
            elif bare:
                names.append(tidy_name(bare))
        return GivenNames(names, count, opponents, unclear)

    def _is_no_name(self, part: str) -> bool:
        """Return whether a part of a line is no name: a level, a number, `my name is wrong`."""
        tokens = self._reader.tokens(part)
        denied = len(tokens) > 1 and any(each.has("not") for each in tokens)
        return denied or self._says("no-name", part.split()) or self.level(part) is not None

    def _without_opening(self, part: str) -> str:
        """Return a part of a line without what people say before a name, and behind it."""
        opening = re.compile(rf"^(?:{self._of('before-name')})(?:[\s:]+|$)", re.I)
        while found := opening.match(part):
            part = part[found.end() :].strip()
        part = re.sub(rf"^(?:{self._of('kin')})[\s,]+(?=\w)", "", part, flags=re.I)
        return re.sub(rf"(?:\s+(?:{self._of('behind-name')}))+$", "", part, flags=re.I)

    def _counted(self, part: str) -> tuple[int | None, int | None]:
        """Return how many people and how many computers a part of a line counts, if it does."""
        kinds = [self._vocabulary.words(each) for each in ("players", "computers")]
        found: list[int | None] = [None, None]
        words = [fold(word) for word in part.split()]
        number: int | None = None
        for word in words:
            for at, known in enumerate(kinds):
                if word in known and (at or number is not None):
                    found[at], number = number or 1, None
            if not any(word in known for known in kinds):
                number = _known(self._vocabulary.number(word), number)
        if number is not None and (len(words) == 1 or self._says("nobody", words)):
            found[0] = number  # "two", "us two"
        return found[0], found[1]

    def count(self, typed: str) -> int | None:
        """Return the number in a line: `one of them please`, `nobody`."""
        number = self._vocabulary.number(fold(typed))
        if number is not None:
            return number
        tokens = self._reader.tokens(typed)
        if typed.rstrip().endswith("?") or any(
            each.has("who", "many", "why", "define") for each in tokens
        ):
            return None
        words = [fold(word) for word in re.findall(r"\w+", typed)]
        if self._says("nobody", words):
            return 0
        found = {self._vocabulary.number(word) for word in words} - {None}
        denied = any(each.has("not") for each in tokens)
        return found.pop() if len(found) == 1 and not denied else None

    def level(self, typed: str) -> str | None:
        """Return the level that a line names, in any form, or the end of all that it asks for."""
        words = [fold(word) for word in re.findall(r"\w+", typed)]
        denied = bool(self._vocabulary.words("without").intersection(words))
        if denied or typed.rstrip().endswith("?"):
            return None
        asks = any(each.has(*_ASKING) for each in self._reader.tokens(typed)[:1])
        if asks and len(words) > len(("was", "leichtes")):
            return None  # "which one is for beginners"
        ends = {"weakest": LADDER[0], "strongest": LADDER[-1]}
        found: set[str | None] = {level for word, level in ends.items() if self._says(word, words)}
        if not found and (len(words) == 2 or not self.asks(typed)):
            pairs = [" ".join(pair) for pair in pairwise(words)]
            found = self._levels_named(pairs) or self._levels_named(words)
        return found.pop() if len(found) == 1 else None

    def _levels_named(self, phrases: Sequence[str]) -> set[str | None]:
        forms = {phrase.removesuffix(ending) for phrase in phrases for ending in _ENDINGS}
        return {named_level(form, LADDER, self._locale) for form in forms} - {None}

    def seat(self, typed: str, names: Sequence[str], people: int) -> int | None:
        """Return the seat that a line names, of the people first and then their opponents."""
        tokens = Reader(self._vocabulary, names).tokens(typed)
        if typed.rstrip().endswith("?") or any(each.has("why", "many") for each in tokens):
            return None
        found = {*self._seats(tokens, typed, names, people)}
        denials = self._vocabulary.words("without")
        if len(found) == 1 and any(each.word in denials for each in tokens):
            found = {*range(len(names))} - found
        return found.pop() if len(found) == 1 else None

    def _seats(
        self, tokens: Sequence[Sensed], typed: str, names: Sequence[str], people: int
    ) -> list[int]:
        line = fold(typed)
        named = [
            n for n, each in enumerate(names) if re.search(rf"\b{re.escape(fold(each))}\b", line)
        ]
        if not named and len(tokens) == 1:
            named = seats_named(line, names)
        if named:
            return named
        sure = [each for each in tokens if not each.guessed]
        counted = [n for n in range(len(names)) if any(t.has(f"ordinal-{n + 1}") for t in sure)]
        if counted:
            return counted
        if any(each.has("me") for each in tokens) and people == 1:
            return [0]
        computer = any(each.has("other") for each in tokens) and len(names) == people + 1
        return [people] if computer else []

    def _says(self, kind: str, words: Sequence[str]) -> bool:
        """Return whether a line has a saying of a kind."""
        line = f"-{'-'.join(words)}-"
        sayings = (each.replace("'", "-") for each in self._vocabulary.words(kind))
        return any(f"-{each}-" in line for each in sayings)

    def _of(self, kind: str) -> str:
        """Return a pattern of the sayings of a kind, the longest first."""
        sayings = self._locale.words(f"words-{kind}")
        return "|".join(map(re.escape, sorted(sayings, key=len, reverse=True)))


def _known(new: int | None, old: int | None) -> int | None:
    """Return the newer of two numbers that is known."""
    return old if new is None else new
