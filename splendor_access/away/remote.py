"""Makes a table on a server elsewhere."""

from urllib.parse import urljoin

import aiohttp
import msgspec

from splendor_access.away.connection import PATIENCE, NotThere, parts_of
from splendor_access.protocol.frames import Refused, Unreadable, to_seat
from splendor_access.protocol.refusals import REASONS
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
                raise _refused(body) or NotThere(str(response.status))
            made = msgspec.json.decode(body, type=Made)
    except (aiohttp.ClientError, TimeoutError, OSError, msgspec.MsgspecError) as error:
        raise NotThere(str(error)) from error
    return urljoin(root, made.code), made


def _refused(body: bytes) -> NotThere | None:
    """Return why a server made no table, or None where it does not say."""
    try:
        frame = to_seat(body)
    except Unreadable:
        return None
    if not isinstance(frame, Refused):
        return None
    known = frame.why in REASONS
    return NotThere(*((frame.why, frame.facts) if known else ("refused", {"reason": frame.why})))
