"""Work with finished labels: the one for the card in the hand, and a check by touch."""
