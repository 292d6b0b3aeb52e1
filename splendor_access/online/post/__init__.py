"""Notices to members with no page open, and games by mail."""
