"""What a typed line means."""

import re
import time
from string import ascii_lowercase

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from splendor_access.game.actions import Action, Buy, ChooseNoble, Pass, Reserve, Return, Take
from splendor_access.game.cards import CARDS, NOBLES, ORDER, Card, Noble, gems
from splendor_access.game.chance import Chance
from splendor_access.game.legality import legal_actions
from splendor_access.game.notation import (
    PRINTED,
    Writing,
    action_text,
    card_code,
    count_text,
    noble_code,
    parse_card,
    parse_noble,
)
from splendor_access.game.state import MARKET_PLACES, State
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import Typed, clean
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    GROUPS,
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
)
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.game.situations import dealt, decisions, seated, table
from tests.tiers import sampled, tries

MARKET: dict[str, str | None] = {
    "a1": "a0r 2r2d",
    "a2": "a0e 2s2r",
    "b1": "b2r 5o3d",
    "b2": "b2o 5d",
    "b3": "b1o 3e2o3d",
    "c1": "c5o 7r3o",
    "c2": "c4s 3s3o6d",
    "c3": "c5s 3s7d",
    "c4": None,
}
HELD = "b3e 6e"
TILES = ("3 4s4e", "3 3s3e3d", "3 4e4r")
STATE, DEAL = table(
    seated(tokens="sserg", hand=(HELD, None, None)),
    seated(tokens="oo"),
    tiles=TILES,
    market=MARKET,
)
ENGLISH = Vocabulary(Locale("en"))


def meaning(line: str, state: State = STATE, *, strict: bool = False) -> Parsed:
    return CommandParser(ENGLISH).parse(line, Context(state, 0, ("Ana", "Bea"), strict))


def about(parsed: Parsed) -> str:
    """Return the name of the message that answers a line that means nothing."""
    assert isinstance(parsed, Unclear), parsed
    return parsed.answer.name


def said(parsed: Parsed) -> str:
    """Return in words what answers a line that means nothing, or what it asks."""
    assert isinstance(parsed, Unclear | Which), parsed
    return Locale("en").text(parsed.answer if isinstance(parsed, Unclear) else parsed.prompt)


def actions(parsed: Parsed) -> list[Action]:
    """Return the actions of a question, or the one that is meant."""
    if isinstance(parsed, Which):
        return [meant.action for _text, meant in parsed.options if isinstance(meant, Act)]
    return [parsed.action] if isinstance(parsed, Act) else []


# Gems


@every(
    ("typed", "letters"),
    [
        ("take ser", "ser"),
        ("take s e r", "ser"),
        ("take s,e,r", "ser"),
        ("take rso", "sro"),
        ("TAKE SER", "ser"),
        ("Take Ser", "ser"),
        ("t ser", "ser"),
        ("take ss", "ss"),
        ("take 2s", "ss"),
        ("take 2 s", "ss"),
        ("take s2", "ss"),
        ("take 1s1e1r", "ser"),
        ("take blue green red", "ser"),
        ("take blue, green and red", "ser"),
        ("take sapphire emerald ruby", "ser"),
        ("take sapp emer rub", "ser"),
        ("take 2 blue", "ss"),
        ("take two blue", "ss"),
        ("take Two Sapphires", "ss"),
        ("take a blue, a green and a red", "ser"),
        ("take one blue and one green", "se"),
        ("take two gems of white", "dd"),
        ("take ro", "ro"),
        ("take or", "ro"),
        ("take bla whi", "od"),
        ("take ssss", "ssss"),
        ("take g", "g"),
    ],
)
def test_gems_by_letters_and_words(typed: str, letters: str) -> None:
    if letters:
        assert actions(meaning(typed)) == [Take(gems(letters))]
    else:
        assert about(meaning(typed)) == "not-understood"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take red", ["r", "erd"]),
        ("take do", ["do"]),
        ("take 2 red", ["rr"]),
        ("take two red", ["rr"]),
        ("take red and blue", ["sr"]),
        ("take bl red green", ["ser", "ero"]),
        # No meaning is allowed, so that one is enough to be told why.
        ("take gr", ["e"]),
        ("take go", ["g"]),
        ("take bl", ["s"]),
        ("take bl red", ["sr"]),
    ],
)
def test_gems_that_can_mean_more_than_one_thing(typed: str, meant: list[str]) -> None:
    assert actions(meaning(typed)) == [Take(gems(letters)) for letters in meant]


