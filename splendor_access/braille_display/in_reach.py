"""Cards in reach: the wanted one, the next affordable one, and narrowed rows."""

from collections.abc import Callable, Iterator, Sequence

from splendor_access.braille.pages import Spot
from splendor_access.braille_display import lines
from splendor_access.braille_display.lines import ViewEntry
from splendor_access.braille_display.menus import OpenMenu, ViewItem, lack, lacks
from splendor_access.game.cards import LEVELS, Card, lacking
from splendor_access.game.state import TILE_INDEX
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.wanted import place_of_wanted
from splendor_access.talk.describe import Scene
from splendor_access.talk.messages import say

LINES = (*reversed(LEVELS), "hand")
"""The lines with cards for sale, from the top."""


class InReach:
    """The cards that interest a seat. Each person has their own.

    `scene` returns what the person may know.
    """

    def __init__(self, session: AnySession, scene: Callable[[], Scene]) -> None:
        self._session = session
        self._scene = scene

    def want(self, place: str) -> None:
        """Keep a card next to home as long as it exists."""
        card = self._known().get(place)
        if card:
            self._session.table.want(self._session.seat, card)

    @property
    def wanted(self) -> str | None:
        """The place of the card or noble that the player wants, or `points`.

        While the device is passed on, it is nobody's.
        """
        if self._session.answers.not_ready():
            return None
        wanted = self._session.table.wanted.get(self._session.seat)
        return place_of_wanted(wanted, self._scene().state, self._session.seat)

    def goal(self) -> Iterator[ViewEntry]:
        """Yield the wanted card or noble with what is missing.

        An affordable card is at home anyway.
        """
        place = self.wanted or ""
        state = self._session.table.state
        mine = state.seats[self._session.seat]
        tile = state.tiles[TILE_INDEX[place]] if place in TILE_INDEX else None
        if tile:
            missed = lacking(tile.cost, mine.bonuses)
            if any(missed):
                yield ViewEntry("wanted", say("view-lacks", place=place, missing=missed), place)
            return
        card = self._known().get(place)
        if card and lack(mine, card):
            yield ViewEntry("wanted", lacks(place, mine, card), place)

    def narrowed(
        self, level: str, most: int, opening: Callable[[ViewEntry], ViewItem]
    ) -> Iterator[ViewItem]:
        """Yield the cards of a level that lack at most that many gems, after their count."""
        scene = self._scene()
        seat, cards = scene.state.seats[self._session.seat], self._known()
        there = [entry for entry in lines.row(scene, level) if entry.key in cards]
        near = [entry for entry in there if lack(seat, cards[entry.key]) <= most]
        message = say("view-near", level=level, count=len(near), of=len(there))
        yield ViewItem(ViewEntry("near", message), OpenMenu("near"))
        yield from map(opening, near)

    def next_buyable(self, here: Spot, items: Callable[[str], Sequence[ViewItem]]) -> Spot | None:
        """Return the next affordable card below a place, or else from the top."""
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
        return self._scene().state.known_cards(self._session.seat)
