"""How one listener wants things said: language, settings, codes and cells."""

from splendor_access.app.settings import CHOICES, Settings, write_file
from splendor_access.game.cards import CARDS, ORDER
from splendor_access.game.notation import PRINTED
from splendor_access.talk.describe import code_of
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Arg, Form, Message, clean, item, line, say

SAMPLE = next(card for card in CARDS if card.level == "c")


class Style:
    """A listener's words. `locale` follows from the settings, which the listener can change."""

    def __init__(self, language: str, settings: Settings) -> None:
        self.settings = settings
        self.locale = locale_for(language, settings)
        self._cells_missed = False

    @property
    def form(self) -> Form:
        """Which text of a message is said."""
        return _form(self.settings)

    def text(self, message: Message) -> str:
        """Return a message in the listener's words."""
        return self.locale.text(message, self.form)

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
        from splendor_access.app.tables import mend
        from splendor_access.braille.cells import code_cells
        from splendor_access.braille.tables import BrailleUnavailable, default_table, table

        name = self.settings["table"]
        of_language = default_table(self.locale.language, "display")
        try:
            chosen = of_language if name == "default" else table(name)
            return [line(code_cells(code, chosen).cells)]
        except BrailleUnavailable as error:
            if self._cells_missed:
                return []
            self._cells_missed = True
            return [mend(error)]

    def tell_or_change(self, about: str) -> list[Message]:
        """Answer `settings`, `settings NAME` and `settings NAME VALUE`."""
        name, _, value = about.partition(" ")
        if not name:
            return [say("settings-head", count=len(CHOICES)), *map(self._setting, CHOICES)]
        if name not in CHOICES:
            names: list[Arg] = [*CHOICES]
            return [say("no-such-setting", typed=clean(name), names=names)]
        if not value:
            return [self._setting(name), *self._examples(name)]
        if value not in CHOICES[name]:
            values: list[Arg] = [*CHOICES[name]]
            return [say("no-such-value", typed=clean(value), name=name, values=values)]
        self.settings = self.settings.changed(name, value)
        self.locale = locale_for(self.locale.language, self.settings)
        done = say("setting-changed", name=name, value=value)
        try:
            write_file({name: value})
        except OSError as error:
            detail = clean(error.strerror or str(error))
            return [done, say("settings-not-kept", detail=detail)]
        return [done]

    def _setting(self, name: str) -> Message:
        source = say(f"source-{self.settings.sources[name]}")
        about = say(f"setting-{name}")
        return say("setting", name=name, value=self.settings[name], source=source, about=about)

    def _examples(self, name: str) -> list[Message]:
        if name == "table":
            return self._tables()
        lines = []
        for value in CHOICES[name]:
            other = Style(self.locale.language, self.settings.changed(name, value))
            sample = other.with_codes([say("placed", place="c4", card=SAMPLE)])
            lines.append(say("setting-value", name=name, value=value))
            lines += [line(other.text(message)) for message in sample]
        return lines

    def _tables(self) -> list[Message]:
        """Return a line for each braille table, with a card in its cells."""
        from splendor_access.app.tables import listing, mend
        from splendor_access.braille.tables import BrailleUnavailable

        try:
            return listing(self.locale.language)
        except BrailleUnavailable as error:
            return [mend(error)]


def locale_for(language: str, settings: Settings) -> Locale:
    """Return the words of a language as the settings want them."""
    order = PRINTED if settings["order"] == "printed" else ORDER
    return Locale(language, stones=settings["gems"] == "stones", order=order)


def _form(settings: Settings) -> Form:
    match settings["verbosity"]:
        case "brief":
            return "brief"
        case "full":
            return "full"
        case _:
            return "normal"
