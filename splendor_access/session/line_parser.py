"""The meaning of a typed line: a reply to the open prompt, or a command."""

from typing import Literal

from splendor_access.game.actions import Action, Return
from splendor_access.game.legality import surplus
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.prompts import (
    Choice,
    Confirm,
    Handover,
    Reply,
    SaveTrouble,
    noble_choice,
    parse_choice,
)
from splendor_access.session.replies import ReplyReader
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import COMMANDS, Act, Context, Do, Parsed, Unclear
from splendor_access.talk.parsing.parser import CommandParser

WAYS_OUT: tuple[Literal["again", "unsaved", "quit"], ...] = ("again", "unsaved", "quit")
"""How to continue when a save fails, in the order of their numbers."""


class LineParser:
    """Parses the lines of one seat. `strict`: they are not typed at a prompt."""

    def __init__(self, table: Table, style: Style, dialogue: Dialogue, *, strict: bool) -> None:
        self._table = table
        self._style = style
        self._dialogue = dialogue
        self._strict = strict

    def parse(self, text: str, scene: Scene) -> Parsed | Reply:
        """Parse a line, in which aliases are already expanded.

        `scene` is what the seat may know that the line is about. For a spectator, its seat is the
        subject of the questions.
        """
        reply: Reply | Unclear | None = None
        match self._dialogue.prompt:
            case SaveTrouble():
                reply = self._way_out(text)
            case Confirm() as confirm:
                reply = self._yes_or_no(confirm, text)
            case Choice() as choice:
                reply = parse_choice(choice, text, self._style.vocabulary)
                reply = reply or self._own_words(choice, text, scene)
            case Handover() as handover:
                if handover.says_ready(text) or (not self._strict and self._replies.ready(text)):
                    return Do("ready")
        return reply or self._command(text, scene)

    def parts(self, text: str, scene: Scene) -> list[str]:
        """Return the lines that a typist's one line is; none where it is only one."""
        if self._strict or self._dialogue.prompt is not None or scene.seat is None:
            return []
        return CommandParser(self._style.vocabulary).parts(text, self._context(scene))

    @property
    def _replies(self) -> ReplyReader:
        return ReplyReader(self._style.vocabulary, self._table.names)

    def _own_words(self, choice: Choice, text: str, scene: Scene) -> Reply | None:
        """Return what a typist's own words choose, unless they are a command that reads."""
        if self._strict or self._asks(text):
            return None
        return self._replies.choice(choice, text, scene.state)

    def _asks(self, text: str) -> bool:
        """Return whether a line begins with a command that neither acts nor leaves."""
        word = self._style.vocabulary.plain(text).partition(" ")[0]
        command = self._style.vocabulary.command(word)
        return command is not None and COMMANDS[command] != "act" and command != "quit"

    def _yes_or_no(self, prompt: Confirm, text: str) -> Reply | None:
        """Return a yes or no; in piped input everything but the word for yes is a no."""
        if self._strict:
            return Reply("yes") if self._style.vocabulary.is_yes(text) else None
        agrees = self._style.vocabulary.agrees(text)
        if agrees is None and not self._asks(text):
            agrees = self._replies.agrees(text, leaves=prompt.leaves)
        return None if agrees is None else Reply("yes" if agrees else "no")

    def _way_out(self, text: str) -> Reply | None:
        """Return the way out of trouble that a number or word names."""
        word = fold(self._style.vocabulary.plain(text))
        for number, way in enumerate(WAYS_OUT, 1):
            if word == str(number) or word in self._style.vocabulary.words(way):
                return Reply(way)
        return None

    def _command(self, text: str, scene: Scene) -> Parsed:
        state, seat = scene.state, scene.seat
        assert seat is not None
        if state.phase == "noble" and state.to_act == seat:
            offered = noble_choice(state)
            reply = None
            if text.strip().isdecimal():
                reply = parse_choice(offered, text, self._style.vocabulary)
            elif not self._strict:
                reply = self._own_words(offered, text, scene)
            option = offered.option(reply) if isinstance(reply, Reply) else reply
            if option:
                return option
        if self._strict and state.phase == "return":
            written = _parse_return(text, surplus(state))
            if written:
                return written
        return CommandParser(self._style.vocabulary).parse(text, self._context(scene))

    def _context(self, scene: Scene) -> Context:
        state, seat = scene.state, scene.seat
        assert seat is not None

        def before() -> Action | None:
            last = self._table.last_turn_of(seat)
            return None if last is None else self._table.actions[last]

        prompted = self._dialogue.prompt is not None
        return Context(
            state,
            seat,
            scene.names,
            self._strict,
            self._table.elsewhere,
            before,
            prompted=prompted,
        )


def _parse_return(text: str, due: int) -> Act | None:
    """Return the action that gives back tokens: letters in any order, or `return red`."""
    try:
        action = parse_action(text)
    except NotationError:
        return None
    return Act(action) if isinstance(action, Return) and sum(action.gems) == due else None
