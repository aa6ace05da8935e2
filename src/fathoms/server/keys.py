"""What nobody can guess or forge: tokens of seats, the cookie with a nickname, seeds of bots."""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

ID_BYTES = 12
TOKEN_BYTES = 24  # 192 bits


class Player(msgspec.Struct, frozen=True):
    """Somebody's browser: a number nobody else knows, and a nickname."""

    id: str
    name: str


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


class Keys:
    """All follows from one secret of the database, so that every worker knows the same and nothing need be kept."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.signed = URLSafeSerializer(secret, salt="player")

    def digest(self, *parts: object) -> bytes:
        told = msgspec.json.encode([str(part) for part in parts])
        return hmac.digest(self.secret, told, "sha256")

    def token(self, table: str, seat: int, salt: str) -> str:
        """Who has this has the seat."""
        return urlsafe_b64encode(self.digest("seat", table, seat, salt)[:TOKEN_BYTES]).decode()

    def seat_of(self, table: str, salts: Sequence[str], token: str) -> int | None:
        """The seat of a token. All are compared, so that the time tells nothing."""
        came = token.encode()
        fits = [
            bool(salt) and hmac.compare_digest(self.token(table, i, salt).encode(), came)
            for i, salt in enumerate(salts)
        ]
        return fits.index(True) if True in fits else None

    def bot_seed(self, table: str, seat: int) -> int:
        return int.from_bytes(self.digest("bot", table, seat)[:8]) >> 2

    def cookie(self, player: Player) -> str:
        return str(self.signed.dumps([player.id, player.name]))

    def player(self, cookie: str) -> Player | None:
        try:
            return Player(*self.signed.loads(cookie))
        except (BadSignature, TypeError):
            return None
