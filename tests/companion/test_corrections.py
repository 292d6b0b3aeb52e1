"""Errors at a real table: forced moves, corrections, checks."""

from collections.abc import Callable

import pytest

from splendor_access.companion.naming import spellings
from splendor_access.game.actions import ChooseNoble, Take
from splendor_access.game.cards import NO_GEMS, Card, Hidden, gems, plus
from splendor_access.game.chance import unseen
from splendor_access.game.events import IllegalAction
from splendor_access.game.legality import default_payment
from splendor_access.game.notation import card_code
from splendor_access.game.record import Record, RecordError, parse_record, record_text, steps
from splendor_access.game.rules import force
from splendor_access.game.state import Held, State
from splendor_access.talk.locale import languages
from tests.companion.entering import Companion, laying, told
from tests.companion.test_entering import SEATS, laid, played, states
from tests.driver import run
from tests.tiers import tries

SEED = 2
GENEROUS = "force we were generous"


def test_what_is_against_the_rules_stands_with_its_reason() -> None:
    companion = laid(played(0))
    before = companion.state
    refused, _letters, how = companion.type("took eeo")
    assert refused.startswith("Not 2 green and 1 black:")
    assert how == "If it really happened, type force and why, such as: force we all agreed"
    assert companion.state == before
    assert companion.type("force") == ["Why? Type force and a reason, such as: force we all agreed"]
    assert companion.type(GENEROUS)[:2] == [
        "You took 2 green and 1 black.",
        "Against the rules, but kept: we were generous",
    ]
    assert companion.type(GENEROUS) == ["Nothing was refused that could be forced."]
    text = record_text(companion.table.record())
    assert text.startswith("splendor-record 2\n")
    assert "forced take eeo because we were generous\n" in text
    record = parse_record(text)
    assert [after for _before, _entry, after, _events in steps(record)] == [companion.state]
    assert record_text(record) == text
    with pytest.raises(RecordError):
        parse_record(text.replace("splendor-record 2", "splendor-record 1"))


def test_what_was_done_is_not_offered_to_be_forced() -> None:
    """After two of one colour there are too few for another two: nobody is refused that."""
    companion = laid(played(0))
    assert companion.type("took ss") == ["You took 2 blue."]
    assert companion.type(GENEROUS) == ["Nothing was refused that could be forced."]


def test_games_without_such_stay_records_1() -> None:
    companion = laid(played(0))
    companion.type("took ser")
    assert record_text(companion.table.record()).startswith("splendor-record 1\n")


def test_what_nobody_can_do_cannot_be_forced() -> None:
    companion = laid(played(0))
    state = companion.state
    for action in (Take(gems("ssssssss")), ChooseNoble("n1")):
        with pytest.raises(IllegalAction):
            force(state, action, "because")
    assert len(companion.type("buys h1")) == 1
    assert companion.type(GENEROUS) == ["Nothing was refused that could be forced."]


def test_a_turn_that_was_skipped_is_forced_or_entered_later() -> None:
    companion = laid(played(0))
    companion.type("took ser")
    assert companion.type("cyd took ser")[0].startswith("Ben is next, not Cyd.")
    said = companion.type("force ben was away")
    assert said[:2] == [
        "The turn of Ben was skipped: ben was away",
        "Cyd took blue, green and red.",
    ]
    companion.type("fix ben")
    lines = companion.type("took rod")
    assert lines[0] == "Corrected. What is different now:"
    assert lines[1] == "Ben now holds 1 red, 1 black and 1 white."
    assert companion.state.to_act == 3


def test_turns_without_names_move_on_when_one_is_put_before_them() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took rod", "took sod"):
        companion.type(line)
    companion.type("fix")
    companion.type("2")
    assert companion.type("insert took ssd")[0].startswith("Not 2 blue and 1 white:")
    companion.type("insert took sed")
    companion.type("1")
    held = [seat.tokens for seat in companion.state.seats]
    assert held == [gems("ser"), gems("sed"), gems("rod"), gems("sod")]
    assert companion.state.to_act == 0


def test_turns_stay_those_of_their_players_when_one_is_put_before_them() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took rod", "took sod"):
        companion.type(line)
    companion.type("fix ben")
    assert companion.type("insert took sed")[0] == "Whose are the later turns then?"
    before = companion.table.rows
    companion.type("2")
    held = [seat.tokens for seat in companion.state.seats]
    assert held == [gems("ser"), plus(gems("sed"), gems("rod")), gems("sod"), NO_GEMS]
    assert companion.state.to_act == 3
    assert companion.table.rows == before + 1
    companion.type("undo")
    assert companion.state.seats[1].tokens == gems("rod")


def test_a_purchase_put_before_turns_asks_for_its_card_before_the_others_are_skipped() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took rod"):
        companion.type(line)
    companion.type("fix ben")
    companion.type("insert reserved a2")
    companion.type("2")
    assert companion.prompt == "a2"
    companion.type(card_code(unseen(companion.state.view(None))[0][0]))
    assert not companion.table.book.pending
    assert companion.state.seats[1].tokens == plus(gems("g"), gems("rod"))
    assert companion.state.to_act == 2


