"""Playing at a terminal: the prompt with its editing keys, and the plain one."""

import os
import re
import sys
import time
from pathlib import Path

import pytest

from splendor_access.console.keyboard import Draft, edit_between
from splendor_access.game.cards import gems
from splendor_access.settings import system
from splendor_access.speech.spoken import Edit
from splendor_access.talk.messages import Handful
from tests.driver import (
    LEFT,
    PROGRAM,
    QUICK,
    SAVED,
    AtTerminal,
    Piped,
    controls,
    run,
    saved_rows,
    sentence,
)

YOU = "you>"
SURE = "yes or no>"
FIRST_TURN = sentence("your-turn", points=0, tokens=0)
TOOK = sentence("took-me", gems=Handful(gems("ser")))
PLAIN = (*QUICK, "--plain")

SLOW = """
import asyncio, sys
from pathlib import Path
from splendor_access.console import loop
from splendor_access.table import opponents
from splendor_access.commands import _cli as cli
loop.PATIENCE = PATIENCE
async def ask(self, decision):
    while not Path(GO).exists():
        await asyncio.sleep(0.01)
    return opponents.decide_here(decision)
opponents.Opponents._ask = ask
sys.exit(cli.main())
"""


def slow(go: Path, patience: float = 1000.0) -> tuple[str, ...]:
    """Return a program whose opponents think until a file exists.

    After `patience` seconds it says that it waits for them.
    """
    source = SLOW.replace("GO", repr(str(go))).replace("= PATIENCE", f"= {patience}, 1000.0")
    return (sys.executable, "-c", source)


def stepwise(go: Path) -> tuple[str, ...]:
    """Return a program whose opponents think until a file of their own exists, `go0`, `go1` ..."""
    python, flag, source = slow(go)
    each = f"    step = {str(go)!r} + str(next(STEPS))\n    while not Path(step).exists():"
    source = source.replace(f"    while not Path({str(go)!r}).exists():", each)
    return (python, flag, f"import itertools\nSTEPS = itertools.count()\n{source}")


ALLOWED = re.compile(
    r"[\r\x08]"  # in the line being edited
    r"|\x1b\[[0-9]*[ACDK]|\x1b\[J"  # along the line being edited, and to its end
    r"|\x1b\[\?(?:1l|2004[hl])"  # arrow keys; marks around pasted text
)


def clean_stream(game: AtTerminal) -> None:
    """Assert no cursor-position request, screen, mouse, bell, colour or movement between lines."""
    assert [each for each in controls(game.said) if not ALLOWED.fullmatch(each)] == []


PROMPT = "\x1b[?2004h\x1b[Jyou> "
"""A prompt as sent: pasted text will be marked, and the text below is erased."""

ENTER = "\r\n\x1b[?2004l"
"""The end of a line, as sent."""

ABOVE = "\x1b[J\x1b[?2004l"
"""The output at the start of the typed line, before a line above it."""


def answer(game: AtTerminal, after: str) -> list[str]:
    """Return the lines between the last input and the prompt."""
    lines = game.lines
    begin = len(lines) - lines[::-1].index(after)
    return lines[begin:-1]


class Stream:
    """The bytes of a program at a terminal, each of which is expected."""

    def __init__(self, game: AtTerminal) -> None:
        self.game = game
        self.at = 0

    def is_(self, expected: str) -> None:
        """Wait for as many bytes as expected, and compare."""
        self.game.until_long(self.at + len(expected))
        assert self.game.said[self.at :] == expected
        self.at += len(expected)

    def press(self, keys: str, expected: str) -> None:
        """Press keys, and compare their output."""
        self.game.type(keys)
        self.is_(expected)


