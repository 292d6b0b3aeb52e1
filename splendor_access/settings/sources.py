"""Where the values of settings come from.

A flag goes before the environment (`SPLENDOR_ACCESS_VERBOSITY` and so on), the environment
before the settings file, and the file before the default.
"""

import os
from collections.abc import Mapping

import msgspec

from splendor_access.settings.settings import SETTINGS, Settings, Source, allows
from splendor_access.talk.messages import clean


def load(flags: Mapping[str, str | None], stored: Mapping[str, object]) -> Settings:
    """Put settings together; values that do not exist are passed over."""
    values: dict[str, str] = {}
    sources: dict[str, Source] = {}
    for name in SETTINGS:
        candidates: list[tuple[object, Source]] = [
            (flags.get(name), "flag"),
            (_environment(name), "environment"),
            (stored.get(name), "file"),
        ]
        for value, source in candidates:
            if isinstance(value, str) and allows(name, value):
                values[name], sources[name] = value, source
                break
    return msgspec.convert({**values, "sources": sources}, Settings)


class PassedOver(msgspec.Struct, frozen=True):
    """A value that a setting cannot have, or the name of no setting, in which `name` is None."""

    value: str
    name: str | None
    source: Source


def passed_over(stored: Mapping[str, object]) -> list[PassedOver]:
    """Return what is passed over in the environment and in the file."""
    found = []
    for name, setting in SETTINGS.items():
        candidates: list[tuple[object, Source]] = [(stored.get(name), "file")]
        if not setting.file:
            candidates.append((_environment(name), "environment"))
        for value, source in candidates:
            if value is not None and not allows(name, value):
                found.append(PassedOver(clean(str(value)), name, source))
    unknown = sorted(set(stored) - set(SETTINGS) - {"lang", "liblouis", "bots"})
    return found + [PassedOver(clean(name), None, "file") for name in unknown]


def language(flag: str | None, stored: Mapping[str, object], offered: list[str]) -> str:
    """Return the language: flag, environment, file, the system's own, then English."""
    named = [flag, os.environ.get("SPLENDOR_ACCESS_LANG"), stored.get("lang")]
    named += [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for name in named:
        code = str(name or "").replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in offered:
            return code
    return "en"


def library(stored: Mapping[str, object]) -> str:
    """Return which liblouis the settings file names, or an empty text."""
    named = stored.get("liblouis")
    return named if isinstance(named, str) else ""


def _environment(name: str) -> str | None:
    return os.environ.get(f"SPLENDOR_ACCESS_{name.upper()}")
