"""Makes a table on a server elsewhere."""

from urllib.parse import urljoin

import aiohttp
import msgspec

from splendor_access.away.connection import PATIENCE, NotThere, parts_of
from splendor_access.protocol.frames import Refused
from splendor_access.protocol.tables import WHERE, Made, Wanted


async def make_table(address: str, wanted: Wanted) -> tuple[str, Made]:
    """Make a table at an address; return its link, and its code and key. Raises NotThere."""
    parts = parts_of(address)
    root = f"{parts.scheme}://{parts.netloc}/"
    timeout = aiohttp.ClientTimeout(PATIENCE)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.post(urljoin(root, WHERE), data=msgspec.json.encode(wanted)) as response,
        ):
            body = await response.read()
            if response.status != 200:
                raise NotThere(_why(body) or str(response.status))
            made = msgspec.json.decode(body, type=Made)
    except (aiohttp.ClientError, TimeoutError, OSError, msgspec.MsgspecError) as error:
        raise NotThere(str(error)) from error
    return urljoin(root, made.code), made


def _why(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=Refused).why
    except msgspec.MsgspecError:
        return ""
