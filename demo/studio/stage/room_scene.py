"""A picture of a room."""
import importlib
import json
import tempfile
from pathlib import Path

import bpy

from materials.palette import Palette
from materials.texture_cache import texture_folder
from picture.light_passes import LightPasses
from picture.save import save_picture
from picture.tone import finished, tone_mapped
from files.paths import CACHE, LIBRARY
from files.lock import hold_lock
from files.atomic_write import write_atomically
from stage.passes import render_passes, set_up_cycles, write_passes
from stage.scene import empty_scene

EXPOSURE, SAMPLES = 1.15, 14
STRIP = 500_000


def room_scene(job):
    """`job`: scene, out, and for a preview width and samples. Beside the picture lies what the manifest tells of it."""
    module = importlib.import_module(f'rooms.scenes.{job["scene"].replace("-", "_")}')
    width, height = module.SIZE
    scale = (job.get('width') or width) / width
    size = [round(width * scale), round(height * scale)]
    empty_scene()
    room = module.build(Palette(texture_folder(CACHE)))
    set_up_cycles(job.get('samples') or SAMPLES, size, bounces=4)
    out = Path(job['out'])
    with tempfile.TemporaryDirectory() as folder:
        render_strips(folder, max(1, round(size[0] * size[1] / STRIP)))
        light = LightPasses(Path(folder), CACHE, by_luminance=6, rounds=7).coloured()
    save_picture(finished(tone_mapped(light, EXPOSURE, saturation=.93)), out)
    if out.suffix == '.webp':
        description = {'scene': job['scene'], 'file': str(out.relative_to(LIBRARY)), 'width': size[0], 'height': size[1],
                'models': sorted(room.shown),
                'finishes': {model: sorted(worn) for model, worn in sorted(room.shown.items())}, 'spots': room.told_spots()}
        write_atomically(out.with_suffix('.json'), json.dumps(description, indent=1) + '\n')


def render_strips(folder, count):
    """Renders in strips of about `STRIP` pixels, so that a wide picture does not keep others from their turn."""
    render = bpy.context.scene.render
    render.use_border, render.use_crop_to_border = count > 1, False
    for i in range(count):
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = i / count, (i + 1) / count, 0, 1
        write_passes(Path(folder) / str(i))
        with hold_lock(CACHE):
            render_passes()
