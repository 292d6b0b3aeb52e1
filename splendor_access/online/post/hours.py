"""When a member may be told: not in the quiet hours of the member's own zone, and not too often."""

import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

HOUR = 3600
"""A table is told of once in so many seconds at most."""

FORGOTTEN = 7 * 24 * HOUR
"""Seconds after which it is not remembered that a table was told of."""


@cache
def zones() -> Mapping[str, str]:
    """Return the names of all time zones, by how they can be typed."""
    return {_typed(name): name for name in available_timezones()}


def zone_named(text: str) -> str | None:
    """Return the name of a time zone, or None; a city alone will do, as `berlin`."""
    wanted = _typed(text)
    if wanted in zones():
        return zones()[wanted]
    found = {name for typed, name in zones().items() if typed.rpartition("/")[2] == wanted}
    return found.pop() if len(found) == 1 else None


def _typed(text: str) -> str:
    return "/".join(
        "_".join(re.split(r"[\s_]+", part.strip())) for part in text.casefold().split("/")
    )


def minutes_of(text: str) -> int | None:
    """Return a time of the day, such as `22`, `7:30` or `7.30`, in minutes, or None."""
    found = re.fullmatch(r"(\d{1,2})(?:[:.h](\d\d)?)?", text.strip())
    if not found:
        return None
    hours, minutes = int(found[1]), int(found[2] or 0)
    return hours % 24 * 60 + minutes if hours <= 24 and minutes < 60 else None


def quiet_until(quiet: tuple[int, int] | None, zone: str, now: float) -> float | None:
    """Return when the quiet hours end in which a time falls, in seconds since 1970, or None.

    Where a clock is put forward or back the hours are those that the clock shows.
    """
    if quiet is None or quiet[0] == quiet[1]:
        return None
    here: tzinfo = UTC
    # A zone that is known no more, or no zone at all on Windows without its names.
    with suppress(ZoneInfoNotFoundError, ValueError):
        here = ZoneInfo(zone)
    local = datetime.fromtimestamp(now, here)
    minute, (begins, ends) = local.hour * 60 + local.minute, quiet
    within = begins <= minute < ends if begins < ends else minute >= begins or minute < ends
    if not within:
        return None
    day = local.date() + timedelta(days=1 if minute >= ends else 0)
    ending = datetime(day.year, day.month, day.day, ends // 60, ends % 60, tzinfo=here)
    # An hour that the clock leaves out ends when it has been put forward.
    return max(ending.timestamp(), now + 60)


def wait_for(
    told: Mapping[str, int], table: str, quiet: tuple[int, int] | None, zone: str, now: float
) -> float:
    """Return for how many seconds a member must not be told of a table; 0 if now is right."""
    due = max(now, told.get(table, 0) + HOUR)
    return (quiet_until(quiet, zone, due) or due) - now


def with_told(told: Mapping[str, int], table: str, now: float) -> Mapping[str, int]:
    """Return when tables were told of, with this one now, and without those long ago."""
    return {
        **{code: at for code, at in told.items() if at > now - FORGOTTEN},
        table: int(now),
    }
