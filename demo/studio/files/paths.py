"""Paths of the studio and its library."""
from pathlib import Path

STUDIO = Path(__file__).resolve().parent.parent
CACHE = STUDIO / '.cache'
LIBRARY = STUDIO / 'library'
PICTURES = LIBRARY / 'pictures'
SCENES = LIBRARY / 'scenes'
GLB = LIBRARY / 'models'
DRAWINGS = LIBRARY / 'drawings'
TURNTABLES = LIBRARY / 'turntables'
KEYS = LIBRARY / 'keys.json'
MANIFEST = LIBRARY / 'manifest.json'
FINISHES = LIBRARY / 'finishes.json'
SURFACES = LIBRARY / 'surfaces'


def picture_file(model_id, view, finish):
    return PICTURES / model_id / f'{view}.{finish}.webp'
