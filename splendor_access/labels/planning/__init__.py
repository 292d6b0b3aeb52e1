"""What is on each label, and where its dots lie, in mm."""
