"""A line that no reading accounts for is asked about: its nearest meanings are offered.

Nothing is done before one is chosen, and talk that names nothing of the program is not asked about.
"""

from itertools import permutations

import pytest

from splendor_access.game.actions import Buy, Reserve, Take
from splendor_access.game.cards import gems
from splendor_access.session.intents import Intent
from splendor_access.session.prompts import Choice
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import fold, say
from splendor_access.talk.parsing.alternatives import MOST
from splendor_access.talk.parsing.commands import (
    COMMANDS,
    Act,
    Ask,
    Context,
    Do,
    Parsed,
    Unclear,
    Which,
)
from splendor_access.talk.parsing.completed import SETTINGS, SUBJECTS
from splendor_access.talk.parsing.likelihood import TALK, ranked
from splendor_access.talk.parsing.nearest import Nearest
from splendor_access.talk.parsing.parser import CommandParser
from splendor_access.talk.rulebook import PARTS
from tests.talk.held_out.classing import lines
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_corpus import NAMES, STATES, meaning, vocabulary

ASKED = [
    ("en", "has somebody reserved blindly, or not", "log reserve"),
    ("en", "red plus white plus green", "take erd"),
    ("en", "am I one gem short of anything", "afford"),
    ("de", "auf welche Karte soll ich gehen", "hint"),
    ("de", "zählen Chips für Adlige", "rules nobles"),
    ("fr", "combien de tours pour avoir b4", "need b4"),
    ("nl", "tellen fiches voor edelen", "rules nobles"),
    ("en", "I'll tuck b1 away", "reserve b1"),
    ("nl", "ik tik a3 op de kop", "buy a3"),
    ("fr", "réservé c4", "reserve c4"),
    ("fr", "réservé la c3", "reserve c3"),
    ("en", "could n1 be bought for blue", "goal n1"),
    ("en", "my purse", "me"),
    ("en", "what happens if the pile runs out of cards", "rules setup"),
    ("de", "was passiert wenn ein stapel aufgebraucht ist", "rules setup"),
    ("fr", "que se passe-t-il quand la pioche est vide", "rules setup"),
    ("nl", "wat gebeurt er als een stapel op is", "rules setup"),
    ("en", "who's the author of this thing", "help about"),
    ("en", "hand limit", "rules reserve"),
    ("en", "rules what about ties", "rules end"),
    ("en", "rules part four", "rules 4"),
    ("en", "log who took gold", "log take gold"),
    ("de", "protokoll was ada gekauft hat", "log ada buy"),
    ("fr", "journal ce que ada a acheté", "log ada buy"),
    ("nl", "logboek wat ada kocht", "log ada buy"),
    ("en", "turn on the buyable line", "settings buyable on"),
    ("en", "francais please", "settings language french"),
    ("de", "auf Holländisch bitte", "settings sprache niederlandisch"),
    ("en", "put all settings back", "settings default"),
    ("en", "fastest way to c4", "need c4"),
    ("de", "mehr zu b3", "look b3"),
    ("fr", "b4 encore", "look b4"),
    ("nl", "meer over b3", "look b3"),
]
"""Lines that have words of no reading, and a meaning that is offered."""

SAID = [
    ("de", "welche günstige Karte lohnt sich", "Welche Karten am meisten wert sind."),
    ("en", "dark mode", "Set theme to dark."),
    ("de", "was ging da in Runde 1 ab", "Aus dem Protokoll: Runde 1."),
    ("de", "lange Zeilen umbrechen", "Stelle umbruch auf an."),
]
"""Lines, and a choice as it is said, in words as they are written."""


@pytest.mark.parametrize(("language", "line", "said"), SAID)
def test_a_choice_is_said_as_it_is_written(language: str, line: str, said: str) -> None:
    parsed = meaning(language, "act", line)
    assert isinstance(parsed, Which)
    assert said in [Locale(language).text(text) for text, _meant in parsed.options]


TALKED = [
    ("en", "what a boring game"),
    ("en", "my dog just barked"),
    ("de", "erzähl einen Witz"),
    ("fr", "raconte une blague"),
    ("nl", "wat een rotweer"),
]


def offered(parsed: Parsed) -> list[Parsed]:
    """Return what a line is asked about."""
    return [meant for _text, meant in parsed.options] if isinstance(parsed, Which) else []


