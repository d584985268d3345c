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


def drape(bench, over, size, at, material='main', thickness=.03, fold=.02, soft=.012, drop=None, lift=0, detail=56, name='cover'):
    """A cover lying on a box: `over` is the box's (width, depth), `size` the cloth's (width, depth).

    What reaches beyond the box hangs down in folds, not lower than `drop`; `at` is the middle of the cloth
    on the box's top, `fold` the depth of hanging folds, `soft` the unevenness of the lying part."""
    rng = np.random.default_rng(bench.random.randrange(1 << 30))
    count = bench.steps(detail, 14)
    u, v = np.meshgrid(np.linspace(-.5, .5, count) * size[0], np.linspace(-.5, .5, count) * size[1])
    x, hang_x = _bent(u, over[0] / 2 - at[0] * np.sign(u))
    y, hang_y = _bent(v, over[1] / 2 - at[1] * np.sign(v))
    hang = np.hypot(hang_x, hang_y)
    if drop:
        hang = np.minimum(hang, drop)
    swing = fold * np.minimum(1, hang / .12)
    x = x + np.sign(u) * swing * (hang_x > 0) * (.6 + _ripple(v, rng))
    y = y + np.sign(v) * swing * (hang_y > 0) * (.6 + _ripple(u, rng))
    lying = soft * _clouds(u, v, rng) * np.exp(-hang / .08)
    z = -hang + lying + lift
    top = np.stack([x, y, z + thickness], -1).reshape(-1, 3)
    under = np.stack([x * .995, y * .995, z], -1).reshape(-1, 3)
    faces = grid_faces(count, count)
    total = count * count
    both = faces + [tuple(i + total for i in reversed(f)) for f in faces]
    last = count - 1
    rim = [*range(count), *(r * count + last for r in range(1, count)), *(last * count + c for c in range(last - 1, -1, -1)), *(r * count for r in range(last - 1, 0, -1))]
    both += [(a, b, b + total, a + total) for a, b in zip(rim, rim[1:] + rim[:1])]
    return add_mesh(bench, name, mesh_of(name, np.concatenate([top, under]), both), material, at, shading='soft')


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


def _ripple(along, rng):
    total = 0
    for _ in range(4):
        total = total + np.sin(along * rng.uniform(9, 26) + rng.uniform(0, 6.28)) / 2
    return total


def _clouds(u, v, rng):
    total = 0
    for _ in range(9):
        angle, scale = rng.uniform(0, np.pi), rng.uniform(3, 14)
        total = total + np.sin((u * np.cos(angle) + v * np.sin(angle)) * scale + rng.uniform(0, 6.28)) / (1 + scale / 8)
    return total / 2
