"""Messages to absent players: channels, delivery and retries. May import `accounts` and below."""
