"""Cloth: hanging curtains, and covers draped over a bed."""
import math

import numpy as np

from parts.mesh import add_mesh, mesh_of


def curtain(bench, width, height, at, material='main', folds=7, depth=.05, turn=(0, 0, 0), name='curtain'):
    """A panel along x that hangs from `height` to the floor, gathered at the top."""
    rng = bench.random
    phase, other = rng.uniform(0, 6), rng.uniform(0, 6)
    across, down = bench.steps(folds * 18, 24), bench.steps(14, 6)
    rows = []
    for k in range(down + 1):
        z = height * k / down
        loose = 1 - .45 * (z / height) ** 2
        t = np.linspace(0, 1, across + 1)
        wave = np.sin(2 * np.pi * folds * t + .6 * np.sin(5 * t + z * .8) + phase) + .28 * np.sin(2 * np.pi * folds * .37 * t + other + z)
        x = (t - .5) * width * (1 - .05 * math.sin(math.pi * z / height)) + .25 * depth * np.cos(2 * np.pi * folds * t * 2 + phase)
        rows.append(np.stack([x, depth * loose * wave, np.full_like(t, z + .01)], 1))
    points = np.concatenate(rows)
    return add_mesh(bench, name, mesh_of(name, points, grid_faces(down + 1, across + 1)), material, at, turn, 'z', 'soft')


class Rumple:
    """The unevenness of cloth: shared by covers that lie on one another, so that none comes through the other."""

    def __init__(self, seed):
        rng = np.random.default_rng(seed)
        self.swells = [(rng.uniform(0, np.pi), rng.uniform(3, 13), rng.uniform(0, 6.28)) for _ in range(9)]
        self.ridges = [(rng.uniform(0, np.pi), rng.uniform(7, 12), rng.uniform(0, 6.28), rng.uniform(0, 6.28)) for _ in range(5)]
        self.ripples = [(rng.uniform(9, 24), rng.uniform(0, 6.28)) for _ in range(4)]

    def lying(self, x, y):
        """Swells with a few sharper folds, of about unit height."""
        total = 0
        for angle, scale, phase in self.swells:
            total = total + np.sin((x * np.cos(angle) + y * np.sin(angle)) * scale + phase) / (1 + scale / 8)
        for angle, scale, phase, where in self.ridges:
            along = x * np.cos(angle) + y * np.sin(angle)
            aside = y * np.cos(angle) - x * np.sin(angle)
            fold = (1 - np.abs(np.sin(along * scale / 2 + .5 * np.sin(aside * 3 + where) + phase))) ** 4
            total = total + 1.1 * fold * np.maximum(0, np.sin(aside * 2.4 + where))
        return total / 2

    def hanging(self, along):
        """Folds of what hangs over an edge."""
        return sum(np.sin(along * scale + phase) / 2 for scale, phase in self.ripples)


def drape(bench, over, size, at, rumple, material='main', thickness=.03, fold=.02, soft=.012, drop=None, detail=56, name='cover'):
    """A cover lying on a box: `over` is the box's (width, depth), `size` the cloth's (width, depth).

    What reaches beyond the box hangs down in folds, not lower than `drop`; `at` is the middle of the cloth
    on the box's top, `fold` the depth of hanging folds, `soft` the unevenness of the lying part."""
    columns, rows = bench.steps(detail * size[0] / 2, 12), bench.steps(detail * size[1] / 2, 8)
    u, v = np.meshgrid(np.linspace(-.5, .5, columns) * size[0] + at[0], np.linspace(-.5, .5, rows) * size[1] + at[1])
    x, hang_x = _bent(u, over[0] / 2)
    y, hang_y = _bent(v, over[1] / 2)
    hang = np.hypot(hang_x, hang_y)
    hang = np.minimum(hang, drop) if drop else hang
    swing = fold * np.minimum(1, hang / .12)
    x = x + np.sign(u) * swing * (hang_x > 0) * (.7 + .8 * rumple.hanging(v))
    y = y + np.sign(v) * swing * (hang_y > 0) * (.7 + .8 * rumple.hanging(u))
    z = at[2] - hang + soft * rumple.lying(u, v) * np.exp(-hang / .08)
    rim = np.minimum(.5 - np.abs(u - at[0]) / size[0], .5 - np.abs(v - at[1]) / size[1]) * min(size)
    plump = thickness * (1 - .75 * np.exp(-rim / max(.004, thickness * .5)))
    out_x, out_y = (np.sign(w) * (h > .03) * plump for w, h in ((u, hang_x), (v, hang_y)))
    top = np.stack([x + out_x, y + out_y, z + plump * (hang < .03)], -1).reshape(-1, 3)
    under = np.stack([x, y, z], -1).reshape(-1, 3)
    faces, total = grid_faces(rows, columns), rows * columns
    both = faces + [tuple(i + total for i in reversed(f)) for f in faces]
    border = border_of(rows, columns)
    both += [(a, b, b + total, a + total) for a, b in zip(border, border[1:] + border[:1])]
    return add_mesh(bench, name, mesh_of(name, np.concatenate([top, under]), both), material, shading='soft')


def border_of(rows, columns):
    """The numbers of a grid's outermost points, in order."""
    right, low = columns - 1, (rows - 1) * columns
    return [*range(columns), *(r * columns + right for r in range(1, rows)), *(low + c for c in range(right - 1, -1, -1)), *(r * columns for r in range(rows - 2, 0, -1))]


def grid_faces(rows, columns):
    """Quads of a grid of points."""
    return [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]


def _bent(flat, edge, bend=.05):
    """Where a point of flat cloth comes to lie across an edge, and how far it hangs below it."""
    far = np.abs(flat)
    beyond = np.maximum(0, far - (edge - bend))
    angle = np.minimum(beyond / bend, np.pi / 2)
    out = np.minimum(far, edge - bend) + bend * np.sin(angle)
    hang = bend * (1 - np.cos(angle)) + np.maximum(0, beyond - bend * np.pi / 2)
    return np.sign(flat) * out, hang
