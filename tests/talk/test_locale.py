"""Every message of every language: it renders, it is used, and it is there where it is used."""

import re
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast

from splendor_access import commands
from splendor_access.bots import names as bot_names
from splendor_access.braille import tables
from splendor_access.braille_display.displays import KeyName
from splendor_access.game.cards import NOBLES, ORDER, gems
from splendor_access.game.events import Reason
from splendor_access.game.notation import (
    PRINTED,
    NotationError,
    Writing,
    card_code,
    noble_code,
    parse_card,
    parse_counts,
    parse_noble,
)
from splendor_access.labels.making.aids import aids
from splendor_access.labels.verification.recognise import Fault
from splendor_access.online.club.desk import News
from splendor_access.online.club.words import WORDS
from splendor_access.session.help import DISPLAY, TOPICS
from splendor_access.session.leaning.line import POINTING
from splendor_access.session.reply_words import AFTER_A_GAME
from splendor_access.settings import files
from splendor_access.settings.names import GROUPS as SETTING_GROUPS
from splendor_access.settings.names import NAMES, values
from splendor_access.settings.settings import Source
from splendor_access.settings.system import NAMES as SYSTEM_NAMES
from splendor_access.table.database import SaveError
from splendor_access.table.real_start import Kind
from splendor_access.talk.entries import COMMON, LocaleError
from splendor_access.talk.locale import FOLDER, Locale, languages
from splendor_access.talk.messages import Code, Colour, Head, Message, Run, colours, say
from splendor_access.talk.parsing.commands import COMMANDS, GROUPS
from splendor_access.talk.parsing.history_query import BUFFERS
from splendor_access.talk.questions._reasons import GoodReason, What
from splendor_access.talk.rulebook import PARTS
from splendor_access.teaching.braille_course import LESSONS, REQUESTS, SKIPPED
from splendor_access.teaching.tutorial import LESSONS as STEPS
from tests.cases import every
from tests.driver import run
from tests.talk.made_up import offer
from tests.talk.samples import (
    ATTRIBUTES,
    FORMS,
    entries,
    file_of,
    is_part,
    messages,
    referred,
    renderings,
    resource,
    source,
    variables,
)
from tests.talk.sources import (
    HOLE,
    first_arguments,
    keywords,
    mapped,
    matches,
    shapes,
    texts,
    uses,
)
from tests.talk.untranslated import untranslated
from tests.tiers import SOAK

FILES = [*map(file_of, languages()), COMMON]
STYLES = [(False, ORDER), (True, PRINTED)]
WORDS_OF_THEIR_OWN = {"stone", "words", "short", "usage", "about", "example", "name", "word"}
"""Attributes that are no form of a message."""

PIECES = {"list-comma", "list-brief"}
"""Messages that are separators, kept in quotes because their spaces count."""


OF_SEVERAL_LINES = {
    "braille-tables",
    "help-notation",
    "help-accessibility",
    "help-about",
    "aid-setup",
    "aid-turn",
    "aid-codes",
    "aid-rules",
    *(f"rules-{part}" for part in PARTS),
}


@cache
def styled(language: str) -> list[Locale]:
    """Return a language in every style; English shows in `make test` what styles change."""
    styles = STYLES if SOAK or language == "en" else STYLES[1:]
    return [Locale(language, stones=stones, writing=Writing(order)) for stones, order in styles]


def problems(whole: str, name: str, language: str) -> list[str]:
    """Return what must not be in any text that is said."""
    lines = whole.split("\n") if name in OF_SEVERAL_LINES else [whole]
    return [problem for line in lines for problem in line_problems(line, language)]


def line_problems(text: str, language: str) -> list[str]:
    found = []
    if re.search("[\u2066-\u2069]", text):
        found.append("isolation mark")
    if re.search("[{}$]", text):
        found.append("part of a pattern")
    if re.search("[\ue000\ue001]", text):
        found.append("mark of a code")
    if "  " in text or "\n" in text or "\t" in text:
        found.append("layout by spaces")
    if text != text.strip() or not text:
        found.append("space at an end")
    if re.search(r" [.,:;?!](?:\s|$)", text) and language == "en":
        found.append("space before a point")
    if re.search(r"[.,:;]{2}(?!\.)", text.replace("...", "")):
        found.append("two points in a row")
    if language == "en" and not all("\u0020" <= c <= "\u007e" for c in text):
        found.append("not in ASCII")
    return found


