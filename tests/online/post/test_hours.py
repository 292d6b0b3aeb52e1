"""Nobody is told at night, by the clock of the place where the member lives, nor too often."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from splendor_access.online.post.kept import (
    HOUR,
    minutes_of,
    quiet_until,
    wait_for,
    with_told,
    zone_named,
)

NIGHT = (22 * 60, 7 * 60 + 30)
NOON = (12 * 60, 13 * 60)


def at(zone: str, text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("zone", "now", "quiet", "until"),
    [
        ("Europe/Berlin", "2026-11-24T21:59", NIGHT, ""),
        ("Europe/Berlin", "2026-11-24T22:00", NIGHT, "2026-11-25T07:30"),
        ("Europe/Berlin", "2026-11-25T00:00", NIGHT, "2026-11-25T07:30"),
        ("Europe/Berlin", "2026-11-25T07:29", NIGHT, "2026-11-25T07:30"),
        ("Europe/Berlin", "2026-11-25T07:30", NIGHT, ""),
        ("Asia/Kathmandu", "2026-11-25T12:30", NOON, "2026-11-25T13:00"),
        ("Asia/Kathmandu", "2026-11-25T13:00", NOON, ""),
        # The night on which clocks are put forward, and the one on which they are put back.
        ("Europe/Berlin", "2026-03-28T23:00", NIGHT, "2026-03-29T07:30"),
        ("Europe/Berlin", "2026-10-24T23:00", NIGHT, "2026-10-25T07:30"),
        ("Europe/Berlin", "2026-03-29T01:59", (60, 150), "2026-03-29T03:30"),
        ("Europe/Berlin", "2026-11-24T22:00", (600, 600), ""),
        ("Europe/Berlin", "2026-11-24T22:00", None, ""),
    ],
)
def test_the_quiet_hours_are_those_of_the_clock_at_home(
    zone: str, now: str, quiet: tuple[int, int] | None, until: str
) -> None:
    found = quiet_until(quiet, zone, at(zone, now))
    assert found == (at(zone, until) if until else None)


def test_the_same_moment_is_quiet_in_one_place_and_not_in_another() -> None:
    now = at("UTC", "2026-11-24T21:30")
    assert quiet_until(NIGHT, "Europe/Berlin", now)
    assert quiet_until(NIGHT, "America/New_York", now) is None
    assert quiet_until(NIGHT, "no/such/zone", now + HOUR) == at("UTC", "2026-11-25T07:30")


def test_a_table_is_told_of_once_an_hour_and_the_morning_after() -> None:
    now = at("Europe/Berlin", "2026-11-24T21:30")
    told = with_told({"other": int(now)}, "here", now)
    assert wait_for({}, "here", NIGHT, "Europe/Berlin", now) == 0
    assert wait_for(told, "here", None, "Europe/Berlin", now + 60) == HOUR - 60
    assert wait_for(told, "third", None, "Europe/Berlin", now + 60) == 0
    # The hour is over in the night: it is told in the morning.
    due = wait_for(told, "here", NIGHT, "Europe/Berlin", now + 60)
    assert now + 60 + due == at("Europe/Berlin", "2026-11-25T07:30")
    assert [*with_told(told, "here", now + 30 * 24 * HOUR)] == ["here"]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("america / new  york", "America/New_York"),
        ("utc", "UTC"),
        ("nowhere", None),
        ("../../etc/passwd", None),
    ],
)
def test_a_zone_is_found_by_its_city(typed: str, name: str | None) -> None:
    assert zone_named(typed) == name


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("22", 1320),
        ("7:30", 450),
        ("7.30", 450),
        ("7h30", 450),
        ("7h", 420),
        ("24", 0),
        ("25", None),
        ("7:60", None),
        ("x", None),
    ],
)
def test_a_time_of_the_day_is_read(typed: str, minutes: int | None) -> None:
    assert minutes_of(typed) == minutes
