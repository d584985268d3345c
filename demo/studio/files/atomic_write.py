"""Writes files atomically."""
import os


def write_atomically(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f'.{path.name}.{os.getpid()}')
    unfinished.write_text(text)
    unfinished.rename(path)
