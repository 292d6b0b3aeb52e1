"""A player's settings: a typed record, the properties of each setting, and where values come from.

These are a flag, the environment (`SPLENDOR_ACCESS_VERBOSITY` and so on), the settings file, and
the default.
"""

import os
import re
import sys
from collections.abc import Iterable, Mapping
from itertools import permutations
from typing import Annotated, Literal, NewType, get_args, get_origin, get_type_hints

import msgspec

from splendor_access.braille.tables import FILE, OFFERED
from splendor_access.talk.messages import PATH, clean

Source = Literal["flag", "environment", "file", "default", "game"]
"""The source of a value; `game` is a change by the player during a game."""

Group = Literal["amount", "order", "braille", "voice", "screen"]
"""The group of a setting in the list: `settings-GROUP` in the locale files."""


class Setting(msgspec.Struct, frozen=True):
    """The properties of a setting beside its type and default.

    `flag`: it is an option of the command line; `profile`: profiles set it; `sample`: printed
    examples can show its effect; `file`: the environment may name a file instead of a value.
    `values` are those of its type if that is a Literal. `pattern` matches other values.
    """

    group: Group
    flag: bool = False
    profile: bool = False
    sample: bool = True
    file: bool = False
    values: tuple[str, ...] = ()
    pattern: str | None = None


def _orders(*fields: str) -> tuple[str, ...]:
    return tuple("-".join(order) for order in permutations(fields))


OnOff = Literal["off", "on"]
Amount = Literal["same", "brief", "normal", "full", "off"]
SpeechSetting = Literal["auto", "reader", "direct", "off"]
EchoSetting = Literal["letters", "words", "none"]


