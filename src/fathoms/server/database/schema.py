"""What the server's database holds. Times are milliseconds since 1970; what is JSON stands as text."""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("commitment", sa.Text, nullable=False),
    sa.Column("header", sa.Text),
    sa.Column("length", sa.Integer, nullable=False, server_default="0"),
    sa.Column("mover", sa.Integer),
    sa.Column("deadline", sa.BigInteger),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("previous", sa.Text),
    sa.Column("next", sa.Text),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("stands", sa.Text),
    sa.Index("ix_tables_lobby", "status", "listed", "updated"),
    sa.Index("ix_tables_clocks", "status", "deadline"),
    sa.Index("ix_tables_updated", "updated"),
)

seatings = sa.Table(
    "seatings",
    metadata,
    sa.Column("player", sa.Text, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# `number` is the length of the record before the step, so that of two writers who saw the same record one wins.
steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("entries", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

talk = sa.Table(
    "talk",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

# The signing secret, and when the server was last alive.
house = sa.Table(
    "house",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("begin", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