def test_each_byte_that_is_sent_while_a_line_is_typed(tmp_path: Path) -> None:
    bank = sentence("bank", gems=(4, 4, 5, 4, 4, 4))
    go = tmp_path / "go"
    with AtTerminal(*QUICK, program=slow(go)) as game:
        game.until("you> ")
        stream = Stream(game)
        opening = [sentence("opening-help"), FIRST_TURN]
        first = game.lines[0]
        stream.is_("\n".join([first, *opening, PROMPT.replace("\x1b[J", "\x1b[?1l\x1b[J")]))
        # Typing.
        for letter in "bankj":
            stream.press(letter, letter)
        # Correcting: backspace, Home, an arrow, Delete.
        stream.press("\x7f", "\x08\x1b[K")
        stream.press("\x1b[H", "\x1b[4D")
        stream.press("d", "dbank\x1b[4D")
        stream.press("\x7f", "\x08bank\x1b[K\x1b[4D")
        stream.press("\x1b[C", "\x1b[C")
        stream.press("\x1b[3~", "nk\x1b[K\x1b[2D")
        stream.press("a", "ank\x1b[2D")
        # Enter: the end of the line, the answer, the prompt.
        stream.press("\r", f"{ENTER}{bank}\n{PROMPT}")
        # Recalling.
        stream.press("\x1b[A", "bank")
        stream.press("\r", f"{ENTER}{bank}\n{PROMPT}")
        # Completing: one word, then several.
        stream.press("scor", "scor")
        stream.press("\t", "e")
        stream.press("\x17", "\x1b[5D\x1b[K")
        stream.press("nob\t", "noble")
        listed = sentence("completions", count=2, words=["noble", "nobles"])
        stream.press("\t", f"{ENTER}{listed}\n{PROMPT}noble")
        # A space is a space. A dropped line ends.
        stream.press(" ", " ")
        stream.press("o", "o")
        stream.press("\x03", f"{ENTER}{sentence('how-to-leave')}\n{PROMPT}")
        # News in mid-line comes above it, and the line is restored once.
        stream.press("take ser", "take ser")
        wait = PROMPT.replace("you", "wait")
        stream.press("\r", f"{ENTER}{TOOK}\n{wait}")
        stream.press("sco", "sco")
        go.touch()
        game.shows("you> sco")
        news = "".join(f"{line}\n" for line in game.lines[-3:-1])
        stream.is_(f"\x1b[9D{ABOVE}{news}{PROMPT}sco")


def test_keys_that_would_be_heard_do_nothing() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        stream = Stream(game)
        stream.at = len(game.said)
        # Searching, arguments, marking, and a bell at the start of the line.
        stream.press("\x12\x13\x1b5\x1b-\x00\x18\x1b#\x1b[1;2D\x1b[1;2A\x7fb", "b")
        # Pasted text is one line, and is not done before Enter.
        stream.press("\x1b[200~ank\r\n\x1b[201~", "ank")


def test_a_word_behind_escape_is_that_word() -> None:
    """A person presses Escape to silence a reader, and then pauses."""
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        for pause in (0.3, 2.0, 10.0):  # a busy machine may miss a short one
            game.type("\x1b")
            time.sleep(pause)
            game.type("bank")
            game.until("nk")
            if game.lines[-1] == "you> bank":
                return
            game.type("\x15")
            game.shows(YOU)
        raise AssertionError(game.lines)


def test_a_session_at_a_terminal() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        assert game.lines[-2] == FIRST_TURN
        # Typing, backspace and Enter.
        game.type("bankk")
        game.shows("you> bankk")
        game.type("\x7f")
        game.shows("you> bank")
        game.press("\r", YOU)
        assert answer(game, "you> bank") == [sentence("bank", gems=(4, 4, 5, 4, 4, 4))]
        # Tab completes the first word.
        game.type("scor\t")
        game.shows("you> score")
        game.press("\r", YOU)
        # Up recalls the last line.
        game.type("\x1b[A")
        game.shows("you> score")
        game.type("\x1b[A")
        game.shows("you> bank")
        # Ctrl-C drops the line, and a question.
        game.press("\x03", YOU)
        assert answer(game, "you> bank") == [sentence("how-to-leave")]
        game.press("reserve c\r", SURE)
        game.press("\x03", YOU)
        assert answer(game, SURE) == [sentence("cancelled"), FIRST_TURN]
        # Ctrl-D asks once; anything but yes stays.
        game.press("\x04", SURE)
        game.press("take ser\r", SURE)
        assert "take ser" in answer(game, "yes or no> take ser")[0]
        game.press("nah\r", SURE)
        stayed, later = answer(game, "yes or no> nah")
        assert (stayed, later) == (sentence("stayed"), sentence("ask-put-off", typed="take ser"))
        game.press("no\r", YOU)
        game.press("\x04", SURE)
        game.type("\x04")
        assert game.end() == 0
        assert game.ends_with(f"{SURE}{LEFT}")
        clean_stream(game)


