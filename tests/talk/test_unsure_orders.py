"""Orders that are not certain: slips, unknown verbs, colours denied, and what can be paid."""

import pytest

from splendor_access.game.actions import Buy, Reserve
from splendor_access.session.prompts import Choice, Confirm
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import Act, Context, Which
from splendor_access.talk.parsing.senses import Reader
from splendor_access.talk.parsing.sentences import asked_which
from tests.talk.held_out.situation import at_prompt, typed
from tests.talk.test_corpus import vocabulary
from tests.talk.test_orders import offered


@pytest.mark.parametrize(
    ("language", "line", "take"),
    [
        ("en", "skip red, I take blue green white", "take sed"),
        ("en", "blue, red, no not red, white, and green", "take sed"),
        ("de", "kein Rot, dafür blau, grün und weiß nehmen", "take sed"),
        ("fr", "pas de rouge, bleu vert et blanc", "take sed"),
        ("nl", "van elk een maar geen blauw", "take erd"),
        ("en", "not two white but blue, red and green", "take ser"),
        ("de", "nicht zwei weiße, sondern blau, rot und grün", "take ser"),
        ("fr", "non pas deux rouges, un rouge un vert un blanc", "take erd"),
        ("fr", "deux verts, oups, deux blancs", "take dd"),
        ("nl", "geen twee witte maar blauw, rood en groen", "take ser"),
    ],
)
def test_the_gems_beside_a_denied_one_are_offered(language: str, line: str, take: str) -> None:
    first, *others = offered(language, line)
    assert first == take
    assert not any(each.startswith("take") for each in others)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "buy the one I've got tucked away"),
        ("en", "buy the card I set aside earlier"),
        ("de", "kauf die karte, die ich zurückgelegt habe"),
        ("de", "kauf die die ich mir aufgehoben hab"),
        ("fr", "achète celle que j'ai mise de côté"),
        ("fr", "achète la carte que j'ai gardée"),
        ("nl", "ik reken mijn handkaart af"),
        ("nl", "koop degene die ik heb weggelegd"),
    ],
)
def test_the_card_of_the_own_hand_is_offered_in_other_words(language: str, line: str) -> None:
    assert "buy h1" in offered(language, line)[:2]


@pytest.mark.parametrize(
    ("language", "line"), [("de", "kauf meine handkarte"), ("nl", "koop mijn handkaart")]
)
def test_the_card_of_the_own_hand_has_a_word_of_its_own(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    assert typed(one, line)[0].message.args["place"] == "h1"


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "check the bank", "bank"),
        ("en", "check a2", "look a2"),
        ("de", "prüfe die bank", "bank"),
        ("fr", "vérifie la banque", "banque"),
        ("nl", "controleer de bank", "bank"),
    ],
)
def test_what_can_be_read_is_checked_without_a_box(language: str, line: str, command: str) -> None:
    said = typed(at_prompt("turn", language), line)
    assert said == typed(at_prompt("turn", language), command)


