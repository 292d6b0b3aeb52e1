"""The bytes of a page with its files, as transferred."""

import asyncio
import tempfile
from pathlib import Path

from tests.bench.figures import Figure
from tests.online.browsers import Browser
from tests.online.guests import hosting, kept

MOST = 60_000
"""The most bytes of a page and its files, compressed."""


def page_size() -> Figure:
    """Measure the page of a game in progress."""
    plain, small = asyncio.run(_sizes())
    return Figure(
        "page with everything",
        f"{small / 1000:.1f} KB compressed",
        f"{plain / 1000:.1f} KB plain",
        f"at most {MOST // 1000} KB",
        small <= MOST,
    )


async def _sizes() -> tuple[int, int]:
    """Return the bytes of a page and its files, plain and compressed."""
    with tempfile.TemporaryDirectory() as folder:
        async with hosting(Path(folder)) as host:
            link = await host.make(kept(2))
            async with Browser(link) as ana, Browser(link) as ben:
                await ana.sit("Ana")
                await ben.sit("Ben")
                await ana.open()
                await ana.type("settings")
                addresses = [ana.link, *map(str, ana.page.xpath("//@src|//link/@href"))]
                sizes = [await ana.size(address) for address in addresses]
                return sum(plain for plain, _small in sizes), sum(small for _plain, small in sizes)
