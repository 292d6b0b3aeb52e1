"""Checks labels by touch: asks for the code on one after another, in the order of the sheets."""

from collections.abc import Sequence

from splendor_access.game.notation import NotationError
from splendor_access.labels.content import Item, item_of, parse_code
from splendor_access.labels.printing import words
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.vocabulary import Vocabulary


class Touch:
    """A check of labels by a player who reads them by touch.

    A sighted helper deals the cards in the order of the sheets. Each is named in words, and the
    player types the code that is felt.
    """

    def __init__(self, items: Sequence[Item], locale: Locale) -> None:
        self.locale = locale
        self.finished = False
        self.prompt = say("label-touch-prompt")
        self._items = items
        self._vocabulary = Vocabulary(locale)
        self._at = 0
        self._right: set[int] = set()

    def opening(self) -> list[Message]:
        """Return the opening and the first request."""
        return [say("label-touch-opening", count=len(self._items)), self._request()]

    def handle(self, text: str) -> list[Message]:
        """Return the answer to a line."""
        word = text.strip().casefold()
        if word in self._vocabulary.words("quit") or self._vocabulary.command(word) == "quit":
            return self.leave()
        if not word or self._vocabulary.command(word) == "again":
            return [self._request()]
        if word in self._vocabulary.words("next"):
            return self._go(self._at + 1)
        if word in self._vocabulary.words("back"):
            return self._go(max(0, self._at - 1))
        felt = self._parse(text)
        if felt is None:
            return [say("label-touch-unclear", typed=clean(text)), self._request()]
        meant = self._items[self._at]
        if felt.thing != meant.thing:
            self._right.discard(self._at)
            wrong = say("label-touch-wrong", code=felt.code, words=words(felt), meant=meant.code)
            return [wrong, self._request()]
        self._right.add(self._at)
        return [say("label-touch-right"), *self._go(self._at + 1)]

    def offers(self) -> list[tuple[Message, str]]:
        """Return no choices: the code on a label is typed."""
        return []

    def leave(self) -> list[Message]:
        """Finish, and say how many labels were right."""
        self.finished = True
        return [say("label-touch-end", right=len(self._right), count=len(self._items))]

    def _go(self, at: int) -> list[Message]:
        if at >= len(self._items):
            return self.leave()
        self._at = at
        return [self._request()]

    def _request(self) -> Message:
        item = self._items[self._at]
        number, count = self._at + 1, len(self._items)
        return say("label-touch-next", number=number, count=count, words=words(item))

    def _parse(self, text: str) -> Item | None:
        """Return the thing of a typed code, or None; it need not be one of those checked."""
        try:
            return item_of(parse_code(text.strip().lower()))
        except NotationError:
            return None
