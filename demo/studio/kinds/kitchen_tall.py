"""Single tall units of a kitchen: for ovens, fridges and stores."""
from parts.kitchen_run import look_of
from parts.kitchen_unit import tall_unit
from stage.view import View

DEFAULTS = {
    'width': 60, 'depth': 58, 'height': 220,
    'unit': 'o',  # o (oven), m (oven and microwave), f (fridge), p (pantry)
    'door': 'plain', 'handle': 'edge', 'metal': 'black-metal', 'front': 'main', 'case': 'main',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=1.5, fill_height=.84),
    'detail': View(azimuth=-26, elevation=4, focus=(.5, 0, .5), span=.8),
    'side': None,
}


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    with bench.at((-width / 2, depth / 2, 0)):
        tall_unit(bench, p['unit'], 0, width, height, look_of({**p.values, "upper": ""}), p['case'])
