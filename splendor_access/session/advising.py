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


async def prepare_advice(session: AnySession, intent: Intent) -> None:
    """If an intent asks for advice, let a thread find it. Then the intent is answered at once."""
    meanings = session.meanings(intent) if intent.meant or intent.text else []
    if any(_asks_for_advice(session, meant) for meant in meanings):
        asked = session.answers.asked("")  # here: the thread must not see the table change
        await asyncio.get_running_loop().run_in_executor(ADVISER, _advise, asked)


def _asks_for_advice(session: AnySession, meant: object) -> bool:
    """Return whether a meaning is a hint: of a line, of its facts, or chosen at a prompt."""
    prompt = session.open_prompt
    if isinstance(meant, Reply) and isinstance(prompt, Choice):
        meant = prompt.option(meant)
    match meant:
        case Ask(command="hint"):
            return True
        case Ask(command="json", about=about):
            named = session.vocabulary.command(about.partition(" ")[0])
            return named == "hint"
        case _:
            return False


def _advise(asked: Asked) -> None:
    """Weigh moves, if there is anything to weigh."""
    with suppress(CannotAnswer):
        load_question("hint").ask(asked)
