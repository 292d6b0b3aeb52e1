"""One seat at a table of a remote server: news in, commands out."""
