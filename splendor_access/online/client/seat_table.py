"""A table from one seat's view, which the server sends row by row. Nothing is decided here."""

from collections.abc import Callable, Sequence

import msgspec

from splendor_access.game.actions import Action, Revealed
from splendor_access.game.cards import Card, Hidden
from splendor_access.game.chance import Chance, Deal
from splendor_access.game.legality import with_payment
from splendor_access.game.notation import NotationError, action_text, parse_action, parse_card
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Entry, Player
from splendor_access.game.rules import apply
from splendor_access.game.state import HAND_INDEX, Held, State
from splendor_access.online.protocol.frames import ToldRow
from splendor_access.online.protocol.told import Impossible
from splendor_access.table.table import Table, Wanted


class OutOfStep(Impossible):  # requesting the whole game mends it
    """The server's news does not follow from its earlier frames."""


class SeatTable(Table):
    """The table of a seat, whose actions go to `send`, and count when they come back.

    `send` gets a decision in the notation, or None for an undo. `waits`: something sent has not
    been answered yet. `keep` keeps what the seat wants. `before` has the last event and the number
    of undos that the player was told earlier, if that is known. Raises OutOfStep if no game of
    these players begins at `start`.
    """

    cut_off = False

    def __init__(
        self, players: Sequence[Player], start: str, send: Callable[[str | None], None]
    ) -> None:
        super().__init__(players, _initial_state(start, len(players)), Deal(()), Chance(0))
        self._send = send
        self._waits = False
        self.before: tuple[int, int] | None = None
        self.keep: Callable[[Wanted | None], None] = lambda _wanted: None

    @property
    def bots(self) -> tuple[int, ...]:
        """Return none: the server asks its computer opponents itself."""
        return ()

    @property
    def elsewhere(self) -> bool:
        """Return True: the server has the game."""
        return True

    @property
    def waits(self) -> bool:
        """Whether a decision made here does not count yet."""
        return self._waits

    def act(self, action: Action, command: str | None = None) -> None:  # noqa: ARG002
        """Request an action from the server."""
        self._waits = True
        self._send(action_text(with_payment(self.state, action)))

    def undo_to(self, decisions: int, seat: int | None = None, command: str | None = None) -> None:  # noqa: ARG002
        """Request from the server an undo of the last turn and everything since."""
        self._waits = True
        self._send(None)

    def want(self, seat: int, thing: Wanted) -> None:
        """Set what the seat wants."""
        super().want(seat, thing)
        self.keep(thing)

    def unwant(self, seat: int) -> None:
        """Forget what the seat wants."""
        super().unwant(seat)
        self.keep(None)

    def mark_end_told(self) -> None:
        """Note that the end of the game has been told; the server has the save."""
        self.end_told = self.end_told or self.over

    def note_answer(self) -> None:
        """Note that the server has answered."""
        self._waits = False

    @property
    def told_before(self) -> int:
        """The number of the last event that a player who returns has been told."""
        return self.before[0] if self.before else super().told_before

    def follow(self, rows: Sequence[ToldRow], position: str, told: int | None = None) -> None:
        """Play rows of the server, of which the player was told the first ones earlier.

        Raises OutOfStep, without any change, if a row is illegal or they do not lead to a position.
        """
        before = {name: [*v] if isinstance(v, list) else v for name, v in vars(self).items()}
        try:
            for number, row in enumerate(rows):
                if number == told:
                    self.before = super().told_before, len(self.undone)
                self._do(row)
            fits = position_text(self.state) == position and _is_dealt(self.state)
        except (ValueError, LookupError, AssertionError, StopIteration, AttributeError):
            fits = False
        if not fits:
            for name, value in before.items():
                if isinstance(value, list):
                    # Others share the list itself.
                    getattr(self, name)[:] = value
                else:
                    setattr(self, name, value)
            raise OutOfStep(position)

    def _do(self, row: ToldRow) -> None:
        word, _, rest = row.text.partition(" ")
        if word == "undo":
            decisions = int(rest)
            self.undoing(decisions, row.seat)
            self.take_back(decisions)
            return
        if row.seat not in (None, self.state.to_act):
            raise ValueError(row.text)
        action = parse_action(row.text)
        before = self._shown(row) if row.shown else self.state
        state, events = apply(before, action)
        entries: list[Entry] = [action]
        cards = iter(row.cards)
        while state.awaiting is not None:
            reveal = Revealed(_card(next(cards)))
            entries.append(reveal)
            state, more = apply(state, reveal)
            events = [*events, *more]
        if next(cards, None) is not None:
            raise NotationError("no-such-card", row.text)
        self.take_in(entries, state, events)

    def _shown(self, row: ToldRow) -> State:
        """Return the state with the card bought from a hand, and add it to the record.

        Before the purchase it is `Hidden` in the record of everyone but its owner.
        """
        state, card = self.state, parse_card(row.shown)
        place = row.text.split()[1]
        at, seat = HAND_INDEX[place], state.to_act
        for number, moment in reversed([*enumerate(self.moments)]):
            after = self.moments[number + 1 :]
            then = after[0].state if after else state
            if moment.state.seats[seat].hand[at] is None and then.seats[seat].hand[at]:
                self.entries[moment.entries + 1] = Revealed(card)
                break
        hand = list(state.seats[seat].hand)
        hand[at] = Held(card, blind=True)
        seats = list(state.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], hand=tuple(hand))
        return msgspec.structs.replace(state, seats=tuple(seats))


def _initial_state(start: str, players: int) -> State:
    """Return the first position of a game of that many players. Raises OutOfStep."""
    try:
        state = parse_position(start)
    except NotationError as error:
        raise OutOfStep(str(error)) from error
    if len(state.seats) != players or not _is_dealt(state):
        raise OutOfStep(start)
    return state


def _is_dealt(state: State) -> bool:
    """Return whether no card has still to be turned over."""
    return state.awaiting is None and not any(isinstance(card, Hidden) for card in state.market)


def _card(text: str) -> Card | Hidden:
    """Return the card of a code, or a `Hidden` for `?b`."""
    if text.startswith("?"):
        if text[1:] not in tuple("abc"):
            raise NotationError("no-such-card", text)
        return Hidden(text[1:])
    return parse_card(text)
