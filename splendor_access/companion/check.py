"""`check`: compares the real table with the program's, one thing at a time."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from splendor_access.companion.descriptions import describe_entry_publicly
from splendor_access.companion.naming import named
from splendor_access.game.cards import LEVELS, Card, Gems, minus
from splendor_access.game.set_right import SwapCards, set_right_text
from splendor_access.game.state import MARKET_PLACES, State
from splendor_access.session.answers import Answers
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.prompts import Choice
from splendor_access.table.book import Known, Step
from splendor_access.table.real_start import AtStart
from splendor_access.table.real_table import RealTable
from splendor_access.talk import describe
from splendor_access.talk.messages import Message, Messages, fold, say
from splendor_access.talk.parsing.commands import Do
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary

OFFERED = 8
"""How many entries are offered that could explain a difference, the latest first."""


class ThingToCheck(msgspec.Struct, frozen=True):
    """One thing to compare: the bank, a row, the nobles, or the belongings of a seat."""

    kind: str
    about: str = ""
    seat: int = -1


class TableCheck:
    """A walk through everything on a table.

    `at` is the position in it, or None outside a check. Where a row is not as it was read, its
    places are gone through one by one: `_places` are those still to be asked about, and `_wrong`
    those where something else lies.
    """

    def __init__(
        self,
        table: RealTable,
        dialogue: Dialogue,
        answers: Callable[[], Answers],
        vocabulary: Callable[[], Vocabulary],
    ) -> None:
        self.at: int | None = None
        self._left = 0  # where to continue after a correction
        self._places: list[str] = []
        self._wrong: list[str] = []
        self._table = table
        self._dialogue = dialogue
        self._answers = answers
        self._vocabulary = vocabulary

    @property
    def _things(self) -> Sequence[ThingToCheck]:
        seats = range(len(self._table.names))
        people = [ThingToCheck(kind, seat=seat) for seat in seats for kind in ("tokens", "cards")]
        rows = [ThingToCheck("row", level) for level in LEVELS]
        return [ThingToCheck("bank"), *rows, ThingToCheck("nobles"), *people]

    def begin(self) -> Messages:
        """Begin, or continue after a correction."""
        self._places = []
        self.at, self._left = self._left, 0
        return [say("companion-check"), *self._read()] if not self.at else self._read()

    def pause(self) -> None:
        """Stop here, to continue after a correction."""
        if self.at is not None:
            self._left, self.at = self.at, None

    def cancel(self) -> bool:
        """Stop, and return whether a check was under way."""
        was, self.at = self.at, None
        return was is not None

    def _read(self) -> Messages:
        assert self.at is not None
        thing = self._things[self.at]
        scene, names = self._answers().scene(), self._table.names
        seat = scene.state.seats[thing.seat] if thing.kind in ("tokens", "cards") else None
        match thing.kind:
            case "bank":
                return describe.bank(scene)
            case "row":
                return describe.row(scene, thing.about)
            case "nobles":
                return describe.nobles(scene)
            case "tokens":
                assert seat
                held, name = seat.tokens, names[thing.seat]
                return [say("companion-check-tokens", name=name, gems=held, count=sum(held))]
            case _:
                assert seat
                count = sum(held is not None for held in seat.hand)
                return [
                    say(
                        "companion-check-cards",
                        name=names[thing.seat],
                        gems=seat.bonuses,
                        cards=len(seat.cards),
                        reserved=count,
                        nobles=len(seat.nobles),
                        points=seat.points,
                    )
                ]

    def take(self, typed: str) -> Messages:
        """Take an answer: a yes, or what lies there instead."""
        assert self.at is not None
        vocabulary = self._vocabulary()
        word = fold(vocabulary.plain(typed)) if typed.strip() else ""
        agrees = vocabulary.agrees(typed)
        if not word or agrees:
            return self._next_place() if self._places else self._next()
        if vocabulary.leaves(typed):
            self.cancel()
            return [say("cancelled")]
        if self._places:
            return self._take_place(typed)
        if word in vocabulary.words("back"):
            self.at = max(0, self.at - 1)
            return self._read()
        thing = self._things[self.at]
        counts = parse_gems(vocabulary.split(typed), vocabulary, strict=True)
        if thing.kind in ("bank", "tokens") and len(counts) == 1:
            state = self._table.state
            known = state.bank if thing.kind == "bank" else state.seats[thing.seat].tokens
            if counts[0] == known:
                return self._next()
            return self._explain(thing, minus(counts[0], known))
        if word in MARKET_PLACES:
            return self._explain(ThingToCheck("place", word))
        if agrees is False and thing.kind == "row":
            self._wrong = []
            self._places = [
                place for place in self._row(thing) if self._table.state.card_at(place) is not None
            ]
            return self._read_place() if self._places else self._explain(thing)
        if agrees is False:
            return self._explain(thing)
        return [say("companion-check-answer")]

    # A row, place by place

    def _row(self, thing: ThingToCheck) -> list[str]:
        return [place for place in MARKET_PLACES if place[0] == thing.about]

    def _read_place(self) -> Messages:
        place = self._places[0]
        card = self._table.state.card_at(place)
        assert isinstance(card, Card)
        return [say("companion-check-place", told=say("placed", place=place, card=card))]

    def _take_place(self, typed: str) -> Messages:
        """Take a no, or the card that lies at the place asked about."""
        assert self.at is not None
        vocabulary, place = self._vocabulary(), self._places[0]
        if vocabulary.agrees(typed) is False:
            self._wrong.append(place)
            return self._next_place()
        there = {
            card: other
            for other in self._row(self._things[self.at])
            if isinstance(card := self._table.state.card_at(other), Card)
        }
        found = named(typed, [*there], vocabulary).only
        if not isinstance(found, Card):
            return [say("companion-check-answer"), *self._read_place()]
        if there[found] == place:
            return self._next_place()
        return self._offer_swap(place, there[found])

    def _next_place(self) -> Messages:
        """Go on to the next place, or to what the wrong ones tell."""
        self._places.pop(0)
        if len(self._wrong) == 2:
            return self._offer_swap(*self._wrong)
        if self._places:
            return self._read_place()
        return self._explain(ThingToCheck("place", self._wrong[0])) if self._wrong else self._next()

    def _offer_swap(self, first: str, second: str) -> Messages:
        """Offer that two cards lie in each other's place, or that something else is wrong."""
        self._places = []
        self.pause()
        options: list[tuple[Message, Do]] = [
            (
                say("companion-check-swapped", first=first, second=second),
                Do("shown", set_right_text(SwapCards(first, second))),
            ),
            *(
                (say("companion-check-other", place=each), Do("fix", each))
                for each in (first, second)
            ),
        ]
        return self._dialogue.offer(Choice("which", say("companion-check-which"), options))

    def _next(self) -> Messages:
        assert self.at is not None
        self.at += 1
        if self.at < len(self._things):
            return self._read()
        self.at = None
        return [say("companion-checked")]

    def _explain(self, thing: ThingToCheck, off: Gems | None = None) -> Messages:
        """Offer the entries that could have caused a difference."""
        steps = self._table.book.steps
        found = [at for at in self._touching(thing, off) if steps[at].events or _is_card(steps[at])]
        if not found:
            return [say("companion-check-none")]
        self.pause()
        state, names, answers = self._table.state, self._table.names, self._answers()
        options: list[tuple[Message, Do]] = [
            (describe_entry_publicly(steps[at], state, names, answers), Do("fix", f"at {at}"))
            for at in found[:OFFERED]
        ]
        return self._dialogue.offer(Choice("which", say("companion-check-explain"), options))

    def _touching(self, thing: ThingToCheck, off: Gems | None) -> Iterator[int]:
        """Yield the entries that touch a thing.

        With `off`, the gems by which it differs, entries of such gems come first.
        """
        steps = self._table.book.steps
        latest = range(len(steps) - 1, -1, -1)
        touching = [at for at in latest if _touches(steps[at], thing)]
        if off is None:
            yield from touching
            return
        wrong = [i for i, n in enumerate(off) if n]

        def moved(at: int) -> Gems:
            step = steps[at]
            return minus(_gems(step.after, thing), _gems(step.before, thing))

        def fits(at: int) -> tuple[bool, int]:
            gems = moved(at)
            return not all(gems[i] for i in wrong), -at

        yield from sorted((at for at in touching if any(moved(at)[i] for i in wrong)), key=fits)


def _gems(state: State, thing: ThingToCheck) -> Gems:
    return state.bank if thing.kind == "bank" else state.seats[thing.seat].tokens


def _is_card(step: Step) -> bool:
    return isinstance(step.entered.what, AtStart | Known)


def _touches(step: Step, thing: ThingToCheck) -> bool:
    """Return whether an entry changed a thing."""
    before, after = step.before, step.after
    match thing.kind:
        case "bank" | "tokens":
            return _gems(before, thing) != _gems(after, thing)
        case "cards":
            return before.seats[thing.seat] != after.seats[thing.seat]
        case "nobles":
            return before.tiles != after.tiles
        case _:
            places = [place for place in MARKET_PLACES if place.startswith(thing.about)]
            return any(before.card_at(place) != after.card_at(place) for place in places)
