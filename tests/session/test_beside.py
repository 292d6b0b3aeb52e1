"""Lines at a question of the program that are no reply to it: what they may ask is asked back."""

import pytest

from splendor_access.game.actions import Buy, Reserve
from splendor_access.game.cards import gems
from splendor_access.session.prompts import Choice, Confirm, Handover, option_place
from splendor_access.talk.parsing.commands import Act, Ask, Do, Look, Parsed
from tests.talk.held_out.situation import at_prompt, typed


@pytest.mark.parametrize(
    ("prompt", "language", "line", "about"),
    [
        ("noble", "en", "do both of them come", Ask("rules", "nobles")),
        ("noble", "de", "was passiert mit dem anderen", Ask("nobles")),
        ("noble", "fr", "puis-je refuser les deux", Ask("rules", "nobles")),
        ("noble", "nl", "kan de tweede later nog komen", Ask("rules", "nobles")),
        ("noble", "en", "who needs n2", Ask("goal", "n2")),
        ("give-back", "en", "which colours does n2 want", Ask("goal", "n2")),
        ("give-back", "nl", "waarom moet ik dat", Ask("rules", "limit")),
        ("yes-no", "en", "do I see it first", Ask("rules", "reserve")),
        ("yes-no", "de", "gibt es ein Gold dazu", Ask("rules", "reserve")),
        ("yes-no", "nl", "zie ik hem eerst", Ask("rules", "reserve")),
        ("yes-no", "fr", "c'est quel niveau", Ask("row", "b")),
        ("hand-over", "en", "how many tokens does she have", Ask("me")),
        ("hand-over", "de", "was hat er genommen", Ask("last")),
        ("hand-over", "nl", "wat heeft Ada nu", Ask("me")),
        ("yes-no", "de", "liegt da überhaupt noch Gold", Ask("bank", "gold")),
        ("noble", "fr", "Ben, il est loin du deuxième", Ask("goal")),
        ("give-back", "de", "was würdst du abgeben", Ask("hint")),
        ("which", "de", "was fehlt mir für die mit drei Punkten", Ask("need", "c1")),
        ("which", "nl", "wat heb ik nog nodig voor die met drie punten", Ask("need", "c1")),
        ("confirmation", "en", "which rownd is it", Ask("turn")),
        ("end", "en", "how far apart were we", Ask("score")),
        ("end", "nl", "nou, dit was echt leuk", Do("quit")),
        ("end", "nl", "laat het verslag van deze partij zien", Ask("record")),
        ("end", "en", "what was my biggest mistake", Do("coach")),
        ("end", "de", "wo hab ich Mist gebaut", Do("coach")),
        ("end", "de", "wo hab ich denn am meisten verschenkt", Do("coach")),
        ("end", "fr", "où est-ce que j'ai merdé", Do("coach")),
        ("end", "nl", "waar heb ik het verknald", Do("coach")),
        ("yes-no", "en", "how many are left in there", Ask("deck")),
        ("yes-no", "de", "wie viele sind denn da noch drin", Ask("deck")),
        ("yes-no", "fr", "y en a encore combien", Ask("deck")),
        ("yes-no", "fr", "il en reste combien dedans", Ask("deck")),
        ("yes-no", "nl", "hoeveel zijn er nog over", Ask("deck")),
        ("which", "en", "any gold left for me to get with it", Ask("bank", "gold")),
        ("which", "de", "ist noch Gold da, das ich dazu bekomme", Ask("bank", "gold")),
        ("which", "fr", "reste-t-il de l'or à prendre avec", Ask("bank", "or")),
        ("which", "nl", "is er nog goud in de bank om erbij te krijgen", Ask("bank", "goud")),
        ("confirmation", "en", "who's winning though", Ask("score")),
        ("confirmation", "de", "wie steht es denn grade", Ask("score")),
        ("confirmation", "en", "how do I get back into this game later", Do("save")),
        ("confirmation", "de", "wie komm ich nachher wieder in das Spiel", Do("save")),
        ("confirmation", "fr", "comment je reviens dans cette partie après", Do("save")),
        ("confirmation", "nl", "hoe start ik het straks weer op?", Ask("help", "stop")),
    ],
)
def test_an_unclear_question_is_asked_back_and_then_answered(
    prompt: str, language: str, line: str, about: Parsed
) -> None:
    one = at_prompt(prompt, language)
    before, version = one.open_prompt, one.table.version
    assert typed(one, line)[0].message.name == "guessed"
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    meant = [parsed for _told, parsed in asked.options]
    assert about in meant
    assert one.table.version == version
    if isinstance(about, Ask) and prompt not in ("end", "noble", "give-back"):
        typed(one, "1")
        assert type(one.open_prompt) is type(before)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "what did that card cost before the discount"),
        ("de", "was krieg ich da überhaupt für eine Karte"),
        ("fr", "elle coûtait combien au départ cette carte"),
        ("nl", "wat kostte die kaart ook weer"),
    ],
)
def test_a_question_about_the_card_that_is_paid_is_asked_back(language: str, line: str) -> None:
    one = at_prompt("payment", language)
    assert typed(one, line)[0].message.name == "guessed"
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    _told, look = asked.options[0]
    assert isinstance(look, Look)
    assert look.place == "a2"


