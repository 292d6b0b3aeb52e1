"""Transcripts to read: what is heard in short scenes is what the files here say.

After a change that is meant, `UPDATE_TRANSCRIPTS=1 pytest tests/transcripts` writes them anew; read
the difference line by line, as somebody who hears it.
"""

from pathlib import Path

import pytest

from tests.transcripts.golden import hold
from tests.transcripts.linter import lint
from tests.transcripts.recorder import Recorder
from tests.transcripts.scenes import SCENES, heard

FOLDER = Path(__file__).parent


def written(recorder: Recorder) -> str:
    """Return a transcript as text: the prompt with what was typed, then what was heard."""
    first, *others = recorder.transcript
    lines = [*first.heard]
    for exchange in others:
        lines.append(f"{exchange.prompt}> {exchange.typed}".rstrip())
        lines += exchange.heard
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_heard_as_it_is_written(name: str) -> None:
    hold(written(heard(SCENES[name])), FOLDER / f"{name}.txt")


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_breaks_no_rule(name: str) -> None:
    assert not [(each.rule, each.what) for each in lint(heard(SCENES[name]).transcript)]


def test_there_is_a_scene_for_every_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCENES)
