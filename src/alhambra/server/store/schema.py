"""The database schema, as migration steps from an empty database to the current version.

A released step is never changed; changes are further steps.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from ...errors import SetupError

SQLITE = (
    """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        status TEXT NOT NULL,
        listed INTEGER NOT NULL,
        version INTEGER NOT NULL,
        due INTEGER,
        summary BLOB NOT NULL
    );
    CREATE INDEX tables_lobby ON tables (status, created, id) WHERE listed;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_expiry ON tables (status, updated);
    CREATE TABLE log (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    ) WITHOUT ROWID;
    """,
    # In tables WITHOUT ROWID, every long row takes a page of its own.
    """
    CREATE TABLE rows (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    INSERT INTO rows SELECT table_id, version, at, body FROM log ORDER BY table_id, version;
    DROP TABLE log;
    ALTER TABLE rows RENAME TO log;
    ALTER TABLE tables ADD COLUMN doomed INTEGER;
    """,
    # Analyses can be made again, if they are lost or of another version.
    """
    CREATE TABLE analyses (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        version INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    -- Score sheets of games with cardboard.
    CREATE TABLE scores (
        id TEXT PRIMARY KEY,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        version INTEGER NOT NULL,
        body BLOB NOT NULL
    );
    CREATE INDEX scores_expiry ON scores (updated);
    -- Whose games there are; those from before are found in the logs, once.
    CREATE TABLE people (
        guest TEXT PRIMARY KEY,
        key BLOB UNIQUE,
        generation INTEGER NOT NULL,
        renewed INTEGER NOT NULL,
        openings INTEGER NOT NULL,
        opened INTEGER NOT NULL,
        settings BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX people_renewed ON people (renewed);
    CREATE TABLE played (
        guest TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seats INTEGER NOT NULL,
        status TEXT NOT NULL,
        at INTEGER NOT NULL,
        names TEXT NOT NULL,
        hidden INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX played_table ON played (table_id);
    CREATE INDEX played_games ON played (guest, hidden, status, at, table_id);
    CREATE TEMP TABLE told AS
        SELECT log.table_id, log.version, change.key AS place,
            json_extract(change.value, '$.is') AS what,
            json_extract(change.value, '$.seat') AS seat,
            json_extract(change.value, '$.guest') AS guest
        FROM log JOIN tables ON tables.id = log.table_id, json_each(
            CASE WHEN instr(CAST(body AS TEXT), '"seat":') AND json_valid(CAST(body AS TEXT))
            THEN CAST(body AS TEXT) ELSE '{}' END, '$.changes'
        ) AS change
        WHERE status IN ('open', 'running', 'over') AND json_extract(change.value, '$.is')
            IN ('seated', 'bot-seated', 'vacated', 'claimed', 'renewed');
    CREATE INDEX temp.told_seat ON told (table_id, seat);
    INSERT INTO played (guest, table_id, seats, status, at, names)
        SELECT guest, id, sum(1 << seat), status, updated, coalesce((
            SELECT group_concat(lower(json_extract(value, '$.name')), char(10)) FROM json_each(
                CASE WHEN json_valid(CAST(summary AS TEXT))
                THEN CAST(summary AS TEXT) ELSE '{}' END, '$.seats'
            )
        ), '')
        FROM (
            SELECT DISTINCT guest, table_id, seat FROM told WHERE guest IS NOT NULL
            AND NOT EXISTS (
                SELECT 1 FROM told AS later
                WHERE later.table_id = told.table_id AND later.seat = told.seat
                AND (later.version, later.place) > (told.version, told.place)
                AND (later.what IN ('seated', 'bot-seated', 'vacated')
                    OR later.what = 'renewed' AND told.what = 'claimed')
            )
        ) AS held JOIN tables ON id = held.table_id
        GROUP BY guest, id;
    DROP TABLE temp.told;
    -- Deals that many people play, and their runs; a run outlives its table.
    CREATE TABLE deals (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        made INTEGER NOT NULL,
        body BLOB NOT NULL,
        par BLOB
    );
    CREATE INDEX deals_kind ON deals (kind, id);
    CREATE TABLE runs (
        deal TEXT NOT NULL,
        table_id TEXT NOT NULL,
        player TEXT NOT NULL,
        name TEXT NOT NULL,
        begun INTEGER NOT NULL,
        until INTEGER NOT NULL,
        counted INTEGER NOT NULL,
        shared INTEGER NOT NULL,
        points INTEGER,
        ended INTEGER,
        PRIMARY KEY (deal, table_id)
    );
    CREATE UNIQUE INDEX runs_counted ON runs (deal, player) WHERE counted;
    CREATE INDEX runs_best ON runs (deal, points) WHERE counted;
    CREATE INDEX runs_begun ON runs (deal, begun);
    CREATE INDEX runs_open ON runs (deal) WHERE points IS NULL;
    CREATE INDEX runs_player ON runs (player, deal) WHERE counted;
    """,
    # Losses by seat of analysed games; an index to find the runs of a table; devices for push
    # notifications, and what their guests were told.
    """
    CREATE TABLE losses (
        table_id TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        at INTEGER NOT NULL,
        body BLOB NOT NULL
    );
    CREATE INDEX losses_at ON losses (at);
    CREATE INDEX runs_table ON runs (table_id);
    ALTER TABLE played ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE played ADD COLUMN told_turn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE played ADD COLUMN told_sat INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE played ADD COLUMN told_soon INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE devices (
        id TEXT PRIMARY KEY,
        guest TEXT NOT NULL,
        generation INTEGER NOT NULL,
        made INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        body BLOB NOT NULL
    );
    CREATE INDEX devices_guest ON devices (guest, seen);
    CREATE INDEX devices_seen ON devices (seen);
    CREATE TABLE pushes (
        device TEXT NOT NULL REFERENCES devices ON DELETE CASCADE,
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        kind TEXT NOT NULL,
        mark INTEGER NOT NULL,
        due INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        PRIMARY KEY (device, table_id, kind)
    );
    CREATE INDEX pushes_due ON pushes (due);
    CREATE INDEX pushes_table ON pushes (table_id);
    """,
    # When people were last seen, to delete those who never come back; 0 if it is not known. Marks
    # of tables that have been played on since were never cleared: all of them begin again.
    """
    ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE people ADD COLUMN doomed INTEGER;
    CREATE INDEX people_seen ON people (seen);
    UPDATE tables SET doomed = NULL WHERE doomed IS NOT NULL;
    """,
)

POSTGRES = (
    """
    CREATE TABLE meta (key text PRIMARY KEY, value bytea NOT NULL);
    CREATE TABLE tables (
        id text PRIMARY KEY,
        created bigint NOT NULL,
        updated bigint NOT NULL,
        status text NOT NULL,
        listed boolean NOT NULL,
        version integer NOT NULL,
        due bigint,
        summary bytea NOT NULL
    );
    CREATE INDEX tables_lobby ON tables (status, created, id) WHERE listed;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
    CREATE INDEX tables_expiry ON tables (status, updated);
    CREATE TABLE log (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        version integer NOT NULL,
        at bigint NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    CREATE UNLOGGED TABLE presence (
        table_id text NOT NULL,
        seat integer NOT NULL,
        process text NOT NULL,
        until bigint NOT NULL,
        PRIMARY KEY (table_id, seat, process)
    );
    CREATE INDEX presence_process ON presence (process);
    """,
    # Every row of a log rewrites one of these: leave room beside it, and clean up early.
    """
    ALTER TABLE tables SET (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
    ALTER TABLE tables ADD COLUMN doomed bigint;
    """,
    # Analyses can be made again, if they are lost or of another version. Compressed already.
    """
    CREATE TABLE analyses (
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        version integer NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, version)
    );
    ALTER TABLE analyses ALTER COLUMN body SET STORAGE EXTERNAL;
    CREATE TABLE scores (
        id text PRIMARY KEY,
        created bigint NOT NULL,
        updated bigint NOT NULL,
        version integer NOT NULL,
        body bytea NOT NULL
    );
    CREATE INDEX scores_expiry ON scores (updated);
    -- Whose games there are; those from before are found in the logs, once.
    CREATE TABLE people (
        guest text PRIMARY KEY,
        key bytea UNIQUE,
        generation integer NOT NULL,
        renewed bigint NOT NULL,
        openings integer NOT NULL,
        opened bigint NOT NULL,
        settings bytea NOT NULL
    );
    CREATE INDEX people_renewed ON people (renewed);
    CREATE TABLE played (
        guest text NOT NULL,
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        seats integer NOT NULL,
        status text NOT NULL,
        at bigint NOT NULL,
        names text NOT NULL,
        hidden boolean NOT NULL DEFAULT false,
        PRIMARY KEY (guest, table_id)
    );
    CREATE INDEX played_table ON played (table_id);
    CREATE INDEX played_games ON played (guest, hidden, status, at, table_id);
    CREATE TEMP TABLE told ON COMMIT DROP AS
        SELECT table_id, log.version, place, change ->> 'is' AS what,
            (change ->> 'seat')::integer AS seat, change ->> 'guest' AS guest
        FROM log JOIN tables ON tables.id = table_id, jsonb_array_elements(
            CASE WHEN position('"seat":'::bytea IN body) > 0
            THEN convert_from(body, 'UTF8')::jsonb -> 'changes' ELSE '[]' END
        ) WITH ORDINALITY AS changes (change, place)
        WHERE status IN ('open', 'running', 'over') AND change ->> 'is'
            IN ('seated', 'bot-seated', 'vacated', 'claimed', 'renewed');
    CREATE INDEX told_seat ON told (table_id, seat);
    INSERT INTO played (guest, table_id, seats, status, at, names)
        SELECT guest, id, sum(1 << seat), status, updated, coalesce((
            SELECT string_agg(lower(each ->> 'name'), E'\\n')
            FROM jsonb_array_elements(
                CASE WHEN position('"seats":'::bytea IN summary) > 0
                THEN convert_from(summary, 'UTF8')::jsonb -> 'seats' ELSE '[]' END
            ) AS each
        ), '')
        FROM (
            SELECT DISTINCT guest, table_id, seat FROM told WHERE guest IS NOT NULL
            AND NOT EXISTS (
                SELECT 1 FROM told AS later
                WHERE later.table_id = told.table_id AND later.seat = told.seat
                AND (later.version, later.place) > (told.version, told.place)
                AND (later.what IN ('seated', 'bot-seated', 'vacated')
                    OR later.what = 'renewed' AND told.what = 'claimed')
            )
        ) AS held JOIN tables ON id = held.table_id
        GROUP BY guest, id;
    -- Deals that many people play, and their runs; a run outlives its table.
    CREATE TABLE deals (
        id text PRIMARY KEY,
        kind text NOT NULL,
        made bigint NOT NULL,
        body bytea NOT NULL,
        par bytea
    );
    CREATE INDEX deals_kind ON deals (kind, id);
    CREATE TABLE runs (
        deal text NOT NULL,
        table_id text NOT NULL,
        player text NOT NULL,
        name text NOT NULL,
        begun bigint NOT NULL,
        until bigint NOT NULL,
        counted boolean NOT NULL,
        shared boolean NOT NULL,
        points integer,
        ended bigint,
        PRIMARY KEY (deal, table_id)
    );
    CREATE UNIQUE INDEX runs_counted ON runs (deal, player) WHERE counted;
    CREATE INDEX runs_best ON runs (deal, points) WHERE counted;
    CREATE INDEX runs_begun ON runs (deal, begun);
    CREATE INDEX runs_open ON runs (deal) WHERE points IS NULL;
    CREATE INDEX runs_player ON runs (player, deal) WHERE counted;
    """,
    # Losses by seat of analysed games; an index to find the runs of a table; devices for push
    # notifications, and what their guests were told.
    """
    CREATE TABLE losses (
        table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        at bigint NOT NULL,
        body bytea NOT NULL
    );
    CREATE INDEX losses_at ON losses (at);
    CREATE INDEX runs_table ON runs (table_id);
    ALTER TABLE played ADD COLUMN muted boolean NOT NULL DEFAULT false;
    ALTER TABLE played ADD COLUMN told_turn bigint NOT NULL DEFAULT 0;
    ALTER TABLE played ADD COLUMN told_sat bigint NOT NULL DEFAULT 0;
    ALTER TABLE played ADD COLUMN told_soon bigint NOT NULL DEFAULT 0;
    CREATE TABLE devices (
        id text PRIMARY KEY,
        guest text NOT NULL,
        generation integer NOT NULL,
        made bigint NOT NULL,
        seen bigint NOT NULL,
        body bytea NOT NULL
    );
    CREATE INDEX devices_guest ON devices (guest, seen);
    CREATE INDEX devices_seen ON devices (seen);
    CREATE TABLE pushes (
        device text NOT NULL REFERENCES devices ON DELETE CASCADE,
        table_id text NOT NULL REFERENCES tables ON DELETE CASCADE,
        kind text NOT NULL,
        mark bigint NOT NULL,
        due bigint NOT NULL,
        tries integer NOT NULL,
        PRIMARY KEY (device, table_id, kind)
    );
    CREATE INDEX pushes_due ON pushes (due);
    CREATE INDEX pushes_table ON pushes (table_id);
    """,
    # When people were last seen, to delete those who never come back; 0 if it is not known. Marks
    # of tables that have been played on since were never cleared: all of them begin again.
    """
    ALTER TABLE people ADD COLUMN seen bigint NOT NULL DEFAULT 0;
    ALTER TABLE people ADD COLUMN doomed bigint;
    CREATE INDEX people_seen ON people (seen);
    UPDATE tables SET doomed = NULL WHERE doomed IS NOT NULL;
    """,
)

_TURN = 0x_A1_4A_3B_2A  # the advisory lock for changing the schema


def bring_sqlite_up_to_date(connection: sqlite3.Connection) -> None:
    """Run the missing steps. Raises `SetupError` if the file is from a newer version."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone()
    if found:
        found = connection.execute("SELECT value FROM meta WHERE key = 'schema'").fetchone()
    for number, script in _missing(found, SQLITE):
        connection.executescript(
            f"BEGIN IMMEDIATE; {script}"
            f"INSERT OR REPLACE INTO meta VALUES ('schema', CAST('{number}' AS BLOB)); COMMIT"
        )


async def bring_postgres_up_to_date(connection: Any) -> None:  # noqa: ANN401
    """The same for PostgreSQL, with a lock, as several processes may try at once."""
    async with connection.transaction():
        await connection.execute("SET LOCAL statement_timeout = 0")
        await connection.execute(f"SELECT pg_advisory_xact_lock({_TURN})")
        found = None
        if await connection.fetchval("SELECT to_regclass('meta')") is not None:
            found = await connection.fetchrow("SELECT value FROM meta WHERE key = 'schema'")
        for number, script in _missing(found, POSTGRES):
            await connection.execute(script)
            await connection.execute(
                "INSERT INTO meta VALUES ('schema', $1)"
                " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                str(number).encode(),
            )


def _missing(found: Sequence[bytes] | None, scripts: Sequence[str]) -> Iterable[tuple[int, str]]:
    """The missing steps, numbered from 1, given the `meta` row of the newest one taken."""
    taken = int(found[0]) if found else 0
    if taken > len(scripts):
        raise SetupError(
            f"the database has schema {taken}, but this program knows only up to {len(scripts)}: "
            "run a newer version of the program"
        )
    return list(enumerate(scripts, 1))[taken:]
