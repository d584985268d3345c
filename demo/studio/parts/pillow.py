"""Pillows: two cloths sewn together at the edge and stuffed."""
import numpy as np

from parts.mesh import add_mesh, mesh_of
from parts.tube import tube


def pillow(bench, size, at, material='accent', pinch=.11, crease=.006, piping=0, dent=0, turn=(0, 0, 0), detail=34, name='pillow'):
    """A stuffed pillow standing on its edge: `size` is (width, thickness, height), face towards −Y.

    `pinch` draws the sides in between the corners, `dent` presses the middle of the upper edge in."""
    width, thickness, height = size
    rng = np.random.default_rng(bench.random.randrange(1 << 30))
    count = bench.steps(detail, 10)
    line = np.sin(np.linspace(-1, 1, count) * np.pi / 2)
    u, v = np.meshgrid(line, line)
    x = u * (1 - pinch * (1 - v ** 2) * np.abs(u) ** 1.5) * width / 2
    z = v * (1 - pinch * (1 - u ** 2) * np.abs(v) ** 1.5) * height / 2
    fill = ((1 - np.abs(u) ** 2.2) * (1 - np.abs(v) ** 2.2)) ** .62
    corners = np.exp(-(((np.abs(u) - .86) / .25) ** 2 + ((np.abs(v) - .86) / .25) ** 2))
    z = z - dent * np.exp(-(u / .35) ** 2) * (v > 0) * v ** 2
    sides = []
    for side in (-1, 1):
        folded = crease * puckers(u, v, rng) * (1 - fill * .55)
        broad = crease * 1.2 * broad_waves(u, v, rng) * fill
        depth = side * (thickness / 2 * fill * (1 - .16 * corners)) + np.where(fill > 0, side * (folded + broad) * np.minimum(1, fill * 4), 0)
        sides.append(np.stack([x, depth, z], -1).reshape(-1, 3))
    points, faces = sewn(sides, count)
    part = add_mesh(bench, name, mesh_of(name, points, faces), material, at, turn, shading='soft')
    rim = edge_of(count)
    if piping:
        tube(bench, sides[0][rim], piping, material, at, turn, closed=True, name='piping')
    return part


def sewn(sides, count):
    """Both faces in one mesh, their rims shared."""
    rim = set(edge_of(count))
    points = list(sides[0])
    back = {}
    for i in range(count * count):
        back[i] = i if i in rim else len(points)
        if i not in rim:
            points.append(sides[1][i])
    faces = []
    for row in range(count - 1):
        for column in range(count - 1):
            cell = [row * count + column, row * count + column + 1, (row + 1) * count + column + 1, (row + 1) * count + column]
            faces.append(tuple(cell))
            faces.append(tuple(back[i] for i in reversed(cell)))
    return points, faces


def edge_of(count):
    """The numbers of the rim's points, in order."""
    last = count - 1
    return [*range(count), *(r * count + last for r in range(1, count)),
            *(last * count + c for c in range(last - 1, -1, -1)), *(r * count for r in range(last - 1, 0, -1))]


def puckers(u, v, rng):
    """Short folds at the seams, pulled by the thread."""
    total = 0
    for across, along in ((u, v), (v, u)):
        near = np.exp(-(1 - np.abs(across)) / .22)
        for _ in range(3):
            wave = np.sin(along * rng.uniform(14, 30) + rng.uniform(0, 6.28) + across * rng.uniform(-3, 3))
            total = total + near * wave / 2.2
    return total


def broad_waves(u, v, rng):
    """The uneven filling."""
    total = 0
    for _ in range(5):
        angle = rng.uniform(0, np.pi)
        total = total + np.sin((u * np.cos(angle) + v * np.sin(angle)) * rng.uniform(2, 6) + rng.uniform(0, 6.28))
    return total / 2.5
