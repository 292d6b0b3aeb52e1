"""One seat of a table that a server elsewhere has: its news come in, its commands go out."""
