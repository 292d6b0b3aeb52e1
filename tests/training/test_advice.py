"""What hints are worth is counted over games in which somebody follows them to the letter."""

from tests.tiers import soak_only
from training.advice import Count, play


@soak_only
def test_a_game_that_follows_the_hints_is_counted() -> None:
    count = Count()
    play(0, count, coached=False)
    assert (count.games, count.won) == (1, 1)
    assert count.hints > 20
    assert 0 < count.in_time <= count.named < count.hints
    assert f"of {count.named} cards named {count.in_time} bought in time" in count.line()
