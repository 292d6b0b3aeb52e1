"""Tokens to give back that a reply in the player's own words names, perhaps not all at once."""

from collections.abc import Sequence
from itertools import pairwise

from splendor_access.game.actions import Return
from splendor_access.game.cards import ORDER, Gems, as_gems, gems, lacking
from splendor_access.game.legality import surplus
from splendor_access.game.notation import letter_text
from splendor_access.game.state import State
from splendor_access.session.replies import ReplyReader
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_BESIDE = ("filler", "return", "me", "tokens", "every", "card", "deck", "then", "bank", "with")
"""What words beside tokens to give back may mean."""

_SAID = ("colour", "number", "both")
"""What words that say what is given back may mean."""


class GiftReader:
    """Reads what is given back, with the words of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._replies = ReplyReader(vocabulary, names)

    def given(self, text: str, state: State) -> Return | None:
        """Return the tokens to give back that a reply names: by colour, or by their piles.

        They may be fewer than are due. Letters that say all of it are left to the command.
        """
        letters = set(text.casefold().split()) & {*ORDER}
        if self._is_run(text, surplus(state)) or letters:
            return None  # "two d" names no pile
        tokens = self._replies.tokens(text)
        rather = [at for at, each in enumerate(tokens) if each.has("rather")]
        if rather and any(each.has("not") for each in tokens[: rather[0]]):
            tokens = tokens[rather[0] + 1 :]  # "not the gold, rather two red"
        if self.keeps_open(text, tokens):
            return None
        held = state.seats[state.to_act].tokens
        coloured = any(each.has("colour") for each in tokens)
        counted = self._coloured(tokens) if coloured else self._piles(tokens, held)
        if counted is None or not 0 < sum(counted) <= surplus(state):
            return None
        return Return(counted) if not any(lacking(counted, held)) else None

    def keeps_open(self, text: str, tokens: Sequence[Sensed]) -> bool:
        """Return whether a reply, whose tokens are given, asks, denies, wishes or is not sure."""
        if {*ORDER}.issuperset("".join(text.casefold().split())):
            return False  # letters, and no words that are like them
        open_still = any(each.has("not", "except", "wish") for each in tokens)
        return open_still or self._replies.asks(text, tokens) or self._replies.doubts(text)

    def _is_run(self, text: str, due: int) -> bool:
        """Return whether a reply is letters in the order of the notation, for all that is due.

        `erd` is one slip away from `red`.
        """
        *before, run = text.casefold().split() or [""]
        if len(run) != due or set(run) - set(ORDER) or self._vocabulary.gems(run):
            return False
        command = [self._vocabulary.command(word) for word in before]
        return command in ([], ["return"]) and run == letter_text(gems(run))

    def _coloured(self, tokens: Sequence[Sensed]) -> Gems | None:
        """Return how many of each colour a reply names; None if it says something else, too."""
        counts = dict.fromkeys(ORDER, 0)
        count, last = 0, ""
        known = self._vocabulary.number
        tokens = [each for each in tokens if known(each.word) or not each.has("often")]
        told = [each for each in tokens if not each.has("filler") or each.has(*_SAID)]
        for each, behind in zip(told, [*told[1:], None], strict=True):
            number = self._vocabulary.number(each.word)
            if each.has("colour"):
                letters = self._vocabulary.gems_begun(each.word)
                if len(letters) != 1:
                    return None
                last = letters[0]
                counts[last] += count or 1
                count = 0
            elif number is not None and behind and behind.has("colour"):
                count = number
            elif number and last and behind is None and sum(counts.values()) == 1:
                counts[last] = number  # "blue twice"
            elif each.has("both"):
                count = 2
            elif each.has("more") and behind and behind.has("number", "colour") and last:
                continue  # "un vert plus un blanc"
            elif each.has("idle") and behind and behind.has("bank"):
                continue  # "in de pot"
            elif not each.has(*_BESIDE):
                return None
        return as_gems(counts.values())

    def _piles(self, tokens: Sequence[Sensed], held: Gems) -> Gems | None:
        """Return one token of each pile that a reply counts: `1 and 4`, `the second pile`."""
        letters = [letter for letter, n in zip(ORDER, held, strict=True) if n]
        chosen = ""
        several = sum(each.has("number", "ordinal", "place") for each in tokens) > 1
        count = self._count_of_ordinal(tokens)
        if self._counts_behind(tokens):
            return None  # "from the first pile two" says how many, and perhaps which
        for each in tokens:
            if each is count:
                continue
            number = self._vocabulary.number(each.word)
            ordinals = (n for n in range(1, 6) if each.has(f"ordinal-{n}"))
            if each.guessed and each.has("place"):
                number = int(each.word[1:])  # "1 and 4" is heard as "1 n4"
            counted = each.word[-1:].isdecimal() or number not in (None, 1) or several
            at = next(ordinals, number if counted else None)
            if at is not None and 0 < at <= len(letters):
                chosen += letters[at - 1]
            elif not each.has(*_BESIDE) or each.has("turn"):
                return None  # "mijn eerste zet"
        times = self._vocabulary.number(count.word) or 1 if count else 1
        return gems(chosen * times) if chosen else None

    @staticmethod
    def _counts_behind(tokens: Sequence[Sensed]) -> bool:
        """Return whether a number stands directly behind an ordinal, or behind its pile."""
        told = [each for each in tokens if not each.has("filler") or each.has("ordinal", "then")]
        ordered = False
        for each in told:
            if ordered and each.has("number") and not each.has("ordinal"):
                return True
            ordered = each.has("ordinal") or (ordered and each.has("deck"))
        return False

    def _count_of_ordinal(self, tokens: Sequence[Sensed]) -> Sensed | None:
        """Return the number that is how many of a pile behind it: `twice the first pile`."""
        kept = ("number", "ordinal")
        told = [each for each in tokens if not each.has("filler", "often") or each.has(*kept)]
        ordinals = sum(each.has("ordinal") for each in told)
        pairs = [one for one, two in pairwise(told) if one.has("number") and two.has("ordinal")]
        return pairs[0] if len(pairs) == ordinals == 1 else None
