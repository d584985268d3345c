"""Single wall units of a kitchen."""
from parts.kitchen_run import look_of
from parts.kitchen_unit import wall_unit
from parts.lathe import shell
from parts.props import bowl, vase
from stage.view import View

DEFAULTS = {
    'width': 60, 'depth': 36, 'height': 72,
    'unit': 'D',  # d, D, g (glazed), n (open), f (flaps): see parts/kitchen_unit.py
    'door': 'plain', 'handle': 'edge', 'metal': 'black-metal', 'front': 'main', 'case': 'main',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=4, lens=80, fill_width=.6, fill_height=.7),
    'side': View(azimuth=-58, elevation=3, lens=80, fill_width=.6, fill_height=.7),
}


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    with bench.at((-width / 2, depth / 2, 0)):
        wall_unit(bench, p['unit'], 0, width, 0, height, look_of({**p.values, 'upper': p['front']}, True), p['case'], depth - .022)
        if p['unit'] in 'gn':
            dress(bench, width, height)


def dress(bench, width, height):
    shelf = height * (.34 if height > .8 else .5) + .01
    for i in range(3):
        shell(bench, [(.03, 0), (.085, .012), (.11, .03)], .004, 'ceramic-white', at=(width * .32, -.17, .018 + .012 * i), around=40, name='plate')
    bowl(bench, (width * .72, -.16, .018), .7, 'ceramic-terracotta')
    vase(bench, (width * .3, -.17, shelf), .8, 'ceramic', 2)
    for i in range(3):
        shell(bench, [(.03, 0), (.036, .04), (.038, .09)], .003, 'ceramic-white', at=(width * .56 + i * .085, -.18, shelf), around=32, name='cup')
