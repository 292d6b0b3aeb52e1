"""The allowed imports of each room, read from the source."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "splendor_access"

BELOW_A_SESSION = (
    *("bots", "braille", "game", "talk", "settings"),
    *("table", "saved_games", "teaching"),
)
MAY_IMPORT: dict[str, tuple[str, ...] | None] = {
    "__init__": (),
    "game": (),
    "bots": ("game",),
    "talk": ("game", "bots"),
    "braille": ("game", "talk.locale", "talk.messages"),
    "settings": ("game", "braille", "talk"),
    "labels": ("game", "braille", "talk", "settings"),
    "teaching": ("game", "braille", "talk", "settings"),
    "table": ("game", "bots", "talk", "settings"),
    "saved_games": ("game", "bots", "talk", "settings", "table"),
    "session": BELOW_A_SESSION,
    "companion": (*BELOW_A_SESSION, "session"),
    "speech": (*BELOW_A_SESSION, "session"),
    "braille_display": (*BELOW_A_SESSION, "session"),
    "console": (*BELOW_A_SESSION, "session", "companion", "speech", "braille_display"),
    "online": (*BELOW_A_SESSION, "session", "companion", "console"),
    "commands": None,
    "__main__": ("commands._cli", "settings.libraries"),
}
"""The rooms that a room may import, from the lowest up; None is everything."""

OF_ALL = ("__version__", "ExitCode")
"""The package itself, for all rooms."""

ROOMS_OF_LABELS = ("planning", "formats", "options", "verification", "making", "sticking")
"""The rooms inside `labels`: each imports only those before it."""

FOR_ALL_OF_LABELS = ("refusal", "standards")
"""Files of `labels` that all its rooms may import, and that import none of them."""

FROM_THE_SYSTEM = {"brlapi", "louis", "pybrl", "speechd"}
"""Modules that do not come from PyPI and may be absent."""

OF_SOME_PYTHONS = {"_sha2", "_sha256"}
"""Modules that come with Python 3.12 and later, or with Python 3.11."""

BY_DISTRIBUTION = {
    "PIL": ("pillow",),
    "fluent": ("fluent.syntax",),
    "nats": ("nats_py",),
    "prism": ("prismatoid",),
}
"""Distributions whose modules have another name."""


MOST_ROOMS = 18
"""The most folders and files at the top of the package: a newcomer can remember them."""

HIGHEST = 12
"""The most floors of rooms above each other."""

LONGEST = 500
"""The most lines of a readable module."""

SHORTEST = 40
"""The fewest lines of a separate file."""

SHORT = {
    "*__init__.py": "It says what its room is for, or has what all of the room share.",
    "bots/*.py": "An opponent is found by the name of its file.",
    "commands/*.py": "A subcommand is found by the name of its file.",
    "game/digests.py": "Rooms that know nothing of each other take digests, and hashlib is slow.",
    "speech/paths/*.py": "A voice is found by the name of its file.",
    "talk/ready.py": "Displays offer it, and seats elsewhere load nothing else to hear it.",
}
"""Files that may be shorter, with the reason."""


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@cache
def tree(source: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(source.read_text(encoding="utf-8"))


@cache
def imports(source: Path) -> tuple[str, ...]:
    """Return the full names of a file's imports, at the top or inside a function."""
    return tuple(_imports(source))


def _imports(source: Path) -> Iterator[str]:
    for node in ast.walk(tree(source)):
        match node:
            case ast.Import():
                yield from (alias.name for alias in node.names)
            case ast.ImportFrom():
                assert node.level == 0, f"{source}: relative import"
                assert node.module
                yield node.module
                yield from (f"{node.module}.{alias.name}" for alias in node.names)


