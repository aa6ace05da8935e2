"""The statements of the writer, made once: to make a statement takes longer than to run it."""

from collections.abc import Mapping

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from fathoms.server.database import schema

CHANNEL = "fathoms"

# Tables come in one order, so that two workers never wait for each other.
LENGTHS = sa.select(schema.tables.c.id, schema.tables.c.length).order_by(schema.tables.c.id).with_for_update()
LENGTHS_BY_ARRAY = LENGTHS.where(schema.tables.c.id == sa.func.any(sa.bindparam("ids", type_=ARRAY(sa.Text))))
LENGTHS_BY_JSON = LENGTHS.where(
    schema.tables.c.id.in_(sa.select(sa.func.json_each(sa.bindparam("ids")).table_valued("value").c.value))
)
EACH = sa.func.unnest(sa.bindparam("told", type_=ARRAY(sa.Text))).column_valued("each")
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, EACH))
# Many rows go as one JSON text: one statement for all of them, whatever their number. False: SQLite, True: PostgreSQL.
STEP = {"table_id": "text", "number": "integer", "count": "integer", "entries": "text", "at": "bigint"}
CHANGE = {
    "of": "text", "length": "integer", "mover": "integer", "deadline": "bigint", "status": "text", "updated": "bigint",
    "stands": "text",
}  # fmt: skip


def rows(kinds: Mapping[str, str], postgres: bool) -> str:
    """The rows of a JSON text as a table."""
    if postgres:
        told = ", ".join(f'"{name}" {kind}' for name, kind in kinds.items())
        return f"json_to_recordset(CAST(:rows AS json)) AS r({told})"
    told = ", ".join(f"json_extract(value, '$.{name}') AS \"{name}\"" for name in kinds)
    return f"(SELECT {told} FROM json_each(:rows)) AS r"


def append(postgres: bool) -> sa.TextClause:
    names = ", ".join(f'"{name}"' for name in STEP)
    return sa.text(f"INSERT INTO steps ({names}) SELECT {names} FROM {rows(STEP, postgres)}")


def update(postgres: bool) -> sa.TextClause:
    changes = ", ".join(f'"{name}" = r."{name}"' for name in CHANGE if name not in ("of", "stands"))
    changes += ", stands = COALESCE(r.stands, tables.stands)"  # a step may say nothing of it
    return sa.text(f'UPDATE tables SET {changes} FROM {rows(CHANGE, postgres)} WHERE tables.id = r."of"')


APPEND = {postgres: append(postgres) for postgres in (False, True)}
UPDATE = {postgres: update(postgres) for postgres in (False, True)}
SAY = sa.insert(schema.talk).returning(schema.talk.c.id, sort_by_parameter_order=True)
