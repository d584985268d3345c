"""One render at a time on the machine: whoever wants to render takes this turn."""
import fcntl
import time
from contextlib import contextmanager


@contextmanager
def turn(cache):
    """Waits until no other studio renders. A pause afterwards lets those who wait go first."""
    cache.mkdir(parents=True, exist_ok=True)
    with open(cache / 'render.lock', 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(lock, fcntl.LOCK_UN)
    time.sleep(.05)
