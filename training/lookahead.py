"""`hard` and `expert` in compiled form, for measuring many games.

They decide exactly as in the package: the net is summed up in integers here, too, which 32-bit
floats hold exactly.
"""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from splendor_access.bots import Choose, _value, expert, load
from splendor_access.bots import fairly_hard as fairly_hard_bot
from splendor_access.bots import hard as hard_bot
from splendor_access.bots import very_hard as very_hard_bot
from splendor_access.bots._features import feature_count
from splendor_access.bots._foresight import near_end
from splendor_access.bots._habits import overlook_cards
from splendor_access.bots._value import LOGIT, STEP, SURE, UNIT
from splendor_access.game.actions import Action, Return
from splendor_access.game.cards import as_gems
from splendor_access.game.chance import Chance, Deal, deal_unseen, shuffled_deal
from splendor_access.game.legality import legal_actions, with_payment
from splendor_access.game.rules import begin, play_out
from splendor_access.game.state import State
from training import rules
from training.agreement import CARD_NUMBER, encoded, number_action, rule_set
from training.compiling import compiled
from training.play import UNITS, Floats, Net, add_up, judging, with_room
from training.rules import Ints

Logits = NDArray[np.float64]
"""Integer logits, which 64-bit floats hold exactly."""
DECK = 40
"""The most cards of a deck."""
TANH = np.array(_value._TANH, dtype=np.int64)
CHANCE = np.array(_value._CHANCE, dtype=np.int64)
MIDDLE = len(TANH) // 2


@compiled
def judge(x: Floats, net: Net) -> float:
    """Return the logit of a victory, as an integer."""
    add_up(x, net)
    outer, units = net[1], net[4]
    total = UNIT * int(outer[UNITS])
    for j in range(UNITS):
        entry = int(units[j]) // STEP + MIDDLE
        total += TANH[max(0, min(2 * MIDDLE, entry))] * int(outer[j])
    return float(total)


worth, finish_turn = judging(judge, float(SURE))


