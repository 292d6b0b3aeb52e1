"""Counts how the held-out lines of a language are answered.

python -m tests.talk.held_out de --kept     counts alone: these lines are kept apart
python -m tests.talk.held_out de --fresh    counts alone: the second kept lines
python -m tests.talk.held_out de --later    counts alone: the third kept lines
python -m tests.talk.held_out de --last     counts alone: the fourth kept lines
python -m tests.talk.held_out de --newest   counts alone: the fifth kept lines
python -m tests.talk.held_out de --threads  counts alone: the seventh kept lines
python -m tests.talk.held_out de --eighth   counts alone: the eighth kept lines
python -m tests.talk.held_out de --ninth    counts alone: the ninth kept lines
python -m tests.talk.held_out de --tenth    counts alone: the tenth kept lines
python -m tests.talk.held_out de --open     with each open line and its class
python -m tests.talk.held_out de --broad-open
python -m tests.talk.held_out de --later-open
python -m tests.talk.held_out de --wide-open
python -m tests.talk.held_out de --more-open
python -m tests.talk.held_out de --sharp-open
python -m tests.talk.held_out de --prompts-open
python -m tests.talk.held_out de --past-open
python -m tests.talk.held_out de --asked-open
python -m tests.talk.held_out de --deeds-open
python -m tests.talk.held_out de --second-open
python -m tests.talk.held_out de --third-open
python -m tests.talk.held_out de --fourth-open
python -m tests.talk.held_out de --fifth-open
python -m tests.talk.held_out de --threads-open
python -m tests.talk.held_out de --late-threads-open
"""

import os
import sys
import tempfile
from collections import Counter

from tests.talk.held_out.classing import Outcome, judged

GOOD: tuple[Outcome, ...] = ("understood", "asked back", "refused by its rule")


def main(language: str, which: str) -> None:
    """Print the counts of each kind of line, and of all that name something that can be done."""
    counts: dict[str, Counter[Outcome]] = {}
    named: Counter[Outcome] = Counter()
    for line, outcome in judged(language, which):
        counts.setdefault(line.group, Counter())[outcome] += 1
        if line.means is not None:
            named[outcome] += 1
        if which.endswith("open"):
            sys.stdout.write(f"{outcome:23} {line.group:12} {line.line}   = {line.means}\n")
    for group, found in sorted(counts.items()):
        told = ", ".join(f"{count} {outcome}" for outcome, count in found.most_common())
        sys.stdout.write(f"{group}: {told}\n")
    total = sum(named.values())
    good = sum(named[outcome] for outcome in GOOD)
    rest = ", ".join(f"{named[each]} {each}" for each in sorted(set(named) - set(GOOD)))
    sys.stdout.write(f"{language}: {good} of {total} understood or asked back; {rest}\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        os.chdir(folder)  # lines name files
        main(sys.argv[1], sys.argv[2].removeprefix("--"))