@pytest.mark.parametrize(
    ("typed", "letters"),
    [
        ("take gr", "gr"),  # a run in the order of the notation is one, where nobody types
        ("take ser", "ser"),
        ("take er", "er"),
        ("take so", "so"),
        ("take ro", "ro"),
    ],
)
def test_runs_in_their_order_are_letters_in_a_pipe(typed: str, letters: str) -> None:
    assert meaning(typed, strict=True) == Act(Take(gems(letters)))


def test_no_line_the_program_writes_is_asked_about() -> None:
    for action in legal_actions(STATE):
        assert meaning(action_text(action), strict=True) == Act(action)


def test_every_action_line_of_whole_games_is_read_as_itself() -> None:
    state, deal = dealt()
    for at, action in decisions(state, deal, Chance(3)):
        context = Context(at, at.to_act, ("Ana", "Bea"), strict=True)
        assert CommandParser(ENGLISH).parse(action_text(action), context) == Act(action)


RETURNING = table(
    seated(tokens="sssseegggooo"), seated(), tiles=("3 4s4e",), phase="return", market=MARKET
)[0]


@pytest.mark.parametrize(
    ("typed", "letters"),
    [
        ("return ss", "ss"),
        ("rt ss", "ss"),
        ("ss", "ss"),
        ("so", "so"),
        ("blue black", "so"),
        ("2 blue", "ss"),
        ("two blue", "ss"),
        ("1 4", "so"),
        ("return 1 1", "ss"),
        ("return 3", "g"),
    ],
)
def test_tokens_to_return_need_no_command(typed: str, letters: str) -> None:
    assert actions(meaning(typed, RETURNING)) == [Return(gems(letters))]


def test_numbers_to_return_are_those_of_the_list() -> None:
    assert about(meaning("9", RETURNING)) == "not-a-command"
    assert about(meaning("return 5", RETURNING)) == "not-understood"


# Cards


@every(
    ("typed", "meant"),
    [
        ("buy b2", Act(Buy("b2"))),
        ("b b2", Act(Buy("b2"))),
        ("BUY B2", Act(Buy("b2"))),
        ("buy h1", Act(Buy("h1"))),
        ("buy h3", Act(Buy("h3"))),
        ("buy c4", Act(Buy("c4"))),
        ("buy c4s 3s3o6d", Act(Buy("c2"))),
        ("buy c4s3s3o6d", Act(Buy("c2"))),
        ("buy C4S 3S3O6D", Act(Buy("c2"))),
        ("buy c4s s3o3d6", Act(Buy("c2"))),
        ("buy s3o3d6", Act(Buy("c2"))),
        ("buy 3s3o6d", Act(Buy("c2"))),
        ("buy c4s", Act(Buy("c2"))),
        ("buy b3e", Act(Buy("h1"))),
        ("buy red two points", Act(Buy("b1"))),
        ("buy red 2 points", Act(Buy("b1"))),
        ("buy two points red", Act(Buy("b1"))),
        ("buy red b", Act(Buy("b1"))),
        ("buy red level b", Act(Buy("b1"))),
        ("buy red level 2", Act(Buy("b1"))),
        ("buy black level c", Act(Buy("c1"))),
        ("buy the ruby card worth 2 points", Act(Buy("b1"))),
        ("buy 4 points", Act(Buy("c2"))),
        ("reserve c1", Act(Reserve("c1"))),
        ("rs c1", Act(Reserve("c1"))),
        ("reserve red 2 points", Act(Reserve("b1"))),
        ("reserve deck c", Act(Reserve("c"))),
        ("reserve c deck", Act(Reserve("c"))),
        ("reserve top of deck c", Act(Reserve("c"))),
        ("reserve deck 3", Act(Reserve("c"))),
        ("buy", Menu("buy")),
        ("take", Menu("take")),
        ("reserve", Menu("reserve")),
        ("reserve pile", Menu("reserve", decks=True)),
        ("reserve from the top of the deck", Menu("reserve", decks=True)),
        ("return", Menu("return")),
        ("noble", Menu("noble")),
        ("pass", Act(Pass())),
        ("noble n2", Act(ChooseNoble("n2"))),
        ("noble 5", Act(ChooseNoble("n5"))),
        ("noble 3 3s3e3d", Act(ChooseNoble("n2"))),
        ("nb n2", Act(ChooseNoble("n2"))),
        ("buy b2 with 1g", Pay("b2", {"g": 1})),
        ("buy b2 with 1 gold", Pay("b2", {"g": 1})),
        ("buy b2 with 4d1g", Pay("b2", {"g": 1, "d": 4})),
        ("buy b2 using a-one gold", Pay("b2", {"g": 1})),
        ("buy red two points with 2 gold", Pay("b1", {"g": 2})),
        ("undo", Do("undo")),
        ("settings verbosity brief", Do("settings", "verbosity brief")),
        ("q", Do("quit")),
        ("?", Ask("help")),
        ("\u0301? take", Ask("help", "take")),
        ("help take", Ask("help", "take")),
        ("row b", Ask("row", "b")),
        ("row 2", Ask("row", "b")),
        ("row level two", Ask("row", "b")),
        ("player", Ask("player", "1")),
        ("player bea", Ask("player", "1")),
        ("player b", Ask("player", "1")),
        ("player ANA", Ask("player", "0")),
        ("log 10", Ask("log", "10")),
        ("bank of gems", Ask("bank", "of gems")),
        ("deck b", Ask("deck", "b")),
        ("position mine", Ask("position", "mine")),
        ("record with deck", Ask("record", "with deck")),
        ("record with-deck", Ask("record", "with-deck")),
        ("record.", Ask("record", "")),
        ("“Record” ./a.b", Ask("record", "./a.b")),
        ("market", Ask("board")),
        ("look n1", Look("look", "n1", parse_noble("3 4s4e"))),
        ("look n5", Look("look", "n5", None)),
        ("look c4", Look("look", "c4", None)),
        ("look h1", Look("look", "h1", parse_card(HELD))),
        ("h1", Look("look", "h1", parse_card(HELD))),
        ("c2", Look("look", "c2", parse_card("c4s 3s3o6d"))),
        ("c4s", Look("look", "c2", parse_card("c4s 3s3o6d"))),
        ("c4s 3s3o6d", Look("look", "c2", parse_card("c4s 3s3o6d"))),
        ("code b2", Look("code", "b2", parse_card("b2o 5d"))),
        ("look c3d 3s3e5r3o", Look("look", None, parse_card("c3d 3s3e5r3o"))),
    ],
)
def test_meanings(typed: str, meant: Parsed) -> None:
    assert meaning(typed) == meant


