"""Labels of a file are read back to cards, and compared with what should be there."""
