"""What runs the game: the table, a seat's session, settings, saves and the event loop."""
