"""The rest of a long answer, and the questions of the program asked before it or after it."""

import asyncio
import io
import re
from collections.abc import Callable

import pytest

from splendor_access.console.loop import Loop
from splendor_access.console.terminal import Terminal
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Arg, say
from tests.driver import session, table

ORDERS = {
    "en": "I'd rather have green, black and white: take them",
    "de": "Dann lieber grün, schwarz und weiß, nimm die",
    "fr": "Plutôt vert, noir et blanc, prends ça",
    "nl": "Dan liever groen, zwart en wit, neem die",
}
"""An order that is asked about with yes or no."""

QUESTIONS = {
    "en": "What would be a good first move?",
    "de": "Was wäre ein guter erster Zug?",
    "fr": "Quel serait un bon premier coup ?",
    "nl": "Wat zou een goede eerste zet zijn?",
}
"""A question that is asked about, with yes or no or with two choices."""

ORDER = ORDERS["en"]


class Rows(Terminal):
    """A terminal of eight rows: four lines at once."""

    rows = 8


class Typist:
    """Types line after line; `heard` has each prompt, and what was said before it."""

    def __init__(self, *typed: str, language: str = "en") -> None:
        self.session = session(table("human", "easy"), language=language)
        self.locale = Locale(language)
        self.heard: list[tuple[str, list[str]]] = []
        self._script = list(typed)
        self._output = io.StringIO()
        asyncio.run(self._play())

    @property
    def has_taken(self) -> bool:
        """Whether the order was done."""
        return sum(self.session.table.state.seats[0].tokens) == 3

    def text(self, name: str, **args: Arg) -> str:
        """Return a sentence in the language."""
        return self.locale.text(say(name, **args))

    def word(self, name: str) -> str:
        """Return a prompt."""
        return f"{self.locale.text(say(name))}> "

    async def _play(self) -> None:
        terminal = Rows(self._output)
        terminal.paged = True
        loop = Loop(self.session, self, terminal, typed=True)
        await asyncio.wait_for(loop.run([]), 60)

    async def read(self, prompt: Callable[[], str]) -> str:
        """Give the next line."""
        self.heard.append((prompt(), self._output.getvalue().splitlines()))
        self._output.seek(0)
        self._output.truncate()
        if not self._script:
            raise EOFError
        return self._script.pop(0)

    def hide(self, on: bool) -> None:
        """Do nothing."""

    def interrupt(self, write: Callable[[], None]) -> None:
        """Write at once."""
        write()


def words(language: str, *names: str) -> list[str]:
    """Return a word of each name in a language."""
    return [Locale(language).words(name)[0] for name in names]


@pytest.mark.parametrize("language", languages())
def test_a_question_of_the_program_ends_the_rest_of_an_older_answer(language: str) -> None:
    board, yes = words(language, "command-board", "words-yes")
    sole = language == "en"
    typist = Typist(board, QUESTIONS[language], yes if sole else "1", language=language)
    _first, more, asked, answered = typist.heard[:4]
    assert more[0] == typist.word("prompt-more")
    assert asked[0] == typist.word("prompt-sure" if sole else "prompt-which")
    _question, *choices = asked[1]
    assert len(choices) == 1 if sole else len(choices) > 1
    assert sole or all(each[0].isdigit() for each in choices)  # and no word of other lines
    assert answered[0] == typist.word("prompt-you")
    assert len(answered[1]) == 1  # the hint


@pytest.mark.parametrize("language", languages())
def test_a_yes_behind_an_answer_beside_a_question_asks_that_again(language: str) -> None:
    """It is not certain what it is meant for; so nothing is done, and nothing read on."""
    board, yes, no = words(language, "command-board", "words-yes", "words-no")
    for reply in (yes, no):
        typist = Typist(ORDERS[language], board, reply, yes, language=language)
        _first, asked, more, again, _done = typist.heard[:5]
        assert (asked[0], more[0]) == (typist.word("prompt-sure"), typist.word("prompt-more"))
        assert again == asked
        assert typist.has_taken


def test_reading_on_beside_a_question_is_still_possible() -> None:
    typist = Typist(ORDER, "board", "", "go on", "yes")
    sure, more = typist.word("prompt-sure"), typist.word("prompt-more")
    assert [prompt for prompt, _said in typist.heard[1:5]] == [sure, more, more, sure]
    assert typist.has_taken


def test_a_question_about_a_reply_ends_the_rest_too() -> None:
    typist = Typist("quit", "board", "blah blah", "yes")
    _first, _asked, more, again, answered = typist.heard[:5]
    assert more[0] == typist.word("prompt-more")
    assert again == (
        typist.word("prompt-sure"),
        [typist.text("meant-answer", answer="no", typed="blah blah")],
    )
    assert answered[0] == typist.word("prompt-you")


@pytest.mark.parametrize("language", languages())
def test_it_is_told_whose_lines_the_rest_is(language: str) -> None:
    board, bank = words(language, "command-board", "command-bank")
    typist = Typist(board, bank, "", language=language)
    more, beside, on = (said[-1] for _prompt, said in typist.heard[1:4])
    left, less = (int(re.findall(r"\d+", line)[0]) for line in (more, on))
    assert more == typist.text("more", count=left)
    assert beside == typist.text("more-before", count=left)
    assert beside != more
    assert on == typist.text("more", count=less)
    assert 0 < less < left


def test_few_choices_are_not_cut_at_the_end_of_the_screen() -> None:
    typist = Typist("can you talk", "yes take those", "2")
    prompt, said = typist.heard[2]
    assert prompt == typist.word("prompt-which")
    assert len(said) == 1 + 1 + 4
    assert said[-1].startswith("4: ")
