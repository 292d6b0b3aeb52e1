"""What is sure of the last round: a turn that wins, whatever the others do and draw.

After a turn that ends the game each of the others has one turn at the most. All that they can make
of it is looked at, with every card that nobody has seen in each place that is hidden. Tokens are
worth nothing any more, so one way to take some stands for all.
"""

from collections.abc import Iterable, Iterator, Sequence

from splendor_access.bots._turns import ranked
from splendor_access.bots._value import SURE, Judge
from splendor_access.game.actions import Action, Buy, Revealed, Take
from splendor_access.game.cards import CARDS, LEVELS, Card, Hidden, lacking
from splendor_access.game.legality import legal_actions
from splendor_access.game.payment import default_payment
from splendor_access.game.rules import apply, winners
from splendor_access.game.state import Seat, State, with_card

BEST = max(card.points for card in CARDS)
"""The most points that a card brings."""


def best_first(judge: Judge, view: State) -> list[tuple[int, Action, State]]:
    """Return every legal action as `ranked` does; those that surely win come before all others."""
    options = ranked(judge, view)
    sure = sure_wins(view)
    if not sure:
        return options
    found = {action: after for _, action, after in options}
    rest = [each for each in options if each[1] not in sure]
    return [*((SURE, action, found[action]) for action in sure), *rest]


def sure_wins(view: State) -> list[Action]:
    """Return the actions after which the seat to act surely wins alone.

    That with the most points comes first, of equals that with the fewest cards.
    """
    me = view.to_act
    view = view.view(me)
    if view.awaiting is not None or view.phase in ("return", "over") or not _near(view):
        return []
    checked: dict[object, bool] = {}
    found = []
    for action in legal_actions(view):
        for after in _done(apply(view, action)[0], me):
            # The bank matters only by what others can take: they might have to buy.
            key = (
                after.market,
                after.tiles,
                after.decks,
                after.seats[me],
                tuple(map(bool, after.bank)),
            )
            if key not in checked:
                checked[key] = surely_won(after, me)
            if checked[key]:
                found.append((_rank(after.seats[me]), action))
    order = sorted(found, key=lambda each: each[0])
    return [*dict.fromkeys(action for _, action in order)]


def surely_won(state: State, me: int) -> bool:
    """Return whether a seat that has just had its turn wins alone, whatever happens.

    What it may not know is `Hidden` in the state.
    """
    if state.phase == "over":
        return winners(state) == (me,)
    return state.ending and state.to_act != me and not _LastTurns(state, me).lost(state)


def _near(view: State) -> bool:
    """Return whether the turn of the seat to act can end the game, or is in the last round."""
    most = BEST + max((tile.points for tile in view.tiles if tile), default=0)
    points = view.seats[view.to_act].points + most
    return view.ending or points >= view.rules.target or view.passes > 0


def _rank(seat: Seat) -> tuple[int, int]:
    """Return what decides who wins: the lowest does."""
    return -seat.points, len(seat.cards)


def _done(state: State, seat: int) -> Iterator[State]:
    """Yield how the turn of a seat can end; a card that is turned over stays unknown."""
    if state.awaiting is not None:
        state = apply(state, Revealed(Hidden(state.awaiting.level)))[0]
    if state.to_act != seat or state.phase not in ("return", "noble"):
        yield state
        return
    actions = legal_actions(state)
    for action in actions[:1] if state.phase == "return" else actions:
        yield from _done(apply(state, action)[0], seat)


class _LastTurns:
    """The turns of the others after the last one of `me`, whose points and cards stay."""

    def __init__(self, state: State, me: int) -> None:
        self._me = me
        self._goal = _rank(state.seats[me])
        seen = {card for card in state.market if card}
        for seat in state.seats:
            seen |= {*seat.cards, *(held.card for held in seat.hand if held)}
        unseen = [card for card in CARDS if card not in seen]
        self._unseen = {level: [c for c in unseen if c.level == level] for level in LEVELS}

    def lost(self, state: State) -> bool:
        """Return whether the others have any way to prevent that `me` wins alone."""
        if state.phase == "over":
            return winners(state) != (self._me,)
        seat, coming = state.to_act, self._coming(state)
        had = [i for i in range(len(state.seats)) if i != self._me and i not in coming]
        if any(_rank(state.seats[i]) <= self._goal for i in had):
            return True
        if not any(self._may_reach(state, i) for i in coming):
            return False
        if self._reaches(state, seat):
            return True
        # Nothing that one does brings a later one points, but it may turn over a card for it.
        return len(coming) > 1 and any(map(self.lost, self._replies(state)))

    @staticmethod
    def _coming(state: State) -> list[int]:
        """Return who still has a turn, the next one first."""
        count = len(state.seats)
        return [
            (state.to_act + i) % count
            for i in range((state.rules.first - state.to_act - 1) % count + 1)
        ]

    def _may_reach(self, state: State, seat: int) -> bool:
        """Return whether a seat could get as far as `me`, at best."""
        levels = [level for level, left in zip(LEVELS, state.decks, strict=True) if left]
        cards = [*state.open_cards(seat).values(), *map(Hidden, levels)]
        return self._enough(state, seat, None) or self._can_buy_enough(state, seat, cards)

    def _reaches(self, state: State, seat: int) -> bool:
        """Return whether the seat to act can get as far as `me` with its turn."""
        idle = self._enough(state, seat, None) and any(
            not isinstance(action, Buy) for action in legal_actions(state)
        )
        return idle or self._can_buy_enough(state, seat, state.open_cards(seat).values())

    def _can_buy_enough(self, state: State, seat: int, cards: Iterable[Card | Hidden]) -> bool:
        known = {each for card in cards for each in self._meant(card)}
        return any(self._enough(state, seat, card) for card in known)

    def _meant(self, card: Card | Hidden) -> Sequence[Card]:
        """Return what a card can be."""
        return self._unseen[card.level] if isinstance(card, Hidden) else [card]

    def _enough(self, state: State, seat: int, card: Card | None) -> bool:
        """Return whether a seat gets as far as `me` with a card that it can pay for."""
        then = state.seats[seat]
        tiles = [tile for tile in state.tiles if tile]
        most = max((tile.points for tile in tiles), default=0)
        if then.points + (card.points if card else 0) + most < -self._goal[0]:
            return False
        if card:
            if default_payment(then, card) is None:
                return False
            then = with_card(then, card)
        visits = (tile.points for tile in tiles if not any(lacking(tile.cost, then.bonuses)))
        return (-then.points - max(visits, default=0), len(then.cards)) <= self._goal

    def _replies(self, state: State) -> Iterator[State]:
        """Yield what the turn of the seat to act leaves for those after it."""
        tried: set[object] = set()
        for action in sorted(legal_actions(state), key=lambda each: isinstance(each, Buy)):
            alike = isinstance(action, Take) or getattr(action, "place", "") in tuple(LEVELS)
            kind: object = type(action) if alike else action
            if kind not in tried:
                tried.add(kind)
                yield from _done(apply(state, action)[0], state.to_act)
