"""What people type in three languages, and what it must give.

The files of `tests/talk/corpus` have a section for each phase of a game and each kind of answer:

    ## act: understood          a line = the command line that it must mean
    ## act: refused by its rule the same, and the rules of the game do not allow it now
    ## act: asked back          a line = the command line whose menu or question must come, or the
                                lines to choose from, parted by |
    ## act: pointed             a line : what its answer must name
    ## act: tried               a line that asks or wishes = the deed that it is told or asked
    ## act: never done          a line that tells, denies or wonders, and must do nothing

What stands on the right is in the words of the language, or in English. `lines.txt` is
understood in every language as it is in English.
"""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from splendor_access.game.legality import refusal
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import RuleSet, State
from splendor_access.session.intents import Intent
from splendor_access.table.setup import new_table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Menu,
    Parsed,
    Pay,
    Unclear,
    Which,
    only_told,
)
from splendor_access.talk.parsing.filters import parse_filter
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.phrases import ANY
from splendor_access.talk.parsing.vocabulary import Vocabulary
from splendor_access.talk.rulebook import PARTS
from tests.driver import session
from tests.game import situations
from tests.game.situations import seated
from tests.tiers import tries

CORPUS = Path(__file__).parent / "corpus"
NAMES = ("Sam", "Ada")
MARKET = {
    "a1": "a0r 2r2d",
    "a2": "a0e 2s2r",
    "a3": "a1o 4s",
    "a4": "a0d 3s",
    "b1": "b2r 5o3d",
    "b2": "b2o 5d",
    "b3": "b1o 3e2o3d",
    "b4": "b1s 2s2e3r",
    "c1": "c5o 7r3o",
    "c2": "c4s 3s3o6d",
    "c3": "c5s 3s7d",
    "c4": "c3d 3s3e5r3o",
}
TILES = ("3 4s4e", "3 3s3e3d", "3 4e4r")
HAND = ("b3e 6e", None, None)


def _state(tokens: str, phase: str, bonuses: str = "") -> State:
    mine = seated(tokens=tokens, bonuses=bonuses, hand=HAND)
    return situations.table(mine, seated(tokens="oo"), tiles=TILES, phase=phase, market=MARKET)[0]


STATES = {
    "act": _state("ssrrddg", "act"),
    "return": _state("sseerrroddg", "return"),
    "noble": _state("ss", "noble", "sssseeeeddd"),
    "over": _state("ss", "over"),
}


class Sample(msgspec.Struct, frozen=True):
    """A line of the corpus: in which phase it is typed, what kind of answer it gets, and which."""

    phase: str
    kind: str
    typed: str
    meant: str