def test_tab_lists_the_words_that_a_line_could_become() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        game.type("tuto\t")
        game.shows("you> tutorial")
        game.type("\x15no\t")
        game.shows("you> noble")
        game.type("\t")
        game.until(sentence("completions", count=2, words=["noble", "nobles"]))
        game.shows("you> noble")
        game.type("\x15xyz\t bank\t")  # nothing to complete
        game.shows("you> xyz bank")
        # A short form is not complete; the player's own word is.
        game.type("\x15sc\t")
        game.shows("you> score")
        game.press("\x15alias zebra take rr\r", YOU)
        game.type("ze\t")
        game.shows("you> zebra")
        clean_stream(game)


def line(text: str, place: int = 0) -> Draft:
    """Return a line from its text, with a bar at the cursor."""
    return Draft(text.replace("|", ""), text.index("|"), place)


@pytest.mark.parametrize(
    ("before", "after", "edit"),
    [
        ("|", "b|", Edit("typed", "b")),
        ("al|l", "all|l", Edit("typed", "l")),
        ("a|e", "abcd|e", Edit("typed", "bcd")),  # pasted
        ("bankk|", "bank|", Edit("deleted", "k")),
        ("a|bc", "a|c", Edit("deleted", "b")),
        ("take ser|", "|", Edit("deleted", "take ser")),
        ("take| ser", "|take ser", Edit("moved", "t")),
        ("|ab", "ab|", Edit("moved", "")),
        ("ab|", "ab|", Edit("key")),
        ("ab|", "ba|", Edit("recalled", "ba")),  # exchanged
        ("abc|", "xy|", Edit("recalled", "xy")),
    ],
)
def test_what_a_key_did(before: str, after: str, edit: Edit) -> None:
    assert edit_between(line(before), line(after)) == edit
    assert edit_between(line(before, 1), line(after, 2)) == Edit("recalled", line(after).text)


EDITS = """
import asyncio, sys
from splendor_access.console.keyboard import Interrupted, PromptKeyboard
from splendor_access.console.terminal import Terminal
def words(begun):
    return [word for word in ("deck", "decks", "help") if word.startswith(begun)]
async def type():
    keyboard = PromptKeyboard(words, print, Terminal(sys.stdout))
    edits = []
    keyboard.edited = lambda edit: edits.append(f"{edit.kind} {edit.text}")
    for _ in range(3):
        try:
            await keyboard.read(lambda: "> ")
        except (EOFError, Interrupted):
            pass
    print(edits)
asyncio.run(type())
"""


def test_each_edit_of_the_line_is_told() -> None:
    with AtTerminal("-c", EDITS, columns=500, program=(sys.executable,)) as typing:
        typing.shows(">")
        typing.type("hj\x7f\x1b[D\x1b[C\x1b[F\t\x17")  # backspace, arrows, End, Tab, Ctrl-W
        typing.press("d\t\t", "> deck")  # Tab
        typing.press("\x1b[15~\r", ">")  # F5, Enter
        typing.type("\x1b[A")  # Up
        typing.shows("> deck")
        typing.press("\x03", ">")  # Ctrl-C
        typing.type("\x1b[200~on\x1b[201~\x01\x0b\x04")  # pasted, Ctrl-A, Ctrl-K, Ctrl-D
        typing.rest()
        edits = [
            *("typed h", "typed j", "deleted j", "moved h", "moved ", "key ", "completed help"),
            *("deleted help", "typed d", "completed deck", "completed deck decks", "key "),
            *("submitted deck", "recalled deck", "key "),
            *("typed on", "moved o", "deleted on", "key "),
        ]
        assert typing.lines[-1].endswith(str(edits))


