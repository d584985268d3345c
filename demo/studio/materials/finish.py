"""Finishes and the surfaces they are made of, as data."""
import json
from functools import lru_cache
from pathlib import Path

HERE = Path(__file__).parent
# Neutral textures are stored divided by it, so that threads brighter than the tint fit in.
HEADROOM = 1.25


@lru_cache
def finishes():
    """Every finish by its code; the codes are those of the catalogue."""
    return json.loads((HERE / 'finishes.json').read_text())


@lru_cache
def surfaces():
    """How each kind of surface takes the light."""
    return json.loads((HERE / 'surfaces.json').read_text())


def finish_of(code):
    """One finish with its surface in it; «#rrggbb» is plain matt paint of that colour (walls, book covers)."""
    if code.startswith('#'):
        return {**surfaces()['paper'], 'texture': 'paper', 'colour': code}
    finish = finishes()[code]
    return {**surfaces()[finish['texture']], **finish}


def light_group(code, close=False):
    """Finishes of one group share a rendered light: only their own colour differs.

    From afar all cloths take the light alike; close by one sees their threads, so each has a light of its own."""
    surface = finish_of(code)
    group = surface.get('light', surface['texture'])
    if close and group == 'cloth':
        return surface['texture']
    return group or code


def by_light(codes, close=False):
    """Splits finishes into groups that are rendered together, in the order given."""
    groups = {}
    for code in codes:
        groups.setdefault(light_group(code, close), []).append(code)
    return list(groups.values())


def accent_of(code):
    """What goes with a finish: a throw cushion on a sofa, a top on a chest."""
    return finishes()[code].get('accent', code)


def linear(colour):
    """«#rrggbb» as linear light."""
    channels = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels]
