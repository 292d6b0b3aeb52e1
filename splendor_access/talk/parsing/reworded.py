"""Orders that are told in another shape than an order's, read again in that of one.

The card may come first, as in `the cheapest one I can pay, buy it`; a reason may stand before or
behind; a payment may be said of a card that is described; a question may follow. All of these are
asked about.
"""

import re
from collections.abc import Callable, Iterator, Sequence

from splendor_access.game.actions import Buy
from splendor_access.game.legality import payments
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import (
    Act,
    Context,
    Parsed,
    Pay,
    Unclear,
    Which,
    only_told,
)
from splendor_access.talk.parsing.completed import single
from splendor_access.talk.parsing.payments_said import payments_said
from splendor_access.talk.parsing.senses import Reader, Sensed
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.parsing.wording import ASKING

MOST = 4
"""So many ways to pay are offered."""

MOST_UNKNOWN = 2
"""So many words of a payment may be unknown."""

_GAINING = ("buy", "reserve", "take")

_BESIDE = ("filler", "idle", "me", "own", "want", "future", "now", "then", "turn", "give")
"""What may stand beside the deed that comes last."""

_CALLED = ("card", "colour", "points", "cost", "cheap", "expensive", "afford", "big")
"""What calls a card."""

_OTHERWISE = ("past", "name", "noble", "return")
"""What a card is not called by."""

_OF_PAYMENT = (
    *("colour", "number", "filler", "idle", "me", "own", "with", "pay", "give", "take", "return"),
    *("keep", "stay", "not", "without", "except", "rather", "need", "able", "must", "only", "want"),
    *("payment", "tokens", "leave", "future", "now", "every", "further", "spare", "wish", "rule"),
)
"""What all words may mean behind a purchase that say how it is paid."""

_BEGINS_PAYMENT = ("with", "without", "rather", "keep", "except")
"""What begins such words where no comma does."""

_SMALL = ("filler", "idle", "me", "own", "future")
"""What small words mean beside gems that are given for a card."""

_GIVEN = ("colour", "number", "payment", "place")
"""What the others mean."""

_TELLING = (
    *("place", "colour", "card", "name", "points", "noble", "level", "tokens", "bank", "cost"),
    *(
        "take",
        "buy",
        "reserve",
        "undo",
        "pay",
        "keep",
        "should",
        "able",
        "past",
        "number",
        "ordinal",
    ),
    *("advice", "winning", "have", "need", "aim", "other", "who", "many", "why", "how", "rule"),
)
"""What a mere remark behind an order says nothing of."""

_COMMA = re.compile(r"\s*(?:[,;:]|\s[-\u2013\u2014]\s)\s*")


