"""The test files that must notice a fault in a file of the program."""

import ast
from functools import cache
from pathlib import Path

from tests.copies import ROOT

SHOWN_BY = {
    "__init__.py": ("tests/commands",),
    "bots": ("tests/table/test_opponents.py",),
    "braille": ("tests/braille_display", "tests/commands/test_tables.py"),
    "braille_display": ("tests/session",),
    "braille_display/game_view.py": ("tests/braille_display/test_controller.py",),
    "braille_display/keys.py": ("tests/braille_display/test_controller.py",),
    "braille_display/lines.py": (
        *("tests/braille_display/test_pictures.py", "tests/braille_display/test_controller.py"),
    ),
    "braille_display/entry_choices.py": ("tests/braille_display/test_channel.py",),
    "commands": ("tests/test_cli.py", "tests/console"),
    "commands/_arguments.py": ("tests/test_arguments.py",),
    "commands/_cli.py": ("tests/test_cli.py", "tests/commands", "tests/speech/test_aloud.py"),
    "commands/_game.py": ("tests/test_arguments.py", "tests/speech/test_channel.py"),
    "commands/_serving.py": ("tests/online",),
    "commands/companion.py": ("tests/online/test_real_page.py", "tests/companion"),
    "commands/host.py": ("tests/online/test_tables.py", "tests/online"),
    "commands/join.py": ("tests/online/test_watching.py", "tests/online"),
    "commands/serve.py": ("tests/online/test_tables.py", "tests/online"),
    "companion": ("tests/online/test_real_page.py", "tests/commands", "tests/table"),
    "console": (
        *("tests/commands", "tests/transcripts", "tests/braille_display/test_by_keys.py"),
        "tests/speech",
    ),
    "console/console.py": ("tests/braille_display/test_channel.py", "tests/console"),
    "console/display_only.py": ("tests/braille_display/test_channel.py",),
    "console/guide.py": ("tests/commands/test_teach.py",),
    "console/keyboard.py": ("tests/online/test_piped.py",),
    "console/loop.py": ("tests/online/test_piped.py", "tests/console/test_keyboard.py"),
    "console/setup/new_game.py": (
        *("tests/table/test_saves.py", "tests/settings/test_settings.py"),
    ),
    "console/setup/questions.py": ("tests/table/test_setup.py",),
    "game": ("tests/talk", "tests/records", "tests/session/test_session.py"),
    "game/schedule.py": ("tests/game/test_reach.py",),
    "labels": ("tests/commands/test_labels.py", "tests/docs/test_docs.py"),
    "labels/command.py": ("tests/commands/test_labels.py",),
    "labels/formats/dxf.py": ("tests/labels/test_visible.py",),
    "labels/listing.py": ("tests/commands/test_labels.py",),
    "labels/making/export.py": ("tests/labels/test_table_parts.py",),
    "labels/options": (
        *("tests/labels/test_places.py", "tests/commands/test_labels.py"),
        "tests/labels/test_aids.py",
    ),
    "labels/sticking/search.py": ("tests/labels/test_find.py", "tests/labels/test_own_texts.py"),
    "online": ("tests/companion", "tests/commands"),
    "online/real_box.py": ("tests/online/test_real_page.py", "tests/companion"),
    "online/join.py": ("tests/online/test_tables.py", "tests/online"),
    "online/server/people.py": ("tests/online/test_together.py", "tests/online/test_tables.py"),
    "saved_games": ("tests/table", "tests/session", "tests/commands"),
    "saved_games/statistics.py": ("tests/commands/test_stats.py",),
    "session": ("tests/console", "tests/transcripts", "tests/braille_display", "tests/commands"),
    "session/answers.py": ("tests/session/test_shared_keyboard.py", "tests/companion"),
    "session/line_parser.py": (
        *("tests/session/test_session.py", "tests/session/test_yes_or_no.py"),
        "tests/session/test_own_words.py",
    ),
    "session/moves.py": ("tests/session/test_session.py", "tests/transcripts/test_games.py"),
    "session/replies.py": (
        *("tests/session/test_yes_or_no.py", "tests/session/test_own_words.py"),
    ),
    "settings": ("tests/session", "tests/commands", "tests/test_cli.py"),
    "speech": ("tests/transcripts/test_spoken.py", "tests/commands/test_doctor.py"),
    "table": ("tests/session", "tests/commands"),
    "table/setup.py": ("tests/console/test_another.py",),
    "talk": ("tests/session", "tests/transcripts", "tests/braille_display"),
    "talk/parsing": ("tests/talk/test_parser.py", "tests/talk/test_corpus.py"),
    "teaching/tutorial.py": ("tests/session/test_rules.py",),
    "teaching": ("tests/commands/test_teach.py", "tests/session"),
}
"""Other tests of a room, or of one of its folders or files, at work.

Those named for a file or its folder are tried before the room's own, in this order.
"""

