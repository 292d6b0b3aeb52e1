"""What is typed and what it means: words, descriptions of cards and gems, sentences, commands."""
