"""A game by mail: what is told, what a reply does, and what none does."""

import asyncio
import re
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import cast

import msgspec
import pytest

from splendor_access.game.cards import Card
from splendor_access.online.post.kept import HOUR, Browser
from splendor_access.online.post.office import MailSeat, means_stop
from splendor_access.online.post.push import Outcome, Pusher, PushNotice
from splendor_access.online.protocol import frames
from splendor_access.online.server.doors import digest
from splendor_access.table.database import SaveError
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import say
from tests.online.guests import run
from tests.online.post.posted import PostedClub, answer, club, text

OLD = "Nothing done: that turn is over."


async def _rows(made: PostedClub, code: str) -> int:
    table = await made.tables.find(code)
    assert table
    async with made.office.looking(table, table.kept.places[0].member) as seat:
        return seat.version


def test_a_reply_is_the_move_and_the_other_hears_of_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben", "de")
            await made.seat(ana, ben)
            await made.post()
            (first,) = made.new()
            assert (first["To"], first["Subject"]) == ("ana@home.example", "Your turn, with Ben")
            lines = text(first)
            assert "Your turn: no points, no tokens." in lines
            assert any(line.startswith("c4, ") for line in lines)
            assert "Ben's tokens: none." in lines
            assert lines[-1] == "For no more mails, answer: stop"
            assert not [line for line in lines if line.startswith("Type board")]

            await made.reply(first, "take ser")
            done, next_ = made.new()
            assert (done["To"], done["Subject"]) == (
                "ana@home.example",
                "Wait: Ben is to act. Table with Ben",
            )
            # Off turn a mail does nothing, so it does not ask for a line.
            assert text(done) == [
                "You took blue, green and red.",
                "",
                "For no more mails, answer: stop",
            ]
            assert (next_["To"], next_["Subject"]) == ("ben@home.example", "Du bist dran, mit Ana")
            assert "Ana nimmt Blau, Grün, Rot." in text(next_)
            # Nobody is told twice.
            made.note(made.members.all[ana].tables[0])
            await made.post()
            assert not made.new()

    run(test)


def test_no_hidden_card_is_in_a_mail_to_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            code = await made.seat(ana, ben)
            await made.post()
            (first,) = made.new()
            await made.reply(first, "reserve deck c")
            table = await made.tables.find(code)
            assert table
            await table._wake()
            assert table.game
            held = table.game.table.state.seats[0].hand[0]
            assert held
            assert isinstance(held.card, Card)
            spoken = Locale("en").text(say("placed", place="h1", card=held.card)).partition(", ")[2]
            own, other = made.new()
            assert spoken in own.get_content().replace("\n", " ")
            cards = [line.partition(", ")[2] for line in text(other) if re.match(r"h\d", line)]
            assert spoken not in cards
            assert spoken not in other.get_content()

    run(test)


