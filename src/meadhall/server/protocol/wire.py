"""The socket protocol: every message between a browser and the hall about one table.

`make wire` writes `web/src/wire.ts` and `docs/socket.md` from these types. The text below a field describes it there.
"""

from meadhall.server.protocol.from_browser import *  # noqa: F403
from meadhall.server.protocol.from_hall import *  # noqa: F403
