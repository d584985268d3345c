"""The library's pictures on sheets, to look through."""
from pathlib import Path

import cv2

from picture.contact_sheet import contact_sheet
from files.manifest import pictures
from files.models import read_models
from files.paths import CACHE, LIBRARY

ON_A_SHEET = 40


def sheet_of_library(options):
    """Writes .cache/sheets/sheet-<n>.png, or numbered sheets beside --out."""
    wanted = {model['id'] for model in read_models(options.only, options.kind)}
    found = [p for p in pictures() if p['model'] in wanted]
    found = [p for p in found if not options.view or p['view'] in options.view]
    found = [p for p in found if not options.finish or p['finish'] in options.finish]
    cell = options.size or [300, 240]
    for number, start in enumerate(range(0, len(found), ON_A_SHEET)):
        some = found[start:start + ON_A_SHEET]
        first = Path(options.out) if options.out else CACHE / 'sheets' / 'sheet.png'
        sheet = first.with_stem(f'{first.stem}-{number:02d}')
        contact_sheet([(f'{p["model"]} {p["view"]} {p["finish"]}', cv2.imread(str(LIBRARY / p['file']))) for p in some], 6, cell, sheet)
        print(sheet)
