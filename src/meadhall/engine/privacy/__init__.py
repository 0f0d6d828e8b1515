"""Redaction: views and logs without the secrets of other seats. May import `table` and everything below it."""
