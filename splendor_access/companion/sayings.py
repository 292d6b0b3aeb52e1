"""What people say at a real table: who did what, in one line or several, and read as a whole.

A line is parted into clauses, each with one deed: `Ben took red blue green. Cyd bought a2`. A
clause is read by the kinds of its words, in whatever order they come, and means something only if
every word of it has a place in the deed. `deeds` returns None for any other line.
"""

from collections.abc import Sequence

import msgspec

from splendor_access.companion.clauses import Clause, Deed
from splendor_access.companion.saying_words import MARKS, PLACES, saying_lists, split_words
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.things import with_places
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST_WORDS = 80
"""The most words of a line."""

MOST_PARTS = 12
"""The most clauses of a line."""


def deeds(
    line: str, vocabulary: Vocabulary, names: Sequence[str], speaker: int | None
) -> list[Deed] | None:
    """Return the deeds that a line tells of, in order, or None if it is no such line.

    `speaker` is the seat of `I`, or None if anybody may be typing.
    """
    reader = _Line(line, vocabulary, names, speaker)
    return reader.deeds()


def begins_with_verb(line: str, vocabulary: Vocabulary) -> bool:
    """Return whether a line begins with a verb of a deed, or with `I` or `my`."""
    words = split_words(line)
    lists = saying_lists(vocabulary.locale.language)
    return bool(words) and (words[0] in lists.verbs or not lists.i.isdisjoint(words[:2]))


class _Line:
    """A line that is parted into clauses."""

    def __init__(
        self, line: str, vocabulary: Vocabulary, names: Sequence[str], speaker: int | None
    ) -> None:
        self._vocabulary = vocabulary
        self._names = [fold(name) for name in names]
        self._speaker = speaker
        self._lists = saying_lists(vocabulary.locale.language)
        words = [self._without_s(word) for word in split_words(line)]
        self._words = self._without_slips(with_places(words, vocabulary))
        self._between = vocabulary.words("and") | vocabulary.words("between")
        self._ends = self._boundaries()

    def _without_s(self, word: str) -> str:
        """Return the name of a player in place of that of what is theirs: `Bens`."""
        bare = word.removesuffix("s")
        return bare if bare in self._names and word not in self._names else word

    def _without_slips(self, words: list[str]) -> list[str]:
        """Return the words without those that are taken back at once: `blue, no, green`.

        What is taken back is the latest thing of the kind that follows: a gem, a place or a name.
        """
        rather = self._lists.rather
        for at in range(len(words) - 2, 0, -1):
            if at + 1 >= len(words) or words[at] not in rather:
                continue
            if words[at - 1] not in MARKS and words[at + 1] not in MARKS:
                continue
            end = at + 1
            while end < len(words) and words[end] in {*rather, *self._lists.idle, *MARKS}:
                end += 1
            kinds = [self._kind(word) for word in words[end : end + 2]]
            kind = next(filter(None, kinds), "")
            begun = next((i for i in range(at - 1, -1, -1) if self._kind(words[i]) == kind), None)
            if kind and begun is not None:
                if begun and self._vocabulary.number(words[begun - 1]) is not None:
                    begun -= 1
                words = [*words[:begun], *words[end:]]
        return words

    def _kind(self, word: str) -> str:
        """Return whether a word is a gem, a place or a name, as far as it is any of them."""
        if any(word == name.split()[0] for name in self._names):
            return "name"
        if word in PLACES:
            return "place"
        return "gem" if len(word) > 1 and len(self._vocabulary.gems(word)) == 1 else ""

    def _boundaries(self) -> list[int]:
        """Return where a clause can begin or end: at marks, connecting words and names."""
        found = {0, len(self._words)}
        for at, word in enumerate(self._words):
            named = any(word == name.split()[0] for name in self._names)
            if word in MARKS or word in self._between or named or word in self._lists.he:
                found.add(at)
        return sorted(found)

    def deeds(self) -> list[Deed] | None:
        """Return the deeds of the fewest clauses that make up the line, if these are certain."""
        if not self._words or len(self._words) > MOST_WORDS or "?" in self._words:
            return None
        text = f" {' '.join(self._words)} "
        if any(saying in text for saying in self._lists.turning):
            return None
        whole = self._clause(0, len(self._words))
        if whole:
            return [whole]
        best: dict[int, list[list[Deed]]] = {0: [[]]}
        for end in self._ends[1:]:
            ways: list[list[Deed]] = []
            for begin in self._ends:
                if begin >= end:
                    break
                deed = self._clause(begin, end) if begin in best else None
                if deed and (deed.seat is not None or self._has_verb(begin, end)):
                    ways += [[*way, deed] for way in best[begin] if len(way) < MOST_PARTS]
            if ways:
                least = min(map(self._cost, ways))
                best[end] = [way for way in ways if self._cost(way) == least]
        found = best.get(len(self._words), [])
        meant = {tuple(map(_without_text, way)) for way in found}
        return found[0] if len(meant) == 1 else None

    def _cost(self, way: Sequence[Deed]) -> tuple[int, int, int]:
        """Return how many deeds a way has, how many begin with neither who nor a verb, and lack it.

        `zwei rote, dann reserviert Ana a2` has two verbs for two deeds.
        """
        begun = (deed.text.split()[0] for deed in way)
        verbs = self._lists.verbs.keys()
        known = {*verbs, *self._lists.he, *(name.split()[0] for name in self._names)}
        lacking = sum(verbs.isdisjoint(deed.text.split()) for deed in way)
        return len(way), sum(word not in known for word in begun), lacking

    def _has_verb(self, begin: int, end: int) -> bool:
        return any(word in self._lists.verbs for word in self._words[begin:end])

    def _clause(self, begin: int, end: int) -> Deed | None:
        words = [word for word in self._words[begin:end] if word not in MARKS]
        while words and words[0] in self._between and not self._begins_with_name(words):
            words.pop(0)
        if not words:
            return None
        marked = ":" in self._words[begin:end]
        clause = Clause(words, self._vocabulary, self._names, self._lists, self._speaker)
        return clause.deed(marked=marked)

    def _begins_with_name(self, words: Sequence[str]) -> bool:
        """Return whether the first word is a player, though a word such as `dan`: then no other."""
        first_names = {name.split()[0] for name in self._names}
        return words[0] in first_names and first_names.isdisjoint(words[1:])


def _without_text(deed: Deed) -> Deed:
    return msgspec.structs.replace(deed, text="")
