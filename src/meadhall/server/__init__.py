"""The table in the browser: tables on disk, one mailbox each, and every socket with its own seat's bytes."""
