"""Looking back at matches. May import `live` and below."""
