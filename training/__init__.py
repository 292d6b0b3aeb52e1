"""The training of the stronger opponents: the compiled game, self-play, and measurements.

Nothing in the program needs this folder. `README.md` beside this file has the recipe.
"""
