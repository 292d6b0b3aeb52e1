"""What the process for ssh is started with, and shows to its server."""

import msgspec

PROOF = "X-Splendor-Proof"
"""The header with what the server has told the process, so that it is believed of addresses."""


class Gate(msgspec.Struct, frozen=True):
    """Where ssh listens, and the beginning of the links of the server."""

    addresses: list[str]
    port: int
    web: str
