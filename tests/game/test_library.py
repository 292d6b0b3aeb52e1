"""The game as other programs use it: what docs/library.md promises."""

import random

import msgspec
import pytest

from splendor_access import game as library
from splendor_access.game import (
    Card,
    Game,
    Hidden,
    IllegalAction,
    NotationError,
    Player,
    Reason,
    RecordError,
    Revealed,
    RuleSet,
    Take,
    gems,
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
        *("Action", "Buy", "CARDS", "Card", "Chance", "ChooseNoble", "EDITIONS", "Event", "Game"),
        *("Gems", "Hidden", "IllegalAction", "NOBLES", "Noble", "NotationError", "Pass", "Player"),
        *("Reason", "RecordError", "Refusal", "Reserve", "Return", "Revealed", "RuleSet", "Seat"),
        *("State", "Take", "action_text", "gems", "parse_action"),
    }
    assert all(hasattr(library, name) for name in library.__all__)


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
    with pytest.raises(ValueError, match=str(players)):
        Game.new(players)
    with pytest.raises(ValueError, match="2"):
        Game.new(2, rules=RuleSet(first=2))


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
