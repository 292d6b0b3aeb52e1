"""How one listener wants things said: language, settings, codes and cells."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Literal

import msgspec

from splendor_access.braille.tables import Table, default_table, table
from splendor_access.game.cards import CARDS, NOBLES, NONE, ORDER, Gems, gems
from splendor_access.game.notation import PRINTED
from splendor_access.game.state import Held, RuleSet, Seat, State, with_card
from splendor_access.preferences.names import LANGUAGE, NAMES, PROFILE, Words, values
from splendor_access.preferences.settings import (
    CHOICES,
    GROUPS,
    OPEN,
    PROFILES,
    UNSHOWN,
    Settings,
    opened,
    write_file,
)
from splendor_access.talk import describe
from splendor_access.talk.describe import Scene, code_of
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Form, Message, clean, fold, item, line, say

SAMPLE = next(card for card in CARDS if card.level == "c")
HAND = (Held(CARDS[0]), None, None)

Kind = Literal["answers", "turn", "mine", "moves", "market", "hints"]
"""What a line is: an answer, a call to act, news of own deeds, of others', of cards, or a hint."""


class Style:
    """A listener's words. `locale` follows from the settings, which the listener can change.

    The language is kept for the next game where the listener is `alone` at the keyboard.
    """

    def __init__(self, language: str, settings: Settings, *, alone: bool = True) -> None:
        self.settings = settings
        self.locale = locale_for(language, settings)
        self._alone = alone
        self._cells_missed = False

    def use(self, settings: Settings) -> None:
        """Say things from now on as settings want it, in the same language."""
        if settings is not self.settings:
            self.settings = settings
            self.locale = locale_for(self.locale.language, settings)

    def says(self, kind: Kind) -> bool:
        """Say whether lines of a kind are told at all."""
        return kind == "turn" or self.settings[kind] != "off"

    def text(self, message: Message, kind: Kind = "answers") -> str:
        """Return a message in the listener's words."""
        amount = "same" if kind == "turn" else self.settings[kind]
        if amount in ("same", "off"):
            amount = self.settings["verbosity"]
        return self.locale.text(message, _form(amount))

    def printed(self, message: Message, kind: Kind = "answers") -> str:
        """Return a message as it is printed: in words, or as on a braille display."""
        brailled = self.settings["text"] == "braille"
        return self.exact(message) if brailled else self.text(message, kind)

    def exact(self, message: Message) -> str:
        """Return a brailled message with its codes as cells, where there are cells for them."""
        runs = self.locale.brailled(message)
        return "".join(self._cells(run.text) if run.is_code else run.text for run in runs)

    def _cells(self, code: str) -> str:
        # Loaded late: liblouis and its tables are not needed to play.
        from splendor_access.braille.cells import code_cells
        from splendor_access.braille.tables import BrailleUnavailable

        try:
            return code_cells(code, self.table).cells
        except BrailleUnavailable:
            return code

    def spelled(self, message: Message) -> Message:
        """Return a line letter by letter, its words parted by commas."""
        words = self.text(message).split()
        letters = [" ".join(c for c in word if c.isalnum()) for word in words]
        return say("spelled", letters=", ".join(word for word in letters if word))

    def collapsed(self, messages: Sequence[Message]) -> list[Message]:
        """Count lines that come several times in a row, unless the settings want each."""
        if self.settings["repeats"] == "each":
            return [*messages]
        runs = [(message, len([*same])) for message, same in groupby(messages)]
        return [say("repeated", count=n, deed=m) if n > 1 else m for m, n in runs]

    def with_codes(self, messages: list[Message]) -> list[Message]:
        """Add the lines of codes and cells that the settings ask for, behind each card."""
        lines = []
        for message in messages:
            lines.append(message)
            about = item(message)
            if about is not None:
                code = code_of(about, self.locale.order)
                lines += [line(code)] if self.settings.on("codes") else []
                lines += self.cells(code) if self.settings.on("cells") else []
        return lines

    def code_lines(self, code: str) -> list[Message]:
        """Return a code and its cells, each on a line of its own."""
        return [line(code), *self.cells(code)]

    def cells(self, code: str) -> list[Message]:
        """Return a code's line of braille cells; where there is no braille, say so once."""
        # Loaded late: liblouis and its tables are not needed to play.
        from splendor_access.braille.cells import code_cells
        from splendor_access.braille.tables import BrailleUnavailable
        from splendor_access.preferences.braille_tables import mend

        try:
            return [line(code_cells(code, self.table).cells)]
        except BrailleUnavailable as error:
            if self._cells_missed:
                return []
            self._cells_missed = True
            return [mend(error)]

    @property
    def table(self) -> Table:
        """The braille table of displays and of cells on the screen."""
        name = self.settings["table"]
        return default_table(self.locale.language, "display") if name == "default" else table(name)

    def tell_or_change(self, about: str) -> list[Message]:
        """Answer `settings`, `settings NAME` and `settings NAME VALUE`."""
        word, _, wish = about.partition(" ")
        if not word:
            return self._all_settings()
        words = Words(self.locale)
        name = words.named(word)
        if name is None and fold(word) in words.all:
            return [*map(self._setting, [*CHOICES, LANGUAGE]), self._profile()]
        if name is None:
            return [self._no_such_setting(word, [words.name(each) for each in NAMES])]
        if not wish:
            return self._examples(name)
        value = words.valued(wish, values(name)) or opened(name, wish)
        called = words.name(name)
        if value is None and name in OPEN:
            described = say(f"setting-{name}")
            return [say("no-such-value-of", typed=clean(wish), name=called, about=described)]
        if value is None:
            allowed: list[Arg] = [words.value(each) for each in values(name)]
            return [say("no-such-value", typed=clean(wish), name=called, values=allowed)]
        if name == PROFILE:
            done = say("profile-changed", name=words.value(value))
            return [done, *self._keep(PROFILES[value])]
        if name == LANGUAGE:
            return self._speak(value)
        done = say("settings-changed", name=called, value=words.value(value))
        return [done, *self._keep({name: value})]

    def _all_settings(self) -> list[Message]:
        """Name all settings by groups, and tell those that are not as the program comes."""
        words = Words(self.locale)
        lines = [say("settings-head", count=len(NAMES) - 1)]
        for group, names in GROUPS.items():
            named: list[Arg] = [words.name(each) for each in names]
            lines.append(say(f"settings-{group}", names=named))
        changed = [name for name in CHOICES if self.settings.sources[name] != "default"]
        told = [*map(self._setting, changed)] or [say("settings-unchanged")]
        return [*lines, *told, self._profile(), say("settings-kept")]

    def _speak(self, language: str) -> list[Message]:
        """Change the language, from the answer on."""
        self.locale = locale_for(language, self.settings)
        words = Words(self.locale)
        done = say("settings-changed", name=words.name(LANGUAGE), value=words.value(language))
        return [done, *(self._kept({"lang": language}) if self._alone else [])]

    def _no_such_setting(self, word: str, names: Sequence[str]) -> Message:
        near = get_close_matches(word.casefold(), names, n=1, cutoff=0.6)
        if near:
            return say("no-such-setting-near", typed=clean(word), near=near[0])
        return say("no-such-setting", typed=clean(word))

    def _keep(self, changes: Mapping[str, str]) -> list[Message]:
        """Use settings from now on, and keep them for the next game."""
        self.use(self.settings.changed(changes))
        return self._kept(changes)

    def _kept(self, changes: Mapping[str, str]) -> list[Message]:
        try:
            write_file(changes)
        except OSError as error:
            return [say("settings-not-kept", detail=clean(error.strerror or str(error)))]
        return []

    def _setting(self, name: str) -> Message:
        words = Words(self.locale)
        value = self.locale.language if name == LANGUAGE else self.settings[name]
        facts: dict[str, Arg] = {
            "name": words.name(name),
            "value": words.value(value),
            "about": say(f"setting-{name}"),
        }
        source = self.settings.sources.get(name, "default")
        if source == "default":
            return say("setting-default", **facts)
        return say("setting", source=say(f"source-{source}"), **facts)

    def _profile(self) -> Message:
        name = self.settings.profile()
        if name is None:
            return say("profile-own")
        return say("profile", name=Words(self.locale).value(name))

    def _examples(self, name: str) -> list[Message]:
        """Tell a setting, and a sample with each of its values."""
        if name == "table":
            return [self._setting(name), *self._tables()]
        if name in UNSHOWN:
            return [self._setting(name)]
        words = Words(self.locale)
        called = words.name(name)
        lines = [self._profile() if name == PROFILE else self._setting(name)]
        if name == "player":
            parts: list[Arg] = [words.value(each) for each in values(name)[0].split("-")]
            return [*lines, say("setting-many", name=called, values=parts), *self._player()]
        for value in values(name):
            changes = PROFILES[value] if name == PROFILE else {name: value}
            other = Style(self.locale.language, self.settings.changed(changes))
            if name == LANGUAGE:
                other = Style(value, self.settings)
            lines.append(say("setting-value", name=called, value=words.value(value)))
            lines += [line(each) for each in other.sample(name)] or [say("setting-silent")]
        return lines

    def _player(self) -> list[Message]:
        """Return a player told in the order that is set now."""
        order = self.settings["player"]
        seat = msgspec.structs.replace(with_card(Seat(tokens=gems("ssr")), SAMPLE), hand=HAND)
        state = State(RuleSet(), NONE, (None,) * 12, (0, 0, 0), (), (seat,), 0)
        told = describe.player(Scene(state, ("",), 0), 0, order.split("-"))
        lines = [line(self.text(message)) for message in told]
        words = Words(self.locale)
        head = say("setting-value", name=words.name("player"), value=words.value(order))
        return [head, *lines]

    def sample(self, name: str) -> list[str]:
        """Return lines in this style that show what a setting does."""
        took = say("took-me", gems=gems("ser"))
        others = say("took", name=self.locale.words("bot-names")[0], gems=gems("ser"))
        dealt = say("dealt", place="c4", card=SAMPLE)
        news = say("news-word", line=others) if self.settings["theme"] != "off" else others
        shown: dict[str, list[tuple[Message, Kind]]] = {
            "mine": [(took, "mine")],
            "moves": [(others, "moves")],
            "market": [(dealt, "market")],
            "hints": [(say("opening-help"), "hints")],
            "profile": [(took, "mine"), (others, "moves"), (dealt, "market")],
            "repeats": [(message, "answers") for message in self.collapsed([others, others])],
            "noble": [(say("placed-noble", place="n1", noble=NOBLES[0]), "answers")],
            "theme": [(news, "moves")],
            "changed": [(message, "turn") for message in self._turn(gems("ser"))],
        }
        if name == "answers" and not self.says("answers"):
            return [self.text(say("answer-kept", count=5))]
        placed = say("placed", place="c4", card=SAMPLE)
        lines = shown.get(name) or [(each, "answers") for each in self.with_codes([placed])]
        return [self.printed(message, kind) for message, kind in lines if self.says(kind)]

    def _turn(self, gained: Gems) -> list[Message]:
        """Return what may be said at the start of a turn."""
        name = self.locale.words("bot-names")[0]
        news = say("changed-player", name=name, news=say("changed-gained", gems=gained))
        turn = say("your-turn", points=3, tokens=5)
        return [news, turn] if self.settings.on("changed") else [turn]

    def _tables(self) -> list[Message]:
        """Return a line for each braille table, with a card in its cells."""
        from splendor_access.braille.tables import BrailleUnavailable
        from splendor_access.preferences.braille_tables import listing, mend

        try:
            return listing(self.locale.language)
        except BrailleUnavailable as error:
            return [mend(error)]


def locale_for(language: str, settings: Settings) -> Locale:
    """Return the words of a language as the settings want them."""
    order = PRINTED if settings["order"] == "printed" else ORDER
    return Locale(
        language,
        stones=settings["gems"] == "stones",
        order=order,
        card=settings["card"].split("-"),
        noble=settings["noble"].split("-"),
    )


def _form(amount: str) -> Form:
    match amount:
        case "brief":
            return "brief"
        case "full":
            return "full"
        case _:
            return "normal"
