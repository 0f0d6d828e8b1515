"""Logs, metrics, child processes and other small tools. Imports nothing else of the server."""
