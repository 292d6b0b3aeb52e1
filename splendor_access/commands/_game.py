"""The common parts of subcommands that play a game: options of the player, and the console."""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from splendor_access import ExitCode
from splendor_access.braille.tables import BrailleUnavailable
from splendor_access.commands import About, CannotRun, Crashed, Invocation
from splendor_access.game.state import EDITIONS, RuleSet, State
from splendor_access.settings.settings import CHOICES
from splendor_access.talk.messages import Arg, say

if TYPE_CHECKING:
    from splendor_access.console.console import Console


def add_player_options(parser: argparse.ArgumentParser, about: About) -> None:
    """Add options for hearing, seeing and feeling a game."""
    add = parser.add_argument
    add("--plain", action="store_true", help=about("plain"))
    add("--display-only", action="store_true", help=about("display-only"))
    add("--display", choices=CHOICES["display"], help=about("display"))
    add("--verbosity", choices=CHOICES["verbosity"], help=about("verbosity"))
    add("--theme", choices=CHOICES["theme"], help=about("theme"))
    add("--signal", metavar="SOUND", help=about("signal"))
    add("--speech", choices=CHOICES["speech"], help=about("speech"))
    add("--transcript", choices=CHOICES["transcript"], help=about("transcript"))
    add("--text", choices=CHOICES["text"], help=about("text"))


class StartOptions(NamedTuple):
    """The start of a game. `begins`: the seat or name of the first player, if given."""

    rules: RuleSet
    position: State | None
    begins: int | str | None


def start_options(given: argparse.Namespace) -> StartOptions:
    """Return the start of a game by its options. Raises CannotRun if they disagree."""
    house_first = any(rule.startswith("first=") for rule in given.house)
    if house_first and given.first is not None:
        raise CannotRun(say("usage-first-twice"))
    if given.position is not None and (given.edition or given.house):
        raise CannotRun(say("usage-position-rules"))

    from splendor_access.game.notation import NotationError
    from splendor_access.game.position import parse_position
    from splendor_access.talk.narrate import misread

    rules = rules_option(given)
    try:
        position = None if given.position is None else parse_position(given.position)
    except NotationError as error:
        raise CannotRun(misread(error)) from error
    return StartOptions(rules, position, rules.first if house_first else given.first)


def rules_option(given: argparse.Namespace) -> RuleSet:
    """Return what `--edition` and `--house` say. Raises CannotRun."""
    from splendor_access.game.notation import NotationError
    from splendor_access.game.position import parse_house
    from splendor_access.talk.narrate import misread

    try:
        return parse_house(given.edition or EDITIONS[0], given.house)
    except NotationError as error:
        raise CannotRun(misread(error)) from error


def console_for(invocation: Invocation, *, encrypts: bool = False) -> "Console":
    """Return the console for a game with these options. Raises CannotRun for an unknown sound.

    With `encrypts` connections can be encrypted, which takes long to load.
    """
    signal = _sound_file(invocation.arguments.signal)
    if encrypts:
        import ssl  # noqa: F401  # what is loaded next does without where this is not there

    from splendor_access.console.setup.new_game import coach, play_again

    console = invocation.console(
        plain=invocation.arguments.plain,
        languages=invocation.arguments.lang,
        signal=signal,
        display_only=invocation.arguments.display_only,
    )
    console.verbose = getattr(invocation.arguments, "verbose", False)
    console.again, console.coach = partial(play_again, console), partial(coach, console)
    return console


def run_game(console: "Console", game: Callable[[], int]) -> int:
    """Run a game at a console. Raises Crashed if it fails inside the program."""
    try:
        return game()
    except (CannotRun, BrailleUnavailable, BrokenPipeError):
        raise
    except Exception as error:
        from splendor_access.console.setup.new_game import aftermath

        raise Crashed(aftermath(console)) from error


@contextmanager
def online_modules() -> Iterator[None]:
    """Load the modules for online games. Raises CannotRun if their libraries are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        # Loaded late: the libraries are mostly there.
        from splendor_access.labels.refusal import missing_library

        raise CannotRun(missing_library(error).message, ExitCode.FAILED) from error


def _sound_file(typed: str | None) -> Path | None:
    """Return the file of `--signal` or the environment; no setting names one."""
    named = typed or os.environ.get("SPLENDOR_ACCESS_SIGNAL")
    sounds: list[Arg] = [*CHOICES["signal"]]
    if not named or named in sounds:
        return None
    try:
        file = Path(named).expanduser().absolute()
        if file.is_file():
            return file
    except (RuntimeError, OSError):  # an unknown user's home, or a name that no file can have
        pass
    raise CannotRun(say("usage-signal", typed=Path(named).name, names=sounds))
