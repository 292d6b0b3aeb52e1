"""Answers to `help`: what can be typed now, and what a word of the game or program means.

Explanations come from the locale files: commands, settings, prompts and gems have them in their own
entries, other words of the game in `term-NAME` and of the program in `about-NAME`. Each entry lists
the words that mean it, and `.about` explains them.
"""

import re
from collections.abc import Sequence

from splendor_access.game.cards import GOLD, ORDER
from splendor_access.session.prompts import legal_choices
from splendor_access.settings.names import NAMES, Words, values
from splendor_access.settings.style import Style
from splendor_access.talk import rulebook
from splendor_access.talk.describe import Scene
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Message, Messages, clean, fold, line, said_back, say
from splendor_access.talk.parsing.commands import COMMANDS, GROUPS
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import lexicon
from splendor_access.talk.parsing.vocabulary import Vocabulary

TOPICS = ("notation", "accessibility", "about")
"""Topics of several lines, found in `help-NAME` of the locale files."""

DISPLAY = ("lines", "routing", "items", "typing", "marks")
"""Topics of `help display` about keys, which has short words for fingers."""

AT_THE_END = ("rematch", "new", "coach", "undo", "record", "quit")
"""Commands for a finished game."""

MOST_SETTINGS, SOME_SETTINGS = 6, 3
"""How many settings with a value are all named, and how many are named of more than these."""

_TERMS = {"game": "term-", "program": "about-"}
_PLACE = re.compile(r"[a-c][1-4]|h[1-4]|n[1-5]")


