"""Options of a network server, for `host`, `serve` and `companion`."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from splendor_access import ExitCode
from splendor_access.commands import About, CannotRun
from splendor_access.commands._arguments import check_bind, parse_port
from splendor_access.settings.files import Missing, Unreadable, read_bytes
from splendor_access.talk.messages import say

if TYPE_CHECKING:
    from splendor_access.online.server.house import Serving


def add_serving_options(
    parser: argparse.ArgumentParser, about: About, *, tables: bool = True
) -> None:
    """Add options for a server's addresses, and by default those of a server of tables."""
    add = parser.add_argument
    add("--port", metavar="PORT", help=about("port"))
    add("--bind", action="append", default=[], metavar="ADDRESS", help=about("bind"))
    if tables:
        add("--ssh", metavar="PORT", help=about("ssh"))
        add("--page", metavar="DIR", help=about("page"))
    add("--lan", action="store_true", help=about("lan"))
    add("--proxy", action="append", default=[], metavar="ADDRESS", help=about("proxy"))
    add("--cert", metavar="FILE", help=about("cert"))
    add("--key", metavar="FILE", help=about("key"))
    add_verbose(parser, about)


def add_verbose(parser: argparse.ArgumentParser, about: About) -> None:
    """Add the option for whoever wants to hear what the system says of a fault."""
    parser.add_argument("--verbose", action="store_true", help=about("verbose"))


def serving_options(given: argparse.Namespace) -> "Serving":
    """Return a server's addresses, and whether it offers the page alone. Raises CannotRun."""
    port, ssh = parse_port(given.port), parse_port(getattr(given, "ssh", None))

    from ipaddress import ip_address

    from splendor_access.online.page.http import has_page
    from splendor_access.online.server.house import ALL, HERE, PORT, House, Serving

    if (given.cert is None) != (given.key is None):
        raise CannotRun(say("usage-cert"))
    for name in (given.cert, given.key):
        if name is not None:
            check_readable(name)
    for address in given.bind:
        check_bind(address)
    for address in given.proxy:
        try:
            ip_address(address)
        except ValueError:
            raise CannotRun(say("usage-proxy", typed=address)) from None
    page = getattr(given, "page", None)
    if page and not has_page(Path(page)):
        raise CannotRun(say("usage-page", typed=page))
    addresses = given.bind or ([ALL] if given.lan else [HERE])
    return Serving(
        port=PORT if port is None else port,
        chosen=port is not None,
        addresses=addresses,
        cert=given.cert,
        key=given.key,
        ssh=ssh,
        proxies=given.proxy,
        house=House(page=page or ""),
    )


def check_readable(name: str) -> None:
    """Check that a file can be read. Raises CannotRun."""
    try:
        read_bytes(Path(name))
    except Missing:
        raise CannotRun(say("usage-file", typed=Path(name).name)) from None
    except Unreadable as error:
        wrong = say("unreadable-file", file=Path(name).name, detail=error.detail)
        raise CannotRun(wrong) from error


def check_store(typed: str) -> None:
    """Check that a text has the form of addresses of NATS. Raises CannotRun."""
    from splendor_access.online.configuration import is_store

    if not is_store(typed):
        raise CannotRun(say("usage-store", typed=typed))


def check_nats(credentials: str | None = None) -> None:
    """Check that the library of NATS is there, with what reads credentials. Raises CannotRun."""
    from importlib.util import find_spec

    from splendor_access.settings.libraries import install_command

    if find_spec("nats") is None or (credentials and find_spec("nkeys") is None):
        command = install_command(("nats-py", "nkeys"))
        raise CannotRun(say("store-library", command=command or "pip"), ExitCode.FAILED)
