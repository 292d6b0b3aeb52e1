"""What hints are worth is counted over games in which somebody follows them to the letter."""

from tests.tiers import soak_only
from training.advice import Count, play
from training.verdicts import ADVISERS, Verdict, judged


@soak_only
def test_a_game_that_follows_the_hints_is_counted() -> None:
    count = Count()
    play(0, count, coached=False)
    assert (count.games, count.won) == (1, 1)
    assert count.hints > 20
    assert 0 < count.in_time <= count.named < count.hints
    assert f"of {count.named} cards named {count.in_time} bought in time" in count.line()


@soak_only
def test_every_adviser_is_judged_in_each_position() -> None:
    found = judged(2, 2, worlds=1)
    assert [verdict.adviser for verdict in found] == [*ADVISERS]
    assert all(len(verdict.losses) == 2 and min(verdict.losses) >= 0 for verdict in found)
    losses = {verdict.adviser: verdict.losses for verdict in found}
    assert losses["coach"] == losses["hint"]


def test_a_small_loss_is_close() -> None:
    line = Verdict("hint", [0, 200, 400]).line()
    assert line == "hint: within 2 of the best in 2 of 3, loses 2.0 of 100 at the mean"