@pytest.mark.parametrize(("language", "line", "meant"), ASKED)
def test_the_nearest_meanings_are_offered(language: str, line: str, meant: str) -> None:
    found = offered(meaning(language, "act", line))
    command, _, about = meant.partition(" ")
    wanted: Parsed = Ask(command, about)
    match command:
        case "take":
            wanted = Act(Take(gems(about)))
        case "reserve" | "buy":
            wanted = Act((Reserve if command == "reserve" else Buy)(about))
        case "settings":
            wanted = Do(command, about)
        case "look":
            wanted = meaning("en", "act", meant)
        case _:
            pass
    assert wanted in found, found
    assert len(found) <= MOST


@pytest.mark.parametrize(("language", "line"), TALKED)
def test_talk_is_not_asked_about(language: str, line: str) -> None:
    assert isinstance(meaning(language, "act", line), Unclear)


DOUBTED = [
    ("fr", "combien de fois ai-je réservé", "log sam reserve"),
    ("nl", "hoe kom ik aan goud", "rules gold"),
]
"""Lines of which a reading accounts for every word, and what lines of the kind mean."""


@pytest.mark.parametrize(("language", "line", "meant"), DOUBTED)
def test_an_unlikely_answer_is_asked_about_first(language: str, line: str, meant: str) -> None:
    command, _, about = meant.partition(" ")
    assert Ask(command, about) in offered(meaning(language, "act", line))


def test_what_is_offered_is_said_in_words() -> None:
    parsed = meaning("de", "act", "zählen Chips für Adlige")
    assert isinstance(parsed, Which)
    told = [Locale("de").text(text) for text, _meant in parsed.options]
    assert "Die Regeln: Adlige." in told
    assert not any("nobles" in each for each in told)


UNNAMED = [
    ("en", "you chatter far too much", "verbosity brief"),
    ("en", "pale letters on a dark page please", "theme dark"),
    ("de", "helle schrift auf schwarz", "kontrast dunkel"),
    ("fr", "tu parles trop", "verbosite bref"),
    ("fr", "un bruit quand vient mon tour", "signal"),
    ("nl", "een piepje als ik moet", "signaal bel"),
]
"""Lines about a setting that name neither it nor a value; nothing is learned from them."""


@pytest.mark.parametrize(("language", "line", "meant"), UNNAMED)
def test_a_setting_that_is_not_named_is_offered(language: str, line: str, meant: str) -> None:
    set_so = [each for each in offered(meaning(language, "act", line)) if isinstance(each, Do)]
    assert meant in [fold(each.about) for each in set_so if each.command == "settings"]


EXPLAINED = [
    ("en", "what becomes of my game if the power goes", "saved"),
    ("en", "who coded this", "about"),
    ("en", "if neither of us can do a thing", "stalemate"),
    ("de", "ist mein spiel futsch wenn der strom ausfällt", "gespeichert"),
    ("fr", "les jetons servent à quoi", "jeton"),
    ("nl", "is mijn spel weg als de stroom uitvalt", "bewaard"),
]
"""Lines about what help explains that do not name it; nothing is learned from them."""


@pytest.mark.parametrize(("language", "line", "subject"), EXPLAINED)
def test_what_explains_a_subject_that_is_not_named_is_offered(
    language: str, line: str, subject: str
) -> None:
    assert Ask("help", subject) in offered(meaning(language, "act", line))


LIKELIER = [
    ("en", "what can I get for what I've got", "afford"),
    ("en", "my put-aside cards", "hand"),
    ("de", "ist Gold bei der Reservierung immer dabei", "rules reserve"),
    ("nl", "wat kan ik krijgen voor wat ik heb", "afford"),
]
"""Lines whose reading is a deed to be told, or a list, and what lines of the kind mean."""


@pytest.mark.parametrize(("language", "line", "meant"), LIKELIER)
def test_what_is_likelier_than_a_deed_is_among_the_choices(
    language: str, line: str, meant: str
) -> None:
    command, _, about = meant.partition(" ")
    assert Ask(command, about) in offered(meaning(language, "act", line))


