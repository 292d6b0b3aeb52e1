"""The words of a reply, and whether it asks: what all reading of replies rests on.

And what is wanted or asked at the end of a game, and where one is about to leave it.
"""

import itertools
import re
from collections.abc import Iterable, Sequence
from functools import cache, cached_property

from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Do
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

TURNING = ("happen", "able", "take", "have", "future")
"""What a verb means that stands before who does it, though it is a small word: `do I get gold`."""

ASKING = ("who", "what", "many", "when", "why")
"""What words of a question can mean."""

DEEDS = ("take", "buy", "reserve", "return", "pass", "undo")
"""What words of an action can mean."""

LONGEST_SAYING = 6
"""The most words of one saying."""

LONGEST_PAIR = 40
"""Signs of the longest word that may be two colours in one."""

AFTER_A_GAME = ("rematch", "new", "coach", "quit")
"""The commands that can be asked for in one's own words when a game is over."""


@cache
def own_sayings(language: str, kind: str) -> frozenset[str]:
    """Return the sayings of a kind in one language, without those of English beside it."""
    return frozenset(map(_joined, Locale(language).words(f"words-{kind}")))


def _joined(text: str) -> str:
    return "-".join(fold(word) for word in re.findall(r"[\w']+", text.replace("\u2019", "'")))


def _mentions(text: str, sayings: Iterable[str]) -> bool:
    said = f"-{_joined(text)}-"
    return any(f"-{each}-" in said for each in sayings)


