"""A game as one value, for programs of others: see docs/library.md."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Self

import msgspec

from splendor_access.game.actions import Action, Revealed
from splendor_access.game.cards import CARDS, LEVELS, Hidden, InvalidValue, check_whole
from splendor_access.game.chance import Chance, Deal, deal_unseen, shuffled_deal
from splendor_access.game.events import Event, Refusal
from splendor_access.game.legality import legal_actions, refusal
from splendor_access.game.notation import NotationError, parse_action
from splendor_access.game.payment import complete
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import (
    HUMAN,
    Entry,
    Forced,
    Player,
    Record,
    Undone,
    can_sit,
    parse_record,
    record_text,
    steps,
)
from splendor_access.game.rules import apply, begin, winners
from splendor_access.game.state import RuleSet, State


class Game(msgspec.Struct, frozen=True):
    """A game at one moment, with all that was done in it. It never changes: keep it to go back.

    `deal` has the order of the decks. Without it the game waits for a `Revealed` wherever a card
    must be turned over, as at a table with real cards. `events` came of the last action.
    """

    players: tuple[Player, ...]
    start: State
    state: State
    deal: Deal | None = None
    entries: tuple[Entry, ...] = ()
    events: tuple[Event, ...] = ()

    @classmethod
    def new(
        cls, players: int | Sequence[Player | str] = 2, seed: int = 0, rules: RuleSet | None = None
    ) -> Self:
        """Shuffle and lay out a game; the same seed always gives the same cards.

        `players` are how many there are, or each of them; a text is the name of a person.
        Raises InvalidValue unless there are two to four, one of whom begins.
        """
        seated = _players(players) if isinstance(players, int) else _seated(players)
        rules = RuleSet() if rules is None else rules
        if not isinstance(rules, RuleSet):
            raise InvalidValue("rules", rules, "a RuleSet")
        deal = shuffled_deal(Chance(seed), rules.tile_count(len(seated)))
        start = begin(rules, len(seated), deal)
        return cls(seated, start, start, deal)

    @classmethod
    def from_position(cls, position: str | State, seed: int = 0) -> Self:
        """Go on from a position; what is hidden in it is dealt from the cards that nobody has seen.

        It is a line, or a state such as the view of a seat: then the game is one of those that this
        seat may be in. Raises NotationError.
        """
        line = position if isinstance(position, str) else position_text(position)
        start, deal = deal_unseen(parse_position(line), Chance(seed))
        while start.awaiting is not None:
            start, _events = apply(start, deal.reveal(start))
        return cls(_players(len(start.seats)), start, start, deal)

    @classmethod
    def from_record(cls, text: str) -> Self:
        """Play a record through to its last entry. Raises RecordError."""
        record = parse_record(text)
        state = record.start
        events: tuple[Event, ...] = ()
        for _before, entry, after, came in steps(record):
            state = after
            events = (*events, *came) if isinstance(entry, Revealed) else tuple(came)
        return cls(record.players, record.start, state, record.deal, record.entries, events)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.phase == "over"

    @property
    def to_act(self) -> int:
        """The seat whose decision is due, from 0."""
        return self.state.to_act

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""
        return tuple(seat.points for seat in self.state.seats)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        return winners(self.state) if self.over else ()

    def mainline(self) -> Iterator[tuple[State, Action]]:
        """Yield every decision, from the first on, with the state in which it was taken.

        Purchases have their payment. A card that is turned over is nobody's decision, and what
        was taken back is not there. What people did against the rules is.
        """
        played = Record(self.players, self.start, self.entries, self.deal)
        for before, entry, _after, _events in steps(played):
            if isinstance(entry, Forced):
                yield before, entry.action
            elif not isinstance(entry, Revealed | Undone):
                yield before, entry

    def legal_actions(self) -> list[Action]:
        """Return every action that is legal now, purchases without their payment.

        There are none when the game is over or waits for a card.
        """
        return legal_actions(self.state)

    def refusal(self, action: Action | Revealed | str) -> Refusal | None:
        """Return why an action is not legal now, or None when it is.

        Raises NotationError for what is no action.
        """
        return refusal(self.state, _meant(action))

    def apply(self, action: Action | Revealed | str) -> Self:
        """Return the game after an action, which may be written: `take ser`, `buy b2 with 1s2r`.

        Raises IllegalAction, with the refusal, where the rules do not allow it, and NotationError
        for what is no action. The cards that it turns over are turned over too.
        """
        action = _meant(action)
        if not isinstance(action, Revealed) and refusal(self.state, action) is None:
            action = complete(self.state, action)
        state, events = apply(self.state, action)
        entries: list[Entry] = [action]
        while state.awaiting is not None and self.deal is not None:
            reveal = self.deal.reveal(state)
            state, more = apply(state, reveal)
            entries.append(reveal)
            events = [*events, *more]
        return msgspec.structs.replace(
            self, state=state, entries=(*self.entries, *entries), events=tuple(events)
        )

    def view(self, seat: int | None) -> State:
        """Return the state as a seat may know it; None is a spectator.

        Raises InvalidValue for a seat that is not there.
        """
        return self.state.view(seat)

    def position(self, seat: int | None = None) -> str:
        """Return the state as a line, as a seat may know it; None is a spectator.

        Raises InvalidValue for a seat that is not there.
        """
        return position_text(self.view(seat))

    def record(self, *, with_deck: bool = False) -> str:
        """Return the game as text, with the order of the decks once it is over or when asked.

        Without the decks, cards that were reserved unseen stay hidden in it.
        """
        record = Record(self.players, self.start, self.entries, self.deal)
        return record_text(record, with_deck=with_deck)


def _players(count: int) -> tuple[Player, ...]:
    check_whole("players", count, 2, 4)
    return tuple(Player(f"P{number}") for number in range(1, count + 1))


def _seated(players: Sequence[Player | str]) -> tuple[Player, ...]:
    if isinstance(players, str):  # a list of its letters
        raise InvalidValue("players", players, "a number, or a list of names")
    return tuple(map(_player, players))


def _player(given: Player | str) -> Player:
    """Return a player as a record holds one. Raises InvalidValue."""
    name, kind = (given.name, given.kind) if isinstance(given, Player) else (given, HUMAN)
    if isinstance(name, str) and isinstance(kind, str):
        player = Player(" ".join(name.split()), kind)
        if player.name and can_sit(player):
            return player
    raise InvalidValue("players", given, "names that can be printed, with kinds such as 'easy'")


_ON_CARDS = (*CARDS, *map(Hidden, LEVELS))
"""What can be turned over; that it is a card of a level may be all that is known."""


def _meant(action: Action | Revealed | str) -> Action | Revealed:
    """Return what may be a text as an action. Raises NotationError for what is none."""
    if isinstance(action, str):
        return parse_action(action)
    if isinstance(action, Revealed) and action.card in _ON_CARDS:
        return action
    if isinstance(action, Action):
        # A program without types may have put anything into its fields.
        with suppress(msgspec.ValidationError, TypeError):
            return msgspec.convert(msgspec.to_builtins(action), Action)  # type: ignore[no-any-return]  # of a union
    raise NotationError("not-an-action", repr(action))
