"""What a reply that is not understood may mean: it is asked about, and never done by itself.

A choice is likely by what is said of it: its number, its place, a part of its name, or a colour,
points or cost by which the choices differ. What is denied, or is to be kept, speaks against it.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, pairwise
from typing import NamedTuple

from splendor_access.game.actions import Buy, Return, Take
from splendor_access.game.cards import LEVELS, ORDER, Card, Gems, gems, lacking, minus
from splendor_access.game.legality import surplus
from splendor_access.game.state import State
from splendor_access.session.choosing import ChoiceReader
from splendor_access.session.prompts import Choice, option_place, option_thing
from splendor_access.session.replies import ReplyReader
from splendor_access.session.tokens import PaymentReader
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import Act, Look, Parsed
from splendor_access.talk.parsing.senses import DIGITS, Reader, Sensed, lexicon
from splendor_access.talk.parsing.things import with_rows
from splendor_access.talk.parsing.vocabulary import Vocabulary, one_slip

MOST = 4
"""The most choices that are asked about; where more are likely all are read again."""

_STEM = 4
"""The fewest letters of a name that call it."""

_DENYING = ("not", "except", "without", "cancel")
_COSTING = ("cost", "with", "without", "need", "colours", "plan")
_KEEPING = ("keep", "stay", "need")
_ORDERING = ("return", "pay", "take", "buy", "reserve", "want", "give", "rather", "spare", "then")

_TIMES = re.compile(r"\b(\d)\s?x\b")
_CLAUSE = re.compile(r"[,;:.!\u2026\u2013\u2014]+|\s-+\s")


class _Said(NamedTuple):
    """A token of a reply with the next one, and whether it speaks for what it names."""

    token: Sensed
    behind: Sensed | None
    wanted: bool


class DoubtReader:
    """Finds what may be meant, with the words of a language and the names at a table."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._replies = ReplyReader(vocabulary, names)
        self._choices = ChoiceReader(vocabulary, names)
        self._payments = PaymentReader(vocabulary, names)
        self._reader = Reader(vocabulary, names)

    def likely(self, choice: Choice, text: str, state: State) -> list[int]:
        """Return the numbers of the options that a reply may mean: some of them, or none."""
        text = self._payments.plainly_kept(choice, text)
        options = [parsed for _described, parsed in choice.options]
        marks = _marks(options, state)
        names = [self._choices.name_words(described) for described, _parsed in choice.options]
        heard = self.heard_place(text)
        called = [at for at, each in enumerate(options, 1) if option_place(each) == heard]
        if heard and len(called) == 1:
            return called
        scores = [0] * len(options)
        told = [*self._said(text, keeps=any(map(_paid, options)))]
        words = self._reader.tokens(text)
        costs = any(each.has(*_COSTING) for each in words)
        only = any(map(self._is_only, words))
        bonuses = {each.bonus for each in _cards(options, state)}
        for said in self._misheard(told):
            meant = self._meant(said)
            coloured = meant & {*ORDER}
            if only and coloured:
                meant = {f"only-{each}" for each in coloured}
            elif costs or (bonuses and bonuses.isdisjoint(coloured)):
                meant |= {f"cost-{each}" for each in coloured}
            fits = [
                not meant.isdisjoint(own) or any(_calls(said.token.word, name) for name in called)
                for own, called in zip(marks, names, strict=True)
            ]
            if any(fits) and not all(fits):
                weight = 1 if said.wanted else -1
                scores = [score + weight * fit for score, fit in zip(scores, fits, strict=True)]
        found = [number for number, score in enumerate(scores, 1) if score == max(scores)]
        return found if len(found) <= min(MOST, len(options) - 1) else []

    def heard_place(self, text: str) -> str | None:
        """Return the place that a whole line is, as dictation may write it: `enn too`, `Enzwei`."""
        words = re.findall(r"[\w']+", fold(text))
        locale = self._vocabulary.locale
        spelt = {
            fold(said): letter
            for said, letter in (each.rsplit(" ", 1) for each in locale.words("words-spelt"))
        } | {letter: letter for letter in DIGITS}
        if len(words) == 1:
            parts = [(words[0][:at], words[0][at:]) for at in range(1, len(words[0]))]
        else:
            parts = [(" ".join(words[:-1]), words[-1])] if words else []
        for head, tail in parts:
            number = self._vocabulary.number(tail)
            if number is None and (heard := lexicon(locale.language).misheard([tail])):
                number = self._vocabulary.number(heard)
            if number and head in spelt:
                return f"{spelt[head]}{number}"
        return None

    def _many_coloured(self, word: str) -> int | None:
        """Return how many colours one word says: `Dreifarbige`."""
        parts = [(word[:at], word[at:]) for at in range(1, len(word))]
        coloured = self._vocabulary.words("coloured")
        numbers = [self._vocabulary.number(one) for one, two in parts if two in coloured]
        return numbers[0] if numbers else None

    def _is_only(self, token: Sensed) -> bool:
        return token.has("only") or token.word in self._vocabulary.words("purely")

    def in_row(self, choice: Choice, text: str) -> list[int]:
        """Return the numbers of the options in a row that is told: `bottom row`, `row see`."""
        words = re.findall(r"[\w']+", fold(text))
        levels = self._vocabulary.words("level")
        misheard = lexicon(self._vocabulary.locale.language).misheard
        for at, word in enumerate(words[1:], 1):
            heard = misheard([word])
            if words[at - 1] in levels and heard and heard in LEVELS and word not in LEVELS:
                words[at] = heard
        words = with_rows(words, self._vocabulary)
        named = [two for one, two in pairwise(words) if one in levels and two in LEVELS]
        places = [str(option_place(parsed)) for _told, parsed in choice.options]
        rows = sorted({place[0] for place in places} & {*LEVELS})
        tokens = self._reader.tokens(text)
        if not named and any(each.has("level") for each in tokens):
            named += rows[:1] if any(each.has("lower", "small") for each in tokens) else []
            named += rows[-1:] if any(each.has("upper", "big") for each in tokens) else []
        found = [at for at, place in enumerate(places, 1) if place[0] in named]
        return found if len(found) < len(places) and len(set(named)) == 1 else []

    def looked_at(self, choice: Choice, number: int, state: State) -> Look | None:
        """Return the look at an option that a question names: `what does the dear one cost`."""
        option = choice.options[number - 1][1]
        thing = option_thing(option, state)
        place = option_place(option)
        return Look("look", place, thing) if thing and place else None

    def gifts(self, text: str, state: State, given: Gems) -> list[Return]:
        """Return what may be given back, beside tokens `given` before: a few ways, or none."""
        held = minus(state.seats[state.to_act].tokens, given)
        words = self._reader.tokens(text)
        if any(t.has("bank") for t in words) and any(t.has("any", "what") for t in words):
            return []  # "any blue in the bank"
        asked, kept = self._given(text, held)
        if not asked and not kept:
            return []
        left = surplus(state) - sum(given)
        free = [c for c, n in zip(ORDER, held, strict=True) if n and c not in kept]
        ways = ["".join(each) for each in combinations_with_replacement(free, left)]
        ways = [each for each in ways if not any(lacking(gems(each), held))]
        if asked:
            ways = [each for each in ways if not set(each) - set(asked)]
            just = [each for each in ways if all(_as_many(each, *one) for one in asked.items())]
            told = "".join(letter * (count or 1) for letter, count in asked.items())
            part = [told] if len(told) < left and not any(lacking(gems(told), held)) else []
            # "blue and onynx", "a red, and then I will think"
            unknown = any(
                not t.senses or t.word in self._vocabulary.words("article") for t in words
            )
            single = part if unknown and list(asked.values()) == [0] else []
            ways = [*just, *single] or part or ways
        return [Return(gems(each)) for each in ways] if len(ways) <= MOST else []

    def _given(self, text: str, held: Gems) -> tuple[dict[str, int], set[str]]:
        """Return how many of which colours are said, 0 where no number is, and those kept."""
        piles = [letter for letter, n in zip(ORDER, held, strict=True) if n]
        said = [*self._said(_TIMES.sub(r"\1 ", text), keeps=True)]
        coloured = any(each.token.has("colour") for each in said)
        if last := [] if coloured else self._last_piles(said, piles):
            return dict.fromkeys(last, 1), set()
        single = sum(each.token.has("deck") for each in said) < 2
        asked: dict[str, int] = {}
        kept: set[str] = set()
        number = 0
        for at, (token, behind, wanted) in enumerate(said):
            if number and token.word in piles:
                named = [token.word]  # "two d"
            elif largest := _largest(said[at:], held):
                named = [largest]
            elif coloured:
                named = self._vocabulary.gems_begun(token.word) if token.has("colour") else []
            else:
                heard = self._counted_pile(said[at - 1].token, token) if at else token
                counts = self._counts_pile(said[at:])
                pile = [] if counts else self._piles(heard, behind, len(piles), single)
                named = [piles[n - 1] for n in pile]
            if wanted:
                asked |= {letter: asked.get(letter, 0) + number for letter in named[:1]}
            else:
                kept.update(named)
            number = 0 if named else self._vocabulary.number(token.word) or 0
        return {letter: n for letter, n in asked.items() if letter not in kept}, kept

    def _last_piles(self, said: Sequence[_Said], piles: Sequence[str]) -> list[str]:
        """Return several piles that are counted from the last: `one each from the last two`."""
        decks = any(each.token.has("deck") for each in said)
        for one, two in pairwise(each.token for each in said):
            for last, counted in ((one, two), (two, one)):
                number = self._vocabulary.number(counted.word) or 0
                if decks and last.has("ordinal-last", "last") and 1 < number <= len(piles):
                    return [*piles[-number:]]
        return []

    def _counts_pile(self, said: Sequence[_Said]) -> bool:
        """Return whether a number is how many of the pile behind it: `2 of the first pile`."""
        idle = ("filler", "from", "often", "idle")
        behind = next((each.token for each in said[1:] if not each.token.has(*idle)), None)
        return said[0].token.has("number") and behind is not None and behind.has("ordinal", "big")

    def _counted_pile(self, before: Sensed, token: Sensed) -> Sensed:
        """Return a word behind one for a pile, or what it is misheard for: `pile won`."""
        if not before.has("deck") or self._vocabulary.number(token.word) is not None:
            return token
        heard = lexicon(self._vocabulary.locale.language).misheard([token.word])
        number = heard is not None and self._vocabulary.number(heard) is not None
        return Sensed(heard, frozenset(("number",))) if heard and number else token

    def _piles(self, token: Sensed, behind: Sensed | None, count: int, single: bool) -> list[int]:
        """Return the number of the pile that a word counts: an ordinal, or the last number.

        `single`: piles are named once, as in `piles 2 and 4`, which is heard as `2 n4`.
        """
        if token.has("ordinal-last"):
            return [count]
        number = self._vocabulary.number(token.word) or 0
        if single and token.guessed and token.has("place"):
            number = int(token.word[1:])
        ends = behind is None or behind.guessed or behind.has("then", "filler", "idle", "both")
        bare = number if ends and not token.has("filler") else 0
        return [n for n in range(1, count + 1) if token.has(f"ordinal-{n}") or n == bare][:1]

    def _said(self, text: str, *, keeps: bool) -> Iterator[_Said]:
        """Yield what a reply says, token by token. `keeps`: what is kept is not chosen."""
        for clause in _CLAUSE.split(text):
            tokens = self._replies.tokens(clause)
            signs = [self._sign(each, keeps=keeps) for each in tokens]
            told = [at for at, sign in enumerate(signs) if sign is None and tokens[at].thing]
            after = tokens[told[-1] + 1 :] if told else []
            behind = [
                sign
                for each in after
                if (sign := self._sign(each, keeps=keeps)) and not _adds(each)
            ]
            # "Blau soll bleiben": what stands behind everything is about all of it.
            before = [n for n in range(told[-1]) if not tokens[n].has("then")] if told else []
            wanted = not (behind and all(signs[n] is None for n in before))
            wanted = wanted or _product(behind) > 0
            denied = len(told) == 1 and _product(behind) < 0  # "ich will das grüne nicht hergeben"
            operators: list[int] = []
            for at, token in enumerate(tokens):
                sign = signs[at]
                if sign is not None:
                    operators.append(sign)
                    continue
                called = token.thing or token.has("ordinal")
                if operators and (called or not token.has("filler", "idle", "me")):
                    wanted, operators = (_product(operators) > 0) is not denied, []
                yield _Said(token, tokens[at + 1] if tokens[at + 1 :] else None, wanted)

    @staticmethod
    def _sign(token: Sensed, *, keeps: bool) -> int | None:
        """Return -1 for a word that denies what it is about, 1 for one that orders it."""
        if token.has("idle") and token.has(*_DENYING):
            return None  # the `ne` of `ne pas`
        if token.has(*_DENYING) or (keeps and token.has(*_KEEPING) and not token.has("spare")):
            return -1
        return 1 if token.has(*_ORDERING) and not token.thing else None

    def _misheard(self, told: Sequence[_Said]) -> Sequence[_Said]:
        """Return what a lone word says that may be a number in dictation: `too`, `number won`."""
        counts = {*self._vocabulary.words("option"), *DIGITS}
        alone = [each for each in told if each.token.word not in counts]
        if len(alone) != 1:
            return told
        heard = lexicon(self._vocabulary.locale.language).misheard([alone[0].token.word])
        if heard is None or self._vocabulary.number(heard) is None:
            return told
        return [_Said(Sensed(heard, frozenset(("number",))), None, wanted=True)]

    def _meant(self, said: _Said) -> set[str]:
        """Return the marks of which an option that is meant has one."""
        token, behind, _wanted = said
        meant = {each for each in token.senses if each.startswith("ordinal-")}
        meant |= {"ordinal-1"} if token.has("upper") else set()
        meant |= {"ordinal-last"} if token.has("lower") else set()
        number = self._vocabulary.number(token.word)
        if token.has("level") and behind and (level := self._vocabulary.level([behind.word])):
            meant.add(level)
        if token.has("place") or (token.word in LEVELS and not token.has("filler")):
            meant.add(token.word)
        if token.has("colour"):
            meant.update(self._vocabulary.gems_begun(token.word))
        if token.has("many") and behind and behind.has("points"):
            meant.add("most-points")
        if number is not None and behind and behind.has("points"):
            meant.add(f"points-{number}")
        elif number is not None and behind and behind.has("colour"):
            meant.update(f"{number}{letter}" for letter in self._vocabulary.gems_begun(behind.word))
        elif number is not None and behind and behind.has("colours"):
            meant.add(f"colours-{number}")
        elif number is not None and not (token.has("filler") and number == 1):
            meant |= {f"ordinal-{number}", f"count-{number}"}
        if not token.senses and (colours := self._many_coloured(token.word)):
            meant.add(f"colours-{colours}")
        if token.has("cheap", "less", "small"):
            meant.add("cheapest")
        elif token.has("expensive", "big"):
            meant.add("dearest")
        if token.has("less", "small"):
            meant.add("least-points")
        elif token.has("most", "more", "big"):
            meant.add("most-points")
        return meant


