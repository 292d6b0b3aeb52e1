"""A seat for as long as one mail is read or written: its session, and the lines it says."""

from collections.abc import Mapping, Sequence

import msgspec

from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.page.seat import PageSeat
from splendor_access.online.post.kept import TurnKey
from splendor_access.online.post.reading import MailReply
from splendor_access.online.post.sending import Letter
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.session.advising import prepare_advice
from splendor_access.session.intents import Intent
from splendor_access.settings.settings import CHOICES
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Arg, Message, say
from splendor_access.talk.parsing.commands import Ask

QUIET = {"hints": "off"}
"""The settings of a member who has chosen none."""

PATIENCE = 20.0
"""Seconds in which a table answers a line, its computer opponents included."""


class NoSeat(Exception):  # a refusal, not a fault
    """The member has no seat at the table any more, or the table cannot be opened."""


class MailSeat(PageSeat):
    """A member's seat for a moment. If it `looks`, nobody at the table hears of it.

    `news` are what it heard when it came.
    """

    def __init__(
        self,
        table: SharedTable,
        language: str,
        settings: Mapping[str, str],
        key: str,
        *,
        looks: bool = False,
    ) -> None:
        super().__init__(table, language, {**QUIET, **settings}, key)
        self.table = table
        self.news: Sequence[str] = ()
        if looks:
            self.seat = RemoteSeat(self.style, self._send, key=key, looks=True)

    def had(self, game: int, rows: int) -> int:  # noqa: ARG002
        """Return how many rows have reached the person: the mail will tell all."""
        return rows

    async def arrive(self) -> None:
        """Come to the table, and hear what happened since the last time. Raises NoSeat."""
        begin = self.count
        try:
            if not await self.come() or self.over:
                raise NoSeat
        except SaveError as error:
            raise NoSeat from error
        self.news = self._since(begin)

    # Answers

    async def reply(self, turn: TurnKey, mail: MailReply) -> tuple[list[str], TurnKey]:
        """Type the lines of a reply; return what is answered, and the turn that a reply is for now.

        Where the turn is over nothing is typed, and the news are told. What follows the first line
        answers the questions about it; those that stay open are asked again for the next reply.
        """
        if not self._stands(turn):
            return [self._text(say("mail-old")), "", *self.news], self.turn(turn.code)
        if not mail.lines:
            return [self._text(say("mail-empty"))], turn
        answered: list[str] = []
        asked: list[str] = []
        for number, line in enumerate((*turn.pending, *mail.lines)):
            again = number < len(turn.pending)
            said = await self._type(line)
            answered += [] if again else said
            session = self.session
            if session is None or session.open_prompt is None:
                asked = []
                if not again:
                    break
            else:
                asked.append(line)
        if self._stands(turn):
            return answered, msgspec.structs.replace(turn, pending=tuple(asked))
        return answered, self.turn(turn.code)

    def _stands(self, turn: TurnKey) -> bool:
        """Return whether a turn is still the member's, and not over."""
        game = self.table.game
        if game is None or game.number != turn.game or game.table.over:
            return False
        state, since = game.table.state, game.rows[turn.version :]
        own = all(
            row.seat == self.seat.number and not row.text.startswith("undo ") for row in since
        )
        within = not since or state.phase != "act"
        return state.to_act == self.seat.number and own and within

    def turn(self, code: str) -> TurnKey:
        """Return the turn for which there is no key yet: as the table is now."""
        return TurnKey("", code, self.seat.game, self.version)

    async def _type(self, line: str) -> list[str]:
        """Type a line, and return what is said until somebody else has to act."""
        begin = self.count
        intent = Intent("mail", text=line, seen=self.version)
        if self.session:
            await prepare_advice(self.session, intent)
        self.handle(intent)
        await self.settle(PATIENCE, opponents=True)
        return self._since(begin)

    # Letters

    def letter(self, lines: Sequence[str], to: str, mail: MailReply | None = None) -> Letter:
        """Return a letter with lines, and below them what is needed for an answer.

        That is the table, if the member has to act.
        """
        parts = [[*lines]]
        if self.acts:
            parts += self._table_lines()
            parts.append([self._text(say("mail-how", take=self._example("take")))])
            parts.append([self._text(say("mail-ask", ask=self._example("afford")))])
        parts.append([self._text(say("mail-stop"))])
        told = [line for part in parts for line in (*part, "")]
        key, answers = (mail.key, mail.id) if mail else ("", "")
        return Letter(to, key, self._text(self.subject), told[:-1], answers)

    @property
    def acts(self) -> bool:
        """Whether the member has to act."""
        table = self.session.table if self.session else None
        return table is not None and not table.over and table.state.to_act == self.seat.number

    @property
    def subject(self) -> Message:
        """Whose turn it is, and who plays there."""
        at = [each for each in range(len(self.people)) if each != self.seat.number]
        others: list[Arg] = [self.people[each].name for each in at]
        session = self.session
        if session is None:
            return say("mail-waiting-subject", names=others)
        if session.table.over:
            return say("mail-over-subject", names=others)
        to_act = session.table.state.to_act
        if to_act == self.seat.number:
            return say("mail-turn-subject", names=others)
        return Message("mail-wait-subject", {"name": self.people[to_act].name, "names": others})

    def standing(self) -> list[str]:
        """Return how the game stands, in whole sentences without any hidden card."""
        return self._asked(Ask("score")) if self.session else []

    def _text(self, message: Message) -> str:
        return self.style.locale.text(message)

    def _example(self, command: str) -> str:
        return self.style.locale.example(command)

    def _table_lines(self) -> list[list[str]]:
        """Return the table in parts: the market, nobles and bank, the member, each other player."""
        others = [each for each in range(len(self.people)) if each != self.seat.number]
        market = [*self._asked(Ask("nobles")), *self._asked(Ask("bank"))]
        players = [Ask("me"), *(Ask("player", str(each)) for each in others)]
        return [self._asked(Ask("board")), market, *map(self._asked, players)]

    def _asked(self, question: Ask) -> list[str]:
        begin = self.count
        self.handle(Intent("mail", meant=question))
        return self._since(begin)

    def _since(self, begin: int) -> list[str]:
        return [line.text for line in self.lines if line.number > begin]

    @property
    def chosen(self) -> Mapping[str, str]:
        """The settings that are not the defaults, as they are kept for the next mail."""
        settings = self.style.settings
        return {name: getattr(settings, name) for name in CHOICES if name in settings.sources}
