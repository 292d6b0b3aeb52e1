"""A browser without script: it follows links, fills in forms, and reads pages line by line."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from ssl import create_default_context
from typing import Any, Self

from aiohttp import ClientSession, CookieJar, TCPConnector
from lxml import html
from yarl import URL

SHOWN = "//*[self::h1 or self::h2 or self::p or self::li or self::td][not(.//p or .//li)]"

# To read the certificates of the system takes longer than a page.
_trusting = cache(lambda cert: create_default_context(cafile=cert))


class Browser:
    """A browser on the page of a table, in a language. It keeps cookies as browsers do.

    `headers` are sent with every request; `cert` is a trusted certificate.
    """

    def __init__(
        self,
        link: str,
        language: str = "en",
        *,
        headers: Mapping[str, str] = {},
        cert: Path | None = None,
    ) -> None:
        self.link = link
        self.root = link.rpartition("/")[0]
        self.status = 0
        self.text = ""
        self.address = link
        self._headers = {"Accept-Language": language, **headers}
        self._cert = cert
        self._session: ClientSession

    async def __aenter__(self) -> Self:
        # As in a browser, this machine counts as an encrypted connection.
        jar = CookieJar(unsafe=True, treat_as_secure_origin=URL(self.root))
        trusted = TCPConnector(ssl=_trusting(self._cert))
        self._session = ClientSession(headers=self._headers, cookie_jar=jar, connector=trusted)
        return self

    async def __aexit__(self, *_what: object) -> None:
        await self._session.close()

    @property
    def page(self) -> Any:
        """The page."""
        return html.fromstring(self.text)

    @property
    def title(self) -> str:
        """The title of the page."""
        return str(self.page.findtext(".//title"))

    @property
    def lines(self) -> list[str]:
        """The lines of the log."""
        return [each.text_content() for each in self.page.xpath("//*[@id='past']/p")]

    @property
    def new(self) -> list[str]:
        """The lines of the log from the linked one on."""
        found = self.page.xpath("//*[@id='new']|//*[@id='new']/following-sibling::p")
        return [each.text_content() for each in found]

    @property
    def buttons(self) -> list[str]:
        """The texts of all buttons."""
        return [each.text_content() for each in self.page.xpath("//button[not(@hidden)]")]

    @property
    def cookies(self) -> list[Any]:
        """The cookies."""
        return [*self._session.cookie_jar]

    def forget(self, cookie: str) -> None:
        """Delete a cookie."""
        self._session.cookie_jar.clear(lambda each: each.key == cookie)

    async def open(self, address: str = "") -> None:
        """Open the page, or another address of the server."""
        target = self.root + address if address.startswith("/") else address or self.link
        await self._take(self._session.get(target))

    async def size(self, address: str) -> tuple[int, int]:
        """Return the bytes of an address, plain and as transferred."""
        target = self.root + address if address.startswith("/") else address
        sent = {"Accept-Encoding": "gzip"}
        async with (
            ClientSession(
                headers=sent, cookie_jar=self._session.cookie_jar, auto_decompress=False
            ) as session,
            session.get(target) as answer,
        ):
            small = await answer.read()
        async with self._session.get(target) as answer:
            return len(await answer.read()), len(small)

    async def follow(self, text: str) -> None:
        """Follow the link with a text."""
        (link,) = self.page.xpath("//a[normalize-space()=$text]", text=text)
        await self.open(link.get("href"))

    async def press(self, text: str, **fields: str) -> None:
        """Press the button with a text, with the fields of its form filled in."""
        found = [each for each in self.page.iter("button") if each.text_content() == text]
        assert found, (text, self.buttons)
        button = found[0]
        name = button.get("form")
        form = self.page.get_element_by_id(name) if name else next(button.iterancestors("form"))
        sent = {key: value for key, value in form.form_values() if key not in fields} | fields
        if button.get("name"):
            sent[button.get("name")] = button.get("value")
        await self.send(form.get("action"), sent)

    async def type(self, line: str) -> list[str]:
        """Type a line into the command line; return the new lines."""
        form = self.page.get_element_by_id("command")
        await self.send(form.get("action"), {**dict(form.form_values()), "line": line})
        return self.new

    async def sit(self, name: str) -> None:
        """Open the page, and take a seat."""
        await self.open()
        form = self.page.forms[0]
        await self.send(form.get("action"), {**dict(form.form_values()), "name": name})

    async def send(self, address: str, fields: dict[str, str], **headers: str) -> None:
        """Send a form."""
        address = self.root + address
        posting = self._session.post(address, data=fields, headers=headers, max_redirects=20)
        await self._take(posting)

    async def _take(self, asking: Any) -> None:
        async with asking as answer:
            self.status, self.text = answer.status, await answer.text()
            self.address = str(answer.url)
            self.headers = answer.headers