@pytest.mark.parametrize(
    ("language", "line", "take"),
    [
        ("en", "take white green and red, no wait blue instead of red", "take sed"),
        ("en", "take blue, green and red, but swap the green for white", "take srd"),
        ("de", "nimm rot grün blau, aber statt blau weiß", "take erd"),
        ("de", "nimm rot grün blau, tausch das blau gegen weiß", "take erd"),
        ("fr", "bleu blanc vert... pardon rouge à la place du vert", "take srd"),
        ("fr", "prendre rouge... euh non pas rouge, vert blanc et bleu", "take sed"),
        ("nl", "pak wit, groen en rood, nee wacht blauw ipv rood", "take sed"),
        ("nl", "pak rood groen blauw, maar vervang het blauw door wit", "take erd"),
    ],
)
def test_a_gem_replaces_the_one_that_it_is_said_for(language: str, line: str, take: str) -> None:
    assert offered(language, line) == [take]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "I don't want red, blue, green"),
        ("de", "ich will weder Rot noch Blau"),
        ("nl", "geen rood, blauw"),
    ],
)
def test_gems_that_are_all_denied_are_not_offered(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    options = getattr(prompt, "options", ())
    assert not any("Act(action=Take" in str(meant) for _told, meant in options)


@pytest.mark.parametrize(
    ("language", "line", "deeds"),
    [
        ("en", "resrv c2", ["reserve c2"]),
        ("de", "kuafe a2", ["buy a2"]),
        ("fr", "resrver c4", ["reserve c4"]),
        ("nl", "rsrveer c4", ["reserve c4"]),
        ("nl", "ik resreveer c4", ["reserve c4"]),
        ("nl", "ik claim b1", ["buy b1", "reserve b1"]),
        ("en", "bagsy the white card with three points", ["buy c1", "reserve c1"]),
        ("de", "ich kralle mir die weiße Karte mit drei Punkten", ["buy c1", "reserve c1"]),
        ("fr", "je chourave la carte blanche à trois points", ["buy c1", "reserve c1"]),
    ],
)
def test_a_deed_of_a_misspelt_or_unknown_verb_is_offered(
    language: str, line: str, deeds: list[str]
) -> None:
    assert offered(language, line)[: len(deeds)] == deeds


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "could be wrong but here goes, take green red white", "take erd"),
        ("en", "snap up the green i can afford", "buy a3"),
        ("de", "sagen wir weiß, grün, blau", "take sed"),
        ("fr", "dis Siri, achète a deux", "buy a2"),
        ("nl", "ik weet niet, neem maar blauw groen rood", "take ser"),
    ],
)
def test_beside_a_trial_its_deed_is_offered(language: str, line: str, deed: str) -> None:
    assert deed in offered(language, line)[:2]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "get the white one i can pay for"),
        ("de", "kauf die blaue, die ich mir leisten kann"),
        ("fr", "achète la bleue que je peux payer"),
        ("nl", "koop de blauwe die ik kan betalen"),
    ],
)
def test_no_purchase_is_offered_where_none_that_is_meant_can_be_paid(
    language: str, line: str
) -> None:
    options = offered(language, line)
    assert not any(each.startswith("buy") for each in options)
    assert any("command='afford'" in each for each in options)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "torn between a2 and b4"),
        ("de", "ich schwanke zwischen a2 und b4"),
        ("fr", "j'hésite entre a2 et b4"),
        ("nl", "ik twijfel tussen a2 en b4"),
    ],
)
def test_where_cards_are_weighed_all_are_offered_to_be_compared(language: str, line: str) -> None:
    assert "Ask(command='worth', about='')" in offered(language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "top one off the highest deck into my hand"),
        ("de", "die oberste vom höchsten Stapel auf meine Hand"),
        ("nl", "neem de bovenste van de hoogste stapel"),
    ],
)
def test_the_highest_deck_is_that_of_the_highest_level(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Confirm)
    assert prompt.messages[0].args["level"] == "c"


@pytest.mark.parametrize(
    ("language", "line", "points"),
    [
        ("en", "the blue card worth two, which place", True),
        ("en", "the blue card worth two greens", False),
        ("en", "is b4 worth it", False),
        ("de", "die blaue Karte, zwei wert", True),
        ("fr", "la bleue qui vaut deux", True),
        ("nl", "welke kaarten zijn drie waard", True),
    ],
)
def test_what_a_card_is_worth_in_numbers_is_its_points(
    language: str, line: str, *, points: bool
) -> None:
    tokens = Reader(vocabulary(language), ("Ada", "Ben")).tokens(line)
    assert any(each.has("points") for each in tokens) is points


def test_small_stones_are_gems_in_dutch() -> None:
    one = at_prompt("turn", "nl")
    line = "doe mij een blauwtje, een groentje en een rooitje"
    assert typed(one, line)[0].message.name == "took-me"


def test_stones_listed_are_taken_as_any_colours_are() -> None:
    one = at_prompt("turn", "nl")
    assert typed(one, "ik kies diamant, saffier en smaragd")[0].message.name == "took-me"


@pytest.mark.parametrize(
    ("language", "line", "payment"),
    [
        ("en", "a2 and use up the gold and a blue", "1s1g"),
        ("de", "a2 gegen Blau und Gold", "1s1g"),
        ("fr", "a2 contre un bleu et l'or", "1s1g"),
        ("fr", "achat a2 en mettant l'or à la place de l'émeraude", "1s1g"),
        ("nl", "voor a2 geef ik groen en goud", "1e1g"),
    ],
)
def test_a_card_with_what_is_paid_for_it_is_offered_to_be_bought_so(
    language: str, line: str, payment: str
) -> None:
    assert offered(language, line)[0] == f"buy a2 with {payment}"


def test_a_trial_is_offered_in_the_words_of_the_language() -> None:
    one = at_prompt("turn", "fr")
    typed(one, "achat a2 en mettant l'or à la place de l'émeraude")
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    told = [Locale("fr").text(text) for text, _meant in prompt.options]
    assert not any("with" in each for each in told)


