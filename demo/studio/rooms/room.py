"""A room to photograph: floor, two walls, a window on the left, and what is put into it."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kinds.kind import build
from parts.bench import Bench, placed
from parts.board import board
from parts.cloth import curtain
from parts.tube import tube
from files.models import read_models
from stage.camera import level_camera
from stage.scene import bounds

PLANK = .145, 1.9


class Room:
    """x runs to the right, −y towards the camera; the back wall stands at `back`, the left one at `left`."""

    def __init__(self, palette, name, wall='#cfc8bb', width=5.2, depth=3.4, height=2.75, left=-2.5, back=1.75, floor='oak', window=True, side_wall=None, open_air=False):
        self.palette, self.name, self.wall = palette, name, wall
        self.side_wall = side_wall or wall
        self.width, self.depth, self.height, self.left, self.back = width, depth, height, left, back
        self.bench = Bench(name, 'oak', palette)
        self.spots, self.shown, self.benches = [], {}, []
        self.catalogue = {model['id']: model for model in read_models()}
        self.lay_floor(floor)
        self.raise_walls(window, open_air)

    def put(self, model_id, at=(0, 0), finish=None, turn=0, lift=0, spot=None):
        """Stands a model of the catalogue in the room; `spot` = (x, y, z) moves its hot-spot from the default."""
        model = self.catalogue[model_id]
        worn = finish or model['finishes'][0]
        bench = Bench(f'{self.name} {model_id} {len(self.benches)}', worn, self.palette, placed((*at, lift), (0, 0, turn)), accent=model.get('accent'))
        build(bench, model)
        self.benches.append(bench)
        self.shown.setdefault(model_id, set()).add(worn)
        if spot is not False:
            low, high = bounds(bench.parts)
            middle = (low + high) / 2
            self.spots.append((model_id, spot or (middle[0], middle[1] * .7 + low[1] * .3, low[2] + (high[2] - low[2]) * .62)))
        return bench

    def has(self, model_id):
        """Whether the catalogue has such a model."""
        return model_id in self.catalogue

    def lay_floor(self, kind):
        x0, x1, y0, y1 = self.left - .4, self.left + self.width + .6, self.back - self.depth - 3, self.back
        if kind == 'tiles':
            size, y = .6, y0
            while y < y1:
                x = x0
                while x < x1:
                    board(self.bench, (size - .003, size - .003, .02), (x + size / 2, y + size / 2, -.01), 'stone', bevel=.001, segments=1, grain='x', name='tile')
                    x += size
                y += size
            return
        wide, long = PLANK
        y = y0
        while y < y1:
            x = x0 - self.bench.random.random() * long
            while x < x1:
                board(self.bench, (long - .002, wide - .0015, .02), (x + long / 2, y + wide / 2, -.01), kind, bevel=.0012, segments=1, grain='x', name='plank')
                x += long
            y += wide

    def raise_walls(self, window, open_air):
        """Higher than the frame of the picture; white skirting; a window of four panes on the left, or no left wall at all."""
        wide, top = self.width + .8, self.height + 1.5
        self.block((wide, .1, top), (self.left + wide / 2, self.back + .05, top / 2), self.wall)
        self.block((wide, .016, .09), (self.left + wide / 2, self.back - .008, .045), '#efece6', .004)
        front = self.back - self.depth - 1
        self.block((.016, self.back - front, .09), (self.left + .008, (self.back + front) / 2, .045), '#efece6', .004)
        if open_air:
            return
        thick, top = .16, self.height + 4
        x = self.left - thick / 2
        if not window:
            self.block((thick, self.back - front + 2, top), (x, (self.back + front) / 2 - 1, top / 2), self.side_wall)
            return
        near, far, sill, head = self.back - 1.95, self.back - .62, .55, 2.3
        for low, high, base, end in ((front, near, 0, top), (far, self.back, 0, top), (near, far, 0, sill), (near, far, head, top), (front - 2, front, 0, top)):
            self.block((thick, high - low, end - base), (x, (low + high) / 2, (base + end) / 2), self.side_wall)
        for y in (near + .02, (near + far) / 2, far - .02):
            self.block((.045, .045, head - sill), (x, y, (sill + head) / 2), '#efece6', .004)
        for z in (sill + .02, sill + (head - sill) * .66, head - .02):
            self.block((.045, far - near, .045), (x, (near + far) / 2, z), '#efece6', .004)
        self.block((.26, far - near + .1, .03), (x + .05, (near + far) / 2, sill - .015), '#efece6', .006)

    def block(self, size, at, colour, bevel=0):
        return board(self.bench, size, at, colour, bevel=bevel, name='wall')

    def hang_curtain(self, colour='milk', wide=.5):
        """Beside the window, at the corner of the room."""
        curtain(self.bench, wide, 2.52, (self.left + .13, self.back - .38, 0), colour, 6, .05, (0, 0, 90))
        tube(self.bench, [(self.left + .13, self.back - .05, 2.55), (self.left + .13, self.back - self.depth, 2.55)], .011, 'black-metal', name='rod')

    def photograph_from(self, eye, turn=0, lens=37, shift=(0, -.05)):
        """A level camera; `turn` in degrees to the left."""
        angle = math.radians(turn)
        level_camera(eye, (-math.sin(angle), math.cos(angle), 0), lens, shift)

    def told_spots(self):
        """Where each model stands in the picture, as shares from the left and from the top."""
        bpy.context.view_layer.update()
        scene = bpy.context.scene
        found = []
        for model_id, point in self.spots:
            place = world_to_camera_view(scene, scene.camera, Vector(point))
            if .02 < place.x < .98 and .02 < place.y < .98:
                found.append({'model': model_id, 'x': round(place.x, 3), 'y': round(1 - place.y, 3)})
        return found
