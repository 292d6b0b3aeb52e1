"""`python -m splendor_access` is the command `splendor-access`."""

import gc

RARELY = 50_000
"""So many new things before those are looked for that nobody uses any more.

Python looks after 700, which would happen a hundred times while the program is loaded. Until a game
has begun there are fewer, and none to be found.
"""


def main() -> int:
    """Run the command line; Ctrl-C ends it quietly even while the program is being loaded."""
    try:
        gc.set_threshold(RARELY)
        from splendor_access.commands import _cli

        return _cli.main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
