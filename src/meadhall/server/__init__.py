"""The hall: tables in the database, one mailbox each, and one redacted sight for each seat."""
