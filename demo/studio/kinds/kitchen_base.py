"""Single base units of a kitchen."""
from parts.kitchen_goods import hob, sink, tap
from parts.kitchen_run import look_of
from parts.kitchen_unit import BASE_DEPTH, DESK, TOP, base_unit, worktop
from stage.view import View

DEFAULTS = {
    'width': 60, 'depth': 60, 'height': 90,
    'unit': 'd',  # d, D, 2, 3, 4, o, s, n: see parts/kitchen_unit.py
    'door': 'plain', 'handle': 'edge', 'metal': 'black-metal', 'front': 'main', 'case': 'main', 'worktop': 'oak', 'basin': 'rubber',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=9, lens=80, fill_width=.6, fill_height=.74),
    'detail': View(azimuth=-24, elevation=14, lens=80, focus=(.5, 0, .82), span=.6),
    'side': None,
}


def build(bench, p):
    width, depth = p.metres('width', 'depth')
    with bench.at((-width / 2, depth / 2, 0)):
        base_unit(bench, p['unit'], 0, width, look_of({**p.values, "upper": ""}), p['case'])
        worktop(bench, -.01, width + .02, p['worktop'])
        if p['unit'] == 's':
            sink(bench, (width / 2, -.3, DESK + TOP), min(.5, width - .1), .42, p['basin'])
            tap(bench, (width / 2, -.07, DESK + TOP), p['metal'])
        elif p['unit'] == 'o':
            hob(bench, (width / 2, -BASE_DEPTH / 2 - .03, DESK + TOP), width - .03)
