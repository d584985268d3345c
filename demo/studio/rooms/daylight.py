"""Afternoon light: the sun through the window, a soft sky, a little from behind the camera."""
import math

import bpy
from mathutils import Vector

from parts.board import board
from stage.scene import area_light, sky


def daylight(room, sun=5, window=130, soft=95, fill=.55, direction=(1, .3, -.46)):
    """Warm sun, cool window, and a sky that the camera sees but that lights nothing by itself."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(2.2), (1, .9, .76)
    holder = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(holder)
    holder.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    x, y = room.left, room.back
    area_light('window', (x - .4, y - 1.3, 1.5), (x + 2.4, y - 1.5, .9), 1.5, window, (.9, .95, 1), 1.7)
    area_light('soft', (x + room.width * .82, y - room.depth - 2.1, 3), (x + room.width / 2, y - 1.2, .8), 3.4, soft, (1, .985, .96))
    sky((1, .98, .95), fill)
    outside = board(room.bench, (.02, 24, 12), (x - 2.5, y + 3, 2), '#000000', bevel=0, name='sky')
    material = bpy.data.materials.new('outside')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (0, 0, 0, 1)
    shader.inputs['Emission'].default_value = (.86, .92, .97, 1)
    shader.inputs['Emission Strength'].default_value = 1.6
    outside.data.materials[0] = material
    outside.visible_diffuse = outside.visible_shadow = outside.visible_glossy = False
