"""The outcome of each held-out description of a card, typed at a place that takes the card."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from splendor_access.game.cards import CARDS, LEVELS
from splendor_access.game.notation import card_code
from splendor_access.game.state import MARKET_PLACES
from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Choice
from splendor_access.table.book import Entered
from splendor_access.table.real_start import Laid
from splendor_access.talk.messages import Message
from splendor_access.talk.parsing.commands import Do
from tests.companion.entering import Companion

FOLDER = Path(__file__).parent

Outcome = Literal["right at once", "asked", "refused", "refused, not offered", "silently wrong"]

UNMARKED = ("companion-which", "companion-many-fit")
"""The heads of choices whose cards are said to fit."""


class SaidCard(msgspec.Struct, frozen=True):
    """A line of a file of cards; see README.md."""

    said: str
    cards: Sequence[str]
    meaning: dict[str, Any]
    cards_if_cost_unfinished: Sequence[str] = ()


def said_cards(language: str, which: str) -> list[SaidCard]:
    """Return the lines of a language, of `cards` or `cards_open`."""
    text = (FOLDER / f"{which}.{language}.json").read_text("utf-8")
    return msgspec.convert(json.loads(text), list[SaidCard])


def judged(language: str, which: str) -> Iterator[tuple[SaidCard, str, Outcome]]:
    """Yield each line with each level at which it was typed, and the outcome there."""
    for line in said_cards(language, which):
        meant = line.cards or line.cards_if_cost_unfinished
        said = LEVELS[(line.meaning["level"] or 2) - 1]
        for level in sorted({code[0] for code in meant} or {said}):
            yield line, level, _outcome(line, level, language)


def _outcome(line: SaidCard, level: str, language: str) -> Outcome:
    companion = _at(line, level, language)
    laid = len(companion.table.book.steps)
    intent = Intent("keyboard", text=line.said, seen=companion.table.version)
    said = companion.session.handle(intent)
    there = {code for code in line.cards if code[0] == level}
    steps = companion.table.book.steps[laid:]
    if steps:
        taken = [card_code(s.entered.what.item) for s in steps]  # type: ignore[union-attr, arg-type]
        unfinished = [code for code in line.cards_if_cost_unfinished if code[0] == level]
        only = len(taken) == 1 and taken[0] in there and len({*there}) == 1
        return "right at once" if only or {*taken} == {*unfinished} else "silently wrong"
    offered = _offered(companion)
    if not there:
        return "refused"
    fits = [there, {code for code in line.cards_if_cost_unfinished if code[0] == level}]
    heads = [each.message.name for each in said]
    if any(name in UNMARKED for name in heads):
        many = "companion-many-fit" in heads
        return "asked" if many or offered in fits else "refused, not offered"
    return "refused, not offered"


def _offered(companion: Companion) -> set[str]:
    prompt = companion.session.open_prompt
    options: Sequence[tuple[Message, object]] = prompt.options if isinstance(prompt, Choice) else ()
    return {
        option.about
        for _told, option in options
        if isinstance(option, Do) and option.command == "card"
    }


def _at(line: SaidCard, level: str, language: str) -> Companion:
    """Return a companion that asks for the first card of a level; none that is meant lies there."""
    companion = Companion(2, language)
    meant = {*line.cards, *line.cards_if_cost_unfinished}
    for place in MARKET_PLACES:
        if place[0] == level:
            return companion
        used = companion.state.market
        card = next(
            each
            for each in CARDS
            if each.level == place[0] and each not in used and card_code(each) not in meant
        )
        companion.table.enter(Entered(Laid(place, card)))
    raise AssertionError(level)
