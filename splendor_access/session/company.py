"""The other people of a game, as the session of one of them deals with them."""

from collections.abc import Callable
from typing import Protocol

from splendor_access.dialogue.dialogue import Dialogue
from splendor_access.dialogue.prompts import Confirm, Handover
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, say


class Company(Protocol):
    """What a session needs of the people beside it."""

    def join(self, seat: int, dialogue: Dialogue) -> None:
        """Take note of the session of a seat."""

    def handover(self, seat: int) -> Handover | None:
        """Return the prompt that passes the device to a seat, where it has to be passed."""

    def next_holder(self) -> int | None:
        """Return the seat that the device is to be passed to now; None where it stays."""

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:
        """Ask a seat whether another one may take back turns of theirs.

        `agreed` goes on with the undo. What is returned, and what `agreed` returns, is for the
        one who asks.
        """

    def together(self, command: str, about: str) -> Messages:
        """Do a command that is for tables with friends elsewhere; return what is answered."""


class OwnDevices:
    """People with a device each: whoever has to be asked is asked there."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._dialogues: dict[int, Dialogue] = {}

    def join(self, seat: int, dialogue: Dialogue) -> None:
        """Take note of the session of a seat."""
        self._dialogues[seat] = dialogue

    def handover(self, _seat: int) -> Handover | None:
        """Return None: no device is passed."""
        return None

    def next_holder(self) -> int | None:
        """Return None: no device is passed."""
        return None

    def together(self, _command: str, _about: str) -> Messages:
        """Tell where such a command can be used."""
        return [say("friends-only")]

    def ask_undo(self, asker: int, seat: int, agreed: Callable[[], Messages]) -> Messages:
        """Ask at the device of the seat; one without a session does not agree."""
        names = self._table.names
        refused = say("undo-refused", name=names[seat])
        if seat not in self._dialogues:
            return [refused]
        mine = self._dialogues[asker]

        def yes() -> Messages:
            mine.unsaid += agreed()
            return []

        def no() -> Messages:
            mine.unsaid.append(refused)
            return [say("not-done")]

        question = say("ask-undo", name=names[seat], asker=names[asker])
        self._dialogues[seat].ask(Confirm([question], yes, no))
        return [say("waiting", name=names[seat])]
