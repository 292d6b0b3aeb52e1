"""Teaching: a tutorial of the game, its rules part by part, and the notation in braille."""
