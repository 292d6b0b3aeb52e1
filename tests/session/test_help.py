"""Every word of the game and of the program has an explanation."""

import re
from pathlib import Path
from typing import get_args

import pytest

from splendor_access import bots, commands
from splendor_access.game.cards import ORDER
from splendor_access.game.record import Player
from splendor_access.game.state import EDITIONS, HAND_PLACES, MARKET_PLACES, TILE_PLACES, RuleSet
from splendor_access.session.help import TOPICS
from splendor_access.session.shared_keyboard import AnySession, open_session
from splendor_access.settings.settings import CHOICES, PROFILES, load_settings
from splendor_access.settings.style import Kind
from splendor_access.table.setup import new_table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.parsing.commands import COMMANDS
from splendor_access.talk.parsing.history_query import BUFFERS
from splendor_access.talk.rulebook import rule_facts
from tests.driver import session, table, told
from tests.talk.made_up import changed
from tests.tiers import tries

LOCALE = Locale("en")
NAMES = sorted(LOCALE.names())


def begun(rules: RuleSet = RuleSet()) -> AnySession:  # noqa: B008  # frozen
    """Return a session whose opening has been told."""
    one = session(new_table([Player("Ana"), Player("Ada", "easy")], rules, 1))
    one.opening()
    return one


HOUSE = RuleSet("up-to-three", any_gold=False, first=1, target=21, tiles=5)
FACTS = [
    rule_facts(begun(rules).answers.scene())
    for rules in (*map(RuleSet, EDITIONS), HOUSE, RuleSet("2014", target=1))
]
"""What different games change in explanations."""

RULEBOOK = (
    *("token", "tokens", "gem", "gems", "emerald", "diamond", "sapphire", "onyx", "ruby", "gold"),
    *("green", "white", "blue", "black", "red", "yellow", "joker", "supply", "development card"),
    *("card", "noble tile", "noble", "nobles", "level", "deck", "bonus", "discount", "points"),
    *("prestige", "prestige points", "cost", "price", "reserve", "reserved cards", "hand", "buy"),
    *("take", "purchase", "payment", "return", "round", "turn", "tie", "winner", "end", "visit"),
    *("first", "player", "rules", "edition", "house rule", "unseen", "stalemate", "action"),
)
"""Words of the rulebooks."""


def words_of(prefix: str, attribute: str | None = None) -> list[str]:
    entries = [name for name in NAMES if name.startswith(prefix)]
    return [word for name in entries for word in LOCALE.words(name, attribute)]


def every_word() -> list[str]:
    """Return all words that a player can meet in the program, or in the rules of the game."""
    found = [*RULEBOOK, *TOPICS, "display", *BUFFERS, *get_args(Kind), *EDITIONS, *bots.names()]
    found += [*commands.names(), *PROFILES, "profile", *CHOICES, *ORDER, "a", "b", "c"]
    found += [value for values in CHOICES.values() for value in values]
    found += words_of("command-") + words_of("command-", "short")
    found += words_of("gem-", "words") + words_of("term-") + words_of("about-")
    found += [LOCALE.attribute(name) for name in NAMES if name.startswith("prompt-")]
    found += [*MARKET_PLACES, *HAND_PLACES, *TILE_PLACES]
    return sorted(set(found) - {"?", "me"})  # "help ?" and "help me" ask for help as a whole


def answered(word: str, rules: RuleSet = RuleSet()) -> list[str]:  # noqa: B008  # frozen
    return told(begun(rules), f"help {word}")


@pytest.fixture(scope="module")
def answers() -> dict[str, list[str]]:
    one = begun()
    return {word: told(one, f"help {word}") for word in every_word()}


def test_every_word_has_an_explanation(answers: dict[str, list[str]]) -> None:
    none = [word for word, lines in answers.items() if "no help" in lines[0]]
    assert not none
    assert len(answers) > 300


