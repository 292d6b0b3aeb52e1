"""What a typist's line means behind advice: `why` after a hint, `do that` after a trial.

Nothing is done by it: a deed is asked about.
"""

from collections.abc import Callable, Sequence
from functools import cached_property

from splendor_access.game.actions import Action, Buy, Reserve
from splendor_access.game.notation import action_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES
from splendor_access.session.last_answer import LastAnswer
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act, Ask, Parsed, Which
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST = 4
"""So many cards are asked about, and so many meanings offered."""

_KINDS = {
    "leaning-why": "why",
    "leaning-why-not": "why-not",
    "leaning-do": "do",
    "leaning-else": "else",
    "leaning-left": "left",
    "leaning-want": "want",
}
"""What words of each kind say of advice or of a purchase."""

_PRICED = ("look", "need", "worth", "afford", "find", "code")
"""Questions about cards behind which it may be asked what would be left."""


class BehindAdvice:
    """Reads such lines, with the words of a language.

    `cards` are the places of the cards that were told last, and `ask` returns the question which of
    some meanings a line has.
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        reader: Reader,
        last: LastAnswer,
        cards: Sequence[str],
        ask: Callable[[str, Sequence[Parsed]], Which | None],
    ) -> None:
        self._vocabulary = vocabulary
        self._reader = reader
        self._last = last
        self._cards = cards
        self._ask = ask

    def meant(self, text: str) -> Parsed | None:
        """Return what a line means that says one thing of the last answer, and nothing besides."""
        return self._of_advice(text) or self._left(text) or self._wanted(text)

    def _of_advice(self, text: str) -> Parsed | None:
        """Return what is meant behind a hint: why that, what else, or to do it."""
        asked, deeds, kind = self._last.asked, self._last.deeds, self._kind(text)
        hinted = asked.command == "hint"
        if hinted and len(deeds) > 1 and kind is None and self._counts(text):
            return self._ask(text, [*map(Act, deeds)])  # the second best, or the second of them
        if not deeds or kind is None:
            return None
        why = Ask("hint", self._vocabulary.locale.words("command-why")[0])
        match kind:
            case "why" if hinted:
                return why if len(deeds) == 1 else self._ask(text, [why])
            case "why-not" if hinted and (place := self._place(text)):
                others: list[Parsed] = [Ask("try", f"buy {place}"), Ask("need", place)]
                return self._ask(text, [why, *others, Ask("worth", place)])
            case "else" if hinted:
                more = Ask("hint", self._vocabulary.locale.words("words-further")[0])
                return more if len(deeds) == 1 else None
            case "do" if "?" not in text:
                return self._ask(text, [*map(Act, deeds[:1] if self._tried else deeds)])
            case "left" if hinted or self._tried:
                tries = [self._tried] if self._tried else [*map(_trial, deeds)]
                return tries[0] if len(tries) == 1 else self._ask(text, tries)
            case _:
                return None

    @property
    def _tried(self) -> Ask | None:
        """The trial that was asked for last; None if it was something else."""
        asked = self._last.asked
        return asked if isinstance(asked, Ask) and asked.command == "try" else None

    def _counts(self, text: str) -> bool:
        """Return whether a line names one of several by its order, and asks nothing."""
        tokens = self._reader.tokens(text)
        asks = "?" in text or any(each.has("what", "why", "many", "how", "who") for each in tokens)
        return not asks and any(each.has("ordinal") for each in tokens)

    def _left(self, text: str) -> Parsed | None:
        """Return what is meant by what would be left behind an answer about cards."""
        few = 0 < len(self._cards) <= MOST and self._last.asked.command in _PRICED
        if not few or self._kind(text) != "left":
            return None
        tries = [Ask("try", f"buy {place}") for place in self._cards]
        return tries[0] if len(tries) == 1 else self._ask(text, tries)

    def _wanted(self, text: str) -> Which | None:
        """Return the question what is done with the one card that is wanted: `I'll have that`."""
        if len(self._cards) != 1 or "?" in text or self._kind(text) != "want":
            return None
        place = self._cards[0]
        reserves = [] if place in HAND_PLACES else [Act(Reserve(place))]
        return self._ask(text, [Act(Buy(place)), *reserves, Ask("need", place)])

    def _kind(self, text: str) -> str | None:
        """Return the one thing that a line says; None if it says another, or several."""
        known = {kind: self._vocabulary.words(name) for name, kind in _KINDS.items()}
        known |= self._beside | {"place": frozenset((*MARKET_PLACES, *HAND_PLACES))}
        plain = self._vocabulary.plain(text.replace("?", " "))
        idle = self._vocabulary.words("leaning-beside")
        bare = " ".join(word for word in plain.split() if fold(word) not in idle)
        said = self._vocabulary.sayings(plain, known) or self._vocabulary.sayings(bare, known)
        named = "place" in (said or ())
        kinds = [kind for kind in _KINDS.values() if kind in (said or ())]
        return kinds[0] if len(kinds) == 1 and named == (kinds[0] == "why-not") else None

    @cached_property
    def _beside(self) -> dict[str, frozenset[str]]:
        return words_beside(self._vocabulary)

    def _place(self, text: str) -> str | None:
        """Return the place that a line names."""
        named = [fold(word.strip("?.!,")) for word in text.split()]
        return next((w for w in named if w in (*MARKET_PLACES, *HAND_PLACES)), None)


def _trial(deed: Action) -> Ask:
    return Ask("try", action_text(deed))


def words_beside(vocabulary: Vocabulary) -> dict[str, frozenset[str]]:
    """Return the sayings that may stand beside what leans on an answer, by their kinds."""
    words = vocabulary.words
    beside = words("leaning-beside") | words("agreeing") | words("yes")
    return {"beside": beside, "polite": words("polite")}