class Reworded:
    """Finds such orders at a turn of a game. `parse` returns what a line means."""

    def __init__(
        self, vocabulary: Vocabulary, context: Context, parse: Callable[[str], Parsed]
    ) -> None:
        self._vocabulary = vocabulary
        self._context = context
        self._parse = parse
        self._reader = Reader(vocabulary, context.names)

    def meant(self, line: str, parsed: Parsed) -> Sequence[Parsed]:
        """Return the deeds that a line orders so, and what else it may mean; none without any."""
        if isinstance(parsed, Act | Pay) or len(line.split()) < len(_GAINING):
            return []
        asked = [meant for _told, meant in parsed.options] if isinstance(parsed, Which) else []
        unsure = isinstance(parsed, Unclear | Which)
        guesses = (self._supposed, self._before_remark) if unsure else ()
        certain = (
            self._exchanged,
            self.paid,
            self.called_first,
            self._reasoned,
            self._asked_behind,
        )
        for find in (*certain, *guesses):
            deeds = find(line)
            bought = {place for each in asked for place in _place_bought(each)}
            known = bought.intersection(_place_bought(*deeds[:1]))
            known = known if find not in (self.paid, self._exchanged) else set()
            if deeds and not known and deeds[0] not in asked:
                return [*deeds, *(each for each in asked if each not in deeds)]
        return []

    def is_one(self, line: str) -> bool:
        """Return whether a line of several parts is one order, of a card or with a payment."""
        return bool(self.paid(line) or self.called_first(line))

    def called_first(self, line: str) -> Sequence[Parsed]:
        """Return the deeds of a card that is called first: `the cheapest one, buy it`."""
        commas = [*_COMMA.finditer(line)]
        if not commas or line.rstrip().endswith("?"):
            return []
        before, behind = line[: commas[-1].start()], line[commas[-1].end() :]
        verb = self._bare_deed(behind)
        if not verb or not self._calls_card(before):
            return []
        it = self._vocabulary.words("it")
        plain = " ".join(word for word in before.split() if fold(word) not in it)
        return self._deeds(f"{verb} {before}") or self._deeds(f"{verb} {plain}")

    def _bare_deed(self, text: str) -> str:
        """Return the word of the command for the deed that is all a part says: `I'll buy it`."""
        it = self._vocabulary.words("it")
        words = [
            word for word in re.split(r"[\s'\u2019-]+", text) if fold(word.strip("!.")) not in it
        ]
        tokens = self._reader.tokens(" ".join(words))
        done = [each for each in tokens if each.has(*_GAINING) and not each.guessed]
        plain = all(
            each in done or (each.has(*_BESIDE) and not each.has("place", "colour", "not"))
            for each in tokens
        )
        if len(done) != 1 or not plain:
            return ""
        deed = next(each for each in _GAINING if done[0].has(each))
        return self._verb(deed)

    def _calls_card(self, text: str) -> bool:
        """Return whether a part calls a card, and neither asks nor orders."""
        tokens = self._reader.tokens(text)
        begun = [each for each in tokens if not each.has("filler", "idle")][:1]
        small = ("filler", "idle", "pay")  # "that I can pay"
        ordered = any(each.has(*_GAINING) and not each.has(*small) for each in tokens)
        asks = any(each.has(*ASKING) for each in begun)
        told = any(each.has(*_CALLED) for each in tokens)
        return told and not (ordered or asks or any(each.has(*_OTHERWISE) for each in tokens))

    def paid(self, line: str) -> Sequence[Parsed]:
        """Return the ways to pay for a card that are said behind it, the likely first.

        As in `buy the green one in level 1, use the gold for the missing ruby`.
        """
        if line.rstrip().endswith("?"):
            return []
        for head, tail in self._payments(line):
            said = [each for place in self._bought(head) for each in self._paid_so(place, tail)]
            if said:
                return said[:MOST]
        return []

    def _exchanged(self, line: str) -> Sequence[Parsed]:
        """Return the purchase of a card that gems are given for: `trade a blue and a green for a2`.

        Nothing else is traded in the game.
        """
        tokens = _without_card(self._reader.tokens(line))
        tokens = [each for each in tokens if not each.has(*_SMALL) or each.has(*_GIVEN)]
        at = next((n for n, each in enumerate(tokens) if each.has("place")), 0)
        if at < 2 or line.rstrip().endswith("?"):
            return []
        verb, *given, place = tokens[: at + 1]
        gives = fold(verb.word) in self._vocabulary.words("exchanging")
        gives = gives or (verb.has("give") and not verb.guessed)
        known = all(each.has(*_GIVEN) for each in given)
        if not (gives and given and known) or any(map(_is_more, tokens[at + 1 :])):
            return []
        paid = " ".join(each.word for each in given)
        with_word = self._vocabulary.locale.words("words-with")[0]
        bought = f"{self._verb('buy')} {place.word}"
        return [*self._deeds(f"{bought} {with_word} {paid}"), *self._deeds(bought)]

    def _paid_so(self, place: str, words: str) -> Iterator[Act]:
        """Yield the purchases of a card that can be paid as words say, then the other ones."""
        state, text = self._context.state, f"{place}, {words}"
        card = self._context.known_cards().get(place)
        tokens = self._reader.tokens(text)
        said = payments_said(text, tokens, place, self._context, self._vocabulary)
        if card and said:
            ways = payments(state, state.seats[self._context.seat], card)
            yield from (Act(Buy(place, way)) for way in dict.fromkeys([*said, *ways]))

    def _payments(self, line: str) -> Iterator[tuple[str, str]]:
        """Yield a line parted where the words behind can only say how something is paid."""
        words = line.split()
        for at in range(2, len(words)):
            comma = words[at - 1].endswith((",", ";", ":"))
            tail = " ".join(words[at:])
            begun = self._reader.tokens(words[at])[:1]
            if not comma and not any(each.has(*_BEGINS_PAYMENT) for each in begun):
                continue
            tokens = self._reader.tokens(tail)
            unknown = [each for each in tokens if not each.senses or each.guessed]
            known = [each for each in tokens if each not in unknown]
            pays = any(each.has("colour") for each in known) and len(unknown) <= MOST_UNKNOWN
            if pays and all(map(_is_of_payment, known)):
                yield " ".join(words[:at]).rstrip(",;: "), tail

    def _bought(self, text: str) -> set[str]:
        """Return the cards that a part may buy; to pay for one is to buy it."""
        deeds = self._deeds(text)
        tokens = self._reader.tokens(text)
        if not deeds and tokens and tokens[0].has("pay"):
            standing = self._vocabulary.words("standing-for")
            rest = [each for each in text.split()[1:] if fold(each) not in standing]
            deeds = self._deeds(" ".join([self._verb("buy"), *rest]))
        return {place for each in deeds for place in _place_bought(each)}

    def _reasoned(self, line: str) -> Sequence[Parsed]:
        """Return the deed that a line orders before or behind its reason: `b1, because of Ben`."""
        found = self._conjunction("because", line)
        if found is None:
            return []
        before, behind = line[: found.start()].strip(" ,;:"), line[found.end() :]
        return self._deeds(before) if before else self._ordered_within(behind.split())

    def _supposed(self, line: str) -> Sequence[Parsed]:
        """Return what would be after the deed that a line is to do on a condition, and the deed."""
        found = self._conjunction("supposing", line)
        if found is None or found.start():
            return []
        deeds = self._ordered_within(line[found.end() :].split(), said=True)
        return [*map(only_told, deeds), *deeds]

    def _before_remark(self, line: str) -> Sequence[Parsed]:
        """Return the deed that a line orders before a remark: `buy the cheapest, and that's it`."""
        joining = "|".join(map(re.escape, self._vocabulary.locale.words("words-and")))
        found = [*re.finditer(rf"\s*[,;:]?\s+(?:{joining})\s+", line, re.IGNORECASE)]
        if not found or line.rstrip().endswith("?"):
            return []
        tokens = self._reader.tokens(line[found[-1].end() :])
        remarks = not any(each.has(*_TELLING) and not each.guessed for each in tokens)
        deeds = self._deeds(line[: found[-1].start()]) if remarks else []
        return deeds if len(deeds) == 1 else []

    def _conjunction(self, kind: str, line: str) -> re.Match[str] | None:
        """Return where the first conjunction of a kind stands in a line that does not ask."""
        known = sorted(self._vocabulary.locale.words(f"words-{kind}"), key=len, reverse=True)
        pattern = rf"(?<!\S)(?:{'|'.join(map(re.escape, known))})(?![^\s,'\u2019])"
        asks = line.rstrip().endswith("?")
        return None if asks else re.search(pattern, line, re.IGNORECASE)

    def _ordered_within(self, words: Sequence[str], *, said: bool = False) -> Sequence[Parsed]:
        """Return the first deed that the end of some words orders: `Ben wants it I reserve b1`.

        `said`: its speaker must be named beside it.
        """
        for at in range(1, len(words)):
            *before, verb = self._reader.tokens(words[at]) or [Sensed("", frozenset())]
            before += self._reader.tokens(" ".join(words[max(at - 2, 0) : at]))
            spoken = any(each.has("me") for each in before)
            behind = self._reader.tokens(" ".join(words[at + 1 : at + 2]))
            turned = not spoken and any(each.has("me") for each in behind)
            if not _is_order(verb) or (not (spoken or turned) and (said or verb.has("filler"))):
                continue
            order = re.split(r"['\u2019]", words[at])[-1]
            if deeds := self._deeds(" ".join([order, *words[at + 1 + turned :]])):
                return deeds
        return []

    def _asked_behind(self, line: str) -> Sequence[Parsed]:
        """Return the deed that a question follows, and what would be: `buy a2, and what came?`."""
        comma = _COMMA.search(line)
        if comma is None or not line.rstrip().endswith("?"):
            return []
        order, question = line[: comma.start()], self._reader.tokens(line[comma.end() :])
        begun = self._reader.tokens(order)[:1]
        asks = [each for each in question if each.has(*ASKING) or not each.has("filler")][:1]
        if not any(map(_is_order, begun)) or not any(each.has(*ASKING) for each in asks):
            return []
        deeds = self._deeds(order)
        return [*deeds, *map(only_told, deeds)] if len(deeds) == 1 else []

    def _verb(self, deed: str) -> str:
        """Return the word of a command."""
        return self._vocabulary.locale.words(f"command-{deed}")[0]

    def _deeds(self, text: str) -> list[Act | Pay]:
        """Return the deeds that a part orders, or that it is asked about."""
        return [each for each in single(self._parse(text)) if isinstance(each, Act | Pay)]


