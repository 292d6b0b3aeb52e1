"""What has happened and was not told yet, in the words of one seat."""

from collections.abc import Sequence
from itertools import groupby

from splendor_access.dialogue.answers import Answers
from splendor_access.dialogue.listener import Listener, kind_of
from splendor_access.game.events import Dealt, Emptied, Ended, Event, TurnBegan
from splendor_access.preferences.style import Style
from splendor_access.session.intents import Said
from splendor_access.table.table import Table, TakenBack
from splendor_access.talk.messages import Messages, say
from splendor_access.talk.narrate import result


class News:
    """What one seat has not heard of a table."""

    def __init__(self, table: Table, listener: Listener, style: Style) -> None:
        self._table = table
        self._listener = listener
        self._style = style

    def take(self, answers: Answers) -> list[Said]:
        """Return what the seat has not been told, which counts as told from now on.

        With the setting `changed` a turn begins with what has changed, and what another person
        at the same keyboard has been told is not told again.
        """
        listener, style = self._listener, self._style
        unheard = [logged for logged in self._table.log if logged.number > listener.heard]
        if unheard:
            listener.heard = unheard[-1].number
        turn = TurnBegan(listener.seat)
        summed = style.settings.changed == "on" and any(each.event == turn for each in unheard)
        if summed:
            unheard = [logged for logged in unheard if logged.number > listener.overheard]
        said = self._told([logged.event for logged in unheard], answers)
        if summed:
            changed = style.with_codes(answers.question("changed"))
            said += [Said(message, "turn") for message in changed]
        return [*said, *self._result()]

    def undone(self, answers: Answers) -> Messages:
        """Return the undos that the seat has not been told of, which count as told from now on."""
        unheard = self._listener.hear_undos(self._table.undone)
        return [message for each in unheard for message in _taken_back(each, answers)]

    def _result(self) -> list[Said]:
        table, listener = self._table, self._listener
        if not table.over or listener.result_told:
            return []
        listener.result_told = True
        lines = outcome(table, listener.seat)
        if not lines:
            return []
        over = say("over-now-friends" if table.elsewhere else "over-now")
        # Who only watches can begin nothing.
        hints = [Said(over, "hints")] if self._style.says("hints") and listener.seat >= 0 else []
        return [*(Said(message, "turn") for message in lines), *hints]

    def _told(self, events: Sequence[Event], answers: Answers) -> list[Said]:
        """Tell events, each kind as the settings want it."""
        if self._table.over:
            # Nobody can do anything with the cards that come after the last purchase.
            events = [event for event in events if not isinstance(event, Dealt)]
        said = []
        for event in events:
            kind = kind_of(event, self._listener.seat)
            if self._style.says(kind):
                lines = self._style.with_codes(answers.narrated(event))
                said += [Said(message, kind) for message in lines]
        return [
            Said(message, kind)
            for kind, run in groupby(said, lambda each: each.kind)
            for message in self._style.collapsed([each.message for each in run])
        ]


def _taken_back(undo: TakenBack, answers: Answers) -> Messages:
    # The cards that came since go back by themselves.
    events = [event for event in undo.events if not isinstance(event, Dealt | Emptied)]
    lines = [message for event in events for message in answers.narrated(event, shared=True)]
    undone = [say("taken-back", told=message) for message in lines]
    seen = [say("undo-seen")] if undo.seen else []
    return [say("undone", count=len(undone)), *undone, *seen]


def outcome(table: Table, seat: int) -> Messages:
    """Return what a seat is told of the end of a game; nothing as long as it is not over."""
    ended = table.log[-1].event if table.log else None
    if not table.over or not isinstance(ended, Ended):
        return []
    return result(table.state, ended, table.names, seat)