def inside(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")


@cache
def ours(source: Path) -> tuple[str, ...]:
    """Return a file's imports from the project, without the name of the package."""
    return tuple(_ours(source))


def _ours(source: Path) -> Iterator[str]:
    names = sorted(set(imports(source)))
    for name in names:
        if not name.startswith("splendor_access."):
            continue
        rest = name.removeprefix("splendor_access.")
        # `from a.b import c` yields both a.b and a.b.c, of which the second is more precise.
        if not any(other != name and other.startswith(f"{name}.") for other in names):
            yield rest


def room(source: Path) -> str:
    return source.relative_to(PACKAGE).parts[0].removesuffix(".py")


def test_a_room_imports_only_what_it_may() -> None:
    wrong = []
    for source in sources():
        rules = MAY_IMPORT[room(source)]
        allowed = (room(source), *OF_ALL, *(rules or ()))
        wrong += [
            f"{source.relative_to(PACKAGE)} imports {name}"
            for name in ours(source)
            if rules is not None and not any(inside(name, other) for other in allowed)
        ]
    assert not wrong


@pytest.mark.parametrize("inner", [*ROOMS_OF_LABELS, *FOR_ALL_OF_LABELS])
def test_a_room_inside_labels_imports_only_those_before_it(inner: str) -> None:
    before = ROOMS_OF_LABELS[: [*ROOMS_OF_LABELS, inner].index(inner)]
    allowed = FOR_ALL_OF_LABELS if inner in FOR_ALL_OF_LABELS else (*FOR_ALL_OF_LABELS, *before)
    found = [source for source in sources() if inside(module(source), f"labels.{inner}")]
    assert found
    for source in found:
        of_labels = [name for name in ours(source) if name.startswith("labels.")]
        wrong = {name.split(".")[1] for name in of_labels} - {inner, *allowed}
        assert not wrong, source


def test_each_room_inside_labels_is_known() -> None:
    assert {path.parent.name for path in PACKAGE.glob("labels/*/__init__.py")} == {*ROOMS_OF_LABELS}


def test_imports_between_rooms_run_one_way() -> None:
    rooms = [*MAY_IMPORT]
    for at, (importer, allowed) in enumerate(MAY_IMPORT.items()):
        above = {name.partition(".")[0] for name in allowed or ()} & set(rooms[at:])
        assert not above, importer


def module(source: Path) -> str:
    """Return the name of a module in the form of `ours`."""
    parts = source.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and parts[1:] else parts)


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Imports only for types, or inside a function, count as well."""
    modules = {module(source): source for source in sources()}
    graph = {
        name: {other if other in modules else other.rpartition(".")[0] for other in ours(source)}
        for name, source in modules.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(" imports ".join(reversed(circle.args[1])))


def test_no_module_is_long() -> None:
    lengths = {
        source.relative_to(PACKAGE).as_posix(): source.read_text(encoding="utf-8").count("\n")
        for source in sources()
    }
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST}


def test_no_module_is_short_without_a_reason() -> None:
    short = [
        source.relative_to(PACKAGE).as_posix()
        for source in sources()
        if source.read_text(encoding="utf-8").count("\n") < SHORTEST
    ]
    assert not [name for name in short if not any(fnmatch(name, each) for each in SHORT)]
    assert not [each for each in SHORT if not any(fnmatch(name, each) for name in short)]


def test_the_house_can_be_held_in_mind() -> None:
    rooms = {room(source) for source in sources()}
    assert len(rooms) <= MOST_ROOMS
    above: dict[str, set[str]] = {each: set() for each in rooms}
    for source in sources():
        above[room(source)] |= {name.partition(".")[0] for name in ours(source)} & rooms
    floors: dict[str, int] = {}
    for each in TopologicalSorter(
        {name: found - {name} for name, found in above.items()}
    ).static_order():
        floors[each] = 1 + max((floors[name] for name in above[each] - {each}), default=0)
    assert max(floors.values()) <= HIGHEST


def test_every_room_has_a_rule() -> None:
    assert {room(source) for source in sources()} <= set(MAY_IMPORT)


def test_other_packages_are_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    declared = {
        dependency.partition(">")[0].replace("-", "_")
        for dependency in (*project["dependencies"], *chain.from_iterable(extras))
    }
    used = {name.partition(".")[0] for source in sources() for name in imports(source)}
    used -= {"splendor_access", *sys.stdlib_module_names, *OF_SOME_PYTHONS, *FROM_THE_SYSTEM}
    for name in used:
        assert declared.issuperset(BY_DISTRIBUTION.get(name, (name,))), name


@pytest.mark.parametrize("slow", ["asyncio", "louis", "brlapi", "speechd", "prompt_toolkit"])
def test_pure_rooms_know_neither_loop_nor_device(slow: str) -> None:
    pure = [source for source in sources() if room(source) in ("game", "bots", "talk")]
    assert not [source for source in pure for name in imports(source) if inside(name, slow)]