def test_a_level_alone_is_asked_about_at_a_prompt_only() -> None:
    assert meaning("reserve c") == Act(Reserve("c"), asked=True)
    assert meaning("reserve C") == Act(Reserve("c"), asked=True)
    assert meaning("reserve c", strict=True) == Act(Reserve("c"))


@pytest.mark.parametrize(
    "typed", ["réserver pioche a", "réserver dessus de la pioche a", "reserve deck a"]
)
def test_the_french_level_a_is_no_word_without_its_accent(typed: str) -> None:
    parser, context = CommandParser(Vocabulary(Locale("fr"))), Context(STATE, 0, ("Ana", "Bea"))
    assert parser.parse(typed, context) == Act(Reserve("a"))
    assert parser.parse("réserver à pioche b", context) == Act(Reserve("b"))
    assert parser.parse("réserver a", context) == Act(Reserve("a"), asked=True)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("reserve h1", "already-reserved"),
        ("reserve h2", "reserve-from-market"),
        ("reserve n1", "place-of-noble"),
        ("buy n3", "place-of-noble"),
        ("take a1", "take-is-for-tokens"),
        ("take card h1", "take-is-for-tokens"),
        ("take tile n1", "take-is-for-tokens"),
        ("return a1", "not-understood"),
        ("take zebra", "not-a-gem"),
    ],
)
def test_what_a_place_is_not_good_for(typed: str, name: str) -> None:
    assert about(meaning(typed)) == name


def test_what_is_needed_for_a_noble_is_a_goal() -> None:
    assert meaning("need n1") == meaning("goal n1") == Ask("goal", "n1")
    assert meaning("need n1", strict=True) == Ask("goal", "n1")
    assert meaning("need 3 4s4e") == Ask("goal", "3 4s4e")
    assert meaning("goal") == Ask("goal")


def test_a_noble_alone_is_looked_at_until_one_is_to_be_chosen() -> None:
    seen = Look("look", "n1", parse_noble("3 4s4e"))
    assert meaning("n1") == meaning("3 4s4e") == seen
    choosing = table(seated(bonuses="sssseeeerrrr"), seated(), tiles=TILES, phase="noble")[0]
    assert meaning("n1", choosing) == meaning("3 4s4e", choosing) == Act(ChooseNoble("n1"))


