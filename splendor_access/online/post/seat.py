"""A seat for as long as one mail is read or written: its session, and the lines it says."""

from collections.abc import Mapping, Sequence

from splendor_access.online.client.seat import RemoteSeat
from splendor_access.online.page.seat import PageSeat
from splendor_access.online.server.shared_table import SharedTable
from splendor_access.session.intents import Intent
from splendor_access.settings.names import FOR_GUESTS
from splendor_access.settings.settings import CHOICES
from splendor_access.table.database import SaveError
from splendor_access.talk.parsing.commands import Ask

PATIENCE = 20.0
"""Seconds in which a table answers a line, its computer opponents included."""


class NoSeat(Exception):  # a refusal, not a fault
    """The member has no seat at the table any more, or the table cannot be opened."""


class MailSeat(PageSeat):
    """A member's seat for a moment. If it `looks`, nobody at the table hears of it."""

    def __init__(
        self,
        table: SharedTable,
        language: str,
        settings: Mapping[str, str],
        key: str,
        *,
        looks: bool = False,
    ) -> None:
        super().__init__(table, language, settings, key)
        if looks:
            self.seat = RemoteSeat(self.style, self._send, key=key, looks=True)

    def had(self, game: int, rows: int) -> int:  # noqa: ARG002
        """Return how many rows have reached the person: the mail will tell all."""
        return rows

    async def arrive(self) -> Sequence[str]:
        """Come to the table, and return what happened since the last time. Raises NoSeat."""
        begin = self.count
        try:
            if not await self.come() or self.over:
                raise NoSeat
        except SaveError as error:
            raise NoSeat from error
        return self._since(begin)

    async def type(self, line: str, command: str) -> Sequence[str]:
        """Type a line, and return what is said until somebody else has to act.

        `command` is the id of what the line does: the same id is done once.
        """
        begin = self.count
        self.seat.command = command
        self.handle(Intent("mail", text=line, seen=self.version))
        await self.settle(PATIENCE, opponents=True)
        return self._since(begin)

    def table_lines(self) -> list[list[str]]:
        """Return the table as the member likes it: the market, nobles and bank, and each player."""
        session = self.session
        assert session
        number, others = self.seat.number, range(len(self.people))
        players = [Ask("player", str(each)) for each in others if each != number]
        asked = [Ask("board"), Ask("nobles"), Ask("bank"), Ask("me"), *players]
        return [self._asked(each) for each in asked]

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
        known = [name for name in FOR_GUESTS if name in CHOICES]
        return {
            name: getattr(settings, name)
            for name in known
            if name in settings.sources and getattr(settings, name)
        }
