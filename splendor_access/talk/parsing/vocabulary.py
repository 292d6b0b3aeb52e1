"""The words of a language: for commands, gems, numbers, levels, yes and the like."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property

from splendor_access.bots import LADDER
from splendor_access.game.cards import LEVELS, ORDER
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Typed, clean, fold, say, simple
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.phrases import Phrases

SUBJECTS = ("words", "notation", "accessibility", "about", "display", "english")
"""What `help` tells in several lines; each has its words under `words-SUBJECT`."""

LONGEST = 3
"""A word that is explained may be a phrase of so many words."""


class Topics:
    """The words that help explains in one language."""

    def __init__(self, locale: Locale) -> None:
        self._locale = locale

    def words(self) -> Iterator[str]:
        """Yield every word that is explained, as it is written; words of the game first."""
        locale = self._locale
        yield from self._of("term-")
        yield from self._of("about-")
        yield from self._settings()
        for letter in ORDER:
            yield from locale.words(f"gem-{letter}", "words")
        for name in locale.names("prompt-"):
            yield locale.attribute(name)
        for command in COMMANDS:
            for attribute in (None, "short"):
                yield from locale.words(f"command-{command}", attribute)

    def explains(self, words: str) -> bool:
        """Return whether `help` and these words give an explanation."""
        return fold(words) in self._explained or fold(words) in self._subjects

    def sets(self, words: str) -> bool:
        """Return whether words are the name of a setting and a value, whichever that is."""
        name, *value = words.split()
        return len(value) == 1 and fold(name) in map(fold, self._settings())

    def about(self, words: Sequence[str]) -> str | None:
        """Return what a line is about: words of it that are explained, those of the game first.

        Words that stand in lines about anything are none.
        """
        found: list[tuple[int, int, str]] = []
        for length in range(LONGEST, 0, -1):
            for at in range(len(words) - length + 1):
                said = " ".join(words[at : at + length])
                if said in self._telling:
                    found.append((self._telling[said], at, self._explained[said]))
        return min(found)[2] if found else None

    def _settings(self) -> Iterator[str]:
        """Yield the names of the settings."""
        for name in self._locale.names("setting-"):
            if called := self._locale.attribute(name, "name"):
                yield called

    def _of(self, prefix: str) -> Iterator[str]:
        for name in self._locale.names(prefix):
            yield from self._locale.words(name)

    @cached_property
    def _explained(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for word in self.words():
            found.setdefault(fold(word), word)
        return found

    @cached_property
    def _subjects(self) -> set[str]:
        return {fold(word) for name in SUBJECTS for word in self._locale.words(f"words-{name}")}

    @cached_property
    def _telling(self) -> dict[str, int]:
        """The words a line can be about, with their kind: 0 for those of the game, then others."""
        common = {fold(word) for word in self._locale.words("words-common")}
        game, program = ({*map(fold, self._of(prefix))} for prefix in ("term-", "about-"))
        return {
            word: 0 if word in game else 1 if word in program else 2
            for word in self._explained
            if len(word) > 1 and word not in common
        }


_SHORT = 4
"""A word of fewer letters is like too many others."""

_NEAR = 0.75
"""How alike a mistyped word and the right one are, of 1; less would be guessed at random."""

_YES, _NO = frozenset({"yes", "y", "oui", "ja"}), frozenset({"no", "non", "nein", "nee"})
"""The words for yes and no that hold in every language."""

_LONGEST = 7
"""The most words of one saying, such as `I don't think so`."""

_MARKS = " \t.!?,;:\u2026"
_QUOTES = str.maketrans(dict.fromkeys('"\u201c\u201d\u00ab\u00bb', " ") | {"\u2019": "'"})

_PHRASES = ("filler", "deck", "cheap", "expensive")
"""Of these kinds of words some are two words in one."""


class Vocabulary:
    """The words of a language, with the English ones behind them.

    Words are compared folded: capitals and accents make no difference.
    """

    def __init__(self, locale: Locale) -> None:
        self.locale = locale
        self._locales = [locale] if locale.language == "en" else [locale, Locale("en")]
        self._commands: dict[str, str] = {}
        self._words: dict[str, frozenset[str]] = {}
        for each in self._locales:
            for name in COMMANDS:
                for word in _command_words(each, name):
                    self._commands.setdefault(word, name)
        self._gems = [
            {letter: [*map(_as_one, each.words(f"gem-{letter}", "words"))] for letter in ORDER}
            for each in self._locales
        ]
        names = (name for gems in self._gems for words in gems.values() for name in words)
        self._named_whole: dict[str, list[str]] = {}
        for gems in self._gems:
            for word in {word for words in gems.values() for word in words}:
                letters = [letter for letter, words in gems.items() if word in words]
                self._named_whole.setdefault(word, letters)
        parts = (*names, *(w for kind in _PHRASES for w in self.words(kind)))
        self._phrases = {word for word in parts if "-" in word}
        # Words such as the French "à", which without its accent would be a level.
        filler = (word for each in self._locales for word in each.words("words-filler"))
        self.accented = frozenset(word for word in filler if word != fold(word) in LEVELS)
        self._numbers: dict[str, int] = {}
        for each in self._locales:
            for number, words in enumerate(each.words("words-number")):
                for word in words.split():
                    self._numbers.setdefault(fold(word), number)

    def plain(self, line: str) -> str:
        """Return a line without the marks of a sentence; a question mark alone stays."""
        text = " ".join(line.translate(_QUOTES).replace(",", " ").split())
        return text.rstrip(_MARKS) or text[:1]

    def impolite(self, line: str) -> str:
        """Return a line without a `please` or `thanks` before or behind it, its commas as signs."""
        line = self._written(line)
        words = line.split()
        polite = self.words("polite")
        for count in range(_LONGEST, 0, -1):
            ends = (slice(-count, None), slice(0, count))
            for end in ends:
                said = "-".join(fold(word.strip(_MARKS)) for word in words[end])
                if len(words) > count and said in polite:
                    del words[end]
        mark = "?" if line.rstrip().endswith("?") and not words[-1].endswith("?") else ""
        return " ".join(words) + mark

    def split(self, line: str) -> list[str]:
        """Return the words of a line, folded, without fillers that an accent tells from a level."""
        words = ((simple(word, self.accented), word) for word in self.plain(line).split())
        return self._joined([Typed(text, word) for text, word in words if text])

    @cached_property
    def phrases(self) -> Phrases:
        """What people say in sentences of their own."""
        return Phrases(self._locales, self.accented)

    @cached_property
    def told_actions(self) -> Phrases:
        """How people tell what somebody did: `took blue green red`."""
        return Phrases(self._locales, self.accented, "told-")

    @cached_property
    def topics(self) -> Topics:
        """What help explains."""
        return Topics(self.locale)

    def _joined(self, words: Sequence[Typed]) -> list[str]:
        """Put the two words of a phrase such as `gold joker` together, as `gold-joker`."""
        joined: list[Typed] = []
        for word in words:
            if joined and f"{joined[-1]}-{word}" in self._phrases:
                before = joined.pop()
                word = Typed(f"{before}-{word}", f"{before.typed} {word.typed}")  # noqa: PLW2901
            joined.append(word)
        return [*joined]

    def words(self, name: str) -> frozenset[str]:
        """Return the words of one kind, such as those that say yes; phrases with hyphens too."""
        if name not in self._words:
            words = [word for each in self._locales for word in each.words(f"words-{name}")]
            self._words[name] = frozenset([*map(fold, words), *map(_as_one, words)])
        return self._words[name]

    def begins_command(self, text: str) -> bool:
        """Return whether a line begins with the word of a command.

        Where the command is the word for "I", it begins any sentence.
        """
        word, _, rest = self.plain(text).partition(" ")
        command = self.command(word)
        return command is not None and not (command == "me" and rest)

    def entry(self, word: str, names: Sequence[str]) -> str | None:
        """Return the one of some entries among whose `.words` a word is."""
        for locale in self._locales:
            for name in names:
                if fold(word) in map(fold, locale.words(name, "words")):
                    return name
        return None

    def is_yes(self, text: str) -> bool:
        """Return whether a text is the one word for yes, in any language, as over a pipe."""
        return fold(text.strip().rstrip(".!")) in _YES | self.words("yes")

    def agrees(self, text: str) -> bool | None:
        """Return whether a text says yes or no as people say it; None where it says neither.

        It says it in words of one kind alone, a please or thanks beside them: `yes, of course`.
        """
        said = self.sayings(text, self._polarity | {"polite": self.words("polite")})
        meant = set(said or ()) - {"polite"}
        return "yes" in meant if len(meant) == 1 and "?" not in text else None

    def leans(self, text: str) -> bool | None:
        """Return whether a text has words of yes, or of no, among others; None of both or none."""
        meant = {*self._said(text, self._polarity)} - {None}
        if not meant and len(word := fold(self.plain(text))) > 1 and " " not in word:
            near = {
                kind for kind in ("yes", "no") for each in self.words(kind) if one_slip(word, each)
            }
            meant = {*near}
        return "yes" in meant if len(meant) == 1 and "?" not in text else None

    @cached_property
    def _polarity(self) -> dict[str, frozenset[str]]:
        return {
            "yes": self.words("yes") | self.words("agreeing") | _YES,
            "no": self.words("no") | self.words("declining") | _NO,
        }

    def sayings(self, text: str, kinds: Mapping[str, Collection[str]]) -> list[str] | None:
        """Return the kinds of the sayings that a text is made of, or None if it has other words.

        Of two sayings the longer one counts: `of course not`. `kinds` has the sayings of each kind,
        their words joined by hyphens.
        """
        said: list[str] = []
        for kind in self._said(text, kinds):
            if kind is None:
                return None
            said.append(kind)
        return said

    def _said(self, text: str, kinds: Mapping[str, Collection[str]]) -> Iterator[str | None]:
        """Yield the kinds of each saying of a text, and None for each word that is in none."""
        words = [fold(word) for word in re.findall(r"[^\s.!\u2026]+", self.plain(text))]
        while words:
            for count in range(min(len(words), _LONGEST), 0, -1):
                begun = "-".join(words[:count])
                found = [kind for kind, sayings in kinds.items() if begun in sayings]
                if found:
                    yield from found
                    del words[:count]
                    break
            else:
                yield None
                del words[0]

    def leaves(self, text: str) -> bool:
        """Return whether a text says, with no other word, to leave what is under way."""
        return fold(self.plain(text)).replace(" ", "-") in self.words("leave")

    def _written(self, line: str) -> str:
        """Return a line with the commas that dictation wrote as words: `red comma blue`."""
        commas, stops = self.words("comma"), self.words("full-stop")
        words = line.split()
        if not any(fold(word) in commas for word in words[1:-1]):
            return line
        while words and fold(words[-1]) in stops:
            words.pop()
        return re.sub(r"\s+,", ",", " ".join("," if fold(e) in commas else e for e in words))

    def wonders(self, line: str) -> bool:
        """Return whether a line asks for leave, wishes or supposes, and so orders nothing.

        A word of that kind does so anywhere, two words only where the line begins with them: `koop
        ik a2` asks, and `dan koop ik a2` does not.
        """
        words = [fold(word) for word in self.plain(line).split()]
        # What follows `same` compares, and supposes nothing, though the word can be that for `if`.
        same = {*map(fold, self.locale.words("senses-same"))}
        words = [
            word for before, word in zip(["", *words], words, strict=False) if before not in same
        ]
        parts = [part for word in words for part in re.split("[-']", word)]
        return not self.words("wondering").isdisjoint([*words, *parts, "-".join(words[:2])])

    # Commands

    def command(self, word: str) -> str | None:
        """Return the command that a word names."""
        return self._commands.get(fold(word))

    def is_command_word(self, word: str) -> bool:
        """Return whether a word is a command, so that no player can be called so."""
        return fold(word) in self._commands

    def command_words(self, *, short: bool = True) -> list[str]:
        """Return every word of the language that begins a command; the English ones are silent.

        Without `short` they are the ones that are not short for another.
        """
        return sorted(
            word
            for name in COMMANDS
            for attribute in ((None, "short") if short else (None,))
            for word in self.locale.words(f"command-{name}", attribute)
        )

    def near_command(self, word: str) -> tuple[str, str] | None:
        """Return the word that a mistyped one is near to, and an example of a line with it."""
        right = word in self.words("common") or self.topics.explains(word)
        if len(word) < _SHORT or right or self._named(word, whole=True):
            return None
        # Loaded late: nothing is guessed in most games.
        from difflib import get_close_matches

        near = get_close_matches(word, self._beginning, n=1, cutoff=_NEAR)
        return self._beginning[near[0]] if near else None

    @cached_property
    def _beginning(self) -> dict[str, tuple[str, str]]:
        """The words that begin a line, but short ones, each with itself and such a line."""
        known = {fold(word): (word, word) for word in self.phrases.words()}
        for name in COMMANDS:
            main = self.locale.words(f"command-{name}")[0]
            known[fold(main)] = main, self.locale.example(name)
        return {word: begun for word, begun in known.items() if len(word) >= _SHORT - 1}

    def not_understood(self, command: str, line: str) -> Message:
        """Return the answer to a line that a command does not understand."""
        example = self.locale.example(command)
        return say("not-understood", typed=clean(line), example=example)

    def without_article(self, words: list[str]) -> list[str]:
        """Return words without an article before a card: the `a` of `a red card` is no level."""
        article = words[:1] and words[0] in self.words("article")
        about_card = self.words("card") | self.words("article")
        return words[1:] if article and about_card.intersection(words[1:]) else words

    def about_not_understood(self, command: str, about: str) -> Message:
        """Return the answer to what stands behind a command that does not understand it."""
        word = self.locale.words(f"command-{command}")[0]
        line = about.typed if isinstance(about, Typed) else f"{word} {about}"
        return self.not_understood(command, line)

    # Numbers and levels

    def number(self, word: str) -> int | None:
        """Return the number that a word or digits name."""
        if re.fullmatch(r"[0-9]{1,2}", word):
            return int(word)
        return self._numbers.get(word)

    def number_words(self) -> list[str]:
        """Return the words for numbers."""
        return [*self._numbers]

    def level(self, words: list[str]) -> str | None:
        """Return the level that words name, such as `level two`, `b` or `deck 2`."""
        words = [w for w in words if w not in self.words("level") | self.words("deck")]
        if len(words) != 1:
            return None
        number = self.number(words[0])
        if number is not None:
            return LEVELS[number - 1] if 1 <= number <= len(LEVELS) else None
        return str(words[0]) if words[0] in LEVELS and len(words[0]) == 1 else None

    # Gems

    def gems(self, word: str) -> list[str]:
        """Return the gems that a whole word, or a letter, names."""
        return [word] if word in tuple(ORDER) else self._named(word, whole=True)

    def gem_names(self) -> list[str]:
        """Return the names of gems in the language, those of three letters and more."""
        return [name for names in self._gems[0].values() for name in names if len(name) > 2]

    def gem_nearly(self, word: str) -> str | None:
        """Return the gem whose name in the language is one slip from a word.

        Gold, which nobody can take, is meant only where its name begins the word: French `or`.
        """
        for letter, names in self._gems[0].items():
            if letter == "g" and any(map(word.startswith, names)):
                return letter
            if letter != "g" and any(one_slip(word, name) for name in names):
                return letter
        return None

    def gems_begun(self, word: str) -> list[str]:
        """Return the gems whose name a word is, or of at least two letters the beginning of one.

        A whole name goes before a beginning, and the language before English.
        """
        return self._named(word, whole=True) or self._named(word, whole=False)

    def holds_colour(self, word: str) -> bool:
        """Return whether a word is the name of a gem, or has one of three letters or more in it."""
        names = {name for gems in self._gems for words in gems.values() for name in words}
        return any(name == word or (len(name) >= _SHORT - 1 and name in word) for name in names)

    def bonus(self, word: str) -> set[str]:
        """Return the gems, never gold, that a word or the beginning of one names."""
        if len(word) == 1:
            return {word} & set("serod")
        return set(self.gems_begun(word)) - {"g"}

    def _named(self, word: str, *, whole: bool) -> list[str]:
        if whole or len(word) < 2:
            return [*self._named_whole.get(word, ())] if whole else []
        for gems in self._gems:
            begun = [gem for gem, names in gems.items() if any(n.startswith(word) for n in names)]
            if begun:
                return begun
        return []


def one_slip(typed: str, right: str) -> bool:
    """Return whether a letter too many, missing or wrong, or two in each other's place, differ.

    A right word of fewer than three letters is like too many others.
    """
    if typed == right or abs(len(typed) - len(right)) > 1 or len(right) < 3:
        return False
    begin = 0
    while begin < min(len(typed), len(right)) and typed[begin] == right[begin]:
        begin += 1
    one, two = typed[begin:], right[begin:]
    swapped = len(one) > 1 and one[:2] == two[1::-1] and one[2:] == two[2:]
    return swapped or one[1:] == two[1:] or one[1:] == two or one == two[1:]


def _as_one(words: str) -> str:
    """Return a word as it is compared, a phrase of two words as one with a hyphen."""
    return fold(words).replace(" ", "-")


def _command_words(locale: Locale, name: str) -> list[str]:
    """Return all words of a language for a command, folded."""
    entry = f"command-{name}"
    return [*map(fold, locale.words(entry) + locale.words(entry, "short"))]


def seats_named(typed: str, names: Sequence[str]) -> list[int]:
    """Return the seat of a name, or else the seats of all names that begin with `typed`."""
    wanted = fold(typed.strip())
    folded = [*map(fold, names)]
    if wanted in folded:
        return [folded.index(wanted)]
    return [seat for seat, name in enumerate(folded) if wanted and name.startswith(wanted)]


def named_level(typed: str, levels: Sequence[str], locale: Locale) -> str | None:
    """Return the computer opponent that a word of the language or a number names, or None.

    English words and the opponents' own names are understood in every language; 1 is the weakest.
    """
    wanted = fold(typed.strip()).replace("-", " ")
    for level in levels:
        called = [each.attribute(f"level-{level}") for each in (locale, Locale("en"))]
        numbers = [str(LADDER.index(level) + 1)] if level in LADDER else []
        if wanted in (fold(each).replace("-", " ") for each in (level, *called, *numbers)):
            return level
    return None
