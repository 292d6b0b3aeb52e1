"""The delivery of pages: headers, cookies, templates, files that never change, the page alone.

Where there is no page, or something was not done, a page of words alone says why; such a page also
says goodbye.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from gzip import compress
from hashlib import sha256
from pathlib import Path
from secrets import compare_digest, token_urlsafe
from urllib.parse import parse_qsl

import msgspec
from aiohttp import web

from splendor_access.online.page.rendering import HERE, render
from splendor_access.online.page.seat import PageSeat
from splendor_access.online.page.view import state_of, texts
from splendor_access.online.server.tables import HeldElsewhere
from splendor_access.table.database import SaveError, explain
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, say

POSTED = 10.0
"""Seconds that a form has to arrive."""

MOST_FIELDS = 100

YEAR = 365 * 24 * 3600

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
"""Headers of every response. The address has the code of the table, so no other site may see it."""

TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}

Form = Mapping[str, str]


class File(msgspec.Struct, frozen=True):
    """A static file, plain and compressed. `tag` changes with its contents."""

    kind: str
    body: bytes
    small: bytes
    tag: str


@cache
def files() -> Mapping[str, File]:
    """Return the static files by name."""
    found = {}
    for path in sorted((HERE / "static").iterdir()):
        if path.suffix in TYPES:
            body = path.read_bytes()
            tag = sha256(body).hexdigest()[:12]
            found[path.name] = File(TYPES[path.suffix], body, compress(body), tag)
    return found


def _address(name: str) -> str:
    """Return the address of a static file, which changes with its contents."""
    return f"/static/{name}?{files()[name].tag}"


def html(
    request: web.Request, template: str, status: int = 200, /, **facts: object
) -> web.Response:
    """Return a page from its template, which escapes every fact."""
    facts["code"] = request.match_info.get("code", "")
    text = render(template, _address, facts)
    response = web.Response(text=text, status=status, content_type="text/html", headers=HEADERS)
    response.enable_compression()
    return response


def static(request: web.Request) -> web.Response:
    """Return a static file. Raises HTTPNotFound."""
    found = files().get(request.match_info["name"])
    if found is None:
        raise web.HTTPNotFound
    headers = {**HEADERS, "Cache-Control": f"max-age={YEAR}, immutable"}
    headers["Content-Type"] = f"{found.kind}; charset=utf-8"
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return web.Response(body=found.body, headers=headers)
    return web.Response(body=found.small, headers={**headers, "Content-Encoding": "gzip"})


def is_foreign(request: web.Request) -> bool:
    """Return whether a page of another site sent this. Requests without a page name no site."""
    origin = request.headers.get("Origin", "")
    return bool(origin) and origin.partition("://")[2] != request.host


def is_address(host: str) -> bool:
    """Return whether a text can be the host of an address, as links repeat it."""
    return re.fullmatch(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(:\d{1,5})?", host) is not None


def to_page(request: web.Request, after: int | None = None) -> web.Response:
    """Redirect a browser to the page: to the first line after `after`, if given."""
    address = f"/{request.match_info['code']}"
    if after is not None:
        address += f"?after={after}#new"
    return web.Response(status=303, headers={**HEADERS, "Location": address})


class UnreadableForm(Exception):  # a refusal with its words, not a fault
    """What was sent is not a form in UTF-8, as pages send it, or has too many fields."""


async def form_of(request: web.Request) -> Form:
    """Return the fields of a form, each once.

    Raises UnreadableForm, HTTPRequestEntityTooLarge, and TimeoutError if it does not end.
    """
    if request.content_type != "application/x-www-form-urlencoded":
        return {}
    try:
        async with asyncio.timeout(POSTED):
            text = (await request.read()).decode()
        return _fields(text, "strict")
    except (ValueError, web.RequestPayloadError) as error:
        raise UnreadableForm from error


def _fields(text: str, errors: str) -> Form:
    """Return the fields of a text, each once. Raises ValueError."""
    return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS, errors=errors))


def is_encrypted(request: web.Request) -> bool:
    """Return whether the browser's connection is encrypted, here or by a proxy's header."""
    return request.secure or request.headers.get("X-Forwarded-Proto") == "https"


def link_of(request: web.Request) -> str:
    """Return the link to a table, as the browser used it."""
    scheme = "https" if is_encrypted(request) else "http"
    return f"{scheme}://{request.host}/{request.match_info['code']}"


# Cookies

MEMBER = "member"
"""The cookie with the key of a member of the club, for all pages of the server."""


def keep(
    request: web.Request, response: web.StreamResponse, name: str, value: str, *, path: str = ""
) -> None:
    """Set a cookie, for this table alone unless a path says otherwise."""
    response.set_cookie(
        name,
        value,
        max_age=YEAR,
        path=path or f"/{request.match_info['code']}",
        httponly=True,
        # Not Strict, which would hide the cookie from links in letters.
        samesite="Lax",
        secure=is_encrypted(request),
    )


def visit(request: web.Request) -> str:
    """Return a random identifier of this browser, from its cookie if it has one."""
    return request.cookies.get("visit") or token_urlsafe(18)


def secret_of(request: web.Request, what: str) -> str:
    """Return a secret of this browser for one purpose."""
    return f"{visit(request)} {what}"


def token(visitor: str) -> str:
    """Return the token of forms on pages for this browser."""
    return sha256(f"form {visitor}".encode()).hexdigest()[:32]


def has_token(request: web.Request, form: Form) -> bool:
    """Return whether a form comes from a page for this browser."""
    visitor = request.cookies.get("visit", "")
    return bool(visitor) and compare_digest(token(visitor).encode(), form.get("token", "").encode())


OFFERED: web.AppKey[Sequence[str]] = web.AppKey("offered")
"""The languages of a server's pages, the first of them for whoever wishes none of them."""