HIDDEN = """
import asyncio, sys
from splendor_access.console.keyboard import PromptKeyboard
from splendor_access.console.terminal import Terminal
async def type():
    keyboard = PromptKeyboard(lambda begun: [], print, Terminal(sys.stdout))
    keyboard.hide(True)
    drafts = {keyboard.draft.text}
    keyboard.edited = lambda edit: drafts.add(edit.text or keyboard.draft.text)
    print(await keyboard.read(lambda: "> "), drafts)
    keyboard.hide(False)
    print(await keyboard.read(lambda: "again> "))
asyncio.run(type())
"""


def test_a_line_that_nobody_may_see_is_hidden_from_the_first_one_on() -> None:
    with AtTerminal("-c", HIDDEN, program=(sys.executable,)) as typing:
        typing.shows(">")
        typing.type("abc")
        typing.shows("> ***")
        typing.press("\r", "again>")
        assert typing.lines[-2].endswith("abc {''}")
        typing.type("def")
        typing.shows("again> def")


def test_cursor_keys_edit_the_line() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        game.type("ban row\x1b[D\x1b[D\x1b[D\x1b[D")
        game.type("k\x0b")
        game.shows("you> bank")
        game.press("\r", YOU)
        assert answer(game, "you> bank") == [sentence("bank", gems=(4, 4, 5, 4, 4, 4))]
        clean_stream(game)


def test_an_answer_is_heard_once() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        game.type("take ser\r")
        game.until(TOOK)
        game.shows(YOU)
        assert game.said.count(TOOK) == 1
        assert game.lines.count(TOOK) == 1
        clean_stream(game)


def test_news_comes_above_a_line_that_is_half_typed(tmp_path: Path) -> None:
    go = tmp_path / "go"
    with AtTerminal(*QUICK, program=slow(go)) as game:
        game.shows(YOU)
        game.press("take ser\r", "wait>")
        game.type("scor")
        game.shows("wait> scor")
        said = len(game.said)
        go.touch()
        game.shows("you> scor")
        news = answer(game, TOOK)
        assert len(news) == 2
        assert news[0].startswith("Ada took ")
        assert news[1] == sentence("your-turn", points=0, tokens=3)
        put_back = game.said[said:]
        assert put_back.count("scor") == 1
        assert put_back.index(news[1]) < put_back.index("scor")
        game.press("e\r", YOU)
        assert "you> score" in game.lines
        assert game.lines[-2].startswith("Ada: ") or game.lines[-3].startswith("Ada: ")
        clean_stream(game)


def test_a_line_that_is_half_typed_is_put_back_once_after_several_moves(tmp_path: Path) -> None:
    go = tmp_path / "go"
    bots = ("--bot", "easy") * 3
    with AtTerminal("play", "--seat", "Ana", *bots, "--seed", "1", program=slow(go)) as game:
        game.shows(YOU)
        game.press("take ser\r", "wait>")
        game.type("scor")
        game.shows("wait> scor")
        said = len(game.said)
        go.touch()
        game.shows("you> scor")
        put_back = game.said[said:]
        assert put_back.count("scor") == 1
        moves = [put_back.index(f"\n{name}") for name in ("Bruno", "Clara")]
        assert moves == sorted(moves)
        assert moves[-1] < put_back.index("scor")
        game.press("e\r", YOU)
        assert "you> score" in game.lines
        clean_stream(game)


def test_a_wait_for_slow_opponents_is_said_once_and_not_at_once(tmp_path: Path) -> None:
    go = tmp_path / "go"
    bots = ("--bot", "easy") * 3
    with AtTerminal("play", "--seat", "Ana", *bots, "--seed", "1", program=stepwise(go)) as game:
        game.shows(YOU)
        begun = time.monotonic()
        game.press("take ser\r", "wait>")
        assert time.monotonic() - begun >= 1.0
        for number, name in enumerate(("Ada", "Bruno")):
            Path(f"{go}{number}").touch()
            game.until(f"{name} took ")
        game.type("sco")
        game.shows("sco")
        Path(f"{go}2").touch()
        game.shows("you> sco")
        assert game.said.count("wait>") == 1
        clean_stream(game)


