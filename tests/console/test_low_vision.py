"""Playing with low vision: themes, the words that go with them, and wrapped lines."""

import re

import pytest

from splendor_access.console.terminal import THEMES, Pair
from splendor_access.game.cards import gems
from splendor_access.talk.messages import Handful
from tests.driver import QUICK, AtTerminal, run, sentence

YOU = "you>"
COLOURS = {"COLORTERM": "truecolor"}
NEWS = sentence("news-word", line="")


def colours(game: AtTerminal, begin: str) -> set[Pair]:
    """Return the colours of the text in the last row with this start."""
    row = max(i for i, shown in enumerate(game.screen.display) if shown.startswith(begin))
    length = len(game.screen.display[row].rstrip())
    cells = [game.screen.buffer[row][column] for column in range(length)]
    return {Pair(cell.fg, cell.bg) for cell in cells}


@pytest.mark.parametrize("name", THEMES)
def test_every_line_is_painted_whole(name: str) -> None:
    theme = {role: Pair(pair.letters, pair.ground) for role, pair in THEMES[name].items()}
    with AtTerminal(*QUICK, "--theme", name, env=COLOURS) as game:
        game.shows(YOU)
        game.press("take ser\r", YOU)
        assert colours(game, "you> take ser") == {theme["typed"]}
        assert colours(game, "You took") == {theme["plain"]}
        assert colours(game, f"{NEWS}Ada took") == {theme["news"]}
        assert colours(game, "Your turn") == {theme["turn"]}
        game.type("bankj\x7f\x1b[D\x1b[D")
        game.shows("you> bank")
        assert colours(game, "you> bank") == {theme["typed"]}
        # Empty cells keep the terminal's background.
        grounds = {cell.bg for row in game.screen.buffer.values() for cell in row.values()}
        assert grounds <= {pair.ground for pair in theme.values()} | {"default"}
        empty = [row for row, text in enumerate(game.screen.display) if not text.strip()]
        assert {cell.bg for row in empty for cell in game.screen.buffer[row].values()} <= {
            "default"
        }


def test_a_theme_is_put_on_and_off_in_the_game() -> None:
    with AtTerminal(*QUICK, env=COLOURS) as game:
        game.shows(YOU)
        assert "\x1b[38" not in game.said
        game.press("settings theme light\r", YOU)
        assert colours(game, "theme is now") == {Pair("000000", "ffffff")}
        game.press("settings theme off\r", YOU)
        said = len(game.said)
        game.press("bank\r", YOU)
        assert "\x1b[38" not in game.said[said:]
        assert not any(line.startswith(NEWS) for line in game.lines)


@pytest.mark.parametrize(
    ("arguments", "environment", "why"),
    [
        ([], {**COLOURS, "NO_COLOR": "1"}, "no-color"),
        ([], {**COLOURS, "TERM": "dumb"}, "dumb"),
        (["--plain"], COLOURS, "plain"),
    ],
)
def test_where_no_colours_can_be_it_is_said_once_and_nothing_is_done(
    arguments: list[str], environment: dict[str, str], why: str
) -> None:
    with AtTerminal(*QUICK, *arguments, "--theme", "dark", env=environment) as game:
        game.shows(YOU)
        assert game.lines[0] == sentence("theme-not-shown", why=why)
        game.press("take ser\n", YOU)
        assert "\x1b[38" not in game.said
        assert NEWS not in game.said
        assert game.said.count(game.lines[0]) == 1
        if why in ("dumb", "plain"):
            assert "\x1b" not in game.said
        game.press("settings theme light\n", YOU)
        assert game.lines[-2] == sentence("theme-not-shown", why=why)


@pytest.mark.parametrize(("term", "colours"), [("xterm-256color", 256), ("linux", 16)])
def test_with_a_palette_it_is_said_that_the_terminal_decides(term: str, colours: int) -> None:
    env = {"COLORTERM": "", "TERM": term}
    with AtTerminal(*QUICK, "--theme", "dark", env=env) as game:
        game.shows(YOU)
        assert game.lines[0] == sentence("theme-palette", count=colours)
        game.press("take ser\r", YOU)
        assert any(line.startswith(f"{NEWS}Ada took") for line in game.lines)


def test_piped_output_has_no_escape_characters() -> None:
    for arguments in ([*QUICK, "--theme", "dark"], ["ask", "board"]):
        done = run(*arguments, typed="take ser\n", env={**COLOURS, "SPLENDOR_ACCESS_THEME": "dark"})
        assert done.lines
        assert "\x1b" not in done.out + done.err
        assert NEWS not in done.out


def test_words_alone_need_no_terminal() -> None:
    done = run(*QUICK, typed="take ser\n", env={"SPLENDOR_ACCESS_THEME": "words"})
    took = done.lines.index(sentence("took-me", gems=Handful(gems("ser"))))
    assert done.lines[took + 1].startswith(f"{NEWS}Ada took")
    assert done.lines[took + 2].startswith("Your turn")


def test_new_lines_follow_the_width_of_the_terminal() -> None:
    with AtTerminal(*QUICK, columns=60, env=COLOURS) as game:
        game.shows(YOU)
        game.press("settings wrap on\r", YOU)
        for width, rows in ((60, 1), (30, 2), (44, 2), (20, 4)):
            game.resize(24, width)
            said = len(game.said)
            game.press("bank\r", YOU)
            told = re.sub(r"\x1b\[[?0-9;]*[A-Za-z]", "", game.said[said:]).splitlines()[1:-1]
            assert max(map(len, told)) <= width
            assert " ".join(told) == sentence("bank", gems=(4, 4, 5, 4, 4, 4))
            assert len(told) == rows
