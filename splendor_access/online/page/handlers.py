"""The request handlers of a table's pages, with script and without, by the same forms."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from secrets import token_urlsafe
from urllib.parse import quote, unquote, urlencode

from aiohttp import web

from splendor_access.bots import LADDER
from splendor_access.game.record import record_text
from splendor_access.game.state import EDITIONS
from splendor_access.online.page import http, lines
from splendor_access.online.page.http import (
    ALONE,
    Closing,
    Form,
    Handler,
    farewell,
    in_words,
    keep,
    notice,
    show_lines,
    to_page,
)
from splendor_access.online.page.rendering import game_facts
from splendor_access.online.page.seat import PageSeat, PageTable
from splendor_access.online.page.view import texts
from splendor_access.online.protocol.frames import WantedTable
from splendor_access.online.server.doors import (
    LENGTH,
    Addresses,
    Guesses,
    derived_code,
    digest,
    is_code,
    new_code,
)
from splendor_access.online.server.house import DAY, House
from splendor_access.online.server.membership import Membership
from splendor_access.online.server.tables import Tables, Unwanted
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale
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
        size = lines.number(form.get("size")) or 4
        level = form.get("level") or "normal"
        bots = [level] * min(lines.number(form.get("bots")) or 0, 3)
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


PATIENCE = 3.0
"""Seconds that a response waits for computer opponents if the page cannot be updated later."""

AWAY = 60.0
"""Seconds after which a seat without its scripted page counts as absent.

