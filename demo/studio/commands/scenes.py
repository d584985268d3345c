"""Room scenes."""
from files.blender import run_jobs
from files.manifest import write_manifest
from files.paths import CACHE, SCENES, STUDIO
from files.progress import Progress


def render_scenes(options):
    """Scenes of rooms/scenes that are not rendered yet; --size sets the width only (a preview goes to the cache)."""
    names = sorted(file.stem.replace('_', '-') for file in (STUDIO / 'rooms' / 'scenes').glob('*.py'))
    folder = CACHE / 'preview' if options.size else SCENES
    jobs = []
    for name in options.only or names:
        out = folder / f'{name}.{"png" if options.size else "webp"}'
        if options.size or options.only or not out.exists():
            jobs.append({'do': 'scene', 'name': name, 'scene': name, 'width': options.size[0] if options.size else None,
                         'samples': options.samples, 'out': str(out)})
    progress = Progress(len(jobs))
    run_jobs(jobs, lambda job, seconds: progress.step(job['name'], seconds), options.until)
    write_manifest()
