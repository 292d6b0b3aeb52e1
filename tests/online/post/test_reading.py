"""Replies as programs and people write them: each yields what the list beside them says."""

from pathlib import Path
from random import Random

import pytest

from splendor_access.online.post.reading import Bounced, KeyedAddress, Refused, read_mail

MAILS = Path(__file__).parent / "mails"

EXPECTED = dict(
    line.split(": ", 1) for line in (MAILS / "expected.txt").read_text("utf-8").splitlines()
)

CLUB = KeyedAddress("splendor+*@club.example")


def yielded(raw: bytes) -> str:
    try:
        found = read_mail(raw, CLUB)
    except Refused as refused:
        return f"refused {refused.why}"
    if isinstance(found, Bounced):
        return f"bounced {found.key} {found.address}"
    if not found.lines:
        return f"nothing {found.key} {found.sender}"
    return f"line {found.key} {found.sender} {'|'.join(found.lines)}"


def test_every_mail_is_in_the_list() -> None:
    assert {path.stem for path in MAILS.glob("*.eml")} == {*EXPECTED}


@pytest.mark.parametrize("name", EXPECTED)
def test_a_mail_yields(name: str) -> None:
    assert yielded((MAILS / f"{name}.eml").read_bytes()) == EXPECTED[name]


@pytest.mark.parametrize("name", sorted(EXPECTED)[::7])
def test_a_damaged_mail_yields_no_other_fault(name: str) -> None:
    raw = (MAILS / f"{name}.eml").read_bytes()
    chance = Random(name)
    for _ in range(20):
        damaged = bytearray(raw)
        for _ in range(chance.randrange(1, 6)):
            if damaged:
                damaged[chance.randrange(len(damaged))] = chance.randrange(256)
        yielded(bytes(damaged[: chance.randrange(len(damaged) + 1)] if damaged else b""))
