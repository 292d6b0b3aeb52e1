"""Subcommands: one module each, found by name.

A subcommand is a module of this folder with

    PLACE: int

    add_options(parser: argparse.ArgumentParser, about: About) -> None

    run(invocation: Invocation) -> int

`PLACE` orders the list that `--help` prints. `add_options` adds the options of the subcommand;
`about(NAME)` is the entry `cli-NAME` of the locale files. `run` runs it and returns an exit code.
It may raise `CannotRun` and BrailleUnavailable.

`--help` imports every subcommand, so slow modules are imported in `run`. A module whose name begins
with `_` is not a subcommand.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Protocol, cast

import msgspec

from splendor_access import ExitCode
from splendor_access.settings.settings import Settings
from splendor_access.talk.locale import Locale
from splendor_access.talk.messages import Message, Messages

if TYPE_CHECKING:
    from splendor_access.console.console import Console
    from splendor_access.console.terminal import Terminal

ConsoleOpener = Callable[["Invocation"], "Console"]
"""Opens the console of a place that is no terminal, such as a page."""

About = Callable[..., str]
"""Returns a help text for `--help`, by the name of its entry without `cli-`.

Functions under the names of its variables return lists in the player's language.
"""


class Invocation(msgspec.Struct, frozen=True):
    """One run of a subcommand: its arguments, and the player's language and settings.

    `notices` report errors in the settings. With `open_console` games are played elsewhere than at
    the terminal.
    """

    arguments: argparse.Namespace
    locale: Locale
    settings: Settings
    notices: Sequence[Message]
    open_console: ConsoleOpener | None = None

    @property
    def typed(self) -> bool:
        """Whether a person types and reads along."""
        return self.open_console is not None or (os.isatty(0) and sys.stdout.isatty())

    def console(
        self,
        *,
        plain: bool = False,
        languages: Sequence[str] = (),
        signal: Path | None = None,
        display_only: bool = False,
    ) -> "Console":
        """Return the console for a game or a guided exercise."""
        if self.open_console:
            return self.open_console(self)
        # Loaded late: most commands need none.
        from splendor_access.console.console import Console

        return Console(
            self.locale,
            self.settings,
            self.notices,
            plain=plain,
            languages=languages,
            signal=signal,
            display_only=display_only,
        )

    def terminal(self) -> "Terminal":
        """Return standard output, formatted by the settings."""
        from splendor_access.console.terminal import Terminal

        terminal = Terminal(sys.stdout, wrap=self.settings.wrap)
        terminal.use_theme(self.settings.theme)
        return terminal

    def write_data(self, lines: Sequence[str]) -> None:
        """Write lines for programs to standard output, unformatted."""
        from splendor_access.console.terminal import Terminal

        Terminal(sys.stdout, wrap="off").write(lines)


class CannotRun(Exception):  # a refusal in words, not a fault
    """The command cannot be run: a message with the reason, and the exit code."""

    def __init__(self, message: Message, code: int = ExitCode.USAGE) -> None:
        super().__init__(message.name)
        self.message = message
        self.code = code


class Crashed(Exception):
    """An internal error during a game: `left` says what remains of the game."""

    def __init__(self, left: Messages) -> None:
        super().__init__()
        self.left = left


class Subcommand(Protocol):
    """A module of this folder."""

    PLACE: int

    def add_options(self, parser: argparse.ArgumentParser, about: About) -> None:
        """Add the options of the subcommand."""

    def run(self, invocation: Invocation) -> int:
        """Run the subcommand, and return the exit code."""


def names() -> tuple[str, ...]:
    """Return the names of all subcommands, in alphabetical order."""
    return tuple(sorted(m.name for m in iter_modules(__path__) if not m.name.startswith("_")))


def load(name: str) -> Subcommand:
    """Return a subcommand, whose module is imported only now. Raises KeyError for another name."""
    module = f"{__name__}.{name}"
    if not name.isidentifier() or name.startswith("_") or find_spec(module) is None:
        raise KeyError(name)
    return cast(Subcommand, import_module(module))
