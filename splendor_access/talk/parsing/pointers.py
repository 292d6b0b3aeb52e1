"""The answers to a line that means nothing: what was perhaps meant, or where help is to be had."""

from collections.abc import Callable

from splendor_access.game.cards import NONE, ORDER, Gems
from splendor_access.game.notation import letter_text
from splendor_access.talk.messages import Colour, Handful, Message, clean, said_back, say
from splendor_access.talk.parsing.commands import Act, Context, Look, Menu, Parsed, Pay, Which
from splendor_access.talk.parsing.filters import whole_word
from splendor_access.talk.parsing.gem_words import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary

_EXAMPLES = {"take": "ser", "return": "s"}
"""Letters of gems as they stand behind a command."""


def pointer(
    line: str, vocabulary: Vocabulary, context: Context, parse: Callable[[str], Parsed]
) -> Message:
    """Return the answer to a line that begins with no command and is no sentence.

    It names gems that could be taken, a word that is spelled nearly so, or what the line is about;
    where there is none of these, help as a whole. `parse` returns the meaning of a command line.
    """
    words, typed = vocabulary.split(line), clean(line)
    gems = _gems(words, vocabulary) if context.state.phase == "act" else None
    if gems:
        take = vocabulary.locale.words("command-take")[0]
        return say("bare-gems", gems=Handful(gems), example=f"{take} {letter_text(gems)}")
    near = vocabulary.near_command(words[0]) if words else None
    if near:
        word, example = near
        meant = " ".join([word, *vocabulary.plain(line).split()[1:]])
        if len(words) == 1:
            return say("not-a-command-near", typed=typed, near=word, example=example)
        if isinstance(parse(meant), Act | Pay | Menu | Look | Which):
            return say("not-a-command-near", typed=typed, near=word, example=clean(meant))
    about = subject(line, vocabulary)
    if about:
        return say("not-a-command-topic", typed=typed, topic=about)
    return say("not-a-command", typed=typed)


def subject(line: str, vocabulary: Vocabulary) -> str | None:
    """Return what a line is about, as help explains it."""
    words = vocabulary.split(line)
    if words and vocabulary.command(words[0]) == "why":
        words = words[1:]  # here it asks about what follows
    return vocabulary.topics.about(words) or vocabulary.topics.about([*map(whole_word, words)])


def not_gems(command: str, words: list[str], vocabulary: Vocabulary) -> Message | None:
    """Return the answer to a word that should be a gem and names none: it tells the letters."""
    idle = vocabulary.words("filler") | vocabulary.words("article")
    for typed in words:
        word = whole_word(typed)
        is_gem = vocabulary.gems_begun(word) or not set(word) - set(ORDER)
        if word.isalpha() and word not in idle and vocabulary.number(word) is None and not is_gem:
            letters = [say("gem-letter", letter=each, gem=Colour(each)) for each in "serod"]
            example = f"{vocabulary.locale.words(f'command-{command}')[0]} {_EXAMPLES[command]}"
            return say("not-a-gem", typed=clean(said_back(typed)), gems=[*letters], example=example)
    return None


def _gems(words: list[str], vocabulary: Vocabulary) -> Gems | None:
    """Return the gems that words name, if they are two or three."""
    gems, *_others = parse_gems(words, vocabulary, strict=False) or [NONE]
    return gems if sum(gems) in (2, 3) else None
