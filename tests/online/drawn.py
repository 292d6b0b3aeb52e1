"""Frames drawn from the schema of the protocol: valid, nearly valid and raw."""

import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

SCHEMA: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "docs" / "protocol-schema.json").read_text(encoding="utf-8")
)["$defs"]

EVIL = ["\x1b]0;owned\x07\x1b[2J", "\u202eliame", "a\nb", "\x00", "\x9b2J", "\u2028", "\u200b", " "]
ODD: list[Any] = [None, True, [], {}, "", -1, 2, 4, 9, 2**31, 2**53, 2**70, 1.5, "dragon", *EVIL]

_texts = st.sampled_from([*EVIL, "Ana", "Ben", "human", "easy", "take ser", "undo 0"]) | st.text()


def _values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Return a strategy for what a schema describes."""
    if "$ref" in schema:
        return _values(SCHEMA[schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return st.one_of([_values(each) for each in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "integer":
            least = schema.get("minimum", -(2**31))
            most = schema.get("maximum", schema.get("exclusiveMaximum", 2**31) - 1)
            return st.integers(max(least, -2), min(most, 9)) | st.integers(least, most)
        case "string" if "pattern" in schema:
            return st.text(st.characters(min_codepoint=48, max_codepoint=122), min_size=1) | _texts
        case "string":
            return _texts
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "array":
            each = _values(schema["items"])
            return st.lists(each, min_size=schema.get("minItems", 0), max_size=4)
        case _ if "properties" not in schema:
            return st.dictionaries(_texts, _values(schema["additionalProperties"]), max_size=3)
    needed = set(schema["required"])
    fields = {name: _values(field) for name, field in schema["properties"].items()}
    return st.fixed_dictionaries(
        {name: field for name, field in fields.items() if name in needed},
        optional={name: field for name, field in fields.items() if name not in needed},
    )


def _spoilt(draw: st.DrawFn, told: dict[str, Any] | list[Any]) -> Any:
    """Return a frame, or a part of one, with something else, or nothing, in one place."""
    place = draw(st.sampled_from([*(told if isinstance(told, dict) else range(len(told)))]))
    within = told[place]
    odd = draw(st.sampled_from(ODD))
    if isinstance(within, dict | list) and within and draw(st.integers(0, 2)):
        odd = _spoilt(draw, within)
    elif isinstance(within, str) and draw(st.booleans()):
        at = draw(st.integers(0, len(within)))
        odd = within[:at] + draw(_texts) + within[at + draw(st.integers(0, 2)) :]
    left_out = draw(st.integers(0, 3)) == 0
    if isinstance(told, dict):
        return {
            at: odd if at == place else it for at, it in told.items() if at != place or not left_out
        }
    return [*told[:place], *([] if left_out else [odd]), *told[place + 1 :]]


@st.composite
def nearly(draw: st.DrawFn, frames: list[dict[str, Any]]) -> str:
    """Return one of these frames, spoilt in one place."""
    return json.dumps(_spoilt(draw, draw(st.sampled_from(frames))))


@st.composite
def messages(draw: st.DrawFn, kinds: list[str]) -> str:
    """Return one message: half of them valid, some nearly so, a few raw."""
    kind = draw(st.integers(0, 9))
    if kind == 0:
        return draw(st.text() | st.sampled_from(["[" * 9000, "{", "null", "\ufeff{}", "\ud800"]))
    frame = draw(_values(SCHEMA[draw(st.sampled_from(kinds))]))
    return json.dumps(_spoilt(draw, frame) if kind < 4 else frame)
