"""Cards in reach: the one that is wanted, the next that can be bought, and narrowed rows."""

from collections.abc import Callable, Iterator, Sequence

from splendor_access.braille.pages import Spot
from splendor_access.braille_display import lines
from splendor_access.braille_display.lines import ViewEntry
from splendor_access.braille_display.menus import OpenMenu, ViewItem, lack, lacks
from splendor_access.game.cards import LEVELS, Card
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.messages import say

LINES = (*reversed(LEVELS), "hand")
"""The lines with cards that can be bought, from the top."""


class InReach:
    """What cards a seat of a session has in mind. Each person's own."""

    def __init__(self, session: AnySession) -> None:
        self._session = session

    def want(self, place: str) -> None:
        """Keep a card in reach of home, until it is no longer there."""
        card = self._known().get(place)
        if card:
            self._session.table.want(self._session.seat, card)

    @property
    def wanted(self) -> str | None:
        """The place of the card that the holder wants."""
        wanted = self._session.table.wanted.get(self._session.seat)
        return next((place for place, card in self._known().items() if card == wanted), None)

    def goal(self) -> Iterator[ViewEntry]:
        """Yield the wanted card with what it lacks; one that can be bought is at home anyway."""
        place, seat = self.wanted, self._session.table.state.seats[self._session.seat]
        card = self._known().get(place or "")
        if place and card and lack(seat, card):
            yield ViewEntry("wanted", lacks(place, seat, card), place)

    def narrowed(
        self, level: str, most: int, opening: Callable[[ViewEntry], ViewItem]
    ) -> Iterator[ViewItem]:
        """Yield the cards of a level that lack so many gems at most, behind their count."""
        scene = self._session.answers.scene_apart()
        seat, cards = scene.state.seats[self._session.seat], self._known()
        there = [entry for entry in lines.row(scene, level) if entry.key in cards]
        near = [entry for entry in there if lack(seat, cards[entry.key]) <= most]
        message = say("view-near", level=level, count=len(near), of=len(there))
        yield ViewItem(ViewEntry("near", message), OpenMenu("near"))
        yield from map(opening, near)

    def next_buyable(self, here: Spot, items: Callable[[str], Sequence[ViewItem]]) -> Spot | None:
        """Return the next card that can be bought, below a spot or else from the top."""
        found = [
            Spot(name, item.entry.key)
            for name in LINES
            for item in items(name)
            if item.entry.marked
        ]
        begin = 0
        for number, spot in enumerate(found):
            if here.line in LINES and (LINES.index(spot.line), spot.key) <= (
                LINES.index(here.line),
                here.key,
            ):
                begin = number + 1
        return found[begin % len(found)] if found else None

    def _known(self) -> dict[str, Card]:
        return self._session.answers.scene_apart().state.known_cards(self._session.seat)
