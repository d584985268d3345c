"""3D models and dimension drawings."""
import json

from files.blender import run_jobs
from files.keys import Keys, shape_key
from files.manifest import write_manifest
from files.models import read_models
from files.paths import CACHE, DRAWINGS, GLB
from files.progress import Progress
from files.atomic_write import write_atomically

SIZES = DRAWINGS / 'sizes.json'


def export_models(options):
    """A GLB for every model in its first finish."""
    export(options, 'glb', lambda model: GLB / f'{model["id"]}.glb')


def export_drawings(options):
    """An SVG with the measures for every model."""
    export(options, 'svg', lambda model: DRAWINGS / f'{model["id"]}.svg')


def export(options, what, file_of):
    keys, jobs = Keys(), []
    for model in read_models(options.only, options.kind):
        if not keys.fresh(file_of(model), shape_key(model)):
            jobs.append({'do': 'model', 'name': f'{model["id"]} {what}', 'model': model, 'finish': model['finishes'][0],
                         what: str(file_of(model)), 'size': str(CACHE / 'sizes' / f'{model["id"]}.json')})
    progress = Progress(len(jobs))

    def done(job, seconds):
        model = job['model']
        keys.remember(file_of(model), shape_key(model))
        sizes = json.loads(SIZES.read_text()) if SIZES.exists() else {}
        with open(job['size']) as sizes_file:
            sizes[model['id']] = json.load(sizes_file)
        write_atomically(SIZES, json.dumps(sizes, indent=0, sort_keys=True) + '\n')
        write_manifest()
        progress.step(job['name'], seconds)

    run_jobs(jobs, done, options.until)