def test_what_does_not_fit_any_more_is_asked_for_one_by_one() -> None:
    companion = laid(played(0))
    for line in ("ana took ser", "ben took rod", "cyd took sod", "dan took ser"):
        companion.type(line)
    companion.type("fix ben")
    companion.type("drop")
    said = companion.type("2")
    assert companion.prompt == "fix"
    assert "2 entries wait, and the first does not fit any more: Cyd: take sod" in said
    assert "Ben is next." in said
    assert said[-1] == "Type what happened instead, or drop to leave it out."
    whom, refused, _how = companion.type("ben took ssd")
    assert whom == "For Ben:"
    assert refused.startswith("Not 2 blue and 1 white:")
    said = companion.type("ben took sed")
    assert "Cyd now holds 1 blue, 1 black and 1 white." in said
    assert not companion.table.book.pending
    assert companion.state.to_act == 0


def test_older_entries_are_offered_where_there_are_some() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took rod", "took sod", "took ser", "took sod"):
        companion.type(line)
    assert companion.type("fix ana")[1:] == [
        "1: You took blue, black and white.",
        "2: You took blue, green and red.",
    ]
    assert companion.type("fix")[-1] == "9: older entries"


def test_an_entry_takes_the_place_of_one_that_does_not_fit() -> None:
    companion = laid(played(0))
    for line in ("took ss", "took ser", "took rod", "took rod"):
        companion.type(line)
    companion.type("fix ana")
    companion.type("took sed")
    assert companion.table.book.pending == ()
    companion.type("fix ana")
    companion.type("reserved a1")
    assert companion.prompt == "a1"
    assert "and the first does not fit any more" not in " ".join(companion.heard)
    card = unseen(companion.state)[0][0]
    companion.type(card_code(card))
    assert companion.table.book.pending == ()
    assert companion.state.to_act == 0
    companion.type("fix")
    companion.type("4")
    assert companion.heard[-2].startswith("To be corrected: a1 is now ")
    companion.type("back")
    companion.type("fix ana")
    companion.type("took ser")
    assert companion.heard[-3].startswith("4 entries wait, and the first does not fit any more: ")
    companion.type("drop")
    assert companion.table.book.pending == ()
    assert companion.state.to_act == 0


def test_a_card_kept_secret_has_the_level_of_its_deck() -> None:
    companion = laid(played(0))
    first, second = (cards[0] for cards in unseen(companion.state)[:2])
    for line in ("ana reserved a", "secret", card_code(first), "ben took rod", "fix"):
        companion.type(line)
    assert companion.type("2")[-1] == "Type the right card, or drop to leave it out."
    refused = companion.type(card_code(second))
    assert refused == [f'"{card_code(second)}" is not a card that can have been there.']
    companion.type("back")
    companion.type("fix")
    companion.type("3")
    said = companion.type("reserved b")
    assert any("the first does not fit any more" in line for line in said), said
    assert companion.state.seats[0].hand[0] == Held(Hidden("b"), blind=True)


def test_a_correction_is_taken_back_by_undo() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took rod"):
        companion.type(line)
    before = companion.state
    companion.type("fix ana")
    companion.type("took sod")
    assert companion.state != before
    companion.type("undo")
    assert companion.state == before


@pytest.mark.parametrize("language", languages())
def test_a_reserved_and_bought_card_can_be_corrected_in_every_language(language: str) -> None:
    record = played(0)
    companion = Companion(4, language)
    for _place, line in laying(record.start):
        companion.type(line)
    companion.type("take ser")
    companion.type("fix a1")
    hidden = "a0d 3s"
    companion.type(hidden)
    assert companion.state.market[0] == companion.table.start.market[0]
    assert companion.state.market[0] != record.start.market[0]


def test_check_reads_all_and_leads_to_the_entry_that_is_wrong() -> None:
    companion = laid(played(0))
    for line in ("took ser", "took rod", "took sod"):
        companion.type(line)
    assert companion.type("check") == [
        "Compare with the table. Enter or yes goes on; type what differs, or no.",
        "Bank: 5 blue, 6 green, 5 gold, 5 red, 5 black and 5 white.",
    ]
    assert companion.prompt == "check"
    for answer in ("5s6e5g5r5o5d", "yes", "y", "", ""):
        companion.type(answer)
    assert companion.heard[-1] == "Ana holds 1 blue, 1 green and 1 red."
    companion.type("")
    companion.type("")
    assert companion.heard[-1] == "Ben holds 1 red, 1 black and 1 white."
    assert companion.type("rod") == ["Ben has 0 points, no bought cards, 0 reserved, 0 nobles."]
    companion.type("back")
    head, *entries = companion.type("ero")
    assert head == "One of these entries could be wrong. Which one?"
    assert entries == ["1: Ben took red, black and white."]
    companion.type("1")
    companion.type("took reo")
    assert companion.state.seats[1].tokens == gems("reo")
    companion.type("check")
    assert companion.heard[-1] == "Ben holds 1 green, 1 red and 1 black."
    for _ in range(20):
        if companion.prompt == "check":
            companion.type("")
    assert "All has been checked." in companion.heard


