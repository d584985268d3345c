"""Small quick pictures of models on one contact sheet: what one looks at while building them."""
import os
from pathlib import Path

import cv2

from commands.picture_jobs import picture_jobs, view_names
from picture.contact_sheet import contact_sheet
from files.blender import run_jobs
from files.models import read_models
from files.paths import CACHE
from files.progress import Progress
from files.lock import LOCK_HELD, hold_lock


def preview(options):
    """Writes .cache/preview/sheet.png (or --out); single pictures lie beside it."""
    size, samples = options.size or [400, 320], options.samples or 6
    folder = CACHE / 'preview'
    sheet = Path(options.out) if options.out else folder / 'sheet.png'
    jobs, cells = [], []
    for model in read_models(options.only, options.kind)[:options.limit]:
        finishes = options.finish or (model['finishes'] if options.all_finishes else model['finishes'][:1])
        for view in options.view or ['front']:
            if view == 'all':
                raise SystemExit(f'views of {model["id"]}: {", ".join(view_names(model))}')
            files = {finish: folder / f'{model["id"]}.{view}.{finish}.png' for finish in finishes}
            jobs += picture_jobs(model, view, finishes, size, samples, files.get)
            cells += [(f'{model["id"]} {view} {finish}', file) for finish, file in files.items()]
    for _, file in cells:
        file.unlink(missing_ok=True)
    progress = Progress(len(jobs))
    with hold_lock(CACHE):
        os.environ[LOCK_HELD] = 'yes'
        run_jobs(jobs, lambda job, seconds: progress.step(job['name'], seconds), options.until)
    columns = min(len(cells), max(1, 1600 // size[0]))
    contact_sheet([(name, cv2.imread(str(file)) if file.exists() else None) for name, file in cells], columns, size, sheet)
    print(f'{sheet}  ({len(cells)} pictures)')
