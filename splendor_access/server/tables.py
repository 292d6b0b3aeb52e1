"""The tables of a server: made, found by their codes, opened when somebody comes."""

import asyncio
from concurrent.futures import Executor
from contextlib import suppress
from pathlib import Path

import msgspec

from splendor_access import bots
from splendor_access.game.notation import NotationError
from splendor_access.game.position import parse_rules, rules_text
from splendor_access.game.record import HUMAN
from splendor_access.preferences.files import NotKept, home, replace_file
from splendor_access.preferences.reading import Missing, Unreadable, read_toml
from splendor_access.protocol.tables import LONGEST_AWAY, Made, Wanted
from splendor_access.server.keys import derived, digest, new_code
from splendor_access.server.real_company import RealCompany
from splendor_access.server.shared_table import SharedTable
from splendor_access.server.store import Kept, Place, Store
from splendor_access.server.thinkers import Thinkers, with_bots
from splendor_access.table.setup import name_problem
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

MOST = 10_000
"""So many tables are kept on one server."""


class Unwanted(Exception):  # a refusal with its words, not a fault
    """A table cannot be made so: a message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.name)
        self.message = message


class Tables:
    """The tables in a store. `opened` are those that somebody has asked for."""

    def __init__(self, store: Store, beside: Executor) -> None:
        self.opened: dict[Path, SharedTable] = {}
        self._store = store
        self._beside = beside
        self._thinkers = Thinkers()
        self._opening = asyncio.Lock()
        self._real: dict[str, RealCompany] = {}

    def add_real(self, company: RealCompany) -> str:
        """Give a real table a code for as long as the server runs, and return it."""
        code = new_code()
        self._real[digest(code)] = company
        return code

    async def find_any(self, code: str) -> SharedTable | RealCompany | None:
        """Return the table with a code, a real one too, or None. Raises SaveError."""
        return self._real.get(digest(code)) or await self.find(code)

    async def find(self, code: str) -> SharedTable | None:
        """Return the table with a code, or None. Raises SaveError where it cannot be read."""
        folder = self._store.find(code)
        if folder is None:
            return None
        async with self._opening:
            if folder not in self.opened:
                # It is read in the loop: what it makes belongs to the loop.
                self.opened[folder] = SharedTable(folder, self._beside, self._thinkers)
            return self.opened[folder]

    def make(self, wanted: Wanted, locale: Locale, *, keep: bool = False, secret: str = "") -> Made:
        """Make a table; `keep` its code for the next time. Raises SaveError and Unwanted.

        With a secret, which only one browser knows, there is one table for it.
        """
        name = wanted.name.strip()
        problem = name_problem(name, [], Vocabulary(locale)) if wanted.name else None
        if problem:
            raise Unwanted(problem)
        try:
            rules = rules_text(parse_rules(wanted.rules))
        except NotationError as error:
            raise Unwanted(say("friends-refused", reason="rules")) from error
        if not 2 <= wanted.size <= 4 or len(wanted.bots) >= wanted.size:
            raise Unwanted(say("friends-refused", reason="size"))
        if not 1 <= wanted.away <= LONGEST_AWAY:
            raise Unwanted(say("friends-refused", reason="away"))
        if set(wanted.bots) - set(bots.names()):
            raise Unwanted(say("friends-refused", reason="bots"))
        if self._store.count() >= MOST:
            raise Unwanted(say("friends-too-many"))
        made = Made(new_code(), new_code())
        if secret:
            made = Made(derived(f"code {secret}"), derived(f"key {secret}"))
            if self._store.find(made.code):
                return made
        own = (Place(name, HUMAN, digest(made.key)),) if name else ()
        others = with_bots(wanted.bots, [name], locale)
        kept = Kept(1, (*own, *others), rules, wanted.size, host=digest(made.key), away=wanted.away)
        self._store.make(made.code, kept)
        if keep:
            # Without it the next start makes another table.
            with suppress(NotKept):
                replace_file(_last(), msgspec.to_builtins(made))
        return made

    def last_made(self) -> Made | None:
        """Return the table that was made last on this machine, or None."""
        try:
            made = msgspec.convert(read_toml(_last()), Made)
        except (Missing, Unreadable, msgspec.ValidationError):
            return None
        return made if self._store.find(made.code) else None

    async def close(self) -> None:
        """Save, and say goodbye to everyone."""
        for table in self.opened.values():
            await table.close("closing")
        for company in self._real.values():
            await company.close()
        await self._thinkers.close()


def _last() -> Path:
    return home() / "hosted.toml"
