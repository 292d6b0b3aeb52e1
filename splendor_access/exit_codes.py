"""The exit codes of the program."""

DONE = 0
FAILED = 1
USAGE = 2
"""The command line is wrong."""
BAD_FILE = 3
"""A file that was named cannot be read, or is not what it should be."""
INTERRUPTED = 130
"""Ctrl-C ended the program."""
