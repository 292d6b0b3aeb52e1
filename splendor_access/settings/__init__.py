"""A player's preferences: settings, words and style, braille tables, aliases and keys."""
