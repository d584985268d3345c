"""Corner sofas: a row of seats and an ottoman or a second row on one side."""
from parts.board import board
from parts.cushion import cushion
from parts.lathe import leg
from parts.upholstery import SEAT, back_frame, lean, seat_cushion, side_arm, throw_pillows
from stage.view import View

DEFAULTS = {
    'width': 262, 'depth': 98, 'height': 90, 'length': 162, 'seatHeight': 44, 'seats': 2,
    'side': 'right',  # where the ottoman or the second row is
    'form': 'ottoman',  # ottoman (one long seat) or corner (a second row with a back)
    'arms': 'box', 'armWidth': 17, 'armHeight': 58, 'backs': 'cushions', 'legHeight': 12, 'legMaterial': 'oak', 'pillows': 2, 'piping': True,
}

VIEWS = {
    'front': View(azimuth=-26, elevation=14, fill_width=.84),
    'side': View(azimuth=34, elevation=12, fill_width=.84),
    'detail': View(azimuth=-40, elevation=20, focus=(.24, .25, .6), span=.85),
}


def build(bench, p):
    width, depth, height, length, seat, arm, lift = p.metres('width', 'depth', 'height', 'length', 'seatHeight', 'armWidth', 'legHeight')
    turn = 1 if p['side'] == 'right' else -1
    inner = width - 2 * arm
    wing = depth - arm if p['form'] == 'corner' else inner * .38
    back_y = length / 2  # the whole stands in the middle of the floor
    with bench.at((0, back_y - depth / 2, 0)):
        bases(bench, width, depth, length, seat, lift, wing + arm, turn, 0 if p['form'] == 'corner' else arm)
        side_arm(bench, p['arms'], -turn, (arm, depth - .02, p.metres('armHeight') - lift), (-turn * (width / 2 - arm / 2), 0, lift))
        row = inner - wing
        each = row / p['seats']
        deep = depth - .22
        piping = .0045 if p['piping'] else 0
        for i in range(p['seats']):
            x = -turn * (inner / 2 - each * (i + .5))
            seat_cushion(bench, (each - .006, deep, SEAT), (x, -depth / 2 + deep / 2 + .005, seat - SEAT / 2), piping)
            lean(bench, p['backs'], (x, depth, seat), each, height, 0)
        back_frame(bench, inner, height - .11, depth, lift)
        x = turn * (inner / 2 - wing / 2)
        seat_cushion(bench, (wing - .006, length - .22, SEAT), (x, depth / 2 - .22 - (length - .22) / 2 + .005, seat - SEAT / 2), piping)
        if p['form'] == 'corner':
            second_back(bench, p, width, depth, length, seat, height, lift, turn)
        else:
            lean(bench, p['backs'], (x, depth, seat), wing, height, 0)
            side_arm(bench, p['arms'], turn, (arm, depth - .02, p.metres('armHeight') - lift), (turn * (width / 2 - arm / 2), 0, lift))
        throw_pillows(bench, p['pillows'], inner - .1, depth, seat, p['backs'])
        feet(bench, width, depth, length, wing + arm, lift, turn, 0 if p['form'] == 'corner' else arm, p['legMaterial'])


def bases(bench, width, depth, length, seat, lift, wing, turn, arm):
    """The boxes under both rows; the ottoman's ends where the arm begins."""
    tall = seat - SEAT - lift
    board(bench, (width - .03, depth - .08, tall), (0, .02, lift + tall / 2), bevel=.02, segments=4, name='base')
    board(bench, (wing - arm - .012, length - .06, tall), (turn * (width / 2 - (wing + arm) / 2), depth / 2 - length / 2, lift + tall / 2), bevel=.02, segments=4, name='base')


def second_back(bench, p, width, depth, length, seat, height, lift, turn):
    """The back of the second row stands at the outer side."""
    tall = height - .11 - lift
    middle = depth / 2 - length / 2
    x = turn * (width / 2 - .1)
    cushion(bench, (.17, length - .04, tall), (x, middle, lift + tall / 2), radius=.06, bulge=(.01, .008, .01), wrinkle=.003, turn=(0, turn * 6, 0), name='back')
    count = 2
    reach = (length - .3) / count
    for i in range(count):
        with bench.at((turn * (width / 2), depth / 2 - .27 - reach * (i + .5), 0), (0, 0, -90 * turn)):
            lean(bench, p['backs'], (0, 0, seat), reach, height, 0)


def feet(bench, width, depth, length, wing, lift, turn, arm, material):
    back, front, tip = depth / 2 - .12, -depth / 2 + .12, depth / 2 - length + .12
    places = [(-turn * (width / 2 - .12), back), (-turn * (width / 2 - .12), front), (turn * (width / 2 - .12), back),
              (turn * (width / 2 - arm - .12), tip), (turn * (width / 2 - wing + .12), tip)]
    for x, y in places:
        leg(bench, (x, y, 0), (x, y, lift + .01), (.015, .021), material)
