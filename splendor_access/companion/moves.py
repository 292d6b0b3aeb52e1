"""Moves of all players at the real table, entered at one keyboard."""

import msgspec

from splendor_access.companion.corrections import Corrections
from splendor_access.game.actions import Action, Buy
from splendor_access.game.events import Reason
from splendor_access.game.notation import from_dict
from splendor_access.session.dialogue import Dialogue
from splendor_access.session.moves import Moves
from splendor_access.session.saving import Saving
from splendor_access.table.book import Entered
from splendor_access.table.database import SaveError
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import Messages, say
from splendor_access.talk.parsing.commands import Act, Menu, Pay


class RealMoves(Moves):
    """The moves of all seats. `named` is the seat named in the line just typed."""

    def __init__(
        self,
        table: RealTable,
        seat: int,
        dialogue: Dialogue,
        saving: Saving,
        corrections: Corrections,
    ) -> None:
        super().__init__(table, seat, dialogue, saving, guarded=True)
        self.named: int | None = None
        self.corrections = corrections
        self._real = table

    def play(self, parsed: Act | Pay | Menu) -> Messages:
        """Enter the action in a line, or ask for its missing part."""
        if isinstance(parsed, Act):
            # The entry of a reservation shows the card to nobody.
            parsed = msgspec.structs.replace(parsed, asked=False)
        return super().play(parsed)

    def enter(self, entered: Entered) -> Messages:
        """Enter something that fits. Return messages if it cannot be saved."""
        before = self._real.state
        corrects = bool(self._real.book.pending)
        try:
            self._real.enter(entered)
        except SaveError as error:
            return self._saving.trouble(error, lambda: self.enter(entered))
        return self.corrections.describe_changes(before) if corrects else []

    def _try(self, action: Action, *, asked: bool = False) -> Messages:
        to_act = self._real.state.to_act
        refusal = self._real.refusal(action)
        lines = super()._try(action, asked=asked)
        if refusal is None:
            return lines
        if to_act != self._seat:
            # A refusal is addressed to the player to act.
            lines.insert(0, say("answer-for", name=self._real.names[to_act]))
        return [*lines, *self.corrections.offer_force_action(action, self.named)]

    def _pay(self, parsed: Pay) -> Messages:
        paid = Buy(parsed.place, from_dict(parsed.given))
        why = self._real.refusal(paid)
        if why and why.reason is Reason.CANNOT_AFFORD:
            return self._try(paid)
        return super()._pay(parsed)

    def _act(self, action: Action) -> Messages:
        return self.enter(Entered(action, self.named))
