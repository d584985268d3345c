"""Whether a file is still what its parameters and its builder would make."""
import ast
import hashlib
import json
from functools import lru_cache

from materials.finish import accent_of, finish_of
from files.paths import CACHE, KEYS, LIBRARY, STUDIO
from files.lock import hold_lock
from files.atomic_write import write_atomically

# raise it when stage/ or picture/ change the look of every picture
APPEARANCE_VERSION = 1


def picture_key(model, view, finish):
    """A hash of all a picture depends on."""
    colours = [finish_of(finish), finish_of(model.get('accent') or accent_of(finish))]
    return digest(shape_of(model), model.get('views', {}).get(view), view, colours, APPEARANCE_VERSION)


def shape_key(model):
    """A hash of what the 3D model and the drawing depend on."""
    return digest(shape_of(model), model['finishes'][0])


def shape_of(model):
    return model['id'], model['kind'], model.get('params', {}), sources_of(model['kind'])


def digest(*values):
    return hashlib.sha1(json.dumps(values, sort_keys=True).encode()).hexdigest()[:12]


@lru_cache
def sources_of(kind):
    """The hash of a kind's builder and of the parts it uses, directly or not."""
    todo, seen = [f'kinds.{kind.replace("-", "_")}'], {}
    while todo:
        module = todo.pop()
        file = STUDIO / (module.replace('.', '/') + '.py')
        if module in seen or not file.exists():
            continue
        tree = ast.parse(file.read_text())
        seen[module] = ast.dump(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split('.')[0] in ('kinds', 'parts'):
                todo.append(node.module)
    return digest(sorted(seen.items()))


class Keys:
    """What every file in the library was made from."""

    def __init__(self):
        self.known = json.loads(KEYS.read_text()) if KEYS.exists() else {}

    def fresh(self, file, key):
        return file.exists() and self.known.get(name_of(file)) == key

    def remember(self, file, key):
        """Reads the list again before adding to it: another command may be at work beside this one."""
        with hold_lock(CACHE, 'keys'):
            self.known = {**self.known, **(json.loads(KEYS.read_text()) if KEYS.exists() else {}), name_of(file): key}
            write_atomically(KEYS, json.dumps(self.known, indent=0, sort_keys=True) + '\n')


def name_of(file):
    return str(file.relative_to(LIBRARY))
