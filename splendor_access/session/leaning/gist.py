"""What a typist's line seems to want of the answer before it, by its words and sayings alone."""

from collections.abc import Sequence
from functools import cached_property

from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.session.reply_words import ASKING, DEEDS, ReplyWords
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

BEGUN = 6
"""So many words of a line are its beginning."""

_SMALL = ("filler", "idle")


class Gist:
    """One line, with the words of a language and the names at a table."""

    def __init__(self, text: str, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self.text = text
        self._vocabulary = vocabulary
        self._words = ReplyWords(vocabulary, names)

    def says(self, *kinds: str) -> bool:
        """Return whether a saying of one of these kinds is in the line."""
        return any(self._words.says(self.text, f"gist-{kind}") for kind in kinds)

    def has(self, *senses: str) -> bool:
        """Return whether a word of the line that is no small one can mean one of these."""
        said = (each for each in self.tokens if not each.guessed and not each.has(*_SMALL))
        return any(each.has(*senses) for each in said)

    @cached_property
    def _plain(self) -> str:
        return self.text.replace("\u2019", "'")

    @cached_property
    def tokens(self) -> list[Sensed]:
        """The words of the line with what they can mean."""
        return self._words.tokens(self.text)

    @cached_property
    def asks(self) -> bool:
        """Whether the line asks, or supposes; what it says of doing something asks nothing."""
        rest = self._words.without(self.text, "gist-do", "gist-step", "gist-first")
        does, tokens = self.says("do"), self._known(self.text if self.says("do") else rest)
        asking = tokens[:1] if does else tokens  # "do what you said"
        asks = any(each.has(*ASKING) and not each.has("name") for each in asking)
        turned = self._words.is_turned(rest) and not does
        return asks or turned or "?" in self.text or self._vocabulary.wonders(rest)

    @cached_property
    def agrees(self) -> bool:
        """Whether the line begins with a yes, says more, and orders or asks nothing else."""
        if self._vocabulary.agrees(self.text) is not None or self.denies:
            return False
        words = self._plain.replace(",", " ").split()
        yes = self._vocabulary.words("yes") | self._vocabulary.words("agreeing")
        begun = {"-".join(map(fold, words[:count])) for count in (1, 2, 3)}
        return not yes.isdisjoint(begun) and self.names_nothing and not self.asks

    def _known(self, text: str) -> list[Sensed]:
        return [each for each in self._words.tokens(text) if not each.guessed]

    @cached_property
    def denies(self) -> bool:
        """Whether the line begins with a refusal, or refuses and names nothing."""
        begun = " ".join(self._plain.split()[:BEGUN])
        lets = any(each.has("bid") for each in self.tokens[:2])  # "laat maar"
        return self._words.says(begun, "gist-no") and (lets or not self.begins_asking)

    @cached_property
    def begins_asking(self) -> bool:
        """Whether the line begins or ends as a question."""
        return self._words.begins_asking(self.text)

    @cached_property
    def does(self) -> bool:
        """Whether the line agrees to a deed, or says to do it."""
        rest = self._words.without(self.text, "agreeing")  # "why not, do that"
        denied = any(each.has("not") and not each.guessed for each in self._words.tokens(rest))
        return (self.says("do") or self.agrees) and not self.asks and not denied

    @cached_property
    def orders(self) -> bool:
        """Whether the line names a deed."""
        return any(each.has(*DEEDS) and not each.guessed for each in self.tokens)

    @cached_property
    def places(self) -> list[str]:
        """The places of cards and nobles that the line names."""
        known = (*MARKET_PLACES, *HAND_PLACES, *TILE_PLACES)
        return [each.word for each in self.tokens if each.has("place") and each.word in known]

    @cached_property
    def colours(self) -> str:
        """The letters of the gems that the line names, each once."""
        named = (self._words.letters(each) for each in self.tokens)
        return "".join(dict.fromkeys(letter for each in named if len(each) == 1 for letter in each))

    @cached_property
    def described(self) -> str:
        """The words of the line that can describe a card; nothing where they are too few."""
        tokens = self.tokens
        while tokens and tokens[0].has("not", "without", "rather", *_SMALL):
            tokens = tokens[1:]  # "no, rather the red one"
        things = [each for each in tokens if each.thing or each.has("points", "card")]
        things = [each for each in things if not each.has("filler") or each.has("colour")]
        told = any(each.has("colour", "place", "points") for each in things)
        return " ".join(each.word for each in things) if told else ""

    @property
    def names_nothing(self) -> bool:
        """Whether the line names no card, colour, noble or player."""
        things = ("place", "colour", "name", "noble", "points")
        return not any(each.has(*things) for each in self.tokens if not each.has(*_SMALL))

    @property
    def names_gems(self) -> bool:
        """Whether the line names at most colours."""
        things = ("place", "name", "noble", "points")
        return not any(each.has(*things) for each in self.tokens if not each.has(*_SMALL))

    @property
    def refuses(self) -> bool:
        """Whether the line denies, and names at most what is kept: `I'd rather keep my gold`."""
        kept = self.has("keep") or self.colours == "g"
        return self.denies and not self.places and (self.names_nothing or kept)

    @property
    def ordinals(self) -> list[int]:
        """The numbers by which the line counts things."""
        counted = (each for each in self.tokens if each.has("ordinal"))
        kinds = (kind for each in counted for kind in each.senses if kind.startswith("ordinal-"))
        return [int(kind[8:]) for kind in kinds if kind[8:].isdigit()]
