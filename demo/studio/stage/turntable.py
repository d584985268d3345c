"""Pictures of a model turning once round."""
import tempfile
from dataclasses import replace
from pathlib import Path

import bpy
import numpy as np

from kinds.kind import views
from picture.light_passes import LightPasses
from files.paths import CACHE
from files.lock import hold_lock
from stage.camera import frame_model
from stage.passes import render_passes, set_up_cycles, write_passes
from stage.photograph import develop
from stage.scene import vertices
from stage.set_up import set_up
from stage.studio_set import studio_set

FRAMES = 36


def turntable(job):
    """`job`: model, finish, size, samples, out (a folder). Frames that are there already are kept."""
    folder = Path(job['out'])
    bench = set_up(job['model'], job['finish'])
    points = vertices(bench.parts)
    drum = drum_round(points)
    front = views(job['model'])['front']
    for frame in range(FRAMES):
        out = folder / f'{frame:02d}.webp'
        if out.exists():
            continue
        clear_set(bench.parts)
        view = replace(front, azimuth=front.azimuth + frame * 360 / FRAMES, focus=None, fill_width=.86)
        studio_set(float(np.ptp(points, axis=0).max()), view.azimuth)
        frame_model(drum, view, job['size'])
        set_up_cycles(job['samples'], job['size'])
        with tempfile.TemporaryDirectory() as passes:
            write_passes(passes)
            with hold_lock(CACHE):
                render_passes()
            develop(LightPasses(Path(passes), CACHE).coloured(), out)


def drum_round(points):
    """A cylinder round the model, so that all frames are taken from the same distance."""
    low, high = points.min(0), points.max(0)
    centre = (low + high) / 2
    radius = np.linalg.norm(points[:, :2] - centre[:2], axis=1).max()
    angles = np.linspace(0, 2 * np.pi, 48, endpoint=False)
    ring = np.stack([np.cos(angles), np.sin(angles)], 1) * radius + centre[:2]
    return np.concatenate([np.column_stack([ring, np.full(len(ring), z)]) for z in (low[2], high[2])])


def clear_set(parts):
    """Takes away cove, lights and camera, and leaves the model."""
    kept = {part.name for part in parts}
    for thing in list(bpy.data.objects):
        if thing.name not in kept:
            bpy.data.objects.remove(thing)
