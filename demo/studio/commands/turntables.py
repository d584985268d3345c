"""36 frames round the models that ask for it."""
from files.blender import run_jobs
from files.manifest import write_manifest
from files.models import read_models
from files.paths import TURNTABLES
from files.progress import Progress

SIZE, SAMPLES = [800, 640], 6


def render_turntables(options):
    """Models with `"turntable": true`, or those named by --only."""
    jobs = []
    for model in read_models(options.only, options.kind):
        out = TURNTABLES / model['id']
        if (model.get('turntable') or options.only) and len(list(out.glob('[!.]*.webp'))) < 36:
            jobs.append({'do': 'turntable', 'name': f'{model["id"]} turntable', 'model': model, 'finish': model['finishes'][0],
                         'size': options.size or SIZE, 'samples': options.samples or SAMPLES, 'out': str(out)})
    progress = Progress(len(jobs))
    run_jobs(jobs, lambda job, seconds: progress.step(job['name'], seconds), options.until)
    write_manifest()
