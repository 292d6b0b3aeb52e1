"""What is kept of a game on the disk: its beginning and its rows, in a chain that shows damage."""