WISHED = [
    ("de", "grüß Gott, ich hätte eine Bestellung: a2 kaufen", "buy a2"),
    ("de", "a2 geht an mich, ich zahle", "buy a2"),
    ("en", "right then, a2 is coming home with me, buying it", "buy a2"),
    ("nl", "b4 mag in mijn hand, reserveren", "reserve b4"),
]
"""Wishes and boasts that name a deed."""


@pytest.mark.parametrize(("language", "line", "meant"), WISHED)
def test_the_deed_of_a_wish_is_offered_before_what_tells_of_it(
    language: str, line: str, meant: str
) -> None:
    found = offered(meaning(language, "act", line))
    deed, _, place = meant.partition(" ")
    done = Act((Buy if deed == "buy" else Reserve)(place))
    assert found.index(done) < found.index(Ask("try", meant))


@pytest.mark.parametrize("language", languages())
def test_no_deed_is_offered_to_a_question(language: str) -> None:
    asked = {"en": "can I snaffle a2", "de": "kann ich a2 krallen", "fr": "puis-je chiper la a2"}
    line = f"{asked.get(language, 'kan ik a2 inpikken')}?"
    assert not any(isinstance(each, Act) for each in offered(meaning(language, "act", line)))


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "no not take, buy, a3", [Act(Buy("a3"))]),
        ("de", "nicht reservieren, sondern kaufen: a3", [Act(Buy("a3"))]),
        ("fr", "ne pas acheter mais réserver a3", [Act(Reserve("a3"))]),
        ("fr", "je n'achète pas a3, je la réserve", [Act(Reserve("a3"))]),
        ("nl", "niet kopen maar reserveren: a3", [Act(Reserve("a3"))]),
        ("en", "don't take red and don't buy a2", []),
        ("en", "don't buy a2", []),
    ],
)
def test_the_deed_beside_a_denied_one_is_offered(
    language: str, line: str, meant: list[Parsed]
) -> None:
    assert offered(meaning(language, "act", line)) == meant


def test_what_is_denied_in_no_known_word_stays_as_it_is() -> None:
    told = Unclear(say("not-done"))
    context = Context(STATES["act"], 0, NAMES)
    nearest = Nearest.of("buy a2, nope", vocabulary("en"), context, lambda *_words: told)
    assert nearest.doubted(told) is told


ABOUT = [
    ("de", "mein Ziel ist der erste Adlige", Do("aim", "n1")),
    ("de", "vierter Teil der Regeln", Ask("rules", "4")),
    ("en", "read me all the rules there are", Ask("rules", "all")),
    ("de", "bloß zwei Steine, grün und weiß", Act(Take(gems("ed")))),
    ("de", "alles außer schwarz und blau nehmen", Act(Take(gems("erd")))),
    ("de", "unbesehen vom Stapel b eine reservieren", Act(Reserve("b"))),
]
"""Lines, and what is offered, with what it is about."""


@pytest.mark.parametrize(("language", "line", "meant"), ABOUT)
def test_what_is_offered_is_about_what_is_named(language: str, line: str, meant: Parsed) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert meant in [each for _told, each in prompt.options]


@pytest.mark.parametrize("language", languages())
def test_what_is_offered_has_no_character_that_moves_a_terminal(language: str) -> None:
    for line in ("find lev00 \x1b[2Jbuy", "what find \x1b]0;x\x07 ser", "buy \x9b2J cheap one"):
        parsed = meaning(language, "act", line)
        if isinstance(parsed, Which):
            told = [parsed.prompt, *(text for text, _meant in parsed.options)]
            assert all(Locale(language).text(text).isprintable() for text in told)


def test_what_only_tells_says_so_where_it_is_offered() -> None:
    parsed = meaning("de", "act", "darf ich a2 haben")
    assert isinstance(parsed, Which)
    told = [Locale("de").text(text) for text, _meant in parsed.options]
    assert told[:2] == ["Was wäre, wenn du a2 kaufst.", "Was wäre, wenn du a2 reservierst."]


SET = [
    ("en", "switch to french", "language fr"),
    ("de", "auf Englisch umstellen", "sprache en"),
    ("fr", "passe en allemand", "langue de"),
    ("nl", "zet op Engels", "taal en"),
    ("en", "forget my aim", "off"),
]


