"""What one seat may know: redacted logs and views. May import `table` and everything below it."""
