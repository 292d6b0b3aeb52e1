"""Files that were changed between their making and the machine: what matters is a fault."""

from pathlib import Path
from random import Random

import pytest

from splendor_access.labels.planning.manifest import NAME, Written, manifest
from tests.labels.mutations import Mutation, mutations, right, whole
from tests.labels.runs import labels
from tests.tiers import SOAK, sampled

Capsys = pytest.CaptureFixture[str]

ALL = mutations()


def tried(matters: bool) -> list[Mutation]:
    """Return what is tried: all of it, or some that are always the same."""
    of_them = [each for each in ALL if each.matters is matters]
    return of_them if SOAK else Random(0).sample(of_them, 4 if matters else 1)


def title(mutation: Mutation) -> str:
    return f"{mutation.format}, {mutation.name}"


def verified(mutation: Mutation, folder: Path) -> Path:
    """Write a changed file beside the manifest of the right one."""
    name = mutation.format
    file = folder / f"labels.{name}"
    written = Written.of(file.name, whole(name), right(name))
    (folder / NAME).write_bytes(manifest([written], name, None, None))
    file.write_bytes(mutation.data())
    return file


def test_there_are_many() -> None:
    assert sum(each.matters for each in ALL) >= 400
    assert len({title(each) for each in ALL}) == len(ALL)


@sampled(2)
@pytest.mark.parametrize("mutation", tried(True), ids=title)
def test_what_matters_is_a_fault(mutation: Mutation, capsys: Capsys, tmp_path: Path) -> None:
    run = labels(capsys, "verify", verified(mutation, tmp_path))
    assert run.code in (1, 3), run.lines
    assert not any("Something went wrong" in line for line in run.errors)


@pytest.mark.parametrize("mutation", tried(False), ids=title)
def test_what_is_harmless_is_no_fault(mutation: Mutation, capsys: Capsys, tmp_path: Path) -> None:
    file = verified(mutation, tmp_path)
    run = labels(capsys, "verify", file)
    assert (run.code, run.errors) == (0, []), run.lines
    assert run.lines[1].startswith("Same as in the manifest beside the file: ")
    (tmp_path / NAME).unlink()
    assert labels(capsys, "verify", file).code == 0
