"""All sentences of Adventure Land, in a folder for each language. May import all but what shows them."""
