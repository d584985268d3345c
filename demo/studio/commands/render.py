"""The long run: every picture of every model, resumable after each of them."""
from commands.picture_jobs import picture_jobs, view_names
from files.blender import run_jobs
from files.keys import Keys, picture_key
from files.manifest import write_manifest
from files.models import read_models
from files.paths import LIBRARY, picture_file
from files.progress import Progress

SIZE = [1000, 800]
SAMPLES = 6


def render(options):
    """What is missing first (front views before others, kinds taking turns), then what is out of date."""
    keys, missing, stale = Keys(), [], []
    for model in read_models(options.only, options.kind):
        for view in options.view or view_names(model):
            finishes = [f for f in model['finishes'] if not options.finish or f in options.finish]
            old = [f for f in finishes if not keys.fresh(picture_file(model['id'], view, f), picture_key(model, view, f))]
            new = any(not picture_file(model['id'], view, f).exists() for f in old)
            jobs = picture_jobs(model, view, old, options.size or SIZE, options.samples or SAMPLES, lambda f: picture_file(model['id'], view, f))
            (missing if new else stale).extend(jobs)
    missing = kinds_in_turn(missing)
    jobs = missing if options.missing else missing + stale
    print(f'{len(missing)} lights to render, {len(stale)} out of date')
    if not jobs:
        write_manifest()
        return
    progress = Progress(len(jobs))

    def done(job, seconds):
        for finish in job['finishes']:
            keys.remember(picture_file(job['model']['id'], job['view'], finish), picture_key(job['model'], job['view'], finish))
        write_manifest()
        progress.step(job['name'], seconds)

    failures = run_jobs(jobs, done, options.until)
    print(f'{progress.done} done, {len(failures)} failed; pictures in {LIBRARY.name}/pictures')


def kinds_in_turn(jobs):
    """Fronts first; among them the kinds with the fewest pictured models, so that every kind is soon to be seen."""
    pictured, place = {}, {}
    for model in read_models():
        if any((LIBRARY / 'pictures' / model['id']).glob('front.*')):
            pictured[model['kind']] = pictured.get(model['kind'], 0) + 1
    for job in jobs:
        kind, name = job['model']['kind'], (job['model']['id'], job['view'])
        if name not in place:
            count = pictured[kind] = pictured.get(kind, 0) + 1
            place[name] = (job['view'] != 'front', count)
    return sorted(jobs, key=lambda job: place[job['model']['id'], job['view']])
