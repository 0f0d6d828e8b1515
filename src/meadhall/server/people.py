"""Who is here: guests by a secret in their browser, and accounts to find one's games again."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """Somebody at this hall: `id` never changes, `name` is what others read, `account` is set for who has one."""

    id: str
    name: str
    account: str | None = None
