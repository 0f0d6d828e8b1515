"""A proxy between a browser and the hall whose connections can be cut, like a pulled cable."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class CuttableLine:
    """Forwards a port of its own to the hall. After `cut`, nothing gets through until `mend`."""

    def __init__(self, port: int) -> None:
        self.hall = port
        self.is_whole = True
        self.ends: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._answer, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self.listener.getsockname()[1]}"

    def cut(self) -> None:
        self.is_whole = False
        for end in list(self.ends):
            self._drop(end)

    def mend(self) -> None:
        self.is_whole = True

    def close(self) -> None:
        self.listener.close()
        self.cut()

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                self._connect(near)

    def _connect(self, client_end: socket.socket) -> None:
        try:
            hall_end = socket.create_connection(("127.0.0.1", self.hall)) if self.is_whole else None
        except OSError:
            hall_end = None
        if hall_end is None:
            client_end.close()
            return
        self.ends |= {client_end, hall_end}
        for one, other in ((client_end, hall_end), (hall_end, client_end)):
            threading.Thread(target=self._forward, args=(one, other), daemon=True).start()
        if not self.is_whole:  # cut while this was connecting
            self._drop(client_end)
            self._drop(hall_end)

    def _forward(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            self._drop(end)

    def _drop(self, end: socket.socket) -> None:
        self.ends.discard(end)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