def test_up_leaves_nothing_in_a_line_that_the_terminal_edits() -> None:
    with AtTerminal(*QUICK, env={"TERM": "dumb"}) as game:
        game.until("you> ")
        for up in ("\x1b[A", "\x1bOA", "\x1b[1;5C"):
            game.press(f"{up}bank\r", YOU)
            assert sentence("bank", gems=(4, 4, 5, 4, 4, 4)) == game.lines[-2]
            assert game.lines[-3] == "you> bank"  # and no trace of the key


def test_a_key_answers_above_a_line_that_is_half_typed() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        game.press("key f5 deck\r", YOU)
        game.type("take s")
        game.shows("you> take s")
        game.type("\x1b[15~")
        game.until(sentence("decks", a="36", b="26", c="16"))
        game.shows("you> take s")
        game.press("er\r", YOU)
        assert "you> take ser" in game.lines


def test_reading_commands_while_an_opponent_thinks(tmp_path: Path) -> None:
    go = tmp_path / "go"
    with AtTerminal(*QUICK, program=slow(go)) as game:
        game.shows(YOU)
        game.press("take ser\r", "wait>")
        game.press("bank\r", "wait>")
        assert answer(game, "wait> bank") == [sentence("bank", gems=(3, 3, 5, 3, 4, 4))]
        game.press("take rod\r", "wait>")
        assert answer(game, "wait> take rod") == [sentence("not-your-turn", name="Ada")]
        game.press("undo\r", YOU)
        assert answer(game, "wait> undo")[-1] == FIRST_TURN
        clean_stream(game)


def test_long_output_comes_in_pages() -> None:
    # So wide that the path of the program fits.
    with AtTerminal(*QUICK, rows=9, columns=300) as game:
        game.shows(YOU)
        game.press("board\r", "more>")
        first = answer(game, "you> board")
        assert first[-1] == sentence("more", count=13 - 5)
        assert len(first) == 5 + 1
        game.press("\r", "more>")
        assert game.lines[-2] == sentence("more", count=3)
        game.press("\r", YOU)
        board = [line for line in game.lines if re.match("[abc][1-4], ", line)]
        assert [line[:2] for line in board] == [
            f"{level}{i}" for level in "abc" for i in range(1, 5)
        ]
        # A command in between drops the rest.
        game.press("board\r", "more>")
        game.press("save\r", YOU)
        assert game.lines[-2] == SAVED
        game.press("board\r", "more>")
        game.press("\x03", YOU)
        assert game.lines[-2] == sentence("how-to-leave")
        clean_stream(game)


def test_a_last_line_comes_where_it_would_be_said_that_there_is_one() -> None:
    with AtTerminal(*QUICK, rows=10, columns=100) as game:
        game.shows(YOU)
        game.press("board\r", "more>")
        game.press("\r", YOU)
        assert answer(game, "more>")[-1].startswith("c4, ")


def test_a_page_counts_the_rows_of_long_lines() -> None:
    with AtTerminal(*QUICK, rows=11, columns=40) as game:
        game.shows(YOU)
        game.press("record\r", "more>")
        shown = game.screen.display
        begin = next(i for i, line in enumerate(shown) if line.startswith("you> record"))
        assert len([line for line in shown[begin + 1 :] if line.strip()]) <= 11 - 2


def test_news_waits_behind_an_answer_that_is_not_read_yet(tmp_path: Path) -> None:
    go = tmp_path / "go"
    with AtTerminal(*QUICK, rows=9, program=slow(go)) as game:
        game.shows(YOU)
        game.press("take ser\r", "wait>")
        game.press("board\r", "more>")
        go.touch()
        game.press("\r", "more>")
        game.press("\r", YOU)
        lines = game.lines
        assert lines[-2] == sentence("your-turn", points=0, tokens=3)
        (news,) = (i for i, line in enumerate(lines) if line.startswith("Ada took "))
        (last,) = (i for i, line in enumerate(lines) if line.startswith("c4, "))
        assert last < news


