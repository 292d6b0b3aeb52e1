"""The process of a player's own opponent: it loads the file, then calls it.

For each decision a line of JSON comes in, with the view of the seat and nothing else of the game;
a line of JSON goes out. The first one tells whether the file could be loaded.
"""

import os
import sys
import traceback
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import msgspec

from splendor_access.game.actions import Action
from splendor_access.game.chance import Chance
from splendor_access.game.notation import action_text
from splendor_access.game.position import parse_position

LONGEST = 200
"""The most characters of an error that are told."""

NO_CHOOSE = "no choose"
"""The fault of a file without the function `choose`."""


class OwnDecision(msgspec.Struct, frozen=True):
    """A decision to make: the position as the seat knows it, a seed, and the decision's number."""

    position: str
    seed: int
    number: int


class OwnAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action, or a failure with its line in the file; 0 stands for no line."""

    action: str = ""
    failed: str = ""
    line: int = 0


def import_file(path: Path) -> ModuleType:
    """Import a file as a module. Raises any exception of the file."""
    # It may import its neighbours, but these never hide a module of Python.
    sys.path.append(str(path.parent))
    sys.dont_write_bytecode = True
    spec = spec_from_file_location(f"own_bot_{path.stem}", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def decide_by(choose: Callable[..., object], asked: OwnDecision) -> OwnAnswer:
    """Return the action of a file. Raises any exception of the file."""
    # A file that uses Python's own chance is repeatable too.
    import random

    random.seed(asked.seed)
    action = choose(parse_position(asked.position), Chance(asked.seed), asked.number)
    return OwnAnswer(action_text(action) if isinstance(action, Action) else repr(action)[:LONGEST])


def failure(error: BaseException, path: Path) -> OwnAnswer:
    """Describe the failure of a file, with the line in it."""
    lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(path)]
    at = error.lineno if isinstance(error, SyntaxError) else [0, *lines][-1]
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return OwnAnswer(failed=f"{type(error).__name__}: {said}"[:LONGEST], line=at or 0)


def answer_for_file(path: Path) -> None:
    """Answer decisions from standard input until it ends."""
    with os.fdopen(os.dup(0), "rb") as questions, os.fdopen(os.dup(1), "wb") as answers:
        # The file must neither print into the answers nor read the questions.
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nowhere, standard)

        def tell(answer: OwnAnswer) -> None:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()

        try:
            choose = getattr(import_file(path), "choose", None)
        except BaseException as error:  # SystemExit is reported too
            tell(failure(error, path))
            return
        if not callable(choose):
            tell(OwnAnswer(failed=NO_CHOOSE))
            return
        tell(OwnAnswer())
        for line in questions:
            asked = msgspec.json.decode(line, type=OwnDecision)
            try:
                answer = decide_by(choose, asked)
            except BaseException as error:  # SystemExit is reported too
                answer = failure(error, path)
            tell(answer)


if __name__ == "__main__":
    answer_for_file(Path(sys.argv[1]))
