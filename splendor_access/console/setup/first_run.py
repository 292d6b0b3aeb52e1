"""A first run: which language, asked in each of them, and whether braille is there."""

from collections.abc import Awaitable, Callable, Sequence

from splendor_access.console.console import Console
from splendor_access.console.keyboard import Keyboard
from splendor_access.console.setup.questions import PlayerLeft
from splendor_access.settings.system import how_started, without_liblouis
from splendor_access.table import saves
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Messages, clean, fold, line, say
from splendor_access.talk.parsing.vocabulary import Vocabulary


async def choose_language(console: Console, keyboard: Keyboard) -> None:
    """Ask for the language in a first run, and save the answer.

    Raises PlayerLeft when the player quits, and EOFError at the end of input.
    """

    async def read() -> str:
        if console.display:
            return await console.display.choose(named)
        console.offer(lambda: named)
        return await console.read(keyboard, say("prompt-setup"))

    offered = languages()
    if len(offered) == 1 or saves.save_names():
        return
    named = [(line(Locale(each).attribute("language-name")), each) for each in offered]
    chosen = await ask_language(
        read,
        lambda text, locale: console.tell([text], locale),
        offered,
        console.locale.language,
    )
    console.speak(chosen)


def without_braille() -> Messages:
    """Say at the first start from a file that was opened that it came without braille."""
    if how_started() != "window" or saves.save_names():
        return []
    # Loaded late: only a first start asks.
    from splendor_access.braille.liblouis import has_liblouis

    return [] if has_liblouis() else [without_liblouis()]


async def ask_language(
    read: Callable[[], Awaitable[str]],
    write: Callable[[str, Locale], None],
    offered: Sequence[str],
    default: str,
) -> str:
    """Ask for a language, one line each; a number, a code or its own name is an answer."""
    locales = [Locale(language) for language in offered]
    home = Locale(default)
    while True:
        for number, locale in enumerate(locales, 1):
            write(locale.text(say("language-offer", number=number)), locale)
        write(home.text(say("language-default")), home)
        typed = fold((await read()).strip())
        if not typed:
            return default
        if any(Vocabulary(locale).command(typed) == "quit" for locale in locales):
            raise PlayerLeft
        for number, locale in enumerate(locales, 1):
            own = fold(locale.attribute("language-name"))
            if typed in (str(number), locale.language) or (typed[1:] and own.startswith(typed)):
                return locale.language
        write(home.text(say("language-unknown", typed=clean(typed), count=len(locales))), home)
