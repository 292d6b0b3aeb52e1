"""Games as the program saved them in format 1."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from splendor_access.table.saves import folder
from splendor_access.table.table import Table
from tests.driver import run_python

FORMAT_1 = (
    "CREATE TABLE game (beginning TEXT NOT NULL)",
    "CREATE TABLE entries (number INTEGER PRIMARY KEY, row TEXT NOT NULL)",
    "PRAGMA user_version = 1",
)


def format_1(laid: Table, rows: Sequence[str]) -> Path:
    """Write a game as the program did in format 1, in a log that a kill left."""
    folder().mkdir(parents=True)
    path = folder() / "1.sqlite"
    beginning = msgspec.json.encode(laid.kept()).decode()
    program = (
        "import os, sqlite3, sys\npath, beginning, tables, rows = eval(sys.stdin.read())\n"
        "game = sqlite3.connect(path, isolation_level=None)\n"
        "[game.execute(each) for each in tables]\n"
        "game.execute('INSERT INTO game VALUES (?)', (beginning,))\n"
        "game.execute('PRAGMA journal_mode = WAL')\n"
        "[game.execute('INSERT INTO entries (row) VALUES (?)', (row,)) for row in rows]\n"
        "os._exit(0)\n"
    )
    written = repr((str(path), beginning, FORMAT_1, list(rows)))
    assert run_python("-c", program, typed=written).code == 0
    return path
