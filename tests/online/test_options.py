"""Options that are wrong end the program with the exit code of usage, and a sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

from splendor_access import ExitCode
from tests.driver import run

ROWS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "hostile/options.json").read_text(encoding="utf-8")
)
LONG = "x" * 1_000_000


def _arguments(row: dict[str, Any], folder: Path) -> list[str]:
    grown = {"$DIR": str(folder / "out"), "$LONG": LONG}
    return [_text(each, grown) for each in row["args"]]


def _text(argument: Any, grown: dict[str, str]) -> str:
    if isinstance(argument, dict):
        text, times = argument["$repeat"]
        return str(text * times)
    return grown.get(argument, str(argument))


def test_each_wrong_option_is_refused_in_a_sentence_and_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = []
    for row in ROWS:
        if row["exit"] == ExitCode.USAGE:
            done = run(*_arguments(row, tmp_path))
            said = done.err.strip()
            if done.code != ExitCode.USAGE or not said or done.out or len(said) > 2000:
                wrong.append((row["args"], done.code, said[-300:]))
    assert not wrong
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("address", ["nowhere.invalid", "192.0.2.1"])
def test_an_address_that_is_not_of_this_machine_is_refused_in_words(address: str) -> None:
    done = run("host", "--name", "Ana", "--bind", address)
    assert done.code == ExitCode.FAILED
    assert len(done.lines) == 1
    assert not done.err
