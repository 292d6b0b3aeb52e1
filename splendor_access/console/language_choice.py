"""The question of a first run: which language, asked in each of them."""

from collections.abc import Awaitable, Callable, Sequence

from splendor_access.console.setup import Left
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import clean, fold, say
from splendor_access.talk.vocabulary import Vocabulary


async def ask_language(
    read: Callable[[], Awaitable[str]],
    write: Callable[[str], None],
    offered: Sequence[str],
    default: str,
) -> str:
    """Ask for a language, a line in each; a number, a code, or how it calls itself is an answer.

    Raises Left when the player quits, and EOFError at the end of input.
    """
    locales = [Locale(language) for language in offered]
    home = Locale(default)
    while True:
        for number, locale in enumerate(locales, 1):
            write(locale.text(say("language-offer", number=number)))
        write(home.text(say("language-default")))
        typed = fold((await read()).strip())
        if not typed:
            return default
        if any(Vocabulary(locale).command(typed) == "quit" for locale in locales):
            raise Left
        for number, locale in enumerate(locales, 1):
            own = fold(locale.attribute("language-name"))
            if typed in (str(number), locale.language) or (typed[1:] and own.startswith(typed)):
                return locale.language
        write(home.text(say("language-unknown", typed=clean(typed), count=len(locales))))
