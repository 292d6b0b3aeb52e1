"""What is typed in French and in Dutch."""

import re
from collections.abc import Sequence
from itertools import combinations

import msgspec
import pytest

from splendor_access.game.actions import Buy, Reserve, Return, Take
from splendor_access.game.cards import ORDER, gems
from splendor_access.game.state import RuleSet, State
from splendor_access.session.prompts import Choice
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Look,
    Parsed,
    Pay,
    Which,
)
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_parser import STATE

VOCABULARIES = {language: Vocabulary(Locale(language)) for language in languages()}


WITH_FOUR_GREEN = msgspec.structs.replace(STATE, bank=(2, 4, 4, 2, 2, 2))
FREELY = msgspec.structs.replace(STATE, rules=RuleSet("up-to-three"))


def meaning(language: str, line: str, *, strict: bool = False, state: State = STATE) -> Parsed:
    return CommandParser(VOCABULARIES[language]).parse(
        line, Context(state, 0, ("Ana", "Zo\u00e9"), strict=strict)
    )


@every("strict", [False, True])
@every(
    ("language", "line", "letters"),
    [
        ("fr", "prendre bleu vert rouge", "ser"),
        ("fr", "PRENDRE un saphir et une \u00e9meraude", "se"),
        ("fr", "prendre deux noirs", "oo"),
        ("fr", "prendre 2 diamants", "dd"),
        ("fr", "prends de l'onyx, du rubis et un saphir", "sro"),
        ("fr", "prendre emeraude, saphir, diamant", "sed"),
        ("fr", "take bleu vert red", "ser"),
        ("nl", "neem blauw groen rood", "ser"),
        ("nl", "neem een saffier, een smaragd en een robijn", "ser"),
        ("nl", "neem twee zwarte", "oo"),
        ("nl", "nemen saffier diamant onyx", "sod"),
        ("nl", "take green wit onyx", "eod"),
        ("nl", "n ser", "ser"),
    ],
)
def test_gems_in_words(language: str, line: str, letters: str, strict: bool) -> None:
    assert meaning(language, line, strict=strict) == Act(Take(gems(letters)))


@pytest.mark.parametrize(
    ("word", "letter"), [("sa", "s"), ("saf", "s"), ("sm", "e"), ("sma", "e"), ("sap", "s")]
)
def test_saffier_and_smaragd_are_never_confused(word: str, letter: str) -> None:
    assert meaning("nl", f"neem {word}") == Act(Take(gems(letter)))


@every("language", languages())
@every("letter", ORDER)
def test_a_single_letter_is_the_code_and_is_answered_in_full(language: str, letter: str) -> None:
    assert meaning(language, f"take {letter}") == Act(Take(gems(letter)))
    locale = Locale(language)
    told = locale.text(say("took-me", gems=gems(letter)))
    word = locale.attribute(f"gem-{letter}")
    assert re.search(rf"\b{word}\b", told, re.IGNORECASE)


@pytest.mark.parametrize(
    ("language", "line", "meanings"),
    [
        ("fr", "prendre or", ["g", "ro"]),
        ("fr", "prendre ro", ["r", "ro"]),
        ("nl", "neem ro", ["r", "ro"]),
        ("fr", "prendre red", ["r", "erd"]),
    ],
)
def test_what_is_a_gem_and_a_run_of_codes_asks(
    language: str, line: str, meanings: list[str]
) -> None:
    which = meaning(language, line, state=FREELY)
    assert isinstance(which, Which)
    assert [meant for _, meant in which.options] == [Act(Take(gems(each))) for each in meanings]


@pytest.mark.parametrize(
    ("language", "line", "gem"),
    [
        ("fr", "prendre or", "g"),
        ("fr", "prendre ro", "r"),
        ("nl", "neem ro", "r"),
        ("nl", "neem go", "g"),
    ],
)
def test_what_is_allowed_in_no_meaning_is_not_asked_about(
    language: str, line: str, gem: str
) -> None:
    assert meaning(language, line) == Act(Take(gems(gem)))


def test_rood_is_red_though_it_is_written_with_the_letters_of_gems() -> None:
    for strict in (False, True):
        assert meaning("nl", "neem rood", strict=strict) == Act(Take(gems("r")))
        assert meaning("nl", "koop a1 met rood", strict=strict) == Pay("a1", {"r": 1})


def test_gold_is_what_or_pays_with() -> None:
    assert meaning("fr", "acheter a1 avec or") == Pay("a1", {"g": 1})
    assert meaning("fr", "acheter a1 avec 1 or et 2 rouges") == Pay("a1", {"g": 1, "r": 2})


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("fr", "acheter b2 avec 1g", Pay("b2", {"g": 1})),
        ("fr", "r\u00e9server c3", Act(Reserve("c3"))),
        ("fr", "reserver pioche b", Act(Reserve("b"))),
        ("fr", "rendre s", Act(Return(gems("s")))),
        ("fr", "rang\u00e9e niveau b", Ask("row", "b")),
        ("fr", "rangee b", Ask("row", "b")),
        ("fr", "joueur zo\u00e9", Ask("player", "1")),
        ("fr", "joueur zoe", Ask("player", "1")),
        ("nl", "koop b2 met 1g", Pay("b2", {"g": 1})),
        ("nl", "reserveer stapel b", Act(Reserve("b"))),
        ("nl", "rij b", Ask("row", "b")),
        ("nl", "speler zo\u00e9", Ask("player", "1")),
    ],
)
def test_commands_in_words(language: str, line: str, meant: Parsed) -> None:
    assert meaning(language, line) == meant


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "acheter rouge \u00e0 2 points"),
        ("fr", "acheter carte rouge de 2 points"),
        ("nl", "koop rode kaart van 2 punten"),
    ],
)
def test_a_card_by_what_it_is(language: str, line: str) -> None:
    assert meaning(language, line) == Act(Buy("b1"))


