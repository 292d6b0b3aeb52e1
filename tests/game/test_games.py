"""Whole games in every edition: what must hold after each step, whatever is done."""

from collections import Counter
from itertools import combinations_with_replacement

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
)

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Revealed,
    Take,
)
from splendor_access.game.cards import CARDS, ORDER, Hidden, gems, plus
from splendor_access.game.chance import Chance
from splendor_access.game.events import Ended, TurnBegan, Visited
from splendor_access.game.legality import legal_actions, payments, refusal, with_payment
from splendor_access.game.rules import apply, bank_at_start, end_reason, winners
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, RuleSet
from tests.game.situations import dealt, rule_sets
from tests.tiers import tries

COUNTS = [
    gems("".join(letters))
    for size in range(5)
    for letters in combinations_with_replacement(ORDER, size)
]
CANDIDATES: list[Action] = [
    *map(Take, COUNTS),
    *map(Return, COUNTS),
    *map(Reserve, (*MARKET_PLACES, *HAND_PLACES, "a", "b", "c", "d", "ab", "")),
    *map(Buy, (*MARKET_PLACES, *HAND_PLACES, "a", "h5", "")),
    *map(ChooseNoble, ("n1", "n2", "n3", "n4", "n5", "n6", "a1")),
    Pass(),
]


class Games(RuleBasedStateMachine):
    """One game, its decisions drawn freely or made by chance."""

    @initialize(rules=rule_sets, players=st.integers(2, 4), seed=st.integers(0, 2**32))
    def lay_out(self, rules: RuleSet, players: int, seed: int) -> None:
        """Begin a game."""
        self.state, self.deal = dealt(rules, players, seed)
        self.chance = Chance(seed)
        self.decision = 0
        self.visits = 0
        self.guests = [0] * players

    def step(self, action: Action | Revealed) -> None:
        """Apply and check what concerns both states, before and after."""
        before = self.state
        self.state, events = apply(before, action)
        self.visits += sum(isinstance(event, Visited) for event in events)
        assert self.visits <= 1
        if any(isinstance(event, TurnBegan | Ended) for event in events):
            self.visits = 0
            assert sum(self.state.seats[before.to_act].tokens) <= 10
        else:
            assert self.state.to_act == before.to_act
        for i, (seat, was) in enumerate(zip(self.state.seats, before.seats, strict=True)):
            if i != before.to_act:
                assert seat == was
        if self.state.awaiting is None and self.state.phase == "over":
            assert end_reason(self.state) == events[-1].reason  # type: ignore[union-attr]
            assert winners(self.state) == events[-1].winners  # type: ignore[union-attr]

    def decide(self, action: Action) -> None:
        """Make a decision and turn over the cards it asks for."""
        self.decision += 1
        self.step(action)
        while self.state.awaiting is not None:
            assert legal_actions(self.state) == []
            self.whole_table()
            self.step(self.deal.reveal(self.state))

    @rule(at=st.integers(0, 2**16), by_hand=st.booleans())
    def do(self, at: int, by_hand: bool) -> None:
        """Do any legal thing; a purchase with any payment, or a payment left open."""
        options = legal_actions(self.state)
        if not options:
            return
        action = options[at % len(options)]
        if by_hand and isinstance(action, Buy):
            seat = self.state.seats[self.state.to_act]
            ways = payments(self.state, seat, self.state.card_at(action.place))  # type: ignore[arg-type]
            assert with_payment(self.state, action) == Buy(action.place, ways[0])
            action = Buy(action.place, ways[at % len(ways)])
        self.decide(action)

    @rule(count=st.integers(1, 60))
    def hurry(self, count: int) -> None:
        """Let chance decide several times, so that late games are reached."""
        for _ in range(count):
            options = legal_actions(self.state)
            if not options:
                break
            self.decide(self.chance.pick(options, "bot", self.decision))

    @rule(rules=rule_sets, players=st.integers(2, 4), seed=st.integers(0, 2**32))
    def play_again(self, rules: RuleSet, players: int, seed: int) -> None:
        """Begin another game, once one is over."""
        if self.state.phase == "over":
            self.lay_out(rules, players, seed)

    @invariant()
    def whole_table(self) -> None:
        """Nothing is lost, doubled or counted wrong."""
        state = self.state
        tokens = state.bank
        for seat in state.seats:
            tokens = plus(tokens, seat.tokens)
            assert min(seat.tokens) >= 0
            assert len(seat.hand) == 3
        assert tokens == bank_at_start(len(state.seats))
        assert min(state.bank) >= 0
        cards = [card for card in state.market if card]
        for left, deck in zip(state.decks, self.deal.decks, strict=True):
            cards += deck[len(deck) - left :]
        for seat in state.seats:
            cards += seat.cards
            cards += [h.card for h in seat.hand if h and not isinstance(h.card, Hidden)]
        assert Counter(cards) == Counter(CARDS)
        for i, seat in enumerate(state.seats):
            assert seat.bonuses == gems("".join(card.bonus for card in seat.cards))
            points = [card.points for card in seat.cards]
            points += [noble.points for noble in seat.nobles]
            assert seat.points == sum(points)
            resting = state.phase in ("act", "over", "noble") and state.awaiting is None
            if i != state.to_act or resting:
                assert sum(seat.tokens) <= 10
        nobles = [tile for tile in state.tiles if tile]
        for seat in state.seats:
            nobles += seat.nobles
        assert Counter(nobles) == Counter(self.deal.tiles)

    @invariant()
    def legal_is_what_is_not_refused(self) -> None:
        """Compare the list with the answers to many candidates."""
        legal = legal_actions(self.state)
        assert len(set(legal)) == len(legal)
        accepted = {action for action in CANDIDATES if refusal(self.state, action) is None}
        assert set(legal) == accepted
        assert bool(legal) == (self.state.phase != "over")


TestGames = Games.TestCase
TestGames.settings = settings(deadline=None, max_examples=tries(20, 1000), stateful_step_count=40)
