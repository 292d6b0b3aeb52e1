"""The questions that are open at a keyboard: one is asked, and others may wait behind it."""

from collections.abc import Callable
from typing import Literal, assert_never

import msgspec

from splendor_access.game.state import State
from splendor_access.session.prompts import Choice, Confirm, Handover, Question, Told, Trouble
from splendor_access.talk.messages import Message, say


class Dialogue:
    """The question that is asked now, or None."""

    def __init__(self) -> None:
        self.question: Question | None = None

    @property
    def leaving(self) -> bool:
        """Whether the player has been asked whether to leave."""
        return isinstance(self.question, Confirm) and self.question.leaves

    def prompt(self, state: State, holder: int) -> Message:
        """Return the word of the prompt, which says what is due."""
        match self.question:
            case Choice(prompt=word):
                return say(f"prompt-{word}")
            case Confirm():
                return say("prompt-sure")
            case Trouble():
                return say("prompt-trouble")
            case Handover():
                return say("prompt-ready")
            case None if state.phase == "over":
                return say("prompt-over")
            case None if state.to_act != holder:
                return say("prompt-wait")
            case None:
                return say("prompt-you" if state.phase == "act" else f"prompt-{state.phase}")
            case _ as unknown:
                assert_never(unknown)

    def offer(self, question: Choice) -> Told:
        """Ask a choice. One that only reads keeps what was open behind it."""
        if question.reads or not isinstance(self.question, Handover):
            if question.reads:
                self.heard()
                open_now = isinstance(self.question, Choice | Confirm | Handover)
                behind = self.question if open_now else None
                question = msgspec.structs.replace(question, behind=behind)
            self.question = question
        return question.lines()

    def confirm(self, question: Confirm) -> Told:
        """Ask for a yes; with either answer what was open before comes back."""
        waiting = self.question

        def back(then: Callable[[], Told]) -> Callable[[], Told]:
            def answered() -> Told:
                self.question = waiting
                return then()

            return answered

        self.question = msgspec.structs.replace(
            question, yes=back(question.yes), no=back(question.no)
        )
        return [*question.question]

    def heard(self) -> None:
        """Leave a question that only reads, and go back to the one it came up in."""
        if isinstance(self.question, Choice) and self.question.reads:
            self.question = self.question.behind

    def drop_choice(self) -> None:
        """Leave a choice, because something else is done."""
        if isinstance(self.question, Choice):
            self.question = None

    def cancel(self) -> Literal["back", "dropped"] | None:
        """Drop the question, or go back to the one behind it; None where there is none to drop."""
        match self.question:
            case Choice(behind=behind) if behind:
                self.question = behind
                return "back"
            case Choice():
                self.question = None
                return "dropped"
            case Confirm(no=no):
                no()  # it goes back to what was open before
                return "dropped"
            case _:
                return None
