"""Leaving a table elsewhere, for now, for the next game, or to go on at another device.

The server gives the word, knows the keys of all devices, and takes them away. A word is told to
its owner alone, and is typed at the other device in the place of a name.
"""

from collections.abc import Callable

from splendor_access.online.protocol import frames
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.saving import Another, Saving
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, Messages, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


class Leaving(Saving):
    """The questions and messages for a seat that leaves. `again` requests the next game.

    A player who `watches` has no seat to keep.
    """

    def __init__(
        self, table: Table, dialogue: Dialogue, again: Callable[[], Messages], *, watches: bool
    ) -> None:
        super().__init__(table, dialogue)
        self._again = again
        self._watches = watches

    def tell(self) -> Messages:
        """Say who saves the game."""
        return [say("friends-saved")]

    def quit(self) -> Messages:
        """Ask whether to leave; leave at once if the game is over."""
        return self.leave() if self._table.over else self._ask(say("ask-leave-table"), self.leave)

    def leave(self) -> Messages:
        """Leave for now."""
        self.finished = True
        if self._watches:
            return [say("left-watching")]
        return [say("goodbye" if self._table.over else "left-table")]

    def leave_for(self, another: Another) -> Messages:
        """Request the next game of the same players; any other needs another table."""
        if another == "new":
            return [say("friends-no-new")]
        return self._again() if self._table.over else [say("friends-not-over")]

    def coach(self) -> Messages:
        """Say that the coach is elsewhere: the game here may continue."""
        return [say("coach-elsewhere" if self._table.over else "coach-early")]

    def go_on(self) -> None:
        """Leave for the next game, which has begun."""
        self.finished, self.another = True, "rematch"


def device_frame(about: str, vocabulary: Vocabulary) -> frames.DeviceFrame | None:
    """Return what the words behind the command ask for, or None if they are not understood.

    Nothing lists the devices, `new` asks for a word, and a number takes the seat from a device.
    """
    about = about.strip()
    if not about:
        return frames.DeviceFrame("list")
    if vocabulary.command(about) == "new":
        return frames.DeviceFrame("word")
    number = vocabulary.number(about)
    return None if number is None else frames.DeviceFrame("revoke", number)


def explain_devices(frame: frames.DevicesFrame) -> Messages:
    """Tell the word where there is a new one, else the devices and what can be done."""
    if frame.word:
        return [say("friends-device-word", word=frame.word, count=frame.minutes)]
    told = [_device(number, each) for number, each in enumerate(frame.devices, 1)]
    return [*told, say("friends-device-help", count=len(told))]


def _device(number: int, device: frames.SeatDevice) -> Message:
    return say(
        "friends-device",
        number=number,
        here="yes" if device.here else "no",
        added="yes" if device.added else "no",
        days=device.days,
    )
