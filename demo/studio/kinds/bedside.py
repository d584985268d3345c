"""Bedside tables."""
from parts.low_case import low_case
from stage.view import View

DEFAULTS = {
    'width': 48, 'depth': 40, 'height': 50, 'legHeight': 16, 'columns': '2', 'shares': '', 'stack': False,
    'door': 'plain', 'case': 'main', 'front': 'main', 'top': '', 'handle': 'bar', 'metal': 'black-metal', 'legs': 'tapered', 'legMaterial': 'main',
}

VIEWS = {
    'front': View(azimuth=-30, elevation=12, lens=80, fill_width=.56),
    'side': View(azimuth=-62, elevation=10, lens=80, fill_width=.56),
    'detail': None,
}


def build(bench, p):
    low_case(bench, p)
