"""The laws that every game keeps, by topic; `meadhall.testing.check` holds them against random matches."""
