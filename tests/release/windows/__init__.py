"""Makes the two files for Windows: a folder as zip, and a set-up.

    python -m tests.release.windows [--python ZIP] [--liblouis FOLDER] [--lock]

Python, the libraries and liblouis are taken as their makers built them; nothing is frozen.
"""
