"""Wood: a field of growth rings cut lengthwise, with fibres and pores."""
import numpy as np
from scipy.ndimage import gaussian_filter

from materials.finish import linear
from materials.noise import layered_noise, smooth_noise
from materials.texture_files import write_texture

SHAPE = (1024, 2048)

# colours from light to dark, then: ring contrast, pores, streaks, number of rings
WOODS = {
    'oak': (('#d9b88c', '#c39a69', '#a57a4c'), 1, .55, .55, .35, 9),
    'walnut': (('#8a6145', '#6a452e', '#43291b'), 2, .62, .5, .5, 8),
    'ash': (('#e2d0b2', '#d3bc98', '#bb9f78'), 5, .5, .4, .35, 9),
    'wenge': (('#5d4636', '#43322a', '#2b211c'), 7, .6, .6, .5, 14),
}


def write_wood(folder, name):
    """The grain runs along U; the picture covers 1.7 by 0.62 metres."""
    colours, seed, contrast, pore, streak, rings = WOODS[name]
    rng = np.random.default_rng(seed)
    late = late_wood(rng, rings)
    strength = np.clip(.65 + .35 * layered_noise(SHAPE, (60, 300), rng, 2), .15, 1.2)
    fibre = sum(smooth_noise(SHAPE, size, rng) * share for size, share in (((.7, 28), .6), ((1.6, 70), .5), ((5, 200), .5)))
    pores = np.clip((smooth_noise(SHAPE, (.55, 7), rng) - 1.75) / .9, 0, 1) * (.35 + .65 * (1 - late))
    clouds = layered_noise(SHAPE, (120, 500), rng, 2)
    tone = np.clip(.42 + contrast * (late * strength - .35) + streak * .13 * fibre + .1 * clouds, 0, 1)[..., None]
    light, middle, dark = (np.array(linear(c)) for c in colours)
    albedo = np.where(tone < .5, light + (middle - light) * tone * 2, middle + (dark - middle) * (tone * 2 - 1))
    albedo = albedo * (1 - .45 * pore * pores[..., None])
    height = -pores * 1.2 * pore - .25 * late + .12 * fibre
    rough = .46 + .015 * fibre + .12 * pores + .05 * late
    write_texture(folder, name, albedo, height, rough, .35)


def late_wood(rng, rings):
    """0 in early wood, rising slowly and falling at once at the end of a ring."""
    rows, columns = SHAPE
    down, across = np.mgrid[0:rows, 0:columns].astype(np.float32)
    down, across = down / rows, across / columns
    warp = layered_noise(SHAPE, (90, 620), rng, 2, .35) * .5 + smooth_noise(SHAPE, (9, 320), rng) * .05
    cathedral = np.sin(2 * np.pi * down) * 1.28 + np.cos(4 * np.pi * down + .7) * .48
    drift = np.cos(2 * np.pi * across + np.sin(2 * np.pi * down) * .8) * .24
    ring = (cathedral + warp + drift) * rings * .55
    place = ring - np.floor(ring)
    late = np.clip(place / .82, 0, 1) ** 2.2 * (1 - np.clip((place - .82) / .18, 0, 1))
    return gaussian_filter(late, (1, 2), mode='wrap')
