"""What seats behind ssh need of a store that servers share: one key of all of them, and the seats.

Each server has its own process for ssh. It asks its server here, with the proof that both know.
"""

import asyncio
from concurrent.futures import Executor
from secrets import compare_digest

import aiohttp
import msgspec
from aiohttp import web

from splendor_access.online.client.connection import NotThere, fault, status_fault, system_text
from splendor_access.online.protocol.frames import PROOF
from splendor_access.online.server.doors import Addresses, digest
from splendor_access.online.server.port import TableStore
from splendor_access.table.database import SaveError

KEPT = "ssh/kept"
"""The path, and behind it nothing: a code of a table has no slash."""

HOST = "ssh/host"
"""The document with the key by which ssh knows the servers."""

PATIENCE = 10.0
"""Seconds that a server has to answer."""


class KeptText(msgspec.Struct, frozen=True):
    """A text to be kept under a name, unless there is another one, which may be `replaced`.

    Without a text nothing is kept. The answer is what is kept then.
    """

    name: str
    text: str = ""
    replaced: bool = False


class SharedKeys:
    """The keys that all servers of a store share, at one of them."""

    def __init__(self, store: TableStore, beside: Executor, addresses: Addresses) -> None:
        self._store = store
        self._beside = beside
        self._addresses = addresses

    def routes(self) -> list[web.RouteDef]:
        """Return the route for the server's own process."""
        return [web.post(f"/{KEPT}", self._answer)]

    async def _answer(self, request: web.Request) -> web.Response:
        shown, proof = request.headers.get(PROOF, ""), self._addresses.proof
        if not proof or not compare_digest(shown.encode(), proof.encode()):
            raise web.HTTPNotFound
        try:
            wanted = msgspec.json.decode(await request.read(), type=KeptText)
        except msgspec.MsgspecError as error:
            raise web.HTTPBadRequest from error
        if not wanted.name.startswith("ssh/"):
            raise web.HTTPNotFound
        loop = asyncio.get_running_loop()
        try:
            kept = await loop.run_in_executor(self._beside, self._keep, wanted)
        except SaveError as error:
            raise web.HTTPServiceUnavailable from error
        return web.Response(text=kept)

    def _keep(self, wanted: KeptText) -> str:
        """Keep a text, and return what is kept. Raises SaveError."""
        shelf = self._store.shelf
        while True:
            found = shelf.read(wanted.name)
            if not wanted.text or (found and not wanted.replaced):
                return found.text if found else ""
            try:
                shelf.write(wanted.name, wanted.text, found.version if found else 0)
            except SaveError as error:
                # Another server was faster.
                if error.reason != "busy":
                    raise
            else:
                return wanted.text


class SeatsInStore:
    """The seats by ssh key, and the key of the servers, as the process for ssh asks for them."""

    def __init__(self, server: str, proof: str) -> None:
        self._server = server
        self._proof = proof

    async def host_key(self, own: str) -> str:
        """Return the key of all servers: this one's own if there is none. Raises NotThere."""
        return await self._ask(KeptText(HOST, own))

    async def key(self, owner: str, code: str) -> str:
        """Return the key of an ssh key's seat at a table, or an empty string. Raises NotThere."""
        return await self._ask(KeptText(_document(owner, code))) if owner else ""

    async def save(self, owner: str, code: str, key: str) -> None:
        """Save the key of a seat for an ssh key. Raises NotThere."""
        if owner and await self.key(owner, code) != key:
            await self._ask(KeptText(_document(owner, code), key, replaced=True))

    async def _ask(self, wanted: KeptText) -> str:
        timeout = aiohttp.ClientTimeout(PATIENCE)
        try:
            async with (
                aiohttp.ClientSession(timeout=timeout) as session,
                session.post(
                    f"{self._server}{KEPT}",
                    data=msgspec.json.encode(wanted),
                    headers={PROOF: self._proof},
                ) as answer,
            ):
                if answer.status != 200:
                    raise NotThere(status_fault(answer.status), system=f"HTTP {answer.status}")
                return await answer.text()
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise NotThere(fault(error), system=system_text(error)) from error


def _document(owner: str, code: str) -> str:
    return f"ssh/{digest(f'{owner} {code}')[:32]}"
