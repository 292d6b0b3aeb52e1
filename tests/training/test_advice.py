"""What hints are worth is counted over games in which somebody follows them to the letter."""

from collections import Counter

from splendor_access.bots._advice import advised
from splendor_access.bots._foresight import near_end
from splendor_access.game.notation import action_text
from tests.tiers import soak_only
from training.advice import Count, play
from training.verdicts import ADVISERS, STORED, Verdict, compared, judged, stored_positions


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
    view = next(view for view in stored_positions(2) if not near_end(view))
    found = judged([view], worlds=2)
    assert [verdict.adviser for verdict in found] == [*ADVISERS, "the judgement"]
    assert all(len(verdict.losses) == 1 for verdict in found)
    losses = {verdict.adviser: verdict.losses for verdict in found}
    assert losses["coach"] == losses["hint"]


def test_near_the_end_more_moves_are_tried_and_farther() -> None:
    # Played out, all that looks better at first sight, or after two rounds, loses 26 of 100 more.
    first = advised(stored_positions(2)[131])[0][1]
    assert action_text(first) == "reserve c"


def test_a_small_loss_is_close() -> None:
    line = Verdict("hint", [0, 200, 400]).line()
    assert line == "hint: within 2 of the best in 2 of 3, loses 2.0 +-2.3 of 100 at the mean"


def test_the_best_move_is_found_in_other_deals_than_its_lead() -> None:
    lucky, better, worse = [900, 500, 900, 500], [600, 600, 600, 600], [100, 100, 100, 100]
    losses, wrong = compared({1: lucky, 2: better, 3: worse})
    # The first is the best in every other deal, and the second in the rest.
    assert losses == {1: (-300 + 0) / 2, 2: (0 - 100) / 2, 3: (500 + 400) / 2}
    assert wrong == (300 + 100) / 2


def test_there_are_positions_of_both_halves_of_a_game() -> None:
    for players, count in STORED.items():
        views = stored_positions(players)
        assert Counter(view.phase for view in views) == {"act": count}
        assert all(view == view.view(view.to_act) for view in views)
        early, late = (sum(s.points for view in views[i::2] for s in view.seats) for i in (0, 1))
        assert early < late
