"""Counts how many of the lines at prompts come to what they mean.

python -m tests.session.prompts de     lists each line with what came of it, and counts
"""

import os
import sys
import tempfile

from tests.session.prompts.judging import comes_of, lines


def main(language: str) -> None:
    """Print each line with what came of it, and the count."""
    good, found = 0, lines(language)
    for line in found:
        came = comes_of(line, language)
        good += came == line.means
        mark = "ok " if came == line.means else "NO "
        sys.stdout.write(f"{mark} {line.prompt}: {line.line} = {line.means}   {came}\n")
    sys.stdout.write(f"{language}: {good} of {len(found)}\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        main(sys.argv[1])
