"""Where a server listens, and who can reach it there."""

import ipaddress
import socket
from collections.abc import Sequence
from typing import Literal

import msgspec

from splendor_access.online.server.house import House
from splendor_access.talk.messages import Message, say

Reach = Literal["machine", "house", "everybody"]

PORT = 7325
"""The default port of a server, always the same, so that friends find it again."""

HERE = "127.0.0.1"
ALL = "0.0.0.0"  # noqa: S104  # only where --lan asks for it


def own_address() -> str:
    """Return the address of this machine in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        return str(probe.getsockname()[0])


def link_host(addresses: Sequence[str]) -> str:
    """Return the address for links to a server at these addresses."""
    wanted = own_address() if addresses[0] in (ALL, "::") else addresses[0]
    return f"[{wanted}]" if ":" in wanted else wanted


def reach(address: str) -> Reach:
    """Return who can reach an address."""
    try:
        found = ipaddress.ip_address(address.strip("[]"))
    except ValueError:
        return "machine" if address == "localhost" else "everybody"
    if found.is_loopback:
        return "machine"
    return "house" if found.is_private or found.is_link_local else "everybody"


class Serving(msgspec.Struct, frozen=True):
    """Where a server listens. `chosen`: the player named the port. `ssh`: the port for ssh.

    `proxies` are the addresses of proxies before it. `link` is the address of the server for
    others, if it has another one. `house` has what its operator has decided. `store` is where NATS
    keeps everything, if it does, and `credentials` the file for that.
    """

    port: int
    chosen: bool
    addresses: Sequence[str]
    cert: str | None = None
    key: str | None = None
    ssh: int | None = None
    proxies: Sequence[str] = ()
    link: str = ""
    house: House = House()
    store: str = ""
    credentials: str = ""


def explain_reach(serving: Serving) -> list[Message]:
    """Say who can open a link, and what to do if that is not enough."""
    match reach(link_host(serving.addresses)):
        case "machine":
            return [say("friends-reach-machine")]
        case "house":
            return [say("friends-reach-house"), *_unsafe(serving)]
        case "everybody":
            return [say("friends-reach-everybody"), *_unsafe(serving)]


def _unsafe(serving: Serving) -> list[Message]:
    return [] if serving.cert else [say("friends-not-encrypted")]
