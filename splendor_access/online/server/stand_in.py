"""The computer that plays for somebody who is away, and stops when the person comes back."""

import msgspec

from splendor_access.game.record import HUMAN
from splendor_access.online.protocol import frames
from splendor_access.online.server.agreements import SeatRequest
from splendor_access.online.server.attendance import Visitor
from splendor_access.online.server.people import People, unsaved_frame
from splendor_access.table.database import SaveError

STAND_IN = "normal"
"""The computer opponent that plays for an absent person."""


class StandIns(People):
    """The people at a table, with the computer at the seats of those who are away."""

    async def _replace(self, visitor: Visitor, asker: int, seat: int) -> None:
        """Ask everybody present whether the computer may play for an absent person."""
        why = self._replacement_refusal(seat)
        if why:
            visitor.deliver(why)
            return
        others = {at for at in self._there.seats if self.kept.places[at].player == HUMAN} - {asker}

        async def agreed() -> None:
            refused = self._replacement_refusal(seat) or await self._play_for(seat, STAND_IN)
            if refused:
                self._there.tell([asker], lambda _: refused)

        await self._agreements.ask(SeatRequest(asker, others, agreed, about="replace", who=seat))

    def _replacement_refusal(self, seat: int) -> frames.RefusedFrame | None:
        """Return why the computer cannot play for a seat, or None."""
        if self.game is None or self.game.table.over:
            return frames.RefusedFrame("not-begun")
        place = self.kept.places[seat] if 0 <= seat < len(self.kept.places) else None
        if place is None or place.player != HUMAN:
            return frames.RefusedFrame("replaced", {"name": place.name if place else ""})
        if seat in self._there.seats:
            return frames.RefusedFrame("present", {"name": place.name})
        if self.absence.minutes(seat) < self.kept.away:
            return frames.RefusedFrame("away-short", {"name": place.name, "count": self.kept.away})
        return None

    async def _play_for(self, seat: int, level: str) -> frames.RefusedFrame | None:
        """Let the computer play for a person, or stop it; return why that failed."""
        places = [*self.kept.places]
        places[seat] = msgspec.structs.replace(places[seat], computer=level)
        try:
            await self._keep(places=tuple(places))
        except SaveError as error:
            return unsaved_frame(error, "")
        self._there.tell_all(frames.ReplacedFrame(seat, level))
        self._tell_seats()
        return None

    async def stand_in(self, seat: int) -> None:
        """Let the computer play for somebody who is late, until the person comes back."""
        async with self.order:
            if not self.kept.places[seat].computer:
                await self._play_for(seat, STAND_IN)