def _is_order(token: Sensed) -> bool:
    """Return whether a word is the verb of an order."""
    return token.has(*_GAINING) and not token.guessed and not token.has("past")


def _place_bought(deed: Parsed | None = None) -> Iterator[str]:
    """Yield the place of the card that a deed buys."""
    match deed:
        case Pay(place=place) | Act(action=Buy(place=place)):
            yield place


def _without_card(tokens: Sequence[Sensed]) -> list[Sensed]:
    """Return words without `card` and its colour: `a blue for the red card a2`."""
    at = next((n for n, t in enumerate(tokens) if t.has("card") and not t.has("number")), None)
    if at is None:
        return [*tokens]
    near = range(at - 1, at + 2)
    told = [n for n in near if n == at or (0 <= n < len(tokens) and tokens[n].has("colour"))]
    return [each for n, each in enumerate(tokens) if n not in told]


def _is_more(token: Sensed) -> bool:
    """Return whether a word behind the card says more than that gems are given for it."""
    more = ("not", "or", "who", "what", "why", "buy", "reserve", "place", "name", "noble")
    return token.has(*more) and not token.has(*_SMALL)


def _is_of_payment(token: Sensed) -> bool:
    other = token.has("place", "card", "points", "buy", "reserve") and not token.has("filler")
    return token.has(*_OF_PAYMENT) and not other
