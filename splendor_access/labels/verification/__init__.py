"""Verification of label files: their labels are read back to cards and compared with the plan."""
