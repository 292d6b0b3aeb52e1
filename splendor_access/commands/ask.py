"""Questions from the command line, about a saved game or a position, without playing."""

from splendor_access.game.chance import Chance, Deal
from splendor_access.game.record import Player
from splendor_access.game.state import State
from splendor_access.preferences.style import Style
from splendor_access.session.answers import Answers
from splendor_access.session.listener import Listener
from splendor_access.session.prompts import Confirm
from splendor_access.table import saves
from splendor_access.table.saves import SaveError
from splendor_access.table.table import Table, played
from splendor_access.talk.commands import Ask, Context, Look, Unclear
from splendor_access.talk.messages import Message, clean, line, say
from splendor_access.talk.parser import CommandParser
from splendor_access.talk.question import CannotAnswer
from splendor_access.talk.vocabulary import Vocabulary


class NoAnswer(Exception):  # a refusal with its words, not a fault
    """A question cannot be asked so; `message` says why, `usage` whether the words are at fault."""

    def __init__(self, message: Message, *, usage: bool = True) -> None:
        super().__init__(message.name)
        self.message = message
        self.usage = usage


def position_table(position: State, style: Style) -> Table:
    """Return a table that stands at a position, for questions only: nothing hidden is dealt."""
    name = style.text(say("seat-word"))
    players = [Player(f"{name} {seat}") for seat in range(len(position.seats))]
    return Table(players, position, Deal(()), Chance(0))


def saved_table(name: str | None) -> Table:
    """Return a saved game, the one played last if none is named. Raises NoAnswer."""
    name = name or next(iter(saves.names()), None)
    if name is None:
        raise NoAnswer(say("resume-none"), usage=False)
    try:
        return played(*saves.read(name))
    except SaveError as error:
        message = say(f"resume-{error.reason}", detail=clean(error.detail))
        raise NoAnswer(message, usage=False) from error


def answer(
    table: Table, seat: int | None, question: str, style: Style, *, as_json: bool
) -> list[Message]:
    """Answer a question as a seat may know the game (by default the seat to act).

    Raises NoAnswer when there is no such seat or question.
    """
    seats = len(table.players)
    holder = table.state.to_act if seat is None else seat
    if not 0 <= holder < seats:
        raise NoAnswer(say("ask-no-seat", seat=holder, last=seats - 1))
    vocabulary = Vocabulary(style.locale)
    answers = Answers(table, Listener(holder), style, vocabulary, guarded=False, strict=True)
    if as_json:
        try:
            return [line(answers.json(question))]
        except CannotAnswer as none:
            raise NoAnswer(none.message) from none
        except KeyError as unknown:
            raise NoAnswer(vocabulary.not_understood("json", question)) from unknown
    state = table.state.view(holder)
    context = Context(state, holder, table.names, strict=True)
    parsed = CommandParser(vocabulary).parse(question, context)
    match parsed:
        case Ask() if parsed.command != "again":
            told = answers.answer(parsed)
            return [*told.messages] if isinstance(told, Confirm) else told
        case Look():
            return answers.look(parsed)
        case Unclear():
            raise NoAnswer(parsed.answer)
        case _:
            raise NoAnswer(say("ask-only-reads", typed=clean(question)))
