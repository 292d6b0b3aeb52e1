"""Themes: their contrast, and their absence."""

import sys
from collections.abc import Sequence

import pytest

from splendor_access.console.terminal import (
    THEMES,
    Pair,
    PrintedLine,
    Terminal,
    Unfit,
    in_cube,
    ink,
    obstacle,
    palette,
)
from tests.console.test_terminal import Raw, stream

PAIRS = [(name, role, pair) for name, theme in THEMES.items() for role, pair in theme.items()]


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG 2.2 defines it."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(pair: Pair) -> float:
    """Return the contrast ratio of two colours, as WCAG 2.2 defines it."""
    dark, light = sorted(map(luminance, (pair.letters, pair.ground)))
    return (light + 0.05) / (dark + 0.05)


def test_the_formula_of_contrast() -> None:
    assert contrast(Pair("000000", "ffffff")) == pytest.approx(21)
    assert contrast(Pair("767676", "ffffff")) == pytest.approx(4.54, abs=0.01)
    assert contrast(Pair("595959", "ffffff")) == pytest.approx(7.0, abs=0.01)


@pytest.mark.parametrize(("name", "role", "pair"), PAIRS)
def test_every_pair_has_a_contrast_of_seven_to_one(name: str, role: str, pair: Pair) -> None:
    assert contrast(pair) >= 7, f"{name} {role}"


def seen(parameters: str, colours: Sequence[str]) -> Pair:
    """Return what is seen of parameters of SGR in a palette of 16 colours."""
    letters, ground = map(int, parameters.split(";"))
    bright = colours is LINUX and ground >= 100  # it has no bright backgrounds
    back = ground - 100 + 8 * (not bright) if ground >= 100 else ground - 40
    return Pair(colours[letters - 90 + 8 if letters >= 90 else letters - 30], colours[back])


# The defaults of xterm, and those of the Linux console.
XTERM = (
    *("000000", "cd0000", "00cd00", "cdcd00", "0000ee", "cd00cd", "00cdcd", "e5e5e5"),
    *("7f7f7f", "ff0000", "00ff00", "ffff00", "5c5cff", "ff00ff", "00ffff", "ffffff"),
)
LINUX = (
    *("000000", "aa0000", "00aa00", "aa5500", "0000aa", "aa00aa", "00aaaa", "aaaaaa"),
    *("555555", "ff5555", "55ff55", "ffff55", "5555ff", "ff55ff", "55ffff", "ffffff"),
)


@pytest.mark.parametrize("colours", [XTERM, LINUX])
@pytest.mark.parametrize(("name", "role", "pair"), PAIRS)
def test_in_16_colours_the_usual_palettes_have_that_contrast_too(
    name: str, role: str, pair: Pair, colours: Sequence[str]
) -> None:
    assert contrast(seen(pair.sixteen, colours)) >= 7, f"{name} {role}"


@pytest.mark.parametrize(("name", "role", "pair"), PAIRS)
def test_in_256_colours_they_have_it_too(name: str, role: str, pair: Pair) -> None:
    def shown(colour: str) -> str:
        steps = ("00", "5f", "87", "af", "d7", "ff")
        number = in_cube(colour) - 16
        return steps[number // 36] + steps[number // 6 % 6] + steps[number % 6]

    assert contrast(Pair(shown(pair.letters), shown(pair.ground))) >= 7, f"{name} {role}"


def test_a_theme_has_colours_for_the_same_lines() -> None:
    assert {frozenset(theme) for theme in THEMES.values()} == {
        frozenset({"plain", "news", "turn", "typed"})
    }


@pytest.mark.parametrize(
    ("terminal", "plain", "unfit", "environment", "found"),
    [
        (True, False, None, {"COLORTERM": "truecolor"}, None),
        (True, False, None, {"COLORTERM": "24bit"}, None),
        (True, False, None, {"COLORTERM": "truecolor", "NO_COLOR": ""}, None),
        (True, False, None, {}, None),
        (True, False, None, {"COLORTERM": "truecolor", "NO_COLOR": "1"}, "no-color"),
        (True, False, "dumb", {"COLORTERM": "truecolor"}, "dumb"),
        (True, False, "console", {"COLORTERM": "truecolor"}, "console"),
        (True, True, None, {"COLORTERM": "truecolor"}, "plain"),
        (False, False, None, {"COLORTERM": "truecolor"}, "terminal"),
    ],
)
def test_what_is_in_the_way_of_colours(
    terminal: bool,
    plain: bool,
    unfit: Unfit | None,
    environment: dict[str, str],
    found: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert obstacle(terminal=terminal, plain=plain, unfit=unfit) == found


def test_a_console_of_windows_does_not_say_that_it_has_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    assert obstacle(terminal=True, plain=False, unfit=None) is None
    assert palette() is None
    assert obstacle(terminal=True, plain=False, unfit="console") == "console"


def test_whole_lines_have_letters_and_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setenv("TERM", "xterm-256color")
    raw = Raw(tty=True)
    terminal = Terminal(stream(raw), wrap="on")
    terminal.use_theme("dark")
    long = " ".join(["word"] * 20)
    terminal.write(["an answer", PrintedLine("your turn", "turn"), PrintedLine(long, "news")])
    sent = b"".join(raw.writes).decode()
    news = ink(THEMES["dark"], "news")
    assert news == "\x1b[38;2;127;255;255;48;2;0;0;0m"
    assert sent.splitlines() == [
        "\x1b[38;2;255;255;255;48;2;0;0;0man answer\x1b[0m",
        "\x1b[38;2;0;0;0;48;2;255;255;0myour turn\x1b[0m",
        # Each row has its own: a terminal fills new rows with the background.
        f"{news}{' '.join(['word'] * 16)}\x1b[0m",
        f"{news}{' '.join(['word'] * 4)}\x1b[0m",
    ]
    terminal.use_theme("off")
    terminal.write([PrintedLine("news", "news")])
    assert raw.writes[-1] == b"news\n"


@pytest.mark.parametrize(
    ("term", "news", "turn"),
    [
        ("xterm-256color", "\x1b[38;5;123;48;5;16m", "\x1b[38;5;16;48;5;226m"),
        ("linux", "\x1b[96;40m", "\x1b[30;47m"),
        ("vt220", "\x1b[0m", "\x1b[7m"),
    ],
)
def test_without_24_bits_a_theme_has_what_the_terminal_has(
    term: str, news: str, turn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("TERM", term)
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    raw = Raw(tty=True)
    terminal = Terminal(stream(raw))
    terminal.use_theme("dark")
    terminal.write([PrintedLine("news", "news"), PrintedLine("turn", "turn")])
    assert raw.writes[0].decode() == f"{news}news\x1b[0m\n{turn}turn\x1b[0m\n"
