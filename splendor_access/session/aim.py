"""The aim of a seat: a card or a noble that it has in mind, kept over turns and with the game."""

from splendor_access.game.state import TILE_PLACES
from splendor_access.session.answers import Answers
from splendor_access.settings.style import Style
from splendor_access.table.table import Table
from splendor_access.talk.messages import Messages, fold, say
from splendor_access.talk.question import CannotAnswer, tile_named


class Aim:
    """What one seat aims at, told to nobody else."""

    def __init__(self, table: Table, seat: int, answers: Answers, style: Style) -> None:
        self._table = table
        self._seat = seat
        self._answers = answers
        self._style = style

    def answer(self, about: str) -> Messages:
        """Answer `aim`, `aim CARD`, `aim NOBLE` or `aim off`."""
        if not about:
            return self.short() or [say("aim-none")]
        if fold(about) in self._style.vocabulary.words("off"):
            self._table.unwant(self._seat)
            return [say("aim-off")]
        try:
            place = self._place(about)
        except CannotAnswer as none:
            return [none.message]
        state = self._answers.scene().state
        things = state.known_cards(self._seat)
        tiles = dict(zip(TILE_PLACES, state.tiles, strict=False))
        thing = things.get(place) or tiles.get(place)
        assert thing
        self._table.want(self._seat, thing)
        return self.short()

    def short(self) -> Messages:
        """Say what is short and who is faster; what has gone is forgotten."""
        place = self._answers.aim()
        if self._table.over or self._seat not in self._table.wanted:
            return []
        if place is None:
            self._table.unwant(self._seat)
            return [say("aim-gone")]
        if place in TILE_PLACES:
            return [say("aim"), *self._answers.question("goal", place)]
        # Loaded late, here and below: a game without an aim does not need it.
        from splendor_access.talk.questions import need

        asked = self._answers.asked(place)
        try:
            return [say("aim"), *need.tell_short(need.ask(asked), asked)]
        except CannotAnswer as none:
            return [none.message]

    def _place(self, about: str) -> str:
        asked = self._answers.asked(about)
        if fold(about) in TILE_PLACES:
            return tile_named(asked, "goal")
        from splendor_access.talk.questions import need

        return need.ask(asked).place