One who watches by forms does too: there are few such places.
"""

FORGOTTEN = 1800.0
"""Seconds after which an idle seat is released; its key brings it back."""

PULSE = 20.0
"""Seconds between signs of life to a page that waits for news."""

Answer = Callable[[web.Request, PageTable], Awaitable[web.StreamResponse]]


class ServerPages:
    """The pages of a server, and the seats played on them."""

    def __init__(
        self, tables: Tables, guesses: Guesses, addresses: Addresses, members: Membership
    ) -> None:
        self._tables = tables
        self._members = members
        self._addresses = addresses
        self._guesses = guesses
        self._seats: dict[tuple[str, str], PageSeat] = {}
        self._coming = asyncio.Lock()
        self._tidying: asyncio.Task[None] | None = None

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the pages."""
        return [
            web.get("/static/{name}", _static),
            *MakingPages(self._tables, self._addresses).routes(),
            web.get("/{code}", self._guarded(self._page)),
            web.post("/{code}/seat", self._guarded(self._sit_down)),
            web.post("/{code}/do", self._guarded(self._do)),
            web.get("/{code}/news", self._guarded(self._news)),
            web.get("/{code}/record", self._guarded(self._record)),
        ]

    async def close(self) -> None:
        """Release all seats, and end the streams of news."""
        if self._tidying:
            self._tidying.cancel()
        for seat in [*self._seats.values()]:
            seat.go()
        self._seats.clear()

    def _guarded(self, answer: Answer) -> Handler:
        """Find the table, and refuse wrong codes in words."""

        async def found(request: web.Request) -> web.StreamResponse:
            code = request.match_info["code"]
            table = await self._tables.find_any(code)
            if table is None:
                seat = self._seats.get((code, digest(_key(request))))
                if seat and seat.over:
                    # It has been told why, but not yet shown.
                    self._forget(seat)
                    return farewell(request, seat)
                if self._guesses.wrong(self._addresses.of(request), code):
                    return notice(request, say("friends-guesses"), 429)
                had = {"seat", "watch"} & request.cookies.keys()
                return notice(request, say("page-gone" if had else "friends-unknown"), 404)
            return await answer(request, table)

        return in_words(found)

    # Seats

    async def _seat(self, request: web.Request, table: PageTable) -> PageSeat | None:
        """Return the seat for a browser's key, at the table again if it had gone.

        A spectator has no key; the browser keeps a name, and a code of its own. Raises Closing.
        """
        key, watch = request.cookies.get("seat", ""), request.cookies.get("watch", "")
        member = self._member_key(request)
        if member and table.seat_of(member) is not None:
            key = member
        if not key and not watch:
            return None
        name = request.match_info["code"], digest(key or watch)
        async with self._coming:
            seat = self._seats.get(name)
            if seat is None or seat.shared is not table:
                if seat:
                    seat.go()
                seat = PageSeat(
                    table,
                    http.language_of(request),
                    http.settings_of(request),
                    key or member,
                    watches=not key,
                )
            called = "" if key else unquote(watch[LENGTH:])
            if not seat.here and not seat.over and not await seat.come(called):
                self._seats.pop(name, None)
                if seat.closing:
                    raise Closing
                if key:
                    # The right link alone still leads to the question for a name.
                    self._guesses.wrong(self._addresses.of(request), key)
                return None
            self._hold(name, seat)
        seat.address = self._addresses.of(request)
        return seat

    def _member_key(self, request: web.Request) -> str:
        """Return the key of the member of the club whose browser this is, or nothing."""
        key = request.cookies.get(http.MEMBER, "")
        return key if self._members.number_of(key) else ""

    def _forget(self, left: PageSeat) -> None:
        """Release a seat that has left, so that the next request starts over."""
        left.go()
        self._seats = {name: seat for name, seat in self._seats.items() if seat is not left}

    def _hold(self, name: tuple[str, str], seat: PageSeat) -> None:
        seat.used = time.monotonic()
        self._seats[name] = seat
        if self._tidying is None:
            self._tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(AWAY / 4)
            self._release_idle()

    def _release_idle(self) -> None:
        """Release idle seats."""
        for name, seat in [*self._seats.items()]:
            unused = 0 if seat.watching else time.monotonic() - seat.used
            if (seat.scripted or seat.seat.watches) and unused > AWAY:
                seat.go()
            if unused > FORGOTTEN:
                seat.go()
                del self._seats[name]

    # Requests

    async def _page(self, request: web.Request, table: PageTable) -> web.StreamResponse:
        seat = await self._seat(request, table)
        if seat is None:
            unknown = [say("friends-key-unknown")] if "seat" in request.cookies else []
            return _setup(request, table, unknown)
        if seat.over:
            self._forget(seat)
            response = farewell(request, seat)
            # A former spectator may want a seat.
            response.del_cookie("watch", path=f"/{request.match_info['code']}")
            return response
        return _game(request, seat, self._tables.house)

    async def _sit_down(self, request: web.Request, table: PageTable) -> web.StreamResponse:
        form = await http.form_of(request)
        if not http.has_token(request, form):
            return _setup(request, table, [say("page-cookie")], 403)
        response = to_page(request)
        if await self._seat(request, table) is None:
            watches = "watch" in form
            language, settings = http.language_of(request), http.settings_of(request)
            # A form that is sent twice takes one seat.
            key = (
                "" if watches else derived_code(http.secret_of(request, request.match_info["code"]))
            )
            there = bool(key) and table.seat_of(key) is not None
            name = form.get("name", "")
            # A word of the owner's other device, or a key, stands in place of a name.
            word = name.strip().lower() if not watches and is_code(name.strip().lower()) else ""
            if not table.real and not word:
                # A member has a name already, and a key.
                word = self._member_key(request)
            seat = PageSeat(table, language, settings, key if there else word, watches=watches)
            if not await seat.come("" if word and not watches else name, key):
                if seat.closing:
                    raise Closing
                if word and not watches and self._guesses.wrong(self._addresses.of(request), word):
                    return notice(request, say("friends-guesses"), 429)
                lost = bool(word) or name.strip() not in table.people
                why = [say("page-word-void")] if table.real and lost else seat.seat.gone
                return _setup(request, table, why, 422, name)
            kept = new_code() + quote(name.strip()) if watches else seat.seat.key
            self._hold((request.match_info["code"], digest(kept)), seat)
            keep(request, response, "watch" if watches else "seat", kept)
            response.del_cookie(
                "seat" if watches else "watch", path=f"/{request.match_info['code']}"
            )
        return response

    async def _do(self, request: web.Request, table: PageTable) -> web.StreamResponse:
        form = await http.form_of(request)
        response = to_page(request, lines.number(form.get("after")))
        seat = await self._seat(request, table)
        if seat is None:
            return response
        if not http.has_token(request, form):
            return notice(request, say("page-old"), 403)
        if seat.closing:
            raise Closing
        style = seat.style
        before = style.settings, style.locale.language
        command = _identity(seat, form)
        async with seat.order:
            if seat.is_new(command):
                await lines.prepare_answer(seat, form)
                seat.seat.command = command
                lines.do(seat, form)
                seat.seat.command = ""
        await seat.settle(PATIENCE, opponents="script" not in form)
        if seat.closing:
            # Whether it was done or not: sent again it is done once.
            raise Closing
        if before != (style.settings, style.locale.language):
            chosen = {name: style.settings.value(name) for name in style.settings.sources}
            keep(request, response, "settings", urlencode(chosen), path="/")
            keep(request, response, "language", style.locale.language, path="/")
        return response

    async def _news(self, request: web.Request, table: PageTable) -> web.StreamResponse:
        """Tell a scripted page whenever there is something to fetch."""
        seat = await self._seat(request, table)
        if seat is None or seat.over:
            # A browser does not ask again after 204.
            return web.Response(status=204, headers=http.HEADERS)
        headers = {"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        response = web.StreamResponse(headers={**http.HEADERS, **headers})
        changed = asyncio.Event()
        seat.watching.add(changed)
        seat.scripted = True
        try:
            await response.prepare(request)
            while seat.here:
                # A change during this write is sent by the next one.
                changed.clear()
                await response.write(f"data: {seat.changes}\n\n".encode())
                try:
                    async with asyncio.timeout(PULSE):
                        await changed.wait()
                except TimeoutError:
                    await response.write(b":\n\n")
        except ConnectionError:
            pass
        finally:
            seat.watching.discard(changed)
            seat.used = time.monotonic()
        return response

    async def _record(self, request: web.Request, table: PageTable) -> web.StreamResponse:
        """Send the record of the game, as far as the seat may know it, as a download."""
        seat = await self._seat(request, table)
        if seat is None or seat.seat.session is None:
            return to_page(request)
        text = record_text(seat.seat.session.table.record(), with_deck=False)
        named = {"Content-Disposition": 'attachment; filename="splendor.txt"'}
        return web.Response(text=text, headers={**http.HEADERS, **named})


def _key(request: web.Request) -> str:
    """Return by what a browser's seat is known, or an empty string."""
    found = (request.cookies.get(name, "") for name in ("seat", "watch", http.MEMBER))
    return next((key for key in found if key), "")


async def _static(request: web.Request) -> web.Response:
    return http.static(request)


SINCE = ("after", "seen", "begun", "asked", "token", "script")
"""Fields of a form about the page's knowledge, not about the command."""


def _identity(seat: PageSeat, form: Form) -> str:
    """Return an identifier that is the same when a form is sent twice."""
    wanted = sorted((name, value) for name, value in form.items() if name not in SINCE)
    return digest(f"{seat.seat.key} {urlencode(wanted)}") if form.get("once") else ""


def _game(request: web.Request, seat: PageSeat, house: House) -> web.Response:
    visitor = http.visit(request)
    facts = game_facts(seat, lines.number(request.query.get("after"))) | {
        "token": http.token(visitor),
        "real": seat.shared.real,
        "link": seat.style.text(say("friends-link", link=http.link_of(request))),
        "kept": _kept(seat, house),
        "asks": "after" in request.query,
    }
    response = http.html(request, "game.html", **facts)
    keep(request, response, "visit", visitor, path="/")
    return response


def _kept(seat: PageSeat, house: House) -> str:
    """Say how long a game that is over is kept, if it is deleted one day."""
    session, life = seat.seat.session, house.lives.over
    if session is None or session.table.real or not session.table.over or life is None:
        return ""
    return seat.style.text(say("stored-over", count=math.ceil(life / DAY)))


def _setup(
    request: web.Request,
    table: PageTable,
    problems: Sequence[Message] = (),
    status: int = 200,
    name: str = "",
) -> web.Response:
    """Show the form for taking a seat."""
    locale, visitor = http.locale_of(request), http.visit(request)
    response = http.html(
        request,
        "seat.html",
        status,
        t=texts(locale.language),
        language=locale.language,
        languages=[
            (each, Locale(each).attribute("language-name")) for each in request.app[http.OFFERED]
        ],
        token=http.token(visitor),
        problems=[*map(locale.text, problems)],
        full=locale.text(say("friends-full")) if table.full else "",
        real=table.real,
        free=table.free,
        people=table.people,
        name=clean(name),
    )
    keep(request, response, "visit", visitor, path="/")
    if request.query.get("lang") == locale.language:
        keep(request, response, "language", locale.language, path="/")
    return response
