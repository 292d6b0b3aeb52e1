"""Codes of tables and keys of seats: drawn at random, and kept only as digests."""

import secrets
from hashlib import sha256

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that do not look alike."""

GROUPS, GROUP = 7, 4
"""A code has so many groups of so many letters: 138 bits."""


LENGTH = GROUPS * (GROUP + 1) - 1
"""Characters of a code or a key: more than a name can have."""


def new_code() -> str:
    """Draw the code of a table, or the key of a seat, in groups that can be typed."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def digest(secret: str) -> str:
    """Return what is kept of a code or a key."""
    return sha256(secret.encode()).hexdigest()
