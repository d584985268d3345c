"""How much there is."""
from files.manifest import write_manifest
from files.paths import DRAWINGS, GLB, PICTURES, SCENES, TURNTABLES


def count(options):
    """Prints the number of models, pictures, scenes and their bytes."""
    manifest = write_manifest()
    kinds = {model['kind'] for model in manifest['models']}
    pictured = {picture['model'] for picture in manifest['pictures']}
    print(f'models     {len(manifest["models"]):5}   of {len(kinds)} kinds, {len(pictured)} with pictures')
    for name, folder, ending in (('pictures', PICTURES, 'webp'), ('scenes', SCENES, 'webp'), ('turntables', TURNTABLES, 'webp'),
                                 ('3D models', GLB, 'glb'), ('drawings', DRAWINGS, 'svg')):
        files = list(folder.rglob(f'[!.]*.{ending}'))
        size = sum(file.stat().st_size for file in files)
        print(f'{name:10} {len(files):5}   {size / 1e6:7.1f} MB')
