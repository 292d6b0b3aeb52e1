"""Answers to `record`: the record of a game, printed or written to a file."""

from pathlib import Path

from splendor_access.dialogue.prompts import Confirm
from splendor_access.game.record import record_text
from splendor_access.preferences.files import NotKept, write_text
from splendor_access.table.table import Table
from splendor_access.talk.messages import PATH, Messages, clean, line, say, secret
from splendor_access.talk.parsing.vocabulary import Vocabulary


class Recording:
    """The record of a table. `strict`: nobody is there to be asked back.

    For a `guest`, who sits at another machine, it is written to no file of this one.
    """

    def __init__(
        self, table: Table, vocabulary: Vocabulary, *, strict: bool, guest: bool = False
    ) -> None:
        self._guest = guest
        self._table = table
        self._vocabulary = vocabulary
        self._strict = strict

    def answer(self, about: str) -> Messages | Confirm:
        """Answer `record`, `record with deck`, `record FILE` and `record FILE with deck`."""
        *words, last = about.split() or [""]
        with_deck = self.wants_deck(about)
        if not with_deck:
            words.append(last)
        elif words and words[-1].casefold() in self._vocabulary.words("with"):
            words.pop()
        if with_deck and self._table.record().deal is None:
            return [say("record-no-deck")]
        named = " ".join(words)
        if named and self._guest:
            return [say("friends-no-files")]
        if named:
            return self._write(Path(named).expanduser(), with_deck=with_deck)
        if not with_deck or self._strict or self._table.over:
            return self._lines(with_deck=with_deck)
        return Confirm(
            [say("ask-with-deck")],
            lambda: self._lines(with_deck=True),
            lambda: [say("not-done")],
        )

    def wants_deck(self, about: str) -> bool:
        """Say whether a record is wanted with the order of the decks, which tells every card."""
        _words, _space, last = about.strip().rpartition(" ")
        return self._vocabulary.command(last.rpartition("-")[2]) == "deck"

    def _lines(self, *, with_deck: bool) -> Messages:
        text = record_text(self._table.record(), with_deck=with_deck)
        lines = [line(each) for each in text.splitlines()]
        return secret(lines) if with_deck and not self._table.over else lines

    def _write(self, path: Path, *, with_deck: bool) -> Messages | Confirm:
        """Write a file; one that is there is replaced only if the player says so."""
        text = record_text(self._table.record(), with_deck=with_deck)
        name = clean(str(path), PATH)

        def write(*, replace: bool) -> Messages:
            try:
                write_text(path, text, replace=replace)
            except NotKept as error:
                return [say("record-not-written", file=name, detail=error.detail)]
            return [say("record-written", file=name)]

        try:
            return write(replace=False)
        except FileExistsError:
            if self._strict or not path.is_file():
                return [say("record-exists", file=name)]
        return Confirm(
            [say("ask-replace", file=name)],
            lambda: write(replace=True),
            lambda: [say("not-done")],
        )
