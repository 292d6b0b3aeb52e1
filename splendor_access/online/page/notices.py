"""Pages of words alone: why there is no page, why something was not done, and goodbye."""

from collections.abc import Awaitable, Callable, Sequence

from aiohttp import web

from splendor_access.online.page import http
from splendor_access.online.page.http import UnreadableForm, is_foreign
from splendor_access.online.page.seat import PageSeat
from splendor_access.online.page.view import state_of, texts
from splendor_access.online.server.tables import HeldElsewhere
from splendor_access.table.database import SaveError, explain
from splendor_access.talk.messages import Message, say

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
    return http.html(
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
    locale = http.locale_of(request)
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
    language = http.language_of(request)
    return http.html(
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
