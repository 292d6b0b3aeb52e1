"""At the give-back a colour is a colour: no letters are read out of it, nor beside it."""

from itertools import combinations

import pytest

from splendor_access.game.actions import Return
from splendor_access.game.cards import Gems, gems, minus
from splendor_access.game.chance import Chance
from splendor_access.game.legality import refusal, surplus
from splendor_access.game.record import HUMAN, Player
from splendor_access.game.state import State
from splendor_access.session.shared_keyboard import AnySession
from splendor_access.table.table import Table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.narrate import refused
from splendor_access.talk.parsing.commands import Act, Context, Menu, Parsed, Unclear
from splendor_access.talk.parsing.parser import CommandParser
from tests.cases import every
from tests.driver import session, told
from tests.game import situations
from tests.game.situations import seated
from tests.talk.held_out import situation
from tests.talk.test_corpus import NAMES, vocabulary
from tests.tiers import tries

HELD = "sseerrrooggdd"
BACK = {"en": "give back", "de": "gib", "fr": "rendre", "nl": "geef"}
RED = {
    "en": ("red", "reds", "red please", "please red", "a red", "one red", "a red one", "the red")
    + ("the red one", "red token", "a red token please", "rubies", "Red!", "ok red", "so red"),
    "de": ("rot", "rote", "rotes", "roten", "roter", "ein rotes", "einen roten", "den roten")
    + ("der rote", "rot bitte", "bitte rot", "rubin", "Rot!", "red", "so rot"),
    "fr": ("rouge", "rouges", "un rouge", "le rouge", "une rouge", "rouge s'il te plaît", "rubis")
    + ("rouge svp", "red", "des rouges"),
    "nl": ("rood", "rode", "een rode", "de rode", "rode alsjeblieft", "robijn", "red", "één rode"),
}
SEVERAL = {
    "en": {"red and blue": "sr", "red blue": "sr", "a red and a green": "er", "2 red": "rr"},
    "de": {"rot und blau": "sr", "rot blau": "sr", "2 rote": "rr", "red und blau": "sr"},
    "fr": {"rouge et bleu": "sr", "un or et un rouge": "gr", "2 rouges": "rr", "or rouge": "gr"},
    "nl": {"rood en blauw": "sr", "rode en groene": "er", "2 rode": "rr", "red en blauw": "sr"},
}
NOTHING = {
    "en": ("ered", "redd", "reded", "red or blue", "or blue", "white or", "see red", "do red")
    + ("so so red", "bl or", "redo"),
    "de": ("rot oder grün", "er rot", "es rot", "do rot", "or rot", "ored"),
    "fr": ("rouge ou vert", "os rouge", "ego rouge", "dos rouge", "rood ou or", "roux or"),
    "nl": ("rood of groen", "roder", "goed rood", "dor rood", "er rood", "oog rood", "rodeo"),
}


def at_give_back(over: int) -> State:
    return situations.table(seated(tokens=HELD[: 10 + over]), seated(tokens="oo"), phase="return")[
        0
    ]


def giving_back(language: str, *, strict: bool) -> AnySession:
    """Return the session of somebody who holds 13 tokens."""
    players = [Player("Sam", HUMAN), Player("Ada", "easy")]
    state, deal = situations.table(seated(tokens=HELD), seated(), phase="return")
    return session(Table(players, state, deal, Chance(1)), strict=strict, language=language)


def held(one: AnySession) -> Gems:
    return one.table.state.seats[0].tokens


def meaning(language: str, line: str, over: int, *, strict: bool) -> Parsed:
    context = Context(at_give_back(over), 0, NAMES, strict=strict)
    return CommandParser(vocabulary(language)).parse(line, context)


def returned(parsed: Parsed) -> str:
    assert isinstance(parsed, Act), parsed
    return "".join(letter * n for letter, n in zip("segrod", parsed.action.gems, strict=True))  # type: ignore[union-attr]


@every("language", languages())
@every("over", [1, 2, 3])
@every("strict", [False, True])
def test_a_colour_gives_back_that_colour(language: str, over: int, strict: bool) -> None:
    assert surplus(at_give_back(over)) == over
    for spelt in RED[language]:
        for line in (spelt, f"{BACK[language]} {spelt}", f"return {spelt}"):
            meant = meaning(language, line, over, strict=strict)
            if isinstance(meant, Unclear | Menu):  # a please behind a command is not always known
                continue
            assert returned(meant) == "r", line
        assert returned(meaning(language, spelt, over, strict=strict)) == "r", spelt
    for line, letters in SEVERAL[language].items():
        assert returned(meaning(language, line, over, strict=strict)) == letters, line


