"""Checks labels by touch: asks for the code on one after another, in the order of the sheets."""

from collections.abc import Callable, Sequence

import msgspec

from splendor_access.game.notation import NotationError
from splendor_access.labels.planning.content import LabelItem, OwnText, label_item, parse_label_code
from splendor_access.labels.planning.printing import words
from splendor_access.labels.sticking.search import search
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Messages, clean, fold, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


class Checked(msgspec.Struct):
    """How far a check has come: the label that is asked for, those that are right, and the wrong.

    Labels are numbered from 0. Of one that is wrong the code that was felt is kept.
    """

    at: int = 0
    right: list[int] = []
    wrong: dict[str, str] = {}


class Touch:
    """A check of labels by a player who reads them by touch.

    The player types the code that is felt, and hears in words what it is, and what it must be: not
    before, so that the finger reads and does not only agree. It can begin at any label, and goes on
    where it was left. `keep` is called after each change.
    """

    def __init__(
        self,
        items: Sequence[LabelItem],
        locale: Locale,
        checked: Checked | None = None,
        keep: Callable[[], Messages] = list,
    ) -> None:
        self.locale = locale
        self.finished = False
        self.prompt = say("label-touch-prompt")
        self._items = items
        self._keep = keep
        self._vocabulary = Vocabulary(locale)
        self._checked = Checked() if checked is None else checked
        self._tidy()

    def _tidy(self) -> None:
        """Leave out what a file says of labels that are not there."""
        checked, numbers = self._checked, range(len(self._items))
        checked.right[:] = [at for at in dict.fromkeys(checked.right) if at in numbers]
        for at in [*checked.wrong]:
            if not (at.isdecimal() and int(at) in numbers):
                del checked.wrong[at]
        checked.at = checked.at if checked.at in numbers else 0

    def opening(self) -> Messages:
        """Return the opening and the first request."""
        checked, count = self._checked, len(self._items)
        begun = len(checked.right) + len(checked.wrong)
        on = [say("label-touch-on", checked=begun, count=count)] if begun else []
        return [say("label-touch-opening", count=count), *on, self._request()]

    def handle(self, text: str) -> Messages:
        """Return the answer to a line."""
        word = fold(text.strip())
        command = self._vocabulary.command(word)
        if word in self._vocabulary.words("quit") or command == "quit":
            return self.leave()
        if command == "help":
            return [say("label-touch-help"), self._request()]
        if not word or command == "again" or word in self._vocabulary.words("again"):
            return [self._request()]
        if word in self._vocabulary.words("next"):
            return self._next()
        if word in self._vocabulary.words("back"):
            return self._go(max(0, self._checked.at - 1))
        first, _, rest = word.partition(" ")
        if first in self._vocabulary.words("go"):
            return self._go_to(rest)
        return self._feel(text)

    def offers(self) -> list[tuple[Message, str]]:
        """Return no choices: the code on a label is typed."""
        return []

    def leave(self) -> Messages:
        """Finish, and say how many labels were right and which were wrong."""
        self.finished = True
        checked, count = self._checked, len(self._items)
        end = say("label-touch-end", right=len(checked.right), count=count)
        return [end, *(self._wrong_label(at) for at in sorted(map(int, checked.wrong)))]

    def _feel(self, text: str) -> Messages:
        felt = self._parse(text)
        if felt is None:
            return [say("label-touch-unclear", typed=clean(text)), self._request()]
        checked = self._checked
        meant = self._items[checked.at]
        if felt.thing != meant.thing:
            checked.right[:] = [at for at in checked.right if at != checked.at]
            checked.wrong[str(checked.at)] = felt.code
            wrong = say("label-touch-wrong", code=felt.code, words=words(felt), meant=meant.code)
            return [wrong, *self._keep(), self._request()]
        checked.wrong.pop(str(checked.at), None)
        if checked.at not in checked.right:
            checked.right.append(checked.at)
        return [say("label-touch-right", words=words(meant)), *self._next()]

    def _next(self) -> Messages:
        """Go on to the next label that is not checked; from the last one to the first."""
        at, count = self._checked.at, len(self._items)
        following = [(at + step) % count for step in range(1, count)]
        for other in following:
            if other not in self._checked.right and str(other) not in self._checked.wrong:
                return self._go(other)
        messages = self.leave()
        self._begin_again()
        return [*messages, *self._keep()]

    def _begin_again(self) -> None:
        """Let the next check begin with what was wrong, or with all where nothing was."""
        checked = self._checked
        if not checked.wrong:
            checked.right.clear()
        open_labels = [at for at in range(len(self._items)) if at not in checked.right]
        checked.wrong.clear()
        checked.at = open_labels[0]

    def _go_to(self, typed: str) -> Messages:
        """Go to a label by its number, or to the first one that a description fits."""
        if typed.isascii() and typed.isdecimal() and 0 < int(typed[:9]) <= len(self._items):
            return self._go(int(typed[:9]) - 1)
        found = search(typed, self._items, self._vocabulary)
        if found is None or not found.exact:
            return [say("label-touch-nowhere", typed=clean(typed)), self._request()]
        return self._go(self._items.index(found.exact[0]))

    def _go(self, at: int) -> Messages:
        self._checked.at = at
        return [*self._keep(), self._request()]

    def _request(self) -> Message:
        # What is on the label is told only after it was read.
        return say("label-touch-next", number=self._checked.at + 1, count=len(self._items))

    def _wrong_label(self, at: int) -> Message:
        item = self._items[at]
        felt = clean(self._checked.wrong[str(at)])
        return say(
            "label-touch-was-wrong", number=at + 1, felt=felt, words=words(item), meant=item.code
        )

    def _parse(self, text: str) -> LabelItem | None:
        """Return the thing of a typed code, or None; it need not be one of those checked."""
        meant = self._items[self._checked.at]
        if isinstance(meant.thing, OwnText):
            typed = fold(text.strip())
            # Several labels may have the same braille.
            names = ((item, words(item), item.code) for item in (meant, *self._items))
            return next(
                (
                    item
                    for item, ink, braille in names
                    if typed in (fold(self.locale.text(ink)), fold(braille))
                ),
                None,
            )
        try:
            return label_item(parse_label_code(text.strip().lower()))
        except NotationError:
            return None