def test_explanations_are_short(answers: dict[str, list[str]]) -> None:
    for word, lines in answers.items():
        assert 1 <= len(lines) <= 5, word
        assert max(map(len, lines)) <= 240 or word in (*CHOICES, *LOCALE.words("words-words")), word
        assert len(set(lines)) == len(lines), word


def test_commands_that_an_explanation_tells_to_type_exist() -> None:
    one = begun()
    for name in NAMES:
        about = LOCALE.about(name, FACTS[0])
        for typed in re.findall(r"\bType ([a-z]+)", about):
            known = one.vocabulary.command(typed) or typed in ("again", "unsaved")
            assert known, (name, typed)


def test_a_word_belongs_to_one_entry() -> None:
    for prefix in ("term-", "about-"):
        words = words_of(prefix)
        assert len(words) == len(set(words))
    assert not set(words_of("term-")) & set(words_of("about-"))


@pytest.mark.parametrize(
    ("word", "first"),
    [
        ("sapphire", "The gem blue is also called sapphire; its letter is s."),
        ("s", "The gem blue is also called sapphire; its letter is s."),
        ("joker", "Gold pays for any gem, even for one that you have, as in buy b2 with 1g;"),
        ("prestige points", "Points, in full prestige points, decide the game."),
        ("B2", "A place is a letter and a digit"),
        ("sc", "The command score: Hear everybody's points."),
        ("score", "Hear everybody's points."),
        ("which", "The prompt which means that you choose from a list"),
        ("counted", "counted is a value of repeats."),
        ("off", "off is a value of 25 settings, such as mine, moves and market."),
        ("expert", "The opponent expert tries its best moves against what the others may reply."),
        ("profile", "The setting profile: how much is said, all at once"),
        ("nobel", 'There is no help on "nobel". Did you mean noble?'),
        ("presige", 'There is no help on "presige". Did you mean prestige?'),
        ("xyzzy", 'There is no help on "xyzzy". Example: help words'),
    ],
)
def test_what_a_word_means(word: str, first: str) -> None:
    assert answered(word)[0].startswith(first)


def test_all_meanings_of_a_word_are_told_and_named() -> None:
    lines = answered("noble")
    assert [line[:14] for line in lines] == [
        "A noble is a t",
        "The command no",
        "Type: noble an",
        "Also: nb.",
        "The setting no",
    ]


@pytest.mark.parametrize(
    ("language", "at"),
    [
        (language, at)
        for number, language in enumerate(languages())
        for at in range(len(FACTS))
        if language == "en" or (number + at) % tries(4, 1) == 0
    ],
)
def test_explanations_are_short_whatever_the_rules_are(language: str, at: int) -> None:
    locale = Locale(language)
    explained = [name for name in locale.names() if locale.about(name, FACTS[at])]
    assert len(explained) > 100
    for name in explained:
        about = locale.about(name, FACTS[at])
        assert len(about) <= 280, (name, about)
        assert "  " not in about
        assert "\n" not in about, name


