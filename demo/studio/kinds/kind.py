"""Finds the builder of a kind of furniture."""
import importlib
import math

from kinds.params import Params
from stage.view import View, view_of


def module_of(kind):
    """`corner-sofa` is built by kinds/corner_sofa.py."""
    return importlib.import_module(f'kinds.{kind.replace("-", "_")}')


def build(bench, model):
    """Puts the model's parts on the bench."""
    module = module_of(model['kind'])
    module.build(bench, Params(model.get('params', {}), module.DEFAULTS))


def views(model):
    """How the model is photographed: name → View."""
    module = module_of(model['kind'])
    chosen = {'front': View(), 'side': View(azimuth=-72, elevation=7, lens=80, fill_width=.62), **getattr(module, 'VIEWS', {})}
    chosen = {name: view for name, view in chosen.items() if view}
    for name, own in model.get('views', {}).items():
        chosen[name] = view_of(chosen.get(name, View()), own)
    return chosen


def size(model, bounds):
    """Width, depth and height in whole centimetres: as the parameters say, otherwise as measured.

    What is put together of modules has no width of its own and is measured."""
    p = Params(model.get('params', {}), module_of(model['kind']).DEFAULTS)
    low, high = bounds
    said = (p.get('width'), p.get('length') or p.get('depth'), p.get('height')) if p.get('width') else (None, None, None)
    names = 'widthCm', 'depthCm', 'heightCm'
    return {name: said[i] or max(1, math.ceil(round((high[i] - low[i]) * 100, 1))) for i, name in enumerate(names)}