@pytest.mark.parametrize(
    ("prompt", "language", "line", "option"),
    [
        ("noble", "en", "read it as two, please", "n2"),
        ("noble", "nl", "laat de tweede maar binnenkomen", "n2"),
        ("noble", "fr", "qu'il vienne, le monsieur aux saphirs", "n1"),
        ("noble", "de", "der wo blaue will", "n1"),
        ("which", "fr", "la première de la liste", "a4"),
        ("which", "nl", "met de minste punten", "a4"),
        ("payment", "nl", "1 is goed", "a2"),
    ],
)
def test_a_choice_in_words_that_can_ask_is_asked_about(
    prompt: str, language: str, line: str, option: str
) -> None:
    one = at_prompt(prompt, language)
    version = one.table.version
    assert typed(one, line)[0].message.name == "guessed"
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    deeds = [parsed for _told, parsed in asked.options if isinstance(parsed, Act)]
    assert {option_place(each) for each in deeds} == {option}
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "line", "about"),
    [
        ("en", "the board please", Ask("board")),
        ("de", "den Stand bitte", Ask("score")),
        ("nl", "mijn fiches eerst", Ask("me")),
    ],
)
def test_what_asks_nothing_while_paying_offers_the_ways_and_what_it_would_tell(
    language: str, line: str, about: Parsed
) -> None:
    one = at_prompt("payment", language)
    typed(one, line)
    asked = one.open_prompt
    assert isinstance(asked, Choice)
    assert [type(parsed) for _told, parsed in asked.options] == [Act, Act, Ask]
    assert asked.options[-1][1] == about


