"""Braille labels: content, layout, dots in mm, one writer a format, and the proof by reading back.

What stands on a label is in `content`; `standards` has the measures of braille and `sheets` what
it is printed on. `layout` breaks a code into lines, and `plan` makes of all that the one list of
dots that every format writes. `formats` has one module a format.
"""
