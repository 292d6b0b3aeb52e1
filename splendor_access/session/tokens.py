"""The tokens that a reply in the player's own words means: to pay with, or to give back.

A payment is found by the colours that are named, denied or kept. What is given back is found by its
colours or its piles, and is perhaps not all that is due.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from splendor_access.game.actions import Buy, Return
from splendor_access.game.cards import ORDER, Card, Gems, as_gems, gems, lacking
from splendor_access.game.legality import payments, surplus
from splendor_access.game.notation import letter_text
from splendor_access.game.state import State
from splendor_access.session.prompts import Choice, option_place, option_thing
from splendor_access.session.replies import ReplyReader
from splendor_access.session.reply_words import ReplyWords
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act, Parsed
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary

_PAYING = (
    *("filler", "idle", "colour", "number", "with", "without", "not", "except", "rather", "pay"),
    *("keep", "reserve", "stay", "take", "buy", "return", "give", "want", "me", "only", "both"),
    *("tokens", "card", "every", "cost", "payment", "place", "deck", "ordinal", "have", "future"),
    *("bank", "again", "next"),
)
"""What words of a reply may mean for it to choose a payment by its colours."""

_DEALT_WITH = ("keep", "stay", "need", "spare", "pay", "give", "return", "take", "buy", "not")
"""What words mean that say themselves whether a colour is kept or paid."""


class PaymentReader(ReplyWords):
    """Reads it, with the words of a language and the names at a table."""

    def plainly_kept(self, choice: Choice, text: str) -> str:
        """Return a reply to a choice of payments with one plain word for what keeps something.

        `Put green aside` is such, and so is `green is for a1`, which is not the card bought.
        """
        if choice.guessed or not choice.pays:
            return text
        locale = self._vocabulary.locale
        keep, *_others = locale.words("senses-keep")
        for said in locale.words("words-put-by"):
            verb, _space, apart = said.partition(" ")
            parted = rf"(?<!\w){re.escape(verb)}\b(.*?)(?<!\w){re.escape(apart)}(?!\w)"
            text = re.sub(parted, rf"{keep}\1", text, flags=re.IGNORECASE)
        bought = str(option_place(choice.options[0][1]))
        bound = "|".join(map(re.escape, locale.words("words-standing-for")))
        told = re.sub(
            rf"(?<!\w)(?:{bound})\s+(?!{bought}\b)(?:[abch][1-4]|n[1-5])\b\W*",
            "",
            text,
            flags=re.IGNORECASE,
        ).strip()
        tokens = self.tokens(told)
        plain = told == text or any(each.has(*_DEALT_WITH) for each in tokens)
        return told if plain else f"{told} {keep}"

    def paid(self, tokens: Sequence[Sensed], options: Sequence[Parsed], text: str) -> int | None:
        """Return the payment that is meant: `without gold`, `blue and gold`, `keep the green`."""
        if self._apart(text):
            return None
        paid = [
            each.action.payment
            for each in options
            if isinstance(each, Act) and isinstance(each.action, Buy) and each.action.payment
        ]
        if len(paid) != len(options):
            return None
        keeping = [each for each in tokens if each.has("reserve", "keep", "stay")]
        keeps = any(not each.has("not") for each in keeping)  # "don't touch" denies, and keeps
        wanted, unwanted = self.colours(tokens)
        if keeps:
            wanted, unwanted = unwanted, wanted
        standing = self._vocabulary.words("standing-for")
        replaced = self._replaced(self._standing(text, tokens))
        if self._with_gold(tokens):
            return None  # "pay the green with gold": both, or gold in its place
        wanted, unwanted = wanted - replaced, unwanted | replaced
        told = all(each.has(*_PAYING) or each.word in standing for each in tokens)
        told = told and not self._denies_behind(tokens)
        told = told and len(tokens) > 1  # "blue" alone may be what is paid, or what is kept
        if (not wanted and not unwanted) or not told:
            return None  # "I need my blue later" does not say what is paid
        fitting = [
            number
            for number, way in enumerate(paid, 1)
            if all(way[ORDER.index(c)] for c in wanted)
            and not any(way[ORDER.index(c)] for c in unwanted)
        ]
        return fitting[0] if len(fitting) == 1 < len(options) else None

    @staticmethod
    def _denies_behind(tokens: Sequence[Sensed]) -> bool:
        """Return whether a denial stands behind all colours: `green I won't part with`."""
        last = max((n for n, each in enumerate(tokens) if each.has("colour")), default=0)
        return any(each.has("not", "except") for each in tokens[last + 1 :])

    def otherwise(self, choice: Choice, text: str, state: State) -> Act | None:
        """Return the only payment with the colours that a reply names and denies, of all payments.

        None where it is among the choices, or where something is kept: it is to be asked about.
        """
        places = {option_place(each) for _told, each in choice.options}
        card = option_thing(choice.options[0][1], state)
        left_out = self._leaves_out(text)
        clauses = self._clauses(text)
        kept = self._keeps(text) and not left_out and not self._keeps_gold(clauses)
        if choice.guessed or len(places) != 1 or not isinstance(card, Card) or kept:
            return None
        plain = left_out or self.mentions(text, "plain-price")
        wanted, unwanted = set[str](), {*("g" if plain else "")}
        for clause in clauses:
            named, denied = self.colours(self.tokens(clause))
            if named == {"g"} and (self._keeps(clause) or self.mentions(clause, "left-out")):
                named, denied = set[str](), {"g"}  # "I keep my gold, I pay blue and green"
            wanted, unwanted = wanted | named, unwanted | denied
        wanted = set() if left_out else wanted
        ways = [
            way
            for way in payments(state, state.seats[state.to_act], card)
            if all(way[ORDER.index(c)] for c in wanted)
            and not any(way[ORDER.index(c)] for c in unwanted)
        ]
        place = option_place(choice.options[0][1])
        meant = Act(Buy(str(place), ways[0])) if len(ways) == 1 and (wanted or unwanted) else None
        return None if meant in [each for _told, each in choice.options] else meant

    def _leaves_out(self, text: str) -> bool:
        """Return whether gold, and no other colour, is left out: `keep the gold out of it`."""
        if not self.mentions(text, "left-out"):
            return False
        return {letter for each in self.tokens(text) for letter in self.letters(each)} == {"g"}

    def _clauses(self, text: str) -> list[str]:
        """Return the parts of a reply; an `and` before no colour begins one: `and pay in blue`."""
        joining = self._vocabulary.words("and")
        clauses: list[list[str]] = []
        for part in re.split("[,;:.]", text):
            words = part.split()
            clauses.append([])
            for word, behind in pairwise([*words, ""]):
                senses = [each for each in self._reader.tokens(behind) if behind]
                named = any(each.has("colour", "number", "filler", "own") for each in senses)
                if fold(word) in joining and behind and not named:
                    clauses.append([])
                else:
                    clauses[-1].append(word)
        return [" ".join(each) for each in clauses if each]

    def _keeps_gold(self, clauses: Sequence[str]) -> bool:
        """Return whether gold alone is kept: `keep my gold, pay blue and green`."""
        kept = [each for each in clauses if self._keeps(each)]
        return all(self.colours(self.tokens(each))[0] == {"g"} for each in kept)

    def _keeps(self, text: str) -> bool:
        return any(each.has("keep", "stay") for each in self.tokens(text))

    def _apart(self, text: str) -> bool:
        """Return whether something is said to be kept apart from the colours: `blue, I keep it`."""
        clauses = [self.tokens(each) for each in re.split("[,;]", text)]
        keeping = [each for each in clauses if any(t.has("keep", "stay") for t in each)]
        return any(all(not t.has("colour") for t in each) for each in keeping)

    def _replaced(self, tokens: Sequence[Sensed]) -> set[str]:
        """Return the colours that gold is to stand for: `gold for the green`."""
        gold = [at for at, each in enumerate(tokens) if self.letters(each) == {"g"}]
        behind = tokens[gold[0] + 1 :] if gold else []
        standing = self._vocabulary.words("standing-for")
        stands = next(
            (n for n, each in enumerate(behind) if each.word in standing or each.has("rather")),
            None,
        )
        named = [self.letters(each) for each in behind[stands:]] if stands is not None else []
        return set().union(*named) - {"g"}

    def _standing(self, text: str, tokens: Sequence[Sensed]) -> Sequence[Sensed]:
        """Return the tokens of a reply, with one word for `in the place of`."""
        one, *_others = self._vocabulary.locale.words("words-standing-for")
        several = "|".join(map(re.escape, self._vocabulary.locale.words("words-in-place-of")))
        told = re.sub(rf"\b(?:{several})\b", one, text, flags=re.IGNORECASE)
        return tokens if told == text else self.tokens(told)

    def _with_gold(self, tokens: Sequence[Sensed]) -> bool:
        """Return whether a colour is to be paid with gold, by `with` between the two."""
        at = next((n for n, each in enumerate(tokens) if each.has("with")), 0)
        before, behind = tokens[:at], tokens[at:]
        gold = any(self.letters(each) == {"g"} for each in behind)
        return gold and any(each.has("colour") for each in before)


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
