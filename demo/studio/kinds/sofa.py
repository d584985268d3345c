"""Straight sofas: an example of soft furniture."""
from parts.upholstery import back_frame, legs, seat_row, side_arm, throw_pillows
from parts.board import board
from stage.view import View

DEFAULTS = {
    'width': 228, 'depth': 96, 'height': 90, 'seatHeight': 44, 'seats': 3,
    'arms': 'box',  # box, round, slope, slim, wide, or none
    'armWidth': 16, 'armHeight': 60,
    'backs': 'cushions',  # cushions, tight (one quilted back), or loose (overstuffed)
    'legs': 'tapered',  # tapered, block, metal, plinth
    'legHeight': 14, 'legMaterial': 'oak', 'pillows': 1, 'piping': True,
}

VIEWS = {
    'front': View(azimuth=-28, elevation=11),
    'side': View(azimuth=-74, elevation=8, lens=80, fill_width=.6),
    'detail': View(azimuth=-38, elevation=18, focus=(.2, .3, .66), span=.72),
}


def build(bench, p):
    width, depth, height, seat, arm, lift = p.metres('width', 'depth', 'height', 'seatHeight', 'armWidth', 'legHeight')
    if p['arms'] == 'none':
        arm = 0
    inner = width - 2 * arm
    board(bench, (width - .03, depth - .08, seat - .17 - lift), (0, .02, lift + (seat - .17 - lift) / 2), bevel=.02, segments=4, name='base')
    for side in (-1, 1):
        if arm:
            side_arm(bench, p['arms'], side, (arm, depth - .02, p.metres('armHeight') - lift), (side * (width / 2 - arm / 2), 0, lift))
    back_frame(bench, inner, height - .11, depth, lift)
    seat_row(bench, p, inner, depth, seat, height)
    throw_pillows(bench, p['pillows'], inner, depth, seat, p['backs'])
    legs(bench, p['legs'], width, depth, lift, p['legMaterial'])