_COSTS = {
    **{f"tests.driver.{name}": 1 for name in ("AtTerminal", "Piped", "run_process", "run_python")},
    **{f"tests.{name}": 1 for name in ("braille_display.virtual_display", "speech.service")},
    **{f"tests.online.{name}": cost for name, cost in (("guests", 1), ("chromium", 4))},
}
"""Slow tests: the more of these a test imports, the later it comes."""

_FOR_ALL = {"tests.driver", "tests.forks", "tests.tiers"}
"""Helpers of nearly all tests, which import nearly all rooms."""


def aims(file: str) -> list[list[str]]:
    """Return groups of test files that notice the faults of a file.

    They are named like it, import it, or show it at work; or are of its room, or of others that
    use it. Those named like a room inside a room, such as the page of a server, come first.
    """
    room, *folders = Path(file).parts[:-1] or (file,)
    name = Path(file).stem.strip("_")
    own = [path for path in _tests() if path.startswith(f"tests/{room}/")]
    stems = {path: Path(path).stem.split("_", 1)[1] for path in own}
    named = [path for path in own if any(each in stems[path] for each in (name, *folders))]
    named += [path for path in _tests() if path == f"tests/test_{name}.py"]
    module = (
        f"splendor_access.{file.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}"
    )
    importing = [path for path in _tests() if module in _imports(path)]
    importing.sort(key=lambda path: (path not in own, module not in _named(path), _cost(path)))
    shown = [
        path
        for where in (file, *map(str, Path(file).parents))
        if where != room
        for place in SHOWN_BY.get(where, ())
        for path in sorted(_tests(), key=_cost)
        if _inside(path, place)
    ]
    places = SHOWN_BY.get(room, ())
    elsewhere = [path for path in _tests() if any(_inside(path, place) for place in places)]
    own.sort(key=_cost)
    elsewhere.sort(key=_cost)
    groups: list[list[str]] = []
    for group in (named, importing, shown, own, elsewhere):
        before = {path for each in groups for path in each}
        groups.append([path for path in dict.fromkeys(group) if path not in before])
    return groups


def near(file: str) -> list[list[str]]:
    """Return the groups that aim at the file itself, or else those of its room."""
    *groups, own, elsewhere = aims(file)
    return groups if any(groups) else [own, elsewhere]


def _cost(path: str) -> int:
    return sum(_COSTS.get(name, 0) for name in _imports(path))


def _inside(path: str, place: str) -> bool:
    return path == place or path.startswith(f"{place}/")


@cache
def _tests() -> list[str]:
    """Return all test files but those that only Windows can run: here they notice nothing."""
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
    return sorted(path for path in found if not _inside(path, "tests/windows"))


@cache
def _named(path: str) -> frozenset[str]:
    """Return what a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return frozenset(names)


@cache
def _imports(path: str) -> frozenset[str]:
    """Return what a test file and its helpers import."""
    names = {*_named(path)}
    helpers = {name: ROOT / f"{name.replace('.', '/')}.py" for name in names - _FOR_ALL}
    for name, helper in helpers.items():
        if name.startswith("tests.") and helper.exists():
            names |= _imports(helper.relative_to(ROOT).as_posix())
    return frozenset(names)