# Rendering


@pytest.mark.parametrize("language", languages())
def test_every_message_renders_in_every_form(language: str) -> None:
    rendered = {
        (message.name, locale.text(message, form))
        for message in renderings(language)
        if message.name not in PIECES
        for locale in styled(language)
        for form in FORMS
    }
    wrong = [(p, name, text) for name, text in rendered for p in problems(text, name, language)]
    assert not wrong


@pytest.mark.parametrize("language", languages())
def test_every_word_of_its_own_renders(language: str) -> None:
    locale = Locale(language)
    for entry in entries(language):
        if entry.attribute in WORDS_OF_THEIR_OWN and not entry.variables:
            text = locale.attribute(entry.name, entry.attribute)
            assert not problems(text, entry.name, language), (entry.name, entry.attribute)


@pytest.mark.parametrize("language", languages())
def test_brailled_messages_are_runs_of_text_and_code(language: str) -> None:
    for locale in styled(language):
        for message in renderings(language)[:: 1 if SOAK or language == "en" else 4]:
            if message.name in PIECES:
                continue
            runs = locale.brailled(message)
            assert "".join(run.text for run in runs) == locale.text(message, "braille")
            assert all(one.is_code != other.is_code for one, other in pairwise(runs)), message
            assert all(is_code(run.text) for run in runs if run.is_code), message


@pytest.mark.parametrize("language", languages())
def test_a_brailled_question_leaves_its_answers_to_the_keys(language: str) -> None:
    locale = Locale(language)
    answers = locale.text(say("prompt-sure"))
    for message in renderings(language):
        if re.search(rf"[.?] {answers}\.$", locale.text(message)):
            assert locale.text(message, "braille").endswith("?"), message


def is_code(text: str) -> bool:
    if is_part(text):
        return True
    for read in (parse_card, parse_noble, parse_counts):
        try:
            read(text)
        except NotationError:
            continue
        return True
    return False


def test_brailled_cards_and_tiles_are_their_codes() -> None:
    locale = Locale("en")
    code = "c4s 3s3o6d"
    card, noble = parse_card(code), NOBLES[0]
    placed = locale.brailled(say("placed", place="c4", card=card))
    assert placed == (Run("c4 "), Run(code, is_code=True))
    printed = Locale("en", writing=Writing(PRINTED)).brailled(say("placed", place="c4", card=card))
    assert printed[1].text == card_code(card, Writing(PRINTED)) != code
    assert locale.brailled(say("placed-noble", place="n1", noble=noble))[1].is_code


def test_gems_without_counts_are_brailled_as_letters() -> None:
    locale = Locale("en", stones=True)
    gone = say("bank-none", gems=colours(gems("er")))
    assert locale.brailled(gone) == (Run("bank no "), Run("er", is_code=True))
    assert locale.text(gone) == "Bank: no emerald or ruby left."


def test_a_card_without_its_cost_is_brailled_as_the_first_part_of_its_code() -> None:
    locale = Locale("en")
    head = say("card-head-placed", place="c4", card=Head(parse_card("c4s 3s3o6d")))
    assert locale.brailled(head) == (Run("c4 "), Run("c4s", is_code=True))
    assert locale.text(head) == "c4, blue, 4 points"


def test_a_code_has_no_marks_when_it_is_spoken() -> None:
    assert Locale("en").text(Message("line", {"text": Code("c4s 3s3o6d")})) == "c4s 3s3o6d"


def test_gems_are_named_as_the_settings_say() -> None:
    message = say("took-me", gems=gems("ssd"))
    plain, other = (locale.text(message) for locale in styled("en"))
    assert plain == "You took 2 blue and 1 white."
    assert other == "You took 1 diamond and 2 sapphires."


