"""A player's settings: what they are, where each value came from, and their file.

A flag goes before the environment (`SPLENDOR_ACCESS_VERBOSITY` and so on), the environment
before the settings file, and the file before the default.
"""

import os
import re
import tomllib
from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.braille.tables import OFFERED
from splendor_access.talk.messages import clean

Source = Literal["flag", "environment", "file", "default", "game"]

_ON = ("off", "on")
_AMOUNTS = ("same", "brief", "normal", "full")


def _orders(*fields: str) -> tuple[str, ...]:
    return tuple("-".join(order) for order in permutations(fields))


CHOICES: dict[str, tuple[str, ...]] = {
    "verbosity": ("normal", "brief", "full"),
    "mine": (*_AMOUNTS, "off"),
    "moves": (*_AMOUNTS, "off"),
    "market": (*_AMOUNTS, "off"),
    "answers": (*_AMOUNTS, "off"),
    "hints": (*_AMOUNTS, "off"),
    "repeats": ("counted", "each"),
    "card": _orders("bonus", "points", "cost"),
    "noble": _orders("points", "cost"),
    "player": _orders("points", "tokens", "bonuses", "hand"),
    "gems": ("colours", "stones"),
    "order": ("rulebook", "printed"),
    "codes": _ON,
    "cells": _ON,
    "table": ("default", *(table.name for table in OFFERED)),
    "text": ("words", "braille"),
    "display": ("auto", "off"),
    "marks": ("auto", "dots", "words"),
    "changed": _ON,
    "wrap": _ON,
    "theme": ("off", "dark", "light", "words"),
    "signal": ("off", "bell", "chime", "knock", "rise"),
    "speech": ("auto", "reader", "direct", "off"),
    "transcript": ("on", "off"),
    "echo": ("letters", "words", "none"),
    "rate": ("default",),
    "voice": ("default",),
    "punctuation": ("default", "none", "some", "most", "all"),
    "engine": ("default", "speech-dispatcher", "accessible-output2", "prismatoid"),
}
"""Every setting with its values, the default first."""

OPEN = {"rate": r"[1-9]\d?|100", "voice": r".{1,60}"}
"""Settings that take other values too, and what those look like."""

FILES = ("signal",)
"""Settings for which the environment may name a file instead."""

SPOKEN = ("speech", "transcript", "echo", "rate", "voice", "punctuation", "engine")
"""Settings of the program's own voice, which nothing printed can show."""

FELT = ("display", "marks")
"""Settings of a braille display, likewise."""

UNSHOWN = (*SPOKEN, *FELT, "signal")
"""Settings without examples in words; a sound is heard when it is chosen."""

GROUPS: dict[str, tuple[str, ...]] = {
    "amount": (
        "verbosity",
        "mine",
        "moves",
        "market",
        "answers",
        "hints",
        "repeats",
        "changed",
        "profile",
    ),
    "order": ("card", "noble", "player", "gems", "order"),
    "braille": ("codes", "cells", "table", "text", *FELT),
    "voice": SPOKEN,
    "screen": ("wrap", "theme", "signal", "language"),
}
"""The settings as they are listed: `settings-GROUP` in the locale files."""

_TOLD = ("mine", "moves", "market", "answers", "hints", "card", "noble", "player")


def _profile(verbosity: str, repeats: str, **others: str) -> dict[str, str]:
    same = {key: CHOICES[key][0] for key in _TOLD}
    return {"verbosity": verbosity, "repeats": repeats, **same, **others}


PROFILES: dict[str, dict[str, str]] = {
    "learning": _profile("full", "each"),
    "normal": _profile("normal", "counted"),
    "expert": _profile("brief", "counted", hints="off"),
}
"""Named choices of how much is said and in what order; each sets the same settings."""


class Settings(msgspec.Struct, frozen=True):
    """The values in force by name, and where each came from."""

    values: dict[str, str]
    sources: dict[str, Source]

    def __getitem__(self, name: str) -> str:
        return self.values[name]

    def on(self, name: str) -> bool:
        """Say whether a setting of on and off is on."""
        return self.values[name] == "on"

    def changed(self, changes: Mapping[str, str]) -> "Settings":
        """Return the settings with values that the player has just chosen."""
        sources: dict[str, Source] = {**self.sources, **dict.fromkeys(changes, "game")}
        return Settings({**self.values, **changes}, sources)

    def profile(self) -> str | None:
        """Return the profile that all values are those of, or None."""
        fitting = (
            name
            for name, values in PROFILES.items()
            if all(self.values[key] == value for key, value in values.items())
        )
        return next(fitting, None)


