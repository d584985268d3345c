"""Chests of drawers."""
from parts.low_case import low_case
from stage.view import View

DEFAULTS = {
    'width': 90, 'depth': 45, 'height': 92, 'legHeight': 12, 'columns': '4', 'shares': '', 'stack': False,
    'door': 'plain', 'case': 'main', 'front': 'main', 'top': '', 'handle': 'bar', 'metal': 'black-metal', 'legs': 'tapered', 'legMaterial': 'main',
}

VIEWS = {
    'front': View(azimuth=-28, elevation=8, lens=75, fill_width=.7),
    'detail': View(azimuth=-22, elevation=12, lens=75, focus=(.34, 0, .78), span=.62),
    'side': None,
}


def build(bench, p):
    low_case(bench, p)
