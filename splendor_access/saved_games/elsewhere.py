"""How games at tables elsewhere went, kept here: the games themselves are on their servers."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from hashlib import sha256
from pathlib import Path

import msgspec

from splendor_access.preferences.files import NotKept, home, make_home, replace_file
from splendor_access.preferences.reading import Missing, Unreadable, read_toml
from splendor_access.saved_games.outcome import Outcome, outcome_of
from splendor_access.table.table import Table


def keep(link: str, number: int, table: Table, seat: int) -> None:
    """Keep how a game at a link has gone so far; where that cannot be written it is not counted."""
    # The address of a server may change; the code of a table does not.
    code = link.rstrip("/").rpartition("/")[2]
    name = f"{sha256(code.encode()).hexdigest()[:12]}-{number}"
    gone = outcome_of(table, name, date.today(), "friends", seat)
    with suppress(NotKept, OSError):
        make_home()
        _folder().mkdir(mode=0o700, exist_ok=True)
        facts = msgspec.to_builtins(gone)
        # TOML has nothing that means nothing.
        known = {name: fact for name, fact in facts.items() if fact is not None}
        replace_file(_folder() / f"{name}.toml", known)


def kept() -> Sequence[Outcome]:
    """Return how all of them went; what cannot be read is left out."""
    found = []
    for path in sorted(_folder().glob("*.toml")):
        with suppress(Missing, Unreadable, msgspec.ValidationError):
            found.append(msgspec.convert(read_toml(path), Outcome))
    return found


def _folder() -> Path:
    return home() / "elsewhere"