@pytest.mark.parametrize(
    ("word", "rules", "said"),
    [
        (
            "take",
            RuleSet("2024"),
            "than three colours left, take one of each, or fewer.",
        ),
        ("take", RuleSet("2014"), "than three colours left, take one of each."),
        ("take", RuleSet("up-to-three"), "Take one, two or three gems of different colours"),
        ("end", RuleSet(target=21), "When somebody has 21 points"),
        ("end", RuleSet(target=1), "When somebody has 1 point,"),
        ("round", RuleSet(target=21), "Once somebody has 21 points"),
        ("rules", RuleSet("2014"), "This game has edition 2014."),
        ("rules", RuleSet(), "House rules: none."),
        ("rules", RuleSet(target=21), "House rules: 21 points end the game."),
        ("house", RuleSet(target=21), "House rules: 21 points end the game."),
        (
            "gold",
            RuleSet(),
            "Gold pays for any gem, even for one that you have, as in buy b2 with 1g",
        ),
        ("gold", RuleSet(any_gold=False), "Gold pays for any gem that you lack"),
        ("buy", RuleSet(any_gold=False), "gold pays only for gems you lack"),
        ("payment", RuleSet(any_gold=False), "gold pays only for what you lack"),
        ("with", RuleSet(), "say how much after the word with"),
        ("visit", RuleSet(), "A visit cannot be refused, and nobles are not replaced."),
        ("bonus", RuleSet(), "A bonus beyond the cost gives nothing back."),
        ("tie", RuleSet(), "the victory is shared"),
        ("end", RuleSet(), "if those are equal too, the victory is shared"),
        (
            "youngest",
            RuleSet(),
            "You begin in this game. Around a table, the youngest player",
        ),
        ("first", RuleSet(first=1), "Ada begins in this game."),
        ("clockwise", RuleSet(), "turns go clockwise"),
        ("turn", RuleSet(), "Then it is the next player's turn, clockwise."),
    ],
)
def test_help_explains_the_rules_in_force(word: str, rules: RuleSet, said: str) -> None:
    assert said in " ".join(answered(word, rules))


@pytest.mark.parametrize("language", languages())
def test_help_says_what_the_game_is_and_who_made_it(language: str) -> None:
    one = session(table("human", "easy"), language=language)
    one.opening()
    locale = Locale(language)
    for word in locale.words("words-about"):
        lines = told(one, f"{locale.words('command-help')[0]} {word}")
        assert len(lines) == 4, word
        assert "Renaissance" in lines[0]
        assert all(name in lines[1] for name in ("Marc Andr", "Quidault", "Space Cowboys", "2014"))
        assert "Splendor Duel" in lines[2]


def test_all_words_can_be_listed() -> None:
    one = begun()
    lines = told(one, "help words")
    listed = [
        word for line in lines[:-1] for word in re.split(", | and ", line[:-1].split(": ")[1])
    ]
    assert len(set(listed)) > 60
    for word in listed:
        assert "no help" not in told(one, f"help {word}")[0]


def test_help_alone_names_what_is_possible_now_and_all_other_commands() -> None:
    lines = told(begun(), "help")
    assert lines[0] == "Now you can: take and reserve."
    named = {word for line in lines for word in re.findall(r"[a-z]+", line)}
    others = {
        LOCALE.words(f"command-{name}")[0]
        for name, kind in COMMANDS.items()
        if kind not in ("act", "friends", "real")
    }
    assert others <= named


def test_explanations_stand_alone_in_the_locale() -> None:
    for name in NAMES:
        if name.startswith(("term-", "about-")):
            assert LOCALE.about(name, FACTS[0]).endswith("."), name


def test_english_words_are_named_only_on_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(monkeypatch, tmp_path, {"command-board": "plateau", "words-english": "anglais"})
    one = open_session(table("human", "easy"), "xx", load_settings({}, {}), strict=False)
    one.opening()
    plain, beside = (" ".join(told(one, typed)) for typed in ("help", "help anglais"))
    assert "plateau, row" in plain
    assert "plateau (board), row," in beside
    assert told(one, "board") == told(one, "plateau")


def test_what_a_line_is_about_is_found_behind_an_elided_article() -> None:
    heard = told(session(table("human", "easy"), language="fr"), "que veut dire l'édition")
    assert heard[-1].endswith("Aide sur édition.")


ENGLISH = {"nl": ("edition", "editie"), "fr": ("edition", "édition"), "de": ("gem", "edelstein")}
"""Terms of languages in English and in their own words."""


@pytest.mark.parametrize("language", sorted({*ENGLISH} & {*languages()}))
def test_help_knows_the_english_words_for_its_terms(language: str) -> None:
    asked = [session(table("human", "human"), language=language) for _each in range(2)]
    told_of = [
        told(one, f"help {word}") for one, word in zip(asked, ENGLISH[language], strict=True)
    ]
    assert told_of[0] == told_of[1]
