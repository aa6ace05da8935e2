"""Tables with their steps and talk, who sits there, and the house."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )
    op.create_table(
        "outages",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("begin", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outages"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=True),
        sa.Column("length", sa.Integer(), server_default="0", nullable=False),
        sa.Column("mover", sa.Integer(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("previous", sa.Text(), nullable=True),
        sa.Column("next", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_clocks", "tables", ["status", "deadline"])
    op.create_index("ix_tables_lobby", "tables", ["status", "listed", "updated"])
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "seatings",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seatings_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "table_id", name="pk_seatings"),
    )
    op.create_index("ix_seatings_table_id", "seatings", ["table_id"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_steps_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_steps"),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_talk"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_talk_table_id", "talk", ["table_id"])


def downgrade() -> None:
    op.drop_index("ix_talk_table_id", "talk")
    op.drop_table("talk")
    op.drop_table("steps")
    op.drop_index("ix_seatings_table_id", "seatings")
    op.drop_table("seatings")
    op.drop_index("ix_tables_updated", "tables")
    op.drop_index("ix_tables_lobby", "tables")
    op.drop_index("ix_tables_clocks", "tables")
    op.drop_table("tables")
    op.drop_table("outages")
    op.drop_table("house")
