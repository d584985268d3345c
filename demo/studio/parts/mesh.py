"""From raw geometry to a part: normals, box-projected UVs in metres, its place in the scene."""
import math

import bmesh
import bpy
import numpy as np


def add_mesh(bench, name, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), grain=None, shading='weighted', glow=0):
    """`grain` is the local axis the wood runs along (the longest by default).

    `shading`: «weighted» keeps big faces flat between soft edges, «soft» is for cushions,
    a number is the angle in degrees above which an edge stays sharp."""
    lay_uv(mesh, grain or longest_axis(mesh), bench.random)
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if shading == 'weighted':
        weigh_normals(mesh)
    elif shading != 'soft':
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(shading)
    return bench.link(mesh, name, material, at, turn, glow)


def mesh_of(name, vertices, faces):
    """A mesh from lists of points and of corners, its faces turned outwards."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], faces)
    return turned_outwards(mesh)


def turned_outwards(mesh):
    """Recalculates which side of the faces is out."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def mesh_from(name, shape):
    """A mesh from a bmesh, which is freed."""
    mesh = bpy.data.meshes.new(name)
    shape.normal_update()
    shape.to_mesh(mesh)
    shape.free()
    return mesh


def points_of(mesh):
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', points)
    return points.reshape(-1, 3)


def set_points(mesh, points):
    mesh.vertices.foreach_set('co', np.asarray(points, np.float32).ravel())
    mesh.update()


def longest_axis(mesh):
    points = points_of(mesh)
    return 'xyz'[int(np.argmax(points.max(0) - points.min(0)))]


def lay_uv(mesh, grain, rng):
    """Box projection in metres, U along the grain, shifted at random so that no two boards match."""
    along = 'xyz'.index(grain)
    normal = np.empty(len(mesh.polygons) * 3, np.float32)
    mesh.polygons.foreach_get('normal', normal)
    corners = np.empty(len(mesh.polygons), np.int32)
    mesh.polygons.foreach_get('loop_total', corners)
    vertex = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', vertex)
    normal = np.repeat(normal.reshape(-1, 3), corners, axis=0)
    facing = np.abs(normal).argmax(1)
    across = np.array([[i for i in range(3) if i not in (axis, along)][0] for axis in range(3)])
    first = np.array([along if axis != along else across[axis] for axis in range(3)])
    second = np.array([across[axis] if axis != along else 3 - along - across[axis] for axis in range(3)])
    points, loops = points_of(mesh)[vertex], np.arange(len(vertex))
    side = np.where(normal[loops, facing] > 0, 1, -1)
    shift = rng.uniform(0, 3), rng.uniform(0, 3)
    u = points[loops, first[facing]] * side + shift[0] + .37 * facing
    v = points[loops, second[facing]] + shift[1] + .23 * facing
    layer = mesh.uv_layers[0] if mesh.uv_layers else mesh.uv_layers.new(name='UVMap')
    layer.data.foreach_set('uv', np.stack([u, v], 1).astype(np.float32).ravel())


def weigh_normals(mesh):
    """Vertex normals weighted by area, kept as custom normals so that they reach the 3D model as well."""
    count = len(mesh.polygons)
    area, normal, corners = np.empty(count, np.float32), np.empty(count * 3, np.float32), np.empty(count, np.int32)
    mesh.polygons.foreach_get('area', area)
    mesh.polygons.foreach_get('normal', normal)
    mesh.polygons.foreach_get('loop_total', corners)
    vertex = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', vertex)
    total = np.zeros((len(mesh.vertices), 3))
    weight = normal.reshape(-1, 3) * area[:, None] ** 1.5
    np.add.at(total, vertex, np.repeat(weight, corners, axis=0))
    total /= np.linalg.norm(total, axis=1, keepdims=True) + 1e-12
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.pi
    mesh.normals_split_custom_set_from_vertices([tuple(n) for n in total])
