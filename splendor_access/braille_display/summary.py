"""The whole position in the fewest cells: counts as digits, in the order of gems in codes.

A count of tokens has six digits, bonuses and costs five, without gold. Only bonuses can be more
than nine of a colour; they are then written as codes, such as `11s2e`.
"""

from collections.abc import Iterator

from splendor_access.braille_display import lines
from splendor_access.braille_display.lines import ViewEntry
from splendor_access.game.cards import CARDS, GOLD, ORDER, Card, Gems
from splendor_access.game.state import MARKET_INDEX, State
from splendor_access.talk.describe import Scene, bank
from splendor_access.talk.messages import Code, Head, Message, say

ROWS = {"sum-c": "c", "sum-b": "b", "sum-a": "a"}
"""The lines with a row of the market each, and the level of their cards."""

SUMS = ("sum", "sum-others", "sum-table", *ROWS)
"""The lines from the top: bank and own things, the others, decks and nobles, the cards."""


MOST_IN_DIGIT = 9


class Summary:
    """The lines of one scene, with gems in an `order` such as `segrod`."""

    def __init__(self, scene: Scene, order: str) -> None:
        self._scene = scene
        self._order = order

    def entries(self, name: str) -> Iterator[ViewEntry]:
        """Yield the entries of a line."""
        scene, state = self._scene, self._scene.state
        count, own = len(state.seats), scene.seat or 0
        match name:
            case "sum":
                label, *_ = lines.gems("bank", state.bank)
                yield label
                (told, *_) = bank(scene)
                yield ViewEntry("counts", self._digits(state.bank, gold=True), gap=1, means=told)
                yield self._seat(own)
                yield from lines.hand(scene)[1:]
            case "sum-others":
                yield from (self._seat((own + i) % count) for i in range(1, count))
            case "sum-table":
                for each in lines.decks(scene):
                    left = each.message.args["left"]
                    message = say("view-sum-deck", level=each.key, left=left)
                    yield ViewEntry(each.key, message, each.about, gap=1, means=each.message)
                for number, tile in enumerate(lines.nobles(scene)):
                    noble = state.tiles[int(tile.key[1:]) - 1] if tile.about else None
                    shown = self._digits(noble.cost) if noble else say("view-sum-none")
                    gap = 1 if number else 2
                    yield ViewEntry(
                        tile.key, shown, tile.about, tile.marked, gap, means=tile.message
                    )
            case _:
                for entry in lines.row(scene, ROWS[name]):
                    shown = self._card(state, entry.key)
                    means = entry.message
                    yield ViewEntry(entry.key, shown, entry.about, entry.marked, gap=1, means=means)

    def possible(self, name: str) -> Iterator[ViewEntry]:
        """Yield each card that could be in a line of cards."""
        for card in CARDS:
            if card.level == ROWS[name]:
                yield ViewEntry("", self._face(card), marked=True, gap=1)

    def _card(self, state: State, place: str) -> Message:
        card = state.market[MARKET_INDEX[place]]
        return self._face(card) if isinstance(card, Card) else say("view-sum-none")

    def _face(self, card: Card) -> Message:
        return say("view-sum-card", head=Head(card), cost=self._code(card.cost))

    def _seat(self, seat: int) -> ViewEntry:
        it, name = self._scene.state.seats[seat], self._scene.names[seat]
        tokens = self._code(it.tokens, gold=True)
        bonuses = self._code(it.bonuses) if max(it.bonuses) <= MOST_IN_DIGIT else it.bonuses
        message = say("view-sum-seat", name=name, points=it.points, tokens=tokens, bonuses=bonuses)
        told = say(
            "view-sum-told", name=name, points=it.points, tokens=it.tokens, bonuses=it.bonuses
        )
        return ViewEntry(f"seat{seat}", message, means=told)

    def _digits(self, counts: Gems, *, gold: bool = False) -> Message:
        return say("view-code", code=self._code(counts, gold=gold))

    def _code(self, counts: Gems, *, gold: bool = False) -> Code:
        asked = (each for each in self._order if gold or each != ORDER[GOLD])
        return Code("".join(str(counts[ORDER.index(each)]) for each in asked))
