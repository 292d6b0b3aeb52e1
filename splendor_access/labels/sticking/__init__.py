"""Labels that are made are found again: for the card in the hand, and to check them by touch."""
