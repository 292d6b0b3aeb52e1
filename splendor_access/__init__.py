"""An accessible client for the board game Splendor, heard, felt or read line by line."""

__version__ = "0.1.0"
