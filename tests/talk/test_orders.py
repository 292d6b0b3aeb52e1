"""Orders that leave something open, take something back, or are said in one's own words."""

import pytest

from splendor_access.session.prompts import Choice, Confirm
from splendor_access.talk.parsing.commands import Act, Parsed, action_line
from tests.talk.held_out.situation import at_prompt, typed


def offered(language: str, line: str) -> list[str]:
    """Return what is asked about a line at a turn, which does nothing, as lines of records."""
    one = at_prompt("turn", language)
    version = one.table.version
    typed(one, line)
    assert one.table.version == version
    prompt = one.open_prompt
    assert isinstance(prompt, Choice), prompt
    return [_line(parsed) for _told, parsed in prompt.options]


def _line(parsed: Parsed) -> str:
    return action_line(parsed) if isinstance(parsed, Act) else str(parsed)


@pytest.mark.parametrize(
    ("language", "line", "takes"),
    [
        ("en", "take any three", "ser sed srd erd"),
        ("en", "three tokens for me", "ser sed srd erd"),
        ("en", "two of the same kind", "dd"),
        ("en", "some chips please, anything except blue", "erd"),
        ("de", "nimm drei", "ser sed srd erd"),
        ("de", "drei Edelsteine, nur das Rot lass liegen", "sed"),
        ("de", "zwei gleiche", "dd"),
        ("fr", "trois couleurs au choix mais pas de bleu", "erd"),
        ("fr", "une pierre de chaque, mais ni noir ni rouge", "sed"),
        ("nl", "neem drie verschillende", "ser sed srd erd"),
        ("nl", "van drie kleuren eentje, geen groen", "srd"),
    ],
)
def test_a_take_that_leaves_gems_open_is_asked_about(language: str, line: str, takes: str) -> None:
    assert {*offered(language, line)} == {f"take {each}" for each in takes.split()}


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "same three as last go"),
        ("de", "nochmal die gleichen drei wie vorige Runde"),
        ("fr", "les trois mêmes qu'au dernier tour"),
        ("en", "whatever I took last round, take it again"),
        ("de", "nimm noch mal, was ich letzte Runde genommen hab"),
        ("nl", "neem nog een keer wat ik vorige ronde nam"),
    ],
)
def test_the_same_as_last_time_is_asked_about_by_its_number(language: str, line: str) -> None:
    assert offered(language, line)[0] == "take ser"


@pytest.mark.parametrize(
    ("language", "line", "rule"),
    [
        ("en", "two greens please", "refused-two-need-four"),
        ("de", "drei weiße für mich", "refused-take-shape"),
        ("nl", "twee groene stenen", "refused-two-need-four"),
    ],
)
def test_a_take_that_is_not_allowed_is_refused_and_not_asked_about(
    language: str, line: str, rule: str
) -> None:
    one = at_prompt("turn", language)
    told = [said.message.name for said in typed(one, line)]
    assert told[0].startswith("refused-"), told
    assert rule in told[0] or told[0].startswith("refused-take")


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "I'd say I take red, white and blue", "take srd"),
        ("en", "a3 is mine, I'm buying it", "buy a3"),
        ("de", "ich hätte gern drei Steine und nehme blau, grün, weiß", "take sed"),
        ("de", "ich sollte c2 sichern, also reservier ich c2", "reserve c2"),
        ("fr", "a2 est à moi, je l'achète", "buy a2"),
        ("nl", "ik moest maar a2 nemen, dus ik koop hem", "buy a2"),
    ],
)
def test_a_deed_that_is_stated_beside_a_wish_is_offered(
    language: str, line: str, deed: str
) -> None:
    assert offered(language, line)[0] == deed


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "could I take red, white and blue"),
        ("en", "what if I buy a2"),
        ("de", "ich würde a2 kaufen"),
        ("fr", "si je prends vert, rouge et blanc"),
        ("nl", "zou ik a2 kopen"),
    ],
)
def test_what_is_only_supposed_is_told_what_would_be(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    assert typed(one, line)[0].message.name == "tried"


@pytest.mark.parametrize(
    ("language", "line", "payment"),
    [
        ("en", "buy a2, the gold stays with me", "1s1e"),
        ("en", "buy a2 but don't spend the gold", "1s1e"),
        ("en", "get a2 with the gold so I keep my green", "1s1g"),
        ("de", "kaufe a2 mit Gold statt Grün", "1s1g"),
        ("fr", "achète a2 avec l'or plutôt que le vert", "1s1g"),
        ("nl", "a2 kopen met het goud zodat ik groen houd", "1s1g"),
    ],
)
def test_a_payment_is_read_from_what_is_paid_and_what_is_kept(
    language: str, line: str, payment: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    if isinstance(one.open_prompt, Choice):
        assert [_line(each) for _told, each in one.open_prompt.options] == [
            f"buy a2 with {payment}"
        ]
    else:
        action = one.table.actions[-1]
        assert action is not None
        assert action_line(Act(action)) == f"buy a2 with {payment}"


@pytest.mark.parametrize(
    ("language", "line", "level"),
    [
        ("en", "draw one off the middle deck and keep it in my hand", "b"),
        ("de", "blind eine vom untersten Stapel nehmen", "a"),
        ("fr", "je pioche en aveugle dans la pile du niveau 3", "c"),
        ("nl", "blind eentje van de onderste stapel", "a"),
    ],
)
def test_a_card_is_drawn_unseen_after_a_yes_in_any_words(
    language: str, line: str, level: str
) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Confirm)
    assert prompt.messages[0].args["level"] == level


@pytest.mark.parametrize(
    ("language", "line", "place"),
    [
        ("en", "reserve the white card that costs five reds", "c1"),
        ("de", "reserviere die blaue Karte, die sieben weiße kostet", "c2"),
        ("fr", "réserve la carte bleue qui coûte sept blancs", "c2"),
        ("nl", "reserveer de blauwe kaart die zeven witte kost", "c2"),
    ],
)
def test_a_card_is_found_by_a_part_of_its_cost(language: str, line: str, place: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    action = one.table.actions[-1]
    assert action is not None
    assert action_line(Act(action)) == f"reserve {place}"
