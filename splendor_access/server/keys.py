"""Codes of tables and keys of seats: drawn at random, and kept only as digests."""

import secrets
from hashlib import sha256

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that do not look alike."""

GROUPS, GROUP = 7, 4
"""A code has so many groups of so many letters: 138 bits."""


def new_code() -> str:
    """Draw the code of a table, in groups that can be typed: `abcd-efgh-...`."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def new_key() -> str:
    """Draw the key of a seat."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """Return what is kept of a code or a key."""
    return sha256(secret.encode()).hexdigest()
