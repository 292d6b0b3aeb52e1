"""Pairs cards and labels: a card in one hand and a label under the other, from any heap.

The code on a label is typed as it is felt, and the card is described, in any order. A label that
is on is compared with its card in the same way: each counts once.
"""

from collections.abc import Callable, Sequence

from splendor_access.game.notation import NotationError
from splendor_access.labels.making.assembly import thing_name
from splendor_access.labels.planning.content import (
    LabelItem,
    OwnText,
    label_item,
    parse_label_code,
)
from splendor_access.labels.sticking.dialogue import CardDialogue, DoneLabels
from splendor_access.labels.sticking.made import MadeLabel
from splendor_access.labels.sticking.search import SOME, name_of
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Messages, fold, say


class Pairing(CardDialogue):
    """A dialogue in which each label is compared with the card that it goes on."""

    name = "pair"

    def __init__(
        self,
        labels: Sequence[MadeLabel],
        paired: DoneLabels,
        locale: Locale,
        keep: Callable[[], Messages],
    ) -> None:
        super().__init__(labels, paired, locale, keep)
        self.felt: LabelItem | None = None

    def next_prompt(self) -> Message:
        """Return the word for what is missing: the label or the card."""
        return say("label-pair-prompt" if self.felt is None else "label-find-prompt")

    def told(self, text: str, word: str) -> Messages:
        """Return the answer to a code that is felt, or to a card that is described."""
        self.last = self._told(text, word)
        return self.last

    def _told(self, text: str, word: str) -> Messages:
        """Take a code that is felt, the description of a card, or an answer about one."""
        search = self.search
        if search.question is not None:
            return self._compared(search.answer(search.question, text))
        if search.doubted is not None and self.vocabulary.is_yes(word):
            search.confirm()
            return self._compared([])
        if search.doubted is not None and word in self.vocabulary.words("no"):
            return self._compared(search.leave_out(search.doubted))
        if self.felt is None and (felt := self._parse(text)) is not None:
            self.felt = felt
            return self._compared([])
        return self._compared(search.describe(text))

    def _parse(self, text: str) -> LabelItem | None:
        """Return the label whose code or text is typed whole, or None."""
        typed = fold(text.strip())
        for label in self.labels:
            thing = label.item.thing
            if isinstance(thing, OwnText) and typed in (fold(label.item.code), fold(thing.ink)):
                return label.item
        try:
            return label_item(parse_label_code(text.strip().lower()))
        except NotationError:
            return None

    def _compared(self, messages: Messages) -> Messages:
        """Say whether the label and the card belong together, once both are known."""
        felt, card = self.felt, self.search.found
        if felt is None:
            if card is None:
                return messages
            return [*messages, say("label-pair-card", words=thing_name(card))]
        if card is None:
            return messages or [say("label-pair-felt", code=name_of(felt))]
        self.felt = None
        if felt.thing != card.thing:
            apart = say(
                "label-pair-apart",
                felt=name_of(felt),
                of=thing_name(felt),
                words=thing_name(card),
                meant=name_of(card),
            )
            return [*messages, apart]
        self._drop()
        return [*messages, say("label-pair-together", words=thing_name(card)), *self._done(card)]

    def _drop(self) -> None:
        """Forget the label and the card in the hands."""
        self.felt = None
        self.search.forget()
        self.search.fits = ()

    # What is done

    def _done(self, card: LabelItem) -> Messages:
        places = [at for at, label in enumerate(self.labels) if label.item.thing == card.thing]
        free = [at for at in places if at not in self.progress.done]
        if not free:
            return [say("label-pair-already"), self.amount()]
        self.progress.done.append(free[0])
        return [*self.keep(), self.amount()]

    def undo(self) -> Messages:
        """Take back the label or the card that waits for the other, or else the last pair."""
        if self.felt is not None or self.search.fits:
            self._drop()
            return [say("label-pair-dropped")]
        return super().undo()

    def left(self, labels: Sequence[MadeLabel]) -> Messages:
        """Name the labels that are left where they are few."""
        return [label.where() for label in labels] if len(labels) <= SOME else []
