"""Curtains: a pair on a rod, with or without a sheer behind."""
from parts.cloth import curtain
from parts.lathe import lathe
from parts.tube import tube
from stage.view import View

DEFAULTS = {
    'width': 200, 'height': 260,
    'form': 'pair',  # pair, single, sheer (thin, full width), or layered (a pair before a sheer)
    'rod': 'black-metal',
}

VIEWS = {
    'front': View(azimuth=-16, elevation=1.5, fill_width=.72, fill_height=.86),
    'detail': View(azimuth=-26, elevation=3, focus=(.2, .4, .82), span=.7),
    'side': None,
}


def build(bench, p):
    width, height = p.metres('width', 'height')
    rod(bench, width + .12, height + .03, p['rod'])
    if p['form'] == 'sheer':
        panel(bench, width, height, 0, 'main', 14, .035)
    elif p['form'] == 'single':
        panel(bench, width * .55, height, -width * .2, 'main', 8, .05)
    else:
        for side in (-1, 1):
            panel(bench, width * .36, height, side * width * .31, 'main', 6, .055)
        if p['form'] == 'layered':
            with bench.at((0, .07, 0)):
                panel(bench, width, height, 0, 'sheer', 13, .03)


def panel(bench, width, height, x, material, folds, depth):
    curtain(bench, width, height, (x, 0, 0), material, folds, depth)


def rod(bench, width, height, material):
    tube(bench, [(-width / 2, 0, height), (width / 2, 0, height)], .012, material, name='rod')
    for side in (-1, 1):
        lathe(bench, [(.012, 0), (.022, .01), (.026, .028), (.018, .045), (0, .05)], material, at=(side * width / 2, 0, height), turn=(0, side * 90, 0), around=24, name='finial')
        tube(bench, [(side * (width / 2 - .06), 0, height), (side * (width / 2 - .06), .1, height)], .008, material, name='bracket')
