"""How good advice is: a player who follows each hint to the letter, against `fair`.

`python -m training.advice --games 200` plays, and prints how many games were won, how many of the
cards that hints named were bought in time, and how often the coach contradicted the hint of the
moment when it told a turn of `fair`.
"""

import argparse
import time

import msgspec

from splendor_access.bots import load
from splendor_access.game.actions import Action, Buy
from splendor_access.game.cards import Card
from splendor_access.game.chance import Chance, shuffled_deal
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import action_text, parse_action
from splendor_access.game.rules import begin, play_out, winners
from splendor_access.game.state import RuleSet, State
from splendor_access.table.review import LOOKED_AT, compare_moves, loss_at_sight
from splendor_access.talk.questions.hint import Suggestion, plan_after, suggestions

SEED = 33
RIVAL = "fair"
TURNS = 400
"""Decisions after which a game is scored as it stands."""


class Count(msgspec.Struct):
    """What was counted; `slowest` is the longest time of a hint in seconds."""

    games: int = 0
    won: float = 0
    named: int = 0
    in_time: int = 0
    coached: int = 0
    contradicted: int = 0
    hints: int = 0
    seconds: float = 0
    slowest: float = 0

    def line(self) -> str:
        """Return the counts as a line."""
        return (
            f"{self.games} games: won {self.won:g}; of {self.named} cards named"
            f" {self.in_time} bought in time; of {self.coached} turns that the coach told"
            f" {self.contradicted} contradict the hint; a hint took"
            f" {1000 * self.seconds / max(1, self.hints):.0f} ms, at most {1000 * self.slowest:.0f}"
        )


def play(number: int, count: Count, *, coached: bool) -> None:
    """Play a game, and count what its hints were worth."""
    chance = Chance(SEED, number // 2)
    me = number % 2
    deal = shuffled_deal(chance, 3)
    state = begin(RuleSet(), 2, deal)
    rival = load(RIVAL)
    waiting: dict[Card, int] = {}
    plan: Card | None = None
    turn = 0
    made = []
    for decision in range(TURNS):
        if state.phase == "over":
            break
        view = state.view(state.to_act)
        if state.to_act == me:
            turn += state.phase == "act"
            best = _timed_hint(view, plan, count)
            plan = plan_after(view, plan)
            action = parse_action(best.action)
            bought = view.known_cards(me).get(action.place) if isinstance(action, Buy) else None
            if bought in waiting and turn <= waiting.pop(bought):
                count.in_time += 1
            waiting = {card: due for card, due in waiting.items() if due > turn}
        else:
            action = rival(view, chance.derived("bot", state.to_act, decision), decision)
            if view.phase == "act":
                made.append((decision, view, action))
        before = state
        state = play_out(state, with_payment(state, action), deal)[0]
        if before.to_act == me:
            named = _named(before, state, best, me)
            if named and named not in waiting:
                waiting[named] = turn + best.reason.turns
                count.named += 1
    won = winners(state)
    count.games += 1
    count.won += me in won and 1 / len(won)
    if coached:
        losses = {each[0]: loss_at_sight(*each[1:]) for each in made}
        worst = sorted(losses, key=lambda at: -losses[at])[:LOOKED_AT]
        for at, view, action in made:
            if at in worst and losses[at] > 100:
                _coach(at, view, action, count)


def _timed_hint(view: State, plan: Card | None, count: Count) -> Suggestion:
    begun = time.perf_counter()
    best = suggestions(view, plan)[0]
    taken = time.perf_counter() - begun
    count.hints += 1
    count.seconds += taken
    count.slowest = max(count.slowest, taken)
    return best


def _named(before: State, after: State, best: Suggestion, me: int) -> Card | None:
    """Return the card that a hint said could be bought later, or None."""
    reason = best.reason
    if not reason.turns or reason.what == "nearer-noble" or not reason.place:
        return None
    known = {**after.known_cards(me), **before.known_cards(me)}
    return known.get(reason.place)


def _coach(at: int, view: State, done: Action, count: Count) -> None:
    """Compare what the coach says of a turn with the hint of that moment."""
    better = compare_moves(view, done, Chance(at))
    if round(better.loss / 100) >= 2:
        count.coached += 1
        count.contradicted += action_text(better.best) != suggestions(view)[0].action


def main() -> None:
    """Play the games, and print the counts."""
    parser = argparse.ArgumentParser(prog="python -m training.advice", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--coach", action="store_true", help="ask the coach too, which takes long")
    given = parser.parse_args()
    count = Count()
    for number in range(given.first, given.first + given.games):
        play(number, count, coached=given.coach)
    print(count.line())


if __name__ == "__main__":
    main()
