"""What is done once before the workers of a server start."""

from fathoms.server.store import Store
from fathoms.server.upgrade import upgrade


async def opened(url: str, now: int) -> None:
    """The database in the form that is needed, and the time without a server taken off the clocks."""
    await upgrade(url)
    store = await Store.open(url)
    await store.begun(now)
    await store.close()
