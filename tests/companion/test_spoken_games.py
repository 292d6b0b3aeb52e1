"""Whole games entered as they are spoken, with slips and mishaps: every state is right."""

from random import Random
from statistics import median

import pytest

from splendor_access.bots import load
from splendor_access.game import Game
from splendor_access.game.actions import Action, Buy, Reserve, Revealed, Take
from splendor_access.game.cards import LEVELS, Card, Hidden
from splendor_access.game.chance import Chance
from splendor_access.game.legality import refusal, with_payment
from splendor_access.game.rules import apply
from splendor_access.game.state import HAND_INDEX, MARKET_PLACES, State
from splendor_access.talk.locale import languages
from tests.companion.entering import NAMES, Companion, laying
from tests.companion.reading_out import read_out
from tests.companion.spoken import NO, said, slip
from tests.companion.spoken_mishaps import LAST, Mishaps, rather
from tests.tiers import tries

ENTRIES = 40
"""How much of each game `make test` enters; a soak enters all of it."""

GAMES = [(seed, (*languages(),)[(seed + seed // 4) % 4]) for seed in range(tries(4, 40))]

READ_BACK = 15
"""Words in the five seconds that an answer takes at most in the median, at 180 a minute."""

MISHAPS = 0.2
"""How often something goes wrong before an entry, and how often a take is told wrongly first."""

HOARDS = 0.7
"""How often somebody who keeps all that can be kept reserves a card."""


class SpokenGame:
    """A game at a table, as it really lies there, and the companion to which it is told."""

    def __init__(self, seed: int, language: str) -> None:
        players = 4 - seed % 2
        self.rng = Random(seed)
        self.language = language
        game = Game.new(players, seed)
        assert game.deal
        self.deal, self.state, self.kinds = game.deal, game.start, list[str]()
        self.companion = Companion(players, language)
        for _place, line in laying(game.start):
            self.companion.type(line)
        self.mishaps = Mishaps(NAMES, self.deal, language, self.rng)
        self.heard: list[int] = []
        self._choices = 0
        self._hoarder = seed % 6  # in some games nobody
        self._bot = load("easy" if seed % 2 else "normal")
        self._chance = Chance(seed)

    def go_on(self, decision: int) -> None:
        """Let something go wrong, perhaps, then enter what happens next."""
        if self.rng.random() < MISHAPS:
            self._go_wrong()
        if self.state.phase == "over":
            return
        awaiting = self.state.awaiting
        if awaiting and awaiting.place in HAND_INDEX:
            # A card from a deck turns up with the reservation, unknown to others.
            self.state, _ = apply(self.state, self.deal.reveal(self.state))
        elif awaiting:
            self._enter(self.deal.reveal(self.state))
        else:
            seat = self.state.to_act
            action = self._hoarded() or self._bot(self.state.view(seat), self._chance, decision)
            action = with_payment(self.state, action)
            main = self.state.phase == "act"
            self._enter(action)
            self.mishaps.latest = (seat, action) if main else self.mishaps.latest

    def _hoarded(self) -> Reserve | None:
        """Return what somebody reserves who mostly keeps all that can be kept, or None."""
        places = [p for p in (*MARKET_PLACES, *LEVELS) if refusal(self.state, Reserve(p)) is None]
        keeps = self.state.to_act == self._hoarder and places and self.rng.random() < HOARDS
        return Reserve(self.rng.choice(places)) if keeps else None

    def _go_wrong(self) -> None:
        found, before = self.mishaps.any(self.state), self.state
        kind, told = found or ("", [])
        for each in told:
            line = str(self._choices) if each.line == LAST else each.line
            answer = self.companion.type(line)
            self._choices = len(answer) - 1
            self.state = each.after
            self._compare(kind, line, *answer)
        self.kinds += [kind] * bool(kind)
        if (self.state.to_act, self.state.phase) != (before.to_act, before.phase):
            self.mishaps.latest = None

    def _enter(self, entry: Action | Revealed) -> None:
        before, companion = self.state, self.companion
        self.state, _events = apply(before, entry)
        wrong = None
        if isinstance(entry, Take) and self.rng.random() < MISHAPS:
            wrong = slip(entry, self.rng)
        if isinstance(entry, Take) and wrong and refusal(before, wrong) is None:
            companion.type(said(wrong, before, NAMES, self.language, self.rng))
            if self.rng.random() < 0.5:
                line = rather(wrong, entry, self.language)
                self._compare("rather", line, *companion.type(line))
                return
            companion.type(NO[self.language])
        line = said(entry, before, NAMES, self.language, self.rng)
        answer = companion.type(line)
        self.heard.append(sum(len(each.split()) for each in (*answer, companion.prompt)))
        if isinstance(entry, Buy) and companion.prompt == entry.place in HAND_INDEX:
            hidden = before.card_at(entry.place)  # it was reserved unseen, and is asked for
            assert isinstance(hidden, Card)
            answer = companion.type(read_out(hidden, self.language, self.rng))
        self._compare(line, *answer)

    def _compare(self, *told: str) -> None:
        assert self.companion.state.view(None) == _after_draw(self.state), told


@pytest.mark.parametrize(("seed", "language"), GAMES)
def test_a_spoken_game_has_the_states_of_the_game(seed: int, language: str) -> None:
    game = SpokenGame(seed, language)
    for decision in range(tries(ENTRIES, 500)):
        if game.state.phase == "over":
            break
        game.go_on(decision)
    assert median(game.heard) <= READ_BACK
    assert game.kinds


def _after_draw(state: State) -> State:
    """Return what everybody knows, a card drawn from a deck being with who reserved it."""
    drawn = state.awaiting and state.awaiting.place in HAND_INDEX
    if drawn and state.awaiting:
        state, _events = apply(state, Revealed(Hidden(state.awaiting.level)))
    return state.view(None)
