"""The game as other programs use it: what docs/library.md promises."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec
import pytest

from splendor_access import bots, braille
from splendor_access import game as library
from splendor_access.game import (
    Buy,
    Card,
    Game,
    Hidden,
    IllegalAction,
    InvalidValue,
    NotationError,
    Player,
    Reason,
    RecordError,
    Revealed,
    RuleSet,
    Take,
    action_text,
    gems,
    legal_actions,
    parse_position,
    position_text,
    unseen,
)


def played(game: Game, seed: int, most: int = 1000) -> Game:
    """Play a game on by chance."""
    chance = random.Random(seed)
    for _ in range(most):
        if game.over:
            break
        game = game.apply(chance.choice(game.legal_actions()))
    return game


def alike(one: Game, other: Game) -> None:
    """Both are the same game, but for cards of the decks that lie on the table."""
    assert (one.players, one.start, one.state) == (other.players, other.start, other.state)
    assert (one.entries, one.events) == (other.entries, other.events)
    assert one.record(with_deck=True) == other.record(with_deck=True)


def with_blind_card() -> Game:
    """Return a game in which the first player has reserved an unseen card."""
    return Game.new(2, seed=3).apply("reserve c").apply("take ser")


def test_names() -> None:
    """A name that goes breaks programs of others."""
    assert set(library.__all__) == {
        *("Action", "AgainstRules", "Bought", "Buy", "CARDS", "Card", "CardShown", "Chance"),
        *("CardsSwapped", "ChooseNoble", "TokensCounted"),
        *("Dealt", "Drew", "EDITIONS", "Emptied", "EndReason", "Ended", "Event", "Game", "Gems"),
        *(
            "Held",
            "Hidden",
            "IllegalAction",
            "InvalidValue",
            "LastRound",
            "LeftEmpty",
            "NOBLES",
            "Noble",
        ),
        *("NotationError", "Pass", "Passed", "Player", "Reason", "RecordError", "Refusal"),
        *("Reserve", "Reserved", "Return", "Returned", "Revealed", "RuleSet", "Seat", "State"),
        *("Take", "Took", "TurnBegan", "Visited", "action_text", "card_code", "gems"),
        *("legal_actions", "noble_code", "parse_action", "parse_card", "parse_noble"),
        *("parse_position", "position_text", "unseen"),
    }
    assert set(bots.__all__) == {"LADDER", "Choose", "load", "names"}
    assert set(braille.__all__) == {
        *("BrailleUnavailable", "Cells", "NoBraille", "OFFERED", "BrailleTable", "card_cells"),
        *("dot_numbers", "parse_cells", "table", "text_cells"),
    }
    for face in (library, bots, braille):
        assert all(hasattr(face, name) for name in face.__all__)
        assert len(face.__all__) == len({*face.__all__})
    assert not hasattr(braille, "code_cells")  # what only the program itself uses


def test_every_event_can_be_named() -> None:
    assert {each.__name__ for each in get_args(library.Event)} <= {*library.__all__}
    assert {each.__name__ for each in get_args(library.Action)} <= {*library.__all__}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_played_to_its_end(players: int) -> None:
    game = played(Game.new(players, seed=players), 1)
    assert game.over
    assert game.legal_actions() == []
    assert max(game.points) == game.points[game.winners[0]] >= 15
    assert game.events
    alike(Game.from_record(game.record()), game)


def test_the_same_seed_gives_the_same_game() -> None:
    assert Game.new(3, seed=8) == Game.new(3, seed=8) != Game.new(3, seed=9)
    assert [player.name for player in Game.new(2).players] == ["P1", "P2"]
    named = Game.new([Player("Ann"), Player("Bob")], rules=RuleSet(first=1))
    assert (named.to_act, named.players[1].name, named.winners) == (1, "Bob", ())


def test_a_game_never_changes() -> None:
    before = Game.new(2, seed=1)
    copy = msgspec.json.encode(before)
    after = before.apply("take ser").apply("reserve b").apply(Take(gems("ser")))
    assert msgspec.json.encode(before) == copy
    assert [type(each).__name__ for each in after.entries] == [
        "Take",
        "Reserve",
        "Revealed",
        "Take",
    ]
    assert after.points == (0, 0)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_so_many_do_not_play(players: int) -> None:
    with pytest.raises(InvalidValue, match=f"players must be .* from 2 to 4, not {players}"):
        Game.new(players)
    with pytest.raises(InvalidValue, match=f"players must be .* from 2 to 4, not {players}"):
        Game.new(["Ann"] * players)
    with pytest.raises(InvalidValue, match="first must be a whole number from 0 to 1, not 2"):
        Game.new(2, rules=RuleSet(first=2))


NOT_TYPED: Any = library
"""The same for a program that no types hold back."""


@pytest.mark.parametrize(
    ("made", "wrong"),
    [
        (lambda: gems("xx"), "gems must be letters of 'segrod', not 'xx'"),
        (lambda: gems("sSe"), "gems must be letters of 'segrod', not 'sSe'"),
        (lambda: gems("s e"), "gems must be letters of 'segrod', not 's e'"),
        (lambda: NOT_TYPED.gems(3), "gems must be letters of 'segrod', not 3"),
        (lambda: RuleSet("foo"), "edition must be one of 2024, 2014, up-to-three, not 'foo'"),
        (lambda: RuleSet(first=4), "first must be a whole number from 0 to 3, not 4"),
        (lambda: RuleSet(first=-1), "first must be a whole number from 0 to 3, not -1"),
        (lambda: RuleSet(target=0), "target must be a whole number from 1 to 999, not 0"),
        (lambda: RuleSet(target=1000), "target must be a whole number from 1 to 999, not 1000"),
        (lambda: RuleSet(tiles=6), "tiles must be a whole number from 0 to 5, not 6"),
        (lambda: RuleSet(tiles=-1), "tiles must be a whole number from 0 to 5, not -1"),
        (lambda: NOT_TYPED.RuleSet(tiles="2"), "tiles must be .* not '2'"),
        (lambda: NOT_TYPED.RuleSet(any_gold=1), "any_gold must be True or False, not 1"),
        (lambda: NOT_TYPED.Chance("x"), "seed must be a whole number, not 'x'"),
        (lambda: NOT_TYPED.Chance(1, "x"), "game must be a whole number, not 'x'"),
        (lambda: NOT_TYPED.Game.new(2, seed="x"), "seed must be a whole number, not 'x'"),
        (lambda: NOT_TYPED.Game.new(2, rules="2014"), "rules must be a RuleSet, not '2014'"),
        (lambda: NOT_TYPED.Game.new("Ann"), "players must be a number, or a list .* not 'Ann'"),
        (lambda: Game.new(["Ann", " "]), "players must be names .* not ' '"),
        (lambda: Game.new(["Ann", "\x07"]), "players must be names .* not '.x07'"),
        (lambda: NOT_TYPED.Game.new(["Ann", 3]), "players must be names .* not 3"),
        (lambda: Game.new([Player("A", "a b"), Player("B")]), "players must be .* 'easy', not Pl"),
        (lambda: NOT_TYPED.Game.new(2).view("x"), "seat must be .* 0 to 1, not 'x'"),
    ],
)
def test_what_no_game_can_have_is_refused(made: Callable[[], object], wrong: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        made()
    assert re.match(wrong, str(caught.value))
    assert str(caught.value).startswith(caught.value.what)
    assert repr(caught.value.value) in str(caught.value)


def test_a_record_keeps_every_player_that_is_taken() -> None:
    taken: list[Sequence[Player | str]] = [
        ["Ann", "Bob"],
        ["  Ann  Lee", Player("B\nb", "easy")],
        [Player("Zoë"), "x" * 300, "1"],
    ]
    for players in taken:
        game = Game.new(players)
        assert Game.from_record(game.record()).players == game.players
    assert Game.new(["Ann", "Bob"]).players == (Player("Ann"), Player("Bob"))
    assert Game.new(["A  b", "C"]).players[0] == Player("A b", "human")


@pytest.mark.parametrize(
    "action",
    [
        *map(NOT_TYPED.Take, ((1, 1), "ser", (1, 1, 0, 1, 0, "0"))),
        *(NOT_TYPED.Reserve(3), NOT_TYPED.Buy("a1", (1, 2))),
        *(3, None, Player("Ann"), {"type": "take", "gems": gems("ser")}),
        *map(NOT_TYPED.Revealed, (Card("a", 9, "s", gems("e")), Hidden("z"), None, [])),
    ],
    ids=repr,
)
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = Game.new(2, seed=1)
    for how in (game.apply, game.refusal):
        with pytest.raises(NotationError) as caught:
            how(action)
        assert (caught.value.reason, caught.value.text) == ("not-an-action", repr(action))


@pytest.mark.parametrize("place", ["z9", "", "h1", "n1", "a"])
def test_places_are_for_the_rules_to_refuse(place: str) -> None:
    assert Game.new(2, seed=1).refusal(Buy(place))


def test_the_main_line_is_what_was_decided() -> None:
    game = played(Game.new(["Ann", "Bob"], seed=4), 4)
    line = [*Game.from_record(game.record()).mainline()]
    assert line == [*game.mainline()]
    again = Game.new(["Ann", "Bob"], seed=4)
    for position, action in line:
        assert position == again.state
        assert not isinstance(action, Buy) or action.payment
        again = again.apply(action)
    assert again == game
    assert len(line) < len(game.entries)
    assert [*Game.new(2).mainline()] == []


def test_what_was_taken_back_or_forced_in_a_record() -> None:
    game = Game.new(2, seed=1).apply("take ser").apply("take ser")
    head, *rest = game.record(with_deck=True).splitlines()
    text = "\n".join([head, *rest, "undone 2 seen"])
    assert [action_text(action) for _, action in Game.from_record(text).mainline()] == [
        "take ser",
        "take ser",
    ]
    text = "\n".join(["splendor-record 2", *rest, "forced take s because a mistake"])
    assert [action_text(action) for _, action in Game.from_record(text).mainline()][2:] == [
        "take s"
    ]


def test_a_view_is_enough_for_a_bot() -> None:
    game = with_blind_card()
    for position, _action in [*played(game, 3).mainline()]:
        seat = position.to_act
        view = position.view(seat)
        assert legal_actions(view) == legal_actions(position)
        guess = Game.from_position(view, seed=7)
        assert guess.view(seat) == view
        assert guess.legal_actions() == legal_actions(view)
        assert parse_position(position_text(view)) == view
    assert Game.from_position(game.position(1), seed=5) == Game.from_position(game.view(1), seed=5)


def test_what_nobody_has_seen() -> None:
    game = with_blind_card()
    own, others = unseen(game.view(0)), unseen(game.view(1))
    (held, *_) = (held.card for held in game.state.seats[0].hand if held)
    assert [len(each) for each in own] == [36, 26, 15]
    assert [{*there} - {*here} for here, there in zip(own, others, strict=True)] == [
        set(),
        set(),
        {held},
    ]


def test_codes_lead_to_their_cards_and_back() -> None:
    for card in library.CARDS:
        assert library.parse_card(library.card_code(card)) == card
    for noble in library.NOBLES:
        assert library.parse_noble(library.noble_code(noble)) == noble
    for parse in (library.parse_card, library.parse_noble):
        for text in ("", "xx", "a9s 1e", "9 9s"):
            with pytest.raises(NotationError):
                parse(text)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = Game.new(2, seed=1)
    refused = game.refusal("buy c1")
    assert refused
    assert refused.reason is Reason.CANNOT_AFFORD
    assert game.refusal("take ser") is None
    with pytest.raises(IllegalAction) as caught:
        game.apply("buy c1")
    assert caught.value.refusal == refused
    for text in ("take", "buy z9", "fly"):
        with pytest.raises(NotationError):
            game.apply(text)
    with pytest.raises(RecordError):
        Game.from_record("splendor-record 1\nseat human A")
    with pytest.raises(NotationError):
        Game.from_position("sp1 2024")


def test_a_payment_is_written_down() -> None:
    game = Game.new(2, seed=1)
    while not any(action.__class__.__name__ == "Buy" for action in game.legal_actions()):
        game = played(game, len(game.entries), most=1)
    (bought, *_) = [a for a in game.legal_actions() if a.__class__.__name__ == "Buy"]
    (entry, *_) = game.apply(bought).entries[len(game.entries) :]
    assert isinstance(entry, library.Buy)
    assert entry.payment


def test_a_seat_sees_what_it_may_know() -> None:
    game = with_blind_card()
    own, other, none = (game.view(seat).seats[0].hand[0] for seat in (0, 1, None))
    assert own
    assert isinstance(own.card, Card)
    assert other == none
    assert other
    assert other.card == Hidden("c")
    assert "?c," in game.position(1)
    assert "?c," not in game.position(0)
    for seat in (-1, 2, 9):
        with pytest.raises(ValueError, match=str(seat)):
            game.view(seat)
        with pytest.raises(ValueError, match=str(seat)):
            game.position(seat)


def test_a_position_is_gone_on_with() -> None:
    game = with_blind_card()
    again = Game.from_position(game.position(0), seed=5)
    assert again.position(0) == game.position(0)
    assert again.view(1) == game.view(1)
    assert played(again, 2).over


def test_a_record_without_the_decks_waits_for_cards() -> None:
    game = with_blind_card()
    whole = Game.from_record(game.record(with_deck=True))
    alike(whole, game)
    open_cards = Game.from_record(game.record())
    assert open_cards.deal is None
    waiting = open_cards.apply("reserve a1")
    assert waiting.state.awaiting
    assert waiting.state.awaiting.place == "a1"
    assert waiting.legal_actions() == []
    (card,) = [e.card for e in game.apply("reserve a1").entries[-1:] if isinstance(e, Revealed)]
    assert waiting.apply(Revealed(card)).state.market == game.apply("reserve a1").state.market
