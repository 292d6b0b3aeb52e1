"""How a turn that has begun ends: what questions about the race reckon with."""

from splendor_access.game.cards import gems
from splendor_access.talk.questions._outlook import settled
from tests.game.situations import replace, seated, table


def test_a_noble_that_is_due_comes_and_the_others_keep_what_they_have() -> None:
    mine = replace(seated(), bonuses=gems("sssseeee"))
    others = [seated(tokens="eee"), seated(tokens="ooo")]
    state, _deal = table(seated(), mine, *others, tiles=("3 4s4e",), to_act=1, phase="noble")
    after = settled(state)
    assert [each.points for each in after.seats] == [0, 3, 0, 0]
    assert after.seats[2:] == tuple(others)
    assert after.tiles == (None,)


def test_a_noble_that_is_due_may_begin_the_last_round() -> None:
    for points, ends in ((11, False), (12, True)):
        mine = replace(seated(), bonuses=gems("sssseeee"), points=points)
        state, _deal = table(mine, seated(), tiles=("3 4s4e",), phase="return")
        assert settled(state).ending == ends
        assert settled(replace(state, ending=True)).ending
