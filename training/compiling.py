"""The compiler: numba, or else Python running the same source, slow but equal."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

try:
    from numba import njit

    COMPILED = True
except ModuleNotFoundError:
    COMPILED = False


def compiled(function: F) -> F:
    """Return a compiled function, which may call only compiled ones."""
    if not COMPILED:
        return function
    made: F = njit(cache=False, fastmath=False)(function)
    return made
