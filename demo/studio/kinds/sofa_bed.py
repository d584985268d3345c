"""Sofa beds, folded: a click-clack, a roll-out with a drawer, and one with arms of shelves."""
from parts.board import board
from parts.cushion import cushion
from parts.upholstery import SEAT, legs, seat_cushion, side_arm, throw_pillows
from stage.view import View

DEFAULTS = {
    'width': 208, 'depth': 96, 'height': 88, 'seatHeight': 45,
    'form': 'book',  # book (click-clack, no arms), roll (arms and a drawer), or quilt (a quilted mattress folded)
    'arms': 'slim', 'armWidth': 12, 'armHeight': 60, 'seats': 2, 'legs': 'tapered', 'legHeight': 14, 'legMaterial': 'walnut', 'pillows': 1,
}

VIEWS = {
    'front': View(azimuth=-29, elevation=12),
    'side': View(azimuth=-72, elevation=9, lens=80, fill_width=.62),
    'detail': View(azimuth=-36, elevation=20, focus=(.3, .3, .64), span=.75),
}


def build(bench, p):
    width, depth, height, seat, lift = p.metres('width', 'depth', 'height', 'seatHeight', 'legHeight')
    arm = p.metres('armWidth') if p['form'] == 'roll' else 0
    inner = width - 2 * arm
    FORMS[p['form']](bench, p, inner, depth, height, seat, lift)
    for side in (-1, 1):
        if arm:
            side_arm(bench, p['arms'], side, (arm, depth - .02, p.metres('armHeight') - lift), (side * (width / 2 - arm / 2), 0, lift))
    throw_pillows(bench, p['pillows'], inner - .04, depth, seat)
    legs(bench, p['legs'], width, depth, lift, p['legMaterial'])


def book(bench, p, width, depth, height, seat, lift):
    """Two halves of one mattress; the upper leans back."""
    each, deep = width / p['seats'], depth - .3
    board(bench, (width - .1, depth - .2, .06), (0, -.02, lift + .03), 'black-metal', bevel=.004, name='frame')
    for i in range(p['seats']):
        x = -width / 2 + each * (i + .5)
        quilted(bench, (each - .008, deep + .06, seat - lift - .05), (x, -depth / 2 + deep / 2 + .03, (seat + lift + .05) / 2))
        tall = height - seat + .12
        quilted(bench, (each - .008, .17, tall), (x, depth / 2 - .2, seat + tall / 2 - .1), (-17, 0, 0))


def quilt(bench, p, width, depth, height, seat, lift):
    """A mattress of many rolls folded over a low frame."""
    board(bench, (width - .04, depth - .08, .08), (0, 0, lift + .04), p['legMaterial'], bevel=.006, name='frame')
    rolls, deep = 6, depth - .24
    each = width / rolls
    for i in range(rolls):
        x = -width / 2 + each * (i + .5)
        cushion(bench, (each + .004, deep, .2), (x, -depth / 2 + deep / 2, seat - .1), radius=.075, bulge=(.002, .012, .012), wrinkle=.003, crease=.002, detail=22, name='seat')
        cushion(bench, (each + .004, .2, height - seat + .02), (x, depth / 2 - .17, (height + seat) / 2 - .01), radius=.08, bulge=(.002, .014, .01), wrinkle=.003, crease=.002, turn=(-12, 0, 0), detail=22, name='back-cushion')


def roll(bench, p, width, depth, height, seat, lift):
    """Seats over a drawer that rolls out; loose back cushions."""
    tall = seat - SEAT - lift
    board(bench, (width, depth - .08, tall), (0, .02, lift + tall / 2), bevel=.015, segments=4, name='base')
    board(bench, (width - .02, .03, tall - .02), (0, -depth / 2 + .045, lift + tall / 2), bevel=.012, segments=4, name='drawer')
    board(bench, (width, .16, height - lift - .08), (0, depth / 2 - .09, (height + lift - .08) / 2), bevel=.04, segments=5, name='back')
    each, deep = width / p['seats'], depth - .2
    for i in range(p['seats']):
        x = -width / 2 + each * (i + .5)
        seat_cushion(bench, (each - .006, deep, SEAT), (x, -depth / 2 + deep / 2 + .01, seat - SEAT / 2))
        high = height - seat + .04
        cushion(bench, (each - .012, .2, high), (x, depth / 2 - .28, seat + high / 2 - .01), radius=.07, bulge=(.006, .034, .012), wrinkle=.007, crease=.005, piping=.0045, turn=(-13, 0, 0), detail=28, name='back-cushion')


def quilted(bench, size, at, turn=(0, 0, 0)):
    cushion(bench, size, at, radius=.05, bulge=(.003, .01, .016), wrinkle=.004, crease=.004, piping=.005, turn=turn, detail=28, name='mattress')


FORMS = {'book': book, 'quilt': quilt, 'roll': roll}
