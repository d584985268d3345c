"""Vases, alone or with dry stems."""
from math import cos, pi, sin

from parts.lathe import lathe, shell
from parts.profile import rounded
from parts.props import twigs
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 20, 'depth': 20, 'height': 30,
    'form': 'belly',  # belly, bottle, cylinder (ribbed), amphora (two ears), ring, or drop
    'stems': False,
}

VIEWS = {
    'front': View(azimuth=-20, elevation=8, lens=85, fill_width=.46, fill_height=.66),
    'side': View(azimuth=-62, elevation=16, lens=85, fill_width=.46, fill_height=.66),
}

# (share of the radius, share of the height)
OUTLINES = {
    'belly': [(.5, 0), (.62, .03), (.94, .26), (1, .42), (.86, .62), (.52, .8), (.36, .9), (.42, 1)],
    'bottle': [(.62, 0), (.8, .03), (1, .16), (.98, .3), (.7, .46), (.34, .58), (.24, .72), (.24, .92), (.32, 1)],
    'cylinder': [(.86, 0), (.94, .02), (1, .2), (.96, .5), (.9, .8), (.94, 1)],
    'amphora': [(.34, 0), (.42, .03), (.7, .2), (1, .5), (.9, .68), (.5, .82), (.36, .9), (.5, 1)],
    'drop': [(.7, 0), (.92, .05), (1, .2), (.9, .4), (.6, .62), (.34, .8), (.2, .94), (.22, 1)],
}


def build(bench, p):
    width, height = p.metres('width', 'height')
    tall = height * .56 if p['stems'] else height
    if p['form'] == 'ring':
        ring(bench, width, tall)
    else:
        profile = rounded([(r * width / 2, z * tall) for r, z in OUTLINES[p['form']]], 5)
        if p['form'] == 'cylinder':
            profile = [(r * (1 + .014 * sin(z / tall * 60)), z) for r, z in rounded(profile, 3)]
        shell(bench, profile, .004, around=96, sharp=50, name='vase')
        if p['form'] == 'amphora':
            ears(bench, width, tall)
    if p['stems']:
        twigs(bench, (0, 0, tall), 11, height - tall)


def ears(bench, width, tall):
    for side in (-1, 1):
        line = [(side * width / 2 * r, 0, tall * z) for r, z in ((.42, .93), (.72, .97), (.98, .88), (.96, .74), (.84, .66))]
        tube(bench, line, width * .035, smooth=True, fineness=4, name='ear')


def ring(bench, width, tall):
    """A hoop with a short neck: a sculpture that holds one stem."""
    reach, thick = width * .36, width * .13
    hoop = [(reach * cos(2 * pi * i / 72), 0, thick + reach + .006 + reach * sin(2 * pi * i / 72)) for i in range(72)]
    tube(bench, hoop, thick, closed=True, fineness=16, name='ring')
    lathe(bench, [(thick * 1.1, 0), (thick * 1.05, .012), (thick * .7, .03)], around=64, name='foot')
    top = 2 * reach + 1.6 * thick
    shell(bench, rounded([(thick * .8, top), (thick * .5, top + (tall - top) * .5), (thick * .7, tall)], 5), .004, around=64, name='neck')
