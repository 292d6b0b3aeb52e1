from typing import Any

from hypothesis import given
from hypothesis import settings as run_settings
from hypothesis import strategies as st

from splendor_access.game.cards import Noble
from splendor_access.game.chance import Chance
from splendor_access.game.legality import eligible_nobles
from splendor_access.game.notation import noble_code
from splendor_access.game.rules import winners
from splendor_access.game.state import TILE_PLACES, RuleSet, Seat, State
from splendor_access.talk.questions._outlook import least_to_end, next_round
from tests.game.situations import chances, dealt, replace, rule_sets, seated, table
from tests.talk.asking import answer, from_line, games, heard, of
from tests.talk.test_threat import AHEAD, best
from tests.tiers import tries

RICH = "c5s3s7d,c5d7o3d,b3o6o,b2e5e"


def lines(*seats: Seat, **parts: Any) -> list[str]:
    return heard("goal", of(table(*seats, **parts)[0]))


def test_nobles_come_the_nearest_first_and_then_the_race() -> None:
    asked = from_line(AHEAD).asked()
    assert heard("goal", asked) == [
        "3 nobles, the nearest first:",
        "n1 needs 7 more: 3 blue and 4 green; Ben 5.",
        "n3 needs 7 more: 4 red and 3 black; Ben 8.",
        "n2 needs 8 more: 3 green, 3 red and 2 black; Ben 7.",
        "Race to 15 points: you need 2 and Ben needs 4.",
    ]
    assert heard("goal", asked, "brief")[1:3] == [
        "n1 needs 3 blue 4 green; Ben 5.",
        "n3 needs 4 red 3 black; Ben 8.",
    ]
    assert heard("goal", asked, "brief")[-1] == "To 15: you 2, Ben 4."
    assert heard("goal", asked, "braille")[1] == "n1 - 3s4e Ben 5"


def test_a_noble_that_needs_nothing_is_said_so_while_one_chooses() -> None:
    mine = seated(bonuses="ssseeeddd")
    tiles = ("3 3s3e3d", "3 3s3o3d", None)
    state = table(mine, seated(bonuses="ooosss"), seated(), tiles=tiles)[0]
    assert heard("goal", of(state))[:3] == [
        "2 nobles, the nearest first:",
        "n1 needs nothing more; Ben 6 and Cleo 9.",
        "n2 needs 3 more: 3 black; Ben 3 and Cleo 9.",
    ]


def test_without_nobles_the_race_is_left() -> None:
    assert lines(seated(), seated(bonuses="s"), seated()) == [
        "No nobles on the table.",
        "Race to 15 points: you need 15, Ben needs 15 and Cleo needs 15.",
    ]
    assert lines(seated(), seated(), rules=RuleSet(target=3))[1].startswith("Race to 3 points:")


def test_others_in_the_race_come_the_nearest_first() -> None:
    told = lines(seated(), seated(), seated(cards="b3o6o"))
    assert told[-1] == "Race to 15 points: you need 15, Cleo needs 12 and Ben needs 15."


def test_reaching_the_end_says_with_what() -> None:
    mine = seated("ddddd", cards="c5s3s7d,c5d7o3d,b3o6o")
    market = {"b1": "b2o5d"}
    now, _deal = table(mine, seated(), market=market)
    assert heard("goal", of(now))[-1] == "You can reach 15 points now, with b1."
    later = replace(now, to_act=1)
    assert heard("goal", of(later))[-1] == "You can reach 15 points next turn, with b1."


def test_a_noble_counts_for_reaching_the_end() -> None:
    mine = seated("ddd", cards="c5s3s7d,c5d7o3d", bonuses="sssddooo")
    state = table(mine, seated(), tiles=("3 3s3o3d",), market={"b1": "b2o5d"})[0]
    finish = answer("goal", of(state)).finish
    assert (finish.tile, finish.points) == ("n1", 15)
    assert heard("goal", of(state))[-1] == "You can reach 15 points now, with b1 and noble n1."


