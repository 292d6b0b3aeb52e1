"""The meaning of typed lines: words, descriptions of cards and gems, sentences, commands."""
