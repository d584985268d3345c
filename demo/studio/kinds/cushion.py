"""Throw cushions, alone and in pairs."""
import numpy as np

from parts.cushion import cushion
from parts.mesh import add_mesh, mesh_of
from parts.pillow import pillow
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 45, 'height': 45, 'depth': 16,
    'form': 'square',  # square, lumbar, roll, round, pair (a second one in the accent behind it), or seat (for a chair)
    'piping': False,
}

VIEWS = {
    'front': View(azimuth=-22, elevation=9, lens=80, fill_width=.6, fill_height=.6),
    'detail': View(azimuth=-34, elevation=14, lens=80, focus=(.3, .3, .7), span=.3),
    'side': None,
}


def build(bench, p):
    width, height, depth = p.metres('width', 'height', 'depth')
    piping = .004 if p['piping'] else 0
    if p['form'] == 'roll':
        cushion(bench, (width, depth, depth), (0, 0, depth / 2), radius=depth * .49, bulge=(.004, .008, .004), wrinkle=.004, crease=.004, piping=0, detail=36, name='roll')
        for side in (-1, 1):
            ends = [(side * (width / 2 - depth * .22), np.cos(a) * depth * .42, depth / 2 + np.sin(a) * depth * .42) for a in np.linspace(0, 6.283, 49)[:-1]]
            tube(bench, ends, .004, closed=True, name='piping')
    elif p['form'] == 'round':
        disc(bench, width, depth, height)
    elif p['form'] == 'seat':
        cushion(bench, (width, height, depth), (0, 0, depth / 2), radius=depth * .45, bulge=(.004, .004, .02), wrinkle=.004, crease=.004, piping=.004, detail=34, name='seat')
    else:
        if p['form'] == 'pair':
            pillow(bench, (width * 1.12, depth * 1.05, width * 1.12), (width * .3, depth * 1.1, width * .545), 'accent', turn=(-15, 3, -8), detail=52)
        pillow(bench, (width, depth, height), (0, 0, height * .485), 'main', piping=piping, turn=(-11, -2, 4), detail=60)


def disc(bench, width, depth, height):
    """A round pouffe-like cushion, gathered to a button, standing on its rim."""
    around, out = bench.steps(96, 30), bench.steps(16, 6)
    points, faces = [], []
    for side in (-1, 1):
        for i in range(out + 1):
            r = i / out
            for j in range(around):
                angle = 2 * np.pi * j / around
                pleat = .006 * np.sin(angle * 24) * (1 - r) ** .5 * min(1, r * 6)
                thick = depth / 2 * np.sqrt(max(0, 1 - r ** 3.2)) * (.45 + .55 * min(1, r / .35) ** .8)
                points.append((np.cos(angle) * r * width / 2, side * (thick + pleat), np.sin(angle) * r * width / 2))
    ring = (out + 1) * around
    for side in range(2):
        for i in range(out):
            for j in range(around):
                after = (j + 1) % around
                faces.append(tuple(side * ring + k for k in (i * around + j, i * around + after, (i + 1) * around + after, (i + 1) * around + j)))
    for j in range(around):
        after = (j + 1) % around
        last = out * around
        faces.append((last + j, last + after, ring + last + after, ring + last + j))
    with bench.at((0, 0, width / 2 - .004), (-9, 0, 0)):
        add_mesh(bench, 'disc', mesh_of('disc', points, faces), 'main', shading='soft')
        cushion(bench, (.035, .03, .035), (0, -depth * .23, 0), radius=.014, bulge=(0, .004, 0), wrinkle=0, detail=8, name='button')
