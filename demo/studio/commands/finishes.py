"""What every finish looks like on a 3D model, taken from the models themselves: any model can then be shown in any of
its finishes without being built again."""
import json

from materials.finish import HEADROOM, finish_of, finishes, linear
from files.glb import pictures_of, read_glb
from files.models import read_models
from files.paths import FINISHES, GLB, SURFACES
from files.atomic_write import write_atomically

CLOTH = ('weave', 'boucle', 'velvet', 'sheet')
STANDS_IN = {'wenge': ('walnut', '#43322a', '#6a452e')}


def write_finishes(options):
    """Rewrites library/finishes.json and the bitmaps beside it."""
    materials, bitmaps, models = {}, {}, {}
    for model in read_models():
        file = GLB / f'{model["id"]}.glb'
        if not file.exists():
            continue
        document, binary = read_glb(file)
        names = {material['name'] for material in document['materials']}
        bitmaps.update(pictures_of(document, binary))
        for material in document['materials']:
            if material['name'] in finishes():
                materials.setdefault(material['name'], look_of(document, material))
        models[model['id']] = about(model, names)
    looks = {code: look for code in finishes() if (look := materials.get(code) or made_look(code, materials))}
    SURFACES.mkdir(parents=True, exist_ok=True)
    for name in sorted({f'{look["map"]}-{what}' for look in looks.values() for what in ('albedo', 'normal') if look.get(what)}):
        (SURFACES / f'{name}.jpg').write_bytes(bitmaps[name])
    for model in models.values():
        model['finishes'] = [code for code in model['finishes'] if code in looks or code == model['main']]
    write_atomically(FINISHES, json.dumps({'looks': looks, 'models': models}, indent=1, sort_keys=True) + '\n')


def look_of(document, material):
    """A material without what only its own file knows."""
    body = dict(material['pbrMetallicRoughness'])
    albedo, normal = body.pop('baseColorTexture', None), material.get('normalTexture')
    look = {'body': body, 'extensions': material.get('extensions', {}), 'albedo': bool(albedo), 'normal': bool(normal)}
    if normal:
        look['relief'] = normal.get('scale', 1)
    used = albedo or normal
    if used:
        image = document['images'][document['textures'][used['index']]['source']]['name']
        look['map'] = image.rsplit('-', 1)[0]
        look['tile'] = finish_of(material['name'])['tile']
    return look


def made_look(code, materials):
    """A finish that no model wears first: that of a neighbour of the same surface, in its own colour."""
    finish = finish_of(code)
    if code in STANDS_IN:
        neighbour, own, other = STANDS_IN[code]
        factor = [a / b for a, b in zip(linear(own), linear(other))]
    else:
        neighbour = next((name for name in materials if finish_of(name)['texture'] == finish['texture']), None)
        head = HEADROOM if 'map' in finish else 1
        factor = [min(1, c * head) for c in linear(finish['colour'])] if 'colour' in finish else None
    if neighbour not in materials or not factor:
        return None
    look = materials[neighbour]
    return {**look, 'body': {**look['body'], 'baseColorFactor': [*factor, 1]}}


def about(model, names):
    """The finish a model was exported in, and those it can be shown in: only its own where nothing wears it plainly, such
    as a shade that shines."""
    main = model['finishes'][0]
    is_apart = main in names
    entry = {'main': main, 'finishes': model['finishes'] if is_apart else [main]}
    accent = finishes()[main].get('accent')
    if is_apart and not model.get('accent') and accent in names and {surface(main), surface(accent)} <= set(CLOTH):
        entry['accents'] = {code: own for code in model['finishes'] if surface(own := finishes()[code].get('accent', '')) in CLOTH}
    return entry


def surface(code):
    return finish_of(code)['texture'] if code else None
