"""A picture of one model from one side, in all finishes that share a light."""
import tempfile
from pathlib import Path

import numpy as np

from kinds.kind import views
from materials.finish import accent_of, finish_of, light_group
from picture.light_passes import LightPasses
from picture.save import save_picture
from picture.tone import calmer, finished, on_sand, tone_mapped
from files.paths import CACHE
from files.lock import hold_lock
from stage.camera import frame_model
from stage.passes import render_passes, set_up_cycles, write_passes
from stage.scene import vertices
from stage.set_up import set_up
from stage.studio_set import reflection, studio_set


def photograph(job):
    """`job`: model, view, finishes, size, samples, and for each finish the file to write (`out`)."""
    model, finishes = job['model'], job['finishes']
    view = views(model)[job['view']]
    bench = set_up(model, finishes[0])
    points = vertices(bench.parts)
    studio_set(float(np.ptp(points, axis=0).max()), view.azimuth)
    if shines(bench):
        reflection()
    frame_model(points, view, job['size'])
    set_up_cycles(job['samples'], job['size'])
    coloured = light_group(finishes[0]) != finishes[0]
    if coloured:
        make_neutral(bench, finishes, model.get('accent'))
    with tempfile.TemporaryDirectory() as folder:
        write_passes(folder, ['mask', *(f'colour-{f}' for f in finishes)] if coloured else [])
        with hold_lock(CACHE):
            render_passes()
        light = LightPasses(Path(folder), CACHE)
        for finish, out in zip(finishes, job['out']):
            develop(light.coloured(finish if coloured else None), Path(out), whole=not view.focus)


def shines(bench):
    """Whether anything on the bench is a mirror or bare metal."""
    return any(finish_of(code).get('metallic') for code, _ in bench.palette.made)


def make_neutral(bench, finishes, accent):
    """Gives the parts with a role the neutral surface, so that the light can be coloured afterwards."""
    own = {'main': {f: f for f in finishes}, 'accent': {f: accent or accent_of(f) for f in finishes}}
    for part in bench.parts:
        role = part['role']
        if role:
            part.data.materials[0] = bench.palette.neutral(bench.code_of(role), role, own[role])


def develop(light, out, whole=True):
    """Tone, ground, sharpness."""
    picture = on_sand(tone_mapped(light), whole)
    save_picture(finished(calmer(picture, .16)), out)
