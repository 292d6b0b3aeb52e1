"""The page that is played on alone: the whole program in a browser, without a server."""