def language_of(request: web.Request) -> str:
    """Return a visitor's language: chosen before, or the first that the browser prefers."""
    offered = request.app[OFFERED]
    wished = request.query.get("lang") or request.cookies.get("language", "")
    if wished in offered:
        return wished
    ranked = []
    for number, part in enumerate(request.headers.get("Accept-Language", "").split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        try:
            ranked.append((-float(quality or 1), number, name.lower().partition("-")[0]))
        except ValueError:
            continue
    return next((name for _quality, _number, name in sorted(ranked) if name in offered), offered[0])


def settings_of(request: web.Request) -> Form:
    """Return the settings in a browser's cookie, none of one that cannot be read."""
    try:
        return _fields(request.cookies.get("settings", ""), "replace")
    except ValueError:
        return {}


def locale_of(request: web.Request) -> Locale:
    """Return the locale of a visitor without a seat."""
    return Locale(language_of(request))


ALONE = "alone"
"""The path of the page. Its service worker and what that keeps reach no further."""

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self'; img-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'none'; base-uri 'none'"
)
"""Nothing foreign and nothing inline runs, and no address outside is asked."""

ALONE_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".tar": "application/x-tar",
    ".zip": "application/zip",
}
"""The types of the page's files by their endings."""

PACKED = {".gz": "application/gzip"}
"""The page unpacks these itself: nothing may be said of an encoding."""

FIRST = "index.html"


def has_page(folder: Path) -> bool:
    """Return whether a folder has the page, as it was built."""
    return all((folder / name).is_file() for name in (FIRST, "service.js", "program.tar.gz"))


class AloneFiles:
    """The files of a page alone, for everybody; no cookie is read or set."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of the page."""
        return [
            web.get(f"/{ALONE}", self._lead),
            web.get(f"/{ALONE}/{{name:[^/]*}}", self._send),
        ]

    async def _lead(self, _request: web.Request) -> web.StreamResponse:
        # The names in the page are those of its own folder.
        raise web.HTTPPermanentRedirect(f"/{ALONE}/", headers=HEADERS)

    async def _send(self, request: web.Request) -> web.StreamResponse:
        """Send a file. Raises HTTPNotFound for any other name."""
        name = request.match_info["name"] or FIRST
        kind = (ALONE_TYPES | PACKED).get(Path(name).suffix)
        path = self._folder / name
        if kind is None or path.name != name or not path.is_file():
            raise web.HTTPNotFound(headers=HEADERS)
        own = {"Content-Security-Policy": POLICY, "Cache-Control": "no-cache"}
        return web.FileResponse(path, headers={**HEADERS, **own, "Content-Type": kind})


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Closing(Exception):  # a refusal with its words, not a fault
    """A table closes for now: nothing was done, and whoever has a seat there keeps it."""


def in_words(answer: Handler) -> Handler:
    """Refuse forms of other sites, and report in words why something was not done."""

    async def answered(request: web.Request) -> web.StreamResponse:
        posted = request.method == "POST"
        if posted and is_foreign(request):
            return notice(request, say("page-foreign"), 403)
        try:
            return await answer(request)
        except UnreadableForm:
            return notice(request, say("page-unreadable"), 400)
        except web.HTTPRequestEntityTooLarge:
            return notice(request, say("page-too-much"), 413)
        except TimeoutError:
            return notice(request, say("page-unsent"), 408)
        except Closing:
            return notice(request, say("page-unsent" if posted else "friends-closing"), 503)
        except HeldElsewhere:
            raise
        except SaveError as error:
            return notice(request, explain(error), 503)

    return answered


def farewell(request: web.Request, seat: PageSeat) -> web.Response:
    """Say goodbye to a seat that has left, or was removed."""
    language = seat.style.locale.language
    said = [line.text for line in seat.lines][-3:]
    # Before a game the lines do not have the reason.
    said += [why for why in map(seat.style.text, seat.seat.gone) if why not in said]
    return html(
        request,
        "notice.html",
        t=texts(language),
        language=language,
        title=state_of(seat),
        heading="",
        lines=said,
        back=True,
    )


def notice(request: web.Request, message: Message, status: int) -> web.Response:
    """Explain why there is no page."""
    locale = locale_of(request)
    title = locale.attribute("game-name")
    back = status == 403 or message.name == "page-gone"
    return show_lines(request, status, title, [locale.text(message)], back=back)


def show_lines(
    request: web.Request,
    status: int,
    title: str,
    lines: Sequence[str],
    *,
    heading: str = "",
    back: bool = False,
) -> web.Response:
    """Show lines alone, under a heading or the name of the game, and the way to the table."""
    language = language_of(request)
    return html(
        request,
        "notice.html",
        status,
        t=texts(language),
        language=language,
        title=title,
        heading=heading,
        lines=lines,
        back=back,
    )
