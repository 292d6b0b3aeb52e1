"""Whole sets of files are made: labels, aids and lists, all of them proven or none."""
