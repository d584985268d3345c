"""One at a time on the machine: whoever wants to render, or to write the keys, takes a turn."""
import fcntl
import os
import time
from contextlib import contextmanager

HELD = 'STUDIO_HOLDS_TURN'


@contextmanager
def turn(cache, what='render'):
    """Waits until no other studio does `what`. A pause afterwards lets those who wait go first.

    A preview takes one turn for all its pictures; the Blender it starts is told so by `HELD`."""
    if what == 'render' and os.environ.get(HELD):
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