def test_the_cheapest_card_is_named_so() -> None:
    market = dict.fromkeys(MARKET_PLACES) | MARKET
    able = table(seated("rrddood"), seated(), market=market)[0]
    assert meaning("buy cheapest", able) == Act(Buy("a1"))
    assert actions(meaning("buy the cheapest level c", able)) == [Buy("c1"), Buy("c3")]
    assert meaning("reserve cheapest level b", able) == Act(Reserve("b2"))
    assert meaning("look most expensive", able) == meaning("look c2", able)


def test_with_can_be_of_the_card_or_of_the_payment() -> None:
    assert meaning("buy the red one with 2 points") == Act(Buy("b1"))
    assert meaning("buy the one with 4 points with 2 gold") == Pay("c2", {"g": 2})
    assert about(meaning("buy b2 with 2 points")) == "payment-not-understood"
    assert about(meaning("buy b2 with")) == "not-understood"
    assert about(meaning("buy with gold")) == "not-understood"


def test_a_letter_and_a_digit_is_always_a_place() -> None:
    asked = meaning("buy c5")
    assert actions(asked) == [Buy("c1"), Buy("c3")]
    assert said(asked).startswith("There is no place c5. In row c, 2 cards have 5 points")
    assert said(meaning("buy c9")) == ("There is no place c9, and no card with 9 points in row c.")
    assert about(meaning("buy z1")) == "no-such-place"
    assert about(meaning("buy h4")) == "no-such-place"
    assert actions(meaning("reserve b5")) == []


def test_a_description_that_fits_several_cards_asks() -> None:
    asked = meaning("buy red")
    fitting = [
        place
        for place, card in zip(MARKET_PLACES, STATE.market, strict=True)
        if isinstance(card, Card) and card.bonus == "r"
    ]
    assert actions(asked) == [Buy(place) for place in fitting]
    assert f'"red" fits {len(fitting)} cards' in said(asked)


def test_a_card_of_the_hand_is_not_reserved_again() -> None:
    assert actions(meaning("buy green 3 points")) == [Buy("h1")]
    assert about(meaning("reserve green 3 points")) == "no-card-fits"


WITHOUT_WORDS = [
    name for name in COMMANDS if not Locale("en").attribute(f"command-{name}", "usage")
]


@every(
    ("typed", "answer"),
    [
        ("", "nothing-typed"),
        ("   ", "nothing-typed"),
        ("foo", "not-a-command"),
        ("red", "not-a-command-topic"),
        ("boarrd", "not-a-command-near"),
        ("take xyz", "not-a-gem"),
        ("take 3", "not-understood"),
        ("take 2 2 red", "not-understood"),
        ("buy with 1g", "not-understood"),
        ("buy b2 with", "not-understood"),
        ("undo blue", "not-understood"),
        ("buy b2 with x", "payment-not-understood"),
        ("buy purple", "not-understood"),
        ("buy gold", "not-understood"),
        ("buy blue 9 points", "no-card-fits"),
        ("buy c4e 7s", "card-not-there"),
        ("noble 3 4r4o", "noble-not-out"),
        ("noble x", "not-understood"),
        ("noble 0", "not-understood"),
        ("noble 6", "not-understood"),
        ("look", "not-understood"),
        ("row", "not-understood"),
        ("row d", "not-understood"),
        ("row 4", "not-understood"),
        # Whoever checks a place looks at it.
        *((f"{command} b2", "not-understood") for command in WITHOUT_WORDS if command != "check"),
        ("position yours", "not-understood"),
        ("record b", "not-understood"),
    ],
)
def test_what_means_nothing_says_why(typed: str, answer: str) -> None:
    parsed = meaning(typed)
    assert about(parsed) == answer
    assert re.search(r"Example: |help|neither|not on the table|type: ", said(parsed))


def test_a_suggestion_is_never_executed() -> None:
    for word in ("undoo", "quitx", "pas", "savee"):
        parsed = meaning(word)
        assert isinstance(parsed, Unclear), word
        assert said(parsed).startswith(f'"{word}" is not a command.')


def test_a_guess_is_asked_about() -> None:
    for typed, line in (
        ("reservee c", "reserve c"),
        ("resrve c1", "reserve c1"),
        ("two white", "take dd"),
        ("takee ser", "take ser"),
    ):
        parsed = meaning(typed)
        assert isinstance(parsed, Which)
        assert parsed.prompt.name == "guessed"
        assert [meant for _described, meant in parsed.options] == [meaning(line)]