def _marks(options: Sequence[Parsed], state: State) -> list[set[str]]:
    """Return what each option can be called by."""
    marks: list[set[str]] = []
    things = [None if _paid(each) else option_thing(each, state) for each in options]
    costs = [sum(each.cost) if each else 0 for each in things]
    points = [each.points if isinstance(each, Card) else 0 for each in things]
    for at, (option, thing) in enumerate(zip(options, things, strict=True)):
        own = {f"ordinal-{at + 1}", *([place] if (place := option_place(option)) else ())}
        own |= {"ordinal-last"} if at == len(options) - 1 else set()
        gives = _paid(option) or _gems(option)
        cost = thing.cost if thing else gives
        counted = [(letter, n) for letter, n in zip(ORDER, cost or (), strict=False) if n]
        own |= {letter for letter, _n in counted} | {f"{n}{letter}" for letter, n in counted}
        own |= {f"count-{n}" for _letter, n in counted} if thing else set()
        own |= {f"cost-{letter}" for letter, _n in counted} if thing else set()
        own |= {f"colours-{len(counted)}"} if thing else set()
        own |= (
            {f"only-{letter}" for letter, _n in counted} if thing and len(counted) == 1 else set()
        )
        if isinstance(thing, Card):
            own -= {*ORDER} - {thing.bonus}
            own |= {thing.level, f"points-{thing.points}"}
            own |= {"cheapest"} if costs[at] == min(costs) else set()
            own |= {"dearest"} if costs[at] == max(costs) else set()
            own |= {"most-points"} if points[at] == max(points) else set()
            own |= {"least-points"} if points[at] == min(points) else set()
        marks.append(own)
    return marks


