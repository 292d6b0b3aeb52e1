"""A spectator's session, without a seat: everybody has a name, every question is answered."""

import copy

from splendor_access.session.answers import Answers
from splendor_access.session.intents import Said
from splendor_access.session.news import introduction, whose_turn
from splendor_access.session.session import Session
from splendor_access.talk.messages import Messages, say
from splendor_access.talk.parsing.commands import Act, Ask, Menu, Parsed, Pay

ONLY_PLAYERS = ("tutorial", "undo", "rematch", "new", "coach", "ready", "aim")
"""Commands for players only."""


class Watching(Session):
    """The session of a spectator; `seat` is a negative number, which no seat has.

    Questions are answered for the player to act, with public knowledge.
    """

    @property
    def answers(self) -> Answers:
        """The answers to questions, for the seat to act, which has a name like the others."""
        listener = copy.copy(self.listener)
        listener.seat = self.table.state.to_act
        return Answers(
            self.table, listener, self.style, guarded=False, strict=self._strict, named=True
        )

    def opening(self, *, resumed: bool = False) -> list[Said]:
        """Introduce the players, the state of the game, and whose turn it is."""
        table = self.table
        head = introduction(table, self.seat, by_name=False)
        if resumed:
            head = [*head, *self._run(Ask("score"))]
            self.listener.skip_to(table.log[-1].number if table.log else 0)
        said = [*map(Said, head), *self._hints([say("friends-watching")])]
        said += [Said(message, "turn") for message in whose_turn(table, self.seat)]
        return [*said, *self.news()]

    def _run(self, parsed: Parsed) -> Messages:
        if isinstance(parsed, Ask) and parsed.command in ONLY_PLAYERS:
            return [say("friends-watching")]
        if parsed == Ask("hand"):
            parsed = Ask("player", str(self.table.state.to_act))
        return super()._run(parsed)

    def _play(self, parsed: Act | Pay | Menu) -> Messages:  # noqa: ARG002
        return [say("friends-watching")]

    def _do(self, command: str, about: str) -> Messages:
        if command in ONLY_PLAYERS:
            return [say("friends-watching")]
        if command == "quit":
            return self._saving.leave()
        return super()._do(command, about)
