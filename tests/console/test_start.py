"""Modules loaded by a game: over a pipe only the necessary ones, at a terminal the prompt last."""

import json
import re
import sys

from tests.driver import QUICK, AtTerminal, run_python, sentence

LOADED = r"""
import json, sys
before = set(sys.modules)  # what the installation of Python loads by itself
from splendor_access.__main__ import main
main()
print(open("/proc/self/status").read().replace("\n", " "))
print(json.dumps(sorted(set(sys.modules) - before)))
"""

OF_OTHERS = {"fluent", "msgspec", "typing_extensions"}
"""Modules from outside the standard library."""

NOT_NEEDED = {
    *("babel", "prompt_toolkit", "ssl", "tomllib", "tempfile", "random", "secrets", "difflib"),
    *("ctypes", "dataclasses", "hashlib", "multiprocessing", "unittest", "xml", "email", "http"),
}

ROOMS = {
    *("__main__", "bots", "braille", "braille_display", "commands", "console", "game"),
    *("saved_games", "session", "settings", "speech", "table", "talk", "teaching"),
}

LOADED_LATE = (
    *(
        "braille.liblouis",
        "braille.cells",
        "braille_display.displays.brltty",
        "speech.paths",
        "speech.sound",
    ),
    *("speech.speaker", "talk.questions.find"),
    *("bots._value", "bots.hard", "bots.expert", "table.review", "talk.questions.hint"),
)
"""Modules for features that a player has not requested yet."""

MEGABYTES = 30
"""The most memory of a game."""


def test_a_piped_game_loads_little() -> None:
    done = run_python("-c", LOADED, *QUICK, typed="")
    assert done.code == 0, done.err
    *lines, status, loaded = done.lines
    taken = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert taken
    assert int(taken[1]) <= MEGABYTES * 1024
    assert sentence("your-turn", points=0, tokens=0) in lines
    names = json.loads(loaded)
    tops = {name.partition(".")[0] for name in names}
    assert tops - sys.stdlib_module_names - {"splendor_access"} == OF_OTHERS
    assert not tops & NOT_NEEDED
    ours = {name.removeprefix("splendor_access.") for name in names if "splendor_access." in name}
    assert {name.partition(".")[0] for name in ours} <= ROOMS
    assert not [name for name in ours if name.startswith(LOADED_LATE)]


LOADING = """
import sys
from splendor_access.commands import _cli as cli
class Finder:
    def find_spec(self, name, *_):
        if name == "prompt_toolkit":
            print("now the prompt is loaded")
sys.meta_path.insert(0, Finder())
sys.exit(cli.main())
"""


def test_at_a_terminal_a_game_is_heard_before_the_prompt_is_loaded() -> None:
    # A fork of the tests has loaded the prompt already.
    with AtTerminal(*QUICK, program=(sys.executable, "-s", "-c", LOADING)) as game:
        game.shows("you>")
        lines = game.lines
        turn = sentence("your-turn", points=0, tokens=0)
        assert lines.index(turn) < lines.index("now the prompt is loaded")
