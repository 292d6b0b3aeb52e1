"""Aliases and keys of the player's own, kept in a file that can be shared.

The file `shortcuts.toml` has two tables, `aliases` (a word for a line of commands) and `keys`
(f1 to f12 for a line). It names no program and no file: a line is a line of commands, as typed in
a game. An alias never stands for another alias, and never hides a command.
"""

import re
from pathlib import Path
from typing import Literal

import msgspec

from splendor_access.game.actions import Take
from splendor_access.game.cards import GOLD
from splendor_access.game.legality import refusal
from splendor_access.game.notation import NotationError, parse_letters
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES, RuleSet
from splendor_access.settings.files import (
    Missing,
    Unreadable,
    Unwritable,
    home,
    read_toml,
    replace_toml,
)
from splendor_access.talk.messages import ECHO, Message, clean, fold, say
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.sentences import not_gems
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary

KEYS = tuple(f"f{n}" for n in range(1, 13))
FILE = "shortcuts.toml"
MOST = 100
"""The most aliases that are read."""

WHOLE_TAKE = 3
"""To fewer gems than these more may be typed behind an alias."""

_PLACES = (*MARKET_PLACES, *HAND_PLACES, *TILE_PLACES)

Kind = Literal["aliases", "keys"]
"""The tables of the file."""


class Shortcuts(msgspec.Struct, frozen=True):
    """The player's aliases and keys, each with its line."""

    aliases: dict[str, str] = {}
    keys: dict[str, str] = {}

    def expand(self, text: str) -> str:
        """Replace an alias at the beginning of a typed line by its line."""
        word, _, rest = text.strip().partition(" ")
        meant = self.aliases.get(fold(word))
        return text if meant is None else f"{meant} {rest}".strip()

    def changed(self, kind: Kind, name: str, meant: str | None) -> "Shortcuts":
        """Return the shortcuts with one alias or key set, or removed if `meant` is None."""
        entries = {key: value for key, value in getattr(self, kind).items() if key != name}
        if meant is not None:
            entries[name] = meant
        return msgspec.structs.replace(self, **{kind: entries})


def shortcuts_path() -> Path:
    """Return the path of the file of aliases and keys."""
    return home() / FILE


def has_shortcuts() -> bool:
    """Return whether the file exists; in an unreadable folder it does not."""
    try:
        return shortcuts_path().exists()
    except OSError:
        return False


def problem(kind: Kind, name: str, meant: str, vocabulary: Vocabulary) -> Message | None:
    """Return why an alias or key is not allowed, or None."""
    shown = clean(name)
    if kind == "keys" and name not in KEYS:
        return say("key-unknown", typed=shown)
    if kind == "aliases":
        if vocabulary.command(name):
            return say("alias-hides", typed=shown)
        if not re.fullmatch(r"[^\W\d_]{2,20}", name) or _means_something(name, vocabulary):
            return say("alias-taken", typed=shown)
    first = meant.split(" ", maxsplit=1)[0]
    if len(meant) > ECHO or clean(meant) != meant or not vocabulary.command(first):
        return say("alias-no-command", typed=clean(meant))
    if vocabulary.command(first) in ("alias", "key"):
        return say("alias-no-command", typed=clean(meant))
    why = _why_never(meant, vocabulary)
    return say("alias-never", typed=clean(meant), why=why) if why else None


def _why_never(meant: str, vocabulary: Vocabulary) -> Message | None:
    """Return why a line can work in no game, whatever is typed behind it, or None."""
    word, *about = vocabulary.split(meant)
    command = vocabulary.command(word)
    place = next((each for each in about[:1] if re.fullmatch(r"[a-z][0-9]", each)), "")
    match command:
        case "take":
            return _why_not_taken(about, vocabulary)
        case "look" | "code" | "need" | "buy" | "reserve" if place not in ("", *_PLACES):
            return say("no-such-place", place=place)
        case "buy" | "reserve" if place in TILE_PLACES:
            return say("place-of-noble", place=place)
        case "reserve" if place in HAND_PLACES:
            return say("reserve-from-market", place=place)
        case _:
            return None


