"""The compiler: numba, or without it the same source run by Python, slow but equal."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

try:
    from numba import njit

    COMPILED = True
except ModuleNotFoundError:
    COMPILED = False


def compiled(function: F) -> F:
    """Return a function compiled, so that only compiled ones are called from it."""
    if not COMPILED:
        return function
    made: F = njit(cache=False, fastmath=False)(function)
    return made
