"""Files that are either old or new, never half."""
import os


def write_whole(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f'.{path.name}.{os.getpid()}')
    unfinished.write_text(text)
    unfinished.rename(path)
