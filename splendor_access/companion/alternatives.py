"""What an entry could have been instead: the cards that it could have named, and its tokens."""

from collections.abc import Sequence

from splendor_access.companion.naming import Thing
from splendor_access.game.actions import Action, Buy, Return, Revealed, Take
from splendor_access.game.cards import LEVELS, NOBLES, Card, Gems, Noble
from splendor_access.game.chance import unseen
from splendor_access.game.set_right import TurnUp
from splendor_access.game.state import MARKET_PLACES
from splendor_access.table.book import Entered, Known, Step
from splendor_access.table.real_start import AtStart, Due, Had, Laid, StartingTurn


def question_of(what: AtStart) -> Due | None:
    """Return the question that an entry of the start answers."""
    match what:
        case StartingTurn():
            return Due("turn")
        case Laid(place):
            return Due("place", place=place)
        case Had(seat, kind):
            return Due(kind, seat)
        case _:
            return None


def alternatives(step: Step) -> list[Thing]:
    """Return the cards or tiles that an entry could have named."""
    match step.entered.what:
        case StartingTurn() | Had(kind="tokens"):
            return []
        case Had(kind="noble"):
            taken = [tile for seat in step.before.seats for tile in seat.nobles]
            return [tile for tile in NOBLES if tile not in (*step.before.tiles, *taken)]
        case Had():
            return [card for pile in unseen(step.before.view(None)) for card in pile]
        case Laid(place, None) if place in MARKET_PLACES:
            return [*unseen(step.before.view(None))[LEVELS.index(place[0])]]
        case Laid(item=Noble() | None):
            return [tile for tile in NOBLES if tile not in step.before.tiles]
        case (
            Laid(item=Card(level=level))
            | Known(card=Card(level=level))
            | TurnUp(card=Card(level=level))
        ):
            return [*unseen(step.before.view(None))[LEVELS.index(level)]]
        case _:
            assert step.before.awaiting
            return [*unseen(step.before.view(None))[LEVELS.index(step.before.awaiting.level)]]


def with_thing(entered: Entered, thing: Thing) -> Entered:
    """Return an entry with another card or tile."""
    match entered.what:
        case Had(seat, kind):
            return Entered(Had(seat, kind, thing), entered.seat)
        case Laid(place):
            return Entered(Laid(place, thing), entered.seat)
        case TurnUp(place):
            assert isinstance(thing, Card)
            return Entered(TurnUp(place, thing), entered.seat)
        case Known(seat, place):
            assert isinstance(thing, Card)
            return Entered(Known(seat, place, thing), entered.seat)
        case _:
            assert isinstance(thing, Card)
            return Entered(Revealed(thing), entered.seat)


def with_tokens(what: object, told: Sequence[Gems]) -> Action | None:
    """Return a take, a return or a purchase with the tokens that were told alone, or None."""
    if len(told) != 1:
        return None
    match what:
        case Take() | Return():
            return type(what)(told[0])
        case Buy(place):
            return Buy(place, told[0])
        case _:
            return None
