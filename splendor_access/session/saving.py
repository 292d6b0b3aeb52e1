"""The save of a game from the player's side: trouble with the disk, and leaving the game."""

from collections.abc import Callable
from typing import Literal

from splendor_access.session.dialogue import Dialogue
from splendor_access.session.prompts import Confirm, SaveTrouble
from splendor_access.settings.files import read_settings
from splendor_access.settings.settings import language_in_force
from splendor_access.settings.system import how_started, program
from splendor_access.table.database import SaveError
from splendor_access.table.table import Table, start_saving
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Arg, Message, Messages, say


def way_back() -> dict[str, Arg]:
    """Return what tells how to continue: how the program starts, and what it speaks by itself."""
    stored, _unreadable = read_settings()
    spoken = language_in_force(None, stored, languages())
    return {"how": how_started(), "program": program(), "spoken": spoken}


Another = Literal["rematch", "new", "coach"]
"""What follows a game: a rematch, a new game, or the coach."""


class Saving:
    """What one seat is asked and told about the save.

    `finished`: the player has left the game, for `another` one unless that is None; `failed`: the
    game is not saved.
    """

    def __init__(self, table: Table, dialogue: Dialogue) -> None:
        self.finished = False
        self.failed = False
        self.another: Another | None = None
        self._table = table
        self._dialogue = dialogue

    def begin(self, *, ask: bool) -> Messages:
        """Begin to save the game. If that fails, ask what to do, or play on unsaved."""
        try:
            start_saving(self._table)
        except SaveError as error:
            detail = error.detail
            if not ask:
                return [say("playing-unsaved", detail=detail)]
            self._dialogue.prompt = SaveTrouble(lambda: self.begin(ask=True), list)
            return [say("cannot-begin-save", detail=detail), say("save-trouble-choices")]
        return []

    def trouble(self, error: SaveError, again: Callable[[], Messages]) -> Messages:
        """Ask what to do about a decision that could not be saved, and was not made."""
        retry = self._dialogue.unless_changed(again)
        self._dialogue.prompt = SaveTrouble(retry, retry)
        detail = error.detail
        return [say(f"save-{error.reason}", detail=detail), say("save-trouble-choices")]

    def stop(self) -> None:
        """Play on unsaved."""
        if self._table.save:
            self._table.save.close()
            self._table.save = None

    def answer(self, command: str) -> Messages:
        """Answer a command about the save, or about what follows the game."""
        match command:
            case "rematch":
                return self.leave_for("rematch")
            case "new":
                return self.leave_for("new")
            case "coach":
                return self.coach()
            case "back":
                return self.come_back()
            case _:
                return self.tell()

    def tell(self) -> Messages:
        """Report whether the game is saved."""
        return [say("saved", **way_back()) if self._table.save else say("save-none")]

    def _saved(self) -> str:
        return "yes" if self._table.save else "no"

    def quit(self) -> Messages:
        """Ask whether to leave; leave at once if the game is over."""
        if self._table.over:
            return self.leave()
        question = say("ask-quit", saved=self._saved())
        return self._ask(question, self.leave)

    def leave(self) -> Messages:
        """Leave the game."""
        self.finished = True
        if self._table.over:
            return [say("goodbye")]
        trouble = isinstance(self._dialogue.prompt, SaveTrouble)
        self.failed = self._table.save is None or trouble
        if self._table.save and trouble:
            return [say("left-in-trouble", **way_back())]
        if self.failed:
            return [say("left-unsaved")]
        return [say("left", **way_back())]

    def leave_for(self, another: Another) -> Messages:
        """Ask whether to leave for another game; leave at once if this one is over."""

        def leave() -> Messages:
            self.finished, self.another = True, another
            if self._table.over:
                return []
            save = self._table.save
            if save is None:
                return [say("left-unsaved")]
            return [say("left-for", **way_back(), game=save.name)]

        question = say("ask-another", saved=self._saved())
        return leave() if self._table.over else self._ask(question, leave)

    def coach(self) -> Messages:
        """Leave for the coach, when the game is over."""
        if not self._table.over:
            return [say("coach-early")]
        self.finished, self.another = True, "coach"
        return []

    def come_back(self) -> Messages:
        """Return from the coach to the end of the game."""
        self.finished, self.another = False, None
        return [say("coach-left"), say("over-now")]

    def _ask(self, question: Message, leave: Callable[[], Messages]) -> Messages:
        return self._dialogue.confirm(
            Confirm([question], leave, lambda: [say("stayed")], leaves=True)
        )