@compiled
def chance_of(logit: float) -> int:
    """Return the probability of winning, in hundredths of a percent."""
    return int(CHANCE[max(0, min(512, int(logit) // (LOGIT // 32) + 256))])


@compiled
def ranked(state: Ints, net: Net, options: Ints, logits: Logits) -> int:
    """Write the legal actions with the logits after them, the best first; return their number.

    Of equals the lower number comes first, as in `legal_actions`.
    """
    known = net[8]
    me = state[rules.TO_ACT]
    found = rules.legal(state, options)
    options[:found] = np.sort(options[:found])
    visited = False
    for tile in range(5):
        if rules.visits(state, rules.seat_at(me), tile):
            visited = True
    trial = state.copy()
    for k in range(found):
        # Without a noble, taking gems changes nothing for the others.
        action = options[k]
        known[0] = action < rules.RESERVES and k > 0 and not visited
        trial[:] = state
        rules.apply(trial, action)
        logit = finish_turn(trial, me, net)
        at = k
        while at > 0 and logits[at - 1] < logit:
            logits[at] = logits[at - 1]
            options[at] = options[at - 1]
            at -= 1
        logits[at] = logit
        options[at] = action
    known[0] = 0
    return found


@compiled
def play_turn(state: Ints, decks: Ints, action: int, net: Net) -> None:
    """Play a whole turn that begins with an action."""
    me = state[rules.TO_ACT]
    rules.apply(state, action)
    while state[rules.AWAITS] >= 0:
        level = rules.awaited_level(state)
        rules.reveal(state, decks[level, DECK - state[rules.DECKS + level]])
    if state[rules.PHASE] != rules.OVER and state[rules.TO_ACT] == me:
        finish_turn(state, me, net)


@compiled
def outlook(
    world: Ints, decks: Ints, move: int, rounds: int, net: Net, options: Ints, logits: Logits
) -> int:
    """Return the probability of winning after a move, some rounds of replies and the next turn."""
    me = world[rules.TO_ACT]
    state = world.copy()
    play_turn(state, decks, move, net)
    for _ in range(rounds * state[rules.PLAYERS] - 1):
        if state[rules.PHASE] != rules.OVER:
            ranked(state, net, options, logits)
            play_turn(state, decks, options[0], net)
    if state[rules.PHASE] == rules.OVER:
        return chance_of(worth(state, me, net))
    ranked(state, net, options, logits)
    return chance_of(logits[0])


class Thinker:
    """Decides for a seat at a table of that many players."""

    def __init__(self, players: int) -> None:
        weights = _value.weights(players)
        size = feature_count(players)
        self.net = with_room(
            np.array(weights.inner, dtype=np.float32),
            np.array(weights.outer, dtype=np.float32),
            np.ones(size, dtype=np.float32),
        )
        self.options = np.zeros(rules.ACTIONS, dtype=np.int64)
        self.logits = np.zeros(rules.ACTIONS, dtype=np.float64)

    def ranked(self, view: State) -> list[tuple[float, int]]:
        """Return every legal action with its logit, the best first."""
        found = ranked(encoded(view), self.net, self.options, self.logits)
        return [(float(self.logits[i]), int(self.options[i])) for i in range(found)]

    def given_back(self, view: State) -> Action:
        """Return the tokens of least value."""
        array = encoded(view)
        row = rules.seat_at(view.to_act)
        before = array[row : row + 6].copy()
        finish_turn(array, view.to_act, self.net)
        return Return(as_gems((before - array[row : row + 6]).tolist()))

    def value(self, view: State) -> Action:
        """Decide as `hard` does where the end is not near."""
        if view.phase == "return":
            return self.given_back(view)
        return number_action(self.ranked(view)[0][1])

    def foreseen(
        self, view: State, chance: Chance, decision: int, count: int, by_players: dict[int, int]
    ) -> Action:
        """Decide as `expert` does where the end is not near."""
        if view.phase != "act":
            return self.value(view)
        options = self.ranked(view)
        least = chance_of(options[0][0]) - expert.BEHIND
        moves = [move for logit, move in options[:count] if chance_of(logit) >= least]
        if len(moves) == 1:
            return number_action(moves[0])
        totals = [0] * len(moves)
        worlds = by_players[len(view.seats)]
        for i in range(worlds):
            world, deal = deal_unseen(view, chance.derived("bot", decision, "world", i))
            array, decks = encoded(world), stacked(deal)
            for k, move in enumerate(moves):
                totals[k] += outlook(array, decks, move, 1, self.net, self.options, self.logits)
        means = [total // worlds for total in totals]
        return number_action(moves[means.index(max(means))])


def stacked(deal: Deal) -> Ints:
    """Return decks as an array, the last card of each at the end of its row."""
    decks = np.full((3, DECK), -1, dtype=np.int64)
    for row, deck in zip(decks, deal.decks, strict=True):
        if deck:
            row[-len(deck) :] = [CARD_NUMBER[card] for card in deck]
    return decks


@lru_cache
def thinker(players: int) -> Thinker:
    """Return the thinker for a table of that many players."""
    return Thinker(players)


def fairly_hard(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    if view.phase == "act":
        view = overlook_cards(view, chance, decision, fairly_hard_bot.OVERLOOKED[len(view.seats)])
    return thinker(len(view.seats)).value(view)


def hard(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    if view.phase == "act":
        view = overlook_cards(view, chance, decision, hard_bot.OVERLOOKED[len(view.seats)])
    return thinker(len(view.seats)).value(view)


def very_hard(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    given = very_hard_bot.MOVES[len(view.seats)], very_hard_bot.WORLDS
    return thinker(len(view.seats)).foreseen(view, chance, decision, *given)


def foreseen(view: State, chance: Chance, decision: int) -> Action:
    """Return the action of the seat to act."""
    given = expert.MOVES, expert.WORLDS
    return thinker(len(view.seats)).foreseen(view, chance, decision, *given)


def _until_near(name: str, choose: Choose) -> Choose:
    """Let the package decide where the last round is to be counted out."""

    def chosen(view: State, chance: Chance, decision: int) -> Action:
        view = view.view(view.to_act)
        return (load(name) if near_end(view) else choose)(view, chance, decision)

    return chosen


BOTS: dict[str, Choose] = {
    name: _until_near(name, choose)
    for name, choose in {
        "fairly-hard": fairly_hard,
        "hard": hard,
        "very-hard": very_hard,
        "expert": foreseen,
    }.items()
}
"""The bots with a compiled form."""


def check(seeds: Iterable[int], every: int) -> int:
    """Compare decisions with those of the package in games of `normal` with errors.

    One act in `every` is compared, and all other decisions. Returns the number compared. Raises
    AssertionError.
    """
    compared = 0
    normal = load("normal")
    for seed in seeds:
        chance, players = Chance(seed), 2 + seed % 3
        rule = rule_set(chance, players)
        deal = shuffled_deal(chance, rule.tile_count(players))
        state = begin(rule, players, deal)
        decision = 0
        while state.phase != "over" and decision < 120 * players:
            view = state.view(state.to_act)
            derived = chance.derived("bot", state.to_act, decision)
            if state.phase != "act" or decision % every == seed % every:
                for name, choose in BOTS.items():
                    found, meant = (
                        choose(view, derived, decision),
                        load(name)(view, derived, decision),
                    )
                    assert found == meant, (name, seed, decision, found, meant)
                    compared += 1
            action = normal(view, derived, decision)
            if decision % 7 == 0:
                action = chance.pick(legal_actions(view), "careless", decision)
            state = play_out(state, with_payment(state, action), deal)[0]
            decision += 1
    return compared
