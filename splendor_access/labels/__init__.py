"""Braille labels: made, proven by reading them back, and found again when they are to be stuck.

The rooms inside it, each of which imports only those before it:

1. `planning` says what is on each label, and where its dots lie, in mm.
2. `formats` writes a plan to a file, and reads files; it has a module for each format.
3. `options` turns what is typed, and files of one's own, into what is wanted.
4. `verification` reads the labels of a file back to cards, and finds what is wrong.
5. `making` writes a whole set of files, all of them proven or none.
6. `sticking` helps with labels that are made: which one goes on the card in the hand.

Here are `command`, which runs all of it, what it lists, and what every room may use: `standards`,
the measures of braille, and `refusal`.
"""
