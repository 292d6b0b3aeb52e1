"""What is wanted: the options of `labels`, and files of own decks and texts, checked."""
