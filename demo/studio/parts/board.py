"""Boards: what case furniture is made of."""
import math

import bmesh
from mathutils import Vector

from parts.mesh import add_mesh, mesh_from


def board(bench, size, at, material='main', bevel=.002, segments=2, grain=None, turn=(0, 0, 0), name='board', taper=1, shift=(0, 0)):
    """A box with soft edges, centred at `at`. 1.5–3 mm of bevel is what catches the light.

    `taper` scales the lower end (a square leg), `shift` moves it (a splayed one)."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for corner in shape.verts:
        corner.co = Vector(corner.co[i] * size[i] for i in range(3))
        if corner.co.z < 0:
            corner.co.x = corner.co.x * taper + shift[0]
            corner.co.y = corner.co.y * taper + shift[1]
    soften(shape, min(bevel, .45 * min(size)), segments)
    return add_mesh(bench, name, mesh_from(name, shape), material, at, turn, grain)


def chamfered_top(bench, size, at, material='main', inset=.025, grain='x', name='top'):
    """A table's top, thinner to look at: its edge recedes downwards by `inset`."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    for corner in shape.verts:
        under = 0 if corner.co.z > 0 else 2 * inset
        corner.co = Vector((corner.co.x * (size[0] - under), corner.co.y * (size[1] - under), corner.co.z * size[2]))
    soften(shape, .004, 3)
    return add_mesh(bench, name, mesh_from(name, shape), material, at, grain=grain)


def prism(bench, outline, thickness, at, material='main', bevel=.002, axis='z', grain=None, turn=(0, 0, 0), name='prism', shading='weighted'):
    """A plate of any outline: points (u, v) in the plane across `axis`, centred in its thickness.

    Planes: z → (x, y), y → (x, z), x → (y, z)."""
    shape = bmesh.new()
    low = [shape.verts.new(_lifted(p, -thickness / 2, axis)) for p in outline]
    high = [shape.verts.new(_lifted(p, thickness / 2, axis)) for p in outline]
    count = len(outline)
    rims = [shape.faces.new(low[::-1]), shape.faces.new(high)]
    for i in range(count):
        shape.faces.new((low[i], low[(i + 1) % count], high[(i + 1) % count], high[i]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    edges = list({edge for face in rims for edge in face.edges})
    if bevel:
        bmesh.ops.bevel(shape, geom=edges, offset=min(bevel, thickness * .45), segments=2, profile=.5, affect='EDGES')
    return add_mesh(bench, name, mesh_from(name, shape), material, at, turn, grain, shading)


def rounded_outline(width, depth, radius, steps=10):
    """A rectangle with round corners, for `prism`."""
    radius = min(radius, width / 2 - 1e-4, depth / 2 - 1e-4)
    points = []
    for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for j in range(steps + 1):
            angle = math.pi / 2 * (i + j / steps)
            points.append((sx * (width / 2 - radius) + math.cos(angle) * radius, sy * (depth / 2 - radius) + math.sin(angle) * radius))
    return points


def soften(shape, radius, segments):
    """Bevels all edges."""
    if radius > 0:
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=radius, segments=segments, profile=.5, affect='EDGES')


def _lifted(point, height, axis):
    u, v = point
    return {'z': (u, v, height), 'y': (u, height, v), 'x': (height, u, v)}[axis]