_TABLES = ("default", *(table.name for table in OFFERED))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The values in force, and the sources of those that are not the defaults."""

    verbosity: Annotated[
        Literal["normal", "brief", "full"], Setting("amount", flag=True, profile=True)
    ] = "normal"
    mine: Annotated[Amount, Setting("amount", profile=True)] = "same"
    moves: Annotated[Amount, Setting("amount", profile=True)] = "same"
    market: Annotated[Amount, Setting("amount", profile=True)] = "same"
    answers: Annotated[Amount, Setting("amount", profile=True)] = "same"
    hints: Annotated[Amount, Setting("amount", profile=True)] = "same"
    talk: Annotated[Amount, Setting("amount", profile=True)] = "same"
    repeats: Annotated[Literal["counted", "each"], Setting("amount", profile=True)] = "counted"
    card: Annotated[
        Literal[
            "bonus-points-cost",
            "bonus-cost-points",
            "points-bonus-cost",
            "points-cost-bonus",
            "cost-bonus-points",
            "cost-points-bonus",
        ],
        Setting("order", profile=True),
    ] = "bonus-points-cost"
    noble: Annotated[Literal["points-cost", "cost-points"], Setting("order", profile=True)] = (
        "points-cost"
    )
    # mypy does not check its values: that would need 24 orders in a Literal.
    player: Annotated[
        str,
        Setting("order", profile=True, values=_orders("points", "tokens", "bonuses", "hand")),
    ] = "points-tokens-bonuses-hand"
    gems: Annotated[Literal["colours", "stones"], Setting("order")] = "colours"
    order: Annotated[Literal["rulebook", "printed"], Setting("order")] = "rulebook"
    zero: Annotated[Literal["on", "off"], Setting("order")] = "on"
    codes: Annotated[OnOff, Setting("braille")] = "off"
    cells: Annotated[OnOff, Setting("braille")] = "off"
    table: Annotated[str, Setting("braille", flag=True, values=_TABLES, pattern=FILE.pattern)] = (
        "default"
    )
    texts: Annotated[str, Setting("braille", values=_TABLES, pattern=FILE.pattern)] = "default"
    notation: Annotated[Literal["screen", "label"], Setting("braille")] = "screen"
    text: Annotated[Literal["words", "braille"], Setting("braille", flag=True)] = "words"
    display: Annotated[Literal["auto", "off"], Setting("braille", flag=True, sample=False)] = "auto"
    marks: Annotated[Literal["auto", "dots", "words"], Setting("braille", sample=False)] = "auto"
    agree: Annotated[Literal["500", "250", "1000", "key"], Setting("braille", sample=False)] = "500"
    near: Annotated[Literal["off", "0", "1", "2"], Setting("braille", sample=False)] = "off"
    status: Annotated[OnOff, Setting("braille", sample=False)] = "off"
    slow: Annotated[OnOff, Setting("braille", sample=False)] = "off"
    felt: Annotated[OnOff, Setting("braille", sample=False)] = "off"
    changed: Annotated[OnOff, Setting("amount")] = "off"
    buyable: Annotated[OnOff, Setting("amount")] = "off"
    cards: Annotated[Literal["words", "line"], Setting("screen")] = "words"
    wrap: Annotated[Literal["auto", "on", "off"], Setting("screen", flag=True, sample=False)] = (
        "auto"
    )
    plain: Annotated[OnOff, Setting("screen", sample=False)] = "off"
    clear: Annotated[OnOff, Setting("screen", sample=False)] = "off"
    theme: Annotated[Literal["off", "dark", "light", "words"], Setting("screen", flag=True)] = "off"
    compact: Annotated[OnOff, Setting("screen", sample=False)] = "off"
    signal: Annotated[
        Literal["off", "bell", "chime", "knock", "rise"],
        Setting("screen", flag=True, sample=False, file=True),
    ] = "off"
    speech: Annotated[SpeechSetting, Setting("voice", flag=True, sample=False)] = "auto"
    transcript: Annotated[Literal["on", "off"], Setting("voice", flag=True, sample=False)] = "on"
    private: Annotated[Literal["off", "voice"], Setting("voice", sample=False)] = "off"
    echo: Annotated[EchoSetting, Setting("voice", sample=False)] = "letters"
    rate: Annotated[
        str, Setting("voice", sample=False, values=("default",), pattern=r"[1-9]\d?|100")
    ] = "default"
    pace: Annotated[
        str,
        Setting(
            "voice", sample=False, values=("default",), pattern=r"[6-9]\d|[1-3]\d\d|4[0-4]\d|450"
        ),
    ] = "default"
    voice: Annotated[
        str, Setting("voice", sample=False, values=("default",), pattern=r".{1,60}")
    ] = "default"
    punctuation: Annotated[
        Literal["default", "none", "some", "most", "all"], Setting("voice", sample=False)
    ] = "default"
    engine: Annotated[
        Literal["default", "speech-dispatcher", "accessible-output2", "prismatoid", "say"],
        Setting("voice", sample=False),
    ] = "default"
    sources: dict[str, Source] = {}

    def value(self, name: str) -> str:
        """Return the value of a setting by its name. Raises AttributeError."""
        value: str = getattr(self, name)
        return value

    def source(self, name: Literal["echo", "signal", "speech", "transcript"]) -> Source:
        """Return the source of a value, for settings whose effect depends on it."""
        return self.sources.get(name, "default")

    def profile(self) -> str | None:
        """Return the profile that has exactly these values, or None."""
        fitting = (
            name
            for name, profile in PROFILES.items()
            if all(self.value(each) == profile.value(each) for each in IN_PROFILES)
        )
        return next(fitting, None)

    def reset(self, names: Iterable[str]) -> "Settings":
        """Return the settings with some of them at their defaults."""
        values = {name: DEFAULTS.value(name) for name in names}
        sources = {name: source for name, source in self.sources.items() if name not in values}
        return msgspec.structs.replace(self, **values, sources=sources)

    def with_change(self, change: "Change") -> "Settings":
        """Return the settings after a change by the player."""
        sources: dict[str, Source] = {**self.sources, **dict.fromkeys(change, "game")}
        return msgspec.structs.replace(self, **change, sources=sources)


DEFAULTS = Settings()


def _settings() -> dict[str, Setting]:
    """Return the properties of all settings by name, with the values of their types."""
    found = {}
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        if get_origin(hint) is Annotated:
            kind, setting = get_args(hint)
            values = setting.values or get_args(kind)
            found[name] = msgspec.structs.replace(setting, values=values)
    return found


SETTINGS = _settings()
"""The properties of each setting by its name."""

CHOICES = {name: setting.values for name, setting in SETTINGS.items()}
"""The values of each setting; one with a pattern takes others too."""

FLAGS = tuple(name for name, setting in SETTINGS.items() if setting.flag)
"""The settings that are also options of the command line."""

BACK = "default"
"""The word that players type instead of a value for the default."""

PROFILE = "profile"
"""The name of the profile, which is typed like a setting but sets several."""

PROFILES = {
    "learning": Settings(verbosity="full", repeats="each"),
    "normal": DEFAULTS,
    "expert": Settings(verbosity="brief", hints="off"),
}
"""Named sets of values for how much is said and in what order, all of the same settings."""

IN_PROFILES = tuple(name for name, setting in SETTINGS.items() if setting.profile)
"""The settings that a profile sets."""

Change = NewType("Change", dict[str, str])
"""Checked values by the names of their settings; `parse_change` makes it."""


def parse_change(name: str, value: str) -> Change | None:
    """Return the change to a value or a profile, or None if there is no such value.

    Raises KeyError for an unknown setting.
    """
    if name == PROFILE:
        profile = PROFILES.get(value)
        return Change({each: profile.value(each) for each in IN_PROFILES}) if profile else None
    return Change({name: value}) if allows(name, value) else None


def allows(name: str, value: object) -> bool:
    """Return whether a setting can have a value. Raises KeyError for an unknown setting."""
    setting = SETTINGS[name]
    if value in setting.values:
        return True
    if setting.pattern is None or not isinstance(value, str) or value != clean(value, PATH):
        return False
    return re.fullmatch(setting.pattern, value) is not None


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
