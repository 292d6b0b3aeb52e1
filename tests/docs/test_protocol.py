"""docs/protocol.md names exactly the fields of the frames, and the schemas match the types."""

import json
import re
from inspect import cleandoc
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from msgspec import inspect

from splendor_access.online.protocol import refusals
from splendor_access.online.protocol.frames import Frame, ToSeat, ToServer
from splendor_access.talk.locale import Locale
from tests.docs.test_json import fields

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA = DOCS / "protocol-schema.json"
TEXT = (DOCS / "protocol.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^### (\w+)\n(.*?)(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL))
FRAMES: dict[str, type[Frame]] = {
    str(frame.__struct_config__.tag): frame for frame in (*get_args(ToServer), *get_args(ToSeat))
}


def schemas() -> str:
    """Return the schemas of all frames in the format of the file."""
    _refs, parts = msgspec.json.schema_components([*FRAMES.values()], ref_template="#/$defs/{name}")
    for part in parts.values():
        # Python 3.13 strips the indentation itself.
        part["description"] = cleandoc(part["description"])
    return json.dumps({"$defs": parts}, indent=1, sort_keys=True) + "\n"


def test_every_frame_has_a_section() -> None:
    assert list(SECTIONS) == list(FRAMES)


@pytest.mark.parametrize("name", FRAMES)
def test_each_field_is_told_and_no_other(name: str) -> None:
    told = re.findall(r"^- `([\w.]+)`:", SECTIONS[name], re.MULTILINE)
    assert told == [*fields(inspect.type_info(FRAMES[name]))]


def test_the_schemas_are_those_of_the_types() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schemas(), (
        "to write them down: python -m tests.docs.test_protocol"
    )


def test_every_reason_has_words() -> None:
    names = Locale("en").names()
    assert set(refusals.REASONS.values()) <= set(names)


if __name__ == "__main__":
    SCHEMA.write_text(schemas(), encoding="utf-8")
