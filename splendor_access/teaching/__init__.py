"""What is taught: the game by a tutorial, its rules part by part, and the notation in braille."""