@every("language", languages())
@every("over", [1, 2, 3])
@every("strict", [False, True])
def test_every_name_of_a_gem_is_that_gem(language: str, over: int, strict: bool) -> None:
    for letter in "segrod":
        for name in Locale(language).words(f"gem-{letter}", "words"):
            assert returned(meaning(language, name, over, strict=strict)) == letter, name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("over", [1, 2, 3])
def test_no_letters_are_read_beside_a_colour_or_out_of_a_word_that_holds_one(
    language: str, over: int
) -> None:
    for typed in NOTHING[language]:
        for line in (typed, f"{BACK[language]} {typed}"):
            meant = meaning(language, line, over, strict=False)
            acts = isinstance(meant, Act) and not refusal(at_give_back(over), meant.action)
            assert not acts or returned(meant) == "r", line


@pytest.mark.parametrize(
    ("language", "line"), [("en", "ered"), ("en", "redder"), ("nl", "roder"), ("fr", "orsor")]
)
def test_a_word_that_holds_a_colour_is_no_letters(language: str, line: str) -> None:
    for typed in (line, f"return {line}"):
        assert isinstance(meaning(language, typed, 3, strict=False), Unclear), typed


@pytest.mark.parametrize("line", ["take so red", "take or blue", "take a red or a green"])
def test_no_letters_are_read_beside_a_colour_that_is_taken(line: str) -> None:
    state = situations.table(seated(tokens=""), seated(tokens=""))[0]
    for strict in (False, True):
        context = Context(state, 0, NAMES, strict=strict)
        assert isinstance(CommandParser(vocabulary("en")).parse(line, context), Unclear), line


@every("language", languages())
@every("letters", ["red", "erd", "der", "rde", "dor", "ors", "srg"])
def test_a_program_writes_letters_in_any_order(language: str, letters: str) -> None:
    one = giving_back(language, strict=True)
    told(one, f"return {letters}")
    assert held(one) == minus(gems(HELD), gems(letters))


ONE_RED = ["red", "red please", "give back a red", "give back red", "a red"]


@pytest.mark.parametrize("line", ONE_RED)
def test_to_a_program_one_of_three_is_not_enough(line: str) -> None:
    one = giving_back("en", strict=True)
    assert "Give back 3, not 1 token. Example: return ser" in told(one, line)
    assert held(one) == gems(HELD)
    assert told(one, "red, green and white")[0] == "You gave back green, red and white."


@pytest.mark.parametrize("line", ONE_RED)
def test_one_of_three_is_noted_and_the_rest_is_asked_for(line: str) -> None:
    one = giving_back("en", strict=False)
    assert told(one, line)[0] == "Noted: 1 red. Give back 2 more."
    assert held(one) == gems(HELD)
    assert told(one, "green and white")[0] == "You gave back green, red and white."


def test_a_colour_behind_the_command_is_a_colour_where_somebody_types() -> None:
    one = giving_back("en", strict=False)
    told(one, "return red")
    assert held(one) == gems(HELD)


@pytest.mark.parametrize("language", languages())
def test_the_example_of_a_refusal_is_as_many_as_are_due(language: str) -> None:
    for over in (1, 2, 3):
        state = at_give_back(over)
        wrong = meaning(language, "rrr"[: over % 3 + 1], over, strict=False)
        assert isinstance(wrong, Act)
        why = refusal(state, wrong.action)
        assert why
        example = Locale(language).text(refused(why)).rpartition(": ")[2]
        given = returned(meaning(language, example, over, strict=False))
        assert len(given) == over


@every("language", languages())
def test_letters_in_the_order_of_the_notation_are_all_that_is_given(language: str) -> None:
    runs = {"".join(run) for run in combinations("sseerrroodd", 3)}
    runs = {run for run in runs if not vocabulary(language).gems_begun(run)}
    assert {"erd", "rrd"} <= runs
    for run in {"erd", "rrd", *sorted(runs)[:: tries(5, 1)]}:
        for line in (f"return {run}", run):
            one = giving_back(language, strict=False)
            told(one, line)
            assert minus(gems(HELD), held(one)) == gems(run), line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "one black and one white back in the pot"),
        ("de", "eine schwarze und eine weiße zurück in den Topf"),
        ("nl", "een zwarte en een witte terug in de pot"),
    ],
)
def test_what_goes_back_into_the_bank_is_given_back_whole(language: str, line: str) -> None:
    one = situation.at_prompt("give-back", language)
    situation.typed(one, line)
    assert one.table.actions[-1] == Return(gems("od"))