class ReplyWords:
    """Reads the words of replies, with those of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._reader = Reader(vocabulary, names)

    def orders(self, text: str) -> bool:
        """Return whether a line names a deed; French `pioche` with a letter is a deck."""
        tokens = [*self._reader.tokens(text), Sensed("", frozenset())]
        return any(
            one.has(*DEEDS) and not (one.has("deck") and two.has("letter"))
            for one, two in itertools.pairwise(tokens)
        )

    def begins_asking(self, text: str) -> bool:
        """Return whether a line begins or ends as a question."""
        begun = self.tokens(text)[:2]
        if begun[1:] and begun[0].has("filler") and self.is_where(begun[1]):
            begun = begun[:1]  # "da wo ich grün behalte"
        asks = any(
            each.has(*ASKING) and not each.guessed and not each.has("name") for each in begun
        )
        return asks or text.rstrip().endswith("?")

    def opens_question(self, text: str) -> bool:
        """Return whether a line ends as a question, or its first word is one for questions.

        `We are` and `it is`, which are idle words too, may begin a reason.
        """
        words = [*text.split()[:1], text]
        begun = [each for word in words for each in self._reader.tokens(word)[:1]]
        asks = any(each.has(*ASKING) and not each.has("is", "am", "idle") for each in begun)
        return asks or "?" in text

    def asks_of_cards(self, text: str) -> bool:
        """Return whether a line begins or ends as a question, and has a word for cards."""
        cards = self._vocabulary.words("card")
        return self.begins_asking(text) and any(t.word in cards for t in self.tokens(text))

    def is_where(self, token: Sensed) -> bool:
        """Return whether a word may begin a clause about what is chosen: `where I keep green`."""
        return token.word in self._vocabulary.words("where")

    def begins_with_where(self, text: str) -> bool:
        """Return whether a line begins with such a word."""
        return fold(text).partition(" ")[0] in self._vocabulary.words("where")

    def ends_asking(self, text: str) -> bool:
        """Return whether a line ends as a question, as in `the first one costs what`."""
        asks = any(each.has(*ASKING) and not each.guessed for each in self.tokens(text)[-2:])
        return asks or text.rstrip().endswith("?")

    def asks(self, text: str, tokens: Sequence[Sensed]) -> bool:
        """Return whether a reply, whose tokens are given, is a question."""
        asks = text.rstrip().endswith("?") or any(each.has(*ASKING) for each in tokens)
        verb = self._reader.tokens(text)[:1]
        return asks or (self.is_turned(text) and any(e.has("have", "keep", "happen") for e in verb))

    def is_turned(self, text: str) -> bool:
        """Return whether the verb stands before the one who does it, as in `do I get gold`."""
        verb, subject, *_others = [*self._reader.tokens(text), *(Sensed("", frozenset()),) * 2]
        who = subject.has("me", "other", "somebody") and not subject.has("own")  # "keep my blue"
        return who and (not verb.has("me", "filler", "place", "not") or verb.has(*TURNING))

    def mentions(self, text: str, kind: str) -> bool:
        """Return whether a line has a word or phrase of a kind."""
        return _mentions(text, self._vocabulary.words(kind))

    def says(self, text: str, kind: str) -> bool:
        """Return whether a saying of the language itself is in a line: `ta` thanks in English."""
        return _mentions(text, own_sayings(self._vocabulary.locale.language, kind))

    def without(self, text: str, *kinds: str) -> str:
        """Return the words of a line that are in no saying of these kinds, the longest first."""
        language = self._vocabulary.locale.language
        sayings = frozenset().union(*(own_sayings(language, each) for each in kinds))
        words, rest = re.findall(r"[\w']+|\?", text.replace("\u2019", "'")), list[str]()
        while words:
            counts = range(min(LONGEST_SAYING, len(words)), 0, -1)
            said = ("-".join(map(fold, words[:count])) for count in counts)
            count = next((n for n, each in zip(counts, said, strict=True) if each in sayings), 0)
            rest += [] if count else words[:1]
            del words[: count or 1]
        return " ".join(rest)

    def before_things(self, text: str) -> str:
        """Return the words of a line before the first that names gems, a card or a number."""
        things = ("colour", "place", "number")
        words = itertools.takewhile(
            lambda word: not any(each.has(*things) for each in self._reader.tokens(word)),
            text.split(),
        )
        return " ".join(words)

    def without_interjection(self, text: str) -> str:
        """Return a line without the small words that it begins with: `hm, do I get gold`."""
        known = self._vocabulary.words
        idle = known("before-order") | known("leaning-beside")
        idle -= known("yes") | known("no") | known("agreeing") | known("declining")
        words = text.split()
        while words[1:] and (word := fold(words[0].strip(",.!"))) in idle:
            if any(each.has(*TURNING) for each in self._reader.tokens(word)):
                break  # "do I get gold"
            words.pop(0)
        return " ".join(words)

    def _made_of(self, text: str, sayings: str, beside: str) -> bool:
        """Return whether a line is made of sayings, and of words that may stand beside them."""
        words = self._vocabulary.words
        kinds = {"meant": words(sayings), "beside": words(beside) | words("polite")}
        return "meant" in (self._vocabulary.sayings(text, kinds) or ())

    def tokens(self, text: str) -> list[Sensed]:
        """Return the tokens of a reply, without words that say nothing in one, such as `pay`."""
        told = self._idle.sub(" ", text.replace("\u2019", "'"))
        tokens = [each for token in self._reader.tokens(told) for each in self._parted(token)]
        for one, two in itertools.pairwise(tokens):
            both = f"{one.word}-{two.word}"
            kind = next(
                (k for k in ("cheap", "expensive") if both in self._vocabulary.words(k)), ""
            )
            if kind:
                at = tokens.index(one)
                tokens[at : at + 2] = [Sensed(both, frozenset([kind]))]
                break
        return tokens

    @cached_property
    def _idle(self) -> re.Pattern[str]:
        idle = sorted(self._vocabulary.locale.words("words-replying"), key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, idle))})(?!\w)", re.IGNORECASE)

    def _parted(self, token: Sensed) -> list[Sensed]:
        """Return the colours that are one word, such as `blauwgroene`; else the token itself."""
        word = token.word
        if (token.senses and not token.guessed) or len(word) > LONGEST_PAIR:
            return [token]
        for at in range(3, len(word) - 2):
            halves = word[:at], word[at:]
            parts = (
                self._reader.tokens(" ".join(halves))
                if all(map(self._reader.colour, halves))
                else []
            )
            if parts and all(each.has("colour") and not each.guessed for each in parts):
                return parts
        return [token]

    def colours(self, tokens: Sequence[Sensed]) -> tuple[set[str], set[str]]:
        """Return the colours that are said, and those that are denied."""
        wanted: set[str] = set()
        unwanted: set[str] = set()
        denied = False
        for each in tokens:
            if each.has("not", "except", "without", "cancel"):
                denied = True
            elif each.has("rather"):
                denied = False
            elif each.has("colour"):
                (unwanted if denied else wanted).update(self._vocabulary.gems_begun(each.word))
        return wanted, unwanted - wanted

    def letters(self, token: Sensed) -> set[str]:
        """Return the letters of the colours that a word names."""
        return {*self._vocabulary.gems_begun(token.word)} if token.has("colour") else set()


class EndReader(ReplyWords):
    """Reads them, with the words of a language and the names at a table."""

    def may_want(self, text: str) -> list[Do]:
        """Return what a line at the end of a game may ask for, by words of it among others."""
        wanted = [each for each in AFTER_A_GAME if self.mentions(text, f"wanting-{each}")]
        if "coach" not in wanted and self.mentions(text, "blunders"):
            wanted.append("coach")
        first = ["new"] if self.wants_others(text) else []
        return [Do(each) for each in dict.fromkeys([*first, *wanted])]

    def wants_others(self, text: str) -> bool:
        """Return whether a line is about other opponents than those of the game before."""
        return self.mentions(text, "wanting-new") or self.mentions(text, "other-opponents")

    def asks_for_blunders(self, text: str) -> bool:
        """Return whether a line asks where something went wrong; `wo` is a command, too."""
        return self.begins_with_where(text) and self.mentions(text, "blunders")

    def leaves_coach(self, text: str) -> bool:
        """Return whether a line leaves the coach for the end of the game."""
        return self._made_of(text, "leaving-coach", "game-words")

    def asks_what_is_kept(self, text: str) -> bool:
        """Return whether a line at the question whether to leave asks what becomes of the game."""
        text = self.without_interjection(text)
        asks = self._vocabulary.wonders(text) or self.begins_asking(text)
        turned = self.is_turned(text) and self._vocabulary.leans(text) is None
        asks = asks or turned or any(each.has("future", "is") for each in self.tokens(text)[:1])
        told = self.mentions(text, "kept") and self._vocabulary.leans(text) is None
        who = any(each.has("who") for each in self.tokens(text))  # "whose turn is it when I return"
        return told or (asks and not who and self.mentions(text, "resuming"))

    def asks_how_to_resume(self, text: str) -> bool:
        """Return whether a line at that question asks how one gets back into the game."""
        asks_how = any(each.has("how") for each in self.tokens(text))
        return asks_how and self.mentions(text, "resuming") and not self.mentions(text, "kept")
