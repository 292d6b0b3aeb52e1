"""Sure wins in the last round: turns that win, whatever the others do and draw.

After a turn that ends the game each of the others has one turn at most. All results of these turns
are tried, with every unseen card in each hidden place. Tokens are worth nothing any more, so one
take stands for all.
"""

from collections.abc import Iterable, Iterator, Sequence

from splendor_access.game.actions import Action, Buy, Revealed, Take
from splendor_access.game.cards import CARDS, GOLD, LEVELS, Card, Gems, Hidden, lacking, plus
from splendor_access.game.legality import legal_actions
from splendor_access.game.rules import apply, winners
from splendor_access.game.state import Seat, State, with_card

BEST = max(card.points for card in CARDS)
"""The most points that a card brings."""

Rank = tuple[int, int]
"""A sort key of seats by which the winner comes first: points, negative, and cards."""


def sure_wins(view: State) -> list[Action]:
    """Return the actions with which the seat to act surely wins alone.

    The one with the most points comes first, of equals the one with the fewest cards.
    """
    me = view.to_act
    view = view.view(me)
    if view.awaiting is not None or view.phase in ("return", "over") or not _near(view):
        return []
    checked: dict[object, bool] = {}
    found = []
    for action in legal_actions(view):
        for after in _turn_ends(apply(view, action)[0], me):
            # Of the bank only the colours that others can take matter: without any they must buy.
            key = (
                after.market,
                after.tiles,
                after.decks,
                after.seats[me],
                tuple(map(bool, after.bank)),
            )
            if key not in checked:
                checked[key] = wins_surely(after, me)
            if checked[key]:
                found.append((rank(after.seats[me]), action))
    order = sorted(found, key=lambda each: each[0])
    return [*dict.fromkeys(action for _, action in order)]


def wins_surely(state: State, me: int) -> bool:
    """Return whether a seat that has just had its turn wins alone, whatever happens.

    In the state, cards that the seat may not know are `Hidden`.
    """
    if state.phase == "over":
        return winners(state) == (me,)
    return state.ending and state.to_act != me and not _LastTurns(state, me).lost(state)


def may_still_win(state: State, me: int) -> list[int]:
    """Return who can still win or draw level after a turn of `me` that ended the game.

    In the state, cards that the seat may not know are `Hidden`, and may be what is needed.
    """
    return _LastTurns(state, me).able(state) if state.ending and state.to_act != me else []


def _near(view: State) -> bool:
    """Return whether the turn of the seat to act can end the game, or is in the last round."""
    most = BEST + max((tile.points for tile in view.tiles if tile), default=0)
    points = view.seats[view.to_act].points + most
    return view.ending or points >= view.rules.target or view.passes > 0


def rank(seat: Seat) -> Rank:
    """Return a sort key of seats by which the winner comes first."""
    return -seat.points, len(seat.cards)


def turns_left(state: State) -> list[int]:
    """Return the seats that still have a turn in the round, the next one first."""
    count = len(state.seats)
    left = (state.rules.first - state.to_act - 1) % count + 1
    return [(state.to_act + i) % count for i in range(left)]


def idles_to(state: State, seat: int, goal: Rank) -> bool:
    """Return whether a seat comes to a rank, or before it, without a purchase."""
    then = state.seats[seat]
    return (-then.points - _visit(state, then.bonuses), len(then.cards)) <= goal


def reaching(state: State, seat: int, cards: Iterable[Card], goal: Rank) -> Iterator[Card]:
    """Yield those of some cards with whose purchase a seat comes to a rank, or before it."""
    then = state.seats[seat]
    held = plus(then.bonuses, then.tokens)
    needed = -goal[0] - then.points + (len(then.cards) >= goal[1])
    most = max((tile.points for tile in state.tiles if tile), default=0)
    for card in cards:
        if card.points + most < needed or sum(lacking(card.cost, held)) > held[GOLD]:
            continue
        if (
            card.points >= needed
            or card.points + _visit(state, with_card(then, card).bonuses) >= needed
        ):
            yield card


def _visit(state: State, bonuses: Gems) -> int:
    """Return the most points of a noble that comes to such bonuses."""
    visits = (tile.points for tile in state.tiles if tile and not any(lacking(tile.cost, bonuses)))
    return max(visits, default=0)


