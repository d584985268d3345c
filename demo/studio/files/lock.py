"""A lock between studio processes: one renders, or writes the keys, at a time."""
import fcntl
import os
import time
from contextlib import contextmanager

LOCK_HELD = 'STUDIO_HOLDS_LOCK'


@contextmanager
def hold_lock(cache, what='render'):
    """Waits until no other studio does `what`. A pause afterwards lets those who wait go first.

    A preview holds the lock for all its pictures; `LOCK_HELD` tells the Blender process it starts."""
    if what == 'render' and os.environ.get(LOCK_HELD):
        yield
        return
    cache.mkdir(parents=True, exist_ok=True)
    with open(cache / f'{what}.lock', 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(lock, fcntl.LOCK_UN)
    if what == 'render':
        time.sleep(.05)
