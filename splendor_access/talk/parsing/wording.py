"""The words of one sentence: numbers, colours, levels, and the cards that they describe."""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise, takewhile

import msgspec

from splendor_access.game.cards import LEVELS, ORDER
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Context, Parsed, Which
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.senses import (
    Sensed,
    colours_card,
    compares_colours,
    is_given,
    is_of_card,
)
from splendor_access.talk.parsing.sentences import asked_which
from splendor_access.talk.parsing.vocabulary import Vocabulary

ASKING = ("who", "what", "many", "when", "why", "how", "define")

WISHING = ("not", "wish", "able", "should", "must", "rule")

MOST_COUNTED = 10
"""The last ordinal that is known: the tenth round."""

MOST_HELD = 10
"""The most tokens that anybody keeps."""

MOST_POINTS = 5
"""The most points of a card."""

MOST_COST = 14
"""The most gems of a cost."""


_DENYING = ("without", "not", "except", "spare")

_OF_CARD = ("colour", "colours", "cost", "need", "points")
"""What a denial may be of that stands right before it."""


def _goes_on(token: Sensed) -> bool:
    """Return whether a word ends what a denial is about: `no green but with red`."""
    return token.has("with") and not token.has("without")


def _without(token: Sensed, sense: str) -> Sensed:
    return msgspec.structs.replace(token, senses=token.senses - {sense})


