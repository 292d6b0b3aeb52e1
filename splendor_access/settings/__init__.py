"""What a player prefers: settings, words and style, braille tables, aliases and keys."""
