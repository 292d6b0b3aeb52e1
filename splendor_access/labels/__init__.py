"""Braille labels: content, layout, dots in mm, a module for each format, and proof by reading back.

`content` says what is on a label, `standards` has the measures of braille, and `sheets` the paper.
`layout` breaks a code into lines, and `plan` makes the list of dots that every format writes.
`formats` has a module for each format.
"""
