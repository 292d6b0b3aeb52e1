"""Reasons: what an action brings, what it is a step to, and what it keeps from others."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from splendor_access.bots._advice import Purchase
from splendor_access.bots._last_round import may_still_win, wins_surely
from splendor_access.bots._value import Judge
from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import GOLD, Card, Hidden, lacking
from splendor_access.game.legality import default_payment, missing, price
from splendor_access.game.reach import fewest_turns
from splendor_access.game.state import (
    HAND_INDEX,
    MARKET_INDEX,
    TILE_INDEX,
    TILE_PLACES,
    Held,
    State,
    with_card,
)
from splendor_access.talk.questions._outlook import tiles

FARTHEST = 4
"""Cards that are more turns away than this are no reason."""
MOST = 5
"""So many cards and nobles are weighed as what an action is a step to."""

_replace = msgspec.structs.replace


What = Literal[
    "wins",
    "end",
    "visit",
    "points",
    "points-denied",
    "denied",
    "denied-visit",
    "payable",
    "nearer",
    "payable-it",
    "nearer-it",
    "nearer-noble",
    "cheaper",
    "useful",
    "kept",
    "least",
    "drew",
    "hidden",
    "same",
    "place",
    "nothing",
]
"""The kinds of reasons. Behind `payable` and `nearer` stands `-it` for a card that the action
reserves; `drew` and `hidden` are about cards that only who acted knows."""


class GoodReason(msgspec.Struct, frozen=True):
    """Why an action is good: `what` it is, and what it is about.

    `place`: a card or a noble; `count`: points, bonuses, cards or gold; `turns`: how many more
    turns it takes; `seats`: who else could buy the card, here before the listener; with `end` who
    can still win.
    """

    what: What
    place: str | None = None
    count: int = 0
    turns: int = 0
    seats: list[int] = []

    @property
    def entry(self) -> str:
        """What the name of its entry ends with: one entry tells in how many turns, also in one."""
        return self.what.replace("payable", "nearer")

    @property
    def told(self) -> tuple[object, ...]:
        """What a listener can tell it from other reasons by."""
        match self.what:
            case "payable" | "nearer" | "visit" | "denied-visit":
                return self.what, self.place
            case "denied":
                return self.what, *self.seats
            case "payable-it" | "nearer-it":
                return self.what, self.turns
            case "nearer-noble":
                return self.what, self.place, self.count
            case _:
                return self.what, self.count, *self.seats


class Reasons:
    """What speaks for the actions of the seat to act; `view` is what all who are told may know."""

    def __init__(self, judge: Judge, view: State) -> None:
        self._judge = judge
        self._view = view
        self._me = view.to_act
        known = view.known_cards(view.to_act)
        self._turns = dict(zip(known.values(), _turns(view, view.to_act), strict=True))

    def of(
        self, action: Action, after: State, then: Purchase | None = None, *, sure: bool = False
    ) -> Iterator[GoodReason]:
        """Give the reasons for an action, the strongest first; `after` is where its turn leads.

        What the seat buys `then` comes before all others. With `sure`, no other card is named: it
        might be left for a better one.
        """
        if wins_surely(after, self._me):
            yield GoodReason("wins", getattr(action, "place", None), after.seats[self._me].points)
        match action:
            case Buy(place):
                yield from self._buying(place, after)
                yield from self._steps(after, then, sure=sure)
                yield from self._cheaper(place, after)
            case Reserve(place):
                yield from self._keeping(place)
                yield from self._steps(after, then, sure=sure)
                held, then_held = (
                    state.seats[self._me].tokens[GOLD] for state in (self._view, after)
                )
                yield GoodReason("kept", place, max(0, then_held - held))
            case Take():
                yield from self._steps(after, then, sure=sure)
                yield from self._useful(after)
            case Return():
                yield GoodReason("least")
            case ChooseNoble(place):
                tile = self._view.tiles[TILE_INDEX[place]]
                assert tile is not None
                yield GoodReason("points", place, tile.points)
            case Pass():
                yield GoodReason("nothing")

    def _buying(self, place: str, after: State) -> Iterator[GoodReason]:
        before, then = self._view.seats[self._me], after.seats[self._me]
        card, brought = then.cards[-1], then.points - before.points
        if then.points >= self._view.rules.target and not wins_surely(after, self._me):
            still = may_still_win(after, self._me)
            yield GoodReason("end", place, then.points, seats=still)
        if len(then.nobles) > len(before.nobles):
            tile = TILE_PLACES[self._view.tiles.index(then.nobles[-1])]
            yield GoodReason("visit", tile, brought)
        rivals = self._rivals(card) if place in MARKET_INDEX else []
        if brought and rivals:
            yield GoodReason("points-denied", place, brought, seats=rivals)
        if brought:
            yield GoodReason("points", place, brought)

    def _keeping(self, place: str) -> Iterator[GoodReason]:
        card = self._view.market[MARKET_INDEX[place]] if place in MARKET_INDEX else None
        rivals = self._rivals(card) if isinstance(card, Card) else []
        if not rivals or not isinstance(card, Card):
            return
        for seat in rivals:
            then = with_card(self._view.seats[seat], card)
            for tile_place, tile in tiles(self._view).items():
                if not any(lacking(tile.cost, then.bonuses)):
                    yield GoodReason("denied-visit", tile_place, tile.points, seats=[seat])
        yield GoodReason("denied", place, card.points, seats=rivals)

    def _cheaper(self, place: str, after: State) -> Iterator[GoodReason]:
        before, then = self._view.seats[self._me], after.seats[self._me]
        cheaper = sum(
            sum(price(then, other)) < sum(price(before, other))
            for other in after.known_cards(self._me).values()
        )
        if cheaper:
            yield GoodReason("cheaper", place, cheaper)

    def _useful(self, after: State) -> Iterator[GoodReason]:
        before, then = self._view.seats[self._me], after.seats[self._me]
        cards = after.known_cards(self._me).values()
        useful = sum(sum(missing(then, card)) < sum(missing(before, card)) for card in cards)
        if useful:
            yield GoodReason("useful", None, useful)

    def _rivals(self, card: Card) -> list[int]:
        """Return the opponents who can pay for a card now."""
        seats = self._view.seats
        others = [(self._me + i) % len(seats) for i in range(1, len(seats))]
        return [seat for seat in others if default_payment(seats[seat], card) is not None]

    def _steps(self, after: State, then: Purchase | None, *, sure: bool) -> list[GoodReason]:
        """Return what an action brings nearer; first that without which it would be worth less.

        What somebody else can buy before comes last, and what the seat buys `then` before all.
        """
        if after.phase == "over":
            return []
        known = after.known_cards(self._me)
        near = [*self._cards(after), *self._nobles(after)]
        bought = [
            r
            for r in near
            if then and (known.get(r.place or ""), r.turns) == (then.card, then.turns)
        ]
        if sure:
            near = [r for r in near if r in bought or r.what == "nearer-noble"]
        near.sort(key=lambda each: (each.turns, -each.count))
        near = near[:MOST]
        without = [self._judge.logit(_without(after, self._me, r), self._me) for r in near]
        order = sorted(range(len(near)), key=lambda i: (len(near[i].seats) > 0, without[i]))
        found = [near[i] for i in order]
        return [*bought, *(r for r in found if r not in bought)]

    def _cards(self, after: State) -> Iterator[GoodReason]:
        known = after.known_cards(self._me)
        for (place, card), turns in zip(known.items(), _turns(after, self._me), strict=True):
            before = self._turns.get(card)
            if turns is not None and turns <= FARTHEST and (before is None or turns < before):
                if turns > 1 and place in MARKET_INDEX and self._rivals(card):
                    continue  # it will be gone by then
                what: What = "payable" if turns == 1 else "nearer"
                if place in HAND_INDEX and not self._view.seats[self._me].held_at(place):
                    what = "payable-it" if turns == 1 else "nearer-it"
                yield GoodReason(what, place, card.points, turns, self._faster(after, place, turns))

    def _faster(self, after: State, place: str, turns: int) -> list[int]:
        """Return the opponents who can buy a card of the market within so many turns."""
        if place not in MARKET_INDEX:
            return []
        count = len(after.seats)
        others = [(self._me + i) % count for i in range(1, count)]
        ways = {seat: fewest_turns(after, seat, place) for seat in others}
        return [seat for seat, way in ways.items() if way and way.turns <= turns]

    def _nobles(self, after: State) -> Iterator[GoodReason]:
        before, then = self._view.seats[self._me], after.seats[self._me]
        for place, tile in tiles(after).items():
            lacks = sum(lacking(tile.cost, then.bonuses))
            if 0 < lacks < min(FARTHEST, sum(lacking(tile.cost, before.bonuses))):
                yield GoodReason("nearer-noble", place, lacks, lacks)


def _turns(state: State, seat: int) -> list[int | None]:
    """Return how many turns each known card takes a seat, its purchase counted."""
    ways = (fewest_turns(state, seat, place) for place in state.known_cards(seat))
    return [way.turns if way else None for way in ways]


def _without(state: State, seat: int, reason: GoodReason) -> State:
    """Return a state in which what a reason is about is not to be had."""
    place = reason.place or ""
    if reason.what == "nearer-noble":
        at = TILE_INDEX[place]
        return _replace(state, tiles=(*state.tiles[:at], None, *state.tiles[at + 1 :]))
    card = state.known_cards(seat)[place]
    if place in MARKET_INDEX:
        at = MARKET_INDEX[place]
        market = (*state.market[:at], Hidden(card.level), *state.market[at + 1 :])
        return _replace(state, market=market)
    held = state.seats[seat]
    hand = tuple(
        Held(Hidden(card.level), blind=True) if entry and entry.card == card else entry
        for entry in held.hand
    )
    seats = (*state.seats[:seat], _replace(held, hand=hand), *state.seats[seat + 1 :])
    return _replace(state, seats=seats)
