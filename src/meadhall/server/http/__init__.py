"""HTTP and sockets: routes, handlers, parsing and security. May import everything except `serving`."""
