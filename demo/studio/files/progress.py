"""A bar with the time left."""
import sys
import time


class Progress:
    """Counts steps; `step` says what was done."""

    def __init__(self, total):
        self.total, self.done, self.start = total, 0, time.time()

    def step(self, name, seconds):
        self.done += 1
        passed = time.time() - self.start
        left = passed / self.done * (self.total - self.done)
        filled = round(24 * self.done / self.total)
        line = f'[{"█" * filled}{"·" * (24 - filled)}] {self.done}/{self.total}  {seconds:5.1f} s  {left / 60:4.0f} min left  {name}'
        end = '\n' if self.done == self.total or not sys.stdout.isatty() else ''
        print(f'\r{line:<110}' if sys.stdout.isatty() else line, end=end, flush=True)
