"""The laws for every game, by topic; `meadhall.testing.check` checks them in random matches."""