def test_what_a_card_does_not_cost() -> None:
    looked = meaning("fr", "voir niveau c co\u00fbte sans onyx")
    assert isinstance(looked, Look | Which)
    assert (
        looked
        == meaning("fr", "voir niveau c co\u00fbte sans d'onyx")
        == meaning("en", "look level c cost no onyx")
    )


@every("language", languages())
@every("command", COMMANDS)
def test_english_words_are_understood_in_every_language(language: str, command: str) -> None:
    (word, *_) = Locale("en").words(f"command-{command}")
    assert VOCABULARIES[language].command(word) == command
    own = Locale(language).words(f"command-{command}")
    assert all(VOCABULARIES[language].command(each) == command for each in own)


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_no_word_of_a_command_is_an_answer_to_give_back(language: str) -> None:
    """Tokens are given back by letters or words alone, so that these are free of commands."""
    locale = Locale(language)
    for command in COMMANDS:
        entry = f"command-{command}"
        for word in locale.words(entry) + locale.words(entry, "short"):
            assert set(word) - set(ORDER), word
            assert len(word) == 1 or not VOCABULARIES[language].bonus(word), word


@pytest.mark.parametrize("language", languages())
def test_english_is_not_offered_to_be_completed_or_meant(language: str) -> None:
    own = {
        word
        for command in COMMANDS
        for attribute in (None, "short")
        for word in Locale(language).words(f"command-{command}", attribute)
    }
    assert set(VOCABULARIES[language].command_words()) <= own


def test_a_slip_is_answered_with_a_word_of_the_language() -> None:
    slip = meaning("fr", "reserverr c3")
    assert isinstance(slip, Which)
    ((asked, meant),) = slip.options
    assert Locale("fr").text(asked) == "r\u00e9server c3."
    assert meant == meaning("fr", "r\u00e9server c3")


@pytest.mark.parametrize("language", languages())
def test_a_run_in_the_order_of_the_notation_is_strictly_one_thing(language: str) -> None:
    for letters in map("".join, combinations("serod", 3)):
        assert meaning(language, f"take {letters}", strict=True) == Act(Take(gems(letters)))
        assert meaning(language, f"take {letters}") == Act(Take(gems(letters)))


@pytest.mark.parametrize("word", ["t", "take"])
def test_a_run_in_the_order_of_the_notation_acts_after_every_english_word(word: str) -> None:
    for letters in map("".join, combinations("serod", 3)):
        assert meaning("en", f"{word} {letters}") == Act(Take(gems(letters)))


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "take green"), ("de", "nimm grün"), ("fr", "je prends du vert"), ("nl", "pak groen")],
)
def test_a_colour_of_which_only_two_can_be_taken_is_asked_about(language: str, line: str) -> None:
    meant = meaning(language, line, state=WITH_FOUR_GREEN)
    assert isinstance(meant, Which)
    assert [action for _said, action in meant.options] == [Act(Take(gems("ee")))]
    alone = Act(Take(gems("e")))
    assert meaning(language, "take e", state=WITH_FOUR_GREEN) == alone


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("de", "nimm rod"), ("nl", "neem rod")),
        *(("en", "rod"), ("de", "rod"), ("nl", "rod")),  # and bare, in every language
    ],
)
def test_a_run_that_is_nearly_red_is_asked_about_after_a_word_of_the_language(
    language: str, line: str
) -> None:
    meant = meaning(language, line)
    assert isinstance(meant, Which)
    assert {action for _said, action in meant.options} >= {Act(Take(gems("rod")))}


@pytest.mark.parametrize("line", ["hetzelfde als daarnet", "zelfde als vorige keer"])
def test_a_word_for_if_behind_same_only_compares(line: str) -> None:
    one = at_prompt("turn", "nl")
    typed(one, line)
    assert isinstance(one.open_prompt, Choice)
    assert one.open_prompt.options[0][1] == Act(Take(gems("ser")))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("old", "while", "hope", "says", "bed", "love")),
        ("de", ("raten", "wieder", "leute", "wissen", "läuft", "passt")),
        ("fr", ("soir", "jeune", "bouge", "jour", "simple", "vide")),
        ("nl", ("veel", "rond", "klopt", "komen", "deel", "stap")),
    ],
)
def test_another_word_of_the_language_is_no_slip(language: str, words: Sequence[str]) -> None:
    reader = Reader(Vocabulary(Locale(language)), ())
    assert not [each for each in words if reader.tokens(each)[0].guessed]


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "wht", "white"),
        ("de", "rott", "rot"),
        ("fr", "rouje", "rouge"),
        ("nl", "blouw", "blauw"),
    ],
)
def test_a_slip_is_the_word_it_is_near(language: str, typed: str, meant: str) -> None:
    (token,) = Reader(Vocabulary(Locale(language)), ()).tokens(typed)
    assert (token.word, token.guessed) == (meant, True)
