"""Asks questions of positions and of games played for it, without a session."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance, Deal, deal_unseen
from splendor_access.game.notation import parse_action
from splendor_access.game.position import parse_position
from splendor_access.game.rules import play_out
from splendor_access.game.state import State
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Form
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.question import Asked, CannotAnswer, Past, load_question
from tests.game.situations import decisions, replace

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@cache
def vocabulary() -> Vocabulary:
    """Return the vocabulary of English."""
    return Vocabulary(Locale("en"))


class Game:
    """A game that is played on, and its decisions so far."""

    def __init__(self, start: State, deal: Deal) -> None:
        self.state = start
        self.deal = deal
        self.moments: list[tuple[State, Action]] = []

    def play(self, *actions: str | Action) -> "Game":
        """Do actions, one after another."""
        for action in actions:
            done = parse_action(action) if isinstance(action, str) else action
            self.moments.append((self.state, done))
            self.state = play_out(self.state, done, self.deal)[0]
        return self

    def asked(
        self, seat: int = 0, words: str = "", *, guarded: bool = False, people: Sequence[int] = ()
    ) -> Asked:
        """Return a question of a seat."""
        viewer = None if guarded else seat
        past = [Past(then.to_act, then.view(viewer), action) for then, action in self.moments]
        asked = _asked(self.state.view(viewer), seat, words, past, guarded=guarded)
        return replace(asked, scene=replace(asked.scene, people=people))


def of(state: State, seat: int = 0, words: str = "") -> Asked:
    """Return a question asked of a state that has no past."""
    return _asked(state.view(seat), seat, words, [])


def _asked(
    view: State, seat: int, words: str, past: Sequence[Past], *, guarded: bool = False
) -> Asked:
    names = NAMES[: len(view.seats)]
    return Asked(Scene(view, names, seat, guarded=guarded), words.split(), vocabulary(), past)


def from_line(line: str) -> Game:
    """Return a game that begins with a position; what is hidden is dealt."""
    return Game(*deal_unseen(parse_position(line), Chance(1)))


def answer(name: str, asked: Asked) -> Any:
    """Return the facts."""
    return load_question(name).ask(asked)


def heard(name: str, asked: Asked, form: Form = "normal") -> list[str]:
    """Return what is said."""
    question = load_question(name)
    try:
        messages = question.tell(question.ask(asked), asked)
    except CannotAnswer as none:
        messages = [none.message]
    return [Locale("en").text(message, form) for message in messages]


def games(start: State, deal: Deal, chance: Chance, most: int = 4000) -> Iterator[Game]:
    """Play at random; give the game before every decision and at its end."""
    game = Game(start, deal)
    for _state, action in decisions(start, deal, chance, most=most):
        yield game
        game.play(action)
    yield game
