"""What `settings` answers: the settings, samples of their values, and changes."""

from collections.abc import Iterable, Mapping, Sequence

from splendor_access.braille.tables import FILE
from splendor_access.preferences import sources
from splendor_access.preferences.files import NotKept, write_file
from splendor_access.preferences.names import FOR_GUESTS, GROUPS, LANGUAGE, NAMES, Words, values
from splendor_access.preferences.own_braille import USES, own_file
from splendor_access.preferences.samples import samples
from splendor_access.preferences.settings import (
    BACK,
    CHOICES,
    IN_PROFILES,
    PROFILE,
    SETTINGS,
    parse_change,
)
from splendor_access.preferences.style import Style
from splendor_access.talk.locale import languages
from splendor_access.talk.messages import Arg, Message, clean, fold, said_back, say


def answer(about: str, style: Style) -> list[Message]:
    """Answer `settings`, `settings NAME` and `settings NAME VALUE`, and change the style."""
    word, _, typed = about.partition(" ")
    said_word, _, said_value = said_back(about).partition(" ")
    if not word:
        return _overview(style)
    words = Words(style.locale)
    name = words.parse_name(word)
    if name is None and fold(word) in words.all:
        return [*(_setting(each, style) for each in [*CHOICES, LANGUAGE]), _profile(style)]
    if name is None and not typed and words.parse_value(word, [BACK]):
        return _put_back(CHOICES, style) or [say("settings-default")]
    if name is None:
        return [_no_such_setting(said_word, [words.name(each) for each in NAMES])]
    if not typed:
        head = _profile(style) if name == PROFILE else _setting(name, style)
        return [head, *samples(name, style)]
    if style.guest and name not in FOR_GUESTS:
        return [say("page-only-terminal")]
    value = words.parse_value(typed, values(name))
    if words.parse_value(typed, [BACK]):
        return _default(name, style)
    if name == LANGUAGE and value:
        return _speak(value, style, keep=value)
    if name in USES and not value and FILE.fullmatch(said_value):
        found = own_file(name, said_value)
        if isinstance(found, Message):
            return [found]
        typed = found
    value = value or typed
    change = parse_change(name, value) if name != LANGUAGE else None
    if change is None:
        return [_no_such_value(name, said_value, words)]
    style.use(style.settings.with_change(change))
    if name == PROFILE:
        done = say("profile-changed", name=words.value(value))
    else:
        done = say("settings-changed", name=words.name(name), value=words.value(value))
    return [done, *_keep(change, style)]


def _overview(style: Style) -> list[Message]:
    """Name all settings by groups, and say which are not as the program comes."""
    words = Words(style.locale)
    lines = [say("settings-head", count=len(NAMES) - 1)]
    for group, names in GROUPS.items():
        named: list[Arg] = [words.name(each) for each in names]
        lines.append(say(f"settings-{group}", names=named))
    changed = [_setting(name, style) for name in CHOICES if name in style.settings.sources]
    changed = changed or [say("settings-unchanged")]
    kept = [] if style.guest else [say("settings-kept")]
    return [*lines, *changed, _profile(style), *kept]


def _default(name: str, style: Style) -> list[Message]:
    """Put back one setting, the language of the system, or all that profiles set."""
    if name == LANGUAGE:
        return _speak(sources.language(None, {}, languages()), style, keep=None)
    told = _put_back(IN_PROFILES if name == PROFILE else [name], style)
    return told or [_profile(style) if name == PROFILE else _setting(name, style)]


def _put_back(names: Iterable[str], style: Style) -> list[Message]:
    """Put back settings, and tell what each of them was."""
    words, before = Words(style.locale), style.settings
    style.use(before.put_back(names))
    told = [
        say(
            "setting-put-back",
            name=words.name(name),
            value=words.value(style.settings.value(name)),
            before=words.value(before.value(name)),
        )
        for name in names
        if before.value(name) != style.settings.value(name)
    ]
    return [*told, *_keep(dict.fromkeys(names), style)]


def _speak(language: str, style: Style, *, keep: str | None) -> list[Message]:
    """Change the language, from the answer on."""
    style.speak(language)
    words = Words(style.locale)
    done = say("settings-changed", name=words.name(LANGUAGE), value=words.value(language))
    return [done, *(_keep({"lang": keep}, style) if style.alone else [])]


def _keep(changes: Mapping[str, str | None], style: Style) -> list[Message]:
    """Keep changes for the next game, but not those of guests; say so where that cannot be."""
    if style.guest:
        return []
    try:
        write_file(changes)
    except NotKept as error:
        return [say("settings-not-kept", detail=error.detail)]
    return []


def _no_such_setting(word: str, names: Sequence[str]) -> Message:
    # Loaded late: nothing is guessed in most games.
    from difflib import get_close_matches

    near = get_close_matches(word.casefold(), names, n=1, cutoff=0.6)
    if near:
        return say("no-such-setting-near", typed=clean(word), near=near[0])
    return say("no-such-setting", typed=clean(word))


def _no_such_value(name: str, typed: str, words: Words) -> Message:
    called = words.name(name)
    if name in SETTINGS and SETTINGS[name].pattern is not None and name not in USES:
        described = say(f"setting-{name}")
        return say("no-such-value-of", typed=clean(typed), name=called, about=described)
    if name == "player":
        # One of 24 orders: its words are enough.
        parts: list[Arg] = [words.value(each) for each in values(name)[0].split("-")]
        return say("no-such-order", typed=clean(typed), name=called, values=parts)
    allowed: list[Arg] = [words.value(each) for each in words.to_choose(name)]
    return say("no-such-value", typed=clean(typed), name=called, values=allowed)


def _setting(name: str, style: Style) -> Message:
    words = Words(style.locale)
    value = style.locale.language if name == LANGUAGE else style.settings.value(name)
    facts: dict[str, Arg] = {
        "name": words.name(name),
        "value": words.value(value),
        "about": say(f"setting-{name}"),
    }
    source = style.settings.sources.get(name, "default")
    if source == "default":
        return say("setting-default", **facts)
    return say("setting", source=say(f"source-{source}"), **facts)


def _profile(style: Style) -> Message:
    name = style.settings.profile()
    if name is None:
        return say("profile-own")
    return say("profile", name=Words(style.locale).value(name))
