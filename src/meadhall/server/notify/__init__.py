"""Messages to absent players: channels and delivery. May import `accounts` and below."""