@cache
def corpus(name: str) -> list[Sample]:
    """Return the lines of a file."""
    samples = []
    phase = kind = ""
    for line in (CORPUS / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            phase, kind = line.removeprefix("## ").split(": ")
        elif line and not line.startswith("#"):
            typed, _, meant = line.rpartition(" : " if kind == "pointed" else " = ")
            samples.append(Sample(phase, kind, typed or line, meant))
    return samples


@cache
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(Locale(language))


@cache
def meaning(language: str, phase: str, line: str) -> Parsed:
    context = Context(STATES[phase], 0, NAMES)
    return CommandParser(vocabulary(language)).parse(line, context)


def plain(language: str, parsed: Parsed) -> object:
    """Return a meaning in a form in which the same question is the same."""
    words = vocabulary(language)
    match parsed:
        case Ask(command="find" | "afford" | "worth" as command, about=about) if about:
            return command, parse_filter(about.split(), words, number="points") or about
        case Ask(command="bank" | "me" as command, about=about):
            return command, [letter for word in about.split() for letter in words.gems_begun(word)]
        case Ask(command="try", about=about):
            return "try", meaning(language, "act", about)
        case Ask(command="help", about=about):
            return "help", words.command(about) or about
        case Ask(command="rules", about=about) if about:
            return "rules", words.entry(about, [f"part-{part}" for part in PARTS]) or about
        case _:
            return parsed


def is_met(language: str, sample: Sample) -> bool:
    """Say whether a line gives what it must."""
    found = meaning(language, sample.phase, sample.typed)
    guessed = isinstance(found, Which) and found.prompt.name == "guessed"
    if sample.kind == "pointed" and not guessed:
        if not isinstance(found, Unclear):
            return False
        return sample.meant in Locale(language).text(found.answer)
    if sample.kind == "pointed":
        return True  # it is asked whether something near to it is meant
    if sample.kind == "never done":
        return not isinstance(found, Act | Pay | Menu)
    wanted = [meaning(language, sample.phase, line) for line in sample.meant.split(" | ")]
    if sample.kind == "tried":
        assert all(only_told(meant) != meant for meant in wanted), sample
        asked = [each for _told, each in found.options] if isinstance(found, Which) else [found]
        if asked == wanted:
            return True  # what is politely wanted is asked about, or refused at once
        wanted = [*map(only_told, wanted)]
    if isinstance(found, Which) and (len(wanted) > 1 or guessed):
        offered = [meant for _described, meant in found.options]
        return (offered if sample.kind == "understood" else offered[: len(wanted)]) == wanted
    if [plain(language, found)] != [plain(language, each) for each in wanted]:
        return False
    asks = isinstance(found, Which | Menu | Pay) or (isinstance(found, Act) and found.asked)
    refused = isinstance(found, Act) and bool(refusal(STATES[sample.phase], found.action))
    match sample.kind:
        case "asked back":
            return asks
        case "refused by its rule":
            return refused
        case _:
            return not (refused or isinstance(found, Unclear | Which | Menu))


@pytest.mark.parametrize("language", languages())
def test_what_people_type_gives_what_it_must(language: str) -> None:
    samples = corpus(language)
    assert len({sample.typed for sample in samples if sample.phase == "act"}) >= 250
    assert not [sample for sample in samples if not is_met(language, sample)]


@pytest.mark.parametrize("language", languages())
def test_most_of_what_means_something_is_understood_or_asked_back(language: str) -> None:
    """What is pointed to the whole of help means nothing that the program could know of."""
    everything = Locale(language).words("command-help")[0]
    meant = [
        each for each in corpus(language) if each.meant != everything and each.kind != "never done"
    ]
    answered = [
        each for each in meant if not isinstance(meaning(language, each.phase, each.typed), Unclear)
    ]
    assert len(meant) >= 250
    assert len(answered) / len(meant) >= 0.8


@pytest.mark.parametrize("language", languages())
def test_lines_of_other_programs_are_kept(language: str) -> None:
    for sample in corpus("lines"):
        line = sample.typed
        assert not [*vocabulary(language).phrases.lines(line)], line
        assert meaning(language, "act", line) == meaning("en", "act", line)
        if sample.meant:
            assert meaning(language, "act", line) == meaning(language, "act", sample.meant)
        assert not isinstance(meaning(language, "act", line), Unclear), line


@pytest.mark.parametrize("language", languages())
def test_no_sentence_takes_a_command_from_its_word(language: str) -> None:
    words = vocabulary(language)
    for command in COMMANDS:
        if command == "say":
            continue  # with friends elsewhere it is looked for before any sentence
        name = f"command-{command}"
        own = Locale(language).words(name) + Locale(language).words(name, "short")
        for line in (*own, *Locale("en").words(name), Locale(language).example(command)):
            for groups in words.phrases.lines(words.plain(line)):
                meant = [words.command(each.split()[0]) for each in groups[0]]
                assert meant == [command], (line, groups)


@pytest.mark.parametrize("language", languages())
def test_every_phrase_stands_for_a_command(language: str) -> None:
    """What is written behind the sign = begins with a command, or is words to be read anew."""
    for phrase in vocabulary(language).phrases:
        for line in (line for group in phrase.groups for line in group):
            first = line.split()[0]
            assert first == ANY or vocabulary(language).command(first), phrase


def test_a_question_is_never_an_action() -> None:
    for typed, about in (("buy a1?", "buy a1"), ("take blue green red ?", "take ser")):
        assert meaning("en", "act", typed) == Ask("try", about)
    assert meaning("fr", "act", "je prends bleu vert rouge ?") == Ask("try", "take ser")
    assert meaning("en", "act", "undo?") == Ask("help", "undo")
    either = meaning("en", "act", "gimme c3?")
    assert isinstance(either, Which)
    assert [meant for _described, meant in either.options] == [
        Ask("try", "buy c3"),
        Ask("try", "reserve c3"),
    ]


@pytest.mark.parametrize("language", languages())
def test_what_is_understood_as_a_question_is_answered(language: str) -> None:
    """The lines that read, one after another in a game: none is answered as unclear."""
    laid = new_table([Player("Sam", HUMAN), Player("Ada", "easy")], RuleSet(), 3)
    one = session(laid, language=language)
    one.opening()
    refused = re.compile(r"^(no|not)-(?!card-fits).*")
    for sample in corpus(language)[:: tries(3, 1)]:
        parsed = meaning(language, "act", sample.typed)
        if sample.phase == "act" and isinstance(parsed, Ask) and parsed.command != "hand":
            said = one.handle(Intent("keyboard", text=sample.typed, seen=laid.version))
            assert said, sample
            unclear = [each.message.name for each in said if refused.match(each.message.name)]
            assert not unclear, (sample, unclear)
