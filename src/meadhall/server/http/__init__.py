"""HTTP and sockets: routes, handlers, parsing, security. May import everything but `serving`."""
