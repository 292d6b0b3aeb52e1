"""`python -m splendor_access` is the command `splendor-access`."""

from splendor_access.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
