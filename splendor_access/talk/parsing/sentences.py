"""From a sentence of the player's own to what it means, by the phrases of the locale files."""

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

import msgspec

from splendor_access.game.actions import Buy, Take
from splendor_access.game.cards import NO_GEMS, ORDER, Gems
from splendor_access.game.legality import refusal
from splendor_access.game.notation import letter_text
from splendor_access.game.state import HAND_PLACES, MARKET_PLACES, TILE_PLACES
from splendor_access.talk.messages import (
    Colour,
    Handful,
    Message,
    clean,
    fold,
    said_back,
    say,
    whole_word,
)
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Do,
    Look,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    action_line,
    deed_told,
)
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.history_query import history_query
from splendor_access.talk.parsing.readings import DEEDS
from splendor_access.talk.parsing.senses import Sensed
from splendor_access.talk.parsing.subjects import is_part
from splendor_access.talk.parsing.things import parse_gems
from splendor_access.talk.parsing.vocabulary import Vocabulary, seats_named

_CALLED = ("place", "points", "level", "letter", "colour", "payment", "deck", "cheap", "ordinal")
"""What words that call a card for certain mean."""

_EXAMPLES = {"take": "ser", "return": "s"}
"""Letters of gems as they stand behind a command."""


class Meant(msgspec.Struct, frozen=True):
    """What a sentence means, and how.

    `ordered` is the deed that its first verb is, `asked`: it begins with a word that asks,
    `closed`: it ends with what the deed is done to, and `senses` are those of all its words.
    """

    parsed: Parsed
    ordered: str
    asked: bool
    closed: bool
    senses: frozenset[str]

    def has(self, *senses: str) -> bool:
        """Return whether any of its words can mean one of these."""
        return not self.senses.isdisjoint(senses)


def pointer(
    line: str, vocabulary: Vocabulary, context: Context, parse: Callable[[str], Parsed]
) -> Message:
    """Return the answer to a line that begins with no command and is no sentence.

    It names gems that could be taken, or says why they cannot; else a word that is spelled nearly
    so, or what the line is about; where there is none of these, help as a whole. `parse` returns
    the meaning of a command line. What is a word of the language beside others is no letters of
    gems: Dutch `doe die maar`.
    """
    words, typed = vocabulary.split(line), clean(line)
    said = len(line.split()) > 1 and any(map(vocabulary.locale.words("spoken-words").count, words))
    gems = _gems(words, vocabulary) if context.state.phase == "act" and not said else None
    why = refusal(context.state, Take(gems)) if gems else None
    if why:
        return refused(why, context.state.rules.edition)
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
    gems, *_others = parse_gems(words, vocabulary, strict=False) or [NO_GEMS]
    return gems if sum(gems) in (2, 3) else None


PLACES = (*MARKET_PLACES, *HAND_PLACES)

AS_TYPED = ("alias", "key", "json", "settings")
"""Commands whose words are taken as they stand, and never for a sentence."""


NOTATION = re.compile(rf"[a-z]|[{ORDER}]+|\w*\d\w*|with")
"""Words of notation: places, levels, codes, counts and letters of gems."""

VAGUE = ("not-a-command", "not-understood", "not-a-gem")
"""Answers that say no more than that a line means nothing."""


def parse_sentence(
    line: str,
    vocabulary: Vocabulary,
    names: Sequence[str],
    parse: Callable[[str], Parsed],
    *,
    whole: bool = False,
) -> Parsed | None:
    """Return what a sentence means, or None when no phrase fits it.

    `parse` returns the meaning of a command line. Where a phrase fits and what it stands for is
    not clear, that is `Unclear`.
    """
    plain = vocabulary.plain(line)
    if not plain.strip():  # nothing but accents
        return None
    first, *others = plain.casefold().split()
    command = vocabulary.command(first)
    if command in AS_TYPED or (command and not others):
        return None
    known = COMMANDS[command] if command else "do"
    if known not in ("do", "real") and all(map(NOTATION.fullmatch, others)):
        return None  # phrases take a while to load, and are not needed for notation
    unclear: Unclear | None = None
    for groups in vocabulary.phrases.lines(plain, whole=whole):
        for group in groups:
            meanings: dict[str, Parsed] = {}
            for command_line in group:
                if command_line == plain:
                    continue
                parsed = parse(command_line)
                if isinstance(parsed, Unclear):
                    unclear = unclear or parsed
                elif makes_sense(parsed, vocabulary, names) and parsed not in meanings.values():
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
    options = tuple((deed_told(parsed, line), parsed) for line, parsed in meanings.items())
    return Which(say("which-gems", typed=clean(typed), count=len(options)), options)


