"""The options of `labels`, checked, and the files of one's own decks and texts."""
