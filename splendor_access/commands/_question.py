"""One question about a table, from the command line."""

from splendor_access import ExitCode
from splendor_access.commands import CannotRun
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.record import Player
from splendor_access.game.state import State
from splendor_access.saved_games.restore import FoundGame, find
from splendor_access.session.answers import Answers, several
from splendor_access.session.listener import Listener
from splendor_access.session.prompts import Confirm
from splendor_access.settings.style import Style
from splendor_access.table import saves
from splendor_access.table.database import SaveError, explain
from splendor_access.table.real_table import RealTable
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, clean, line, say
from splendor_access.talk.parsing.commands import Ask, Context, Look, Unclear, Which
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.question import CannotAnswer


def position_table(position: State, style: Style) -> Table:
    """Return a table at a position, for questions only: nothing hidden is dealt."""
    name = style.text(say("seat-word"))
    players = [Player(f"{name} {seat}") for seat in range(len(position.seats))]
    return Table(players, position, Deal(()), Chance(0))


def saved_game(name: str | None) -> FoundGame:
    """Return a saved game, by default the latest. Raises CannotRun."""
    name = name or next(iter(saves.save_names()), None)
    if name is None:
        raise CannotRun(say("resume-none"), ExitCode.FAILED)
    try:
        return find(name)
    except SaveError as error:
        raise CannotRun(explain(error), ExitCode.FAILED) from error


def answer(
    table: Table, seat: int | None, question: str, style: Style, *, as_json: bool
) -> list[Message]:
    """Answer a question with the knowledge of a seat.

    The default is the seat to act, or the first person's if that is a computer opponent; in a game
    with a real box, the seat whose questions it answers. Raises CannotRun if the seat does not
    exist or the question cannot be answered.
    """
    seats = len(table.players)
    people = sorted(table.humans, key=lambda human: human != table.state.to_act)
    asking = people[0] if people else table.state.to_act
    if isinstance(table, RealTable):
        asking = table.me
    holder = asking if seat is None else seat
    if not 0 <= holder < seats:
        raise CannotRun(say("no-seat", seat=holder, last=seats - 1))
    vocabulary = style.vocabulary
    answers = Answers(table, Listener(holder), style, guarded=False, strict=True)
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
            reply = answers.answer(parsed)
            assert not isinstance(reply, Which)  # nobody can be asked back
            return [*reply.messages] if isinstance(reply, Confirm) else reply
        case Look():
            return answers.look(parsed)
        case Which(options=options) if all(isinstance(meant, Look) for _, meant in options):
            raise CannotRun(several(parsed, question.partition(" ")[2]))
        case Unclear():
            raise CannotRun(parsed.answer)
        case _:
            raise CannotRun(say("ask-only-reads", typed=clean(question)))
