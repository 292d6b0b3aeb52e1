"""`ask`: answers a question about a saved game or a position, without playing."""

import argparse

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.exit_codes import DONE, FAILED
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_position
from splendor_access.game.record import Player
from splendor_access.game.state import State
from splendor_access.preferences.style import Style
from splendor_access.session.answers import Answers
from splendor_access.session.listener import Listener
from splendor_access.session.prompts import Confirm
from splendor_access.table import saves
from splendor_access.table.restore import played
from splendor_access.table.saves import SaveError
from splendor_access.table.table import Table
from splendor_access.talk.commands import Ask, Context, Look, Unclear
from splendor_access.talk.messages import Message, clean, line, say
from splendor_access.talk.narrate import misread
from splendor_access.talk.parser import CommandParser
from splendor_access.talk.question import CannotAnswer
from splendor_access.talk.vocabulary import Vocabulary

PLACE = 50


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `ask`."""
    add = parser.add_argument
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--game", metavar="NAME", help=about("game"))
    source.add_argument("--position", metavar="LINE", help=about("ask-position"))
    add("--seat", type=int, metavar="N", help=about("ask-seat"))
    add("--json", action="store_true", help=about("json"))
    add("question", nargs="+", metavar="QUESTION", help=about("question"))


def run(invocation: Invocation) -> int:
    """Answer the question as one seat may know the game."""
    given = invocation.arguments
    style = Style(invocation.locale.language, invocation.settings)
    question = " ".join(given.question)
    try:
        if given.position is None:
            table = saved_table(given.game)
        else:
            table = position_table(parse_position(given.position), style)
        messages = answer(table, given.seat, question, style, as_json=given.json)
    except NotationError as error:
        raise CannotRun(misread(error)) from error
    invocation.terminal().write([*map(style.printed, messages)])
    return DONE


def position_table(position: State, style: Style) -> Table:
    """Return a table that stands at a position, for questions only: nothing hidden is dealt."""
    name = style.text(say("seat-word"))
    players = [Player(f"{name} {seat}") for seat in range(len(position.seats))]
    return Table(players, position, Deal(()), Chance(0))


def saved_table(name: str | None) -> Table:
    """Return a saved game, the one played last if none is named. Raises CannotRun."""
    name = name or next(iter(saves.names()), None)
    if name is None:
        raise CannotRun(say("resume-none"), FAILED)
    try:
        return played(*saves.read(name))
    except SaveError as error:
        raise CannotRun(saves.explain(error), FAILED) from error


def answer(
    table: Table, seat: int | None, question: str, style: Style, *, as_json: bool
) -> list[Message]:
    """Answer a question as a seat may know the game (by default the seat to act).

    Raises CannotRun where there is no such seat or question.
    """
    seats = len(table.players)
    holder = table.state.to_act if seat is None else seat
    if not 0 <= holder < seats:
        raise CannotRun(say("ask-no-seat", seat=holder, last=seats - 1))
    vocabulary = Vocabulary(style.locale)
    answers = Answers(table, Listener(holder), style, vocabulary, guarded=False, strict=True)
    if as_json:
        try:
            return [line(answers.json(question))]
        except CannotAnswer as none:
            raise CannotRun(none.message) from none
        except KeyError as unknown:
            raise CannotRun(vocabulary.not_understood("json", question)) from unknown
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
            raise CannotRun(parsed.answer)
        case _:
            raise CannotRun(say("ask-only-reads", typed=clean(question)))
