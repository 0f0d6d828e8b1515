"""Prices, purses and payments (4.5). May import holdings and boards."""
