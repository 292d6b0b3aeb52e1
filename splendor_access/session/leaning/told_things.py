"""The cards and nobles of the last answers, and those of them that a line points at.

`the second`, `the cheaper one`, `the red one`, `left of it`, `the other`.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise

import msgspec

from splendor_access.game.cards import GOLD, LEVELS, ORDER
from splendor_access.game.legality import default_payment, price
from splendor_access.game.state import MARKET_PLACES, TILE_PLACES, State
from splendor_access.session.leaning.line import RANKING, LeaningLine
from splendor_access.session.listener import LastAnswer
from splendor_access.talk.parsing.descriptions import read_description
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST_POINTED = 3
"""So many things that a line points at are asked about; of more it points at none."""

_LEAST = ("cheap", "small", "less", "fast")
"""Senses that choose the card that costs least, or has least points."""


_OF_ONE = ("look", "need", "worth", "code", "goal")
"""Questions by which things are told one after another."""

_CHOOSING = ("left", "right", "next", "neighbour", "middle")
"""Sayings that choose another thing than what was told alone."""


class Pointed(msgspec.Struct, frozen=True):
    """Places of cards or nobles that a line points at.

    `said` are the senses of the words that do so. `itself`: they are what was told last, and the
    line does not choose among several. Where it is not `sure`, its words may say something else.
    """

    places: tuple[str, ...]
    said: frozenset[str] = frozenset()
    itself: bool = False
    sure: bool = True


class ToldThings:
    """What was told lately to a player: `last` is the answer, with those before it."""

    def __init__(self, last: LastAnswer, state: State, seat: int) -> None:
        self._last = last
        self._mine = state.seats[seat]
        self._cards = state.known_cards(seat)
        self._nobles = {
            place: noble for place, noble in zip(TILE_PLACES, state.tiles, strict=False) if noble
        }

    @cached_property
    def lately(self) -> tuple[str, ...]:
        """The things of the latest answers that each told one, the earliest first."""
        told: list[str] = []
        for answer in (self._last, *self._last.before):
            things = _things(answer)
            if len(things) > 1:
                break
            if answer.asked.command not in _OF_ONE:
                continue
            told = [each for each in told if each not in things]
            told = [*things, *told]
        return tuple(told)

    @property
    def is_last(self) -> bool:
        """Whether the last answer itself told things."""
        return bool(_things(self._last))

    @cached_property
    def current(self) -> tuple[str, ...]:
        """The things of the last answer, or where it has none of the one before it."""
        answers = (self._last, *self._last.before)
        return next((told for each in answers if (told := _things(each))), ())

    @cached_property
    def listed(self) -> tuple[str, ...]:
        """The things among which a line chooses: of the last list, or told one after another."""
        if len(self.current) > 1:
            return self._payable or self.current
        if len(self.lately) > 1:
            return self.lately
        lists = (_things(each) for each in self._last.before)
        return next((each for each in lists if len(each) > 1), self.current)

    @property
    def _payable(self) -> tuple[str, ...]:
        """The cards of a list that can be paid, which is told before those that nearly can be."""
        asked = self._last.asked
        if asked.command != "afford":
            return ()
        cards = ((each, self._cards.get(each)) for each in self.current)
        return tuple(each for each, card in cards if card and default_payment(self._mine, card))

    def pointed(self, line: LeaningLine, vocabulary: Vocabulary) -> Pointed | None:
        """Return what a line points at; None where nothing was told, or that is not there."""
        if named := line.named_places:
            return Pointed(named, frozenset(("place", "letter")))
        if not self.current:
            return None
        if (line.leads or line.says("meant")) and (meant := self._instead(line, vocabulary)):
            return meant
        chosen = self._before(line) or self._beside(line) or self._ordered(line, vocabulary)
        chosen = chosen or self._other(line)
        chosen = chosen or self._ranked(line) or self._described(line, vocabulary)
        if chosen:
            return chosen if 0 < len(chosen.places) <= MOST_POINTED else None
        if line.has("ordinal") or line.says(*_CHOOSING):
            return None
        whole = self.listed if line.says("of-them") else self.current
        return Pointed(whole, frozenset(("number",)) if line.says("of-them") else frozenset(), True)

    def _instead(self, line: LeaningLine, vocabulary: Vocabulary) -> Pointed | None:
        """Return the card that is meant in the place of the one that was told."""
        if len(self.current) != 1:
            return None
        (here,) = self.current
        if line.says("meant") and (named := self._slipped(line, vocabulary, here)):
            return named
        described = line.has("points", "colour") and not line.has("many")
        told = read_description(line.rest, vocabulary) if described else None
        fitting = told.fitting(self._cards.values()) if told else []
        others = tuple(
            each for each, card in self._cards.items() if card in fitting and each != here
        )
        if not 0 < len(others) <= MOST_POINTED:
            return None
        said = ("colour", "points", "number", "level", "ordinal", "letter", "not", "other")
        return Pointed(others, frozenset(said))

    def _slipped(self, line: LeaningLine, vocabulary: Vocabulary, here: str) -> Pointed | None:
        """Return the card of the same row, or number, where the line corrects that alone."""
        if line.has("points", "colour", "turn", "round", "many"):
            return None
        numbers = (vocabulary.number(word) for word in line.named_numbers)
        places = [
            *(f"{here[0]}{number}" for number in numbers),
            *(f"{word}{here[1]}" for word in line.named_letters),
        ]
        named = tuple(each for each in places if each in self._cards and each != here)
        said = frozenset(("number", "letter", "level", "not"))
        return Pointed(named[-1:], said) if named else None

    def beside(self, line: LeaningLine) -> tuple[str, ...]:
        """Return the cards beside, above or below the one that was told, at which a line points."""
        found = self._beside(line)
        return found.places if found else ()

    def _beside(self, line: LeaningLine) -> Pointed | None:
        """Return the card beside the one that was told: `left of it`, `the next in the row`."""
        steps = [("left", -1), ("right", 1), ("next", 1), ("neighbour", -1), ("neighbour", 1)]
        if len(self.current) != 1:
            return None
        (here,) = self.current
        row = [each for each in (*MARKET_PLACES, *TILE_PLACES) if each[0] == here[0]]
        if here not in row:
            return None
        at = row.index(here)
        found = [
            row[at + step] for kind, step in steps if line.says(kind) and _is_in(at + step, row)
        ]
        found = found or [*self._in_other_row(line, here)]
        said = frozenset(("level", "next", "deck", "ordinal"))
        return Pointed(tuple(found), said) if found else None

    def _in_other_row(self, line: LeaningLine, here: str) -> Iterator[str]:
        """Yield the card above or below, or the one that is counted there."""
        step = line.says("above") - line.says("below")
        if step and here[0] in LEVELS and _is_in(at := LEVELS.index(here[0]) + step, LEVELS):
            place = f"{LEVELS[at]}{line.ordinals[0] if line.ordinals else here[1]}"
            yield from [place] if place in self._cards else []

    def _ordered(self, line: LeaningLine, vocabulary: Vocabulary) -> Pointed | None:
        """Return the thing of a list that its order names, or what was told before the last."""
        things = self.listed
        if any(line.has(f"ordinal-{at + 1}") for at in range(len(things), len(self.current))):
            things = self.current
        said = frozenset(("ordinal", "last", "wait", "number"))
        if len(things) < 2 or line.counts_turns:
            return None
        if line.says("middle"):
            return Pointed(things[(len(things) - 1) // 2 : len(things) // 2 + 1], said)
        for at in range(len(things)):
            if line.has(f"ordinal-{at + 1}"):
                return Pointed((things[at],), said)
        if line.has("ordinal-last"):
            return Pointed((things[-1],), said)
        told = line.read(line.rest) if line.says("of-them") else []
        numbers = [each.word for each in told if each.has("number")]
        if len(numbers) == 1 and not line.has("points", "colour", "turn", "round", "many"):
            at = (vocabulary.number(numbers[0]) or 0) - 1  # "number three of those"
            return Pointed((things[at],), said) if _is_in(at, things) else None
        return None

    def _before(self, line: LeaningLine) -> Pointed | None:
        """Return what was told before the last thing, which may be the one beside it, too."""
        last = line.has("last") and not line.has("ordinal-last")
        several = len(self.lately) > 1 and self.current == self.lately[-1:]
        if not several or line.counts_turns or not (last or line.says("further-back")):
            return None
        beside = self.beside(line)
        said = frozenset(("ordinal", "last", "wait", "number"))
        return Pointed((self.lately[-2], *beside), said, sure=not beside)

    def _other(self, line: LeaningLine) -> Pointed | None:
        if not line.has("ordinal-other"):
            return None
        others = tuple(each for each in self.listed if each not in self.current)
        return Pointed(others, frozenset(("other", "ordinal-other")))

    def _ranked(self, line: LeaningLine) -> Pointed | None:
        """Return those of several cards that cost least or most, or that have most points."""
        cards = [each for each in self.listed if each in self._cards]
        if len(cards) < 2 or not line.ranks or line.names_letter:
            return None
        costs = [
            {each: sum(price(self._mine, self._cards[each])) for each in cards},
            {each: sum(self._cards[each].cost) for each in cards},
        ]
        if line.has("points"):
            costs = [{each: self._cards[each].points for each in cards}]
        elif coloured := [ORDER.index(each) for each in line.colours if each != "g"]:
            due = {each: price(self._mine, self._cards[each]) for each in cards}
            costs = [{each: sum(due[each][at] for at in coloured) for each in cards}]
        elif not line.has(*RANKING[:4], "cost"):  # "which brings most"
            costs.append({each: self._cards[each].points for each in cards})
        choose = min if line.has(*_LEAST) and not line.has("big", "expensive") else max
        best = [{each for each in cards if one[each] == choose(one.values())} for one in costs]
        places = tuple(each for each in cards if any(each in ranked for ranked in best))
        return Pointed(places, frozenset((*RANKING, "points", "cost", "more", "what")))

    def _described(self, line: LeaningLine, vocabulary: Vocabulary) -> Pointed | None:
        """Return those of several things that a line describes: `the red one`."""
        pairs = pairwise(line.tokens)
        if len(self.listed) < 2 or not line.has("colour", "points"):
            return None
        if any(a.has("many") and b.has("colour") for a, b in pairs):
            return None  # "how many reds"
        places = self._sparing_gold(line) or self._nobles_with(line)
        places = places or self._fitting(line, vocabulary)
        if not places or len(places) == len(self.listed):
            return None
        said = frozenset(("colour", "points", "number", "level", "with", "letter", "not", "keep"))
        return Pointed(places, said, sure=not line.has("many", "not", "keep"))

    def _fitting(self, line: LeaningLine, vocabulary: Vocabulary) -> tuple[str, ...]:
        """Return the cards of the list that are described, if only as those with points."""
        cards = {each: self._cards[each] for each in self.listed if each in self._cards}
        told = read_description(line.demanded, vocabulary)
        fitting = told.fitting(cards.values()) if told else []
        vague = len(fitting) in (0, len(cards)) and line.has("with") and line.has("points")
        if vague and not line.has("many", "most"):
            fitting = [card for card in cards.values() if card.points]
        return tuple(each for each, card in cards.items() if card in fitting)

    def _nobles_with(self, line: LeaningLine) -> tuple[str, ...]:
        """Return the nobles of the list that ask for a colour which not all of them ask for."""
        nobles = {each: self._nobles[each] for each in self.listed if each in self._nobles}
        named = [ORDER.index(each) for each in line.colours]
        fitting = [e for e, noble in nobles.items() if all(noble.cost[at] for at in named)]
        return tuple(fitting) if named else ()

    def _sparing_gold(self, line: LeaningLine) -> tuple[str, ...]:
        """Return the cards of the list that can be paid without gold, where the line says so."""
        if line.colours != "g" or not line.has("not", "without", "keep", "except"):
            return ()
        ways = {
            each: default_payment(self._mine, self._cards[each])
            for each in self.listed
            if each in self._cards
        }
        return tuple(each for each, way in ways.items() if way and not way[GOLD])


def _things(answer: LastAnswer) -> tuple[str, ...]:
    return tuple(answer.cards) or tuple(answer.tiles)


def _is_in(at: int, row: Sequence[str]) -> bool:
    return 0 <= at < len(row)
