"""The shared parts of questions: the question as asked, its module, and refusals to answer."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

import msgspec

from splendor_access.game.actions import Action
from splendor_access.game.cards import Card, Hidden, Noble
from splendor_access.game.state import HAND_INDEX, TILE_PLACES, Seat, State
from splendor_access.talk import questions
from splendor_access.talk.describe import Scene, has_veiled
from splendor_access.talk.messages import Message, say
from splendor_access.talk.parsing.commands import Which
from splendor_access.talk.parsing.things import by_code, tile_text
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named


class Past(msgspec.Struct, frozen=True):
    """A past decision: its seat, and the asker's view of the state before it.

    `action` is None where it was against the rules.
    """

    seat: int
    before: State
    action: Action | None = None


class Asked(msgspec.Struct, frozen=True):
    """A question as it was asked.

    `words` follow the command; `past` has every decision so far, the oldest first. `typed` is the
    line, or empty where none was typed. `aim` is the place of what the asker aims at, or `points`.
    `plan` is the card that the asker's last hint led to.
    """

    scene: Scene
    words: Sequence[str]
    vocabulary: Vocabulary
    past: Sequence[Past] = ()
    typed: str = ""
    aim: str | None = None
    plan: Card | None = None

    @property
    def state(self) -> State:
        """The state as the seat that asks may know it."""
        return self.scene.state

    @property
    def seat(self) -> int:
        """The seat that asks."""
        assert self.scene.seat is not None
        return self.scene.seat

    @property
    def mine(self) -> Seat:
        """The things of the seat that asks."""
        return self.state.seats[self.seat]

    def on_turn(self, state: State | None = None) -> State:
        """Return a state (by default the present one) as if it were the asker's turn to act."""
        state = state or self.state
        if state.to_act == self.seat:
            return state
        return msgspec.structs.replace(state, to_act=self.seat, phase="act", passes=0)

    def cards(self) -> dict[str, Card]:
        """Return the known cards of the market and of one's own hand by place."""
        return self.state.known_cards(self.seat)


class CannotAnswer(Exception):  # an answer of its own kind, not a fault
    """A question does not make sense; `message` says why.

    `which` offers questions to ask instead, if somebody is there to choose.
    """

    def __init__(self, message: Message, which: Which | None = None) -> None:
        super().__init__(message.name)
        self.message = message
        self.which = which


class Question(Protocol):
    """What a module of `talk/questions` offers."""

    def ask(self, asked: Asked) -> Any:  # noqa: ANN401  # each question has facts of its own
        """Return the facts. Raises CannotAnswer when the words make no sense."""

    def tell(self, answer: Any, asked: Asked) -> list[Message]:  # noqa: ANN401  # as above
        """Return the facts as messages."""


def load_question(name: str) -> Question:
    """Return a question's module, importing it only now. Raises KeyError if it does not exist."""
    return cast(Question, import_module(questions.modules()[name]))


def unclear(asked: Asked, command: str) -> CannotAnswer:
    """Return the exception for words that a question does not understand."""
    return CannotAnswer(asked.vocabulary.not_understood(command, line_of(asked, command)))


def line_of(asked: Asked, command: str) -> str:
    """Return the typed line, or an equivalent one."""
    word = asked.vocabulary.locale.words(f"command-{command}")[0]
    return asked.typed or " ".join([word, *asked.words])


def asked_seat(asked: Asked, command: str) -> int:
    """Return the seat whose name or number follows a command, or that of the asker.

    Raises CannotAnswer if there is none such.
    """
    typed, names = " ".join(asked.words), asked.scene.names
    if not typed:
        return asked.seat
    found = [int(typed)] if typed in map(str, range(len(names))) else seats_named(typed, names)
    if len(found) != 1:
        raise unclear(asked, command)
    return found[0]


def not_counted(asked: Asked) -> list[Message]:
    """Say that the asker's own cards are left out, because others can read along."""
    return [say("veiled-not-counted")] if has_veiled(asked.scene) else []


def known_card(asked: Asked, place: str) -> Card:
    """Return the known card at a place. Raises CannotAnswer if no known card lies there."""
    card = asked.cards().get(place)
    if card is None:
        raise CannotAnswer(veiled(asked, place) or say("place-empty", place=place))
    return card


def tile_named(asked: Asked, command: str) -> str:
    """Return the place of the tile that the words name. Raises CannotAnswer if there is none."""
    place = tile_text(asked.words, asked.vocabulary)
    tile = by_code(place)
    if isinstance(tile, Noble):
        if tile not in asked.state.tiles:
            raise CannotAnswer(say("noble-not-out", noble=tile))
        place = TILE_PLACES[asked.state.tiles.index(tile)]
    if place not in TILE_PLACES:
        raise unclear(asked, command)
    at = TILE_PLACES.index(place)
    if at >= len(asked.state.tiles) or asked.state.tiles[at] is None:
        raise CannotAnswer(say("place-empty", place=place))
    return place


def veiled(asked: Asked, place: str) -> Message | None:
    """Say that a place of the hand holds a card that is not shown here, or return None."""
    held = asked.mine.held_at(place) if in_hand(place) else None
    if held and isinstance(held.card, Hidden):
        return say("hand-veiled", place=place, level=held.card.level)
    return None


def in_hand(place: str) -> bool:
    """Return whether a place is in the hand."""
    return place in HAND_INDEX
