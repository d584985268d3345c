"""Sideboards and buffets."""
from parts.low_case import low_case
from stage.view import View

DEFAULTS = {
    'width': 160, 'depth': 42, 'height': 74, 'legHeight': 15, 'columns': 'ddd', 'shares': '', 'stack': False,
    'door': 'plain', 'case': 'main', 'front': 'main', 'top': '', 'handle': 'bar', 'metal': 'black-metal', 'legs': 'tapered', 'legMaterial': 'main',
}

VIEWS = {
    'front': View(azimuth=-28, elevation=8, lens=75, fill_width=.78),
    'detail': View(azimuth=-22, elevation=10, lens=75, focus=(.28, 0, .62), span=.7),
    'side': None,
}


def build(bench, p):
    low_case(bench, p)