class Wording:
    """The tokens of one sentence, with the vocabulary and the state that it is about."""

    def __init__(
        self,
        line: str,
        tokens: Sequence[Sensed],
        vocabulary: Vocabulary,
        context: Context,
        parse: Callable[[str, list[str]], Parsed],
    ) -> None:
        self._line = line
        if context.state.phase == "return":
            tokens = [_without(each, "reserve") if each.has("keep") else each for each in tokens]
        self._tokens = tokens
        self._vocabulary = vocabulary
        self._context = context
        self._parse = parse
        self._senses = {sense for token in tokens for sense in token.senses}
        if line.rstrip().endswith("?"):
            self._senses.add("asked")
        begun = next((each for each in tokens if not each.has("filler")), None)
        if begun and begun.has("is"):
            self._senses.add("opening-is")
        colours = [vocabulary.gems(t.word) for t in tokens if t.has("colour")]
        ten = any(t.has("number") and vocabulary.number(t.word) == MOST_HELD for t in tokens)
        if colours == [["g"]] and ten:
            self._senses.add("gold-of-ten")  # "does gold count among the ten"
        self._unknown = [token for token in tokens if not token.senses]
        self._guessed = any(token.guessed for token in tokens)
        self._asks = line.rstrip().endswith("?") or self._has(*ASKING)
        self._place = next((token.word for token in tokens if token.has("place")), None)

    def _asked_which(self, meant: Sequence[Parsed]) -> Which:
        """Return the question whether one of these was meant."""
        return asked_which(self._line, meant, self._vocabulary, self._context)

    def _has(self, *senses: str) -> bool:
        return not self._senses.isdisjoint(senses)

    def _things(self, *kinds: str) -> list[str]:
        return [token.word for token in self._tokens if token.has(*kinds)]

    def _gems(self) -> list[str]:
        """Return the words for gems to take, but for the `two` of `two gems, red and blue`."""
        pairs = pairwise(self._tokens)
        counts = [one for one, two in pairs if one.has("number") and two.has("tokens")]
        told = [each for each in self._tokens if each.has("colour", "number")]
        colours = [each.word for each in told if each not in counts]
        return colours if self._things("colour") else [each.word for each in told]

    def _counted(self) -> int | None:
        """Return a number or ordinal of the line."""
        for token in self._tokens:
            for number in range(1, MOST_COUNTED + 1):
                if token.has(f"ordinal-{number}"):
                    return number
        numbers = (self._vocabulary.number(word) for word in self._things("number"))
        return next(filter(None, numbers), None)

    @property
    def _piles(self) -> list[str]:
        """The numbers of the piles that are counted: `1 and 4`, `the first pile`."""
        found = []
        placed = self._has("ordinal")
        for token in self._tokens:
            ordinals = [n for n in range(1, 6) if token.has(f"ordinal-{n}")]
            number = (
                self._vocabulary.number(token.word) if token.has("number") and not placed else None
            )
            found += [str(n) for n in ordinals or filter(None, [number])]
        return found

    @property
    def _coloured(self) -> bool:
        return bool(self._things("colour"))

    def _letters_ordered(self) -> tuple[str, str, bool] | None:
        """Return the command and the letters of `take s r and e`, and whether it is a plain order.

        None where the line says anything else.
        """
        commands = ((self._vocabulary.command(t.word.split()[0]), t) for t in self._tokens)
        takes = ((c or ("take" if t.has("take") else ""), t) for c, t in commands)
        found = [(c, t) for c, t in takes if c in ("take", "return") and not t.guessed]
        if len(found) != 1 or self._has("not") or self._line.rstrip().endswith("?"):
            return None
        [(command, verb)] = found
        others = [each for each in self._tokens if each is not verb]
        letters = [each for each in others if self._is_letters(each)]
        rest = [each for each in others if each not in letters]
        if not letters or verb in self._unknown:
            return None
        if len(letters) == 1 and letters[0] not in self._unknown:
            return None  # an article, or an elided word
        leads = all(each.has("me", "want", "future", "filler", "idle") for each in rest)
        tells = all(each.has("me", "filler", "what", "say", "idle") for each in rest)
        leads &= not self._has("what", "say")
        tells &= not self._has("who", "many", "how", "when", "why", "past", "wish")
        told = "".join(each.word for each in letters)
        return (str(command), told, leads) if leads or tells else None

    def _is_letters(self, token: Sensed) -> bool:
        """Return whether a word is nothing but letters of gems, as `ser`, or one of them."""
        known = token.has("place", "colour", "number", "me")
        run = token in self._unknown or len(token.word) == 1
        return run and not known and re.fullmatch("[serod]{1,3}", token.word) is not None

    def _level(self) -> str | None:
        """Return the letter of the level that is named."""
        letters = [token.word for token in self._tokens if token.has("letter")]
        others = [letter for letter in letters if letter != "a"]
        number = self._counted()
        if not others and number is not None and number <= len(LEVELS):
            return LEVELS[number - 1]
        return next(iter([*others, *letters]), None)

    def _description(self) -> str | None:
        """Return the description of cards in the line, as `find` reads it."""
        words = [*self._described()]
        text = " ".join(words)
        if self._has("colours") and len(set(self._things("number"))) > 1:
            return None  # "five of one colour"
        if self._vocabulary.words("cost").issuperset(map(fold, words)):
            return None  # "the cost of the dearest card"
        if not words or parse_filter(words, self._vocabulary, number="points") is None:
            return None
        return text

    def _described(self) -> Iterator[str]:
        """Yield the words of a description as the locale files write them."""
        level = self._denied_level()
        if level:
            rest = [each for each in self._tokens if not any(each is one for one in level)]
            args = (self._vocabulary, self._context, self._parse)
            if rest:
                yield from Wording(self._line, rest, *args)._described()
            yield from (self._no(), self._word("level"), level[-1].word)
            return
        compared = next((t for t in self._tokens if t.has("more", "less")), None)
        bounds = [*self._compared_to(compared)] if compared else []
        denied = self._denied_colours()
        if bounds:
            of = ("points", "cost", "number", "more", "less", "from")
            rest = [each for each in self._tokens if not each.has(*of) or each.has("colour")]
            if denied or self._things("colour", "level"):
                yield from self._with_denied(rest, denied, bounds)
            else:
                yield from bounds
            return
        if compared and compares_colours(self._tokens, self._vocabulary):
            return
        counted = compared and (compared.has("from") or self._things("number"))
        if counted and (self._has("points") or self._things("colour")):
            return  # "the most points that a card has", "more than two red"
        if denied:
            yield from self._with_denied(self._tokens, denied, [])
            return
        costs = self._word("cost")
        asked = self._price_asked()
        if asked:
            yield from self._worded([each for each in self._tokens if each is not asked])
            return
        told = [token for token in self._tokens if token.thing] or self._tokens
        verb_last = told[-1].has("cost") and bool(self._things("colour"))
        bare = self._has("need") or (self._has("only") and not colours_card(self._tokens))
        bare = bare and not self._has("cost")
        if verb_last or (bare and self._things("colour", "colours")):
            yield costs  # "Karten, die rot kosten"
        yield from self._worded(self._tokens, verb_last=verb_last)

    def _denied_level(self) -> list[Sensed]:
        """Return the denial of a row, its word and its letter: `not in row c`, `level c not, but`.

        A denial right before a colour or a cost is of these: `level c, no green`.
        """
        told = [
            t for t in self._tokens if not t.has("filler") or t.has("letter", "rather", *_OF_CARD)
        ]
        for at, (row, letter) in enumerate(pairwise(told)):
            if not (row.has("level") and letter.has("letter")):
                continue
            before, behind = told[max(at - 3, 0) : at], told[at + 2 : at + 4]
            if before and before[-1].has(*_DENYING):
                denials = [each for each in before if each.has(*_DENYING)]  # "n'est pas"
                return [*denials, row, letter]
            if behind and behind[0].has(*_DENYING) and not behind[-1].has(*_OF_CARD):
                return [behind[0], row, letter]
        return []

    def _price_asked(self) -> Sensed | None:
        """Return the word by which the price of one card is asked: `what does the blue one cost`.

        What asks for cards that cost a colour has no article: `which cost blue`. Where whose card
        it is was told, its price may be asked behind it.
        """
        price = next((each for each in self._tokens if each.has("cost", "need")), None)
        coloured = next((at for at, each in enumerate(self._tokens) if each.has("colour")), 0)
        before = self._tokens[coloured - 1] if coloured else None
        the = before is not None and before.word in self._vocabulary.words("the")
        asks = self._tokens[0].has("what", "many") and not self._has("not", "without")
        asks &= not any(each.has("card") for each in self._tokens[:coloured])  # "Karten, die rot"
        asked = (asks and the) or self._asks_price_behind(price, coloured)
        return price if asked and len(self._things("colour")) == 1 else None

    def _asks_price_behind(self, price: Sensed | None, coloured: int) -> bool:
        """Return whether the price is asked behind its card: `Ben's white card, what's it cost`."""
        if price is None or not self._has("held", "hand", "own", "name", "place"):
            return False
        at = self._tokens.index(price)
        asks = any(
            t.has("what", "many") and not t.has("relative") for t in self._tokens[coloured:at]
        )
        return asks and not any(t.has("colour", "number") for t in self._tokens[at:])

    def _worded(self, tokens: Sequence[Sensed], *, verb_last: bool = False) -> Iterator[str]:
        """Yield the words of tokens that stand in a description."""
        known = self._vocabulary.words
        counted = [one for one, two in pairwise(tokens) if two.has("colours")]
        counted = [each for each in counted if each.has("number")]
        ends = [at for at, token in enumerate(tokens) if token.thing and not token.has("or")]
        for at, token in enumerate(tokens):
            level = at > 0 and tokens[at - 1].has("level")
            if token.has("or") and not token.has("colour") and not ends[:1] < [at] < ends[-1:]:
                continue  # without accents the French word for where
            if token.has("colours"):
                if self._has("only") or counted:
                    yield str(self._vocabulary.number(counted[0].word) if counted else 1)
                    yield token.word
            elif token.has("cost") and not verb_last:
                yield token.word if token.word in known("cost") else self._word("cost")
            elif token.has("points"):
                most = any(each.has("most") for each in tokens[max(at - 2, 0) : at])
                if most and (highest := self._highest_ordered()):
                    yield str(highest)
                yield token.word if token.word in known("points") else self._word("points")
            elif token.has("cheap", "expensive"):
                turned = at > 0 and tokens[at - 1].has("less")  # "the least expensive"
                yield self._word("cheap" if token.has("cheap") != turned else "expensive")
            elif token.has("without", "not", "except"):
                of_points = self._denies_points(tokens[at + 1 :])
                twice = at > 0 and tokens[at - 1].has("not", "give") and token.has("not")
                if (of_points and not twice) or not self._things("colour"):
                    yield self._no()
            elif token.has("letter"):
                if self._has("level") and token.word == self._level():
                    yield token.word
            elif token in counted:
                continue
            elif token.has("colour", "number", "level", "or") and (
                level or not self._article(token) or self._goes_on_counting(tokens, at)
            ):
                yield token.word

    def _goes_on_counting(self, tokens: Sequence[Sensed], at: int) -> bool:
        """Return whether an article counts one gem behind others: `three blue and one white`.

        Several behind the colour of a card do, too: `the red one for one blue and one white`.
        """
        pairs = [*pairwise(tokens)]
        told = [n for n, (one, two) in enumerate(pairs) if one.has("number") and two.has("colour")]
        plain = any(n < at and not self._article(tokens[n]) for n in told)
        counts = [n for n in told if self._article(tokens[n])]
        coloured = any(each.has("colour") for each in tokens[: counts[0]]) if counts else False
        return at in told and (plain or (coloured and len(counts) > 1))

    def _highest_ordered(self) -> int:
        """Return the most points of a known card where one is ordered; 0 where none is."""
        if self._asks or self._has("afford") or not self._has("buy", "reserve", "take", "return"):
            return 0
        named = {c for word in self._things("colour") for c in self._vocabulary.gems_begun(word)}
        there = self._context.known_cards().values()
        return max((each.points for each in there if not named or each.bonus in named), default=0)

    def _denied_colours(self) -> list[Sensed]:
        """Return the colours that are denied: those behind the denial, else those before it."""
        but = ("rather",) if self._has("every") else ()  # "all but the red ones"
        denying = _DENYING if self._has("card") else _DENYING[:-1]  # "I don't need the red"
        denials = [at for at, each in enumerate(self._tokens) if each.has(*denying, *but)]
        denials = [at for at in denials if not self._denies_points(self._tokens[at + 1 :])]
        if not denials:
            return []
        behind = takewhile(lambda each: not _goes_on(each), self._tokens[denials[0] + 1 :])
        found = [each for each in behind if each.has("colour")]
        return found or [each for each in self._tokens if each.has("colour")]

    @staticmethod
    def _denies_points(behind: Sequence[Sensed]) -> bool:
        """Return whether what stands behind a denial makes it one of points: `no points at all`."""
        told = (each for each in behind if not each.has("filler", "any", "give", "have", "not"))
        first = next(told, None)
        return first is not None and first.has("points")

    def _with_denied(
        self, tokens: Sequence[Sensed], denied: Sequence[Sensed], bounds: Sequence[str]
    ) -> Iterator[str]:
        """Yield a description with `bounds`: what is wanted of tokens, then what is denied."""
        begun = [at for at, each in enumerate(tokens) if each.has("card")]
        begun += [at for at, each in enumerate(tokens) if each.has("cost", "need")]
        card = begun[0] if begun else len(tokens)
        wants = self._has("plan") and self._has("card") and not self._has("me")
        costs = wants or self._has("cost", "need", "spare")  # "cards that don't want any red"
        wanted: list[Sensed] = []
        in_cost: list[Sensed] = []
        for at, each in enumerate(tokens):
            denies = each.has(*_DENYING) and not self._denies_points(tokens[at + 1 :])
            if each not in denied and not denies and not each.has("cost", "need", "or"):
                priced = costs and each.has("colour") and at > card
                priced = priced and not (is_of_card(tokens, at) or is_given(tokens, at))
                (in_cost if priced else wanted).append(each)
        yield from self._worded(wanted)
        yield from bounds
        yield from ([self._word("cost"), *(each.word for each in in_cost)] if in_cost else [])
        pairs = pairwise(self._tokens)  # "except the red ones" are cards
        articled = any(
            (one.has("filler") and not one.has("any") and two in denied)
            or (one in denied and two.has("card"))  # "no red cards"
            for one, two in pairs
        )
        so = self._has("is") and self._has("not")  # "that are not red"
        plain = articled or so or not self._has("without", "not", "spare")
        gives = self._has("bonus") or (plain and not costs)
        for each in denied:
            yield from (self._no(), *([] if gives else [self._word("cost")]), each.word)

    def _compared_to(self, compared: Sensed) -> Iterator[str]:
        """Yield a description with a number that something is above or below; else nothing."""
        points = self._number_compared(compared, "points")
        number = self._number_compared(compared)
        if points is not None:
            yield from self._compared(compared, points, self._word("points"), MOST_POINTS)
        elif number is not None and self._has("cost", "tokens"):
            yield from self._compared(compared, number, self._word("cost"), MOST_COST)

    def _no(self) -> str:
        """Return a word of descriptions for what is not there."""
        known = self._vocabulary.words("without")
        said = (token.word for token in self._tokens if token.word in known)
        return next(said, self._word("without"))

    def _article(self, token: Sensed) -> bool:
        """Return whether a word is an article and no number: `a`, `eine`."""
        one = token.word.isalpha() and self._vocabulary.number(token.word) == 1
        article = one or token.word in self._vocabulary.words("article")
        pairs = pairwise(self._tokens)
        of_card = any(this is token and behind.has("card") for this, behind in pairs)
        return article and (of_card or not self._has("points", "cost"))

    def _word(self, kind: str) -> str:
        """Return the word of descriptions of a kind."""
        return fold(self._vocabulary.locale.words(f"words-{kind}")[0])

    def _number_compared(self, compared: Sensed | None, *behind: str) -> int | None:
        """Return the number that is compared, with what stands right `behind` it, or None."""
        pairs = pairwise([*self._tokens, Sensed("", frozenset())])
        for token, following in pairs if compared else ():
            counts = (
                following.has(*behind)
                if behind
                else not following.has("points", "colours", "colour")
            )
            article = token.word in self._vocabulary.words("article")
            if token.has("number") and counts and not article:
                return self._vocabulary.number(token.word)
        return None

    def _compared(self, compared: Sensed, number: int, of: str, highest: int) -> Iterator[str]:
        """Yield each number of points, or of what a card costs, above or below one."""
        least = number + (not compared.has("from"))
        most = number - (not compared.has("from"))
        told = range(least, highest + 1) if compared.has("more") else range(most + 1)
        either, costs = self._word("or"), self._word("cost")
        for at, each in enumerate(told):
            yield from ([either] if at else [])
            yield from (of, str(each)) if of == costs else (str(each), of)

    def _counts_rest(self) -> bool:
        """Return whether it is asked how many more one may take."""
        of_mine = not self._has("name", "other", "somebody", "rule")
        return self._has("many") and of_mine and self._has("now", "bank", "further")

    def _states_deed(self) -> bool:
        """Return whether its speaker says what to do with a card: `koop ik b3`, `j'achète a2`."""
        plain = [each for each in self._tokens if not each.has("filler") or each.has("me")]
        pairs = [*pairwise(plain), *((two, one) for one, two in pairwise(plain))]
        does = any(one.has("me") and two.has("buy", "reserve") for one, two in pairs)
        return does and self._place is not None

    def _wants_another(self) -> bool:
        """Return whether advice is asked for once more: `another hint`, `noch ein Vorschlag`."""
        more = self._has("ordinal-other", "ordinal-2", "more")
        still = any(
            one.has("further") and two.has("number", "advice")
            for one, two in pairwise(self._tokens)
        )
        return (
            more
            or still
            or (
                any(one.has("next") and two.has("most") for one, two in pairwise(self._tokens))
                and self._has("advice")
            )
        )

    def _noble_told(self) -> str | None:
        """Return the place of the noble that is told: `the second noble`, `the noble for red`.

        The last one is that of the tiles that lie there.
        """
        there = self._context.state.tiles
        if self._has("noble") and len(set(self._things("colour"))) > 1 and not self._place:
            letters = {c for w in self._things("colour") for c in self._vocabulary.gems(w)}
            fitting = [
                at
                for at, tile in enumerate(there, 1)
                if tile and letters == {c for c, n in zip(ORDER, tile.cost, strict=True) if n}
            ]
            return f"n{fitting[0]}" if len(fitting) == 1 else None
        told = [t for t in self._tokens if t.has("noble", "ordinal", "number", "place")]
        counted = [one for one, two in pairwise(self._tokens) if two.has("points")]
        told = [t for t in told if t not in counted or not t.has("number")]
        behind = [two for one, two in pairwise(self._tokens) if one.has("noble")]
        told = [t for t in told if t in behind or not self._article(t)]
        if len(told) != 2 or not any(t.has("noble") for t in told):
            return None
        number = next((n for t in told for n in range(1, 6) if t.has(f"ordinal-{n}")), None)
        if any(t.has("ordinal-last") for t in told):
            number = len(there)
        if number is None and told[0].has("noble"):
            number = self._vocabulary.number(told[1].word)
        return f"n{number}" if number and number <= len(there) else None
