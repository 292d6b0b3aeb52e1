"""From a sentence of the player's own to what it means, by the phrases of the locale files."""

import re
from collections.abc import Callable, Sequence

import msgspec

from splendor_access.game.cards import ORDER
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.messages import Message, clean, say
from splendor_access.talk.parsing.commands import COMMANDS, Ask, Do, Parsed, Unclear, Which
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.player_names import seats_named
from splendor_access.talk.parsing.pointers import subject
from splendor_access.talk.parsing.vocabulary import Vocabulary

PLACES = (*MARKET_PLACES, *HAND_PLACES)

AS_TYPED = ("alias", "key", "json", "settings")
"""Commands whose words are taken as they stand, and never for a sentence."""


_NOTATION = re.compile(rf"[a-z]|[{ORDER}]+|\w*\d\w*|with")
"""Words of notation: places, levels, codes, counts and letters of gems."""

VAGUE = ("not-a-command", "not-understood", "not-a-gem")
"""Answers that say no more than that a line means nothing."""


def parse_sentence(
    line: str, vocabulary: Vocabulary, names: Sequence[str], parse: Callable[[str], Parsed]
) -> Parsed | None:
    """Return what a sentence means, or None when no phrase fits it.

    `parse` returns the meaning of a command line. Where a phrase fits and what it stands for is
    not clear, that is `Unclear`.
    """
    plain = vocabulary.plain(line)
    first, *others = plain.casefold().split()
    command = vocabulary.command(first)
    if command in AS_TYPED or (command and not others):
        return None
    known = COMMANDS[command] if command else "do"
    if known not in ("do", "real") and all(map(_NOTATION.fullmatch, others)):
        return None  # phrases take a while to load, and are not needed for notation
    unclear: Unclear | None = None
    for groups in vocabulary.phrases.lines(plain):
        for group in groups:
            meanings: dict[str, Parsed] = {}
            for command_line in group:
                if command_line == plain:
                    continue
                parsed = parse(command_line)
                if isinstance(parsed, Unclear):
                    unclear = unclear or parsed
                elif _makes_sense(parsed, vocabulary, names) and parsed not in meanings.values():
                    meanings[command_line] = parsed
            if len(meanings) == 1:
                return next(iter(meanings.values()))
            if meanings:
                return which_line(line, meanings)
    name = unclear and unclear.answer.name
    if name == "not-understood" or (name in VAGUE and subject(line, vocabulary)):
        return Unclear(say("not-a-command", typed=clean(line)))  # what it is about is told instead
    return unclear and Unclear(_echoing(unclear.answer, line))


def which_line(typed: str, meanings: dict[str, Parsed]) -> Which:
    """Return the question which of several command lines is meant."""
    options = tuple((say("option-line", line=line), parsed) for line, parsed in meanings.items())
    return Which(say("which-gems", typed=clean(typed), count=len(options)), options)


def _makes_sense(parsed: Parsed, vocabulary: Vocabulary, names: Sequence[str]) -> bool:
    """Say whether a question can be answered: its words may be any, and only then are read."""
    match parsed:
        case Ask(command="help", about=about) if about:
            return vocabulary.topics.explains(about)
        case Ask(command="goal", about=place) if place:
            return place in TILE_PLACES
        case Do(command="settings", about=about) if about:
            return vocabulary.topics.explains(about)
        case Ask(command="threat", about=about) if about:
            return bool(seats_named(about, names))
        case Ask(command="worth", about=place) if place in PLACES:
            return True
        case Ask(command="find" | "afford" | "worth", about=about) if about:
            return parse_filter(about.split(), vocabulary, number="points") is not None
        case Which():
            return parsed.prompt.name != "no-such-player"
        case _:
            return True


def _echoing(answer: Message, line: str) -> Message:
    """Return an answer that says back the whole line that was typed."""
    if "typed" not in answer.args:
        return answer
    return msgspec.structs.replace(answer, args={**answer.args, "typed": clean(line)})