def test_a_terminal_that_changes_its_size() -> None:
    with AtTerminal(*QUICK) as game:
        game.shows(YOU)
        game.type("ban")
        game.shows("you> ban")
        for rows, columns in ((10, 60), (40, 120), (24, 80)):
            game.resize(rows, columns)
        game.type("k\r")
        game.until(sentence("bank", gems=(4, 4, 5, 4, 4, 4)))
        game.type("quit\r")
        game.until(SURE)
        game.type("y\r")
        assert game.end() == 0
        clean_stream(game)


def test_the_set_up_at_a_terminal() -> None:
    with AtTerminal("play", "--seed", "1") as game:
        game.shows("answer>")
        game.press("undo\r", "answer>")
        assert sentence("name-command", typed="undo", proposal="Undo M.") in game.lines
        game.press("Ana\r", "answer>")
        for _ in range(3):
            game.press("\r", "answer>")
        game.press("\r", YOU)
        game.type("take ser\r")
        game.until(TOOK)
        game.hang_up()
        game.process.wait(20)
    with AtTerminal("play") as game:
        game.until(sentence("setup-resume"))
        game.shows(SURE)
        game.type("yes\r")
        game.until(sentence("resumed", round=1)[:-3])
        game.shows(YOU)
        clean_stream(game)


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\r"])
@pytest.mark.parametrize("plain", [[], ["--plain"]])
def test_leaving_the_set_up(key: str, plain: list[str]) -> None:
    with AtTerminal("play", *plain) as game:
        game.shows("answer>")
        game.type(key if not plain else key.replace("\r", "\n"))
        assert game.end() == 0
        assert "Traceback" not in game.said
    assert run("resume").lines == [sentence("resume-none")]


# The plain prompt


@pytest.mark.parametrize(
    ("arguments", "term"), [(PLAIN, "xterm-256color"), (QUICK, "dumb")], ids=["--plain", "dumb"]
)
def test_a_plain_session(arguments: tuple[str, ...], term: str) -> None:
    with AtTerminal(*arguments, env={"TERM": term}) as game:
        game.shows(YOU)
        game.press("bank\n", YOU)
        assert answer(game, "you> bank") == [sentence("bank", gems=(4, 4, 5, 4, 4, 4))]
        game.type("take ser\n")
        game.until(TOOK)
        game.shows(YOU)
        game.press("reserve c\n", SURE)
        game.press("\x03", YOU)
        assert sentence("cancelled") in game.lines
        game.type("\x03")
        game.until(sentence("how-to-leave"))
        game.shows(YOU)
        game.press("\x04", SURE)
        game.press("no\n", YOU)
        assert sentence("stayed") in game.lines
        game.press("\x04", SURE)
        game.type("\x04")
        assert game.end() == 0
        assert game.ends_with(LEFT)
        assert "\x1b" not in game.said
        assert set(controls(game.said)) <= {"\x08"}  # the system's own, at what it echoes


def test_a_plain_session_that_is_typed_ahead() -> None:
    with AtTerminal(*PLAIN) as game:
        game.shows(YOU)
        game.type("take ser\nscore\nquit\ny\n")
        assert game.end() == 0
        assert game.ends_with(LEFT)  # early input was echoed then
    assert saved_rows()[0] == "take ser"


def test_ctrl_c_while_an_opponent_thinks_at_a_plain_prompt(tmp_path: Path) -> None:
    go = tmp_path / "go"
    with AtTerminal(*PLAIN, program=slow(go)) as game:
        game.shows(YOU)
        game.type("take ser\n")
        game.until(TOOK)
        game.type("\x03")
        game.until(sentence("how-to-leave"))
        go.touch()
        game.shows(YOU)
        assert game.lines[-2] == sentence("your-turn", points=0, tokens=3)


def test_a_long_wait_is_told_of(tmp_path: Path) -> None:
    go = tmp_path / "go"
    with AtTerminal(*PLAIN, program=slow(go, patience=0.5)) as game:
        game.shows(YOU)
        game.type("take ser\n")
        game.until(sentence("waiting", name="Ada"))
        go.touch()
        game.shows(YOU)
        assert game.lines.count(sentence("waiting", name="Ada")) == 1


