"""Upholstery: soft boxes that bulge, crease and carry piping."""
import math

import bmesh
import numpy as np

from parts.mesh import add_mesh, mesh_from, points_of, set_points
from parts.tube import tube


def cushion(bench, size, at, material='main', radius=.05, bulge=(.005, .012, .024), wrinkle=.004, crease=0, piping=0, sag=0, turn=(0, 0, 0), detail=22, name='cushion'):
    """A rounded box, centred at `at`.

    `bulge` swells the faces along x, y, z; `wrinkle` is the height of broad uneven waves, `crease` of fine
    folds running in from the seams; `piping` is the cord's radius; `sag` sinks the middle of the top, where one sits."""
    rng = np.random.default_rng(bench.random.randrange(1 << 30))
    half = np.array(size) / 2
    radius = min(radius, .98 * half.min())
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=bench.steps(detail, 5), use_grid_fill=True)
    mesh = mesh_from(name, shape)
    points = points_of(mesh).astype(float)
    points = np.sign(points) * np.sin(np.abs(points) * math.pi / 2) ** .85 * half
    inner = np.clip(points, radius - half, half - radius)
    outward = points - inner
    reach = np.linalg.norm(outward, axis=1, keepdims=True)
    outward = np.divide(outward, reach, out=np.zeros_like(outward), where=reach > 1e-9)
    points = np.where(reach > 1e-9, inner + outward * radius, points)
    place = np.clip(points / half, -1, 1)
    points = points + swelling(place, bulge) + outward * (waves(points, half, rng) * wrinkle)[:, None]
    if crease:
        points = points + outward * (folds(points, place, rng) * crease)[:, None]
    if sag:
        points[:, 2] -= np.where(place[:, 2] > 0, sag * (1 - place[:, 0] ** 2) * (1 - place[:, 1] ** 4), 0)
    set_points(mesh, points)
    part = add_mesh(bench, name, mesh, material, at, turn, shading='soft')
    if piping:
        for side in (-1, 1):
            tube(bench, seam(half, radius, bulge, side), piping, material, at, turn, closed=True, name='piping')
    return part


def swelling(place, bulge):
    """How far a point on the box (−1…1) is pushed out by the filling."""
    x, y, z = place[:, 0], place[:, 1], place[:, 2]
    return np.stack([
        bulge[0] * (1 - y ** 2) * (1 - z ** 2) * x,
        bulge[1] * (1 - x ** 2) * (1 - z ** 2) * y,
        bulge[2] * (1 - x ** 4) * (1 - y ** 4) * z,
    ], 1)


def waves(points, half, rng):
    """Broad uneven waves, of about unit height."""
    total = 0
    for _ in range(9):
        direction = rng.normal(size=3) * np.array([6, 6, 4]) / max(.5, half[0] * 2)
        total = total + rng.uniform(.4, 1) * np.sin(points @ direction * 2 + rng.uniform(0, 6.28))
    return total / 3


def folds(points, place, rng):
    """Fine folds that start at the seams and die away towards the middle."""
    nearest = np.sort(np.abs(place), axis=1)
    at_seam = np.exp(-((1 - nearest[:, 1]) / .16))
    total = 0
    for _ in range(6):
        direction = rng.normal(size=3)
        direction /= np.linalg.norm(direction)
        wave = np.sin(points @ direction * rng.uniform(50, 130) + rng.uniform(0, 6.28))
        total = total + np.maximum(wave, 0) ** 2
    return (total / 3 - .5) * at_seam


def seam(half, radius, bulge, side):
    """The line of the piping round the top (side 1) or the bottom (−1) of a cushion."""
    inset, corner = radius * .29, radius * .9
    edge_x, edge_y = half[0] - inset, half[1] - inset
    corners = []
    for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for j in range(7):
            angle = math.pi / 2 * (i + j / 6)
            corners.append((sx * (edge_x - corner) + math.cos(angle) * corner, sy * (edge_y - corner) + math.sin(angle) * corner, side * (half[2] - inset)))
    points = []
    for start, end in zip(corners, corners[1:] + corners[:1]):
        start, end = np.array(start), np.array(end)
        count = max(1, int(np.linalg.norm(end - start) / .06))
        points += [start + (end - start) * i / count for i in range(count)]
    points = np.array(points)
    return points + swelling(np.clip(points / half, -1, 1), bulge)
