"""The keyboard and the terminal: the event loop, the prompt, and the questions before a game."""
