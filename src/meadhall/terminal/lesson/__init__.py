"""Lessons on the full screen."""
