"""Saved games taken up again: to go on with them, to list them, and to see how they went."""
