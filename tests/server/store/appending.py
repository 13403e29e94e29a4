"""Appends to tables until it is killed, and says what is on disk: `python appending.py URL`."""

from __future__ import annotations

import asyncio
import sys

from alhambra.server.store import Index, Row, Store, open_store

TABLES = [f"t{number}" for number in range(5)]


async def append_for_ever(store: Store, table: str) -> None:
    index = Index("open", True, None, b"")
    await store.create(table, Row(1, 0, b"1"), index)
    version = 1
    while True:
        print(table, version, flush=True)
        version += 1
        await store.append(table, Row(version, 0, str(version).encode()), index)


async def main(url: str) -> None:
    store = open_store(url)
    await store.open(lambda tables: None)
    await asyncio.gather(*(append_for_ever(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
