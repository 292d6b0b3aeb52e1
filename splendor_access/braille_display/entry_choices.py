"""Choices in place of letters, for the questions before a game and what a real box needs.

A card or noble is narrowed by level and colour until few are left; only those that can be there are
offered. Tokens are counted up one by one.
"""

from collections.abc import Iterator, Sequence

from splendor_access.bots import LADDER
from splendor_access.braille_display.lines import ViewEntry
from splendor_access.braille_display.menus import (
    CancelPrompt,
    CloseMenu,
    Effect,
    EnterLine,
    OpenMenu,
    PickGem,
    ViewItem,
)
from splendor_access.game.cards import COLOURS, GOLD, LEVELS, ORDER, Card, Noble, gems
from splendor_access.game.notation import card_code, count_text, noble_code
from splendor_access.game.state import EDITIONS
from splendor_access.session.intents import EntryPrompt
from splendor_access.settings.names import LANGUAGE, Words
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Code, Message, line, say

LONGER = ("18", "21")
"""Points of longer games, to choose without letters."""


FIRST = ("setup-name", "setup-resume", "setup-resume-end")
"""The questions that can be the first one after that for the language."""

READY_NAMES = ("ready-names-2", "ready-names-3", "ready-names-4")
"""Names for two to four players at a real table."""


def people(question: Message) -> int:
    """Return how many people play, according to the question about opponents."""
    count = question.args["people"]
    assert isinstance(count, int)
    return count


def answers(said: Sequence[Message], locale: Locale) -> list[tuple[Message, str]]:
    """Return the choices for a question, each a message, and the line that it enters.

    The question is the last message. Each question of the set-up can be gone back from, explained
    and left; where nothing else is known in advance, Enter is a choice, too.
    """
    *before, question = said
    if not question.name.startswith("setup-"):
        return []
    words: list[str] = []
    match question.name:
        case "setup-name":
            words = [locale.attribute("default-name"), locale.words("words-box")[0]]
        case "setup-real-names" | "setup-names-of":
            asked = question.args.get("count")
            ready = [*map(locale.words, READY_NAMES)]
            words = [", ".join(each) for each in ready if asked in (None, len(each))]
        case "setup-bots":
            words = {1: ["1", "2", "3"], 2: ["0", "1", "2"]}.get(people(question), ["0", "1"])
        case "setup-level":
            words = [locale.attribute(f"level-{level}") for level in LADDER]
        case "setup-first" | "setup-began" | "setup-me":
            names = question.args["names"]
            assert isinstance(names, list)
            words = [*map(str, names)]
        case "setup-rules":
            words = [*EDITIONS, *LONGER]
        case "setup-resume" | "setup-resume-end" | "setup-begun":
            words = [locale.words("words-yes")[0], locale.attribute("view-no")]
            if any(message.name == "setup-others" for message in before):
                words.append(locale.words("words-games")[0])
        case _:
            pass
    leaving = (locale.words(name)[0] for name in ("words-back", "command-help", "command-quit"))
    offered = [(line(word), word) for word in (*words, *leaving)]
    if not words:
        offered.insert(0, (say("view-enter"), ""))
    return [*offered, *(_other_languages(locale) if question.name in FIRST else ())]


def _other_languages(locale: Locale) -> Iterator[tuple[Message, str]]:
    """Yield the other languages by their own names, so that a wrong choice can be undone."""
    for each in languages():
        if each != locale.language:
            name = Locale(each).attribute("language-name")
            yield line(name), f"{Words(locale).name(LANGUAGE)} {each}"


def line_entered(message: Message) -> str | None:
    """Return the line entered by choosing a thing before the question: a game's number."""
    match message.name, message.args.get("state"):
        case "game-listed", Message(name="game-in-round" | "game-untold" | "game-damaged"):
            return str(message.args["game"])
        case _:
            return None


NARROW = "enter"
"""The subject of the menu that narrows, followed by the letters chosen so far."""

FEW = 4
"""So many things are offered without asking for a colour."""

