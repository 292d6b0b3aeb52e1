"""The slowest and the median answer to `need`, over the cards of many positions."""

from statistics import median

from splendor_access.talk.question import load_question
from tests.bench.figures import Figure, medians, seconds
from tests.bench.rules_speed import bare_loop
from tests.game.midgame import KINDS, known, played, strewn
from tests.talk.asking import of

SEEDS = range(4)
TRIES = 3
MOST = 3.0
"""How many times a bare loop of a million turns: 50 ms where that takes 17 ms."""


def answer_times() -> list[float]:
    """Return the seconds that each card takes, the best of a few tries."""
    need = load_question("need")
    times = []
    for positions in (played, strewn):
        for players, edition in KINDS:
            for seed in SEEDS:
                state = positions(players, edition, seed)[0]
                if state.phase == "over":
                    continue
                for place in known(state, seed % players):
                    asked = of(state, seed % players, place)
                    tries = (seconds(lambda asked=asked: need.ask(asked)) for _ in range(TRIES))
                    times.append(min(tries))
    return times


def need() -> Figure:
    """Compare the slowest answer with the bare loop."""
    times = answer_times()
    looping, _ = medians(bare_loop, lambda: None, TRIES)
    ratio = max(times) / looping
    return Figure(
        f"need, {len(times)} cards",
        f"{max(times) * 1000:.0f} ms at most, {median(times) * 1000:.2f} ms in the median",
        f"at most {ratio:.2f} times a bare loop of a million turns ({looping * 1000:.0f} ms)",
        f"at most {MOST}",
        ratio <= MOST,
    )
