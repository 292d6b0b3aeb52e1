"""The lobby at a terminal: lines in, words out, and on to a table and back."""

import asyncio
from pathlib import Path

import pytest

from splendor_access.online.club import words
from splendor_access.online.club.desk import ClubWish, Desk, DeskTable, club_of, invitation, word_of
from splendor_access.online.club.members import MemberSettings
from splendor_access.online.server.doors import new_code
from splendor_access.talk.locale import Locale, languages
from splendor_access.talk.messages import say
from tests.driver import Piped, sentence
from tests.online.guests import Host, hosting, run


async def visits(host: Host, folder: Path, name: str, *options: str) -> Piped:
    """Let somebody come in over a pipe, by an invitation."""
    _member, word = await host.server.members.invite(name)
    link = invitation(f"http://127.0.0.1:{host.port}/", word)
    home = {"SPLENDOR_ACCESS_HOME": str(folder / name)}
    visitor = Piped("club", link, *options, env=home)
    await asyncio.to_thread(visitor.until, sentence("club-welcome", name=name))
    await asyncio.to_thread(visitor.until, sentence("club-here", count=0, names=[]))
    return visitor


def test_two_meet_in_the_lobby_play_and_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with hosting(tmp_path / "tables") as host:
            ana = await visits(host, tmp_path, "Ana")
            with ana:
                ana.type("new two 2024 ladder")
                await asyncio.to_thread(ana.until, "1, waits for 1 more")
                ben = await visits(host, tmp_path, "Ben")
                with ben:
                    ben.type("tables")
                    await asyncio.to_thread(ben.until, "1, Ana: 1 of 2, 2024, for the ladder")
                    ben.type("sit 1")
                    await asyncio.to_thread(ben.until, "1, turn of Ana, with Ana")
                    await asyncio.to_thread(ana.until, "It begins, with Ben. Your table: 1")
                    ana.type("1")
                    await asyncio.to_thread(ana.until, "Your turn")
                    ana.type("take ser")
                    await asyncio.to_thread(ana.until, "You took")
                    ben.type("1")
                    await asyncio.to_thread(ben.until, "Ana took")
                    ana.type("quit", "yes")
                    await asyncio.to_thread(ana.until, "1, turn of Ben, with Ben")
                    ana.type("device", "show", "who", "tournament", "ladder", "quit")
                    heard = await asyncio.to_thread(ana.rest)
                    for told in (
                        "1, this device, added today.",
                        sentence("club-shown", on="yes"),
                        sentence("club-here", count=0, names=[]),
                        sentence("evening-none"),
                        sentence("ladder-none"),
                        sentence("goodbye"),
                    ):
                        assert told in heard
                    assert ana.end() == 0
            # The device knows its club.
            again = Piped("club", env={"SPLENDOR_ACCESS_HOME": str(tmp_path / "Ana")})
            with again:
                await asyncio.to_thread(again.until, "1, turn of Ben, with Ben")
                again.type("leave", "no", "leave", "yes")
                heard = await asyncio.to_thread(again.rest)
                assert heard.count(sentence("club-leave-sure")) == 2
                assert sentence("club-departed") in heard
                assert again.end() == 0
            assert len(host.server.members.all) == 1

    run(test)


def _table(code: str, *names: str, size: int = 3) -> DeskTable:
    return DeskTable(code, "unbegun", names, size, size - len(names), "2024")


DESK = Desk("Ana", mine=(_table("one"),), waiting=(_table("two", "Ben"),))


@pytest.mark.parametrize(
    ("line", "language", "wish"),
    [
        ("tables", "en", ClubWish()),
        ("2", "en", ClubWish("sit", table="two")),
        ("sit 2", "fr", ClubWish("sit", table="two")),
        ("asseoir 2", "fr", ClubWish("sit", table="two")),
        ("rise 1", "de", ClubWish("rise", table="one")),
        (
            "new three people, 2014, fair after ten minutes",
            "en",
            ClubWish("make", size=3, rules="2014", level="fair", minutes=10),
        ),
        (
            "nieuw 2 gemiddeld 5 ranglijst",
            "nl",
            ClubWish("make", size=2, level="fair", minutes=5, rated=True),
        ),
        ("neu", "de", ClubWish("make", size=3)),
        ("new 4 fairly easy", "en", ClubWish("make", level="fairly-easy", minutes=10)),
        ("show", "en", ClubWish("change", settings=MemberSettings(shown=True))),
        ("device new", "en", ClubWish("device")),
        ("gerät 3", "de", ClubWish("revoke", number=3)),
        ("ladder 2026-12-31", "en", ClubWish("ladder", season="2026-12-31")),
        ("tuesday 5", "en", ClubWish("announce", number=5)),
        ("tournament in", "en", ClubWish("enter")),
        ("turnier ohne", "de", ClubWish("skip")),
        ("mail", "en", ClubWish("post")),
        ("mail Ana@home.example", "en", ClubWish("address", text="Ana@home.example")),
        ("messages stop", "fr", ClubWish("mute")),
        ("mail abmelden", "de", ClubWish("mute")),
        ("quiet 22:00 7:00 New York", "en", ClubWish("quiet", text="22:00 7:00 New York")),
        ("stilte einde", "nl", ClubWish("quiet")),
        ("ruhe", "de", ClubWish("post")),
        ("turnier weiter", "de", ClubWish("draw")),
        ("tournoi fin", "fr", ClubWish("finish")),
        ("tournament", "en", ClubWish("evening")),
    ],
)
def test_a_line_is_a_wish(line: str, language: str, wish: ClubWish) -> None:
    heard = words.ClubLines(Locale(language)).hear(line, DESK, words.TableNumbers(DESK))
    assert heard.wish == wish


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("3", "club-which"),
        ("sit", "club-which"),
        ("rise 9", "club-which"),
        ("take ser", "club-unclear"),
        ("help", "club-help"),
        ("", "club-help"),
        ("quit", "goodbye"),
    ],
)
def test_what_is_no_wish_is_answered_at_once(line: str, entry: str) -> None:
    heard = words.ClubLines(Locale("en")).hear(line, DESK, words.TableNumbers(DESK))
    assert heard.wish is None
    assert heard.answer[0].name == entry
    assert heard.leaves == (entry == "goodbye")


@pytest.mark.parametrize("language", languages())
def test_what_leaves_the_lobby_does_not_leave_the_club(language: str) -> None:
    """The first word of each list is for itself alone, and erases nobody by a slip."""
    locale = Locale(language)
    lines, numbers = words.ClubLines(locale), words.TableNumbers(DESK)
    for word in locale.words("command-quit"):
        assert lines.hear(word, DESK, numbers).leaves
    (word, *_others) = locale.words("club-words-leave")
    assert lines.hear(word, DESK, numbers).asked
    assert word in locale.text(say("club-help"))


def test_numbers_stay_until_the_list_is_told_again() -> None:
    """News of a table that is not in the list gets the next number, and moves no other one."""
    numbers = words.TableNumbers(DESK)
    assert (numbers.of("two"), numbers.of("new"), numbers.of("one")) == (2, 3, 1)
    assert [numbers.code(number) for number in (0, 1, 2, 3, 4)] == ["", "one", "two", "new", ""]


def test_the_word_of_an_invitation_is_behind_what_a_browser_sends() -> None:
    word = new_code()
    link = invitation("https://club.example/", word)
    assert link == f"https://club.example/club#{word}"
    assert club_of(link) == club_of("https://club.example/some-table") == link.partition("#")[0]
    assert word_of(f" {link.upper()} ") == word_of(word) == word
    assert word_of("https://club.example/club") == ""
