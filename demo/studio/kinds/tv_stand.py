"""TV stands."""
from parts.low_case import low_case
from stage.view import View

DEFAULTS = {
    'width': 180, 'depth': 42, 'height': 48, 'legHeight': 15, 'columns': 'dod', 'shares': '', 'stack': False,
    'door': 'plain', 'case': 'main', 'front': 'main', 'top': '', 'handle': 'bar', 'metal': 'black-metal', 'legs': 'tapered', 'legMaterial': 'main',
}

VIEWS = {
    'front': View(azimuth=-28, elevation=9, lens=75, fill_width=.82),
    'detail': View(azimuth=-24, elevation=12, lens=75, focus=(.26, 0, .6), span=.62),
    'side': None,
}


def build(bench, p):
    low_case(bench, p)
