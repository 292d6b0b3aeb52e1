"""Random play with the full list of legal actions at each decision."""

from splendor_access.game.chance import Chance, shuffled_deal
from splendor_access.game.legality import legal_actions
from splendor_access.game.rules import begin, play_out
from splendor_access.game.state import RuleSet
from tests.bench.figures import Figure, medians

TURNS = 1_000_000
GAMES = 8
ROUNDS = 7
LEAST = 1_000


def bare_loop() -> None:
    """Count to a million, the floor of anything in Python."""
    i = 0
    n = TURNS
    while i < n:
        i += 1


def play(game: int) -> int:
    """Play a game of two at random; return the number of decisions."""
    chance = Chance(seed=1, game=game)
    rules = RuleSet()
    deal = shuffled_deal(chance, rules.tile_count(2))
    state = begin(rules, 2, deal)
    decisions = 0
    while state.phase != "over" and decisions < 800:
        action = chance.pick(legal_actions(state), "random", decisions)
        state, _, _ = play_out(state, action, deal)
        decisions += 1
    return decisions


def rules() -> Figure:
    """Compare random play with the bare loop."""
    decisions = sum(map(play, range(GAMES)))
    playing, looping = medians(lambda: [play(game) for game in range(GAMES)], bare_loop, ROUNDS)
    rate = decisions / playing
    compared = rate * looping
    return Figure(
        "rules",
        f"{rate:,.0f} decisions a second",
        f"{compared:,.0f} while a bare loop turns a million times ({looping * 1000:.0f} ms)",
        f"at least {LEAST:,}",
        compared >= LEAST,
    )
