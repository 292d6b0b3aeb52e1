"""The sources of settings, in order of precedence.

These are a flag, the environment (`SPLENDOR_ACCESS_VERBOSITY` and so on), the settings file, and
the default.
"""

import os
import sys
from collections.abc import Mapping

import msgspec

from splendor_access.settings.settings import SETTINGS, Settings, Source, allows
from splendor_access.talk.messages import clean


def load_settings(flags: Mapping[str, str | None], stored: Mapping[str, object]) -> Settings:
    """Combine the settings of all sources; invalid values are ignored."""
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


class IgnoredValue(msgspec.Struct, frozen=True):
    """An ignored value of a setting; if `name` is None, `value` is the name of an unknown one."""

    value: str
    name: str | None
    source: Source


def ignored_values(stored: Mapping[str, object]) -> list[IgnoredValue]:
    """Return the ignored values of the environment and of the file."""
    found = []
    for name, setting in SETTINGS.items():
        candidates: list[tuple[object, Source]] = [(stored.get(name), "file")]
        if not setting.file:
            candidates.append((_environment(name), "environment"))
        for value, source in candidates:
            if value is not None and not allows(name, value):
                found.append(IgnoredValue(clean(str(value)), name, source))
    unknown = sorted(set(stored) - set(SETTINGS) - {"lang", "liblouis", "bots"})
    return found + [IgnoredValue(clean(name), None, "file") for name in unknown]


def language_in_force(flag: str | None, stored: Mapping[str, object], offered: list[str]) -> str:
    """Return the language by flag, environment, file or system, or else English."""
    named = [flag, os.environ.get("SPLENDOR_ACCESS_LANG"), stored.get("lang")]
    named += [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    named.append(windows_language())
    for name in named:
        code = str(name or "").replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in offered:
            return code
    return "en"


def windows_language() -> str:
    """Return the language of Windows itself, as in `de_DE`; elsewhere an empty text."""
    if sys.platform != "win32":
        return ""
    # Loaded late: only Windows needs it.
    import ctypes
    from locale import windows_locale

    return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def library_path(stored: Mapping[str, object]) -> str:
    """Return the path of liblouis in the settings file, or an empty text."""
    named = stored.get("liblouis")
    return named if isinstance(named, str) else ""


def _environment(name: str) -> str | None:
    return os.environ.get(f"SPLENDOR_ACCESS_{name.upper()}")
