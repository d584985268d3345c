"""The upholstered shell of a tub chair: back and arms in one sweep, its fronts rounded off."""
import math

import numpy as np

from parts.mesh import add_mesh, mesh_of

ROUND = 26


def tub(bench, width, depth, lift, arm, back, thickness=.075, lean=.1, opening=58, square=.62, material='main', rise=1.6, name='shell'):
    """Open to the front; `arm` and `back` are the heights of its rim, `square` how boxy the plan is (1 = oval)."""
    steps, caps = bench.steps(60, 20), bench.steps(7, 3)
    path = [sample(t, width, depth, thickness, opening, square) for t in np.linspace(0, 1, steps + 1)]
    rings = [section(spot, lift, arm, back, thickness, lean, rise) for spot in path]
    first = [capped(path[0], path[1], lift, arm, back, thickness, lean, rise, k / caps) for k in range(caps, 0, -1)]
    last = [capped(path[-1], path[-2], lift, arm, back, thickness, lean, rise, k / caps) for k in range(1, caps + 1)]
    rings = first + rings + last
    points = [point for ring in rings for point in ring]
    faces = []
    for i in range(len(rings) - 1):
        for j in range(ROUND):
            after = (j + 1) % ROUND
            faces.append((i * ROUND + j, (i + 1) * ROUND + j, (i + 1) * ROUND + after, i * ROUND + after))
    faces += [tuple(range(ROUND)), tuple(range(len(points) - ROUND, len(points)))]
    return add_mesh(bench, name, mesh_of(name, points, faces), material, shading='soft')


def sample(t, width, depth, thickness, opening, square):
    """A spot of the plan: its place, the direction outwards, and how much it belongs to the back (0…1)."""
    angle = math.radians(-opening + t * (180 + 2 * opening))
    across, along = math.cos(angle), math.sin(angle)
    x = math.copysign(abs(across) ** square, across) * (width / 2 - thickness)
    y = math.copysign(abs(along) ** square, along) * (depth / 2 - thickness)
    out = np.array([x / (width / 2) ** 2, y / (depth / 2) ** 2])
    return np.array([x, y]), out / np.linalg.norm(out), max(0, along)


def section(spot, lift, arm, back, thickness, lean, rise, shrink=1, inset=0):
    """A closed ring: a soft upright slab seen from its end."""
    (x, y), (out_x, out_y), behind = spot
    top, low = arm + (back - arm) * behind ** rise - inset, lift + inset * .4
    ring = []
    for j in range(ROUND):
        angle = 2 * math.pi * j / ROUND
        across, up = math.cos(angle), math.sin(angle)
        aside = math.copysign(abs(across) ** .5, across) * thickness * shrink
        z = (top + low) / 2 + math.copysign(abs(up) ** .42, up) * (top - low) / 2
        aside += lean * max(0, z - .35) * behind
        ring.append((x + out_x * aside, y + out_y * aside, z))
    return ring


def capped(end, inner, lift, arm, back, thickness, lean, rise, share):
    """A ring of the rounded front: it goes on along the sweep and grows smaller."""
    angle = share * math.pi / 2 * .96
    forward = end[0] - inner[0]
    forward = forward / np.linalg.norm(forward) * thickness * .9 * math.sin(angle)
    spot = end[0] + forward, end[1], end[2]
    shrink = math.cos(angle)
    return section(spot, lift, arm, back, thickness, lean, rise, shrink, thickness * .9 * (1 - shrink))