def turn_end(view: State, action: Action) -> State:
    """Return a state at the end of a turn, with whatever tokens given back and any noble."""
    return next(_turn_ends(apply(view, action)[0], view.to_act))


def _turn_ends(state: State, seat: int) -> Iterator[State]:
    """Yield the possible states at the end of a seat's turn; cards turned over stay unknown."""
    if state.awaiting is not None:
        state = apply(state, Revealed(Hidden(state.awaiting.level)))[0]
    if state.to_act != seat or state.phase not in ("return", "noble"):
        yield state
        return
    actions = legal_actions(state)
    for action in actions[:1] if state.phase == "return" else actions:
        yield from _turn_ends(apply(state, action)[0], seat)


class _LastTurns:
    """The last turns of the others, after the last turn of `me`."""

    def __init__(self, state: State, me: int) -> None:
        self._me = me
        self._goal = rank(state.seats[me])
        seen = {card for card in state.market if card}
        for seat in state.seats:
            seen |= {*seat.cards, *(held.card for held in seat.hand if held)}
        unseen = [card for card in CARDS if card not in seen]
        self._unseen = {level: [c for c in unseen if c.level == level] for level in LEVELS}

    def lost(self, state: State) -> bool:
        """Return whether the others can keep `me` from winning alone."""
        if state.phase == "over":
            return winners(state) != (self._me,)
        seat, coming = state.to_act, turns_left(state)
        if self._ahead(state, coming):
            return True
        if not any(self._may_reach(state, i) for i in coming):
            return False
        if self._reaches(state, seat):
            return True
        # No turn gives points to a later seat, but it may turn over a card for it.
        return len(coming) > 1 and any(map(self.lost, self._replies(state)))

    def able(self, state: State) -> list[int]:
        """Return the seats that are level with `me`, or may be in their last turn."""
        coming = turns_left(state)
        reached = [i for i in coming if self._may_reach(state, i)]
        if coming[:1] == reached[:1] and not self._reaches(state, state.to_act):
            reached = reached[1:]
        return sorted(self._ahead(state, coming) + reached)

    def _ahead(self, state: State, coming: Sequence[int]) -> list[int]:
        """Return the seats without a turn to come that are level with `me`, or ahead."""
        had = [i for i in range(len(state.seats)) if i != self._me and i not in coming]
        return [i for i in had if rank(state.seats[i]) <= self._goal]

    def _may_reach(self, state: State, seat: int) -> bool:
        """Return whether a seat could draw level with `me` at best."""
        levels = [level for level, left in zip(LEVELS, state.decks, strict=True) if left]
        cards = [*state.open_cards(seat).values(), *map(Hidden, levels)]
        return idles_to(state, seat, self._goal) or self._can_buy_enough(state, seat, cards)

    def _reaches(self, state: State, seat: int) -> bool:
        """Return whether the seat to act can draw level with `me` in its turn."""
        idle = idles_to(state, seat, self._goal) and any(
            not isinstance(action, Buy) for action in legal_actions(state)
        )
        return idle or self._can_buy_enough(state, seat, state.open_cards(seat).values())

    def _can_buy_enough(self, state: State, seat: int, cards: Iterable[Card | Hidden]) -> bool:
        known = (each for card in cards for each in self._meant(card))
        return any(reaching(state, seat, known, self._goal))

    def _meant(self, card: Card | Hidden) -> Sequence[Card]:
        """Return the cards that a hidden one can be, or a known one alone."""
        return self._unseen[card.level] if isinstance(card, Hidden) else [card]

    def _replies(self, state: State) -> Iterator[State]:
        """Yield the states that the turn of the seat to act can leave to the next ones."""
        tried: set[object] = set()
        for action in sorted(legal_actions(state), key=lambda each: isinstance(each, Buy)):
            alike = isinstance(action, Take) or getattr(action, "place", "") in tuple(LEVELS)
            kind: object = type(action) if alike else action
            if kind not in tried:
                tried.add(kind)
                yield from _turn_ends(apply(state, action)[0], state.to_act)
