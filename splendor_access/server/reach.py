"""How far a server can be reached, and by which address."""

import ipaddress
import socket
from collections.abc import Sequence
from typing import Literal

Reach = Literal["machine", "house", "everybody"]

PORT = 7325
"""The port of a server that was not given another one. With the same one friends come back."""

HERE = "127.0.0.1"
ALL = "0.0.0.0"  # noqa: S104  # only where --lan asks for it


def own_address() -> str:
    """Return the address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE
        return str(probe.getsockname()[0])


def named(addresses: Sequence[str]) -> str:
    """Return the address that a link to a server at these addresses has."""
    wanted = own_address() if addresses[0] in (ALL, "::") else addresses[0]
    return f"[{wanted}]" if ":" in wanted else wanted


def reach(address: str) -> Reach:
    """Say who can open an address, as it stands in a link."""
    try:
        found = ipaddress.ip_address(address.strip("[]"))
    except ValueError:
        return "machine" if address == "localhost" else "everybody"
    if found.is_loopback:
        return "machine"
    return "house" if found.is_private or found.is_link_local else "everybody"
