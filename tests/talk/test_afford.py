"""Afford, while tokens are to be given back or a noble is to be chosen."""

from tests.game.situations import seated, table
from tests.talk.asking import Game, answer, from_line, heard

LINE = (
    "sp1 2024 2 0 act - 0 2s4e3g4r2o1d "
    "a0r2r2d,a0e1s1r1o1d,a0s1e2r1o1d,a0e1s2d/b2r5o3d,b2o5d,b1o3e2o3d,b1r3s2r3o/"
    "c4s3s3o6d,c4o7r,c5s3s7d,c5e7s3e 36/26/16 34e4r,33s3e3d,33s3o3d "
    "2s2g2o3d:.:-,-,-:. 0:.:-,-,-:."
)


def test_what_can_be_bought_is_told_of_the_turn_that_it_is_bought_in() -> None:
    game = from_line(LINE)
    now = heard("afford", game.asked())
    assert now[0] == "You can buy 4:"
    game.play("take sod")
    assert game.state.phase == "return"
    after = heard("afford", game.asked())
    assert after[0] == "6 cards you can buy next turn, if you keep what each of them costs:"
    assert after[1] == now[1]
    brief = heard("afford", game.asked(), "brief")
    assert brief[0] == "Next turn you can buy 6."
    # The other player has not begun.
    assert heard("afford", game.asked(1))[0] == "You can buy nothing now."


def test_a_card_that_costs_more_than_may_be_kept_is_left_out() -> None:
    game = from_line(LINE).play("take sod")
    (twelve,) = [each for each in answer("afford", game.asked()).cards if each.place == "c1"]
    assert (twelve.short, sum((twelve.payment or {}).values())) == (0, 12)
    assert not any(line.startswith("c1") for line in heard("afford", game.asked()))


def test_of_the_nearest_the_one_with_the_most_points_is_told() -> None:
    market = {"b1": "b1o 3e2o3d", "b2": "b2r 5o3d", "b3": "b1r 3s2r3o", "b4": "b3s 6s"}
    game = Game(*table(seated("s"), seated(), market=market))
    assert heard("afford", game.asked(words="b"))[1] == (
        "Nearest is b4, blue, 3 points, costs 6 blue; missing 5 blue."
    )
    game = Game(*table(seated(), seated(), market={**market, "b4": None}))
    assert heard("afford", game.asked(words="b"))[1] == (
        "Nearest is b2, red, 2 points, costs 5 black and 3 white; missing 5 black and 3 white; "
        "2 other cards are just as near."
    )


def test_what_is_short_has_one_head_and_two_only_where_gold_counts() -> None:
    market = {"a1": "a0d 3s", "a2": "a0s 3o", "a3": "a1o 4s", "a4": "a1s 4r"}
    game = Game(*table(seated("sso"), seated(), market=market))
    assert heard("afford", game.asked())[0] == "You can buy nothing now."
    assert heard("afford", game.asked(words="a")) == [
        "You can buy none of these now.",
        "3 cards one or two gems short:",
        "a1, white, missing 1 blue.",
        "a2, blue, missing 2 black.",
        "a3, black, 1 point, missing 2 blue.",
    ]
    game = Game(*table(seated("sg"), seated(), market=market))
    assert heard("afford", game.asked(words="a"))[1:4:2] == [
        "1 card one gem short with your gold; without it:",
        "2 cards two gems short with your gold; without it:",
    ]
