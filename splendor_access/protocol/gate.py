"""What the process for ssh is started with."""

import msgspec


class Gate(msgspec.Struct, frozen=True):
    """Where ssh listens, and the beginning of the links of the server."""

    addresses: list[str]
    port: int
    web: str
