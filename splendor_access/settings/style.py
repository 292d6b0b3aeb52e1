"""The style of one listener: language, settings, codes and cells."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Literal

import msgspec

from splendor_access.braille.tables import BrailleTable, TerminalBraille, default_table
from splendor_access.game.cards import ORDER
from splendor_access.game.notation import PRINTED, Writing
from splendor_access.settings.braille_tables import choose_tables
from splendor_access.settings.settings import Amount, Settings
from splendor_access.talk.describe import written_code
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, is_secret, item, line, say
from splendor_access.talk.parsing.vocabulary import Vocabulary

Kind = Literal["answers", "turn", "mine", "moves", "market", "hints", "talk"]
"""The kind of a line: an answer, a call to act, news of one's own actions, of others' actions or of
cards, a hint, or a chat message."""


SHORT_LINES = {
    *("placed", "placed-noble", "held-blind", "held-by", "dealt", "drew"),
    *("afforded", "afforded-free", "afford-lacks", "afford-lacks-gold"),
    *("reach", "reach-free", "reach-lacks"),
    *("option-card", "option-noble", "board", "row", "nobles", "hand"),
}
"""The messages about cards and tiles, and the heads of their lists, that have a short form."""

_LEVEL = re.compile(r"\b([abc])([1-4] )\1(?:0(?=[serod]))?(\d?[serod] )")

SPELLED_SIGNS = {
    "'": "spelled-apostrophe",
    "\u2019": "spelled-apostrophe",
    "-": "spelled-hyphen",
    ".": "spelled-point",
    ",": "spelled-comma",
}
"""The signs that are spelled too: without them a word would be another word or number."""


class Style:
    """Puts messages into words for one listener, by the listener's settings.

    The language is kept for the next game if the listener is `alone` at the keyboard.
    `terminal_braille` has the braille of the listener's terminal, if known. `felt`: the listener
    has a display now; `spoken`: the program itself speaks now. A `guest` sits at another machine,
    so that no file of this one is read or written.
    """

    def __init__(
        self, language: str, settings: Settings, *, alone: bool = True, guest: bool = False
    ) -> None:
        self.settings = settings
        self.locale = locale_for(language, settings)
        self.alone = alone
        self.guest = guest
        self.terminal_braille: TerminalBraille | None = None
        self.felt = False
        self.spoken = False
        self._vocabulary: Vocabulary | None = None
        self._cells_missed = False

    @property
    def vocabulary(self) -> Vocabulary:
        """The words that the listener types; made when the first line comes."""
        if self._vocabulary is None or self._vocabulary.locale is not self.locale:
            self._vocabulary = Vocabulary(self.locale)
        return self._vocabulary

    @property
    def apart(self) -> bool:
        """Whether something reaches the listener alone: a display, or a voice in headphones."""
        return self.felt or (self.spoken and self.settings.private == "voice")

    def use(self, settings: Settings) -> None:
        """Use other settings from now on, in the same language."""
        if settings is not self.settings:
            self.settings = settings
            self.locale = locale_for(self.locale.language, settings)

    def speak(self, language: str) -> None:
        """Use another language from now on."""
        self.locale = locale_for(language, self.settings)

    def says(self, kind: Kind) -> bool:
        """Return whether lines of a kind are said at all."""
        return self._amount(kind) != "off"

    def text(self, message: Message, kind: Kind = "answers") -> str:
        """Return a message in the listener's words."""
        match self._amount(kind):
            case "same" | "off":
                return self.locale.text(message, self.settings.verbosity)
            case form:
                return self.locale.text(message, form)

    def lines(self, messages: Sequence[Message]) -> list[Message]:
        """Split messages whose texts have several lines into one message for each line."""
        return [line(each) for message in messages for each in self.text(message).splitlines()]

    def _amount(self, kind: Kind) -> Amount:
        match kind:
            case "answers":
                return self.settings.answers
            case "turn":
                return "same"
            case "mine":
                return self.settings.mine
            case "moves":
                return self.settings.moves
            case "market":
                return self.settings.market
            case "hints":
                return self.settings.hints
            case "talk":
                return self.settings.talk

    def printed(self, message: Message, kind: Kind = "answers") -> str:
        """Return the printed text of a message: in words, short, or as on a braille display."""
        if self.settings.text == "braille":
            return self.exact(message)
        if self.settings.cards == "line":
            if message.name in SHORT_LINES:
                return self._short(message)
            for name, arg in message.args.items():
                if isinstance(arg, Message) and arg.name in SHORT_LINES:
                    args = {**message.args, name: self._short(arg)}
                    return self.text(msgspec.structs.replace(message, args=args), kind)
        return self.text(message, kind)

    def _short(self, message: Message) -> str:
        """Return the short text of a card, `a1 r 2r2d`; its place tells the level."""
        line = "".join(run.text for run in self.locale.brailled(message))
        return _LEVEL.sub(r"\1\2\3", line)

    def exact(self, message: Message) -> str:
        """Return the braille text of a message, with its codes in cells if there is braille."""
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
        """Spell a line letter by letter, with commas between words."""
        words = [" ".join(self._letters(word)) for word in self.text(message).split()]
        spelled = say("spelled", letters=", ".join(word for word in words if word))
        return msgspec.structs.replace(spelled, secret=is_secret(message))

    def spelled_lines(self, messages: Sequence[Message]) -> list[Message]:
        """Spell lines letter by letter, without those that have no letters."""
        return [each for each in map(self.spelled, messages) if each.args["letters"]]

    def _letters(self, word: str) -> Iterator[str]:
        """Yield the letters of a word, and the names of the signs among them."""
        ends = [at for at, c in enumerate(word) if c.isalnum()]
        for c in word[ends[0] : ends[-1] + 1] if ends else "":
            if c.isalnum():
                yield c
            elif c in SPELLED_SIGNS:
                yield self.text(say(SPELLED_SIGNS[c]))

    def collapsed(self, messages: Sequence[Message]) -> list[Message]:
        """Merge equal lines in a row into one with their number, unless the settings want each."""
        if self.settings.repeats == "each":
            return [*messages]
        runs = [(message, len([*same])) for message, same in groupby(messages)]
        return [say("repeated", count=n, told=m) if n > 1 else m for m, n in runs]

    def with_codes(self, messages: list[Message]) -> list[Message]:
        """Add the lines of codes and cells that the settings ask for after each card."""
        codes, cells = self.settings.codes == "on", self.settings.cells == "on"
        if not codes and not cells:
            return messages
        lines = []
        for message in messages:
            lines.append(message)
            about = item(message)
            if about is not None:
                code = written_code(about, self.locale.writing)
                lines += [line(code)] if codes else []
                lines += self.cells(code) if cells else []
        return lines

    def code_lines(self, code: str) -> list[Message]:
        """Return a line with a code, and one with its cells."""
        return [line(code), *self.cells(code)]

    def cells(self, code: str) -> list[Message]:
        """Return a line with the cells of a code; without braille, say so once."""
        # Loaded late: liblouis and its tables are not needed to play.
        from splendor_access.braille.cells import code_cells
        from splendor_access.braille.tables import BrailleUnavailable
        from splendor_access.settings.table_list import explain

        try:
            return [line(code_cells(code, self.notation_table).cells)]
        except BrailleUnavailable as error:
            if self._cells_missed:
                return []
            self._cells_missed = True
            return [explain(error)]

    def cells_of(self, code: str) -> tuple[str | None, str]:
        """Return the cells of a code, or None without braille, and the name of their table."""
        # Loaded late, as above.
        from splendor_access.braille.cells import code_cells
        from splendor_access.braille.tables import BrailleUnavailable

        chosen = self.notation_table
        try:
            return code_cells(code, chosen).cells, chosen.name
        except BrailleUnavailable:
            return None, chosen.name

    @property
    def table(self) -> BrailleTable:
        """The braille table for codes, on displays and on the screen."""
        return choose_tables(self.locale.language, self.settings, self.terminal_braille)[0].table

    @property
    def texts(self) -> BrailleTable:
        """The braille table for sentences on displays."""
        return choose_tables(self.locale.language, self.settings, self.terminal_braille)[1].table

    @property
    def notation_table(self) -> BrailleTable:
        """The braille table in which codes are shown and taught: of displays or of labels."""
        on_labels = self.settings.notation == "label"
        return default_table(self.locale.language, "paper") if on_labels else self.table


def locale_for(language: str, settings: Settings) -> Locale:
    """Return the locale of a language with the preferences of the settings."""
    order = PRINTED if settings.order == "printed" else ORDER
    return Locale(
        language,
        stones=settings.gems == "stones",
        writing=Writing(order, zero=settings.zero == "on"),
        card=settings.card.split("-"),
        noble=settings.noble.split("-"),
    )
