"""The open parts of a game as facts for JSON: the reading commands that are no questions."""

from collections.abc import Callable, Mapping, Sequence

import msgspec

from splendor_access.game.cards import LEVELS, Card, Hidden
from splendor_access.game.notation import as_dict, card_code, noble_code
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, Held
from splendor_access.talk.question import Asked, asked_seat, unclear


class Placed(msgspec.Struct, frozen=True):
    """The card or tile of a place: a code, `?b` for an unseen card of level b, or None."""

    place: str
    code: str | None


class Board(msgspec.Struct, frozen=True):
    """The twelve places of the market, and how many cards the decks have left."""

    cards: list[Placed]
    decks: dict[str, int]


class Bank(msgspec.Struct, frozen=True):
    """The tokens in the bank."""

    tokens: dict[str, int]


class Nobles(msgspec.Struct, frozen=True):
    """The noble tiles that nobody has."""

    nobles: list[Placed]


class ReservedFacts(msgspec.Struct, frozen=True):
    """A card in a hand; `blind` when it came unseen from a deck."""

    place: str
    code: str
    blind: bool


class Hand(msgspec.Struct, frozen=True):
    """The cards in the asker's hand."""

    cards: list[ReservedFacts]


class PlayerFacts(msgspec.Struct, frozen=True):
    """All that a seat has; `cards` is how many it has bought."""

    seat: int
    points: int
    tokens: dict[str, int]
    bonuses: dict[str, int]
    cards: int
    hand: list[ReservedFacts]
    nobles: list[str]


class Standing(msgspec.Struct, frozen=True):
    """The points of a seat, and how many cards it has bought."""

    seat: int
    points: int
    cards: int


class Score(msgspec.Struct, frozen=True):
    """All seats, the most points first."""

    seats: list[Standing]


class CodeFacts(msgspec.Struct, frozen=True):
    """A card or tile as code and cells, which are None without braille.

    `place` is None where it lies neither on the table nor in one's hand.
    """

    place: str | None
    code: str
    cells: str | None
    table: str


def _board(asked: Asked) -> Board:
    state = asked.state
    cards = [Placed(place, _code(state.card_at(place))) for place in MARKET_PLACES]
    return Board(cards, dict(zip(LEVELS, state.decks, strict=True)))


def _bank(asked: Asked) -> Bank:
    return Bank(as_dict(asked.state.bank))


def _nobles(asked: Asked) -> Nobles:
    lying = zip(TILE_PLACES, asked.state.tiles, strict=False)
    return Nobles([Placed(place, noble_code(tile)) for place, tile in lying if tile])


def _hand(asked: Asked) -> Hand:
    return Hand(_reserved(asked.mine.hand))


def _me(asked: Asked) -> PlayerFacts:
    return _player_at(asked, asked.seat)


def _player(asked: Asked) -> PlayerFacts:
    names = asked.scene.names
    if not asked.words and len(names) == 2:
        return _player_at(asked, 1 - asked.seat)
    return _player_at(asked, asked_seat(asked, "player"))


def _player_at(asked: Asked, seat: int) -> PlayerFacts:
    it = asked.state.seats[seat]
    return PlayerFacts(
        seat,
        it.points,
        as_dict(it.tokens),
        as_dict(it.bonuses),
        len(it.cards),
        _reserved(it.hand),
        [noble_code(tile) for tile in it.nobles],
    )


def _score(asked: Asked) -> Score:
    seats = [Standing(i, it.points, len(it.cards)) for i, it in enumerate(asked.state.seats)]
    return Score(sorted(seats, key=lambda each: -each.points))


def _reserved(hand: Sequence[Held | None]) -> list[ReservedFacts]:
    held = zip(HAND_PLACES, hand, strict=False)
    return [ReservedFacts(place, _code(it.card) or "", it.blind) for place, it in held if it]


def _code(card: Card | Hidden | None) -> str | None:
    if card is None:
        return None
    return f"?{card.level}" if isinstance(card, Hidden) else card_code(card)


Facts = Board | Bank | Nobles | Hand | PlayerFacts | Score

_FACTS: Mapping[str, Callable[[Asked], Facts]] = {
    "board": _board,
    "bank": _bank,
    "nobles": _nobles,
    "hand": _hand,
    "me": _me,
    "player": _player,
    "score": _score,
}

ANSWERS: Mapping[str, type[Facts | CodeFacts]] = {
    "board": Board,
    "bank": Bank,
    "nobles": Nobles,
    "hand": Hand,
    "me": PlayerFacts,
    "player": PlayerFacts,
    "score": Score,
    "code": CodeFacts,
}
"""The type of each answer, by its command.

That of `code` takes a braille table: `session/answers.py` makes it.
"""


def facts(command: str, asked: Asked) -> Facts:
    """Return the facts of a command's answer. Raises KeyError, and CannotAnswer."""
    answer = _FACTS[command]
    if asked.words and command != "player":
        raise unclear(asked, command)
    return answer(asked)
