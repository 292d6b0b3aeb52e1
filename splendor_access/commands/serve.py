"""`serve`: serves tables for others to make and play at."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from splendor_access.commands import About, CannotRun, Invocation
from splendor_access.commands._game import add_player_options, console_for, online_modules, run_game
from splendor_access.commands._serving import (
    add_serving_options,
    check_nats,
    check_readable,
    check_store,
    serving_options,
)
from splendor_access.talk.messages import say

if TYPE_CHECKING:
    from splendor_access.online.server.house import Serving

PLACE = 28


def add_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the options of `serve`."""
    parser.add_argument("--config", metavar="FILE", help=about("config"))
    add_serving_options(parser, about)
    parser.add_argument("--store", metavar="ADDRESS", help=about("store"))
    parser.add_argument("--store-credentials", metavar="FILE", help=about("store-credentials"))
    add_player_options(parser, about)


def run(invocation: Invocation) -> int:
    """Serve tables until the end of the program."""
    with online_modules():
        from splendor_access.online.host import serve

        where = _configured(invocation) or _told(invocation)
        if where.store:
            check_nats(where.credentials)
    console = console_for(invocation, encrypts=True)
    return run_game(console, lambda: serve(console, where))


def _told(invocation: Invocation) -> "Serving":
    """Return what the options say. Raises CannotRun."""
    import msgspec

    from splendor_access.online.server.house import SERVED

    where = serving_options(invocation.arguments)
    house = msgspec.structs.replace(where.house, lives=SERVED)
    return msgspec.structs.replace(where, house=house, **_store(invocation))


def _configured(invocation: Invocation) -> "Serving | None":
    """Return what the file of `--config` says, or None without one. Raises CannotRun."""
    given = invocation.arguments
    if given.config is None:
        return None
    from splendor_access.online.configuration import Misconfigured, read_configuration

    if given.port or given.bind or given.ssh or given.lan or given.proxy or given.cert or given.key:
        raise CannotRun(say("usage-config"))
    if given.store or given.store_credentials or given.page:
        raise CannotRun(say("usage-config"))
    try:
        return read_configuration(Path(given.config))
    except Misconfigured as error:
        raise CannotRun(error.message) from error


def _store(invocation: Invocation) -> dict[str, str]:
    """Return what keeps the tables, and the file for that. Raises CannotRun."""
    given = invocation.arguments
    # An address may have a password, which nobody else should see.
    store = given.store or os.environ.get("SPLENDOR_ACCESS_STORE")
    if not store:
        if given.store_credentials:
            raise CannotRun(say("usage-store-credentials"))
        return {}
    check_store(store)
    if given.store_credentials:
        check_readable(given.store_credentials)
    return {"store": store, "credentials": given.store_credentials or ""}
