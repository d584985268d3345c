"""The scene and what stands in it."""
import bpy
import numpy as np
from mathutils import Vector


def empty_scene():
    """A fresh Blender with nothing in it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def bounds(parts):
    """The corners of the box round some parts, in metres."""
    points = vertices(parts)
    return points.min(0), points.max(0)


def vertices(parts):
    """All points of some parts as they stand in the world."""
    bpy.context.view_layer.update()
    found = []
    for part in parts:
        points = np.empty(len(part.data.vertices) * 3, np.float32)
        part.data.vertices.foreach_get('co', points)
        world = np.array(part.matrix_world)
        found.append(points.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
    return np.concatenate(found)


def area_light(name, at, target, size, power, colour=(1, 1, 1), size_y=None):
    """A soft box that the camera does not see."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', size, size_y or size
    light.energy, light.color = power, colour
    holder = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(holder)
    holder.location = at
    holder.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    holder.visible_camera = False
    return holder


def sky(colour, strength):
    """Even light from all sides."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength
