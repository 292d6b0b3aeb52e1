"""The pages of a club, with script and without; and the same for programs, as JSON."""

from collections.abc import Sequence

import msgspec
from aiohttp import web

from splendor_access.bots import LADDER
from splendor_access.online.club import words
from splendor_access.online.club.desk import DESK, NEWS_PATIENCE, PATH, ClubWish, Desk, word_of
from splendor_access.online.club.members import MemberSettings
from splendor_access.online.club.wishes import Club
from splendor_access.online.page import http, lines
from splendor_access.online.page.http import Form, notice
from splendor_access.online.page.view import texts
from splendor_access.online.server.doors import Addresses, Guesses, derived_code, digest
from splendor_access.online.server.passing import ClubDuty
from splendor_access.online.server.tables import HeldElsewhere
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Messages, clean, say

HERE = f"/{PATH}"

SHOWS: dict[str, str] = {
    "make": "made",
    "sit": "sat",
    "rise": "risen",
    "change": "chosen",
    "device": "word",
    "depart": "departed",
}
"""What is told after a wish; of all others the page itself tells."""

EVENINGS = ("announce", "enter", "withdraw", "draw", "skip", "finish")

TOLD = 200
"""For how many devices the answer to a form is kept until its page is asked for."""


class ClubPages:
    """The pages of the club of a server."""

    def __init__(self, club: Club, duty: ClubDuty, guesses: Guesses, addresses: Addresses) -> None:
        self._club = club
        self._duty = duty
        self._guesses = guesses
        self._addresses = addresses
        # For the digest of a key: what is told on the next page, and whether it is a refusal.
        self._told: dict[str, tuple[list[str], bool]] = {}

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of these pages."""
        here = self._duty.here
        return [
            web.get(HERE, here(self._lobby)),
            web.post(f"{HERE}/in", here(self._come_in)),
            web.post(f"{HERE}/do", here(self._do)),
            web.get(f"{HERE}/leave", here(self._leave)),
            web.get(f"{HERE}/ladder", here(self._ladder)),
            web.get(f"{HERE}/tournament", here(self._tournament)),
            web.get(f"{HERE}/news", self._news),
            web.post(f"/{DESK}", self._desk),
        ]

    # Programs

    async def _desk(self, request: web.Request) -> web.Response:
        """Answer a program, whose key is in a header."""
        if request.headers.get("Origin"):
            raise web.HTTPForbidden
        try:
            wish = msgspec.json.decode(await request.read(), type=ClubWish)
        except (msgspec.MsgspecError, UnicodeError, web.RequestPayloadError):
            return _answer(Desk("", why="unreadable"), 400)
        except web.HTTPRequestEntityTooLarge:
            return _answer(Desk("", why="unreadable"), 413)
        try:
            await self._duty.take(NEWS_PATIENCE if wish.waits else 0.0)
        except HeldElsewhere:
            raise
        except SaveError as error:
            return _answer(Desk("", why=f"save-{error.reason}"), 503)
        key = request.headers.get("Authorization", "").removeprefix("Bearer ")
        address = self._addresses.of(request)
        if wish.do == "come":
            try:
                came = await self._club.members.come_in(word_of(wish.word))
            except SaveError as error:
                return _answer(Desk("", why=f"save-{error.reason}"), 503)
            if came is None:
                many = self._guesses.wrong(address, word_of(wish.word))
                return _answer(Desk("", why="guesses" if many else "club-word"), 403)
            desk = await self._club.desk(*came)
            return _answer(msgspec.structs.replace(desk, key=came[1]))
        desk_or_none = await self._club.wish(key, wish)
        if desk_or_none is None:
            many = self._guesses.wrong(address, key)
            return _answer(Desk("", why="guesses" if many else "club-key"), 403)
        return _answer(desk_or_none)

    # Pages

    def _key(self, request: web.Request) -> str:
        return request.cookies.get(http.MEMBER, "")

    def _outside(
        self, request: web.Request, told: Sequence[Message] = (), status: int = 200
    ) -> web.Response:
        """Show the way in."""
        locale, visitor = http.locale_of(request), http.visit(request)
        response = http.html(
            request,
            "club_in.html",
            status,
            t=_texts(locale),
            language=locale.language,
            token=http.token(visitor),
            house=clean(self._club.house.name),
            problem=" ".join(map(locale.text, told)),
        )
        http.keep(request, response, "visit", visitor, path="/")
        return response

    async def _come_in(self, request: web.Request) -> web.StreamResponse:
        form = await http.form_of(request)
        if not http.has_token(request, form):
            return self._outside(request, [say("page-cookie")], 403)
        word = word_of(form.get("word", ""))
        # A form that is sent twice lets one device in.
        key = derived_code(http.secret_of(request, f"club {word}"))
        came = await self._club.members.come_in(word, key)
        if came is None:
            if self._guesses.wrong(self._addresses.of(request), word):
                return notice(request, say("friends-guesses"), 429)
            return self._outside(request, [say("club-word")], 422)
        member, key = came
        self._tell(key, [http.locale_of(request).text(say("club-welcome", name=member.name))])
        response = _to(HERE, self._club.latest)
        http.keep(request, response, http.MEMBER, key, path="/")
        return response

    def _tell(self, key: str, lines: list[str], *, refused: bool = False) -> None:
        """Keep what the next page of a device tells."""
        self._told[digest(key)] = lines, refused
        while len(self._told) > TOLD:
            self._told.pop(next(iter(self._told)))

    async def _wish(self, request: web.Request, wish: ClubWish) -> Desk | web.Response:
        """Return the desk of a member after a wish, or the way in for others."""
        key = self._key(request)
        desk = await self._club.wish(key, wish) if key else None
        if desk is not None:
            return desk
        response = self._outside(request, [say("club-key")] if key else (), 403 if key else 200)
        response.del_cookie(http.MEMBER, path="/")
        return response

    def _facts(self, request: web.Request, desk: Desk, title: str) -> dict[str, object]:
        """Return what all pages of a member show."""
        locale = http.locale_of(request)
        told, refused = self._told.pop(digest(self._key(request)), ([], False))
        if desk.why:
            told, refused = [*map(locale.text, words.why_not(desk))], True
        return {
            "t": _texts(locale),
            "language": locale.language,
            "token": http.token(http.visit(request)),
            "title": title,
            "told": told,
            "refused": refused,
            "since": desk.since,
        }

    def _page(self, request: web.Request, template: str, **facts: object) -> web.Response:
        response = http.html(request, template, **facts)
        http.keep(request, response, "visit", http.visit(request), path="/")
        return response

    async def _lobby(self, request: web.Request) -> web.StreamResponse:
        desk = await self._wish(request, ClubWish())
        if isinstance(desk, web.Response):
            return desk
        locale = http.locale_of(request)
        numbers = words.TableNumbers(desk)
        mine = [*map(locale.text, words.mine(desk, numbers))]
        waiting = [*map(locale.text, words.waiting(desk, numbers))]
        devices = [*map(locale.text, words.devices(desk)[:-1])]
        title = clean(self._club.house.name) or locale.attribute("club-page")
        return self._page(
            request,
            "club.html",
            **self._facts(request, desk, f"{title}: {clean(desk.name)}"),
            mine=mine[0],
            tables=[
                {"line": line, "code": table.code, "waits": table.stage == "unbegun"}
                for line, table in zip(mine[1:], desk.mine, strict=True)
            ],
            waiting=waiting[0],
            open=[
                {"line": line, "code": table.code}
                for line, table in zip(waiting[1:], desk.waiting, strict=True)
            ],
            here=locale.text(words.here(desk)),
            posts=self._club.house.tells,
            paces=[(0, locale.attribute("club-pace-any")), *_paces(locale)],
            levels=[(level, locale.attribute(f"level-{level}")) for level in LADDER],
            shown=desk.settings.shown,
            named=desk.settings.named,
            devices=[
                {"line": line, "text": locale.text(say("club-revoke", number=number))}
                for number, line in enumerate(devices, 1)
            ],
        )

    async def _do(self, request: web.Request) -> web.StreamResponse:
        form, locale = await http.form_of(request), http.locale_of(request)
        if not http.has_token(request, form):
            return notice(request, say("page-old"), 403)
        wish = _wish_of(form)
        if wish is None:
            return notice(request, say("page-unreadable"), 400)
        key = self._key(request)
        desk = await self._wish(request, wish)
        if isinstance(desk, web.Response):
            return desk
        heard = words.Heard(wish, shows=SHOWS.get(wish.do, ""), asked=wish.do == "depart")
        link = f"{_root(request)}{HERE}"
        lines = [*map(locale.text, words.answer(heard, desk, link, words.TableNumbers(desk)))]
        if wish.do == "depart" and not desk.why:
            response = notice(request, say("club-departed"), 200)
            response.del_cookie(http.MEMBER, path="/")
            return response
        self._tell(key, lines, refused=bool(desk.why))
        return _to(f"{HERE}/tournament" if wish.do in EVENINGS else HERE, desk.since)

    async def _leave(self, request: web.Request) -> web.StreamResponse:
        desk = await self._wish(request, ClubWish())
        if isinstance(desk, web.Response):
            return desk
        button = "depart", http.locale_of(request).attribute("club-depart-now")
        sure = [say("club-leave-sure")]
        return self._shown(request, desk, "club-depart", sure, buttons=[button])

    async def _ladder(self, request: web.Request) -> web.StreamResponse:
        locale, season = http.locale_of(request), request.query.get("season", "")
        desk = await self._wish(request, ClubWish("ladder", season=season))
        if isinstance(desk, web.Response):
            return desk
        assert desk.ladder or desk.why
        earlier = desk.ladder.earlier if desk.ladder else ()
        return self._shown(
            request,
            desk,
            "club-ladder",
            words.ladder(desk.ladder) if desk.ladder else [],
            seasons=[(day, locale.text(say("club-season", day=day))) for day in earlier],
        )

    async def _tournament(self, request: web.Request) -> web.StreamResponse:
        desk = await self._wish(request, ClubWish("evening"))
        if isinstance(desk, web.Response):
            return desk
        locale, now = http.locale_of(request), desk.evening
        buttons = []
        if now and not now.over:
            buttons.append(
                ("withdraw", "club-step-out") if now.inside else ("enter", "club-play-along")
            )
            if now.leads:
                buttons += [(deed, text) for deed, _word, text in words.leading(now)]
        codes = [table.code for table in desk.mine]
        own = [table.code for table in (now.tables if now else ()) if table.code in codes]
        return self._shown(
            request,
            desk,
            "club-tournament",
            words.evening(now),
            announces=now is None or now.over,
            buttons=[(do, locale.attribute(text)) for do, text in buttons],
            tables=[
                {"code": code, "go": locale.text(say("club-go", number=codes.index(code) + 1))}
                for code in own
            ],
        )

    def _shown(
        self, request: web.Request, desk: Desk, heading: str, lines: Messages, **more: object
    ) -> web.Response:
        """Show lines under a heading, with links and buttons."""
        locale = http.locale_of(request)
        nothing: dict[str, Sequence[object]] = {"tables": (), "buttons": (), "seasons": ()}
        facts = {"announces": False, **nothing, **more}
        return self._page(
            request,
            "club_list.html",
            **self._facts(request, desk, locale.attribute(heading)),
            lines=[*map(locale.text, lines)],
            **facts,
        )

    async def _news(self, request: web.Request) -> web.Response:
        """Tell a scripted page what is new, as soon as something is."""
        since, key = lines.number(request.query.get("since")) or 0, self._key(request)
        await self._duty.take(NEWS_PATIENCE)
        wish = ClubWish(since=since, waits=since > 0)
        desk = await self._club.wish(key, wish) if key else None
        if desk is None:
            return web.Response(status=204, headers=http.HEADERS)
        locale = http.locale_of(request)
        numbers = words.TableNumbers(desk)
        text = "\n".join(locale.text(words.news_line(each, numbers)) for each in desk.news)
        return web.json_response({"since": desk.since, "text": text}, headers=http.HEADERS)


def _answer(desk: Desk, status: int = 200) -> web.Response:
    body = msgspec.json.encode(desk)
    return web.Response(
        body=body, status=status, content_type="application/json", headers=http.HEADERS
    )


def _to(address: str, number: int) -> web.Response:
    """Redirect to what is told on a page.

    At an address that a reader knows it would go on where it was, and not say what is new.
    """
    headers = {**http.HEADERS, "Location": f"{address}?{number}#told"}
    return web.Response(status=303, headers=headers)


def _root(request: web.Request) -> str:
    return f"{'https' if http.is_encrypted(request) else 'http'}://{request.host}"


def _texts(locale: Locale) -> dict[str, str]:
    """Return the texts that templates name by themselves."""
    return {**texts(locale.language), **{name: locale.attribute(name) for name in TEXTS}}


TEXTS = (
    *("club-page", "club-enter", "club-enter-help", "club-word-label", "club-tables"),
    *("club-rise", "club-wait", "club-sit", "club-new", "club-people", "club-filler"),
    *("club-nobody", "club-minutes", "club-rated", "club-ladder", "club-tournament"),
    *("club-shown-label", "club-named-label", "club-devices", "club-device-new"),
    *("club-depart", "club-rounds", "club-announce", "club-home", "club-pace-label"),
    *("club-ends-label", "post-page"),
)


def _paces(locale: Locale) -> list[tuple[int, str]]:
    """Return how many hours a move may take, to choose from, each with its words."""
    hours = [(each, say("club-pace-time", unit="hours", count=each)) for each in (1, 6)]
    days = [(each * 24, say("club-pace-time", unit="days", count=each)) for each in (1, 3, 7, 14)]
    return [(each, locale.text(words)) for each, words in (*hours, *days)]


def _wish_of(form: Form) -> ClubWish | None:
    """Return the wish of a form, or None for one that no page sends."""
    counted = ("size", "minutes", "number", "pace")
    numbers = {name: lines.number(form.get(name)) or 0 for name in counted}
    ticked = {name: name in form for name in ("rated", "ends")}
    given = {name: form[name] for name in ("do", "table", "level") if name in form}
    settings = MemberSettings("shown" in form, "named" in form)
    try:
        wish = msgspec.convert({**numbers, **given, **ticked}, ClubWish)
    except msgspec.ValidationError:
        return None
    if wish.do == "change":
        return msgspec.structs.replace(wish, settings=settings)
    return wish
