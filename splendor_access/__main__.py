"""`python -m splendor_access` is the command `splendor-access`."""


def main() -> int:
    """Run the command line; Ctrl-C ends it quietly even while the program is being loaded."""
    try:
        from splendor_access import cli

        return cli.main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
