"""What `tests.cases` makes of many cases: one test that names each one that fails."""

import inspect

import pytest

from tests.cases import every


@every(("text", "number"), [("1", 1), ("x", 2), pytest.param("3", 4, id="wrong")])
@every("sign", [1, -1])
def counted(text: str, number: int, sign: int, capsys: object) -> None:
    assert capsys == "shared"
    assert int(text) * sign == number * sign, "another number"


def test_each_case_that_fails_is_named_and_no_other() -> None:
    assert [*inspect.signature(counted).parameters] == ["capsys"]
    with pytest.raises(AssertionError) as failed:
        counted(capsys="shared")
    told = str(failed.value)
    assert told.startswith("{'text': 'x', 'number': 2}: AssertionError: {'sign': 1}: ValueError: ")
    assert "{'text': '3', 'number': 4}: AssertionError: {'sign': 1}: " in told
    assert "{'sign': -1}: AssertionError: another number" in told
    assert "'text': '1'" not in told
