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
    first = str(failed.value).splitlines()[0]
    assert first.startswith("{'text': 'x', 'number': 2}: ")
    assert "{'sign': -1}: AssertionError: another number" in str(failed.value)
    assert "'1'" not in str(failed.value)
    assert "ValueError" in str(failed.value)