def test_a_mail_twice_or_late_moves_nothing_and_is_told_how_it_stands(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            code = await made.seat(ana, ben)
            await made.post()
            (first,) = made.new()
            raw = await made.reply(first, "take ser")
            done, second = made.new()
            # The same mail again says nothing new to anybody.
            await made.office.receive(raw)
            await made.post()
            assert not made.new()
            # Another one with the same key comes too late.
            await made.reply(first, "take rod")
            (late,) = made.new()
            assert (late["To"], text(late)[0]) == ("ana@home.example", OLD)
            await made.reply(done, "take rod")
            (late,) = made.new()
            assert text(late)[0] == OLD
            assert await _rows(made, code) == 1
            await made.reply(second, "take rod")
            assert await _rows(made, code) == 2
            # In the next turn the old key is still old.
            made.clock.time += 2 * HOUR
            made.new()
            await made.reply(first, "take ser")
            (late, *_more) = made.new()
            assert text(late)[0] == OLD
            assert late["Subject"] == "Your turn, with Ben"
            assert await _rows(made, code) == 2
            await made.reply(late, "take ser")
            assert await _rows(made, code) == 3

    run(test)


def test_only_the_own_address_moves(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            code = await made.seat(ana, ben)
            await made.post()
            (first,) = made.new()
            # It was sent on to Eve, and to Ben.
            await made.reply(first, "take ser", "eve@elsewhere.example")
            await made.reply(first, "take ser", "ben@home.example")
            await made.reply(first, "stop", "eve@elsewhere.example")
            for guess in ("abcdefghijklmnopqrst", "a" * 20):
                wrong = answer(first, "take ser").replace(_key(first), guess.encode())
                await made.office.receive(wrong)
            await made.post()
            assert not made.new()
            assert await _rows(made, code) == 0
            await made.reply(first, "take ser", "ANA@Home.example")
            assert await _rows(made, code) == 1

    run(test)


def _key(mail: object) -> bytes:
    found = re.search(r"club\+([a-z2-7]{20})@", str(mail))
    assert found
    return found[1].encode()


def test_questions_are_answered_and_a_guess_is_asked_about(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            code = await made.seat(ana, ben)
            await made.post()
            (mail,) = made.new()
            await made.reply(mail, "bank")
            (mail,) = made.new()
            assert text(mail)[0].startswith("Bank: 4 blue")
            assert mail["Reply-To"]
            await made.reply(mail, "")
            (mail,) = made.new()
            assert text(mail)[0].startswith("Nothing done: there was no line")
            await made.reply(mail, "rhubarb")
            (mail,) = made.new()
            assert await _rows(made, code) == 0
            # A question that is open is answered by the next mail, or by the next line.
            await made.reply(mail, "take")
            (mail,) = made.new()
            assert text(mail)[0] == "15 ways to take gems; choose by number or letters."
            await made.reply(mail, "ser")
            (mail, _ben) = made.new()
            assert text(mail)[0] == "You took blue, green and red."
            assert await _rows(made, code) == 1

    run(test)


def test_the_table_comes_in_the_order_that_was_chosen_by_mail(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            await made.seat(ana, ben)
            await made.post()
            (mail,) = made.new()
            before = next(line for line in text(mail) if line.startswith("a1, "))
            await made.reply(mail, "set card cost-bonus-points")
            (mail,) = made.new()
            after = next(line for line in text(mail) if line.startswith("a1, "))
            assert after != before
            await made.reply(mail, "bank")
            (mail,) = made.new()
            assert after in text(mail)

    run(test)


@pytest.mark.parametrize("word", ["stop", "STOP", "Stopp!", "arrêter", "stop.", "afmelden"])
def test_a_word_stops_the_mails_and_deletes_the_address(tmp_path: Path, word: str) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            await made.seat(ana, ben)
            await made.post()
            (mail,) = made.new()
            assert "ana@home.example" in made.kept_words(tmp_path)
            await made.reply(mail, word)
            (last,) = made.new()
            assert text(last) == ["No more mails. Your address is deleted."]
            assert "ana@home.example" not in made.kept_words(tmp_path)
            await made.reply(mail, "take ser")
            assert not made.new()

    run(test)


def test_no_move_is_a_word_that_stops() -> None:
    for line in ("take ser", "", "undo", "quit", "bank", "stop the game", "endgame"):
        assert not means_stop(line)


def test_an_address_counts_when_it_is_confirmed(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            await made.office.forget(ana)
            assert await made.office.ask(ana, "Other@home.example", "nl")
            await made.seat(ana, ben)
            await made.post()
            (asked,) = made.new()
            assert asked["To"] == "other@home.example"
            assert "Antwoord ja" in asked["Subject"]
            await made.reply(asked, "nee")
            await made.reply(asked, "ja", "ana@home.example")
            assert not made.new()
            await made.reply(asked, "ja")
            told = made.new()
            assert text(told[0]) == ["Bevestigd: je mails komen naar dit adres."]
            assert made.posts.of(ana).address == "other@home.example"
            # Nobody can fill another's box with questions.
            assert await made.office.ask(ana, "third@home.example", "nl")
            assert await made.office.ask(ana, "third@home.example", "nl")
            assert not await made.office.ask(ana, "third@home.example", "nl")

    run(test)


def test_what_does_not_arrive_is_not_sent_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            await made.seat(ana, ben)
            await made.post()
            (mail,) = made.new()
            mails = Path(__file__).parent / "mails"
            for name, gone in (("bounce-forged", False), ("bounce-full", False), ("bounce", True)):
                raw = (mails / f"{name}.eml").read_bytes()
                raw = raw.replace(b"splendor+abcdefghijklmnopqrst", b"club+" + _key(mail))
                await made.office.receive(raw)
                assert (made.posts.of(ana).address == "") is gone
            # An address that the own mail server refuses is gone as well.
            assert made.posts.of(ben).address

    run(test)


def test_programs_that_answer_are_not_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            await made.seat(ana, ben)
            await made.post()
            (mail,) = made.new()
            # The club's own mail comes back, and a person's program answers each mail.
            back = message_from_bytes(mail.as_bytes(), policy=default)
            back.replace_header("To", str(mail["Reply-To"]))
            await made.office.receive(back.as_bytes())
            away = message_from_bytes(answer(mail, "I am away."), policy=default)
            away["Auto-Submitted"] = "auto-replied"
            for _ in range(5):
                await made.office.receive(away.as_bytes())
            await made.post()
            assert not made.new()
            # One that hides what it is has a cap.
            for _ in range(35):
                await made.reply(mail, "I am away.")
            assert len(made.new("ana")) < 31
            made.clock.time += HOUR + 1
            await made.reply(mail, "bank")
            assert len(made.new("ana")) == 1

    run(test)


def test_nothing_is_made_ready_for_a_mail_while_everybody_is_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            code = await made.seat(ana, ben)
            table = await made.tables.find(code)
            assert table
            there = [MailSeat(table, "en", {}, made.members.lend(each)) for each in (ana, ben)]
            for seat in there:
                await seat.arrive()
            with monkeypatch.context() as only:
                only.setattr(made.office, "looking", None)
                for number, line in enumerate(("take ser", "take ser")):
                    await table.do(there[number], frames.ActFrame(f"{number}", number, line))
                    await made.post()
            assert not made.new()
            assert not made.store.shelf.names("turn")
            # Ben's going changes nothing. Ana is told when she goes, because it is her turn.
            there[1].go()
            await made.post()
            assert not made.new()
            there[0].go()
            await made.post()
            (mail,) = made.new()
            assert mail["To"] == "ana@home.example"
            # A table that is being closed is left alone.
            await made.tables.close_for_good(digest(code))
            with pytest.raises(SaveError):
                await table.look()

    run(test)


def test_quiet_hours_and_one_notice_an_hour(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana = await made.join("Ana", zone="UTC", quiet=(0, 24 * 60 - 1))
            ben, cleo = await made.join("Ben"), await made.join("Cleo")
            await made.posts.change(
                ana, lambda post: msgspec.structs.replace(post, quiet=_around(made.clock.time))
            )
            await made.seat(ana, ben)
            await made.post()
            assert not made.new()
            wait = await made.notices.tend()
            assert wait
            assert 0 < wait <= 2 * HOUR
            made.clock.time += wait
            await made.post()
            (mail,) = made.new()
            assert mail["To"] == "ana@home.example"
            # Ben is told at once, and Ana, whose turn comes again within the hour, later.
            await made.reply(mail, "take ser")
            (_done, to_ben) = made.new()
            await made.reply(to_ben, "take rod")
            (_done,) = made.new()
            made.clock.time += HOUR
            await made.post()
            (mail,) = made.new()
            assert mail["To"] == "ana@home.example"
            # Another table does not wait for that.
            await made.seat(ana, cleo)
            await made.post()
            assert len(made.new()) == 1

    run(test)


def _around(now: float) -> tuple[int, int]:
    """Return quiet hours that began an hour before a time and end an hour after it, in UTC."""
    minute = int(now // 60) % (24 * 60)
    return (minute - 60) % (24 * 60), (minute + 60) % (24 * 60)


@pytest.mark.parametrize("ends", [False, True])
def test_who_is_late_is_reminded_once(tmp_path: Path, ends: bool) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            code = await made.seat(ana, ben, pace=24, ends=ends)
            await made.post()
            made.new()
            made.clock.time += 24 * HOUR - 60
            await made.post()
            assert not made.new()
            made.clock.time += 120
            await made.post()
            (mail,) = made.new()
            ending = "the game is given up" if ends else "the computer plays for you"
            assert text(mail)[0] == f"Late: in 6 hours {ending}."
            made.clock.time += 6 * HOUR - 60
            made.note(code)
            await made.post()
            assert not made.new()
            made.clock.time += 120
            await made.post()
            await made.post()
            if not ends:
                (told,) = made.new()
                assert (told["To"], told["Subject"]) == ("ben@home.example", "Your turn, with Ana")
                assert await _rows(made, code) == 1
                # Ana's old mail is too late, but she plays herself again.
                await made.reply(mail, "take ser")
                (again,) = made.new()
                assert text(again)[0] == OLD
                await made.reply(told, "take ser")
                assert await _rows(made, code) == 2
            else:
                both = made.new()
                to = sorted(str(each["To"]) for each in both)
                assert to == ["ana@home.example", "ben@home.example"]
                assert text(both[0])[0] == "Given up: Ana was too late. The table is gone."
                await made.reply(mail, "take ser")
                (again,) = made.new()
                assert text(again)[0].startswith("Nothing done: that table is gone")

    run(test)


def test_with_computer_opponents_the_answer_has_the_next_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana = await made.join("Ana")
            await made.seat("easy", ana)
            await made.post()
            await made.post()
            (mail,) = made.new()
            assert mail["Subject"] == "Your turn, with Bot0"
            await made.reply(mail, "take ser")
            (mail,) = made.new()
            assert text(mail)[0] == "You took blue, green and red."
            assert mail["Subject"] == "Your turn, with Bot0"
            await made.reply(mail, "bank")
            (mail,) = made.new()
            assert text(mail)[0].startswith("Bank: ")
            # What the answer said is not told again.
            made.clock.time += 2 * HOUR
            made.note(made.members.all[ana].tables[0])
            await made.post()
            assert not made.new()

    run(test)


def test_who_leaves_the_club_leaves_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            ana, ben = await made.join("Ana"), await made.join("Ben")
            await made.seat(ana, ben)
            await made.post()
            (mail,) = made.new()
            await made.members.leave(ana)
            await made.posts.wait()
            assert "ana@home.example" not in made.kept_words(tmp_path)
            await made.reply(mail, "take ser")
            assert not made.new()

    run(test)


class Browsers:
    """What browsers are told, in place of a `Pusher`."""

    key = ""

    def __init__(self) -> None:
        self.told: list[PushNotice] = []
        self.outcome: Outcome = "sent"

    async def send(self, _browser: Browser, notice: PushNotice) -> Outcome:
        """Keep a notice."""
        self.told.append(notice)
        return self.outcome


def test_a_browser_is_told_in_whole_words_and_of_no_hidden_card(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as made:
            browser = Browser("https://push.example/x", "", "")
            ana = await made.join("Ana", "de", address="", browsers=(browser,))
            ben = await made.join("Ben")
            code = await made.seat(ben, ana)
            browsers = Browsers()
            made.office.pusher = cast(Pusher, browsers)
            for mail, line in ((0, "reserve deck c"), (1, "")):
                await made.post()
                if mail == 0:
                    await made.reply(made.new("ben")[0], line)
            (notice,) = browsers.told
            assert notice.title == "Du bist dran, mit Ben"
            assert notice.body == "Ben: keine Punkte, keine Karten gekauft. " + (
                "Du: keine Punkte, keine Karten gekauft."
            )
            assert notice.url == f"/{code}"
            assert not made.new("ana")
            # A browser that wants no more is told no more.
            browsers.outcome = "gone"
            made.office._push(ana, browser, notice)
            await asyncio.gather(*made.office._pushing)
            assert made.posts.of(ana).browsers == ()

    run(test)
