"""Lines that people say at a real table, written by somebody who had not read the code."""
