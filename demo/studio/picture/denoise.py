"""Denoises light, never colour, so that grain and weave stay sharp."""
import ctypes
import hashlib
import subprocess
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np

SOURCE = Path(__file__).with_name('denoise.c')
FLAGS = ('-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC')


@lru_cache
def library(cache):
    """The compiled filter; compiled when its source has changed."""
    stamp = hashlib.sha1(SOURCE.read_bytes()).hexdigest()[:10]
    built = Path(cache) / f'denoise-{stamp}.so'
    if not built.exists():
        built.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(['gcc', *FLAGS, str(SOURCE), '-o', str(built), '-lm'], check=True)
    return ctypes.CDLL(str(built))


def denoise(light, guides, cache, rounds, by_normal, by_luminance=4):
    """`guides` are normal, depth and albedo of the same size."""
    light = np.ascontiguousarray(without_fireflies(light), np.float32)
    height, width = light.shape[:2]
    pointers = [a.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for a in (light, *guides)]
    strengths = [ctypes.c_float(v) for v in (by_luminance, by_normal, .3)]
    library(cache).denoise(*pointers, width, height, rounds, *strengths)
    return light


def without_fireflies(light):
    """Pixels three times as bright as their neighbourhood take its median."""
    median = cv2.medianBlur(np.ascontiguousarray(light), 3)
    wild = light.max(-1) > 3 * median.max(-1) + .05
    light = light.copy()
    light[wild] = median[wild]
    return light
