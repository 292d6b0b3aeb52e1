"""The plain lines that a line is read as: its parts, or its order in the words of a plain one.

What stands between commas and words such as `then` is a line each. An order may be in polite words
or with small words around it, said anew, stated, or reworded.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from splendor_access.game.actions import Take
from splendor_access.game.legality import refusal
from splendor_access.talk.messages import clean, fold
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
    Which,
)
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.vocabulary import Vocabulary

if TYPE_CHECKING:
    from splendor_access.talk.parsing.meaning import Meaning
    from splendor_access.talk.parsing.nearest import Nearest
    from splendor_access.talk.parsing.restated import Restated
    from splendor_access.talk.parsing.reworded import Reworded


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
        if "-".join(fold(parts[-1]).split()) in self._vocabulary.words("cheap"):
            return []  # "red cards, sorted by price" is one list
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


MOST_UNLIKE = 2
"""More gems of different colours than this are a whole take."""

SURE = 3
"""A deed in so few words takes nothing back."""


class Ordering(Parting, ABC):
    """Finds such orders. How a line is parsed, and what is nearest to it, is left open."""

    @abstractmethod
    def nearest(self, line: str, context: Context) -> "Nearest":
        """Return what finds the meanings nearest to a line."""

    def _ordered_besides(self, line: str, context: Context) -> Parsed | None:
        """Return the deed of a command with nothing but small words around it: `yes buy a2 then`.

        The command has to be whole.
        """
        if not is_open(context) or line.rstrip().endswith("?"):
            return None
        command = self._polite(context).command(line)
        parsed = self.parse(command, context) if command else None
        return parsed if isinstance(parsed, Act | Pay) else None

    def _wanted(self, line: str, context: Context) -> Parsed | None:
        """Return the question whether to do what a line politely wants: `I'd like to buy a2`.

        What the rules forbid is refused at once.
        """
        if not is_open(context) or line.rstrip().endswith("?"):
            return None
        plain = self._polite(context).plainly(line)
        wanted = self.parse(plain, context) if plain else None
        match wanted:
            case Act(action=action) if refusal(context.state, action):
                return wanted
            case Act() | Pay():
                return self._meaning(context).guessed(line, wanted)
            case Which(prompt=prompt, options=options) if all(map(_does, options)):
                args = {**prompt.args, "typed": clean(line)}
                return msgspec.structs.replace(
                    wanted, prompt=msgspec.structs.replace(prompt, args=args)
                )
            case _:
                return None

    def _refused_at_once(self, line: str, parsed: Parsed, context: Context) -> Parsed:
        """Return a meaning; a deed that would be refused once it was agreed to is done now."""
        if not is_open(context) or line.rstrip().endswith("?"):
            return parsed
        match parsed:
            case Which(options=((_told, Act(action=action) as deed),)) if parsed.guessed:
                whole = PLACED.search(line) is not None
                if isinstance(action, Take):
                    whole = sum(action.gems) > MOST_UNLIKE or max(action.gems) > 1
                forbidden = whole and refusal(context.state, action)
                return deed if forbidden and not self._meaning(context).corrects(line) else parsed
            case _:
                return parsed

    def _corrected(self, line: str, context: Context) -> Parsed | None:
        """Return the question whether the deed was meant that is said anew: `c1, no, c2`."""
        if not is_open(context) or len(line.split()) <= SURE:
            return None
        options = self._restated(context).corrected(line)
        return self.nearest(line, context).question(options)

    def _stated(self, line: str, parsed: Parsed, context: Context) -> Parsed | None:
        """Return the question whether a deed was meant that is stated where it is only tried."""
        if not is_open(context) or self._command_of(line) in WHOLE:
            return None
        reworded = self._reworded_question(line, parsed, context)
        if reworded is not None:
            return reworded
        options = self._restated(context).meant(line, parsed)
        return self.nearest(line, context).question(options)

    def _reworded_question(self, line: str, parsed: Parsed, context: Context) -> Parsed | None:
        """Return the question whether a deed was meant that is ordered in an unusual shape."""
        options = self._reworded(context).meant(line, parsed) if is_open(context) else []
        return self.nearest(line, context).question(options) if options else None

    def _is_one_order(self, line: str, context: Context) -> bool:
        """Return whether a line is one order that commas part."""
        if not is_open(context):
            return False
        return self._reworded(context).is_one(line) or self._wanted(line, context) is not None

    def _polite(self, context: Context) -> "Polite":
        # Loaded late, as the grammar is.

        return Polite(self._vocabulary, context.names)

    def _restated(self, context: Context) -> "Restated":
        # Loaded late, as the grammar is.
        from splendor_access.talk.parsing.restated import Restated

        part_of = msgspec.structs.replace(context, guesses=False)
        return Restated(
            self._vocabulary,
            context.names,
            context.state,
            lambda part: self.parse(part, part_of),
            context.takes_done,
        )

    def _reworded(self, context: Context) -> "Reworded":
        # Loaded late, as the grammar is.
        from splendor_access.talk.parsing.reworded import Reworded

        return Reworded(self._vocabulary, context, lambda part: self.parse(part, context))


def _does(option: tuple[object, Parsed]) -> bool:
    return isinstance(option[1], Act | Pay)


def is_open(context: Context) -> bool:
    """Return whether a typist has a turn, and no question stands; parts of a line are read so."""
    own = context.sentences and context.guesses and not context.strict
    return own and not context.prompted and context.state.phase == "act"


_LONGEST = 3
"""Words of the longest saying that is looked for."""

_MOST_BEFORE = 4
"""So many words may stand before a wish: `no, then rather ...`."""

_MARKS = " \t.!?,;:\u2026"


class Polite:
    """Puts lines of a typist into plain words; None where they are not polite orders."""

    def __init__(self, vocabulary: Vocabulary, names: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._names = names

    def plainly(self, line: str) -> str | None:
        """Return a line that says what its speaker would like as one that says what he wants."""
        words = line.replace("\u2019", "'").split()
        desired = self._vocabulary.words("desired")
        for at in range(min(len(words), _MOST_BEFORE + 1)):
            for kind in ("desiring", "would"):
                count = self._said(words[at:], self._vocabulary.words(kind))
                rest = words[at + count :]
                plain = [word for word in rest if _bare(word) not in desired]
                wishes = count > 0 and (kind == "desiring" or len(plain) < len(rest))
                wishes = wishes and (at > 0 or not self._turned(words[:count]))
                if wishes and plain and not self._doubts(words[:at], plain):
                    return " ".join([self._vocabulary.locale.words("words-wanting")[0], *plain])
        return None

    def command(self, line: str) -> str | None:
        """Return the command that a line is, without small words around it: `yes buy a2 then`."""
        words, before, behind = (
            line.split(),
            self._vocabulary.words("before-order") | self._vocabulary.words("yes"),
            self._vocabulary.words("behind-order"),
        )
        whole = len(words)
        while count := self._said(words[:-1], before):
            words = words[count:]
        while count := self._ends(words[1:], behind):
            words = words[:-count]
        command = self._vocabulary.command(_bare(words[0])) if words else None
        acts = command is not None and COMMANDS[command] == "act"
        return " ".join(words).rstrip(_MARKS) if acts and 1 < len(words) < whole else None

    def _turned(self, wish: Sequence[str]) -> bool:
        """Return whether a wish has its verb first, and so asks where it begins a line."""
        reader = Reader(self._vocabulary, self._names)
        return len(wish) > 1 and any(each.has("me") for each in reader.tokens(wish[-1]))

    def _doubts(self, before: Sequence[str], rest: Sequence[str]) -> bool:
        """Return whether what stands around a wish asks, supposes, or names somebody."""
        reader = Reader(self._vocabulary, self._names)
        named = any(each.has("name", "place", "colour") for each in reader.tokens(" ".join(before)))
        return named or any(self._vocabulary.wonders(" ".join(part)) for part in (before, rest))

    @staticmethod
    def _said(words: Sequence[str], sayings: Collection[str]) -> int:
        """Return how many words of a saying a line begins with."""
        counts = range(min(len(words), _LONGEST), 0, -1)
        return next((n for n in counts if "-".join(map(_bare, words[:n])) in sayings), 0)

    @staticmethod
    def _ends(words: Sequence[str], sayings: Collection[str]) -> int:
        """Return how many words of a saying a line ends with."""
        counts = range(min(len(words), _LONGEST), 0, -1)
        return next((n for n in counts if "-".join(map(_bare, words[-n:])) in sayings), 0)


def _bare(word: str) -> str:
    return fold(word.strip(_MARKS))
