"""The cache of textures: made on first use, kept until their recipe changes."""
import hashlib
from pathlib import Path

from materials.fabric import FABRICS, write_fabric
from materials.wood import WOODS, write_wood

HERE = Path(__file__).parent
RECIPES = ('fabric.py', 'wood.py', 'noise.py', 'texture_files.py')


def texture_folder(cache):
    """The folder with all textures, made now if it is not there yet."""
    recipe = hashlib.sha1(b''.join((HERE / name).read_bytes() for name in RECIPES)).hexdigest()[:10]
    folder = Path(cache) / 'textures' / recipe
    if (folder / 'ready').exists():
        return folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in WOODS:
        write_wood(folder, name)
    for name in FABRICS:
        write_fabric(folder, name)
    (folder / 'ready').touch()
    return folder
