"""The page of a table for browsers: its requests, its forms, its seat, and its contents."""
