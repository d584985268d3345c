"""Tubes: piping, rails, bent metal legs."""
import bpy
from mathutils import Vector

from parts.mesh import add_mesh


def tube(bench, points, radius, material='main', at=(0, 0, 0), turn=(0, 0, 0), closed=False, smooth=False, fineness=3, name='tube'):
    """A round tube through `points`; `smooth` makes a curve of them, so that corners are bent."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = bench.steps(fineness, 1)
    curve.use_fill_caps = True
    curve.resolution_u = bench.steps(8, 3)
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(points) - 1)
    for spot, point in zip(spline.points, points):
        spot.co = (*point, 1)
    spline.use_cyclic_u = closed
    if smooth:
        spline.order_u = 3
        spline.use_endpoint_u = not closed
    holder = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(holder)
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(graph))
    bpy.data.objects.remove(holder)
    bpy.data.curves.remove(curve)
    return add_mesh(bench, name, mesh, material, at, turn, shading=60)


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