def test_what_the_rules_forbid_is_refused_and_not_asked_about() -> None:
    assert meaning("buyy b2") == meaning("buy b2")


def test_suggestions_are_never_short_forms() -> None:
    words = {word for command in COMMANDS for word in Locale("en").words(f"command-{command}")}
    for letter in ascii_lowercase:
        for ending in ("es", "s", "e", "o", "et"):
            parsed = meaning(letter + ending)
            if isinstance(parsed, Unclear) and "near" in parsed.answer.args:
                assert parsed.answer.args["near"] in words


def test_players_who_are_not_meant_alone_are_asked_for() -> None:
    context = Context(STATE, 0, ("Ana", "Anton"))
    asked = CommandParser(ENGLISH).parse("player an", context)
    assert isinstance(asked, Which)
    assert len(asked.options) == 2
    unknown = meaning("player zed")
    assert '"zed"' in said(unknown)


@every("card", CARDS)
def test_every_card_is_found_by_its_code(card: Card) -> None:
    for code in (
        card_code(card),
        card_code(card, Writing(PRINTED)),
        card_code(card).replace(" ", ""),
    ):
        for line in (f"look {code}", f"code {code.upper()}", code):
            parsed = meaning(line)
            assert isinstance(parsed, Look)
            assert parsed.item == card


@pytest.mark.parametrize("noble", NOBLES, ids=noble_code)
def test_every_tile_is_found_by_its_code(noble: Noble) -> None:
    for code in (
        noble_code(noble),
        noble_code(noble, Writing(PRINTED)),
        f"3{count_text(noble.cost)}",
    ):
        parsed = meaning(f"look {code}")
        assert isinstance(parsed, Look)
        assert parsed.item == noble


# Words


@pytest.mark.parametrize("language", languages())
def test_no_word_leads_to_two_commands(language: str) -> None:
    locale = Locale(language)
    found: dict[str, str] = {}
    for command in COMMANDS:
        name = f"command-{command}"
        for word in locale.words(name) + locale.words(name, "short"):
            assert found.setdefault(word, command) == command, word
            assert word not in tuple(ORDER), "a letter alone is a gem"
            assert word == word.casefold()
            assert " " not in word
            assert not re.fullmatch(r"[a-z]\d", word), "this is a place"


@pytest.mark.parametrize("language", languages())
def test_no_command_is_the_word_of_a_gem_or_a_number(language: str) -> None:
    locale = Locale(language)
    gem_words = {word for letter in ORDER for word in locale.words(f"gem-{letter}", "words")}
    numbers = {word for words in locale.words("words-number") for word in words.split()}
    vocabulary = Vocabulary(locale)
    assert not {word for word in gem_words | numbers if vocabulary.is_command_word(word)}


@pytest.mark.parametrize("language", languages())
def test_every_example_is_understood(language: str) -> None:
    locale = Locale(language)
    parser = CommandParser(Vocabulary(locale))
    context = Context(STATE, 0, ("Ana", "Ada"))
    for command in COMMANDS:
        parsed = parser.parse(locale.example(command), context)
        assert not isinstance(parsed, Unclear), command


@pytest.mark.parametrize("word", ["yes", "y", "oui", "ja", "YES", " yes "])
def test_yes_is_understood_in_every_language(word: str) -> None:
    assert ENGLISH.is_yes(word)


@pytest.mark.parametrize("word", ["no", "n", "", "yes please", "ok", "1"])
def test_anything_else_is_no(word: str) -> None:
    assert not ENGLISH.is_yes(word)


# Any text at all

STATES = [STATE, RETURNING, table(seated(), seated())[0]]
HARD = "\x00\x07\x1b[31m\r\n\t\u202e\u2066\u200b\ud800\udfff\ue000\U0001f48e\u2800İßǅ٣²"
WORDS = [*COMMANDS, *"segrodabc123", "red", "two", "points", "with", "deck", "level", "c4s", "h1"]
lines = st.one_of(
    st.text(st.characters(), max_size=60),
    st.text(alphabet=HARD, max_size=30),
    st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join),
    st.lists(st.sampled_from([*WORDS, *HARD]), max_size=12).map("".join),
)