def test_what_is_looked_for_without_a_colour_is_no_take() -> None:
    assert offered("en", "find me something without red") == [
        "Ask(command='find', about='without cost red')"
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "not row c"),
        ("de", "nicht Reihe c"),
        ("fr", "pas le niveau c"),
        ("nl", "niet rij c"),
    ],
)
def test_a_row_that_is_all_a_line_denies_is_read(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    version = one.table.version
    assert typed(one, line)
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "line", "deed"),
    [
        ("en", "a3? no, sorry, buy a2", "buy a2"),
        ("en", "reserve a one oh no I mean b one", "reserve b1"),
        ("en", "white white, actually green red white", "take erd"),
        ("de", "kauf a zwei, ich meine drei", "buy a3"),
        ("de", "reserviere c1, ach nein, c2", "reserve c2"),
        ("fr", "achète a3 ou non, a2", "buy a2"),
        ("nl", "c3, laat maar, reserveer c2", "reserve c2"),
        ("en", "repeat my last move", "take ser"),
        ("en", "do exactly what I did last turn", "take ser"),
        ("en", "again the three from last time", "take ser"),
        ("de", "noch mal genau die drei vom letzten mal", "take ser"),
        ("de", "wiederhole meinen letzten zug", "take ser"),
        ("fr", "je refais exactement mon coup d'avant", "take ser"),
        ("fr", "on refait pareil que la dernière fois", "take ser"),
        ("nl", "herhaal mijn laatste beurt", "take ser"),
        ("en", "like last turn please", "take ser"),
        ("de", "wie letzte Runde bitte", "take ser"),
        ("fr", "comme au tour d'avant", "take ser"),
        ("nl", "zoals vorige beurt", "take ser"),
        ("nl", "net als de vorige keer", "take ser"),
        ("en", "reserve the card with the most points", "reserve c2"),
        ("de", "reserviere die karte mit den meisten punkten", "reserve c2"),
        ("fr", "je réserve la carte qui a le plus de points", "reserve c2"),
        ("nl", "ik leg de kaart met de meeste punten weg", "reserve c2"),
        ("en", "red comma green comma white full stop", "take erd"),
        ("de", "rot komma grün komma weiß punkt", "take erd"),
        ("fr", "vert virgule rouge virgule blanc point", "take erd"),
        ("nl", "rood komma groen komma wit punt", "take erd"),
        ("nl", "twee diamantjes, merci", "take dd"),
        ("en", "you know what, I buy a3", "buy a3"),
        ("de", "weißt du was, ich kaufe a3", "buy a3"),
        ("fr", "tu sais quoi, j'achète a3", "buy a3"),
        ("nl", "weet je wat, ik koop a3", "buy a3"),
        ("de", "muss ich was zurückgeben wenn ich rot grün weiß nehme", "take erd"),
        ("en", "I take the red card for two blue and one green", "buy a2"),
        ("de", "ich nehm die rote für zwei blaue und einen grünen", "buy a2"),
        ("fr", "je prends la carte rouge à deux bleus et un vert", "buy a2"),
        ("nl", "ik neem die rode kaart van twee blauw en een groen", "buy a2"),
        ("nl", "koop a2 en zeg wat ik daarna kan betalen", "buy a2"),
    ],
)
def test_what_is_ordered_in_other_words_is_offered_first(
    language: str, line: str, deed: str
) -> None:
    assert offered(language, line)[0] == deed


@pytest.mark.parametrize(
    ("language", "line", "level"),
    [
        ("de", "zieh mir blind eine vom a-stapel", "a"),
        ("nl", "trek er blind een van de a-stapel", "a"),
        ("en", "draw from the b deck blind", "b"),
    ],
)
def test_a_deck_may_be_named_before_its_word(language: str, line: str, level: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    prompt = one.open_prompt
    assert isinstance(prompt, Confirm)
    assert prompt.messages[0].args["level"] == level


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "je me demande si je devrais pas prendre vert bleu blanc"),
        ("en", "check what I can afford, then take green red white"),
        ("de", "schau was ich mir leisten kann, dann nimm grün rot weiß"),
    ],
)
def test_a_question_before_a_take_and_a_doubt_about_it_are_read(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    told = [each.message.name for each in typed(one, line)]
    assert told[0].startswith("tried" if language == "fr" else "afford"), told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "warum darf ich nicht zwei Rote nehmen"),
        ("de", "soll ich nicht besser Rot nehmen"),
        ("nl", "kan ik niet beter wit nemen"),
    ],
)
def test_a_question_with_a_denial_tries_no_other_colours(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    told = [each.message.name for each in typed(one, line)]
    tries = (str(option) for option in getattr(one.open_prompt, "options", ()))
    assert not told[0].startswith("tried"), told
    assert not any("take s" in each or "take er" in each for each in tries)


@pytest.mark.parametrize(
    ("language", "line"), [("de", "die rote will ich haben"), ("nl", "die rode wil ik hebben")]
)
def test_one_colour_that_is_wanted_is_that_of_a_card(language: str, line: str) -> None:
    one = at_prompt("turn", language)
    typed(one, line)
    assert isinstance(one.open_prompt, Choice)


def test_what_a_question_asks_about_is_offered_in_its_place() -> None:
    blue, white = Act(Buy("b4")), Act(Buy("c2"))
    which = Which(say("which-card", typed="blue", count=2), ((say("b"), blue), (say("w"), white)))
    one = at_prompt("turn", "en")
    context = Context(one.table.state, 0, one.table.names, strict=False)
    asked = asked_which("it", [Act(Reserve("a1")), which], vocabulary("en"), context)
    assert [meant for _told, meant in asked.options] == [Act(Reserve("a1")), blue, white]