def test_in_the_last_round_the_one_who_leads_is_told() -> None:
    parts = {"ending": True, "rules": RuleSet(first=1), "market": {"a1": "a0s3o"}}
    assert lines(seated(), seated(cards=RICH), **parts)[-2:] == [
        "Race to 15 points: you need 15 and Ben has 15.",
        "Last round: Ben leads with 15 points, 4 cards bought.",
    ]
    assert lines(seated(cards=RICH), seated(), **parts)[-2:] == [
        "Race to 15 points: you have 15 and Ben needs 15.",
        "Last round: you lead with 15 points, 4 cards bought.",
    ]
    other = "c5r7e3r,c5o7r3o,b3e6e,b2d5r"
    both = lines(seated(cards=RICH), seated(cards=other), **parts)
    assert both[-1] == "Last round: Ana and Ben lead with 15 points, 4 cards bought."


def test_in_the_last_round_any_gain_is_told() -> None:
    parts = {"ending": True, "rules": RuleSet(first=1), "market": {"b1": "b2o5d"}}
    told = lines(seated("ddddg"), seated(cards=RICH), **parts)
    assert told[-1] == "You can reach 2 points now, with b1."


def test_goal_points_says_whether_this_is_the_last_round_and_who_can_end_the_game() -> None:
    asked = from_line(AHEAD).asked(words="points")
    assert heard("goal", asked) == [
        "Not the last round: nobody has 15 points yet.",
        "Race to 15 points: you need 2 and Ben needs 4.",
        "Ben can reach 15 points with c2: the game may end this round.",
    ]
    nobody = of(table(seated(), seated())[0], words="points")
    assert heard("goal", nobody)[-1] == (
        "Nobody can end the game in their next turn, as far as you can know."
    )
    end = table(seated(), seated(cards=RICH), ending=True, rules=RuleSet(first=1))[0]
    last = of(end, words="points")
    assert heard("goal", last) == [
        "Last round: Ben leads with 15 points, 4 cards bought.",
        "Race to 15 points: you need 15 and Ben has 15.",
    ]


def test_after_the_end_there_is_no_goal() -> None:
    assert heard("goal", of(replace(table(seated(), seated())[0], phase="over"))) == [
        "The game is over."
    ]


@given(rule_sets, chances, st.integers(2, 4))
@run_settings(max_examples=tries(10, 200))
def test_goals_are_what_the_rules_ask_for(rules: RuleSet, chance: Chance, players: int) -> None:
    state, deal = dealt(rules, players, chance.seed)
    for game in games(state, deal, chance):
        if game.state.phase == "over" or len(game.moments) % 5:
            continue
        asker = chance.number("asker", len(game.moments)) % players
        now, found = game.state, answer("goal", game.asked(asker))
        tiles = {p: tile for p, tile in zip(TILE_PLACES, now.tiles, strict=False) if tile}
        assert {goal.place: goal.code for goal in found.nobles} == {
            place: noble_code(tile) for place, tile in tiles.items()
        }
        sums = [sum(goal.missing.values()) for goal in found.nobles]
        assert sums == sorted(sums)
        due = eligible_nobles(replace(now, to_act=asker))
        assert due == sorted(g.place for g in found.nobles if not any(g.missing.values()))
        for goal in found.nobles:
            for lack in goal.others:
                assert lack.count == lacks(now, lack.seat, tiles[goal.place])
        assert found.race[0].seat == asker
        if now.phase == "act":
            points = {each.seat: each.points for each in found.race}
            assert points == {i: seat.points for i, seat in enumerate(now.seats)}
            assert found.leaders == [*winners(now)]
            points_then = best(now.view(asker), deal, asker)
            ends = next_round(now, asker) and points_then >= least_to_end(now, asker)
            assert (found.finish and found.finish.points) == (points_then if ends else None)
        missing = [max(0, rules.target - each.points) for each in found.race]
        assert missing == [each.missing for each in found.race]


def lacks(state: State, seat: int, tile: Noble) -> int:
    have = state.seats[seat].bonuses
    return sum(n - have[i] for i, n in enumerate(tile.cost) if n > have[i])
