"""Makes the page that is played on alone: a folder of files that any web server can serve.

    python -m tests.release.page [--twice | --lock | --serve]

Python for browsers and the libraries are taken as their makers built them.
"""
