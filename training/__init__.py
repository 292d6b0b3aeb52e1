"""How the stronger opponents were made: the game in compiled form, self-play, and its measuring.

Nothing of the program needs this folder. `README.md` beside this file has the recipe.
"""
