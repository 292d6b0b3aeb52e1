"""A game under way when the companion joins: everybody's things are entered."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from splendor_access.game.cards import Card, Hidden
from splendor_access.game.notation import card_code, count_text, noble_code
from splendor_access.game.position import parse_position, position_text
from splendor_access.game.record import Player, parse_record, record_text
from splendor_access.game.rules import unknown_start
from splendor_access.game.state import RuleSet, State
from splendor_access.table.real_table import RealTable
from splendor_access.talk.locale import Locale, languages
from tests.braille_display.slate import Slate, SlateGame
from tests.companion.entering import NAMES, Companion
from tests.companion.test_entering import played, states
from tests.driver import run
from tests.tiers import tries


def followed(players: int = 2, language: str = "en", rules: RuleSet | None = None) -> Companion:
    """Return a companion that is asked to follow a game under way."""
    seats = [Player(name) for name in NAMES[:players]]
    start = unknown_start(rules or RuleSet(), players)
    return Companion(players, language, table=RealTable(seats, start, under_way=True))


def typed(state: State, language: str = "en") -> Iterator[str]:
    """Yield the lines that enter a whole position."""
    locale = Locale(language)
    none, deck = locale.words("words-off")[-1], locale.words("words-deck")[0]
    yield NAMES[state.to_act]
    for card in state.market:
        assert not isinstance(card, Hidden)
        yield card_code(card) if card else none
    for tile in state.tiles:
        yield noble_code(tile) if tile else none
    missing = state.tiles.count(None)
    for seat in state.seats:
        yield count_text(seat.tokens)
        yield " ".join(card_code(card).replace(" ", "") for card in seat.cards)
        if seat.cards:
            yield ""
        held = [each for each in seat.hand if each]
        for each in held:
            code = card_code(each.card) if isinstance(each.card, Card) else ""
            yield code or f"{deck} {each.card.level}"
        if len(held) < 3:
            yield none
        if missing:
            for tile in seat.nobles:
                yield noble_code(tile)
            missing -= len(seat.nobles)
            if missing:
                yield ""
        yield str(seat.points)
    yield count_text(state.bank)


def moments(seed: int) -> Iterator[State]:
    """Yield public positions before an action, with the hands in order."""
    for state in states(played(seed, 2 + seed % 3)):
        if state.phase == "act" and not state.awaiting:
            seats = tuple(
                msgspec.structs.replace(seat, hand=(*filter(None, seat.hand), None, None, None)[:3])
                for seat in state.view(None).seats
            )
            yield msgspec.structs.replace(state.view(None), seats=seats, passes=0)


@pytest.mark.parametrize("seed", range(tries(3, 30)))
def test_a_game_under_way_is_entered_as_it_is_at_any_moment(seed: int) -> None:
    found = [*moments(seed)]
    some = {len(found) * part // tries(3, 12) for part in range(tries(3, 12))}
    language = languages()[seed % len(languages())]
    for state in (found[at] for at in sorted({*some, len(found) - 1})):
        companion = followed(len(state.seats), language, state.rules)
        for line in typed(state, language):
            companion.type(line)
        assert companion.state == state, companion.heard
        assert companion.table.book.due is None
        line = position_text(state)
        assert parse_position(line) == state
        assert companion.type("position") == [line]


MARKET = (
    *("a0r3d a0s1e1r1o1d a0o2e1r a0d2s2o", "b2o5d b2r5o b1e2e3r3d b2s3s5d"),
    *("c4s3s3o6d c4r7e c3d3s3e5r3o c5o7r3o", "34s4e", "none", "33r3o3d"),
)


def number_of(companion: Companion, option: str) -> str:
    """Return the number of an option."""
    line = next(line for line in reversed(companion.heard) if line.endswith(f": {option}"))
    return line.partition(":")[0]


def until_players(companion: Companion, whose: str = "ben") -> Companion:
    """Enter everything before the players' things."""
    for line in (whose, *MARKET):
        companion.type(line)
    return companion


def test_what_cannot_be_is_refused_with_the_rule_and_changes_nothing() -> None:
    companion = until_players(followed())

    def refused(line: str, *said: str) -> None:
        before = companion.table.book
        told = companion.type(line)
        assert told[0].startswith(said), told
        assert companion.table.book == before
        companion.session.cancel()

    assert companion.type("help")[0].startswith("Which tokens does Ana hold?")
    refused("5s", "There are not so many tokens in the box: 1 blue too many.")
    refused("4s4e3r", "Nobody keeps more than 10 tokens, and that is 11.")
    refused("many", '"many" does not answer that.')
    refused("took ser", '"took ser" does not answer that.')
    for line in ("2s1g", "c4d7o c5s3s7d c5r7e3r"):
        companion.type(line)
    refused("c4d7o", "Ana has bought that card: white, 4 points")
    refused("a0r3d", "That card is at a1 already: red")
    refused("c9d7o", '"c9d7o" is nothing that Ana can have.')
    for line in ("", "deck a", "deck b", "deck c"):
        companion.type(line)
    assert companion.prompt == "Ana nobles"
    refused("34s4e", "That noble is n1 already: 3 points, wants 4 blue and 4 green.")
    refused("33s3e3d", "A noble comes only to a player with all the bonuses it asks for. Ana lacks")
    companion.type("")
    refused("13", "By what you entered it cannot be so.")
    for line in ("14", "", "", "done"):
        companion.type(line)
    refused("", "1 noble is still missing: it is neither on the table nor with a player.")
    for line in ("fix n2", "34e4r", "yes"):
        companion.type(line)
    refused("3s", "By what you entered it cannot be so.")
    assert companion.type("2s4e4g4r4o4d") == ["All is entered. Ben is next."]
    assert companion.type("took erd")[0] == "Ben took green, red and white."


