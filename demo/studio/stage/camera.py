"""The camera: level, so that what is upright stays upright; composed by shifting the lens."""
import math

import bpy
import numpy as np
from mathutils import Vector


def frame_model(points, view, resolution):
    """Places the camera so that the points fill the picture as the view wants."""
    low, high = points.min(0), points.max(0)
    if view.focus:
        centre = low + (high - low) * np.array(view.focus)
        half = view.span / 2
        points = centre + np.array([[x, y, z] for x in (-half, half) for y in (-.05, .05) for z in (-half * .8, half * .8)])
        fill_width, fill_height = 1, 1
    else:
        centre, fill_width, fill_height = (low + high) / 2, view.fill_width, view.fill_height
    azimuth, rise = math.radians(view.azimuth), math.tan(math.radians(view.elevation))
    aspect, focal = resolution[1] / resolution[0], view.lens / 36
    forward = np.array([-math.sin(azimuth), math.cos(azimuth), 0])
    right = np.array([math.cos(azimuth), math.sin(azimuth), 0])
    distance = 3.
    for _ in range(40):
        eye = centre - forward * distance + np.array([0, 0, rise * distance])
        seen = points - eye
        deep = np.maximum(seen @ forward, .05)
        across, up = seen @ right / deep * focal, seen[:, 2] / deep * focal
        ratio = max(np.ptp(across) / fill_width, np.ptp(up) / (fill_height * aspect))
        distance *= ratio ** .9
        if abs(ratio - 1) < .002:
            break
    shift = (across.max() + across.min()) / 2, (up.max() + up.min()) / 2 - (0 if view.focus else view.drop)
    return level_camera(eye, forward, view.lens, shift)


def level_camera(eye, forward, lens, shift=(0, 0)):
    """A camera at `eye` looking along the horizontal `forward`."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, 36, 100
    data.shift_x, data.shift_y = shift
    camera = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(camera)
    camera.location = tuple(eye)
    camera.rotation_euler = Vector(forward).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = camera
    return camera
