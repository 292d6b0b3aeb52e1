"""A game at a real table entered line by line: cards, turns of all, resumed, and byte for byte."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from statistics import median

import msgspec
import pytest

from splendor_access.bots import load
from splendor_access.companion.own_words import parse_report
from splendor_access.game import Game
from splendor_access.game.actions import Buy, Take
from splendor_access.game.cards import CARDS, Card, gems
from splendor_access.game.chance import Chance, unseen
from splendor_access.game.notation import card_code, from_dict, parse_action
from splendor_access.game.record import Record, parse_record, record_text, steps
from splendor_access.game.state import MARKET_PLACES, RuleSet, State
from splendor_access.labels.planning.content import Kind, LabelItem
from splendor_access.labels.planning.printing import words
from splendor_access.table import saves
from splendor_access.table.book import Entered
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from splendor_access.talk.parsing.commands import COMMANDS, Act, Pay
from splendor_access.talk.parsing.vocabulary import Vocabulary
from tests.cases import every
from tests.companion.entering import NAMES, Companion, laying, told
from tests.driver import run, sentence
from tests.tiers import tries

CORPUS = Path(__file__).parent / "corpus"
SEATS = ("companion", "--lang", "en", "--seat", "Ana", "--seat", "Ben", "--me", "Ana")


@cache
def played(seed: int, players: int = 4, rules: RuleSet | None = None) -> Record:
    """Return the record of a game between bots."""
    game = Game.new(players, seed, rules)
    bot, decision = load("easy" if seed % 2 else "normal"), 0
    while not game.over:
        view = game.view(game.to_act)
        game = game.apply(bot(view, Chance(seed), decision))
        decision += 1
    return parse_record(game.record())


def states(record: Record) -> list[State]:
    return [record.start, *(after for _before, _entry, after, _events in steps(record))]


def laid(record: Record, language: str = "en") -> Companion:
    """Return a companion with the start of a recorded game."""
    companion = Companion(len(record.players), language, rules=record.start.rules)
    for place, line in laying(record.start):
        assert companion.prompt == place
        companion.type(line)
    assert companion.state == record.start
    return companion


@pytest.mark.parametrize("seed", range(tries(2, 40)))
def test_a_game_that_is_entered_has_the_states_of_the_game(seed: int) -> None:
    rules = RuleSet(edition=("2024", "2014", "up-to-three")[seed % 3])
    record = played(seed, 4 - seed % 3, rules)
    companion = laid(record)
    public = [state.view(None) for state in states(record)]
    for kind, line, after in told(record, states(record)):
        before = len(companion.heard)
        companion.type(line)
        assert len(companion.heard) > before or companion.state == after, line
        if kind != "buy" or companion.prompt != line.split()[1]:
            assert companion.state.view(None) in public, (line, companion.heard[-3:])
    assert companion.state == public[-1]
    again = record_text(companion.table.record()).splitlines()
    whole = [line for line in record_text(record).splitlines() if not line.startswith("deck")]
    kept = [line.replace("seat easy", "seat human") for line in whole]
    # A card never named is unknown here.
    unknown = {at for at, line in enumerate(again) if re.fullmatch(r"reveal h\d \?\w", line)}
    assert [line for at, line in enumerate(again) if at not in unknown and at > 4] == [
        line for at, line in enumerate(kept) if at not in unknown and at > 4
    ]


def test_cards_are_entered_by_code_by_words_and_by_number() -> None:
    companion = Companion(2)
    assert companion.heard[-1] == "Left to enter: 12 cards, 3 nobles."
    assert companion.prompt == "a1"
    assert companion.type("a0s1e1r1o1d") == ["a1, blue, costs 1 green, 1 red, 1 black and 1 white."]
    assert companion.type("red no points costs 3 white") == ["a2, red, costs 3 white."]
    head, nearest, *near = companion.type("blue 6 points")
    assert head == 'There is no such card: "blue 6 points".'
    assert nearest == "The nearest ones:"
    assert len(near) == 3
    head, *options = companion.type("black with 1 white")
    assert head == f'{len(options)} cards fit "black with 1 white". Which one?'
    assert companion.prompt == "which"
    companion.type("2")
    assert companion.prompt == "a4"
    assert companion.type("bank")[0].startswith("Bank: ")
    assert companion.type("undo") == ["Taken back. Enter a3 again."]


def test_a_card_that_lies_there_already_is_refused_with_the_nearest() -> None:
    companion = Companion(2)
    companion.type("a0r3d")
    lies, head, *near = companion.type("a0r3d")
    assert lies == "That card is at a1 already: red, costs 3 white."
    assert head == "The nearest ones:"
    assert len(near) == 3
    assert companion.prompt == "which"
    companion.type("1")
    assert companion.prompt == "a3"


def test_what_a_scanner_types_is_understood() -> None:
    companion = Companion(2)
    assert companion.type("a0r 3d") == ["a1, red, costs 3 white."]
    assert companion.type("c4s 3s3o6d")[0] == (
        "c1, blue, 4 points, costs 3 blue, 3 black and 6 white."
    )
    assert companion.prompt == "a2"


@pytest.mark.parametrize("language", languages())
def test_the_words_of_a_label_behind_its_code_are_no_second_card(language: str) -> None:
    locale = Locale(language)
    companion = Companion(2, language)
    for card in (CARDS[3], CARDS[5]):
        label = LabelItem(Kind.CARDS, card_code(card), (), card)
        companion.type(label.code)
        assert companion.type(locale.text(words(label))) == []
    assert companion.prompt == "a3"


def test_nothing_can_be_done_before_the_cards_are_entered() -> None:
    companion = Companion(2)
    before = companion.state
    assert companion.type("took ser") == [
        "Before anybody plays, the cards have to be entered. Next is a1."
    ]
    assert companion.type("ben buys b2") == companion.type("took ser")
    assert companion.state == before
    assert companion.type("bank") == ["Bank: 4 blue, 4 green, 5 gold, 4 red, 4 black and 4 white."]


def corpus() -> list[tuple[str, str, str]]:
    """Return typed lines in each language with their meanings: a seat and a command."""
    lines = [
        (language, *line.split(" = "))
        for language in languages()
        for line in (CORPUS / f"{language}.txt").read_text("utf-8").splitlines()
    ]
    return [(language, typed, told) for language, typed, told in lines]


@every(("language", "typed", "tells"), corpus())
def test_everybody_can_be_told_of_in_the_words_of_each_language(
    language: str, typed: str, tells: str
) -> None:
    """On the page of Cyd, who says `I` about her own actions."""
    state = played(0).start
    state = msgspec.structs.replace(state, phase="noble" if "noble" in tells else "act")
    vocabulary = Vocabulary(Locale(language))
    found = parse_report(typed, vocabulary, state, NAMES, strict=False, speaker=2)
    who, _, command = tells.replace("I ", "2 ").partition(" ")
    seat = int(who) if who.isdigit() else None
    command = tells if seat is None else command
    assert found
    assert found.seat == seat
    action = parse_action(command)
    match found.parsed:
        case Act(done):
            assert done == action
        case Pay(place, given):
            assert action == Buy(place, from_dict(given))
        case other:
            pytest.fail(str(other))


def test_who_is_not_next_is_told_and_nothing_is_done() -> None:
    companion = laid(played(0))
    before = companion.state
    for line in ("bank", "ben", "what did ben buy?", "ben took ser?", "red"):
        companion.type(line)
        assert companion.state == before, line
    assert companion.type("cyd took ser") == [
        "Ana is next, not Cyd. If the turn of Ana was not entered, enter it first.",
        "If it really happened, type force and why, such as: force we all agreed",
    ]
    assert companion.state == before


def test_what_is_not_clear_of_somebody_who_comes_later_is_not_asked() -> None:
    record = played(0)
    companion = Companion(4, "nl")
    for _place, line in laying(record.start):
        companion.type(line)
    before = companion.state
    [said] = companion.type("cyd nam rod")
    assert said.startswith("Ana is aan de beurt, niet Cyd.")
    companion.type("2")
    assert companion.state == before


def test_a_turn_is_taken_back_with_undo_and_entered_again() -> None:
    record = played(0)
    companion = laid(record)
    before = companion.state
    companion.type("took ser")
    assert companion.type("undo")[0] == "No longer: You took blue, green and red."
    assert companion.state == before
    companion.type("took ssd")
    assert companion.state == before  # that is not allowed
    companion.type("took sed")
    assert companion.state.to_act == 1


def test_it_is_saved_and_gone_on_with() -> None:
    record = played(0, 2)
    lines = [line for _place, line in laying(record.start)]
    entered = [line for _kind, line, _after in told(record, states(record))][:9]
    first = run(*SEATS, typed="\n".join(lines[:7]))
    assert first.code == 0
    second = run("resume", "--lang", "en", typed="\n".join([*lines[7:], *entered, "position"]))
    third = run("resume", "--lang", "en", typed="position")
    assert second.code == third.code == 0
    [position] = [line for line in second.lines if line.startswith("sp1")]
    assert position in third.lines
    whole = run(*SEATS, typed="\n".join([*lines, *entered, "position"]))
    assert position in whole.lines


def test_a_reserved_card_that_nobody_named_is_asked_for_when_it_is_bought() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took ser"):
        companion.type(line)
    assert companion.type("cyd reserved deck a") == [
        "Cyd reserved a card from deck a, unseen, and took 1 gold."
    ]
    for line in ("ser", "rod", "rod", "ser", "rod", "sed", "sed"):
        companion.type(f"took {line}")
    before = companion.state
    assert before.to_act == 2
    assert companion.type("cyd buys h1") == [
        "Which card was it that Cyd had reserved unseen at h1?"
    ]
    assert companion.prompt == "h1"
    assert companion.type("a0s 1e1r1o1d")[0].startswith("That card is at ") or companion.prompt
    there = {card for card in companion.state.market if isinstance(card, Card)}
    hidden = [card for card in unseen(companion.state)[0] if card not in there]
    costly = next(card for card in hidden if card.points)
    assert companion.type(card_code(costly))[0].startswith("You cannot afford")
    assert companion.state == before
    cheap = next(card for card in hidden if card.cost == (1, 1, 0, 1, 1, 0))
    assert companion.type(card_code(cheap))[0].startswith("Cyd bought a reserved card, white")
    assert "?" not in record_text(companion.table.record())


def test_the_wrong_names_are_refused() -> None:
    assert run("companion", "--seat", "Ana", "--lang", "en").code == 2
    done = run("companion", "--seat", "Ana", "--seat", "Ben", "--me", "Cyd", "--lang", "en")
    assert done.code == 2
    assert done.err == '"Cyd" is not at this table. Choose from: Ana and Ben.\n'


def test_without_names_it_is_asked_who_plays() -> None:
    done = run("companion", "--lang", "en", typed="Ana\nAna, Ben\nBen\n\n\nme\n")
    assert done.code == 0
    assert "A game needs two players or more." in done.lines
    assert any(line.startswith("Left to enter: 12 cards, 3 nobles.") for line in done.lines)


def test_places_are_asked_for_in_their_order() -> None:
    companion = Companion(3)
    assert companion.table.book.unlaid == [*MARKET_PLACES, "n1", "n2", "n3", "n4"]


def test_a_turn_is_entered_in_few_characters_and_told_in_two_lines() -> None:
    """Over whole games of four: Enter is a character, too, and the two lines are for everybody."""
    typed: dict[str, list[int]] = {"take": [], "buy": []}
    heard: list[int] = []
    for seed in range(tries(2, 20)):
        record = played(seed)
        companion = laid(record)
        moves = [*told(record, states(record))]
        for (kind, line, _after), (following, code, _later) in pairwise(moves):
            before = len(companion.heard)
            companion.type(line)
            if kind in ("take", "buy"):
                count = len(line) + 1
                if kind == "buy" and following == "turned up":
                    count += len(code) + 1
                typed[kind].append(count)
            lines = len(companion.heard) - before
            if kind in ("turned up", "return", "known"):
                heard[-1] += lines
            else:
                heard.append(lines)
    assert median(typed["take"]) <= 9
    assert median(typed["buy"]) <= 14
    assert median(heard) <= 2


QUESTIONS = [name for name, kind in COMMANDS.items() if kind == "read"]


def test_every_question_is_answered_whatever_is_due() -> None:
    """Before the cards are laid, while one is turned up, and while entries wait."""
    record = played(1)
    lines = [line for _place, line in laying(record.start)]
    begun = Companion(4)
    for line in lines[:14]:
        begun.type(line)
    turned, mine, waiting = laid(record), laid(record), laid(record)
    for line in ("took ser", "reserved a1"):
        turned.type(line)
    mine.type("reserved a1")
    assert mine.type("hint") == ["First enter the card that was turned up at a1."]
    for line in ("ana took ser", "ben took sod", "cyd took erd", "fix ana", "drop", "2"):
        waiting.type(line)
    assert waiting.table.book.pending
    for companion in (begun, turned, mine, waiting):
        before, prompt = companion.state, companion.prompt
        for name in QUESTIONS:
            for about in ("", "a1", "ben", "n1", "red")[: tries(2, 5)]:
                assert companion.type(f"{name} {about}"), name
                assert companion.state == before
                if companion.prompt in ("which", "yes or no"):
                    companion.session.cancel()
        assert companion.prompt == prompt


def test_a_table_that_is_not_laid_has_no_position_yet() -> None:
    companion = Companion(2)
    for line in ("position", "record", "json position"):
        assert not any(each.startswith(("sp1", "splendor-record")) for each in companion.type(line))


def test_a_record_of_a_real_game_can_be_replayed(tmp_path: Path) -> None:
    companion = laid(played(0))
    for line in ("took ser", "took eeo", "force we all agreed", "cyd reserved deck a"):
        companion.type(line)
    file = tmp_path / "game.txt"
    file.write_text(record_text(companion.table.record()), "utf-8")
    done = run("replay", str(file), "--all", "--lang", "en")
    assert done.code == 0
    assert "Against the rules, but kept: we all agreed" in done.lines
    assert "Cyd reserved a card from deck a, unseen, and took 1 gold." in done.lines


def test_who_was_named_stays_named_when_the_line_was_not_clear() -> None:
    companion = laid(played(0))
    companion.type("ana took red")
    assert companion.prompt == "which"
    companion.type("bank")
    companion.type("2")
    assert companion.table.book.steps[-1].entered == Entered(Take(gems("erd")), seat=0)
    companion.type("took ser")
    assert companion.table.book.steps[-1].entered.seat is None


@pytest.mark.parametrize("language", languages())
def test_the_example_of_how_a_card_is_described_is_understood(language: str) -> None:
    locale = Locale(language)
    companion = Companion(2, language)
    *_refused, example = companion.type("99")
    assert locale.text(say("companion-example")) == example
    companion.type(example.partition(": ")[2])
    assert companion.prompt == "a2"


def test_help_says_first_what_is_to_be_entered() -> None:
    assert Companion(2).type("help")[0].startswith("Lay out the cards and enter each, from a1 on")
    companion = laid(played(0))
    assert companion.type("help")[0].startswith("Now you can: ")
    companion.type("reserved b2")
    said = companion.type("help")
    assert said[0] == "First enter the card that was turned up at b2."
    assert not any(line.startswith("Now you can: ") for line in said)


def test_a_saved_game_is_continued_by_its_number() -> None:
    seats = ("--seat", "Ana", "--seat", "Ben")
    assert run("companion", *seats, typed="a0s1e1r1o1d\n").code == 0
    done = run("companion", "--game", "1", typed="bank\n")
    assert (done.code, done.lines[0]) == (0, sentence("resumed", round=1))
    assert sentence("companion-left", cards=11, nobles=3) in done.lines
    missing = run("companion", "--game", "99")
    assert (missing.code, missing.err.strip()) == (1, sentence("resume-missing", detail="99"))
    assert run("play", "--quick").code == 0
    other = run("companion", "--game", "2")
    assert (other.code, other.err.strip()) == (1, sentence("companion-not-real", game="2"))
    with (saves.folder() / "1.tally").open("r+b") as tally:
        tally.truncate(0)
    (saves.folder() / "1.tally").unlink()
    path = saves.folder() / "1.sqlite"
    path.write_bytes(path.read_bytes().replace(b"lay a1", b"lay a2"))
    damaged = run("companion", "--game", "1")
    assert damaged.lines[0] == sentence("resume-damaged", game="1", count=1)
    assert damaged.lines[1] == sentence("resume-new-file", game="3")
