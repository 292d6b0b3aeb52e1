"""What the dialogues with a card in the hand share: leaving, help, and what is done and left."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import msgspec

from splendor_access.labels.sticking.made import MadeLabel
from splendor_access.labels.sticking.search import Search, name_of
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Messages, fold, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


class DoneLabels(msgspec.Struct):
    """Which labels are done, by their numbers in the set, from 0, in the order they were done."""

    done: list[int] = []


class CardDialogue(ABC):
    """A dialogue about the labels of a set, in which cards are described.

    `keep` is called after each label that is done.
    """

    name: str
    """How the messages of the dialogue begin."""

    def __init__(
        self,
        labels: Sequence[MadeLabel],
        progress: DoneLabels,
        locale: Locale,
        keep: Callable[[], Messages],
    ) -> None:
        self.finished = False
        self.vocabulary = Vocabulary(locale)
        self.search = Search([*dict.fromkeys(each.item for each in labels)], self.vocabulary)
        self.labels = labels
        self.progress = progress
        self.keep = keep
        self.last: Messages = []
        progress.done[:] = [at for at in dict.fromkeys(progress.done) if 0 <= at < len(labels)]

    @property
    def prompt(self) -> Message:
        """The prompt word: what is to be told next."""
        if self.search.question:
            return say("label-find-prompt-answer")
        if self.search.doubted is not None:
            return say("label-find-prompt-sure")
        return self.next_prompt()

    @abstractmethod
    def next_prompt(self) -> Message:
        """Return the prompt word where nothing is asked."""

    def opening(self) -> Messages:
        """Say what is left, and what can be typed."""
        return [self.amount(), say(f"label-{self.name}-opening")]

    def offers(self) -> list[tuple[Message, str]]:
        """Return no choices: codes are felt, and cards are described."""
        return []

    def leave(self) -> Messages:
        """Finish, and say what is left."""
        self.finished = True
        return [self.amount()]

    def handle(self, text: str) -> Messages:
        """Return the answer to a line."""
        word = fold(text.strip())
        command = self.vocabulary.command(word)
        if word in self.vocabulary.words("quit") or command == "quit":
            return self.leave()
        if command == "help" and not (self.search.question and word == "?"):
            return [say(f"label-{self.name}-help"), say(f"label-{self.name}-help-more")]
        if not word or word in self.vocabulary.words("again") or command == "again":
            return self.last or self.opening()
        if word in self.vocabulary.words("remaining"):
            return [self.amount(), *self.left(self.not_done())]
        if word in self.vocabulary.words("back") or command == "undo":
            return self.undo()
        return self.told(text, word)

    @abstractmethod
    def told(self, text: str, word: str) -> Messages:
        """Return the answer to a line that is no command; `word` is the line, folded."""

    @abstractmethod
    def left(self, labels: Sequence[MadeLabel]) -> Messages:
        """Return what tells which labels are left."""

    def undo(self) -> Messages:
        """Take back the label that was done last."""
        if not self.progress.done:
            return [say("label-find-nothing-done")]
        code = name_of(self.labels[self.progress.done.pop()].item)
        return [say("label-find-undone", code=code), *self.keep(), self.amount()]

    def amount(self) -> Message:
        """Return how many labels are left."""
        count = len(self.labels)
        return say("label-find-amount", left=count - len(self.progress.done), count=count)

    def not_done(self) -> list[MadeLabel]:
        """Return the labels that are left."""
        return [label for at, label in enumerate(self.labels) if at not in self.progress.done]
