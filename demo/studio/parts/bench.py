"""The workbench a model is put together on."""
import random
from contextlib import contextmanager
from math import radians

import bpy
from mathutils import Euler, Matrix

from materials.finish import accent_of

ROLES = ('main', 'accent')


def placed(at=(0, 0, 0), turn=(0, 0, 0)):
    """A place in metres and a turn in degrees, as a matrix."""
    return Matrix.Translation(at) @ Euler([radians(a) for a in turn]).to_matrix().to_4x4()


class Bench:
    """Collects the parts of one model.

    A part's material is a finish code («oak»), or a role: `main` is the finish the shopper chose,
    `accent` what goes with it. Front is −Y, Z is up, the origin lies on the floor; all in metres.
    `fine` is 1 for pictures and less for 3D models, which must be light."""

    def __init__(self, name, finish, palette, frame=None, fine=1, accent=None):
        self.random = random.Random(name)
        self.finish = finish
        self.accent = accent or accent_of(finish)
        self.palette = palette
        self.fine = fine
        self.parts = []
        self.frames = [frame or Matrix()]

    @contextmanager
    def at(self, at=(0, 0, 0), turn=(0, 0, 0)):
        """What is added inside stands at this place and turn."""
        self.frames.append(self.frames[-1] @ placed(at, turn))
        try:
            yield self
        finally:
            self.frames.pop()

    def link(self, mesh, name, material, at=(0, 0, 0), turn=(0, 0, 0), glow=0):
        """Puts a finished mesh into the scene."""
        part = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(part)
        part.matrix_world = self.frames[-1] @ placed(at, turn)
        part['role'] = material if material in ROLES else ''
        mesh.materials.clear()
        mesh.materials.append(self.palette.material(self.code_of(material), glow))
        self.parts.append(part)
        return part

    def code_of(self, material):
        """The finish behind a role, or the code itself."""
        return {'main': self.finish, 'accent': self.accent}.get(material, material)

    def steps(self, count, least=3):
        """A number of segments, fewer for 3D models."""
        return max(least, round(count * self.fine))
