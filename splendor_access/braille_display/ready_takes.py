"""Takes that bring a wanted card nearer, ready to be chosen, and how near each card is."""

from splendor_access.game.actions import Take
from splendor_access.game.cards import GOLD, Card, Gems
from splendor_access.game.legality import legal_actions
from splendor_access.game.payment import missing
from splendor_access.game.state import Seat, State

MOST = 6
"""So many takes are ready at most: with more of them, picking gems is quicker."""

CARDS = 3
"""Of so many cards it is compared how much nearer a take brings them."""


def ready_takes(state: State, holder: int, wanted: str | None) -> list[Gems]:
    """Return the best takes of the holder, who may act: first those for the `wanted` place.

    Without one it is the card that lacks least. Of equal takes the one that helps the next cards
    comes first. Those that bring the first card nothing are left out, unless all are such.
    """
    seat = state.seats[holder]
    takes = [action.gems for action in legal_actions(state) if isinstance(action, Take)]
    known = {
        place: card
        for place, card in state.known_cards(holder).items()
        if lack(seat, card) or place == wanted
    }
    order = sorted(known, key=lambda place: (place != wanted, *nearness(seat, place, known[place])))
    lacks = [missing(seat, known[place]) for place in order[:CARDS]]

    def help_of(take: Gems) -> tuple[int, ...]:
        return tuple(-sum(map(min, take, lacked)) for lacked in lacks)

    ranked = sorted(takes, key=help_of)
    useful = [take for take in ranked if lacks and help_of(take)[0] < 0]
    return (useful or ranked)[:MOST]


def lack(seat: Seat, card: Card) -> int:
    """Return how many gems a seat lacks for a card, beyond its gold."""
    return max(0, sum(missing(seat, card)) - seat.tokens[GOLD])


def nearness(seat: Seat, place: str, card: Card) -> tuple[int, int, int, str]:
    """Return what orders cards: those that lack least, then more points, then as on the table."""
    return lack(seat, card), -card.points, "hcba".index(place[0]), place
