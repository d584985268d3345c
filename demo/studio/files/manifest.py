"""The manifest: what the catalogue may show. Always written from the files that exist."""
import json

from files.defaults import defaults_of
from files.models import read_models
from files.paths import DRAWINGS, GLB, LIBRARY, MANIFEST, PICTURES, SCENES, TURNTABLES
from files.atomic_write import write_atomically

VIEW_ORDER = ('front', 'side', 'detail')


def write_manifest():
    """Rewrites library/manifest.json."""
    models = read_models()
    known = {model['id'] for model in models}
    manifest = {'pictures': [p for p in pictures() if p['model'] in known], 'scenes': scenes(), 'models': [about(model) for model in models]}
    write_atomically(MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1) + '\n')
    return manifest


def pictures():
    found = []
    for file in PICTURES.glob('*/[!.]*.webp'):
        view, finish = file.stem.split('.')
        found.append({'model': file.parent.name, 'view': view, 'finish': finish, 'file': library_path(file)})
    place = {view: i for i, view in enumerate(VIEW_ORDER)}
    return sorted(found, key=lambda p: (p['model'], place.get(p['view'], 9), p['finish']))


def scenes():
    return [json.loads(file.read_text()) for file in sorted(SCENES.glob('*.json'))]


def about(model):
    glb, drawing = GLB / f'{model["id"]}.glb', DRAWINGS / f'{model["id"]}.svg'
    measured = DRAWINGS / 'sizes.json'
    sizes = json.loads(measured.read_text()) if measured.exists() else {}
    frames = len(list((TURNTABLES / model['id']).glob('[!.]*.webp')))
    return {
        'model': model['id'], 'kind': model['kind'], 'finishes': model['finishes'],
        'glb': library_path(glb) if glb.exists() else None, 'drawing': library_path(drawing) if drawing.exists() else None,
        'params': {**defaults_of(model['kind']), **model.get('params', {})},
        'size': sizes.get(model['id']), 'turntable': frames if frames == 36 else 0,
    }


def library_path(file):
    return str(file.relative_to(LIBRARY))
