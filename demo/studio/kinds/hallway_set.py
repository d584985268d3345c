"""Hallway sets: a panel with hooks, a bench with room for shoes, a mirror, a cupboard."""
from parts.board import board
from parts.coat import bag, coat, hat, shoes
from parts.cushion import cushion
from parts.front import THICK, front
from parts.grip import grip
from parts.handle import knob
from parts.lathe import lathe
from parts.tall_case import WALL, tall_case
from stage.view import View

DEFAULTS = {
    'width': 150, 'depth': 40, 'height': 205,
    'parts': 'bw',  # from the left: b (bench under hooks), w (cupboard), m (cupboard with a mirror), g (a tall mirror)
    'panel': 'slats',  # slats, planks, soft, or plain
    'door': 'plain', 'handle': 'edge', 'metal': 'black-metal', 'front': 'main', 'case': 'main', 'seat': 'linen', 'seatHeight': 46, 'props': True,
}

VIEWS = {
    'front': View(azimuth=-28, elevation=2, fill_width=.76, fill_height=.84),
    'detail': View(azimuth=-26, elevation=6, focus=(.32, 0, .34), span=1),
    'side': None,
}

SHARE = {'b': 1.6, 'w': 1, 'm': 1, 'g': .8}


def build(bench, p):
    width, depth, height = p.metres('width', 'depth', 'height')
    unit = width / sum(SHARE[what] for what in p['parts'])
    left = -width / 2
    for what in p['parts']:
        wide = unit * SHARE[what]
        with bench.at((left + wide / 2, 0, 0)):
            {'b': seat, 'w': cupboard, 'm': cupboard, 'g': glass}[what](bench, p, what, wide, depth, height)
        left += wide


def cupboard(bench, p, what, width, depth, height):
    tall_case(bench, width, depth, height, .06, material=p['case'])
    low, high = .06 + .003, height - WALL - .003
    size = width - 2 * WALL - .004, high - low
    front(bench, 'mirrored' if what == 'm' else p['door'], (0, -depth / 2 + THICK / 2, (low + high) / 2), size, p['front'])
    grip(bench, p['handle'], (0, -depth / 2, (low + high) / 2), size, p['metal'], True, -1, 1.02)


def glass(bench, p, what, width, depth, height):
    """A tall mirror on a panel."""
    board(bench, (width - .004, .022, height), (0, depth / 2 - .011, height / 2), p['case'], grain='z', name='panel')
    front(bench, 'mirrored', (0, depth / 2 - .034, height * .54), (width - .1, height * .78), p['front'])


def seat(bench, p, what, width, depth, height):
    """A bench, the panel behind it, hooks and a hat shelf."""
    at = p.metres('seatHeight')
    pad = .05 if p['seat'] else 0
    top, back = at - pad, depth / 2
    for x in (-width / 2 + .011, width / 2 - .011):
        board(bench, (.022, depth, top), (x, 0, top / 2), p['case'], grain='z', name='side')
    for z in (.1, top - .011):
        board(bench, (width - .044, depth - .01, .022), (0, .005, z), p['case'], grain='x', name='shelf')
    board(bench, (width - .044, .016, .06), (0, -depth / 2 + .04, .05), p['case'], grain='x', name='plinth')
    if pad:
        cushion(bench, (width - .01, depth - .03, pad + .01), (0, -.01, top + pad / 2), p['seat'], radius=.024, bulge=(.001, .004, .008), wrinkle=.0015, piping=.003, detail=26, name='pad')
    panel(bench, p, width, back, top, height)
    shelf = height - .2
    board(bench, (width, .26, .022), (0, back - .13, shelf), p['case'], bevel=.003, grain='x', name='hat-shelf')
    rail = shelf - .16
    count = max(3, round(width / .2))
    for i in range(count):
        x = -width / 2 + width / count * (i + .5)
        hook(bench, p, (x, back - .05, rail))
    if p['props']:
        each = width / count
        coat(bench, (-width / 2 + each * 1.5, back - .08, rail), material='olive')
        bag(bench, (-width / 2 + each * (count - .5), back - .09, rail))
        shoes(bench, (-width * .22, 0, .111), 'leather-cognac')
        shoes(bench, (width * .12, 0, .111))
        hat(bench, (width * .2, back - .13, shelf + .011))


def panel(bench, p, width, back, base, height):
    tall, middle = height - base, (height + base) / 2
    board(bench, (width, .012, tall), (0, back - .006, middle), p['case'], grain='z', name='panel')
    if p['panel'] in ('slats', 'planks'):
        pitch, gap = (.045, .014) if p['panel'] == 'slats' else (.12, .0016)
        count = round(width / pitch)
        for i in range(count):
            board(bench, (width / count - gap, .02, tall), (-width / 2 + width / count * (i + .5), back - .021, middle), p['front'], bevel=.003, grain='z', name='slat')
    elif p['panel'] == 'soft':
        count = max(3, round(width / .22))
        for i in range(count):
            cushion(bench, (width / count - .002, .045, tall - .34), (-width / 2 + width / count * (i + .5), back - .03, base + (tall - .3) / 2), p['seat'] or 'linen', radius=.02, bulge=(.002, .008, .002), wrinkle=.001, detail=20, name='soft-panel')


def hook(bench, p, at):
    x, y, z = at
    lathe(bench, [(.008, 0), (.007, .05), (.014, .056), (.015, .066), (.011, .072), (0, .073)], p['metal'], at=(x, y + .02, z), turn=(90, 0, 0), around=24, name='hook')
    knob(bench, (x, y + .018, z - .09), .009, p['metal'])