def test_what_is_missing_is_an_error_of_the_program() -> None:
    locale = Locale("en")
    with pytest.raises(LocaleError, match="no message"):
        locale.text(say("no-such-message"))
    with pytest.raises(LocaleError, match="took"):
        locale.text(say("took", name="Ana"))


DAMAGES = {
    "deleted": (r"^bank =(?:.*\n)(?:[ \t].*\n)*", ""),
    "misspelt": (r"^bank =", "banc ="),
    "a variable misspelt": (r"^bank =.*\n", "bank = Banque : { $gmes }\n"),
    "a bracket left out": (r"^bank =.*\n", "bank = Banque : { $gems\n"),
    "an argument left out": (r"^bank =.*\n", "bank = Banque : { FORM($gems) }\n"),
    "a function misspelt": (r"^bank =.*\n", 'bank = Banque : { FROM($gems, "of") }\n'),
    "a name misspelt": (r"^bank =.*\n", "bank = Banque : { bnak-word }\n"),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_message_that_a_language_lacks_is_said_in_english(
    damage: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    french = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
    wrong, count = re.subn(damage[0], lambda _: damage[1], french, count=1, flags=re.MULTILINE)
    assert count == 1
    offer(monkeypatch, tmp_path, language="xx", text=wrong)
    locale = Locale("xx")
    message = say("bank", gems=gems("ss"))
    assert locale.text(message) == Locale("en").text(message) == "Bank: 2 blue."
    lacking = say("bank-lacking", gems=gems("ss"), lacking=[Colour("r")])
    assert locale.text(lacking) == Locale("fr").text(lacking)
    assert faults
    assert all("bank" in fault or "bnak" in fault for fault in faults)


def test_a_game_goes_on_where_its_language_lacks_a_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    french = (FOLDER / "fr.ftl").read_text(encoding="utf-8")
    for entry in ("bank", "command-bank", "prompt-you", "words-yes"):
        french = re.sub(rf"^{entry} =.*\n(?:[ \t].*\n)*", "", french, flags=re.MULTILINE)
    offer(monkeypatch, tmp_path, language="fr", text=french)
    played = run("play", "--quick", "--seed", "1", "--lang", "fr", typed="bank\nquitter\nyes\n")
    assert played.code == 0
    assert "Bank: 4 blue, 4 green" in played.out
    log = files.home() / "error.log"
    assert "fr: no message bank" in log.read_text(encoding="utf-8").splitlines()


# The files themselves


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_whole_file_is_fluent(file: Path) -> None:
    body = resource(file).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", languages())
def test_entries_are_found_one_at_a_time(language: str) -> None:
    assert sorted(Locale(language).names()) == sorted(messages(language))


@pytest.mark.parametrize("language", languages())
def test_attributes_have_known_names(language: str) -> None:
    for entry in entries(language):
        form_of_gems = entry.name.startswith(("gem-", "count-"))
        if form_of_gems or entry.attribute in {None} | ATTRIBUTES | WORDS_OF_THEIR_OWN:
            continue
        asked = f"{{ {entry.name}.{entry.attribute} }}" in source(language)
        assert asked, (entry.name, entry.attribute)


@pytest.mark.parametrize("language", languages())
def test_gems_have_every_form_that_sentences_ask_for(language: str) -> None:
    asked = set(re.findall(r'FORM\(\$\w+, "([\w-]+)"\)', source(language)))
    locale = Locale(language)
    for form in asked | {f"stone-{form}" for form in asked}:
        assert all(locale.attribute(f"gem-{letter}", form) for letter in ORDER), form
    forms = {e.attribute for e in entries(language) if e.name.startswith("gem-")}
    asked |= {f"stone-{form}" for form in asked}
    assert forms == {None, "stone", "words"} | asked
    counted = {e.attribute for e in entries(language) if e.name.startswith("count-")}
    assert counted <= {None, "stone"} | asked


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_messages_of_english(language: str) -> None:
    assert not set(messages(language)) - set(messages("en"))
    lacking = set(messages("en")) - set(messages(language))
    assert lacking == untranslated(language), "make untranslated ARGS=--note lists what is English"
    for name in messages(language):
        assert variables(language, name) == variables("en", name), name


def test_locales_are_the_files_of_the_folder() -> None:
    assert languages()[0] == "en"
    assert set(languages()) == {path.stem for path in FOLDER.iterdir() if path.suffix == ".ftl"}


# What the program says


@cache
def families() -> dict[str, AbstractSet[str]]:
    """Return what fills the hole of each composed name."""
    reading = first_arguments("SaveError") | mapped("table/database.py", "trouble") | {"failed"}
    reasons = {GoodReason(what).entry for what in get_args(What)}
    acts = {name for name, kind in COMMANDS.items() if kind == "act"}
    return {
        "advice-{}": reasons - {"drew", "hidden"},
        "begun-{}": {*get_args(Kind)},
        "begun-no-more-{}": {*get_args(Kind)} - {"tokens"},
        "begun-not-{}": {"tokens", "limit", "noble-bonuses", "noble-missing", "gap", "deck"},
        "begun-prompt-{}": {*get_args(Kind), "turn", "points", "bank"},
        "cli-{}": first_arguments("about") | set(commands.names()),
        "command-{}": set(COMMANDS),
        "count-{}": set(ORDER),
        "gem-{}": set(ORDER),
        "exercise-{}": {step.name for step in STEPS} - {"gems", "buy", "pair", "reserve", "try"},
        "help-{}": set(TOPICS),
        "help-display-{}": set(DISPLAY),
        "lesson-{}": {step.name for step in STEPS},
        "why-{}": reasons - {"least", "same"},
        "title-{}": {step.name for step in STEPS},
        "part-{}": set(PARTS),
        "rules-{}": set(PARTS),
        "reads-{}": set(GROUPS),
        "label-{}-help": {"find", "pair"},
        "label-{}-help-more": {"find", "pair"},
        "label-{}-opening": {"find", "pair"},
        "label-fault-{}": {*first_arguments("NotAsPlanned"), *get_args(Fault)},
        "label-unreadable-{}": set(first_arguments("UnreadableLabels")),
        "level-{}": set(bot_names()),
        "metavar-{}": {each.lower().replace("=", "-") for each in keywords("metavar")},
        "misread-{}": set(first_arguments("NotationError")),
        "noble-name-{}": {noble_code(noble).replace(" ", "") for noble in NOBLES},
        "nothing-to-{}": acts - {"pass"},
        "prompt-{}": {"you", "pay", "return", "noble", "wait", "which", "over"},
        "refused-cannot-afford{}": {"", "-no-gold"},
        "refused-phase-{}": {"act", "return", "noble"},
        "refused-{}": {reason.value for reason in Reason} - {"phase"},
        "resume-{}": set(reading),
        "operator-{}": {
            *("no-table", "no-address", "no-ban", "no-text", "not-kept"),
            *("no-member", "unwritten"),
        },
        "club-news-{}": set(get_args(News)),
        "club-words-{}": set(WORDS),
        "save-{}": set(reading) - {"missing", "newer", "newer-kept"},
        "setting-{}": set(NAMES),
        "settings-{}": set(SETTING_GROUPS),
        "shortcuts-{}": {"aliases", "keys"},
        "source-{}": set(get_args(Source)) - {"default"},
        "system-{}": set(SYSTEM_NAMES.values()),
        "table-for-{}": set(get_args(tables.Use)),
        "teach-ask-{}": {lesson.name for lesson in LESSONS},
        "teach-title-{}": {lesson.name for lesson in LESSONS},
        "value-{}": set(_values()),
        "language-{}": set(languages()),
        "words-{}": first_arguments("words") - set(messages("en"))
        | {"again", "unsaved", "quit"}
        | set(BUFFERS)
        | {text for text in texts() if f"words-{text}" in messages("en")}
        | {f"pointing-{kind}" for kind in POINTING}
        | {f"gist-{text}" for text in texts() if f"words-gist-{text}" in messages("en")}
        | {f"wanting-{command}" for command in AFTER_A_GAME}
        | {*REQUESTS, *SKIPPED}
        | set(TOPICS),
        "words-cli-{}": set(commands.names()),
        "view-{}": {"bank", "bonuses", "tokens"},
        "view-key-{}": {name.replace("_", "-") for name in get_args(KeyName)},
        "aid-name-{}": set(aids()),
        "bonuses{}": {"", "-me"},
        "owns-nobles{}": {"", "-me"},
        "tokens{}": {"", "-me"},
    }


EXPLAINED = ("term-", "about-", "phrases-", "told-", "senses-", "said-", "subject-")
"""Beginnings of the entries that help or the parser finds by the words in them."""


def _values() -> Iterator[str]:
    """Yield the values of settings that are words of a language, or are made of such words."""
    for name in NAMES:
        for value in values(name):
            if value in messages_of_values():
                yield value
            elif name not in ("table", "texts", "language", "engine") and not value.isdecimal():
                yield from value.split("-")


@cache
def messages_of_values() -> set[str]:
    return {name.removeprefix("value-") for name in messages("en") if name.startswith("value-")}


TOLD_AT_RUN_TIME = {"{}-me"}
"""Names of which the source does not say enough; the other tests of this room meet them."""

NOT_SAID = {
    "reserved-unseen": {"place"},  # which is the level again
    "reserved-unseen-me": {"place"},
}
"""Arguments that a call gives for its other messages."""


def possible(shape: str) -> list[str]:
    """Return the names that a composed name can be."""
    if HOLE not in shape:
        return [shape]
    return [shape.replace(HOLE, filler) for filler in families()[shape]]


def test_what_is_said_exists() -> None:
    said = {use.name for use in uses()} - TOLD_AT_RUN_TIME
    missing = [name for shape in said for name in possible(shape) if name not in messages("en")]
    assert not missing


def test_families_are_whole() -> None:
    assert not [family for family in families() if family not in shapes()]
    names = [name for family in families() for name in possible(family)]
    assert not [name for name in names if name not in messages("en")]


def test_what_is_said_has_just_its_arguments() -> None:
    given = [(use, use.args) for use in uses() if use.args is not None]
    wanted: dict[str, set[str]] = defaultdict(set)
    for use, args in given:
        for name in possible(use.name):
            assert variables("en", name) <= args, (name, use.where)
            wanted[use.where] |= variables("en", name)
    for use, args in given:
        unused = args - NOT_SAID.get(use.name, set()) - wanted[use.where]
        assert not unused, (use.name, use.where)


def test_every_message_is_used() -> None:
    assert not [name for name in messages("en") if not is_used(name)]


def is_used(name: str) -> bool:
    """Say whether anything says a message."""
    if name.startswith("install-"):
        return True  # .ci/setup says it, and tests/project/test_setup.py compares them
    bases = {name, name.removesuffix("-me")}
    by_family = any(filler in fillers for filler, fillers in _fillers(name))
    found = name.startswith(EXPLAINED) or name in referred("en")
    return bool(bases & texts()) or by_family or found


def _fillers(name: str) -> Iterator[tuple[str, AbstractSet[str]]]:
    for family, fillers in families().items():
        for filler in matches(family, name):
            yield filler, fillers


@every("language", languages())
@every("command", COMMANDS)
def test_every_command_has_its_words(language: str, command: str) -> None:
    locale = Locale(language)
    name = f"command-{command}"
    assert locale.words(name)
    if name in untranslated(language):
        return
    assert any(each.name == name and each.attribute == "about" for each in entries(language))
    takes_more = locale.attribute(name, "usage").casefold() not in ("", locale.words(name)[0])
    assert bool(locale.attribute(name, "example")) == takes_more, "an example for what takes words"


@pytest.mark.parametrize("error", [SaveError, NotationError])
def test_every_reason_of_an_error_is_found_in_the_source(error: type[Exception]) -> None:
    assert first_arguments(error.__name__)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "d'Ada"),
        ("Émile", "d'Émile"),
        ("Ben", "de Ben"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
    ],
)
def test_a_french_word_is_elided_before_a_name(name: str, said: str) -> None:
    assert Locale("fr").text(say("stats-all-of", name=name)) == f"Toutes les parties {said}"
