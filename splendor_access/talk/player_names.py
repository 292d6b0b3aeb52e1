"""Which players a name means."""

from collections.abc import Sequence

from splendor_access.talk.messages import fold


def seats_named(typed: str, names: Sequence[str]) -> list[int]:
    """Return the seat of a name, or else those of all names that begin with what was typed."""
    wanted = fold(typed.strip())
    folded = [*map(fold, names)]
    if wanted in folded:
        return [folded.index(wanted)]
    return [seat for seat, name in enumerate(folded) if wanted and name.startswith(wanted)]
