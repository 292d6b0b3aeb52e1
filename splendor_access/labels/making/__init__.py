"""The making of whole sets of files: labels, aids and lists, all of them proven or none."""
