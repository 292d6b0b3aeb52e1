"""The names of a display's keys to which BRLTTY binds its commands.

BrlAPI tells which commands are bound, but not to which keys. BRLTTY comes with a program that lists
its key tables, with the same descriptions of commands as BrlAPI.
"""

import os
import re
import subprocess
from collections.abc import Iterable, Mapping
from functools import cache

from splendor_access.braille_display.displays import KeyName

LISTING = 5.0
"""Seconds that the program may take; it needs a hundredth."""

_DESCRIBED = re.compile(r"\* (.+?):(?: (\S.*))?")
_LISTED = re.compile(r"  \+ (.+)")
_EMULATED = re.compile(r"\* Any display key combination can be emulated", re.MULTILINE)
_DISPLAY_KEY = re.compile(r"Display\d")


def key_names(
    driver: str, model: str, described: Iterable[tuple[KeyName, str]]
) -> dict[KeyName, str]:
    """Return the easiest keys for the game's commands, such as `Space+Dot2`.

    `described` has names of keys, each with the description of a command.
    """
    table = _key_table(driver, model)
    names: dict[KeyName, list[str]] = {}
    for name, description in described:
        names.setdefault(name, []).extend(table.get(description, ()))
    return {name: min(keys, key=_ease) for name, keys in names.items() if keys}


def _ease(keys: str) -> tuple[int, bool]:
    """Return a sort key: few keys first, then those with the space key."""
    dots = re.search(r"Dots(\d+)", keys)
    return keys.count("+") + (len(dots[1]) if dots else 1), not keys.startswith("Space")


@cache
def _key_table(driver: str, model: str) -> Mapping[str, list[str]]:
    """Return a display's keys by descriptions of commands; none without a listing."""
    path = f"{os.environ.get('PATH', os.defpath)}:/usr/bin:/usr/sbin"
    command = ["brltty-ktb", f"--braille-driver={driver}", "--list", "--", model]
    try:
        done = subprocess.run(  # noqa: S603  # a program of BRLTTY
            command,
            capture_output=True,
            check=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PATH": path, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            timeout=LISTING,
        )
    except (OSError, subprocess.SubprocessError):
        return {}
    return parse_listing(done.stdout)


def parse_listing(text: str) -> Mapping[str, list[str]]:
    """Return keys by the descriptions of their commands in the initial mode."""
    notes, _, bindings = text.partition("\nDefault Bindings\n----")
    # Other modes follow, such as BRLTTY's menu. The line above dashes is their title.
    bindings = re.split(r"\n---", bindings)[0]
    found: dict[str, list[str]] = {}
    keys: list[str] = []
    for line in bindings.splitlines():
        if begun := _DESCRIBED.fullmatch(line):
            keys = found.setdefault(begun[1], [])
            keys += [begun[2]] if begun[2] else []
        elif listed := _LISTED.fullmatch(line):
            keys.append(listed[1])
    if _EMULATED.search(notes):
        found = {
            description: [each for each in keys if not _DISPLAY_KEY.search(each)]
            for description, keys in found.items()
        }
    return found
