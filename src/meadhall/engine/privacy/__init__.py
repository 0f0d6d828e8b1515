"""Redaction: views and logs without the secrets of other seats."""
