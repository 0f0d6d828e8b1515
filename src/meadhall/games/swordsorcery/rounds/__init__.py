"""The round: Time Phase, Battle Phase, Event Phase (4.8, 4.24, 4.28, 4.30). May import `turns` and before."""
