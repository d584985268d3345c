"""Cloth, leather, rug and stone in neutral tones: the colour is a tint of the material.

The albedo is stored divided by `HEADROOM`, so that threads brighter than the tint fit in."""
import numpy as np

from materials.finish import HEADROOM
from materials.noise import layered_noise, smooth_noise
from materials.texture_files import write_texture

SIDE = 1024
SHAPE = (SIDE, SIDE)


def write_fabric(folder, name):
    """One texture by its name."""
    rng = np.random.default_rng(sum(map(ord, name)))
    albedo, height, strength = FABRICS[name](rng)
    neutral = np.repeat((np.clip(albedo, .3, HEADROOM) / HEADROOM)[..., None], 3, 2)
    write_texture(folder, name, neutral, height, np.full(SHAPE, .9), strength)


def grid():
    down, across = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    return down, across


def weave(rng, threads=160, depth=.34, strength=2.2):
    down, across = grid()
    drift_x = layered_noise(SHAPE, (3, 60), rng, 2) * .1
    drift_y = layered_noise(SHAPE, (60, 3), rng, 2) * .1
    warp, weft = across * threads + drift_y, down * threads + drift_x
    over = (np.floor(warp) + np.floor(weft)) % 2 > 0
    ridge_x, ridge_y = np.abs(np.sin(np.pi * warp)), np.abs(np.sin(np.pi * weft))
    height = np.where(over, ridge_x ** .6 * .9 + .1 * ridge_y, ridge_y ** .6 * .9 + .1 * ridge_x)
    thread = np.where(over, smooth_noise(SHAPE, (40, 1.2), rng), smooth_noise(SHAPE, (1.2, 40), rng))
    melange = 1 + .1 * thread + .05 * layered_noise(SHAPE, (8, 8), rng, 3)
    return melange * (1.06 - depth + depth * height), height, strength


def sheet(rng):
    albedo, height, _ = weave(rng, threads=256, depth=.1, strength=1)
    return 1 + (albedo - albedo.mean()) * .5, height, .6


def boucle(rng):
    loops = layered_noise(SHAPE, (7, 7), rng, 2)
    curl = layered_noise(SHAPE, (2.2, 2.2), rng, 2)
    height = np.abs(loops) * .55 + np.clip(curl, -1, 2) * .18
    height = (height - height.min()) / (height.max() - height.min())
    return .9 + .2 * height + .02 * curl, height, 11


def velvet(rng):
    nap = layered_noise(SHAPE, (40, 26), rng, 3)
    pile = smooth_noise(SHAPE, (1.2, 1), rng)
    return 1 + .025 * nap + .025 * pile, .02 * pile + .05 * nap, 1.5


def rug(rng):
    down, _ = grid()
    rows = np.sin(100 * np.pi * (down + layered_noise(SHAPE, (4, 50), rng, 2) * .0024))
    tufts = layered_noise(SHAPE, (2.5, 6), rng, 3)
    return 1 + .12 * tufts + .06 * rows, rows * .3 + tufts * .25, 5


def leather(rng):
    cells = np.abs(layered_noise(SHAPE, (5, 5), rng, 2))
    patina = layered_noise(SHAPE, (90, 90), rng, 3)
    height = np.minimum(cells, .7)
    return .94 + .1 * height + .05 * patina, height, 5


def stone(rng):
    cloud = layered_noise(SHAPE, (90, 130), rng, 4)
    vein = np.exp(-(layered_noise(SHAPE, (80, 150), rng, 4) / .035) ** 2)
    return 1 + .05 * cloud - .22 * vein, cloud * 0, 0


FABRICS = {f.__name__: f for f in (weave, sheet, boucle, velvet, rug, leather, stone)}