def _why_not_taken(about: list[str], vocabulary: Vocabulary) -> Message | None:
    """Return why what is to be taken is no gem, or can be taken from no bank, or None."""
    found = parse_gems(about, vocabulary, strict=False, either=True)
    if found and all(each[GOLD] for each in found):
        return say("refused-gold-not-taken")
    if found and min(map(sum, found)) >= WHOLE_TAKE:
        why = [refusal(unknown_start(RuleSet(), 4), Take(each)) for each in found]
        return refused(why[0]) if why[0] and all(why) else None
    unknown = None if found else not_gems("take", about, vocabulary)
    known = Reader(vocabulary, ()).tokens(" ".join(about)) if unknown else []
    return unknown if unknown and not all(each.senses for each in known) else None


def _means_something(word: str, vocabulary: Vocabulary) -> bool:
    """Return whether a word is a gem, a number, a run of gem letters, or answers a question."""
    if vocabulary.agrees(word) is not None or vocabulary.leaves(word):
        return True
    try:
        parse_letters(word)
    except NotationError:
        return bool(vocabulary.bonus(word)) or vocabulary.number(word) is not None
    return True


def load_shortcuts(vocabulary: Vocabulary) -> tuple[Shortcuts, list[Message]]:
    """Read the file; return its valid entries, and messages about the others."""
    try:
        stored = read_toml(shortcuts_path())
    except Missing:
        return Shortcuts(), []
    except Unreadable as error:
        return Shortcuts(), [say("shortcuts-unreadable", detail=error.detail)]
    found: dict[Kind, dict[str, str]] = {"aliases": {}, "keys": {}}
    notices = []
    for kind, usable in found.items():
        entries = stored.get(kind)
        for name, meant in list(entries.items())[:MOST] if isinstance(entries, dict) else ():
            why_not = problem(kind, fold(str(name)), str(meant), vocabulary)
            if why_not:
                notices.append(why_not)
            else:
                usable[fold(str(name))] = str(meant)
    return Shortcuts(**found), notices


def save_shortcuts(shortcuts: Shortcuts) -> None:
    """Write the file. Raises Unwritable."""
    replace_toml(shortcuts_path(), msgspec.to_builtins(shortcuts))


def answer_shortcuts(
    shortcuts: Shortcuts, kind: Kind, about: str, vocabulary: Vocabulary, *, keep: bool = True
) -> tuple[Shortcuts, list[Message]]:
    """Answer `alias`, `alias NAME`, `alias NAME LINE`, `alias NAME off`, or the same for `key`.

    Changes are written to the file only with `keep`.
    """
    name, _, meant = about.partition(" ")
    name = fold(name)
    entries: dict[str, str] = getattr(shortcuts, kind)
    if not name:
        listed = [say("shortcut", name=key, meant=value) for key, value in sorted(entries.items())]
        return shortcuts, [say(f"shortcuts-{kind}", count=len(entries)), *listed]
    if not meant:
        if name in entries:
            return shortcuts, [say("shortcut", name=name, meant=entries[name])]
        return shortcuts, [say("shortcut-none", typed=clean(name))]
    removed = fold(meant) in vocabulary.words("off")
    if removed and name not in entries:
        return shortcuts, [say("shortcut-none", typed=clean(name))]
    why_not = None if removed else problem(kind, name, meant, vocabulary)
    if why_not:
        return shortcuts, [why_not]
    changed = shortcuts.changed(kind, name, None if removed else meant)
    before = entries.get(name, meant)
    if removed:
        done = say("shortcut-gone", name=name)
    elif before != meant:
        done = say("shortcut-changed", name=name, meant=meant, before=before)
    else:
        done = say("shortcut", name=name, meant=meant)
    if not keep:
        return changed, [done]
    try:
        save_shortcuts(changed)
    except Unwritable as error:
        return changed, [done, say("settings-not-kept", detail=error.detail)]
    return changed, [done]
