"""Moves of all players at the real table, and lines begun before another player's entry."""

from collections.abc import Sequence

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
from splendor_access.table.real_table import RealTable, VersionChange
from splendor_access.talk.messages import Arg, Message, Messages, line, say
from splendor_access.talk.parsing.commands import Act, Do, Menu, Parsed, Pay, Which


class LateLine:
    """The entries made at a table since a line was begun, at version `begun`."""

    def __init__(self, table: RealTable, begun: int | None) -> None:
        self._table = table
        self.begun = table.version if begun is None else begun
        self._since: Sequence[VersionChange] = [] if begun is None else table.passed[begun:]

    def __bool__(self) -> bool:
        """Return whether there are any."""
        return bool(self._since)

    def belongs(self, parsed: Parsed) -> bool:
        """Return whether a line refers to entries made before it was begun, and to no later one."""
        return isinstance(parsed, Do) and parsed.command not in ("card", "begun")

    def question(self, parsed: Parsed, named: int | None, prompt: Message) -> Message | None:
        """Return the question to ask about a line, or None if it enters nothing or is certain.

        `named` is the seat that it names, `prompt` the word before the cursor.
        """
        if not self._since:
            return None
        if isinstance(parsed, Do):
            return None if self.belongs(parsed) else self._ask_card(prompt)
        meant = [each for _told, each in parsed.options] if isinstance(parsed, Which) else [parsed]
        acts = all(isinstance(each, Act | Pay | Menu) for each in meant)
        may = self._table.state.phase != "over" and not self._table.asked
        return self._ask_action(named) if acts and may else None

    def question_for_turn(self, named: int | None) -> Message | None:
        """Return the question to ask about a line that tells of a turn, or None."""
        may = self._table.state.phase != "over" and not self._table.asked
        return self._ask_action(named) if self._since and may else None

    @property
    def seats_moved(self) -> list[int]:
        """The seats that have acted, in turn order."""
        acted = (
            each.seat
            for each in self._since
            if each.entered and isinstance(each.entered.what, Action)
        )
        return [*dict.fromkeys(acted)]

    def _ask_action(self, named: int | None) -> Message | None:
        """Ask whether an action is still meant for the seat to act; None if that is certain.

        It is certain if the line `named` that seat, and the seat has not acted since.
        """
        seat, moved = self._table.state.to_act, self.seats_moved
        corrected = any(each.entered is None for each in self._since)
        if not moved and not corrected:
            return None
        if named is not None and (named != seat or (named not in moved and not corrected)):
            return None
        return self._ask(line(self._table.names[seat]), same=self._since[0].seat == seat)

    def _ask_card(self, prompt: Message) -> Message | None:
        """Ask whether an answer is for the question asked now; None if that is certain.

        It is certain if the question never changed, or there was none when the line was begun.
        """
        begun = self._since[0].asked
        now = self._table.asked
        if begun is None or all(asked == now for asked in (each.asked for each in self._since)):
            return None
        return self._ask(prompt, same=False)

    def _ask(self, whom: Message, *, same: bool) -> Message:
        names: list[Arg] = [self._table.names[seat] for seat in self.seats_moved]
        kind = "still" if same else "other"
        return say("companion-meanwhile", names=names, count=len(names), kind=kind, whom=whom)


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
