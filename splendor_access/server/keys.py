"""Codes of tables and keys of seats: they come of chance, and are kept only as digests."""

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
    return derived(secrets.token_hex())


def derived(secret: str) -> str:
    """Return the code or key that follows from a secret, always the same one."""
    number, letters = int(digest(secret), 16), ""
    for _letter in range(GROUPS * GROUP):
        number, at = divmod(number, len(LETTERS))
        letters += LETTERS[at]
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def is_code(text: str) -> bool:
    """Say whether a text has the form of a code or a key."""
    groups = text.split("-")
    return len(groups) == GROUPS and all(
        len(group) == GROUP and set(group) <= set(LETTERS) for group in groups
    )


def digest(secret: str) -> str:
    """Return what is kept of a code or a key."""
    return sha256(secret.encode()).hexdigest()
