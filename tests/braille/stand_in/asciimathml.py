"""Stands in for the module that pybrl needs for formulas."""