def _cards(options: Sequence[Parsed], state: State) -> list[Card]:
    """Return the cards that options are about, but not where they are ways to pay for one."""
    things = [None if _paid(each) else option_thing(each, state) for each in options]
    return [each for each in things if isinstance(each, Card)]


def _paid(option: Parsed) -> Gems | None:
    match option:
        case Act(action=Buy(payment=payment)):
            return payment
        case _:
            return None


def _gems(option: Parsed) -> Gems | None:
    match option:
        case Act(action=Take(gems=held) | Return(gems=held)):
            return held
        case _:
            return None


def _largest(said: Sequence[_Said], held: Gems) -> str | None:
    """Return the only colour of which most are held, where words call it: `the largest pile`."""
    token, behind, _wanted = said[0]
    called = token.has("big") and behind is not None and behind.has("deck", "tokens")
    called |= token.has("most") and not any(each.token.has("colour") for each in said)
    most = [letter for letter, n in zip(ORDER, held, strict=True) if n == max(held)]
    return most[0] if called and len(most) == 1 else None


def _adds(token: Sensed) -> bool:
    """Return whether a word behind what is chosen says nothing of it: `1 without a doubt`."""
    return token.has("without", "then") and not token.has("not")


def _product(signs: Sequence[int]) -> int:
    return -1 if sum(sign < 0 for sign in signs) % 2 else 1


def _calls(word: str, name: str) -> bool:
    """Return whether a word is a name, its beginning, or one slip away from it."""
    return len(word) >= _STEM and (name.startswith(word) or one_slip(word, name))


def _as_many(letters: str, letter: str, count: int) -> bool:
    """Return whether letters have so many of one; 0 stands for any number but none."""
    return letters.count(letter) == count if count else letter in letters
