"""The pages of the post: what a member has switched on, and the page that a mail leads to."""

from collections.abc import Sequence

from aiohttp import web

from splendor_access.online.club.desk import PATH
from splendor_access.online.club.members import Member
from splendor_access.online.page import http
from splendor_access.online.page.http import notice
from splendor_access.online.page.view import texts
from splendor_access.online.post.kept import MemberPost
from splendor_access.online.post.push import company
from splendor_access.online.post.service import PostService
from splendor_access.online.server.doors import digest
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, clean, say

OWN = f"/{PATH}/post"


class PostPages:
    """The pages of the post of a server."""

    def __init__(self, service: PostService) -> None:
        self._service = service
        self._members = service.posts.members

    def routes(self) -> list[web.RouteDef]:
        """Return the routes of these pages."""
        here = self._service.duty.here
        return [
            web.get(OWN, here(self._own)),
            web.post(OWN, here(self._change)),
            web.get("/post/{key}", here(self._asked)),
            web.post("/post/{key}", here(self._answered)),
        ]

    # A member's page

    def _member(self, request: web.Request) -> Member:
        """Return the member whose browser asks; leads others to the way in."""
        member = self._members.of_key(request.cookies.get(http.MEMBER, ""))
        if member is None:
            raise web.HTTPSeeOther(f"/{PATH}", headers=http.HEADERS)
        return member

    async def _own(self, request: web.Request) -> web.StreamResponse:
        return self._show(request, self._member(request))

    def _show(
        self,
        request: web.Request,
        member: Member,
        told: Sequence[Message] = (),
        status: int = 200,
    ) -> web.Response:
        locale, visitor = http.locale_of(request), http.visit(request)
        post, pusher = self._service.posts.of(member.number), self._service.office.pusher
        begins, ends = post.quiet or (0, 0)
        response = http.html(
            request,
            "post.html",
            status,
            t={**texts(locale.language), **{name: locale.attribute(name) for name in TEXTS}},
            language=locale.language,
            token=http.token(visitor),
            told=[*map(locale.text, told)],
            refused=status != 200,
            mails=self._service.mails,
            mail=locale.text(_mail_state(post)),
            address=post.address or post.wanted,
            quiet=post.quiet is not None,
            begins=f"{begins // 60}:{begins % 60:02}",
            ends=f"{ends // 60}:{ends % 60:02}",
            zone=post.zone,
            push=pusher.key if pusher else "",
            browsers=[
                {
                    "line": locale.text(say("post-browser", company=clean(company(each.endpoint)))),
                    "tag": digest(each.endpoint),
                }
                for each in post.browsers
            ],
        )
        http.keep(request, response, "visit", visitor, path="/")
        return response

    async def _change(self, request: web.Request) -> web.StreamResponse:
        member = self._member(request)
        form = await http.form_of(request)
        if not http.has_token(request, form):
            return notice(request, say("page-old"), 403)
        refused = await self._service.obey(member.number, form, http.language_of(request))
        if refused is None:
            return web.Response(status=303, headers={**http.HEADERS, "Location": OWN})
        status = 200 if refused.name == "post-asked" else 422
        return self._show(request, member, [refused], status)

    # The page that a mail leads to

    async def _asked(self, request: web.Request) -> web.StreamResponse:
        """Offer what the key of a mail can do. Nothing is done by looking: programs look, too."""
        owner = self._service.posts.of_key(request.match_info["key"])
        if owner is None:
            return notice(request, say("post-old"), 404)
        number, turn = owner
        locale = Locale(self._service.posts.of(number).language)
        name: Arg = clean(self._members.all[number].name)
        ask = say("post-stop-ask", name=name) if turn else say("post-confirm-ask", name=name)
        return http.html(
            request,
            "post_key.html",
            t=texts(locale.language),
            language=locale.language,
            key=request.match_info["key"],
            ask=locale.text(ask),
            do="stop" if turn else "confirm",
            button=locale.attribute("post-stop-now" if turn else "post-confirm-now"),
        )

    async def _answered(self, request: web.Request) -> web.StreamResponse:
        """Stop the mails of a key, or confirm an address; a mail program stops them by itself."""
        owner = self._service.posts.of_key(request.match_info["key"])
        if owner is None:
            return notice(request, say("post-old"), 404)
        form, (number, turn) = await http.form_of(request), owner
        if form.get("do") == "confirm" and turn is None:
            await self._service.office.confirm(number)
            return notice(request, say("mail-confirmed"), 200)
        await self._service.office.forget(number)
        return notice(request, say("mail-stopped"), 200)


def _mail_state(post: MemberPost) -> Message:
    if post.wanted:
        return say("post-waits", address=clean(post.wanted))
    return say("post-mailed", address=clean(post.address)) if post.address else say("post-unmailed")


TEXTS = (
    *("post-page", "post-mail", "post-address", "post-ask", "post-stop", "post-quiet"),
    *("post-quiet-on", "post-begins", "post-ends", "post-zone", "post-push", "post-push-here"),
    *("post-push-off", "post-push-help", "post-iphone", "club-home"),
)
