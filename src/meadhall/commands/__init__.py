"""The subcommands of `meadhall`, one module each, imported when used."""
