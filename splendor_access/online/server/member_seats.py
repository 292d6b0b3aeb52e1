"""The seats of members at a table: taken without a visit, and known by all keys of the member."""

from splendor_access.game.record import HUMAN
from splendor_access.online.server.beginnings import RestingTable
from splendor_access.online.server.doors import digest, new_code
from splendor_access.online.server.game import with_bots
from splendor_access.online.server.membership import TableStanding, standing_of
from splendor_access.online.server.port import StoredSeat
from splendor_access.table.database import SaveError
from splendor_access.table.names import is_taken
from splendor_access.talk.locale import Locale


class MemberSeats(RestingTable):
    """The people at a table, among them members of the club. Raises SaveError."""

    def seat_of_member(self, number: str) -> int | None:
        """Return the seat of a member, or None."""
        places = self.kept.places
        there = (seat for seat, p in enumerate(places) if p.member == number and p.kind == HUMAN)
        return next(there, None) if number else None

    @property
    def standing(self) -> TableStanding | None:
        """How the table stands, or None while its game is not open."""
        game = self.game
        return (
            standing_of(self.kept, game.table, len(game.rows))
            if game
            else standing_of(self.kept, None)
        )

    @property
    def has_members(self) -> bool:
        """Whether any seat is that of a member."""
        return any(place.member for place in self.kept.places)

    @property
    def members_there(self) -> set[str]:
        """The numbers of the members who are connected."""
        return {self.kept.places[seat].member for seat in self._there.seats} - {""}

    async def look(self) -> TableStanding:
        """Open the game if it is not open, and return how the table stands. Raises SaveError."""
        async with self.order:
            if self._closed:
                raise SaveError("table")
            await self._wake()
            found = self.standing
            assert found
            await self._rest()
            return found

    def _member_refusal(self, number: str) -> str:
        """Return the reason why a member cannot take a seat, or nothing."""
        if self.kept.locked or self.kept.games or len(self.kept.places) >= self.kept.size:
            return "no-seat"
        return "name-taken" if is_taken(self._members.name_of(number), self.kept.names) else ""

    async def _seat_member(self, number: str) -> None:
        """Give a free seat to a member, whose own keys lead to it."""
        name, secret = self._members.name_of(number), digest(new_code())
        place = StoredSeat(name, HUMAN, secret, member=number)
        await self._keep(places=(*self.kept.places, place))
        self._ready.clear()
        self._tell_seats()

    async def take_seat(self, number: str) -> str:
        """Give a seat to a member who need not come; return the reason why not, or nothing.

        The last one begins the game.
        """
        async with self.order:
            if self.seat_of_member(number) is not None:
                return ""
            why = self._member_refusal(number)
            if why:
                return why
            await self._seat_member(number)
            if len(self.kept.places) == self.kept.size:
                await self._begin()
            await self._rest()
            return ""

    async def give_up_seat(self, number: str) -> None:
        """Free the seat of a member; in a game a computer opponent plays on."""
        async with self.order:
            seat = self.seat_of_member(number)
            if seat is not None:
                await self._wake()
                host = self.kept.places[seat].key == self.kept.host
                await self._remove(seat)
                heirs = [place.key for place in self.kept.places if place.kind == HUMAN]
                if host and heirs:
                    await self._keep(host=heirs[0])
                await self._rest()

    async def fill(self, level: str) -> bool:
        """Let computer opponents take the free seats, and begin; return whether the game began."""
        async with self.order:
            free = self.kept.size - len(self.kept.places)
            if not self.kept.games and self.kept.places and free >= 0:
                bots = with_bots([level] * free, self.kept.names, Locale("en"))
                await self._keep(places=(*self.kept.places, *bots))
                self._tell_seats()
                await self._begin()
            await self._rest()
            return self.kept.games > 0
