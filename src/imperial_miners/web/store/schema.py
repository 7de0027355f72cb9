"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("pack", String(64), nullable=False),
    Column("pack_digest", String(64), nullable=False),
    Column("seed", String(200), nullable=False),
    Column("variant", String(16), nullable=False),
    Column("decks", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("clock", Integer),
    Column("language", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("luck", String(16), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("secret", String(200)),  # what the seed is made from, with what the seats add
    Column("promise", String(64)),  # by which the secret's hash was shown before; good for one game
    Column("finished", BigInteger),
    Column("result", Text),  # scores and digest of a finished game, for when it can no longer be replayed
    Index("games_promise", "promise", unique=True),
)

# The packs that games were begun with: all their files as JSON.
packs = Table(
    "packs",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("pack", String(64), nullable=False),
    Column("sources", Text, nullable=False),
)

# What the servers of a database must know alike and nobody else may know.
keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    # Of two writers of one number one wins, and the other reads on.
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("number", Integer),
    Column("body", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("game", "seat", "number", name="entries_number"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

# The log of an old game but for its last entry, and its snapshot: one row instead of hundreds (`store.compressing`).
compressed = Table(
    "compressed",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("log", Text, nullable=False),
)

# Made from the `seat` entries in the same transaction, so that a device finds its games.
holders = Table(
    "holders",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), nullable=False),
    Index("holders_holder", "holder"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

plans = Table(
    "plans",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("options", Text, nullable=False),
)

# Where a game came from, if it goes on from a point of another. That one may be forgotten before it.
branches = Table(
    "branches",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("origin", String(32), nullable=False),
    Column("at", Integer, nullable=False),
)

# A review that is wanted has no text yet, so that a server that starts again knows what it still owes.
reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("wanted", BigInteger, nullable=False),
    Column("review", Text),
)

# What bots make of a deal, which is named by a hash; any server can do it again.
runs = Table(
    "runs",
    metadata,
    Column("deal", String(64), primary_key=True),
    Column("level", String(16), primary_key=True),
    Column("record", Text, nullable=False),
)

# A device and the deal of a day: its game while it plays, its score once a record has been verified.
daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("game", String(32)),
    Column("name", String(24), nullable=False),
    Column("score", Integer),
    Column("coins", Integer),
    Column("carts", Integer),
    Column("record", Text),
    Column("at", BigInteger, nullable=False),
    Column("answers", String(64)),  # a hash of them: the same answers enter once
    Index("daily_holder", "holder"),
    Index("daily_answers", "day", "answers", unique=True),
)

# Recorded runs beside which a game is played; those of bots have a level and are found among `runs`.
ghosts = Table(
    "ghosts",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(24), nullable=False),
    Column("level", String(16)),
    Column("seat", Integer, nullable=False),
    Column("record", Text),
)

# Where devices want to be told of their turns, by the hashes of their tokens, and for whom: themselves, or an account.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("owner", String(64), nullable=False),
    Index("subscriptions_owner", "owner"),
)

# Addresses of people's own that are told of their turns. The secret signs messages, so it cannot be kept as a hash.
webhooks = Table(
    "webhooks",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("origin", String(300), nullable=False),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
)

# Who is known by passkeys: `holder` stands for all devices that are signed in, at every seat. No token leads to it.
accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("holder", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("recovery", String(64), unique=True),  # a hash
    Column("settings", Text, nullable=False),
)

# The public keys of passkeys, by the hashes of their ids, with how often each was used.
passkeys = Table(
    "passkeys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Devices that are signed in, by the hashes of their tokens.
sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What passkeys were asked to sign, by hashes: good once, for one device and one purpose.
challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("device", String(64), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("account", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# Devices whose seats are on their way to an account, so that a server that starts again finishes that.
heirs = Table(
    "heirs",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("heir", String(64), nullable=False),
)

# The hours of the day in which a device's clocks run in games over days (`log.pace`).
playing_hours = Table(
    "playing_hours",
    metadata,
    Column("holder", String(64), primary_key=True),
    Column("hours", String(80), nullable=False),
)

# The turn of which a seat was told last, by the answers that it had given then, and what it was told: that it is asked
# (0), or how many reminders.
told = Table(
    "told",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
)
