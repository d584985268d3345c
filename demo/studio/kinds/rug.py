"""Rugs: lying, with a corner seen close; round, long, fringed, patterned."""
import math

import numpy as np

from parts.mesh import add_mesh, mesh_of
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 160, 'length': 230, 'pile': 12,  # pile in millimetres
    'form': 'rectangle',  # rectangle, round, or runner
    'pattern': 'plain',  # plain, border, stripes, or blocks (areas of the accent)
    'fringe': False,
}

VIEWS = {
    'front': View(azimuth=-24, elevation=27, lens=75, fill_width=.86, fill_height=.62),
    'detail': View(azimuth=-38, elevation=24, lens=75, focus=(.2, .12, .5), span=.7),
    'side': None,
}


def build(bench, p):
    width, length = p.metres('width', 'length')
    pile = p['pile'] / 1000
    if p['form'] == 'round':
        for low, high, material in bands(p, width / 2):
            ring(bench, low, high, pile, material)
        return
    for level, (rectangle, material) in enumerate(fields(p, width, length)):
        lying(bench, rectangle, pile + level * .0012, material)
    if p['fringe']:
        fringes(bench, width, length)


def fields(p, width, length):
    """The rug as rectangles (left, low, right, high) with their material."""
    x, y = width / 2, length / 2
    if p['pattern'] == 'border':
        inset, band = .1, .05
        return [((-x, -y, x, y), 'main'), ((-x + inset, -y + inset, x - inset, y - inset), 'accent'), ((-x + inset + band, -y + inset + band, x - inset - band, y - inset - band), 'main')]
    if p['pattern'] == 'stripes':
        count = 9
        return [((-x, -y, x, y), 'main')] + [((-x, -y + length * (2 * i + 1) / (2 * count + 1), x, -y + length * (2 * i + 1.5) / (2 * count + 1)), 'accent') for i in range(count)]
    if p['pattern'] == 'blocks':
        return [((-x, -y, x, y), 'main'), ((-x * .55, -y, x * .2, y * .1), 'accent'), ((-x * .1, -y * .2, x, y * .55), 'milk'), ((-x * .1, -y * .2, x * .2, y * .1), 'main')]
    return [((-x, -y, x, y), 'main')]


def lying(bench, rectangle, pile, material):
    """A field of pile."""
    left, low, right, high = rectangle
    columns, rows = bench.steps(60, 12), bench.steps(80, 14)
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    x, y = left + (right - left) * u, low + (high - low) * v
    edge = np.minimum(np.minimum(x - left, right - x), np.minimum(y - low, high - y))
    wave = .0018 * np.sin(x * 5 + 1) * np.sin(y * 4) + .0012 * np.sin(x * 11 - y * 7)
    z = pile * np.clip(edge / .006 + .25, 0, 1) + wave + .002
    points = np.stack([x, y, np.maximum(z, .001)], -1).reshape(-1, 3)
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
    add_mesh(bench, 'rug', mesh_of('rug', points, faces), material, shading='soft', grain='x')


def bands(p, radius):
    if p['pattern'] == 'border':
        return [(0, radius * .8, 'main'), (radius * .8, radius * .87, 'accent'), (radius * .87, radius, 'main')]
    return [(0, radius, 'main')]


def ring(bench, low, high, pile, material):
    around, out = bench.steps(120, 40), bench.steps(12, 4)
    points = []
    for i in range(out + 1):
        r = low + (high - low) * i / out
        for j in range(around):
            angle = 2 * math.pi * j / around
            z = pile if i < out else pile * .3
            points.append((r * math.cos(angle), r * math.sin(angle), z + .0015 * math.sin(r * 9 + angle * 2)))
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for i in range(out) for j in range(around)]
    add_mesh(bench, 'rug', mesh_of('rug', points, faces), material, shading='soft')


def fringes(bench, width, length):
    """Knotted threads at both ends."""
    count = round(width / .022)
    for end in (-1, 1):
        for i in range(count):
            x = -width / 2 + width * (i + .5) / count
            bow, reach = bench.random.uniform(-.008, .008), bench.random.uniform(.05, .065)
            points = [(x, end * (length / 2 - .004), .006), (x + bow * .5, end * (length / 2 + reach * .5), .005), (x + bow, end * (length / 2 + reach), .003)]
            tube(bench, points, .0028, 'main', fineness=1, name='fringe')
