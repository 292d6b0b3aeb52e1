"""Saved games: resuming them, listing them, and counting wins."""
