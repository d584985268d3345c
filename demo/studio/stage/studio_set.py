"""The studio: an infinity cove and four lights, in the camera's frame, so that every view has the same backdrop.

The set grows with the model (scale = largest dimension / 2 m) and its power with the square of that."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials.finish import linear
from stage.scene import area_light, sky

COVE = '#e2dfda'

# name, place, aim, size, height, power, colour: with the camera on −Y, at scale 1
LIGHTS = (
    ('key', (2.3, -2.3, 2.9), (0, 0, .4), 1.5, None, 122, (1, .982, .955)),
    ('fill', (-3.6, -1.7, 1.5), (0, 0, .5), 2.4, None, 26, (.95, .975, 1)),
    ('top', (-.5, 1, 3.4), (0, .1, .3), 2.8, 1.4, 64, (1, .99, .98)),
    ('backdrop', (0, 1.4, 4.6), (0, 4, 1.2), 7, 1.2, 120, (1, .99, .975)),
)


def studio_set(extent, azimuth):
    """Builds cove and lights for a model whose largest dimension is `extent` metres."""
    scale = max(.2, min(1.4, extent / 2))
    turn = Matrix.Rotation(math.radians(azimuth), 3, 'Z')
    cove(scale, azimuth)
    for name, at, target, size, height, power, colour in LIGHTS:
        place, aim = (turn @ _vector(point, scale) for point in (at, target))
        area_light(name, place, aim, size * scale, power * scale ** 2, colour, height and height * scale)
    sky((1, .99, .98), .24)


def reflection():
    """What mirrors and bare metal see of the studio: bright walls that fade upwards, instead of an empty grey."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    place, split, shade, walls, path, mix = (nodes.new(f'ShaderNode{name}') for name in ('TexCoord', 'SeparateXYZ', 'ValToRGB', 'Background', 'LightPath', 'MixShader'))
    links.new(place.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], shade.inputs[0])
    low, high = shade.color_ramp.elements
    low.color, high.color, high.position = (.84, .81, .77, 1), (.42, .42, .42, 1), .8
    links.new(shade.outputs[0], walls.inputs[0])
    links.new(path.outputs['Is Glossy Ray'], mix.inputs[0])
    links.new(nodes['Background'].outputs[0], mix.inputs[1])
    links.new(walls.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['World Output'].inputs[0])


def cove(scale, azimuth):
    """Floor, a quarter of a circle, wall: one smooth strip."""
    back, radius, width, height, front = (v * scale for v in (2.4, 1.6, 18, 8, 10))
    arc = [(back + radius * math.sin(a), radius - radius * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)]
    line = [(-front, 0), *arc, (back + radius, height)]
    mesh = bpy.data.meshes.new('cove')
    points = [(side * width / 2, y, z) for side in (-1, 1) for y, z in line]
    count = len(line)
    mesh.from_pydata(points, [], [(i, count + i, count + i + 1, i + 1) for i in range(count - 1)])
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    material = bpy.data.materials.new('cove')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*linear(COVE), 1)
    shader.inputs['Roughness'].default_value = .9
    shader.inputs['Specular'].default_value = .15
    mesh.materials.append(material)
    strip = bpy.data.objects.new('cove', mesh)
    strip.rotation_euler = (0, 0, math.radians(azimuth))
    bpy.context.collection.objects.link(strip)


def _vector(point, scale):
    return Vector(point) * scale
