"""What has happened and was not told yet, in the words of the one who holds the keyboard."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from splendor_access.game.events import Dealt, Ended, Event, TurnBegan
from splendor_access.preferences.style import Style
from splendor_access.session.answers import Answers
from splendor_access.session.intents import Said
from splendor_access.session.listener import Listener, kind_of
from splendor_access.table.table import Table
from splendor_access.talk.narrate import result


class News:
    """What the seats at one keyboard have not heard of a table."""

    def __init__(self, table: Table, listeners: Mapping[int, Listener]) -> None:
        self._table = table
        self._listeners = listeners

    def take(self, holder: int, answers: Answers, style: Style) -> list[Said]:
        """Return what the holder has not been told, which counts as told from now on.

        With the setting `changed` a turn begins with what has changed, and what another person
        at this keyboard has been told is not told again.
        """
        listener = self._listeners[holder]
        told_here = max(each.heard for each in self._listeners.values())
        unheard = [logged for logged in self._table.log if logged.number > listener.heard]
        if unheard:
            listener.heard = unheard[-1].number
        turn = TurnBegan(holder)
        summed = style.settings.changed == "on" and any(each.event == turn for each in unheard)
        if summed:
            unheard = [logged for logged in unheard if logged.number > told_here]
        said = self._told([logged.event for logged in unheard], holder, answers, style)
        if summed:
            changed = style.with_codes(answers.question("changed"))
            said += [Said(message, "turn") for message in changed]
        return [*said, *self._result(listener)]

    def _result(self, listener: Listener) -> list[Said]:
        table = self._table
        if not table.over or listener.result_told:
            return []
        listener.result_told = True
        ended = table.log[-1].event if table.log else None
        if not isinstance(ended, Ended):
            return []
        lines = result(table.state, ended, table.names, listener.seat)
        return [Said(message, "turn") for message in lines]

    def _told(
        self, events: Sequence[Event], holder: int, answers: Answers, style: Style
    ) -> list[Said]:
        """Tell events, each kind as the settings want it."""
        if self._table.over:
            # Nobody can do anything with the cards that come after the last purchase.
            events = [event for event in events if not isinstance(event, Dealt)]
        said = []
        for event in events:
            kind = kind_of(event, holder)
            if style.says(kind):
                lines = style.with_codes(answers.narrated(event))
                said += [Said(message, kind) for message in lines]
        return [
            Said(message, kind)
            for kind, run in groupby(said, lambda each: each.kind)
            for message in style.collapsed([each.message for each in run])
        ]
