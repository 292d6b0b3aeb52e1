"""Counts how the held-out lines of a language are read.

python -m tests.companion.held_out de --kept     counts alone: these lines are kept apart
python -m tests.companion.held_out de            with each open line and its outcome
"""

import os
import sys
import tempfile
from collections import Counter

from tests.companion.held_out import cards, turns


def main(language: str, *, kept: bool) -> None:
    """Print the counts of cards, and of turns of each kind; of open lines each one too."""
    which = "" if kept else "_open"
    found, of_one = Counter[str](), Counter[str]()
    for card, level, outcome in cards.judged(language, f"cards{which}"):
        found[outcome] += 1
        of_one[outcome] += len(card.cards) == 1
        if not kept:
            sys.stdout.write(f"{outcome:21} {level} {card.said}   = {', '.join(card.cards)}\n")
    kinds: dict[str, Counter[str]] = {}
    for turn, judged, texts in turns.judged(language, f"turns{which}"):
        kinds.setdefault(turn.kind, Counter())[judged] += 1
        if not kept:
            sys.stdout.write(f"{judged:19} {turn.said}   = {turn.means}\n")
            sys.stdout.write("".join(f"{'':24}{text}\n" for text in texts))
    at_once, all_of_one = of_one["right at once"], of_one.total()
    sys.stdout.write(f"{language} cards: {_counted(found)}\n")
    sys.stdout.write(f"{at_once} of the {all_of_one} that name one card at once\n")
    sys.stdout.write("".join(f"{kind}: {_counted(kinds[kind])}\n" for kind in sorted(kinds)))
    sys.stdout.write(f"{language} turns: {_counted(sum(kinds.values(), Counter()))}\n")


def _counted(found: Counter[str]) -> str:
    return ", ".join(f"{count} {outcome}" for outcome, count in found.most_common())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        main(sys.argv[1], kept="--kept" in sys.argv)
