"""Tubes: piping, rails, bent metal legs. A ring is carried along the line without twisting."""
import numpy as np
from mathutils import Vector

from parts.mesh import add_mesh, mesh_of


def tube(bench, points, radius, material='main', at=(0, 0, 0), turn=(0, 0, 0), closed=False, smooth=False, fineness=3, name='tube'):
    """A round tube through `points`; `smooth` makes a curve of them, so that corners are bent."""
    line = np.array([tuple(p) for p in points], float)
    if smooth:
        line = curved(line, bench.steps(8, 3))
    around, count = 4 + 2 * bench.steps(fineness, 1), len(line)
    rings = sweep(line, radius, around, closed)
    faces = []
    for i in range(count if closed else count - 1):
        after = (i + 1) % count
        for j in range(around):
            side = (j + 1) % around
            faces.append((i * around + j, i * around + side, after * around + side, after * around + j))
    if not closed:
        faces += [tuple(range(around)), tuple(range((count - 1) * around, count * around))]
    return add_mesh(bench, name, mesh_of(name, rings.reshape(-1, 3), faces), material, at, turn, shading=60)


def sweep(line, radius, around, closed):
    """Rings of points across the line."""
    ahead = np.roll(line, -1, 0) - np.roll(line, 1, 0) if closed else np.gradient(line, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True) + 1e-12
    side = np.cross(ahead[0], (0, 0, 1) if abs(ahead[0][2]) < .9 else (1, 0, 0))
    angles = np.arange(around) / around * 2 * np.pi
    rings = []
    for point, direction in zip(line, ahead):
        side = side - direction * (side @ direction)
        side /= np.linalg.norm(side) + 1e-12
        other = np.cross(direction, side)
        rings.append(point + radius * (np.outer(np.cos(angles), side) + np.outer(np.sin(angles), other)))
    return np.array(rings)


def curved(line, steps):
    """A quadratic spline that starts and ends at the ends of the line and is bent towards the points between."""
    middles = (line[:-1] + line[1:]) / 2
    found = [line[0]]
    for i in range(1, len(line) - 1):
        start = line[0] if i == 1 else middles[i - 1]
        end = line[-1] if i == len(line) - 2 else middles[i]
        for j in range(1, steps + 1):
            t = j / steps
            found.append(start * (1 - t) ** 2 + line[i] * 2 * t * (1 - t) + end * t ** 2)
    return np.array(found)


def bent_tube(bench, points, radius, material='main', bend=.04, **rest):
    """A tube of straight runs with round bends of radius `bend` (a metal frame)."""
    path = [Vector(points[0])]
    for before, here, after in zip(points, points[1:], points[2:]):
        here, before, after = Vector(here), Vector(before), Vector(after)
        into, out = (before - here), (after - here)
        reach = min(bend, into.length * .45, out.length * .45)
        start, end = here + into.normalized() * reach, here + out.normalized() * reach
        for i in range(7):
            t = i / 6
            path.append(start * (1 - t) ** 2 + here * 2 * t * (1 - t) + end * t ** 2)
    path.append(Vector(points[-1]))
    return tube(bench, path, radius, material, **rest)