def home() -> Path:
    """Return the folder of saves, settings and logs."""
    chosen = os.environ.get("SPLENDOR_ACCESS_HOME")
    if chosen:
        return Path(chosen)
    # Loaded late: it takes 10 ms, and the variable often makes it needless.
    from platformdirs import user_data_path

    return user_data_path("splendor-access", appauthor=False)


def settings_path() -> Path:
    """Return the settings file."""
    return home() / "settings.toml"


def load(flags: Mapping[str, str | None], stored: Mapping[str, object]) -> Settings:
    """Put settings together; values that do not exist are passed over."""
    values, sources = {}, {}
    for name, allowed in CHOICES.items():
        candidates: list[tuple[object, Source]] = [
            (flags.get(name), "flag"),
            (os.environ.get(f"SPLENDOR_ACCESS_{name.upper()}"), "environment"),
            (stored.get(name), "file"),
            (allowed[0], "default"),
        ]
        value, source = next((v, s) for v, s in candidates if v in allowed or opened(name, v))
        values[name], sources[name] = str(value), source
    return Settings(values, sources)


class Strange(msgspec.Struct, frozen=True):
    """Something that settings cannot be: the value, for a name if it is of a setting, and where."""

    value: str
    name: str | None
    source: Source


def strange(stored: Mapping[str, object]) -> list[Strange]:
    """Return what is passed over in the environment and in the file."""
    found = []
    for name, allowed in CHOICES.items():
        candidates: list[tuple[object, Source]] = [(stored.get(name), "file")]
        if name not in FILES:
            candidates.append((os.environ.get(f"SPLENDOR_ACCESS_{name.upper()}"), "environment"))
        for value, source in candidates:
            if value is not None and value not in allowed and not opened(name, value):
                found.append(Strange(clean(str(value)), name, source))
    unknown = sorted(set(stored) - set(CHOICES) - {"lang"})
    return found + [Strange(clean(name), None, "file") for name in unknown]


def opened(name: str, value: object) -> str | None:
    """Return a value that an open setting takes beside those of CHOICES, or None."""
    text = value if isinstance(value, str) and name in OPEN else ""
    fits = bool(text) and text == clean(text) and re.fullmatch(OPEN[name], text)
    return text if fits else None


def read_file() -> tuple[dict[str, object], str | None]:
    """Return what the settings file holds, and what is wrong with it if it cannot be read."""
    try:
        return tomllib.loads(settings_path().read_text(encoding="utf-8")), None
    except FileNotFoundError:
        return {}, None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return {}, str(error)


def write_file(changes: Mapping[str, str]) -> None:
    """Keep settings for the next game. Raises OSError when the file cannot be written."""
    stored, trouble = read_file()
    if trouble:
        raise OSError(trouble)
    replace_file(settings_path(), {**stored, **changes})


def replace_file(path: Path, content: Mapping[str, object]) -> None:
    """Write a file of settings whole, in the place of the old one. Raises OSError."""
    # Loaded late: only a change needs it.
    import tomli_w

    make_home()
    temporary = path.with_suffix(".new")
    with os.fdopen(os.open(temporary, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        tomli_w.dump(content, file)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)


def make_home() -> Path:
    """Make the folder for this program's files, for the user alone. Raises OSError."""
    folder = home()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def is_first_run() -> bool:
    """Say whether this player has kept nothing yet: no settings, and no language named."""
    try:
        return not (os.environ.get("SPLENDOR_ACCESS_LANG") or settings_path().exists())
    except OSError:
        return False


def language(flag: str | None, stored: Mapping[str, object], offered: list[str]) -> str:
    """Return the language: flag, environment, file, the system's own, then English."""
    wishes = [flag, os.environ.get("SPLENDOR_ACCESS_LANG"), stored.get("lang")]
    wishes += [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    for wish in wishes:
        code = str(wish or "").replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in offered:
            return code
    return "en"