MOST = 7
"""The most tokens of a colour in a box; it has five of gold."""

MOST_GOLD = 5


def entry_items(asked: EntryPrompt, picks: str, order: str) -> Iterator[ViewItem]:
    """Yield what is asked for, and what may be chosen: things, tokens, or whole replies.

    `picks` are the letters of the tokens counted so far.
    """
    yield ViewItem(ViewEntry("entering", asked.message))
    if asked.things:
        yield from _steps(asked.things, "", order)
    if asked.counts:
        yield from _counting(picks)
    for each in asked.lines:
        yield ViewItem(ViewEntry(f"entering-{each}", line(each)), EnterLine(each))
    if asked.cancels:
        yield ViewItem(ViewEntry("entering-back", say("view-back")), CancelPrompt())


def narrowed(about: str, asked: EntryPrompt | None, order: str) -> list[ViewItem]:
    """Return the menu of the things that are left after some choices."""
    name, _, chosen = about.partition(" ")
    if name != NARROW or asked is None:
        return []
    found = [thing for thing in asked.things if all(_has(thing, each) for each in chosen)]
    items = [*_steps(found, chosen, order)] if found else []
    if items:
        back: Effect = OpenMenu(f"{NARROW} {chosen[:-1]}") if chosen[1:] else CloseMenu()
        items.append(ViewItem(ViewEntry("back", say("view-back")), back))
    return items


def count_up(picks: str, letter: str) -> str:
    """Return the tokens after a key on a colour: one more, or none after the most there are."""
    most = MOST_GOLD if letter == ORDER[GOLD] else MOST
    more = picks.count(letter) < most
    return "".join(sorted(picks + letter)) if more else picks.replace(letter, "")


def _steps(things: Sequence[Card | Noble], chosen: str, order: str) -> Iterator[ViewItem]:
    """Yield the next choice: a level, then a colour, then the things themselves."""
    levels = [each for each in LEVELS if any(_has(thing, each) for thing in things)]
    coloured = any(each in order for each in chosen)
    if len(levels) > 1:
        yield from _letters(levels, chosen)
    elif len(things) > FEW and not coloured:
        letters = (each for each in order if ORDER.index(each) in COLOURS)
        yield from _letters(
            [each for each in letters if any(_has(thing, each) for thing in things)], chosen
        )
    else:
        written = sorted(
            ((_shown(thing, order), _entered(thing)) for thing in things),
            key=lambda each: (len(each[0]), each[0]),
        )
        for shown, entered in written:
            yield ViewItem(ViewEntry(entered, _code(shown)), EnterLine(entered))


def _letters(letters: Sequence[str], chosen: str) -> Iterator[ViewItem]:
    for number, each in enumerate(letters):
        entry = ViewEntry(f"enter-{each}", _code(each), gap=1 if number else 2)
        yield ViewItem(entry, OpenMenu(f"{NARROW} {chosen}{each}"))


def _has(thing: Card | Noble, letter: str) -> bool:
    """Return whether a thing has a level or a colour: a card's bonus, a noble's requirement."""
    if isinstance(thing, Noble):
        return letter in ORDER and thing.cost[ORDER.index(letter)] > 0
    return letter in (thing.level, thing.bonus)


def _shown(thing: Card | Noble, order: str) -> str:
    """Return what tells a thing from others of its level and colour: what it costs."""
    return count_text(thing.cost, order)


def _entered(thing: Card | Noble) -> str:
    return noble_code(thing) if isinstance(thing, Noble) else card_code(thing)


def _counting(picks: str) -> Iterator[ViewItem]:
    for number, letter in enumerate(ORDER):
        shown = _code(f"{picks.count(letter)}{letter}")
        yield ViewItem(ViewEntry(f"count-{letter}", shown, gap=1 if number else 2), PickGem(letter))
    if picks:
        text = count_text(gems(picks))
        message = say("view-entered", text=Code(text))
        yield ViewItem(ViewEntry("counted", message), EnterLine(text))


def _code(text: str) -> Message:
    return say("view-code", code=Code(text))