@pytest.mark.parametrize("line", ["the bank first", "just the bank, first", "my tokens first"])
def test_what_is_wanted_first_is_not_the_first_way_to_pay(line: str) -> None:
    one = at_prompt("payment", "en")
    version = one.table.version
    typed(one, line)
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "line"), [("de", "halt, erst noch mein Zug"), ("en", "my turn first")]
)
def test_what_asks_nothing_at_the_question_whether_to_leave_tells_nothing(
    language: str, line: str
) -> None:
    one = at_prompt("confirmation", language)
    names = [said.message.name for said in typed(one, line)]
    assert names[0] == "meant-answer"
    assert isinstance(one.open_prompt, Confirm)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "what's in pile three"),
        ("de", "was war noch mal Stapel 5"),
        ("fr", "il me resterait combien de blancs"),
        ("nl", "hoeveel rode heb ik dan nog"),
    ],
)
def test_a_question_about_a_pile_is_answered_by_the_piles(language: str, line: str) -> None:
    one = at_prompt("give-back", language)
    told = [said.message.name for said in typed(one, line)]
    assert told.count("option") == 6 or "tokens-me" in told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "stop, wrong colour"),
        ("de", "halt, ich wollte eigentlich weiß statt blau"),
        ("fr", "attends, je voulais acheter"),
        ("nl", "stop, verkeerde kleur"),
        ("en", "hang on, Ada wants to take that back"),
        ("de", "halt halt, Ada will das nochmal zurücknehmen"),
        ("fr", "attends, Ada veut annuler son coup"),
        ("nl", "wacht even, Ada wil dat terugnemen"),
    ],
)
def test_who_passes_the_device_on_and_wants_another_turn_is_asked_whether_to_take_it_back(
    language: str, line: str
) -> None:
    one = at_prompt("hand-over", language)
    typed(one, line)
    assert isinstance(one.open_prompt, Confirm)
    assert one.table.state.to_act == 1
    typed(one, one.style.locale.words("words-yes")[0])
    assert one.table.state.to_act == 0
    assert one.open_prompt is None


def test_a_device_that_is_passed_on_stays_so_after_a_no() -> None:
    one = at_prompt("hand-over", "en")
    typed(one, "oops, I meant green")
    typed(one, "no")
    assert isinstance(one.open_prompt, Handover)
    assert one.table.state.to_act == 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "yes and no"),
        ("de", "hm, kann sein"),
        ("fr", "oui et non"),
        ("nl", "hm, zou kunnen"),
    ],
)
def test_half_a_yes_does_nothing(language: str, line: str) -> None:
    one = at_prompt("yes-no", language)
    version = one.table.version
    assert [said.message.name for said in typed(one, line)] == ["neither-yes-nor-no", "ask-unseen"]
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "yeah, we'll see"),
        ("fr", "mouais, à voir"),
        ("de", "Hauptsache ich krieg das Gold, dann halt ja"),
    ],
)
def test_a_doubtful_yes_is_asked_about(language: str, line: str) -> None:
    one = at_prompt("yes-no", language)
    version = one.table.version
    assert [said.message.name for said in typed(one, line)] == ["meant-answer"]
    assert one.table.version == version


@pytest.mark.parametrize(
    ("language", "line", "place"),
    [
        ("en", "the one of row see", "c1"),
        ("en", "lower row", "a4"),
        ("de", "unterste Reihe", "a4"),
        ("de", "die obere, aus Reihe zeh", "c1"),
        ("fr", "rangée du bas", "a4"),
        ("nl", "onderste rij", "a4"),
    ],
)
def test_a_choice_is_told_by_its_row(language: str, line: str, place: str) -> None:
    one = at_prompt("which", language)
    assert typed(one, line)[0].message.name == "guessed"
    prompt = one.open_prompt
    assert isinstance(prompt, Choice)
    assert [told.args["place"] for told, _parsed in prompt.options] == [place]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "actually make it b4 instead"), ("de", "halt, b4 bitte"), ("nl", "toch liever b4")],
)
def test_another_card_than_one_unseen_is_asked_about(language: str, line: str) -> None:
    one = at_prompt("yes-no", language)
    version = one.table.version
    typed(one, line)
    prompt = one.open_prompt
    if isinstance(prompt, Choice):
        assert [parsed for _told, parsed in prompt.options] == [Act(Reserve("b4"))]
    else:
        assert one.table.actions[-1] == Reserve("b4")
    assert isinstance(prompt, Choice) is (one.table.version == version)


def test_what_is_not_to_be_touched_is_not_paid() -> None:
    one = at_prompt("payment", "en")
    typed(one, "don't touch my green one")
    action = one.table.actions[-1]
    assert isinstance(action, Buy)
    assert action.payment == gems("sg")
