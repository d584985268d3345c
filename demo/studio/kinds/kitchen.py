"""Whole kitchens: straight or with a corner."""
from parts.board import board
from parts.kitchen_goods import cutting_boards, jars, pot
from parts.kitchen_run import base_run, cheek, desk, long, splash, tall_run, wall_run
from parts.kitchen_unit import BASE_DEPTH, DESK, PLINTH, TOP
from parts.props import vase
from stage.view import View

DEFAULTS = {
    'width': 300, 'depth': 61, 'height': 220,
    # from the left, with widths; see parts/kitchen_unit.py and parts/kitchen_run.py
    'base': 'D60 s60 H60', 'wall': 'D60 D60 h60', 'tall': 'o60 f60',
    'wing': '', 'wingWall': '',  # the run along the right wall: makes a corner
    'door': 'plain', 'handle': 'edge', 'metal': 'black-metal', 'front': 'main', 'upper': 'main', 'case': 'main',
    'worktop': 'oak', 'splash': 'white', 'basin': 'rubber', 'props': True,
}

VIEWS = {
    'front': View(azimuth=-22, elevation=4, lens=65, fill_width=.86, fill_height=.78),
    'detail': View(azimuth=-24, elevation=7, focus=(.28, 0, .44), span=1.25),
    'side': None,
}


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    run, corner = long(p['base']), BASE_DEPTH + .04 if p['wing'] else 0
    with bench.at((-width / 2, depth / 2, 0)):
        base_run(bench, p, p['base'])
        wall_run(bench, p, p['wall'], height)
        cheek(bench, -.009, BASE_DEPTH, DESK, p['front'])
        desk(bench, p, -.02, run + corner + .02)
        splash(bench, -.018, run + corner + .018, height, p['splash'])
        if p['tall']:
            tall_run(bench, p, p['tall'], height, run)
            cheek(bench, run + long(p['tall']) + .009, BASE_DEPTH, height, p['front'])
        if corner:
            wing(bench, p, run + corner, height)
        if p['props']:
            dress(bench, run)


def wing(bench, p, right, height):
    """The run along the right wall, from the corner towards the viewer."""
    edge = BASE_DEPTH + .04
    for x, y, wide, deep in ((right - edge + .01, -BASE_DEPTH - .012, .02, .02), ):
        board(bench, (wide, deep, DESK - PLINTH), (x, y, (DESK + PLINTH) / 2), p['front'], bevel=.001, grain='z', name='filler')
    board(bench, (edge, .016, PLINTH), (right - edge / 2, -BASE_DEPTH + .05, PLINTH / 2), p['front'], bevel=.001, name='plinth')
    with bench.at((right, 0, 0), turn=(0, 0, -90)):
        base_run(bench, p, p['wing'], edge)
        length = edge + long(p['wing'])
        desk(bench, p, BASE_DEPTH + .045, length - BASE_DEPTH - .025)
        splash(bench, 0, length, height, p['splash'])
        cheek(bench, length + .009, BASE_DEPTH, DESK, p['front'])
        wall_run(bench, p, p['wingWall'], height, .365)


def dress(bench, run):
    top = DESK + TOP
    cutting_boards(bench, (.22, 0, top))
    jars(bench, (.5, -.12, top))
    vase(bench, (run - .12, -.16, top), .9, 'ceramic', 1)
    pot(bench, (run - .42, -.2, top + .007))
