"""Runs jobs in Blender, in the background at low priority."""
import json
import os
import shutil
import subprocess
import time

from files.paths import CACHE, STUDIO

REPORT = '@@'
BATCH = 40
NICE = 15


def run_jobs(jobs, on_done, until=None):
    """Calls `on_done(job, seconds)` after each; a failed job is reported and left for the next run. Returns the failures."""
    if not shutil.which('blender'):
        raise SystemExit('Blender is missing: see demo/studio/README.md for the packages')
    failures = []
    for start in range(0, len(jobs), BATCH):
        if until and time.time() > until:
            break
        run_batch(jobs[start:start + BATCH], on_done, until, failures)
    return failures


def run_batch(jobs, on_done, until, failures):
    """One Blender process for some jobs: many models, one start."""
    CACHE.mkdir(parents=True, exist_ok=True)
    plan = CACHE / f'plan-{os.getpid()}.json'
    plan.write_text(json.dumps({'jobs': jobs, 'until': until}))
    command = ['nice', '-n', str(max(0, NICE - os.nice(0))), 'blender', '-b', '--factory-startup', '-P', str(STUDIO / 'worker.py'), '--', str(plan)]
    output = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        for line in process.stdout:
            if not line.startswith(REPORT):
                output.append(line)
                continue
            report = json.loads(line[len(REPORT):])
            job = jobs[report['job']]
            if report['error']:
                failures.append(job)
                print(f'\n{job["name"]} failed:\n{report["error"]}')
            else:
                on_done(job, report['seconds'])
    plan.unlink()
    if process.returncode:
        print(''.join(output[-20:]))
        raise SystemExit(f'Blender ended with {process.returncode}')