def makes_sense(parsed: Parsed, vocabulary: Vocabulary, names: Sequence[str]) -> bool:
    """Return whether a question can be answered: its words may be any, and only then are read."""
    match parsed:
        case Ask(command="help", about=about) if about:
            return vocabulary.topics.explains(about)
        case Ask(command="log", about=about) if about:
            return history_query(about, vocabulary, names) is not None
        case Ask(command="hint", about=about) if about:
            return fold(about) in vocabulary.words("further")
        case Ask(command="goal", about=place) if place:
            return place in TILE_PLACES or fold(place) in vocabulary.words("aim-points")
        case Ask(command="rules", about=about) if about:
            return is_part(fold(about), vocabulary)
        case Do(command="settings", about=about) if about:
            whole = fold(about) in vocabulary.words("all")
            return whole or vocabulary.topics.explains(about) or vocabulary.topics.sets(about)
        case Ask(command="threat", about=about) if about:
            return bool(seats_named(about, names))
        case Ask(command="worth", about=place) if place in PLACES:
            return True
        case Ask(command="find" | "afford" | "worth", about=about) if about:
            return parse_filter(about.split(), vocabulary, number="points") is not None
        case Which():
            return parsed.prompt.name != "no-such-player"
        case Unclear(answer=answer):
            return answer.name not in VAGUE
        case Do(command="count", about=about):
            others = {*vocabulary.words("tile"), *vocabulary.words("card"), *PLACES}
            return others.isdisjoint(fold(about).split())  # tokens are counted
        case Do(command="say"):
            return False  # where friends hear it, it has been taken before
        case _:
            return True


def _echoing(answer: Message, line: str) -> Message:
    """Return an answer that says back the whole line that was typed."""
    if "typed" not in answer.args:
        return answer
    return msgspec.structs.replace(answer, args={**answer.args, "typed": clean(line)})


def line_meant(parsed: Parsed, vocabulary: Vocabulary) -> str:
    """Return a question or a deed as a line of the language that can be typed."""
    match parsed:
        case Act() | Pay():
            command, _, about = action_line(parsed).partition(" ")
        case Menu(command=command):
            about = ""
        case Ask(command=command, about=about) | Do(command=command, about=about):
            pass
        case Look(command=command, place=place):
            about = str(place)
        case _:
            raise AssertionError(parsed)
    if command == "try":
        deed, _, rest = about.partition(" ")
        if deed in DEEDS:
            about = f"{vocabulary.locale.words(f'command-{deed}')[0]} {rest}"
    if command == "try" or isinstance(parsed, Act | Pay):
        about = about.replace(" with ", f" {vocabulary.locale.words('words-with')[0]} ")
    return clean(f"{vocabulary.locale.words(f'command-{command}')[0]} {about}".strip())


def asked_which(
    line: str, meant: Sequence[Parsed], vocabulary: Vocabulary, context: Context
) -> Which:
    """Return the question whether one of these was meant by a line that is not certain.

    In the place of a question there are those that it asks about.
    """
    # Loaded late: most games have no line that has to be guessed at.
    from splendor_access.talk.parsing.in_words import Offered

    offered = Offered(vocabulary, context)
    flat: list[Parsed] = []
    for each in meant:
        flat += [inner for _told, inner in each.options] if isinstance(each, Which) else [each]
    told = tuple((offered.told(each, line_meant(each, vocabulary)), each) for each in flat)
    return Which(say("guessed", typed=clean(line), count=len(told)), told)


def card_is_vague(tokens: Sequence[Sensed], parsed: Act | Pay, vocabulary: Vocabulary) -> bool:
    """Return whether what a card is called that is bought or reserved may mean another one.

    A number alone, as in `reserve the 4`, may be that of a place, and where the most expensive
    card is bought few can be paid.
    """
    buys = isinstance(parsed, Pay) or isinstance(parsed.action, Buy)
    if any(each.has(*_CALLED) for each in tokens):
        return False
    article = vocabulary.words("article")
    numbered = any(each.has("number") and each.word not in article for each in tokens)
    numbered = numbered and not any(each.has("cost") for each in tokens)
    dear = any(each.has("expensive") for each in tokens)
    return numbered or (buys and dear and not any(each.has("less") for each in tokens))


def _is_only_named(tokens: Sequence[Sensed]) -> bool:
    """Return whether a deed is named and not ordered: `my reserve c3`, `reservation of c3`.

    To keep a card, and the French `on réserve`, may order one or tell of one.
    """
    own = any(
        one.has("own") and two.has("buy", "reserve") and not two.has("participle")
        for one, two in pairwise(tokens)
    )
    placed = any(each.has("place") for each in tokens)
    ordered = [each for each in tokens if each.has("buy", "reserve")]
    keeps = bool(ordered) and all(each.has("keep") for each in ordered)
    banked = any(one.has("bank") and two.has("place") for one, two in pairwise(tokens))
    somebody = len(tokens) > 1 and tokens[0].has("somebody") and tokens[1].has("buy", "reserve")
    named = any(each.has("noun") for each in tokens)
    return placed and (own or keeps or banked or somebody or named)


def is_of_others(tokens: Sequence[Sensed], vocabulary: Vocabulary) -> bool:
    """Return whether a deed is denied, as in `without buying`, or somebody else's: `she buys a2`.

    Somebody else's are a form of its verb, and a subject before it.
    """
    if any(
        one.has("without", "except") and two.has("place", *DEEDS) for one, two in pairwise(tokens)
    ):
        return True
    if _is_only_named(tokens):
        return True
    if any(token.has("me") for token in tokens):
        return False
    theirs, they = map(vocabulary.words, ("theirs", "they"))
    told = [
        each for each in tokens if each is tokens[0] or not each.has("filler") or each.has(*DEEDS)
    ]
    subject = len(told) > 2 and told[0].word in they and told[1].has(*DEEDS)
    return subject or any(token.word in theirs for token in tokens)
