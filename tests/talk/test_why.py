"""Why an opponent moved: what is said is true, and comes from what all could see."""

from collections import Counter

import pytest

from splendor_access.bots import load
from splendor_access.bots._advice import Purchase
from splendor_access.game.actions import Action, Reserve
from splendor_access.game.cards import Hidden
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text, card_code, parse_card
from splendor_access.talk.question import Asked, CannotAnswer
from splendor_access.talk.questions import why
from splendor_access.talk.questions.why import Answer
from tests.game.situations import dealt, replace, seated, table
from tests.talk.asking import Game, answer, heard
from tests.tiers import tries


def test_what_was_taken_out_of_reach() -> None:
    me = seated(bonuses="ooooooo", cards="c5s3s7d,c5e7s3e")
    game = Game(*table(seated(), me, market={"c2": "c4d7o"})).play("reserve c2")
    line = "Ana kept that card from you: you could have bought it next turn."
    assert heard("why", game.asked(1)) == [line]


def test_a_card_that_was_bought() -> None:
    game = Game(*table(seated("dddddd"), seated(), market={"b1": "b3d6d"})).play("buy b1")
    assert heard("why", game.asked(1)) == ["That card brought Ana 3 points."]


def test_what_tokens_were_taken_for() -> None:
    game = Game(*table(seated(bonuses="dddd"), seated(), market={"b1": "b3d6d"})).play("take dd")
    certain, probable = (heard("why", game.asked(1, people=people)) for people in ((1,), (0, 1)))
    assert certain == ["Ana wanted b1, white, 3 points; it could be bought next turn."]
    assert probable == ["Ana probably wanted b1, white, 3 points; it could be bought next turn."]


def test_what_looking_ahead_buys_next_is_named_first(monkeypatch: pytest.MonkeyPatch) -> None:
    market = {"b1": "b3d6d", "b2": "b2o5d"}
    for place, code in market.items():
        then = Purchase(parse_card(code), 1)
        monkeypatch.setattr(why, "next_purchase", lambda _view, _action, then=then: then)
        game = Game(*table(seated(bonuses="dddd"), seated(), market=market)).play("take dd")
        (line,) = heard("why", game.asked(1))
        assert line.startswith(f"Ana wanted {place}, ")


def test_a_card_is_named_as_it_lay_then() -> None:
    state, deal = table(seated(bonuses="dddd"), seated(), market={"b1": "b3d6d"})
    game = Game(state, deal).play("take dd")
    before = heard("why", game.asked(1))
    game.play("reserve b1")
    assert heard("why", game.asked(1, "ana")) == before


def test_whose_turns_are_explained() -> None:
    game = Game(*dealt(players=3))
    assert heard("why", game.asked(0)) == ["Nobody else has moved yet."]
    assert heard("why", game.asked(0, "ben")) == ["Ben has not moved yet."]
    assert heard("why", game.asked(0, "ana")) == ["Only you know why you did that."]
    with pytest.raises(CannotAnswer):
        answer("why", game.asked(0, "nobody"))
    game.play("take ser")
    assert heard("why", game.asked(0)) == ["Nobody else has moved yet."]
    game.play("take sod", "reserve c")
    first, second = heard("why", game.asked(0))
    assert first.startswith("Ben wanted ")
    assert second == "Only Cleo knows that card."
    assert heard("why", game.asked(0, "cleo")) == [second]
    assert heard("why", game.asked(2)) == [heard("why", game.asked(2, "ana"))[0], first]
    game.play("take ser")
    assert heard("why", game.asked(0)) == [first, second], "as before one's own turn"


def test_a_pass_has_one_reason() -> None:
    full = ("c4d7o", "c5s3s7d", "c4r7e")
    state, deal = table(seated(hand=full), seated())
    game = Game(replace(state, bank=(0, 0, 0, 0, 0, 0)), deal).play("pass")
    assert heard("why", game.asked(1)) == ["Ana could do nothing else."]


@pytest.mark.usefixtures("brief_advice")
def test_every_reason_is_true_and_keeps_what_is_hidden() -> None:
    """Nothing that is said changes with the cards that only the one who moved can see."""
    said: Counter[str] = Counter()
    for seed in range(tries(4, 8)):
        state, deal = dealt(players=2 + seed % 3, seed=seed)
        game, number = Game(state, deal), 0
        while game.state.phase != "over":
            number += 1
            view = game.state.view(game.state.to_act)
            chosen: Action = load("normal")(view, Chance(seed), number)
            if number % 7 == 0 and view.phase == "act" and None in view.seats[view.to_act].hand:
                chosen = Reserve("c" if view.decks[2] else "a1")
            game.play(chosen)
            asker = game.state.to_act
            if number % 5 and game.state.phase == "act":
                continue
            asked = game.asked(asker)
            try:
                found: Answer = answer("why", asked)
            except CannotAnswer:
                continue
            for turn in found.turns:
                said[turn.reason.what] += 1
                _check(asked, found)
    assert said.keys() >= {"points", "payable", "nearer", "drew"}, said


def _check(asked: Asked, found: Answer) -> None:
    for past in asked.past:
        for i, seat in enumerate(past.before.seats):
            if i != asked.seat:
                assert all(not (h and h.blind) or isinstance(h.card, Hidden) for h in seat.hand)
    for turn in found.turns:
        assert turn.seat != asked.seat
        begun = [p for p in asked.past if p.seat == turn.seat and p.before.phase == "act"][-1]
        assert begun.action
        assert turn.actions[0] == action_text(begun.action)
        if turn.card:
            cards = begun.before.known_cards(turn.seat).values()
            assert turn.card in map(card_code, cards)
