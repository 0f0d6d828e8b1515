"""Messages to absent players: channels, delivery and retries."""
