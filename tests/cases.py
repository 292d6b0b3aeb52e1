"""Many cases in one test: where a case takes less time than what a test takes around it."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any

import pytest

Test = Callable[..., None]


def every(names: str | Sequence[str], cases: Iterable[Any]) -> Callable[[Test], Test]:
    """Try all cases in one test, as `pytest.mark.parametrize` does in one test for each.

    The test fails with every case that does, and with why. What it asks of fixtures is shared.
    """
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else [*names]
    tried = [case.values if isinstance(case, type(pytest.param())) else case for case in cases]
    assert tried

    def made(test: Test) -> Test:
        @wraps(test)
        def whole(**fixtures: Any) -> None:
            failed = []
            for case in tried:
                values = dict(zip(names, case, strict=True)) if names[1:] else {names[0]: case}
                try:
                    test(**fixtures, **values)
                except Exception as error:  # the next cases are tried too
                    failed.append(f"{values}: {type(error).__name__}: {error}")
            assert not failed, "\n".join(failed)

        signature = inspect.signature(test)
        left = [each for name, each in signature.parameters.items() if name not in names]
        vars(whole)["__signature__"] = signature.replace(parameters=left)
        return whole

    return made
