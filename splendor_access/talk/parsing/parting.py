"""The lines that one line is: what stands between commas and words such as `then`."""

import re
from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.command_lines import CommandLines
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
)

if TYPE_CHECKING:
    from splendor_access.talk.parsing.meaning import Meaning

WHOLE = ("try", "say", "alias", "key", "settings", "json", "help", "rules", "record")
"""Commands whose line is never several."""

OF_A_CARD = ("buy", "reserve", "look", "code", "need", "worth", "aim")
"""Commands that are about one card."""

PLACED = re.compile(r"\b[abch][1-4]\b", re.IGNORECASE)
"""What names a place of a card, so that no setting is meant: `set aside b4`."""


class Parting(CommandLines, ABC):
    """Parts lines with the words of a language. How a part is parsed is left open."""

    @abstractmethod
    def parse(self, line: str, context: Context) -> Parsed:
        """Return what a line means."""

    @abstractmethod
    def _corrected(self, line: str, context: Context) -> Parsed | None:
        """Return the question whether a deed was meant that is said anew, or None."""

    @abstractmethod
    def _is_one_order(self, line: str, context: Context) -> bool:
        """Return whether a line is one order that commas part: `a2, pay with gold`."""

    def parts(self, line: str, context: Context) -> list[str]:
        """Return the lines that one line is, parted by a comma or a word such as `then`.

        Each part must mean something by itself, and order or ask it in words of its own.
        """
        parts = self._of_one_card(self._joined(self.parted(line, context), line, context))
        if len(parts) < 2 or any(map(self._meaning(context).wishes, parts)):
            return []
        if self._corrected(line, context) is not None or self._is_one_order(line, context):
            return []
        names = [*map(fold, context.names)]
        if any(fold(part.rstrip(" :!")) in names for part in parts):
            return []  # "Ben, take red" is said to somebody
        # "take red, then blue and green" is one deed, and "row a, reserve a1" is none.
        one = not any(
            self.reads(part) and isinstance(self.parse(part, context), Ask | Look | Do)
            for part in parts
        )
        if one and isinstance(self.parse(line, context), Act | Pay | Menu):
            return []
        meaning = self._meaning(context)
        if meaning.weighs(line) or any(map(meaning.leads_to, parts[:-1])):
            return []
        if meaning.hangs(parts[-1]) or meaning.is_one(line, parts[0], parts[-1]):
            return []  # "reserve a1, why not?" is one question
        if meaning.is_each_turn(line):
            return []  # "tell me each turn, what can I buy" is a setting
        if isinstance(self.parse(parts[0], context), Menu):
            return []  # "buying, how does that work" orders no list
        return parts if all(self._whole(part, context) for part in parts) else []

    def _of_one_card(self, parts: list[str]) -> list[str]:
        """Return parts, `it` in one being the card of that before: `look c2, reserve it`."""
        found: list[str] = []
        it = self._vocabulary.words("it")
        known = it | self._vocabulary.words("filler") | self._vocabulary.words("article")
        for part in parts:
            named = {*PLACED.findall(found[-1])} if found else {*()}
            word, *others = re.split(r"[\s-]+", fold(self._vocabulary.plain(part)))
            refers = it.intersection(others) and known.issuperset(others)
            if len(named) == 1 and refers and self._vocabulary.command(word) in OF_A_CARD:
                found.append(f"{word} {named.pop()}")
            else:
                found.append(part)
        return found

    def _joined(self, parts: list[str], line: str, context: Context) -> list[str]:
        """Return parts with those that are none joined to the ones before: `take red and blue`."""
        begun: list[tuple[int, int]] = []
        at = 0
        for part in parts:
            at = line.index(part, at)
            first, *_others = part.split()
            counts = self._meaning(context).names_gems(part)
            counts |= bool(self._vocabulary.gems_begun(fold(first)))  # "white or whatever is there"
            whole = not begun or (self._begins_order(part, context) and not counts)
            begun = [*begun, (at, at)] if whole else begun
            at += len(part)
            begun[-1] = begun[-1][0], at
        return [line[first:end] for first, end in begun]

    def parted(self, line: str, context: Context) -> list[str]:
        """Return what stands between commas and words such as `then`, unless it is one thing."""
        words = sorted(self._vocabulary.words("between"), key=len, reverse=True)
        between = "|".join(map(re.escape, words))
        text = fold(line) if len(fold(line)) == len(line) else line
        parting = re.finditer(rf"[,;]|(?<!\S)(?:{between})(?!\S)|\Z", text, flags=re.IGNORECASE)
        ends = [each.span() for each in parting]
        begins = [0, *(end for _begin, end in ends)]
        parts = [line[at:end].strip() for at, (end, _behind) in zip(begins, ends, strict=False)]
        parts = [part for part in parts if part]
        first = self._command_of(line)
        whole = first in WHOLE and (first != "say" or context.friends)
        return [] if len(parts) < 2 or whole else parts

    def reads(self, part: str) -> bool:
        """Return whether a line begins with a command that does nothing in the game: `row a`."""
        command = self._command_of(part)
        return command is not None and COMMANDS[command] != "act"

    def _command_of(self, line: str) -> str | None:
        """Return the command that a line begins with."""
        return self._vocabulary.command(fold(self._vocabulary.plain(line).partition(" ")[0]))

    def _whole(self, part: str, context: Context) -> bool:
        """Return whether a part of a line is a whole command or sentence."""
        context = msgspec.structs.replace(context, guesses=False)
        begins = self._command_of(part) is not None
        if not begins and not self._meaning(context).orders(part):
            parsed = self.parse(part, context)
            return isinstance(parsed, Ask | Look) and len(part.split()) > 1
        return not isinstance(self.parse(part, context), Unclear)

    def _begins_order(self, part: str, context: Context) -> bool:
        """Return whether a part is a whole line, or the verb of one: `grab, then red and blue`."""
        verb = " " not in part and self._meaning(context).orders(part)
        return verb or self._whole(part, context)

    def _meaning(self, context: Context) -> "Meaning":
        # Loaded late: most games have no such line before the first move.
        from splendor_access.talk.parsing.meaning import Meaning

        return Meaning(self._vocabulary, context, partial(self._of_words, context))

    def _of_words(self, context: Context, command: str, words: list[str]) -> Parsed:
        """Return what a command means with words behind it."""
        return self._parse_command(command, [*words], " ".join([command, *words]), context)
