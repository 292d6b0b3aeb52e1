"""What a seat and the server of its table tell each other."""
