"""HTTP and sockets: routes, handlers, parsing and security."""