@pytest.mark.parametrize("arguments", [QUICK, PLAIN], ids=["edited", "plain"])
@pytest.mark.parametrize("deaf", [False, True], ids=["", "nohup"])
def test_a_terminal_that_goes_away(arguments: tuple[str, ...], deaf: bool) -> None:
    program = PROGRAM
    if deaf:
        source = (
            "import signal, sys; signal.signal(signal.SIGHUP, signal.SIG_IGN);"
            "from splendor_access.commands import _cli as cli; sys.exit(cli.main())"
        )
        program = (sys.executable, "-c", source)
    with AtTerminal(*arguments, program=program) as game:
        game.shows(YOU)
        game.type("take ser\n" if "--plain" in arguments else "take ser\r")
        game.until(TOOK)
        game.shows(YOU)
        game.hang_up()
        # Without a signal it meets a missing terminal.
        assert bool(game.process.wait(20)) == deaf
    with Piped("resume") as again:
        again.type("record")
        assert "take ser" in again.finish().splitlines()


@pytest.mark.parametrize("arguments", [QUICK, PLAIN], ids=["edited", "plain"])
def test_the_environment_stays_as_it_was(arguments: tuple[str, ...]) -> None:
    """A display's thread may read it at the same moment, in C, and the program would crash."""
    source = (
        "import os, sys\n"
        "def changed(event, _args):\n"
        "    if event in ('os.putenv', 'os.unsetenv'): os._exit(9)\n"
        "sys.addaudithook(changed)\n"
        "from splendor_access.commands import _cli as cli; sys.exit(cli.main())"
    )
    with AtTerminal(*arguments, program=(sys.executable, "-c", source)) as game:
        game.shows(YOU)
        game.type("take ser\n" if "--plain" in arguments else "take ser\r")
        game.until(TOOK)
        game.shows(YOU)
        game.terminate()
        assert game.end() == 0


def crash(game: str) -> list[str]:
    """Return the output of a program that fails in a game."""
    log = os.path.join(os.environ["SPLENDOR_ACCESS_HOME"], "error.log")  # noqa: PTH118
    left = [
        sentence("crashed-saved"),
        sentence("crashed-go-on", program=system.program(), game=game),
    ]
    return [sentence("crashed", file=log), *left]


def test_a_failure_is_said_in_sentences_on_the_terminal() -> None:
    source = (
        "from splendor_access.session.session import Session\n"
        "Session.handle = lambda *_: 1 / 0\n"
        "import sys\nfrom splendor_access.commands import _cli as cli\nsys.exit(cli.main())"
    )
    for number, arguments in enumerate((QUICK, PLAIN), 1):
        with AtTerminal(*arguments, columns=500, program=(sys.executable, "-c", source)) as game:
            game.shows(YOU)
            game.type("bank\n" if "--plain" in arguments else "bank\r")
            assert game.end() == 1
            assert game.lines[-4:] == ["you> bank", *crash(str(number))]


OPPONENT_FAILS = """
import asyncio, sys
from pathlib import Path
from splendor_access.table import opponents
from splendor_access.commands import _cli as cli
async def choose(*_):
    while not Path(GO).exists():
        await asyncio.sleep(0.01)
    1 / 0
opponents.Opponents.choose = choose
sys.exit(cli.main())
"""


def test_a_failure_behind_a_line_that_is_half_typed(tmp_path: Path) -> None:
    go = tmp_path / "go"
    program = (sys.executable, "-c", OPPONENT_FAILS.replace("GO", repr(str(go))))
    with AtTerminal(*QUICK, columns=500, program=program) as game:
        game.shows(YOU)
        game.press("take ser\r", "wait>")
        game.type("scor")
        game.shows("wait> scor")
        go.touch()
        assert game.end() == 1
        first, *others = crash("1")
        assert game.lines[-3].endswith(first)
        assert game.lines[-2:] == others
        assert "Traceback" not in game.said
        assert "Press ENTER" not in game.said
