"""Pages for the people at a real table, each on a phone, beside the game at this keyboard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from splendor_access.console.console import Console
from splendor_access.server.real_company import RealCompany
from splendor_access.table.real_table import RealTable
from splendor_access.talk.messages import say
from splendor_access.together.host import Serving, serving_at, told_reach


@asynccontextmanager
async def pages(console: Console, serving: Serving, table: RealTable) -> AsyncIterator[None]:
    """Serve the pages of a table, and of those after it. Raises CannotServe."""
    async with serving_at(serving) as opened:
        company = RealCompany(table)
        code = opened.server.tables.add_real(company)
        console.elsewhere = company
        console.say(say("friends-link", link=f"{opened.address}{code}"), say("companion-pages"))
        console.say(*told_reach(serving))
        yield
