"""Turned parts: a profile spun round the vertical axis."""
import math

from mathutils import Vector

from parts.mesh import add_mesh, mesh_of


def lathe(bench, profile, material='main', at=(0, 0, 0), turn=(0, 0, 0), around=48, name='turned', sharp=40, grain='z', glow=0):
    """`profile` lists (radius, height) from below; edges above `sharp` degrees stay crisp.

    Open ends of a radius above zero are closed with a flat cap."""
    around = bench.steps(around, 10)
    points, faces = [], []
    for radius, height in profile:
        for i in range(around):
            angle = 2 * math.pi * i / around
            points.append((max(radius, 1e-5) * math.cos(angle), max(radius, 1e-5) * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        low, high = ring * around, (ring + 1) * around
        for i in range(around):
            after = (i + 1) % around
            faces.append((low + i, low + after, high + after, high + i))
    if profile[0][0] > 1e-4:
        faces.append(tuple(range(around))[::-1])
    if profile[-1][0] > 1e-4:
        faces.append(tuple(range(len(points) - around, len(points))))
    return add_mesh(bench, name, mesh_of(name, points, faces), material, at, turn, grain, sharp, glow)


def shell(bench, profile, thickness, material='main', **rest):
    """A lathe of an open vessel or shade: the profile out and back again `thickness` inside."""
    inner = [(max(0, radius - thickness), height) for radius, height in reversed(profile)]
    return lathe(bench, [*profile, *inner], material, **rest)


def leg(bench, foot, top, radius=(.012, .02), material='main', around=24, name='leg'):
    """A round tapered leg from a point on the floor to a point under the frame."""
    start, end = Vector(foot), Vector(top)
    along = end - start
    turn = [math.degrees(a) for a in along.to_track_quat('Z', 'Y').to_euler()]
    low, high = radius
    profile = [(low * .8, 0), (low, .004), ((low + high) / 2, along.length / 2), (high, along.length)]
    return lathe(bench, profile, material, at=start, turn=turn, around=around, name=name)
