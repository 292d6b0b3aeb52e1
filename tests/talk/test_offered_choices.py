"""What a line names in words of its own is among the choices: an aim let go, cards, advice."""

import pytest

from splendor_access.talk.parsing.commands import Ask, Do
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_orders import offered


@pytest.mark.parametrize(
    ("language", "line", "off"),
    [
        ("en", "ditch my aim", "off"),
        ("en", "aim, drop it", "off"),
        ("de", "Vorhaben streichen, ich spiel jetzt nach Gefühl", "aus"),
        ("de", "ich lass mein ziel fallen", "aus"),
        ("fr", "viser laisse tomber", "non"),
        ("fr", "je renonce à mon but", "non"),
        ("nl", "laat dat doel van mij maar schieten", "uit"),
        ("nl", "laat mijn doel vallen", "uit"),
    ],
)
def test_an_aim_is_let_go_in_other_words(language: str, line: str, off: str) -> None:
    assert offered(language, line)[0] == str(Do("aim", off))


def test_an_aim_that_names_nothing_known_is_not_let_go() -> None:
    one = at_prompt("turn", "en")
    typed(one, "aim at something nice")
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "read me a1, a2 and a3"),
        ("de", "a1 a2 a3 vorlesen"),
        ("fr", "lis-moi a1 a2 a3"),
        ("nl", "a1 a2 a3 opnoemen"),
    ],
)
def test_each_of_several_places_can_be_read(language: str, line: str) -> None:
    options = offered(language, line)
    assert [place for each in options for place in ("a1", "a2", "a3") if f"'{place}'" in each] == [
        "a1",
        "a2",
        "a3",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "gimme three ideas"),
        ("de", "drei ideen bitte"),
        ("fr", "trois idées"),
        ("nl", "drie ideeën graag"),
    ],
)
def test_several_hints_are_offered_where_a_number_says_so(language: str, line: str) -> None:
    options = offered(language, line)
    assert str(Ask("hint")) in options
    assert sum("'hint'" in each for each in options) > 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "suppose, I buy a2 and then take red, green and white"),
        ("de", "spiel mal durch, ich kauf a2 und nehm dann rot grün weiß"),
        ("fr", "imaginons que j'achète a2 et que je prenne rouge ensuite"),
        ("nl", "stel, ik koop a2 en pak dan rood groen wit"),
    ],
)
def test_what_would_be_is_among_the_choices_of_a_supposition(language: str, line: str) -> None:
    assert str(Ask("try", "buy a2")) in offered(language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "reserve one blind from the middle ones"),
        ("de", "ich reservier blind eine von den mittleren"),
        ("fr", "réserve à l'aveugle une du milieu"),
        ("nl", "blind een van de middelste reserveren"),
    ],
)
def test_a_deck_may_be_told_by_its_height_alone(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    assert typed(one, line)[0].message.name == "ask-unseen"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "take blue and two others"),
        ("en", "take the last blue with two others"),
        ("de", "blau und noch zwei andere nehmen"),
        ("fr", "prenons le dernier bleu de la banque avec deux autres"),
        ("nl", "neem blauw en nog twee andere"),
    ],
)
def test_others_that_are_counted_are_any_other_colours(language: str, line: str) -> None:
    assert offered(language, line) == ["take ser", "take sed", "take srd"]


def test_other_cards_are_no_gems() -> None:
    one = at_prompt("turn", "en")
    typed(one, "blue and two other cards")
    assert one.open_prompt is None


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "give me the score and a tip", "score"),
        ("en", "tell me the score as well as a tip", "score"),
        ("de", "gib mir den Punktestand sowie einen Tipp", "stand"),
        ("nl", "geef me de stand alsook een tip", "stand"),
    ],
)
def test_the_score_that_is_wanted_is_told_beside_a_hint(
    language: str, line: str, command: str
) -> None:
    said = typed(at_prompt("turn", language), line)
    score = typed(at_prompt("turn", language), command)
    assert said[: len(score)] == score
    assert len(said) > len(score)


@pytest.mark.parametrize(("language", "line"), [("de", "tipp gern"), ("nl", "tip graag")])
def test_a_hint_may_be_asked_for_kindly(language: str, line: str) -> None:
    plain = line.partition(" ")[0]
    assert typed(at_prompt("turn", language), line) == typed(at_prompt("turn", language), plain)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "is it better to buy a2 or a3 now?"),
        ("de", "soll ich lieber a2 oder a3 kaufen?"),
        ("fr", "vaut-il mieux acheter a2 ou a3 maintenant ?"),
        ("nl", "kan ik beter a2 of a3 kopen?"),
    ],
)
def test_whoever_weighs_two_cards_may_want_a_hint(language: str, line: str) -> None:
    assert str(Ask("hint")) in offered(language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "pardon? a bus went by"),
        ("en", "sorry? the dog barked"),
        ("de", "wie bitte? da fuhr ein lkw vorbei"),
        ("fr", "pardon ? un camion est passé"),
        ("nl", "pardon? er reed een bus langs"),
    ],
)
def test_the_last_answer_is_offered_where_a_reason_stands_behind(language: str, line: str) -> None:
    assert offered(language, line)[0] == str(Ask("again"))


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "buy the cheapest and that's that", "buy a2"),
        ("en", "take red, white and blue and good luck to me", "take srd"),
        ("de", "kauf einfach die billigste und gut ist", "buy a2"),
        ("fr", "bon, achète la moins chère et on n'en parle plus", "buy a2"),
        ("nl", "koop de goedkoopste en dan zien we wel", "buy a2"),
    ],
)
def test_a_remark_may_stand_behind_an_order(language: str, line: str, deed: str) -> None:
    assert offered(language, line)[0] == deed


@pytest.mark.parametrize(
    ("language", "line", "setting"),
    [
        ("en", "show the codes behind the cards", "codes on"),
        ("en", "read every number, even zeros", "zero on"),
        ("de", "Codes hinter den Karten anzeigen", "codes an"),
        ("de", "der Bildschirm soll leer werden, wenn Ben drankommt", "leeren an"),
        ("fr", "je veux les points braille après chaque carte", "cellules oui"),
        ("fr", "l'écran doit se vider quand c'est à ben", "effacer oui"),
        ("nl", "codes achter de kaarten tonen", "codes aan"),
        ("nl", "het scherm moet leeg worden als ben aan de beurt is", "wissen aan"),
    ],
)
def test_a_setting_that_is_named_is_offered(language: str, line: str, setting: str) -> None:
    assert str(Do("settings", setting)) in offered(language, line)[:3]


@pytest.mark.parametrize(
    "line", ["lohnt sich c2 für die fünf punkte", "lohnt sich c2 noch für mich"]
)
def test_a_card_may_be_weighed_with_words_beside_it(line: str) -> None:
    one = at_prompt("turn", "de")
    said = typed(one, line)
    assert said[0].message.name != "not-understood"


@pytest.mark.parametrize(
    ("line", "deed"),
    [
        ("den roten vierer aus c leg ich mir weg", "reserve c"),
        ("den weißen aus a leg ich mir zurück", "reserve a4"),
    ],
)
def test_a_card_that_is_put_away_is_no_token_given_back(line: str, deed: str) -> None:
    assert any(each.startswith(deed) for each in offered("de", line))