def test_corrections_are_saved_and_gone_on_with() -> None:
    record = played(0, 2)
    lines = [line for _place, line in laying(record.start)]
    entered = ["took ser", "took eeo", "force for fun", "took sod", "fix", "3", "took rod"]
    entered += ["fix ben", "insert took sed", "2", "undo"]
    entered += ["fix ben", "drop", "2", "undo", "position"]
    whole = run(*SEATS, typed="\n".join([*lines, *entered]))
    again = run("resume", "--lang", "en", typed="position\nrecord")
    [position] = [line for line in whole.lines if line.startswith("sp2")]
    assert position in again.lines
    for at in (3, 4, 7, 10)[: tries(2, 4)]:
        run(*SEATS, typed="\n".join([*lines, *entered[:at]]))
        halves = run("resume", "--lang", "en", typed="\n".join(entered[at:]))
        assert position in halves.lines, at


class Errant:
    """A person who enters a recorded game with errors, and corrects each a few entries later."""

    def __init__(self, record: Record, companion: Companion) -> None:
        self.companion = companion
        self.lines = [*told(record, states(record))]
        self.at = 0

    def right(self, count: int) -> None:
        """Enter that many entries correctly."""
        for _kind, line, _after in self.lines[self.at : self.at + count]:
            self.companion.type(line)
        self.at += count

    def wrong(self, *lines: str) -> None:
        """Enter lines in place of the next entry."""
        for line in lines:
            self.companion.type(line)
        self.at += 1

    def correct(self, back: int, *lines: str) -> None:
        """Correct the entry that many before the last one; then everything is right."""
        before = len(self.companion.table.book.steps)
        for line in ("fix", str(back + 1), *lines):
            self.companion.type(line)
        assert not self.companion.table.book.pending, self.companion.heard[-6:]
        assert before <= len(self.companion.table.book.steps) <= before + 1
        assert self.companion.state.view(None) == self.lines[self.at - 1][2].view(None)

    def until(self, kind: str, fits: Callable[[State, str], bool] = lambda _s, _l: True) -> str:
        """Enter everything up to an entry of a kind that is followed only by takes for a while."""
        while True:
            found, line, _after = self.lines[self.at]
            calm = [each for each, *_rest in self.lines[self.at + 1 : self.at + 3]]
            if found == kind and calm == ["take", "take"] and fits(self.companion.state, line):
                return line
            self.right(1)


def is_safe(state: State, _line: str) -> bool:
    """Return whether nobody is near the limit of ten tokens."""
    return all(sum(seat.tokens) <= 6 for seat in state.seats) and min(state.bank) > 1


def test_five_human_errors_in_a_game_of_four_are_found_and_corrected() -> None:
    record = played(SEED)
    companion = laid(record)
    err_five_times(record, companion, "1 noble")
    text = record_text(companion.table.record())
    assert text.startswith("splendor-record 1\n")


def err_five_times(record: Record, companion: Companion, noble: str) -> None:
    """Enter a game: a token too many, a turn skipped, a card misread, a payment, a noble.

    Each error is found and corrected. `noble` is the line of `check` about a player's noble.
    """
    game = Errant(record, companion)
    line = game.until("take", is_safe)
    more = next(letter for letter in "serod" if letter not in line)
    game.wrong(f"{line}{more}", "force it looked like four")
    game.right(2)
    game.correct(2, line)

    line = game.until("take", is_safe)
    game.wrong()
    game.right(2)
    game.correct(1, f"insert {line}", "1")

    line = game.until("turned up")
    awaiting = companion.state.awaiting
    assert awaiting
    level = awaiting.level
    other = next(
        card
        for card in reversed(unseen(companion.state)["abc".index(level)])
        if line not in {code[: len(line)] for code in spellings(card)}
    )
    game.wrong(card_code(other))
    game.right(2)
    game.correct(2, line)

    def costs(state: State, line: str) -> bool:
        card = state.card_at(line.split()[1])
        paid = default_payment(state.seats[state.to_act], card) if isinstance(card, Card) else None
        return bool(paid and sum(paid) > 1)

    while not (game.lines[game.at][0] == "buy" and costs(companion.state, game.lines[game.at][1])):
        game.right(1)
    line = game.lines[game.at][1]
    turned_up = game.lines[game.at + 1][0] == "turned up"
    game.wrong(f"{line} with 1{first_held(companion.state)}", "force nobody counted")
    game.right(1 + turned_up)
    game.correct(1 + turned_up, line)

    while not any(seat.nobles for seat in companion.state.seats):
        game.right(1)
    # Nobody has taken the tile: the check says who should have it.
    companion.type("check")
    while noble not in companion.heard[-1]:
        companion.type("yes")
    companion.type("undo")
    game.right(len(game.lines) - game.at)
    assert companion.state.phase == "over"
    assert companion.state.view(None) == states(record)[-1].view(None)


def first_held(state: State) -> str:
    return next(c for c, n in zip("segrod", state.seats[state.to_act].tokens, strict=True) if n)
