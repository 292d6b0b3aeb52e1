"""Advice looks ahead, is the same each time, and leaves out nothing that may be done."""

from collections.abc import Collection, Iterable, Sequence

import pytest

from splendor_access.bots import _advice, expert
from splendor_access.bots._advice import KEPT, Purchase, advised, next_purchase, weighed
from splendor_access.bots._foresight import best_first, near_end, rank_actions
from splendor_access.bots._value import CERTAIN, Judge
from splendor_access.bots.expert import Option, Sequel, promising
from splendor_access.game.actions import Action, Buy, Pass
from splendor_access.game.cards import CARDS, Card
from splendor_access.game.chance import Chance, deal_unseen
from splendor_access.game.state import State
from splendor_access.table import review
from splendor_access.table.review import compare_moves
from splendor_access.talk.questions.hint import plan_after
from tests.bots.test_last_round import FOURTEEN_TO_TWELVE
from tests.game.midgame import played
from tests.game.situations import seated, table
from tests.tiers import tries


def actions(found: Iterable[tuple[int, Action, State]]) -> list[Action]:
    """Return the actions alone, in their order."""
    return [action for _, action, _ in found]


def test_advice_is_of_all_moves_and_begins_with_those_that_were_looked_ahead() -> None:
    changed = 0
    for seed in range(tries(4, 60)):
        players = 2 + seed % 3
        state, _deal = played(players, "2024", seed)
        if state.phase != "act":
            continue
        view = state.view(state.to_act)
        found, seen = advised(view), best_first(Judge(players), view)
        weighed.cache_clear()
        assert found == advised(view), "the same each time"
        assert sorted(map(str, actions(found))) == sorted(map(str, actions(seen)))
        chances = [chance for chance, _, _ in found]
        assert chances == sorted(chances, reverse=True)
        assert chances[-1] >= 0
        count = (_advice.LAST_MOVES if near_end(view) else _advice.MOVES)[players]
        tried = promising(view, seen, count)
        assert {*actions(found[: len(tried)])} == {*actions(tried)}
        changed += found[0][1] != seen[0][1]
    assert changed


def test_a_sure_win_needs_no_looking_ahead() -> None:
    found = advised(FOURTEEN_TO_TWELVE)
    best = best_first(Judge(2), FOURTEEN_TO_TWELVE)
    assert best[0][0] == CERTAIN
    assert [*found] == best


def test_a_move_that_is_far_behind_is_tried_in_no_more_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    values = iter([6000, 5000, 5800, 4000, 4200])  # three in a deal, then two in another
    monkeypatch.setattr(_advice, "outlook", lambda *_given, **_known: next(values))
    monkeypatch.setattr(_advice, "MOVES", {2: 3})
    monkeypatch.setattr(_advice, "WORLDS", {2: 2})
    monkeypatch.setattr(_advice, "CLOSE", (400,))
    view = played(2, "2024", 5)[0]
    view = view.view(view.to_act)
    seen = best_first(Judge(2), view)[:3]
    weighed.cache_clear()
    found = {action: chance for chance, action, _ in advised(view)}
    weighed.cache_clear()
    assert next(values, None) is None
    assert [found[each[1]] for each in seen] == [5000, 4000, 5000]


def test_in_other_deals_only_likely_replies_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    view = played(2, "2024", 5)[0]
    view = view.view(view.to_act)
    judge, asked = Judge(2), []

    def ranked(judge: Judge, view: State, among: Collection[Action] | None) -> list[Option]:
        found = rank_actions(judge, view, among)
        asked.append((among, actions(found)))
        return found

    monkeypatch.setattr(expert, "rank_actions", ranked)
    move, sequel = best_first(judge, view)[0][1], Sequel()
    for number in range(2):
        world, deal = deal_unseen(view, Chance(number))
        expert.outlook(judge, world, deal, move, exact=False, sequel=sequel)
    assert [among for among, _ in asked[:2]] == [None, None]
    assert [among for among, _ in asked[2:]] == [sequel.likely[0], sequel.likely[1]]
    for (_, there), (among, tried) in zip(asked[:2], asked[2:], strict=True):
        assert among == {*there[: expert.LIKELY]}
        assert all(isinstance(each, Buy) or each in among for each in tried)


def test_where_no_likely_reply_is_legal_all_are_tried() -> None:
    view = table(seated(), seated())[0]
    judge = Judge(2)
    assert rank_actions(judge, view, {Pass()}) == rank_actions(judge, view)


def test_what_is_asked_again_is_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    view = played(2, "2024", 5)[0]
    view = view.view(view.to_act)
    found = advised(view)
    monkeypatch.delattr(_advice, "best_first")
    assert advised(view) is found


def plays_out(monkeypatch: pytest.MonkeyPatch, found: Sequence[tuple[int, Card | None]]) -> State:
    """Return a view in which two moves are tried in three deals: values, and what is bought."""
    each = iter(found)

    def outlook(*_given: object, sequel: Sequel, **_known: object) -> int:
        value, card = next(each)
        sequel.bought.append({1: card} if card else {})
        return value

    monkeypatch.setattr(_advice, "outlook", outlook)
    monkeypatch.setattr(_advice, "MOVES", {2: 2})
    monkeypatch.setattr(_advice, "WORLDS", {2: 3})
    view = played(2, "2024", 5)[0]
    weighed.cache_clear()
    return view.view(view.to_act)


def test_what_is_bought_next_is_known_where_all_deals_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, other = CARDS[:2]
    view = plays_out(
        monkeypatch, [(6000, first), (5900, first)] * 2 + [(6000, first), (5900, other)]
    )
    better, worse = (action for _, action, _ in advised(view)[:2])
    assert next_purchase(view, better) == Purchase(first, 1)
    assert next_purchase(view, worse) is None
    weighed.cache_clear()
    view = plays_out(monkeypatch, [(6000, first), (4000, first), (6000, first)])
    assert next_purchase(view, advised(view)[0][1]) is None, "tried in too few deals"
    weighed.cache_clear()


@pytest.mark.parametrize(("behind", "kept"), [(KEPT, True), (KEPT + 1, False)])
def test_a_plan_is_kept_while_it_is_nearly_the_best(
    monkeypatch: pytest.MonkeyPatch, behind: int, *, kept: bool
) -> None:
    first, other = CARDS[:2]
    view = plays_out(monkeypatch, [(6000, first), (6000 - behind, other)] * 3)
    usual = advised(view)
    assert advised(view, first) == usual
    assert advised(view, other)[0] == usual[kept]
    assert plan_after(view, other) == (other if kept else first)
    assert sorted(actions(advised(view, other)), key=str) == sorted(actions(usual), key=str)
    best, done = actions(usual[:2])
    monkeypatch.setattr(review, "outlook", lambda *given, **_known: 9000 * (given[3] == best))
    blamed = compare_moves(view, done, Chance(0)).loss > 0
    assert blamed is not kept, "the coach blames no turn that a hint named"
    weighed.cache_clear()
