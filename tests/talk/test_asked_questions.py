"""A question at a turn that no reading answers as a whole is among what is asked about.

It is one question though it has an `and`, and rules that are only guessed at are not told.
"""

import pytest

from splendor_access.session.prompts import Choice
from splendor_access.talk.parsing.commands import Ask, Do, Look, Parsed
from tests.talk.held_out.situation import at_prompt, typed


def asked(language: str, line: str) -> list[Parsed]:
    """Return what a line is asked about at Ada's turn."""
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    return [meant for _told, meant in prompt.options] if isinstance(prompt, Choice) else []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "is it permitted to buy and also take gems in the same turn"),
        ("en", "may you reserve and buy in the same turn"),
        ("de", "darf man im selben Zug Steine nehmen und auch noch kaufen?"),
        ("de", "ist es erlaubt zu reservieren und gleich zu kaufen"),
        ("fr", "peut-on prendre des gemmes et acheter dans le même tour"),
        ("fr", "est-ce permis d'acheter et de réserver au même tour"),
        ("nl", "is het toegestaan om te reserveren en dan te kopen"),
        ("nl", "2 kaarten kopen in dezelfde beurt kan dat"),
    ],
)
def test_whether_two_deeds_are_allowed_is_one_question(language: str, line: str) -> None:
    assert Ask("rules", "turn") in asked(language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "read me the rules from the top"),
        ("de", "lies mir die regeln von vorne vor"),
    ],
)
def test_rules_in_general_are_no_part_that_is_only_guessed_at(language: str, line: str) -> None:
    assert asked(language, line)[:1] == [Ask("rules")]


@pytest.mark.parametrize(
    ("language", "line", "about"),
    [
        ("en", "what happened in rounds 4 and 5", "round 4-5"),
        ("en", "the last three entries again", "3"),
        ("de", "die letzten drei Zeilen vom Verlauf", "3"),
        ("de", "die letzten fünf Meldungen nochmal", "5"),
        ("fr", "relis les cinq derniers messages", "5"),
        ("nl", "wat is er in ronde 4 en 5 allemaal gebeurd", "ronde 4-5"),
        ("nl", "de laatste vijf regels nog eens", "5"),
    ],
)
def test_rounds_and_lines_of_the_log_are_counted(language: str, line: str, about: str) -> None:
    found = [each.about for each in asked(language, line) if isinstance(each, Ask)]
    assert about.replace("ronde", "round") in found


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "am I missing much for b1", "need"),
        ("en", "am i one white short for b3 or two", "need"),
        ("de", "fehlt mir viel für b1", "need"),
        ("fr", "il me manque beaucoup pour b1", "need"),
        ("nl", "mis ik veel voor b1", "need"),
        ("en", "what bonus would b4 give me", "look"),
        ("de", "welche Farbe krieg ich von a4", "look"),
        ("nl", "welke kleur krijg ik van a4", "look"),
        ("en", "c2 or c4, which has more points", "look"),
        ("de", "was unterscheidet a2 und a3", "look"),
        ("fr", "quelle différence entre a2 et a3", "look"),
        ("nl", "wat is het verschil tussen a2 en a3", "look"),
    ],
)
def test_what_is_asked_of_a_card_stands_beside_its_deeds(
    language: str, line: str, command: str
) -> None:
    found = [each.command for each in asked(language, line) if isinstance(each, Ask | Look)]
    assert command in found


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("de", "die Taste f3 soll mir sagen was ich kaufen kann", Do("key", "f3 bezahlbar")),
        ("fr", "la touche f6 doit lire le score", Do("key", "f6 score")),
        ("en", "take me through the ropes step by step", Ask("tutorial")),
        ("de", "ich bin neu hier, erklär mir alles Schritt für Schritt", Ask("tutorial")),
        ("fr", "c'est ma première partie, apprends-moi pas à pas", Ask("tutorial")),
        ("nl", "begeleid me door mijn eerste spel", Ask("tutorial")),
        ("en", "remind me what I was aiming for", Do("aim")),
        ("fr", "rappelle moi ce que je visais", Do("aim")),
        ("nl", "waar mikte ik op", Do("aim")),
        ("de", "mein Vorhaben kannst streichen", Do("aim", "aus")),
        ("nl", "doel schrappen", Do("aim", "uit")),
        ("de", "ich peil den blaugrünen Adligen an", Do("aim", "n1")),
        ("nl", "ik ga voor de blauwgroene edele", Do("aim", "n1")),
        ("en", "keep in mind that I want the five pointer", Do("aim", "c2")),
        ("de", "mein Ziel ist die weiße mit drei Punkten", Do("aim", "c1")),
        ("fr", "mon objectif, la blanche à trois points", Do("aim", "c1")),
        ("nl", "onthoud dat ik voor die vijfpunter ga", Do("aim", "c2")),
    ],
)
def test_keys_lessons_and_aims_are_asked_about(language: str, line: str, meant: Parsed) -> None:
    assert meant in asked(language, line)


def test_a_key_takes_what_is_named_behind_it() -> None:
    one = at_prompt("turn", "en")
    told = [each.message.name for each in typed(one, "key f3 afford")]
    assert told[:1] == ["shortcut"]


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "a tie?", Ask("rules", "end")),
        ("nl", "bij gelijkspel?", Ask("rules", "end")),
        ("nl", "eerste zet van Ben", Ask("log", "ben eerste")),
        ("fr", "comment on paye avec un joker", Ask("rules", "gold")),
        ("fr", "pourquoi des fois on peut pas prendre deux pareils", Ask("rules", "take")),
        ("fr", "du rouge, ça sert pour quels nobles", Ask("nobles")),
    ],
)
def test_what_is_not_certain_is_asked_about_and_not_told(
    language: str, line: str, meant: Parsed
) -> None:
    assert meant in asked(language, line)


@pytest.mark.parametrize("line", ["the rules of the game", "what are the rules", "read rules"])
def test_the_rules_are_told_where_they_are_named(line: str) -> None:
    one = at_prompt("turn", "en")
    assert typed(one, line)[0].message.name == "rules-part"
