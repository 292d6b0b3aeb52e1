"""Cells by liblouis: tables, translation both ways, and the layout of a display."""
