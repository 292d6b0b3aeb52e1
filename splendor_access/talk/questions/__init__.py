"""What a player can ask: one module a question, found by name.

A question is a module of this folder with

    ask(asked: Asked) -> Answer             the facts, as a value that JSON can hold
    tell(answer: Answer, asked: Asked) -> list[Message]     the facts, to be put into words

Its name is the command that asks it (without a trailing underscore); its words stand in the locale
files under `command-NAME`. `talk/question.py` has what questions share. They read what one seat
may know and change nothing.
"""

from collections.abc import Mapping
from functools import cache
from pkgutil import iter_modules


@cache
def modules() -> Mapping[str, str]:
    """Return the full names of the modules of this folder by the commands that ask them."""
    found = sorted(module.name for module in iter_modules(__path__) if module.name[0] != "_")
    return {name.rstrip("_"): f"{__name__}.{name}" for name in found}


def names() -> tuple[str, ...]:
    """Return the commands that are questions."""
    return tuple(modules())
