"""Meanings of a known kind, completed from the line: whom, what, when and how much they are about.

Each word of a line that can be a part of what is asked or ordered is one: a player, a deed, a
round, an order, a number, the value of a setting, a place, a noble, colours.
"""

from collections.abc import Iterator
from itertools import pairwise

from splendor_access.game.state import TILE_PLACES
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Ask,
    Do,
    Menu,
    Parsed,
    Unclear,
    Which,
    only_told,
)
from splendor_access.talk.parsing.likelihood import IDLE, TALK
from splendor_access.talk.parsing.meaning import Sentence
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.wording import ASKING

SETTINGS = {
    "setting-rate": (),
    "setting-verbosity": ("brief", "full"),
    "setting-gems": ("stones", "colours"),
    "setting-hints": ("off", "same"),
    "setting-theme": ("dark", "light"),
    "setting-signal": (),
    "setting-wrap": ("on", "off"),
    "setting-language": (),
    "setting-voice": (),
    "setting-profile": ("expert", "learning"),
}
"""The settings that a sense names, with the values that are offered."""


class Completed(Sentence):
    """One sentence as tokens, and what a kind of meaning is about in it."""

    def meant(self, kind: str) -> Iterator[Parsed]:
        """Yield what a line means that is of a kind, with what it is about."""
        command, *part = kind.split()
        if command == TALK:
            return
        if part or command == "help":
            topic = self._topic() if command == "help" else part[0]
            yield Ask(command, topic or "")
            return
        if command == "settings":
            yield from self._set()
            return
        deed = command in (*DEEDS, "noble")
        if command in ("buy", "take", "reserve") and self._place in TILE_PLACES:
            deed, command = False, "need"
        yield from self._done_or_told(command) if deed else self._asked_about(command)

    def _topic(self) -> str | None:
        """Return what help explains of a line: a word of the game, or else a deed."""
        deed = next((each for each in DEEDS if self._has(each)), None)
        told = deed and self._vocabulary.locale.words(f"command-{deed}")[0]
        topic = self._part("topic")
        named = topic and self._vocabulary.command(topic) != "help"  # "help me out"
        return topic if named else told

    def _set(self) -> Iterator[Parsed]:
        """Yield the setting that is named, with its values; all of them by their own word."""
        known = [sense for each in self._tokens for sense in each.senses if sense in SETTINGS]
        locale = self._vocabulary.locale
        for name in known[:1]:
            called = locale.attribute(name, "name")
            numbers = self._things("number")
            values = [locale.text(say(f"value-{value}")) for value in SETTINGS[name]]
            for value in numbers or values or [""]:
                yield Do("settings", f"{called} {value}".strip())
        if not known:
            yield Do("settings")

    def _done_or_told(self, deed: str) -> Iterator[Parsed]:
        """Yield a deed with what it is done to, or its list.

        Of a question or a denial there is only what would be; of a wish and the like there is both.
        """
        parsed = self._deed_with(deed)
        moods = ("wish", "should", "able", "not", "except")
        told_of = not self._place or self._tokens[0].has("me", "name")  # not "a2 is bought by me"
        supposed = self._asks or any(t.has(*moods) and not t.guessed for t in self._tokens)
        supposed = supposed or (self._has("past") and told_of)
        supposed = supposed or self._vocabulary.wonders(self._line)
        if supposed and isinstance(parsed, Menu):
            yield Ask("afford") if deed == "buy" else Ask("help", deed)
            return
        for each in single(parsed):
            if not supposed or not self._asks_or_denies:
                yield each
            if supposed:
                yield only_told(each)

    @property
    def _asks_or_denies(self) -> bool:
        """Return whether a line is a question by its mark or its first word, or denies."""
        first = next((each for each in self._tokens if each.senses - IDLE), self._tokens[0])
        denied = any(each.has("not") and not each.guessed for each in self._tokens)
        return denied or self._line.rstrip().endswith("?") or first.has(*ASKING, "able", "should")

    def _deed_with(self, deed: str) -> Parsed | None:
        """Return a deed with what it is done to, or its list; None where it cannot be meant."""
        phase = {"return": "return", "noble": "noble"}.get(deed, "act")
        if deed != "undo" and self._context.state.phase != phase:
            return None
        if deed == "take" and self._either_or():
            return None
        denied = any(
            one.has("not", "without") and two.has("colour") for one, two in pairwise(self._tokens)
        )
        left_out = denied or any(
            each.has("except") and not each.has("not") for each in self._tokens
        )
        by_gems = deed == "take" and not self._place and not left_out
        gems = self._gems() if by_gems else []
        parsed = self._known(self._parse(deed, self._in_order(gems))) if gems else None
        if parsed is None and deed != "noble":
            parsed = self._act(deed)
        if parsed is None or isinstance(parsed, Unclear):
            parsed = self._parse(deed, [])
        return parsed

    def _asked_about(self, command: str) -> Iterator[Parsed]:
        """Yield what is asked with what it is about, and then what tells more, where it may."""
        parsed = [*single(self._asked_of(command))]
        yield from parsed
        if command == "log" and parsed and isinstance(parsed[0], Ask):
            name = self._part("name")
            if name and self._has("past", "who", "when", "deed", *DEEDS):
                yield Ask("log", name)
        if command == "hint" and self._has("more", "every", "next", "again", "ordinal"):
            yield Ask("hint", self._vocabulary.locale.words("words-further")[0])
        if command == "rules":
            numbers = [n for n in [self._counted()] if n is not None]
            yield from (Ask("rules", str(number)) for number in numbers)
            if self._has("every"):
                yield Ask("rules", self._vocabulary.locale.words("words-all")[0])
            elif not numbers:
                yield Ask("rules", self._vocabulary.locale.words("words-parts")[0])

    def _asked_of(self, command: str) -> Parsed | None:
        """Return a command that reads or does something else, with what it is about."""
        match command:
            case "need" | "worth" | "look" | "code":
                tile = self._place in TILE_PLACES and command in ("need", "worth")
                about = [self._place] if self._place else [*self._described()]
                if not about and command != "worth":
                    return None
                return self._parse("goal" if tile else command, [*filter(None, about)])
            case "aim" if self._place:
                return Do("aim", self._place)
            case "aim" if self._has("noble") and self._counted():
                return self._parse("aim", [f"n{self._counted()}"])
            case "aim" if self._has("points", "not"):
                return Do("aim", "points" if self._has("points") else "off")
            case "afford" if self._place:
                return self._asked_of("need")
            case "find" | "afford":
                filters = self._description() or ""
                return Ask(command, filters) if filters or command == "afford" else None
            case "player" | "cards" | "threat" | "why":
                named = self._part("named" if command == "threat" else "name")
                return self._parse(command, [named] if named else [])
            case "log":
                numbered = self._part("round") if self._has("round") else None
                parts = [*map(self._part, ("name", "deed", "place"))]
                about = [*filter(None, parts)] if self._has("past", "who", "when") else []
                lines = self._counted() if self._has("say") and not about else None
                if self._has("came") and self._has("card") and not numbered:
                    about = ["market"]
                return Ask(command, numbered or " ".join(about) or str(lines or ""))
            case "me" | "bank":
                return self._parse(command, self._things("colour"))
            case "goal":
                return self._parse(command, [*filter(None, [self._part("tile")])])
            case "row":
                level = self._level()
                return self._parse(command, [level]) if level else Ask("board")
            case _:
                return (Ask if COMMANDS[command] == "read" else Do)(command)


def single(parsed: Parsed | None) -> Iterator[Parsed]:
    """Yield a meaning, or those of a question which, as far as they can be done."""
    match parsed:
        case Which(options=options):
            for _text, meant in options:
                yield from single(meant)
        case None | Unclear():
            pass
        case _:
            yield parsed
