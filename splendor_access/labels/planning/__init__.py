"""The content of each label, and the places of its dots, in mm."""
