"""The rules in force: read part by part, with the edition and the house rules in them."""

import re

import pytest

from splendor_access.game.record import Player
from splendor_access.game.state import EDITIONS, RuleSet
from splendor_access.session.shared_keyboard import AnySession, open_session
from splendor_access.session.watching import Watching
from splendor_access.settings.settings import Settings, load_settings
from splendor_access.settings.style import Style
from splendor_access.table.setup import new_table
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.rulebook import PARTS
from tests.driver import run, session, table, texts, told

HOUSE = RuleSet(any_gold=False, target=10, tiles=5)
TOLD = (
    "House rules: gold pays only for gems that you lack, 10 points end the game"
    " and the game begins with 5 nobles."
)


def laid(rules: RuleSet = RuleSet(), *people: str, language: str = "en") -> AnySession:  # noqa: B008  # frozen
    """Return a session of Ana, or of several people, against an easy opponent."""
    players = [*map(Player, people or ("Ana",)), Player("Ada", "easy")]
    return open_session(new_table(players, rules, 1), language, load_settings({}, {}), strict=False)


def seated(rules: RuleSet = RuleSet(), *people: str, language: str = "en") -> AnySession:  # noqa: B008  # frozen
    """Return the same, with its opening told."""
    one = laid(rules, *people, language=language)
    one.opening()
    return one


def read(rules: RuleSet, part: str) -> str:
    return " ".join(told(seated(rules), f"rules {part}"))


def test_the_rules_are_read_part_by_part_to_the_end() -> None:
    one = seated()
    line, heads = "rules", []
    for _ in PARTS:
        head, *lines, onward = told(one, line)
        heads.append(head)
        assert 1 <= len(lines) <= 5
        assert max(map(len, lines)) <= 200
        line = onward.rpartition("ype: ")[2]
    assert heads == [f"Part {at} of 10: {title}." for at, title in enumerate(titles(), 1)]
    assert line == "rules 1"
    assert told(one, "rules next") == [onward]
    assert told(one, line)[0] == heads[0]


@pytest.mark.parametrize(
    "line",
    ["go on with the rules please", "please continue the rules", "carry on, rules", "more rules"],
)
def test_who_wants_them_to_go_on_is_told_the_next_part_or_offered_it(line: str) -> None:
    one = seated()
    told(one, "rules")
    heard = told(one, line)
    assert heard[0] == f"Part 2 of 10: {titles()[1]}." or any("rules: next" in it for it in heard)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "mach weiter mit den Regeln"),
        ("de", "lies die Regeln weiter"),
        ("fr", "continue avec les règles"),
        ("fr", "la suite des règles"),
        ("nl", "ga door met de regels"),
        ("nl", "lees de regels verder"),
    ],
)
def test_the_next_part_is_offered_in_every_language(language: str, line: str) -> None:
    one = seated(language=language)
    onward = Locale(language).words("words-next")[0]
    assert any(f": {onward}." in heard for heard in told(one, line))


def titles() -> list[str]:
    return [Locale("en").attribute(f"part-{part}") for part in PARTS]


def test_one_can_stop_and_come_back() -> None:
    one = seated()
    told(one, "rules")
    told(one, "rules next")
    told(one, "take ser")
    told(one, "board")
    assert told(one, "rules")[0] == "Part 2 of 10: setting up."
    assert told(one, "rules back")[0] == "Part 1 of 10: the edition and house rules."
    assert told(one, "rules back")[0].startswith("Part 1 ")
    assert told(one, "rules 4")[0] == told(one, "rules")[0] == "Part 4 of 10: taking gems."
    assert told(one, "rules parts")[4] == "4: taking gems, where you are."
    assert told(one, "rules")[0].startswith("Part 4 "), "a list moves nothing"
    every = told(one, "rules all")
    assert [each for each in every if each.startswith("Part ")] == [
        f"Part {at} of 10: {title}." for at, title in enumerate(titles(), 1)
    ]


@pytest.mark.parametrize("language", languages())
def test_every_part_is_found_by_each_of_its_words(language: str) -> None:
    one, locale = seated(language=language), Locale(language)
    command = locale.words("command-rules")[0]
    meant: dict[str, str] = {}
    for part in PARTS:
        title = locale.attribute(f"part-{part}")
        words = locale.words(f"part-{part}", "words")
        assert words
        for word in words:
            assert meant.setdefault(word, part) == part, word
            assert told(one, f"{command} {word}")[0].endswith(f": {title}."), word


@pytest.mark.parametrize(
    ("language", "typed", "number"),
    [
        ("en", "rules of the nobles", 9),
        ("en", "the rules of gold", 7),
        ("fr", "règles du noble", 9),
        ("nl", "de regels van het einde", 10),
    ],
)
def test_a_part_is_named_with_small_words(language: str, typed: str, number: int) -> None:
    assert f" {number} " in told(seated(language=language), typed)[0]


