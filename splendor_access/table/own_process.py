"""The process of an opponent that is a player's own file: it loads the file, then asks it.

A line of JSON comes in for each decision, with what the seat may know, and nothing else of the
game; a line of JSON goes out. The first one says whether the file could be loaded.
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
"""Of what an error says so many characters are told."""

NO_CHOOSE = "no choose"
"""What is wrong with a file without the function that is asked."""


class OwnDecision(msgspec.Struct, frozen=True):
    """What a file is asked: a position as its seat knows it, a seed, and the decision's number."""

    position: str
    seed: int
    number: int


class OwnAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is done, or what has failed and in which line of the file; 0 stands for no line."""

    action: str = ""
    failed: str = ""
    line: int = 0


def loaded(path: Path) -> ModuleType:
    """Run a file as a module. Raises whatever is wrong with it."""
    # It may import what lies beside it, but nothing there hides a module of Python.
    sys.path.append(str(path.parent))
    sys.dont_write_bytecode = True
    spec = spec_from_file_location(f"own_bot_{path.stem}", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def decided(choose: Callable[..., object], asked: OwnDecision) -> OwnAnswer:
    """Return what a file does. Raises whatever is wrong with it."""
    # Whoever takes chance from Python itself plays the same again too.
    import random

    random.seed(asked.seed)
    action = choose(parse_position(asked.position), Chance(asked.seed), asked.number)
    return OwnAnswer(action_text(action) if isinstance(action, Action) else repr(action)[:LONGEST])


def failure(error: BaseException, path: Path) -> OwnAnswer:
    """Return what a file has failed with, and in which of its lines."""
    lines = [f.lineno for f in traceback.extract_tb(error.__traceback__) if f.filename == str(path)]
    at = error.lineno if isinstance(error, SyntaxError) else [0, *lines][-1]
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return OwnAnswer(failed=f"{type(error).__name__}: {said}"[:LONGEST], line=at or 0)


def work(path: Path) -> None:
    """Answer decisions from standard input until it ends."""
    with os.fdopen(os.dup(0), "rb") as questions, os.fdopen(os.dup(1), "wb") as answers:
        # What the file prints is for nobody, and what it reads is no question.
        nowhere = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nowhere, standard)

        def tell(answer: OwnAnswer) -> None:
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()

        try:
            choose = getattr(loaded(path), "choose", None)
        except BaseException as error:  # SystemExit too is told
            tell(failure(error, path))
            return
        if not callable(choose):
            tell(OwnAnswer(failed=NO_CHOOSE))
            return
        tell(OwnAnswer())
        for line in questions:
            asked = msgspec.json.decode(line, type=OwnDecision)
            try:
                answer = decided(choose, asked)
            except BaseException as error:  # SystemExit too is told
                answer = failure(error, path)
            tell(answer)


if __name__ == "__main__":
    work(Path(sys.argv[1]))
