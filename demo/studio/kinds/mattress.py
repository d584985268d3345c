"""Mattresses, seen bare: quilted top, piping, a border with handles."""
import math

import numpy as np

from parts.board import board
from parts.cushion import cushion
from parts.mesh import add_mesh, mesh_of
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 160, 'length': 200, 'height': 22,
    'top': 'diamonds',  # diamonds, waves, or plain with a pillow top
    'border': 'linen',
}

VIEWS = {
    'front': View(azimuth=-32, elevation=17, fill_width=.84),
    'detail': View(azimuth=-46, elevation=20, focus=(.1, .1, .8), span=.55),
    'side': None,
}


def build(bench, p):
    width, length, height = p.metres('width', 'length', 'height')
    border = height - .05 if p['top'] != 'pillow' else height - .09
    cushion(bench, (width, length, border), (0, 0, border / 2), p['border'], radius=.03, bulge=(.004, .004, 0), wrinkle=.0015, detail=26, name='border')
    if p['top'] == 'pillow':
        cushion(bench, (width - .01, length - .01, .1), (0, 0, height - .055), radius=.045, bulge=(.006, .006, .01), wrinkle=.003, crease=.002, piping=.006, detail=34, name='pillow-top')
    else:
        quilted_top(bench, width, length, border - .012, p['top'])
    for z in (.02, border - .008):
        ring(bench, width, length, z)
    for side in (-1, 1):
        for end in (-1, 1):
            board(bench, (.006, .16, .035), (side * (width / 2 + .004), end * length * .25, border * .5), 'grey', bevel=.002, name='handle')


def quilted_top(bench, width, length, low, pattern):
    """A padded cover stitched in diamonds or in waves."""
    columns, rows = bench.steps(150, 40), bench.steps(180, 48)
    u, v = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(-1, 1, rows))
    x, y = u * width / 2, v * length / 2
    if pattern == 'diamonds':
        seams = np.abs(np.sin((x + y) * math.pi / .16)) * np.abs(np.sin((x - y) * math.pi / .16))
        puff = .013 * seams ** .45
    else:
        puff = .013 * np.abs(np.sin((y + .03 * np.sin(x * 14)) * math.pi / .13)) ** .5
    edge = np.minimum(1 - np.abs(u), (1 - np.abs(v)) * length / width) * width / 2
    rise = .045 * np.clip(edge / .05, 0, 1) ** .5
    z = low + rise + puff * np.clip(edge / .04, 0, 1)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
    add_mesh(bench, 'top', mesh_of('top', points, faces), 'main', shading='soft')


def ring(bench, width, length, z, corner=.04):
    """Piping round the border."""
    points = []
    for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for j in range(7):
            angle = math.pi / 2 * (i + j / 6)
            points.append((sx * (width / 2 - corner) + math.cos(angle) * corner, sy * (length / 2 - corner) + math.sin(angle) * corner, z))
    tube(bench, points, .007, 'main', closed=True, name='piping')
