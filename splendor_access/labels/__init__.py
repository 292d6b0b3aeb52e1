"""Braille labels: made, proven by reading them back, and found again for sticking.

The rooms inside it, each importing only those before it:

1. `planning` decides the content of each label, and the places of its dots, in mm.
2. `formats` writes a plan to a file, and reads files; it has a module for each format.
3. `options` checks the command line and the player's own files.
4. `verification` reads the labels of a file back to cards, and finds their faults.
5. `making` writes a whole set of files, all of them proven or none.
6. `sticking` finds the label of the card in the hand, and checks labels by touch.

Here are `command`, which runs everything, its lists, and modules for all rooms: `standards`, the
measures of braille, and `refusal`.
"""
