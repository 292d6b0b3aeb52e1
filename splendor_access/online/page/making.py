"""The pages before a table: the form that makes one, and what the server keeps of people."""

from secrets import token_urlsafe

from aiohttp import web

from splendor_access.bots import LADDER
from splendor_access.game.state import EDITIONS
from splendor_access.online.page import forms, http
from splendor_access.online.page.http import keep
from splendor_access.online.page.notices import in_words, show_lines
from splendor_access.online.page.view import texts
from splendor_access.online.protocol.frames import WantedTable
from splendor_access.online.server.alone_files import ALONE
from splendor_access.online.server.doors import Addresses
from splendor_access.online.server.tables import Tables, Unwanted
from splendor_access.table.database import SaveError
from splendor_access.talk.messages import Message, clean, say

LONGEST_WELCOME = 2000
"""The most characters of an operator's words of welcome."""


class MakingPages:
    """The first pages of a server."""

    def __init__(self, tables: Tables, addresses: Addresses) -> None:
        self._tables = tables
        self._addresses = addresses

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of these pages."""
        return [
            web.get("/", self._ask_for_table),
            web.get("/about", self._about),
            web.post("/", in_words(self._make_table)),
        ]

    async def _ask_for_table(self, request: web.Request) -> web.StreamResponse:
        return self._make(request)

    async def _about(self, request: web.Request) -> web.StreamResponse:
        locale = http.locale_of(request)
        stored = [*map(locale.text, self._tables.house.told_of_stored())]
        heading, game = locale.attribute("page-about"), locale.attribute("game-name")
        return show_lines(request, 200, f"{heading} – {game}", stored, heading=heading)

    def _make(
        self,
        request: web.Request,
        problem: Message | None = None,
        status: int = 200,
        name: str = "",
    ) -> web.Response:
        """Show the form for a new table."""
        locale, visitor = http.locale_of(request), http.visit(request)
        response = http.html(
            request,
            "make.html",
            status,
            t=texts(locale.language),
            language=locale.language,
            token=http.token(visitor),
            once=token_urlsafe(9),
            problem=locale.text(problem) if problem else "",
            name=clean(name),
            house=clean(self._tables.house.name),
            welcome=clean(self._tables.house.words_of_welcome(locale.language), LONGEST_WELCOME),
            alone=ALONE if self._tables.house.page else "",
            levels=[(level, locale.attribute(f"level-{level}")) for level in LADDER],
        )
        keep(request, response, "visit", visitor, path="/")
        return response

    async def _make_table(self, request: web.Request) -> web.StreamResponse:
        """Make a table for a host who plays."""
        form, locale = await http.form_of(request), http.locale_of(request)
        name = form.get("name", "").strip()
        if not http.has_token(request, form):
            return self._make(request, say("page-cookie"), 403, name)
        size = forms.number(form.get("size")) or 4
        level = form.get("level") or "normal"
        bots = [level] * min(forms.number(form.get("bots")) or 0, 3)
        try:
            if not name:
                return self._make(request, say("name-empty"), 422)
            if len(bots) >= size:
                return self._make(request, say("usage-host-bots", count=size), 422, name)
            wanted = WantedTable(name, size, EDITIONS[0], bots)
            secret = http.secret_of(request, form.get("once", ""))
            address = self._addresses.of(request)
            made = await self._tables.made(wanted, locale, secret=secret, address=address)
        except Unwanted as error:
            status = 429 if error.message.name == "friends-made-much" else 422
            return self._make(request, error.message, status, name)
        except SaveError as error:
            return self._make(request, say(f"save-{error.reason}", detail=error.detail), 503, name)
        path = f"/{made.code}"
        response = web.Response(status=303, headers={**http.HEADERS, "Location": path})
        keep(request, response, "seat", made.key, path=path)
        return response
