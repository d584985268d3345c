"""Runs inside Blender: does the jobs of a plan one after another and reports each on a line of its own."""
import json
import sys
import time
import traceback
from pathlib import Path

STUDIO = Path(__file__).resolve().parent
sys.path.insert(0, str(STUDIO))

from stage.jobs import JOBS

REPORT = '@@'


def main(plan_file):
    plan = json.loads(Path(plan_file).read_text())
    for number, job in enumerate(plan['jobs']):
        if plan.get('until') and time.time() > plan['until']:
            return
        start = time.time()
        try:
            JOBS[job['do']](job)
            report(number, start)
        except Exception:
            report(number, start, traceback.format_exc())


def report(number, start, error=None):
    print(REPORT + json.dumps({'job': number, 'seconds': round(time.time() - start, 1), 'error': error}), flush=True)


main(sys.argv[sys.argv.index('--') + 1])