@settings(max_examples=tries(100, 5000))
@given(lines, st.sampled_from(STATES), st.booleans())
@example("\ud800", STATE, False)
@example("take ٣ red", STATE, False)
@example("buy b²", STATE, False)
@example("I\u00b80", STATE, False)
def test_any_text_has_a_meaning_or_an_answer(line: str, state: State, strict: bool) -> None:
    parsed = meaning(line, state, strict=strict)
    if isinstance(parsed, Unclear | Which):
        assert harmless(said(parsed))


def harmless(text: str) -> bool:
    return all(c.isprintable() for c in text)


@sampled(6)
@pytest.mark.parametrize(
    "line",
    [
        "x" * 10_000,
        "take " + "s" * 10_000,
        "take " + "red " * 2_500,
        "take " + "bl " * 3_000,
        "take " + "bl red gr " * 1_000,
        "take 2 " * 2_000,
        "buy " + "red " * 2_500,
        "look " + "9" * 10_000,
        "look c4s " + "3s" * 5_000,
        "buy b2 with " + "1g" * 5_000,
        "log " + "9" * 10_000,
        "player " + "a" * 10_000,
        "row " + "9" * 10_000,
        "return " + "1 " * 5_000,
        "noble " + "n1 " * 3_000,
        " " * 10_000,
        "\u202e" * 10_000,
        HARD * 400,
    ],
    ids=lambda line: line[:12].strip() or "blank",
)
def test_ten_thousand_characters_are_answered_at_once(line: str) -> None:
    for state in STATES[: tries(1, len(STATES))]:
        begun = time.process_time()
        parsed = meaning(line, state)
        assert time.process_time() - begun < 2
        if isinstance(parsed, Unclear | Which):
            assert harmless(said(parsed))
            assert len(said(parsed)) < 300


@pytest.mark.parametrize(
    ("typed", "echoed"),
    [
        ("plain", "plain"),
        ("a\x00b", "a b"),
        ("\x1b[31mred\x07", "[31mred"),
        ("a\u202eb\u2066c", "a b c"),
        ("a\ud800b", "a b"),
        ("tab\ttab", "tab tab"),
        ("x" * 80, "x" * 80),
        ("x" * 81, "x" * 77 + "..."),
        ("x" * 10_000, "x" * 77 + "..."),
    ],
)
def test_what_is_said_back_is_cleaned_and_cut(typed: str, echoed: str) -> None:
    assert clean(typed) == echoed
    assert len(clean(typed)) <= 80


def test_help_lists_every_reading_command_once() -> None:
    listed = [name for names in GROUPS.values() for name in names]
    assert sorted(listed) == sorted(name for name, kind in COMMANDS.items() if kind == "read")


def test_a_typed_code_may_lack_its_0() -> None:
    for typed in ("ar 2r2d", "AR2R2D", "look ar 2r2d", "ar 2d2r"):
        assert meaning(typed) == Look("look", "a1", parse_card("a0r 2r2d")), typed
    assert meaning("reserve ar2r2d") == Act(Reserve("a1"))


PLACED = (
    "buy b2",
    "reserve b2",
    "look b2",
    "b2",
    "n1",
    "noble n2",
    "reserve deck b",
    "row b",
    "need b2",
    "need b 2",
    "buy red",
    "take red",
    "goal n1",
    "buy b2 with 1g",
)


@every("strict", [True, False])
@every("line", PLACED)
def test_values_are_plain_texts(line: str, strict: bool) -> None:
    """What knows how it was typed is for sentences only: nothing else can keep or send it."""

    def plain(value: object) -> bool:
        match value:
            case msgspec.Struct():
                fields = msgspec.structs.asdict(value)
                return all(plain(each) for name, each in fields.items() if name != "about")
            case tuple() | list():
                return all(map(plain, value))
            case dict():
                return all(plain(each) for pair in value.items() for each in pair)
            case _:
                return not isinstance(value, Typed)

    assert plain(meaning(line, strict=strict))


def test_small_words_alone_are_answered() -> None:
    """The French "à" is left out of every line, so that nothing is left of this one."""
    for text in ("à", "À à", ", à ,"):
        parsed = CommandParser(Vocabulary(Locale("fr"))).parse(
            text, Context(STATE, 0, ("Ana", "Bea"))
        )
        assert isinstance(parsed, Unclear)


@pytest.mark.parametrize("line", ["nobles for me", "all those nobles here", "what of nobles"])
def test_a_line_is_about_the_words_of_the_game_wherever_they_are(line: str) -> None:
    assert Vocabulary(Locale("en")).topics.about(line.split()) == "nobles"
