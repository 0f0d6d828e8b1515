"""Bots at tables, and the worker processes that run them. May import `tables` and below."""