def test_a_game_that_would_be_over_is_refused() -> None:
    companion = until_players(followed(), "ana")
    for line in ("", "c4d7o c5s3s7d c5r7e3r c4o7r", "", "", ""):
        companion.type(line)
    assert companion.prompt == "Ana points"
    assert companion.type("")[0] == "With 18 points of Ana the game would be over by now."


def test_a_place_is_empty_only_where_its_deck_is() -> None:
    companion = followed()
    for line in ("ben", *MARKET[:2], *MARKET[2].split()[:3], "none", "34s4e 34e4r 33r3o3d"):
        companion.type(line)
    while companion.prompt != "bank":
        companion.type("")
    assert companion.type("")[0].startswith("A place is empty only when its deck is used up")
    companion.type("fix c4")
    companion.type("c5o7r3o")
    assert companion.type("")[-1] == "All is entered. Ben is next."


def test_what_was_entered_of_a_game_under_way_is_taken_back_and_corrected() -> None:
    companion = until_players(followed())
    companion.type("2s")
    assert companion.type("undo") == [
        "No longer: Ana holds 2 blue.",
        "Which tokens does Ana hold? Such as two blue, one gold. Enter alone means none.",
    ]
    for line in ("3s", "c4d7o a0s3o", "", "", "", "", "", "", "", "", "34e4r", "fix n2", "34e4r"):
        companion.type(line)
    for line in ("", ""):
        companion.type(line)
    assert companion.heard[-1] == "All is entered. Ben is next."
    companion.type("took erd")
    companion.type("check")
    companion.type("3s3e5g3r4o3d")
    assert "1: Ana holds 3 blue." in companion.heard
    companion.type("no")
    companion.session.cancel()
    companion.type("fix ana")
    companion.type(number_of(companion, "Ana holds 3 blue."))
    assert "Ana now holds 2 blue." in companion.type("2s")
    companion.type("fix ana")
    companion.type(number_of(companion, "Ana has bought blue, costs 3 black."))
    assert companion.type("insert a0e3r")[1] == "Ana has bought green."
    assert companion.state.to_act == 0
    companion.type("fix ana")
    assert "All bought cards of Ana are entered." in " ".join(companion.heard[-8:])
    said = companion.type("0")
    assert said
    companion.session.cancel()
    assert not companion.table.book.pending


def test_a_game_under_way_is_saved_entry_by_entry() -> None:
    state = [*moments(1)][-3]
    seats = [part for name in NAMES[: len(state.seats)] for part in ("--seat", name)]
    command = ("companion", "--lang", "en", *seats, "--from")
    lines = [*typed(state)]
    for cut in (22, 0, 1, 15, len(lines) - 1)[: tries(1, 5)]:
        run(*command, typed="".join(f"{line}\n" for line in lines[:cut]))
        halves = run("resume", "--lang", "en", typed="\n".join([*lines[cut:], "position"]))
        assert position_text(state) in halves.lines, cut


def test_the_questions_before_a_game_lead_to_one_under_way() -> None:
    done = run("play", "--lang", "en", typed="box\nAna, Ben\nAna\nyes\nBen\nhelp\nturn\n")
    assert "Which of Ana and Ben had the first turn? Enter alone means Ana." in done.lines
    assert "The game is under way already. Which of Ana and Ben is next?" in done.lines
    done = run("companion", "--lang", "en", typed="Ana, Ben\n\nno\n\n")
    assert "Left to enter: 12 cards, 3 nobles." in done.lines


def test_a_position_line_itself_says_who_begins() -> None:
    line = position_text(next(moments(0)))
    done = run("companion", "--seat", "Ana", "--seat", "Ben", "--first", "Ben", "--from", line)
    assert done.code == 2
    assert "--first" in done.err


def test_a_game_under_way_is_entered_by_cells_alone() -> None:
    companion = until_players(followed())
    one = SlateGame(companion.session, Slate(20))
    assert one.press("home").split() == ["Ana", "tokens?", "0s", "0e"]
    assert one.type("two blue").startswith("Ana 2s")
    assert one.press("home").split() == ["Ana", "cards?", "a", "b", "c"]
    one.press("window_right")
    one.route("done")
    assert one.press("home").startswith("Ana reserved?")


def test_an_early_entry_of_somebody_with_many_cards_is_found_and_kept(tmp_path: Path) -> None:
    state = max(moments(1), key=lambda each: len(each.seats[0].cards))
    seats = [part for name in NAMES[: len(state.seats)] for part in ("--seat", name)]
    companion = followed(len(state.seats))
    lines = [*typed(state), "fix ana"]
    for line in lines:
        companion.type(line)
    while not any(": Ana holds" in line for line in companion.heard[-10:]):
        lines.append(number_of(companion, "older entries"))
        assert companion.type(lines[-1])
    entry = next(line for line in reversed(companion.heard) if ": Ana holds" in line)
    lines += [entry.partition(":")[0], "none"]
    for line in lines[-2:]:
        companion.type(line)
    assert companion.heard[-1].startswith("Bank: ")
    assert not any(companion.state.seats[0].tokens)
    for line in ("fix at 9999", "fix at night", "fix skip 9999", "fix skip all"):
        assert companion.type(line)
        companion.session.cancel()
    assert parse_record(record_text(companion.table.record())).start == companion.state
    file = tmp_path / "game.txt"
    run("companion", "--lang", "en", *seats, "--from", typed="\n".join([*lines, f"record {file}"]))
    assert parse_record(file.read_text("utf-8")).start == companion.state
    again = run("resume", "--lang", "en", typed="position\n")
    assert position_text(companion.state) in again.lines
