"""Redaction: the log and the views that one seat may know. May import `table` and everything below it."""