class Help:
    """Help in the listener's words, about the game of `scene`.

    `vocabulary` has the commands and the words for gems. `friends`: other players are online.
    `real`: the game is played with a real box.
    """

    def __init__(
        self, style: Style, vocabulary: Vocabulary, scene: Scene, *, friends: bool, real: bool
    ) -> None:
        self._friends = friends
        self._real = real
        self._style = style
        self._vocabulary = vocabulary
        self._scene = scene
        self._facts = rulebook.rule_facts(scene)
        self._settings = Words(style.locale)

    def answer(self, about: str) -> Messages:
        """Answer `help`, `help english`, `help words` and `help WORD`."""
        typed, about = said_back(about), fold(about)
        if not about:
            return self._overview()
        if about in self._vocabulary.words("words"):
            return self._words()
        if about in self._vocabulary.words("english"):
            return self._overview(Locale("en"))
        for topic in TOPICS:
            if about in self._vocabulary.words(topic):
                return self._style.lines([say(f"help-{topic}")])
        if about in self._vocabulary.words("display"):
            return [say(f"help-display-{part}") for part in DISPLAY]
        word = self._style.locale.words("term-place")[0] if _PLACE.fullmatch(about) else about
        return (
            self._on(fold(word))
            or self._on(self._without_article(about))
            or self._on_phrase(typed)
            or self._on_english(about)
            or [self._no_help(typed)]
        )

    def _without_article(self, about: str) -> str:
        first, _, rest = about.partition(" ")
        articles = self._vocabulary.words("article") | self._vocabulary.words("filler")
        return rest if first in articles else ""

    def _overview(self, other: Locale | None = None) -> Messages:
        """List the commands; with another language, also in its words."""

        def named(commands: Sequence[str]) -> list[Arg]:
            return [self._named(f"command-{name}", other) for name in commands]

        state, kinds = self._scene.state, COMMANDS.items()
        possible = [name for name, kind in kinds if kind == "act" and legal_choices(name, state)]
        if state.phase == "over":
            only_here = ("new", "coach") if self._friends else ()
            possible = [name for name in AT_THE_END if name not in only_here]
        mine = state.to_act == self._scene.seat or state.phase == "over"
        lines = [say("help-now", commands=named(possible))] if mine else []
        others = [name for name, kind in kinds if kind == "do"]
        together = [name for name, kind in kinds if kind == "friends"]
        real = [name for name, kind in kinds if kind == "real"]
        return [
            *lines,
            *(say(f"reads-{name}", commands=named(GROUPS[name])) for name in GROUPS),
            say("help-do", commands=named(others)),
            *([say("help-friends", commands=named(together))] if self._friends else []),
            *([say("help-real", commands=named(real))] if self._real else []),
            say("help-more"),
            say("help-sentences"),
        ]

    def _named(self, entry: str, other: Locale | None) -> Arg:
        word = self._style.locale.words(entry)[0]
        english = other.words(entry)[0] if other else word
        return word if english == word else say("help-word-there", word=word, there=english)

    def _words(self) -> Messages:
        """List the words that have explanations, other than commands."""
        locale = self._style.locale
        terms: dict[str, list[Arg]] = {
            group: [locale.words(name)[0] for name in locale.names(prefix)]
            for group, prefix in _TERMS.items()
        }
        prompts: list[Arg] = [locale.attribute(name) for name in locale.names("prompt-")]
        settings: list[Arg] = [self._settings.name(name) for name in NAMES]
        return [
            say("words-of-game", words=terms["game"]),
            say("words-of-program", words=terms["program"]),
            say("words-of-prompts", words=prompts),
            say("words-of-settings", words=settings),
            say("words-more"),
        ]

    def _on(self, word: str) -> Messages:
        """Explain all meanings of a word; nothing if it has none."""
        meant, command = self._meant(word), self._vocabulary.command(word)
        lines = [self._about(name) for name in meant]
        if command == "rules" or {"term-edition", "term-house"} & {*meant}:
            lines += rulebook.house(self._scene)
        lines += self._gem(word)
        if not lines and ORDER[GOLD] in self._vocabulary.gems(word):
            lines.append(self._about("term-gold"))
        lines += self._command(command, alone=not lines, word=word) if command else []
        name = self._settings.parse_name(word)
        if name:
            called = self._settings.name(name)
            lines.append(say("help-setting", name=called, about=say(f"setting-{name}")))
        elif not lines:
            lines += self._value(word)
        return lines

    def _on_phrase(self, words: str) -> Messages:
        """Explain the command that the player's phrase means, if it means exactly one."""
        deeds = lexicon(self._style.locale.language).senses([words]) & {*DEEDS}
        if len(deeds) == 1:
            return self._command(next(iter(deeds)), word=words, alone=False)
        for lines, *_others in self._vocabulary.phrases.lines(self._vocabulary.plain(words)):
            command = self._vocabulary.command(lines[0].split()[0])
            if command and len(lines) == 1:
                return self._command(command, word=words, alone=False)
        return []

    def _on_english(self, word: str) -> Messages:
        """Explain the term or prompt that an English word stands for, in the player's language."""
        english, locale = Locale("en"), self._style.locale
        terms = (name for prefix in _TERMS.values() for name in english.names(prefix))
        meant = [name for name in terms if word in map(fold, english.words(name))]
        return self._on(fold(locale.words(meant[0])[0])) if meant else []

    def _about(self, name: str) -> Message:
        return line(self._style.locale.about(name, self._facts))

    def _meant(self, word: str) -> list[str]:
        """Return the entries of terms and prompts that a word stands for."""
        locale = self._style.locale
        terms = [name for prefix in _TERMS.values() for name in locale.names(prefix)]
        meant = [name for name in terms if word in map(fold, locale.words(name))]
        # A prompt without an explanation has the name of the command typed there.
        prompts = [name for name in locale.names("prompt-") if locale.about(name, {})]
        return meant + [name for name in prompts if word == fold(locale.attribute(name))]

    def _gem(self, word: str) -> Messages:
        letters = self._vocabulary.gems(word)
        locale = self._style.locale
        return [
            say(
                "help-gem",
                colour=locale.attribute(f"gem-{letter}"),
                stone=locale.attribute(f"gem-{letter}", "stone"),
                letter=letter,
            )
            for letter in letters
            if letter != ORDER[GOLD]
        ]

    def _command(self, command: str, word: str, *, alone: bool) -> Messages:
        locale = self._style.locale
        name = f"command-{command}"
        main, *words = locale.words(name)
        others: list[Arg] = [*words, *locale.words(name, "short")]
        usage = locale.attribute(name, "usage") or main
        if locale.attribute(name, "example"):
            typed = say("help-usage-example", usage=usage, example=locale.example(command))
        else:
            typed = say("help-usage", usage=usage)
        about = self._about(name)
        if not alone or word != main:
            about = say("help-command", name=main, about=about)
        lines = [about, typed]
        return [*lines, say("help-short", words=others)] if others else lines

    def _value(self, word: str) -> Messages:
        words = self._settings
        names: list[Arg] = [
            words.name(name) for name in NAMES if words.parse_value(word, values(name))
        ]
        if not names:
            return []
        if len(names) > MOST_SETTINGS:
            some = names[:SOME_SETTINGS]
            return [say("help-value-many", word=word, count=len(names), names=some)]
        return [say("help-value", word=word, names=names, first=names[0])]

    def _no_help(self, about: str) -> Message:
        known = {fold(word): word for word in self._vocabulary.topics.words()}
        # Loaded late: most games need no guesses.
        from difflib import get_close_matches

        near = get_close_matches(fold(about), known, n=1, cutoff=0.65)
        if near:
            return say("no-help-near", typed=clean(about), near=known[near[0]])
        return say("no-help", typed=clean(about))
