"""Events of a game, and refusals of actions, as frozen values."""

from enum import StrEnum

import msgspec

from splendor_access.game.cards import Card, Gems, Hidden, Noble


class Took(msgspec.Struct, frozen=True, tag=True):
    """A seat took gems from the bank."""

    seat: int
    gems: Gems


class Reserved(msgspec.Struct, frozen=True, tag=True):
    """A seat reserved a card; from a deck, `place` is the level and `card` is hidden."""

    seat: int
    place: str
    hand_place: str
    card: Card | Hidden
    gold: bool


class Drew(msgspec.Struct, frozen=True, tag=True):
    """A seat saw a card that it had reserved unseen; to the others it stays `Hidden`."""

    seat: int
    hand_place: str
    card: Card | Hidden


class Bought(msgspec.Struct, frozen=True, tag=True):
    """A seat bought a card; `points` are its points afterwards."""

    seat: int
    place: str
    card: Card
    payment: Gems
    points: int


class Returned(msgspec.Struct, frozen=True, tag=True):
    """A seat gave surplus tokens back."""

    seat: int
    gems: Gems


class Visited(msgspec.Struct, frozen=True, tag=True):
    """A noble visited a seat; `points` are the seat's points afterwards."""

    seat: int
    place: str
    noble: Noble
    points: int


class Passed(msgspec.Struct, frozen=True, tag=True):
    """A seat had no legal action but to pass."""

    seat: int


class AgainstRules(msgspec.Struct, frozen=True, tag=True):
    """The last action of a seat was against the rules; `reason` comes from the people at the table.

    `skipped`: the seat passed although it had a legal action.
    """

    seat: int
    reason: str
    skipped: bool = False


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """A market place was filled; `left` cards are still in that deck."""

    place: str
    card: Card | Hidden
    left: int


class Emptied(msgspec.Struct, frozen=True, tag=True):
    """A market place stays empty because its deck is."""

    place: str


class LeftEmpty(msgspec.Struct, frozen=True, tag=True):
    """People at a real table turned up no card at a market place, though its deck has some."""

    place: str


class TokensCounted(msgspec.Struct, frozen=True, tag=True):
    """The tokens of a seat were counted; `changed` is what there is more or, below 0, less."""

    seat: int
    changed: Gems
    tokens: Gems


class CardsSwapped(msgspec.Struct, frozen=True, tag=True):
    """Two open cards that lay in each other's place were exchanged."""

    first: str
    second: str


class CardShown(msgspec.Struct, frozen=True, tag=True):
    """A card that a seat had reserved unseen was shown to all."""

    seat: int
    hand_place: str
    card: Card


class LastRound(msgspec.Struct, frozen=True, tag=True):
    """A seat reached the points that end the game; the round is played to its end."""

    seat: int
    points: int


class TurnBegan(msgspec.Struct, frozen=True, tag=True):
    """It is this seat's turn."""

    seat: int


class EndReason(StrEnum):
    """Why a game ended."""

    POINTS = "points"
    STALEMATE = "stalemate"
    TURN_LIMIT = "turn limit"


class Ended(msgspec.Struct, frozen=True, tag=True):
    """The game is over; several winners share the victory."""

    reason: EndReason
    winners: tuple[int, ...]


Event = (
    Took
    | Reserved
    | Drew
    | Bought
    | Returned
    | Visited
    | Passed
    | AgainstRules
    | TokensCounted
    | CardsSwapped
    | CardShown
    | Dealt
    | Emptied
    | LeftEmpty
    | LastRound
    | TurnBegan
    | Ended
)


def seen_by(event: Event, seat: int | None) -> Event:
    """Return the event as one seat may know it, or for None as everybody may."""
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, event.hand_place, Hidden(event.card.level))
    return event


class Reason(StrEnum):
    """Why an action is refused."""

    OVER = "over"
    PHASE = "phase"
    REVEAL_FIRST = "reveal-first"
    NO_REVEAL = "no-reveal"
    WRONG_REVEAL = "wrong-reveal"
    GOLD_NOT_TAKEN = "gold-not-taken"
    BANK_LACKS = "bank-lacks"
    TWO_NEED_FOUR = "two-need-four"
    TAKE_SHAPE = "take-shape"
    TAKE_EXACTLY = "take-exactly"
    NO_SUCH_PLACE = "no-such-place"
    PLACE_EMPTY = "place-empty"
    DECK_EMPTY = "deck-empty"
    HAND_FULL = "hand-full"
    CARD_UNKNOWN = "card-unknown"
    CANNOT_AFFORD = "cannot-afford"
    NOT_HELD = "not-held"
    PAYMENT_WRONG = "payment-wrong"
    GOLD_NOT_NEEDED = "gold-not-needed"
    RETURN_EXACTLY = "return-exactly"
    NOBLE_NOT_ELIGIBLE = "noble-not-eligible"
    CAN_ACT = "can-act"
    TOKENS_MISSING = "tokens-missing"
    TOKENS_EXTRA = "tokens-extra"


class Refusal(msgspec.Struct, frozen=True):
    """A reason and the facts that explain it; `legality.refusal` lists the facts of each reason."""

    reason: Reason
    facts: dict[str, int | str | Gems | Card | Noble] = {}


class IllegalAction(ValueError):
    """An illegal action; `refusal` has the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.value)
        self.refusal = refusal
