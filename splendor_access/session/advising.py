"""Advice weighed in a thread before its question is answered: nobody else waits for it."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Choice, Reply
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.talk.parsing.commands import Ask
from splendor_access.talk.question import Asked, CannotAnswer, load_question

ADVISER = ThreadPoolExecutor(1, "advice")
"""The thread that weighs moves: one hint after another, so that the loop has its share."""


ADVICE = ("hint", "why")
"""The questions whose answers look ahead."""


async def prepare_advice(session: AnySession, intent: Intent) -> None:
    """If an intent asks for advice, let a thread find it. Then the intent is answered at once."""
    for meant in session.meanings(intent) if intent.meant or intent.text else []:
        name, about = _question(session, meant)
        if name in ADVICE:
            asked = session.answers.asked(about)  # here: the thread must not see the table change
            await asyncio.get_running_loop().run_in_executor(ADVISER, _advise, name, asked)


def _question(session: AnySession, meant: object) -> tuple[str | None, str]:
    """Return the question of a meaning and its words: of a line, its facts, or one to choose."""
    prompt = session.open_prompt
    if isinstance(meant, Reply) and isinstance(prompt, Choice):
        meant = prompt.option(meant)
    match meant:
        case Ask(command="json", about=about):
            word, _, rest = about.partition(" ")
            return session.vocabulary.command(word), rest
        case Ask(command=command, about=about):
            return command, about
        case _:
            return None, ""


def _advise(name: str, asked: Asked) -> None:
    """Weigh moves, if there is anything to weigh."""
    with suppress(CannotAnswer):
        load_question(name).ask(asked)
