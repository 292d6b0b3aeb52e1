"""The game itself: values and pure functions, without words, clock, files or hidden randomness.

`Game` is a whole game as one value, for other programs. They import the names in `__all__` from
here, as docs/library.md shows. A change of these names or of their behaviour is a new version; all
else may change at any time.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Self

import msgspec

from splendor_access.game.actions import (
    Action,
    Buy,
    ChooseNoble,
    Pass,
    Reserve,
    Return,
    Revealed,
    Take,
)
from splendor_access.game.cards import (
    CARDS,
    LEVELS,
    NOBLES,
    Card,
    Gems,
    Hidden,
    InvalidValue,
    Noble,
    check_whole,
    gems,
)
from splendor_access.game.chance import Chance, Deal, deal_unseen, shuffled_deal, unseen
from splendor_access.game.events import (
    AgainstRules,
    Bought,
    CardShown,
    CardsSwapped,
    Dealt,
    Drew,
    Emptied,
    Ended,
    EndReason,
    Event,
    IllegalAction,
    LastRound,
    LeftEmpty,
    Passed,
    Reason,
    Refusal,
    Reserved,
    Returned,
    TokensCounted,
    Took,
    TurnBegan,
    Visited,
)
from splendor_access.game.legality import legal_actions, refusal, with_payment
from splendor_access.game.notation import (
    NotationError,
    action_text,
    card_code,
    noble_code,
    parse_action,
    parse_card,
    parse_noble,
)
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import (
    HUMAN,
    Entry,
    Forced,
    Player,
    Record,
    RecordError,
    Undone,
    can_sit,
    parse_record,
    record_text,
    steps,
)
from splendor_access.game.rules import apply, begin, winners
from splendor_access.game.set_right import SetRight
from splendor_access.game.state import EDITIONS, Held, RuleSet, Seat, State

__all__ = [
    "CARDS",
    "EDITIONS",
    "NOBLES",
    "Action",
    "AgainstRules",
    "Bought",
    "Buy",
    "Card",
    "CardShown",
    "CardsSwapped",
    "Chance",
    "ChooseNoble",
    "Dealt",
    "Drew",
    "Emptied",
    "EndReason",
    "Ended",
    "Event",
    "Game",
    "Gems",
    "Held",
    "Hidden",
    "IllegalAction",
    "InvalidValue",
    "LastRound",
    "LeftEmpty",
    "Noble",
    "NotationError",
    "Pass",
    "Passed",
    "Player",
    "Reason",
    "RecordError",
    "Refusal",
    "Reserve",
    "Reserved",
    "Return",
    "Returned",
    "Revealed",
    "RuleSet",
    "Seat",
    "State",
    "Take",
    "TokensCounted",
    "Took",
    "TurnBegan",
    "Visited",
    "action_text",
    "card_code",
    "gems",
    "legal_actions",
    "noble_code",
    "parse_action",
    "parse_card",
    "parse_noble",
    "parse_position",
    "position_text",
    "unseen",
]


class Game(msgspec.Struct, frozen=True):
    """A game at one moment, with its history. It is immutable: keep it to go back to it.

    `deal` has the order of the decks. Without it the game waits for a `Revealed` wherever a card
    must be turned over, as at a table with real cards. `events` are those of the last action.
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

        `players` is their number, or a list of them; a text is the name of a person. Raises
        InvalidValue unless there are two to four, one of whom begins.
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
        """Continue from a position; its hidden cards are dealt from the unseen ones.

        A position is a line, or a state such as the view of a seat: the game is then one of those
        that look like this to the seat. Raises NotationError.
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
        """Yield each decision, the first one first, with the state before it.

        Purchases have their payment. Reveals are nobody's decisions, and undone decisions are left
        out, and so is what people set right out of turn. Actions against the rules, as people at a
        real table do them, are not.
        """
        played = Record(self.players, self.start, self.entries, self.deal)
        for before, entry, _after, _events in steps(played):
            if isinstance(entry, Forced):
                yield before, entry.action
            elif not isinstance(entry, Revealed | Undone | SetRight):
                yield before, entry

    def legal_actions(self) -> list[Action]:
        """Return every legal action, purchases without their payment.

        There are none when the game is over or waits for a card.
        """
        return legal_actions(self.state)

    def refusal(self, action: Action | Revealed | str) -> Refusal | None:
        """Return why an action is illegal now, or None for a legal one.

        Raises NotationError for a text that is no action.
        """
        return refusal(self.state, _as_action(action))

    def apply(self, action: Action | Revealed | str) -> Self:
        """Return the game after an action, which may be written: `take ser`, `buy b2 with 1s2r`.

        With `deal`, the result includes the reveals. Raises IllegalAction, with the refusal, and
        NotationError for a text that is no action.
        """
        action = _as_action(action)
        if not isinstance(action, Revealed) and refusal(self.state, action) is None:
            action = with_payment(self.state, action)
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

        Raises InvalidValue for a seat that does not exist.
        """
        return self.state.view(seat)

    def position(self, seat: int | None = None) -> str:
        """Return the state as a line, as a seat may know it; None is a spectator.

        Raises InvalidValue for a seat that does not exist.
        """
        return position_text(self.view(seat))

    def record(self, *, with_deck: bool = False) -> str:
        """Return the game as text, with the order of the decks if it is over or `with_deck`.

        Without the decks, cards that were reserved unseen stay hidden in it.
        """
        record = Record(self.players, self.start, self.entries, self.deal)
        return record_text(record, with_deck=with_deck)


def _players(count: int) -> tuple[Player, ...]:
    check_whole("players", count, 2, 4)
    return tuple(Player(f"P{number}") for number in range(1, count + 1))


def _seated(players: Sequence[Player | str]) -> tuple[Player, ...]:
    if isinstance(players, str):  # else each letter would be a player
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
"""What can be turned over: a card, or one whose level alone is known."""


def _as_action(action: Action | Revealed | str) -> Action | Revealed:
    """Return an action, parsed if it is a text. Raises NotationError for anything else."""
    if isinstance(action, str):
        return parse_action(action)
    if isinstance(action, Revealed) and action.card in _ON_CARDS:
        return action
    if isinstance(action, Action):
        # A program without types may have put anything into its fields.
        with suppress(msgspec.ValidationError, TypeError):
            return msgspec.convert(msgspec.to_builtins(action), Action)  # type: ignore[no-any-return]  # of a union
    raise NotationError("not-an-action", repr(action))
