"""Changes without an effect, each with the reason."""

from typing import NamedTuple


class Equivalent(NamedTuple):
    """A change without an observable effect."""

    file: str
    text: str
    """The line of the change."""
    before: str
    after: str
    reason: str


EQUIVALENTS = (
    Equivalent(
        "bots/_value.py",
        "units = [_WIDE[max(0, min(most, n // STEP))] for n in numbers]",
        "0",
        "1",
        "The first two numbers of the table are the same.",
    ),
    Equivalent(
        "game/detours.py",
        "LONGEST = 30",
        "30",
        "31",
        "A card that can be had at all takes far fewer turns than either.",
    ),
    Equivalent(
        "console/terminal.py",
        "if not wraps or len(text) <= columns:",
        "len(text) <= columns",
        "(len(text) < columns)",
        "A text that is just as long as a row is one row when it is broken, too.",
    ),
    Equivalent(
        "console/keyboard.py",
        'if self._typed and sys.platform == "win32":',
        'sys.platform == "win32"',
        "(sys.platform != 'win32')",
        "Elsewhere than on Windows the same is read in both ways.",
    ),
    Equivalent(
        "braille_display/displays/__init__.py",
        "self._working = False  # whether this connection has reached a display",
        "False",
        "True",
        "Whether a connection works is set anew before each, and nobody asks before the first.",
    ),
    Equivalent(
        "table/table.py",
        "self.version += 1",
        "1",
        "2",
        "A version is only compared with others, whether it is the same or a later one.",
    ),
    Equivalent(
        "table/real_start.py",
        "def __init__(self, reason: str, gems: Gems = NO_GEMS, count: int = 0) -> None:",
        "0",
        "1",
        "Where a message says a count, what raises the error gives it.",
    ),
    Equivalent(
        "table/review.py",
        "table = Table(record.players, record.start, record.deal or Deal(()), Chance(0))",
        "0",
        "1",
        "The table of a record is asked about and not played: nothing is left to chance.",
    ),
    Equivalent(
        "braille_display/displays/_brlapi.py",
        "model = connection.getParameter(brlapi.PARAM_DEVICE_MODEL, 0, brlapi.PARAMF_GLOBAL)",
        "0",
        "1",
        "There is one such parameter: BRLTTY does not look at its number.",
    ),
    Equivalent(
        "commands/doctor.py",
        "PLACE = 90",
        "90",
        "91",
        "It is the last one in the list with either.",
    ),
    Equivalent(
        "labels/formats/_solid.py",
        "edges = np.sort((low * (high.max() + 1) + high) * 2 + (starts < ends))",
        "high.max() + 1",
        "(high.max() - 1)",
        "Only an edge from a point to itself could then be taken for another edge.",
    ),
    Equivalent(
        "labels/formats/_solid.py",
        "at_bottom = down & (levels.max(axis=1) < levels.min() + _TOLERANCE)",
        "levels.max(axis=1) < levels.min() + _TOLERANCE",
        "(levels.max(axis=1) <= levels.min() + _TOLERANCE)",
        "No face is made just as far above the bottom as is tolerated.",
    ),
    Equivalent(
        "labels/verification/recognise.py",
        "if len(dots) > _ENOUGH:",
        "len(dots) > _ENOUGH",
        "(len(dots) >= _ENOUGH)",
        "Of just as many dots all are kept, in another order.",
    ),
    Equivalent(
        "talk/parsing/vocabulary.py",
        "for at in range(len(words) - length + 1):",
        "1",
        "2",
        "The last words are then tried as a longer length, and found again as their own.",
    ),
    Equivalent(
        "talk/parsing/vocabulary.py",
        "for at in range(len(words) - length + 1):",
        "len(words) - length",
        "(len(words) + length)",
        "The last words are then tried as a longer length, and found again as their own.",
    ),
    Equivalent(
        "online/server/shared_table.py",
        "version = len(self.game.rows) if self.game else 0",
        "0",
        "1",
        "Before a game nobody is asked about anything that is of one version of it.",
    ),
    Equivalent(
        "session/watching.py",
        "self.table, listener, self.style, guarded=False, strict=self._strict, named=True",
        "False",
        "True",
        "The table of those who watch has no secrets to guard.",
    ),
    Equivalent(
        "speech/channel.py",
        "self._undecided = False  # it speaks without a request if a path can be opened",
        "False",
        "True",
        "It is asked only where there is a speaker, and set with each of them.",
    ),
    Equivalent(
        "online/page/seat.py",
        "self._shown = (0, 0)",
        "0",
        "1",
        "No game has the number 0, and of the first one nothing is shown either way.",
    ),
)
