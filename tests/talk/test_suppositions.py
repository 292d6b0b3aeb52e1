"""What gems are, what has run out, what would be, and what the program is asked to do."""

import pytest

from splendor_access.session.prompts import Choice
from splendor_access.talk.parsing.commands import Ask, Parsed
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_orders import offered


def told(language: str, line: str) -> list[str]:
    """Return what is told to a line at Ada's turn."""
    one = at_prompt("turn", language)
    return [one.style.text(said.message) for said in typed(one, line)]


def first_asked(language: str, line: str) -> Parsed | None:
    """Return the first of the meanings that a line is asked about."""
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    return prompt.options[0][1] if isinstance(prompt, Choice) else None


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "what is onyx", "help onyx"),
        ("en", "what are rubies again", "help ruby"),
        ("de", "was ist nochmal ein Onyx", "hilfe onyx"),
        ("de", "was ist eigentlich ein Rubin", "hilfe rubin"),
        ("fr", "c'est quoi l'onyx", "aide onyx"),
        ("fr", "un saphir c'est quoi", "aide saphir"),
        ("nl", "wat is onyx", "help onyx"),
        ("nl", "wat is een saffier eigenlijk", "help saffier"),
        ("en", "is black all gone", "bank black"),
        ("en", "black has run out", "bank black"),
        ("de", "sind die schwarzen alle weg", "bank schwarz"),
        ("de", "ist schwarz aufgebraucht", "bank schwarz"),
        ("fr", "le noir est épuisé ?", "banque noir"),
        ("fr", "y a plus de noirs du tout ?", "banque noir"),
        ("nl", "is zwart helemaal op", "bank zwart"),
        ("en", "how many more bonuses for the red black white noble", "goal n3"),
        ("de", "wie viele boni fehlen mir noch für den adligen rot schwarz weiß", "ziel n3"),
        ("fr", "combien de bonus encore pour le noble rouge noir blanc", "objectif n3"),
        ("nl", "hoeveel bonussen nog voor de edele rood zwart wit", "doel n3"),
        ("en", "the noble red black white", "look n3"),
        ("en", "suppose I buy a2, what could I pay for then", "try buy a2"),
        ("de", "Angenommen, ich kaufe a2, was könnte ich danach bezahlen?", "probiere kaufe a2"),
        ("de", "was könnte ich mir leisten wenn ich a2 kaufe", "probiere kaufe a2"),
        ("nl", "als ik a2 koop wat kan ik daarna betalen", "probeer koop a2"),
    ],
)
def test_it_is_told_as_the_command_tells_it(language: str, line: str, command: str) -> None:
    assert told(language, line) == told(language, command)


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("fr", "si j'achète a2, que pourrai-je acheter ensuite", "acheter a2"),
        ("fr", "que me reste-t-il si a2 est à moi", "acheter a2"),
        ("de", "was bleibt mir wenn a2 mir gehört", "kaufe a2"),
        ("nl", "stel ik koop a2, wat kan ik daarna kopen", "buy a2"),
    ],
)
def test_what_would_be_is_the_first_choice(language: str, line: str, deed: str) -> None:
    assert first_asked(language, line) == Ask("try", deed)


@pytest.mark.parametrize(
    ("language", "line", "gem"),
    [
        ("de", "gibts gar kein schwarz mehr", "schwarz"),
        ("nl", "is er helemaal geen zwart meer", "zwart"),
    ],
)
def test_whether_a_colour_has_run_out_is_asked_of_the_bank(
    language: str, line: str, gem: str
) -> None:
    assert first_asked(language, line) == Ask("bank", gem)


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "can you put c4 aside for me please", "reserve c4"),
        ("en", "can you take the blue, red and white for me", "take srd"),
        ("de", "kannst du mir bitte c4 zur seite legen", "reserve c4"),
        ("fr", "tu peux me mettre la c4 de côté stp", "reserve c4"),
        ("nl", "kun je c4 voor me reserveren", "reserve c4"),
    ],
)
def test_what_the_program_is_asked_to_do_is_asked_about(
    language: str, line: str, deed: str
) -> None:
    assert offered(language, line) == [deed]