@pytest.mark.parametrize(("language", "line", "about"), SET)
def test_a_wish_about_the_program_is_read(language: str, line: str, about: str) -> None:
    parsed = meaning(language, "act", line)
    assert isinstance(parsed, Do), parsed
    assert parsed.command == ("aim" if about == "off" else "settings")
    assert parsed.about == about


def test_a_part_that_asks_about_the_next_lets_nothing_act() -> None:
    parser = CommandParser(vocabulary("de"))
    context = Context(STATES["act"], 0, NAMES)
    assert not parser.parts("lohnt es sich, zwei Diamanten zu nehmen", context)
    assert parser.parts("nimm blau grün rot, bank", context)


def test_another_question_takes_the_place_of_one_that_was_asked_back() -> None:
    one = at_prompt("turn", "nl")
    typed(one, "hoe ver zit Ben van de winst af")
    typed(one, "wat moet ik nog sparen voor b4")
    prompt = one.open_prompt
    assert not isinstance(prompt, Choice) or "sparen" in str(prompt.head.args["typed"])


def test_no_line_is_offered_twice() -> None:
    parsed = meaning("nl", "act", "ik tik a3 op de kop")
    assert isinstance(parsed, Which)
    told = [Locale("nl").text(text) for text, _meant in parsed.options]
    assert len(told) == len(set(told)) > 1


def test_two_cards_that_are_weighed_are_one_question() -> None:
    line = "which of a2 and b1 should I rather buy"
    found = offered(meaning("en", "act", line))
    assert found == [Ask("worth", "a2"), Ask("worth", "b1"), Ask("worth"), Ask("hint")]
    parser = CommandParser(vocabulary("en"))
    assert not parser.parts(
        "which of a2 and b1 should I rather buy", Context(STATES["act"], 0, NAMES)
    )


def test_setting_a_card_aside_is_no_setting() -> None:
    assert meaning("en", "act", "set aside b4") == Act(Reserve("b4"))
    assert isinstance(meaning("en", "act", "set speech off"), Do)


def test_what_was_learned_is_of_commands_and_of_senses() -> None:
    kinds = [kind for _chance, kind in ranked({"bias"})]
    settings = [each.removeprefix("setting-") for each in SETTINGS]
    for kind in kinds:
        command, *part = kind.split()
        assert command in COMMANDS or kind == TALK
        named = {"settings": [*settings, "default"], "help": SUBJECTS}.get(command, PARTS)
        assert not part or part[0] in named


def test_the_last_answer_that_is_chosen_is_the_one_before_the_question() -> None:
    one = at_prompt("turn", "en")
    nobles = typed(one, "nobles")
    asked = typed(one, "sorry, what was that")
    assert typed(one, "again") == asked, "while the question is open it is the question"
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    number = [meant for _told, meant in prompt.options].index(Ask("again")) + 1
    assert typed(one, str(number)) == nobles


@pytest.mark.parametrize("language", languages())
def test_what_is_offered_and_what_is_answered_is_understood(language: str) -> None:
    unclear = []
    for line in lines(language, "asked-open"):
        one = at_prompt("turn", language)
        names = [said.message.name for said in typed(one, line.line)]
        prompt = one.open_prompt
        if names[0] == "not-understood":
            unclear.append(line.line)
        for _told, meant in prompt.options if isinstance(prompt, Choice) else ():
            if isinstance(meant, Ask):
                answered = at_prompt("turn", language).handle(Intent("keyboard", meant=meant))
                if answered[0].message.name == "not-understood":
                    unclear.append(f"{line.line}: {meant}")
    assert not unclear


def test_how_likely_a_meaning_is_does_not_depend_on_the_order_of_a_set() -> None:
    found = [ranked(order) for order in permutations(["bias", "card", "player", "past", "what"])]
    assert all(each == found[0] for each in found)


def test_in_the_place_of_a_question_there_is_what_it_asks_about() -> None:
    said = say("option-line", line="")
    cards = ((said, Act(Reserve("a1"))), (said, Act(Reserve("a2"))))
    words, context = vocabulary("en"), Context(STATES["act"], 0, NAMES)
    near = CommandParser(words).nearest("one of the reds", context)
    found = near.question([Which(said, cards), Ask("board")])
    assert found
    assert offered(found) == [Act(Reserve("a1")), Act(Reserve("a2")), Ask("board")]
