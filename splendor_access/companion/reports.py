"""Actions reported in a line: `ana took ser`, `I bought b2`, `took blue green red`."""

from collections.abc import Iterator, Sequence

import msgspec

from splendor_access.game.state import State
from splendor_access.talk.messages import fold
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Context,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
)
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named


class ReportedAction(msgspec.Struct, frozen=True):
    """An action reported in a line, with the seat that it names or that says `I`, or None."""

    seat: int | None
    parsed: Parsed


def parse_report(
    line: str,
    vocabulary: Vocabulary,
    state: State,
    names: Sequence[str],
    *,
    strict: bool,
    speaker: int | None = None,
) -> ReportedAction | None:
    """Return the action that a line reports, or None if it reports none.

    `state` is the table as everybody may know it, `speaker` the seat of `I`. If that is None,
    anybody may be typing, and `I` is the player to act.
    """
    plain = vocabulary.plain(line.replace(":", " "))
    parser = CommandParser(vocabulary)
    own = None if any(_by_name(plain, names)) else _after_i(plain, vocabulary)
    if own is not None and vocabulary.wonders(plain):
        return None
    if own is not None:
        # "I want to buy b2": a player's order to the program.
        actor = state.to_act if speaker is None else speaker
        parsed = parser.parse(line, Context(state, actor, names, strict))
        if _acts(parsed):
            return ReportedAction(speaker, parsed)
    unclear: ReportedAction | None = None
    for seat, rest in _named(plain, names) if own is None else [(speaker, own)]:
        actor = state.to_act if seat is None else seat
        context = Context(state, actor, names, strict, sentences=False)
        for text in _as_commands(rest, vocabulary):
            command = vocabulary.command(text.split()[0])
            answers = command is None and state.phase in ("return", "noble")
            acts = answers or COMMANDS.get(command or "") == "act"
            if not acts or line.rstrip().endswith("?"):
                continue
            parsed = parser.parse(text, context)
            if _acts(parsed):
                return ReportedAction(seat, parsed)
            if isinstance(parsed, Unclear) and not answers:
                unclear = unclear or ReportedAction(seat, parsed)
    return unclear


def _after_i(line: str, vocabulary: Vocabulary) -> str | None:
    """Return the text after `I`, also where it is part of the first word, as in `j'ai`."""
    first, _, rest = line.partition(" ")
    words = vocabulary.words("i")
    if fold(first) in words:
        return rest or None
    begun, mark, ended = first.partition("'")
    return f"{ended} {rest}" if fold(begun + mark) in words else None


def _by_name(line: str, names: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield each seat whose whole name begins a line, with the text after it."""
    words = line.split()
    for count in range(len(words) - 1, 0, -1):
        begun = fold(" ".join(words[:count]))
        for seat, name in enumerate(names):
            if fold(" ".join(name.split())) == begun:
                yield seat, " ".join(words[count:])


def _named(line: str, names: Sequence[str]) -> Iterator[tuple[int | None, str]]:
    """Yield each seat that the beginning of a line may name, with the text after it."""
    yield from _by_name(line, names)
    words = line.split()
    if words:
        yield None, line
    found = seats_named(words[0], names) if len(words) > 1 else []
    if len(found) == 1:
        yield found[0], " ".join(words[1:])


def _as_commands(line: str, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield command lines with the same meaning."""
    yield line
    for groups in vocabulary.told_actions.lines(line):
        for group in groups:
            yield from group


def _acts(parsed: Parsed) -> bool:
    if isinstance(parsed, Which):
        return all(isinstance(meant, Act | Pay | Menu) for _described, meant in parsed.options)
    return isinstance(parsed, Act | Pay | Menu)
