"""The moves of a seat at a table: its actions, the prompts for open ones, and undo.

Turns are taken back when everybody whose turns they were agrees.
"""

from collections.abc import Sequence

import msgspec

from splendor_access.game.actions import Action, Buy, Reserve, Return
from splendor_access.game.cards import GOLD, lacking, plus
from splendor_access.game.events import Refusal
from splendor_access.game.legality import surplus
from splendor_access.game.notation import from_dict
from splendor_access.game.state import HAND_INDEX
from splendor_access.session.dialogue import Company, Dialogue
from splendor_access.session.prompts import Choice, Confirm, menu, payment_choice, ways_to_pay
from splendor_access.session.saving import Saving
from splendor_access.table.database import SaveError
from splendor_access.table.table import Table
from splendor_access.talk.messages import Message, Messages, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Act, Menu, Pay


class Moves:
    """The moves of one seat. `guarded`: others can read along.

    `partly`: tokens may be given back a few at a time.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        dialogue: Dialogue,
        saving: Saving,
        *,
        guarded: bool,
        partly: bool = False,
    ) -> None:
        self._table = table
        self._seat = seat
        self._dialogue = dialogue
        self._saving = saving
        self._guarded = guarded
        self._partly = partly

    def play(self, parsed: Act | Pay | Menu) -> Messages:
        """Do the action in a command of the seat to act, or ask for its missing part."""
        told = self._played(parsed)
        if isinstance(self._dialogue.prompt, Choice | Confirm):
            self._dialogue.begun = parsed
        return told

    def _played(self, parsed: Act | Pay | Menu) -> Messages:
        state = self._table.state
        match parsed:
            case Menu():
                seen = state.view(None if self._guarded else self._seat)
                offered = menu(parsed, state, seen)
                return self._dialogue.offer(offered) if isinstance(offered, Choice) else [offered]
            case Pay():
                return self._pay(parsed)
            case Act():
                return self._try(parsed.action, asked=parsed.asked)

    def do(self, action: Action) -> Messages:
        """Do an action of the seat to act, whichever that is, as a bot hands it in."""
        refusal = self._table.refusal(action)
        return [self._refused(refusal)] if refusal else self._act(action)

    def _try(self, action: Action, *, asked: bool = False) -> Messages:
        if isinstance(action, Return) and self._partly:
            action = Return(plus(action.gems, self._dialogue.given))
            left = surplus(self._table.state) - sum(action.gems)
            held = self._table.state.seats[self._seat].tokens
            if left > 0 and any(action.gems) and not any(lacking(action.gems, held)):
                self._dialogue.given = action.gems
                return self._dialogue.given_so_far()
        refusal = self._table.refusal(action)
        if refusal:
            return [self._refused(refusal, action), *self._dialogue.given_so_far()]
        if asked and isinstance(action, Reserve):
            gold = "yes" if self._table.state.bank[GOLD] else "no"
            question = say("ask-unseen", level=action.place, gold=gold)
            agreed = self._dialogue.unless_changed(lambda: self._act(action))
            return self._dialogue.confirm(Confirm([question], agreed, lambda: [say("not-done")]))
        return self._act(action)

    def _refused(self, refusal: Refusal, action: Action | None = None) -> Message:
        """Explain a refusal, without revealing the cost of a card that only its owner knows."""
        if isinstance(action, Buy) and self._veiled(action.place):
            return say("refused-veiled", place=action.place)
        return refused(refusal, self._table.state.rules.edition)

    def _veiled(self, place: str) -> bool:
        """Return whether others could read along about a card that only its owner knows."""
        if not self._guarded or place not in HAND_INDEX:
            return False
        held = self._table.state.seats[self._seat].held_at(place)
        return held is not None and held.blind

    def _act(self, action: Action) -> Messages:
        try:
            self._table.act(action)
        except SaveError as error:
            return self._saving.trouble(error, lambda: self._act(action))
        return []

    def _pay(self, parsed: Pay) -> Messages:
        state = self._table.state
        unpaid = Buy(parsed.place)
        if self._table.refusal(unpaid):
            return self._try(unpaid)
        ways = ways_to_pay(state, parsed.place, parsed.given)
        if len(ways) > 1:
            prompt = payment_choice(state, parsed.place, ways)
            if self._veiled(parsed.place):
                prompt = msgspec.structs.replace(prompt, secret=True)
            return self._dialogue.offer(prompt)
        if ways:
            return self._act(Buy(parsed.place, ways[0]))
        return self._try(Buy(parsed.place, from_dict(parsed.given)))


class Undo:
    """Undo for one seat. The news tells its effect."""

    def __init__(
        self, table: Table, seat: int, dialogue: Dialogue, saving: Saving, company: Company
    ) -> None:
        self._table = table
        self._seat = seat
        self._dialogue = dialogue
        self._saving = saving
        self._company = company

    def begin(self, turns: int = 1, *, asks: bool = False) -> Messages:
        """Undo the seat's last turns and everything since, if the others agree.

        `asks`: the end of a game is taken back only if its player says so once more.
        """
        self._dialogue.prompt = None
        to = self._table.last_turn_of(self._seat, turns)
        if to is None:
            had = len(self._table.turns_of(self._seat))
            return [say("undo-too-many", count=had) if had else say("nothing-to-undo")]
        if asks and self._table.over:
            agreed = self._dialogue.unless_changed(lambda: self.begin(turns))
            question = say("ask-undo-over")
            return self._dialogue.confirm(Confirm([question], agreed, lambda: [say("not-done")]))
        acting = {moment.state.to_act for moment in self._table.moments[to:]}
        others = acting & set(self._table.humans) - {self._seat}
        return self._ask(to, sorted(others))

    def _ask(self, to: int, seats: Sequence[int]) -> Messages:
        """Ask the people whose turns would be undone, one after another."""
        if not seats:
            return self._undo_to(to)
        first, *others = seats
        agreed = self._dialogue.unless_changed(lambda: self._ask(to, others))
        return self._company.ask_undo(self._seat, first, agreed)

    def _undo_to(self, decisions: int) -> Messages:
        try:
            self._table.undo_to(decisions, self._seat)
        except SaveError as error:
            return self._saving.trouble(error, lambda: self._undo_to(decisions))
        return []