@pytest.mark.parametrize("wrong", ["0", "11", "xyz", "xyz and gold", "-1", "next next"])
def test_a_part_that_does_not_exist_moves_nothing(wrong: str) -> None:
    one = seated()
    told(one, "rules 3")
    assert told(one, f"rules {wrong}") == [
        f'"{wrong}" does not name a part of the rules. To hear the parts, type: rules parts'
    ]
    assert told(one, "rules")[0].startswith("Part 3 ")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_edition_is_in_the_rules(edition: str) -> None:
    rules = RuleSet(edition)
    few = {
        "2024": "With fewer than three colours left in the bank, take one gem of each, or fewer.",
        "2014": "With fewer than three colours left in the bank, take one gem of each.",
        "up-to-three": "Take one, two or three gems of different colours, as you like.",
    }
    assert few[edition] in read(rules, "take")
    assert read(rules, "edition").count(f"Edition {edition}: ") == 1
    assert "House rules: none." in read(rules, "edition")
    assert ("Take three gems" in read(rules, "take")) == (edition != "up-to-three")


def test_house_rules_are_in_the_rules() -> None:
    assert TOLD in read(HOUSE, "edition")
    assert "Gold pays only for gems that you lack: that is a house rule." in read(HOUSE, "gold")
    assert "even for one that you have" not in " ".join(told(seated(HOUSE), "rules all"))
    assert "When a player has 10 points" in read(HOUSE, "end")
    assert "Nobles: 5, by a house rule" in read(HOUSE, "setup")
    assert "Nobles: none, by a house rule;" in read(RuleSet(tiles=0), "setup")
    assert told(seated(RuleSet(tiles=0)), "rules nobles")[1] == (
        "This game has no nobles, by a house rule."
    )
    assert "15" not in " ".join(told(seated(HOUSE), "rules all"))


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("gold", "Gold pays for any gem, even for one that you have."),
        ("gold", "Example: buy b2 with 1g"),
        ("nobles", "You cannot refuse it."),
        ("nobles", "Nobles are not replaced."),
        ("buy", "A bonus beyond the cost gives nothing back."),
        ("ties", "If those are equal too, the victory is shared."),
        ("first", "Around a table, the youngest player begins, and turns go clockwise."),
        ("setup", "Decks: one for each level, in a column; nearest to you is level a."),
        ("setup", "above the cards. The others go back into the box."),
        ("clockwise", "Then it is the next player's turn, clockwise."),
        ("setup", "Tokens: 4 of each colour, because there are 2 players, and 5 gold."),
        ("setup", "Nobles: 3, one more than there are players, above the cards."),
    ],
)
def test_what_is_easily_forgotten_is_told(part: str, said: str) -> None:
    assert said in read(RuleSet(), part)


def test_setting_up_is_that_of_this_game() -> None:
    assert "First: you begin in this game." in read(RuleSet(), "setup")
    assert "First: Ada begins in this game." in read(RuleSet(first=1), "setup")
    four = seated(RuleSet(), "Ana", "Ben", "Cleo")
    lines = " ".join(told(four, "rules setup"))
    assert "Tokens: 7 of each colour, because there are 4 players, and 5 gold." in lines
    assert "Nobles: 5, one more" in lines
    assert "First: Ana begins" in lines, "several listen"


def test_the_rules_can_be_asked_of_a_position() -> None:
    run("play", "--seat", "Ana", "--bot", "easy", "--house", "points=21", typed="")
    asked = run("ask", "rules", "end")
    assert "When a player has 21 points at the end of a turn" in asked.out


# House rules are told without being asked for


def test_house_rules_are_told_at_the_start() -> None:
    one = laid(HOUSE)
    assert texts(one, one.opening())[1] == TOLD
    for rules in (RuleSet(), RuleSet(tiles=3), RuleSet(first=1)):
        plain = laid(rules)
        assert not any("ouse rule" in line for line in texts(plain, plain.opening()))


def test_what_differs_is_told_when_a_game_is_resumed() -> None:
    one = laid(RuleSet("2014", target=21))
    lines = texts(one, one.opening(resumed=True))
    assert lines[1].startswith("Edition 2014: ")
    assert lines[2] == "House rules: 21 points end the game."
    plain = session(table("human", "easy"))
    assert not re.search("dition|ouse", " ".join(texts(plain, plain.opening(resumed=True))))


def test_what_differs_is_told_among_the_settings() -> None:
    assert told(seated(HOUSE), "settings")[-1] == TOLD
    assert told(seated(RuleSet("up-to-three")), "settings")[-1].startswith("Edition up-to-three: ")
    assert not any("ouse rule" in line for line in told(seated(), "settings"))


def test_a_guest_hears_the_rules_of_a_quick_game() -> None:
    house = ("--house", "gold=missing", "--house", "points=10")
    begun = run("play", "--quick", *house, typed="quit\n")
    told_here = "House rules: gold pays only for gems that you lack and 10 points end the game."
    assert begun.lines[1] == told_here
    assert told_here in run("resume", typed="quit\n").lines


@pytest.mark.parametrize("form", ["brief", "normal"])
def test_the_opening_names_an_edition_that_is_not_the_usual_one(form: str) -> None:
    one = seated(RuleSet("2014"))
    told(one, f"settings verbosity {form}")
    assert "2014" in texts(one, one.opening())[0]


@pytest.mark.parametrize("first", [0, 1])
def test_one_who_watches_is_not_told_to_begin(first: int) -> None:
    """Nor what can be typed in a turn, though questions are answered for the seat to act."""
    both = new_table([Player("Ana"), Player("Ben")], RuleSet(first=first), 1)
    watching = Watching(both, -1, Style("en", Settings()))
    setup = " ".join(told(watching, "rules setup"))
    assert f"First: {both.names[first]} begins in this game." in setup
    assert not any(line.startswith("Now you can") for line in told(watching, "help"))
