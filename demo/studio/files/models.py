"""The list of models: one file per kind, so that several people can add to it."""
import json

from files.paths import STUDIO


def read_models(only=None, kinds=None):
    """All models, or those whose id is in `only` or whose kind is in `kinds`."""
    found = []
    for file in sorted((STUDIO / 'models').glob('*.json')):
        for model in json.loads(file.read_text()):
            found.append({'kind': file.stem, **model})
    names = [model['id'] for model in found]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise SystemExit(f'models listed twice: {", ".join(sorted(twice))}')
    missing = set(only or ()) - set(names)
    if missing:
        raise SystemExit(f'no such model: {", ".join(sorted(missing))}')
    if only:
        found = [model for model in found if model['id'] in only]
    return [model for model in found if model['kind'] in kinds] if kinds else found
