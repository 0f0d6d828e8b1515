"""Messages to people who are away: where they go, and how they are sent. May import `accounts` and below."""
