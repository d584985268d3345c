"""What sofas and armchairs share: arms, backs, seats, legs."""
from parts.board import board, prism
from parts.cushion import cushion
from parts.lathe import leg
from parts.pillow import pillow
from parts.tube import bent_tube

SEAT = .17


def side_arm(bench, style, side, size, at):
    """One arm of a sofa, standing at `at` (the middle of its foot)."""
    width, depth, height = size
    x, y, z = at
    middle = (x, y, z + height / 2)
    if style == 'round':
        cushion(bench, (width, depth, height), middle, radius=min(width * .49, .11), bulge=(.012, .008, .012), wrinkle=.003, detail=20, name='arm')
    elif style == 'slope':
        outline = [(-depth / 2, 0), (depth / 2, 0), (depth / 2, height), (-depth / 2 + depth * .25, height - .02), (-depth / 2, height * .72)]
        prism(bench, rounded(outline, .07), width, (x, y, z), bevel=.03, axis='x', name='arm', shading=60)
    elif style == 'slim':
        board(bench, size, middle, bevel=.02, segments=4, name='arm')
    elif style == 'wide':
        cushion(bench, (width, depth, height - .12), (x, y, z + (height - .12) / 2), radius=.03, bulge=(.004, .004, .004), wrinkle=.002, detail=18, name='arm')
        cushion(bench, (width + .01, depth, .13), (x, y, z + height - .065), radius=.05, bulge=(.006, .006, .014), wrinkle=.004, crease=.002, piping=.004, detail=20, name='arm-cushion')
    else:
        cushion(bench, size, middle, radius=.055, bulge=(.008, .006, .012), wrinkle=.003, crease=.0012, detail=24, name='arm')


def rounded(outline, radius, steps=6):
    """The outline with its corners rounded."""
    found = []
    count = len(outline)
    for i in range(count):
        before, here, after = outline[i - 1], outline[i], outline[(i + 1) % count]
        into, out = toward(here, before, radius), toward(here, after, radius)
        for j in range(steps + 1):
            t = j / steps
            found.append(tuple(into[k] * (1 - t) ** 2 + here[k] * 2 * t * (1 - t) + out[k] * t ** 2 for k in range(2)))
    return found


def toward(start, end, reach):
    gap = [end[k] - start[k] for k in range(2)]
    length = (gap[0] ** 2 + gap[1] ** 2) ** .5
    share = min(reach, length * .45) / length
    return start[0] + gap[0] * share, start[1] + gap[1] * share


def back_frame(bench, width, height, depth, lift):
    """The upright behind the back cushions."""
    tall = height - lift - .02
    cushion(bench, (width + .06, .17, tall), (0, depth / 2 - .1, lift + tall / 2 + .01), radius=.06, bulge=(0, .008, .01), wrinkle=.003, turn=(-6, 0, 0), name='back')


def seat_row(bench, p, width, depth, seat, height):
    """Seat cushions side by side, and what one leans on."""
    count, deep = p['seats'], depth - .22
    each = width / count
    piping = .0045 if p['piping'] else 0
    for i in range(count):
        x = -width / 2 + each * (i + .5)
        seat_cushion(bench, (each - .006, deep, SEAT), (x, -depth / 2 + deep / 2 + .005, seat - SEAT / 2), piping)
        lean(bench, p['backs'], (x, depth, seat), each, height, (i - (count - 1) / 2) * .8)


def seat_cushion(bench, size, at, piping=.0045):
    """What one sits on, already sat on a little."""
    cushion(bench, size, at, radius=.045, bulge=(.004, .012, .026), wrinkle=.004, crease=.003, sag=.006, piping=piping, detail=28, name='seat')


def lean(bench, style, at, width, height, turn):
    """One back cushion over one seat; `at` is (x, depth of the sofa, height of the seat)."""
    x, depth, seat = at
    tall = height - seat
    if style == 'tight':
        cushion(bench, (width - .004, .15, tall - .04), (x, depth / 2 - .27, seat + tall / 2 - .05), radius=.05, bulge=(.002, .02, .008), wrinkle=.003, crease=.003, turn=(-11, 0, 0), detail=26, name='back-cushion')
    elif style == 'loose':
        cushion(bench, (width - .01, .25, tall + .03), (x, depth / 2 - .31, seat + tall / 2 - .01), radius=.11, bulge=(.012, .045, .02), wrinkle=.012, crease=.006, turn=(-15, bench.random.uniform(-1.5, 1.5), turn), detail=30, name='back-cushion')
    else:
        cushion(bench, (width - .014, .19, tall), (x, depth / 2 - .3, seat + tall / 2 - .025), radius=.075, bulge=(.006, .032, .012), wrinkle=.008, crease=.004, turn=(-13, 0, turn), detail=28, name='back-cushion')


def throw_pillows(bench, count, width, depth, seat, backs='cushions'):
    """0 to 3 throw cushions: left, right, and a small one."""
    ahead = {'loose': .11, 'tight': -.04}.get(backs, 0)
    places = [(-1, .46, 18), (1, .46, -16), (-1, .36, 8)]
    for side, size, turn in places[:count]:
        x = side * (width / 2 - .29) if size > .4 else -width / 2 + .6
        pillow(bench, (size, .21 if size > .4 else .17, size if size > .4 else .28), (x, depth / 2 - ahead - (.49 if size > .4 else .6), seat + size * (.43 if size > .4 else .34)), turn=(-26, side * -6, -side * -turn * .9), name='pillow')


def legs(bench, style, width, depth, lift, material):
    """Four legs, or what stands for them."""
    if style == 'plinth':
        board(bench, (width - .12, depth - .14, lift), (0, .02, lift / 2), material, bevel=.003, name='plinth')
        return
    for side in (-1, 1):
        if style == 'metal':
            x = side * (width / 2 - .16)
            frame = [(x, -depth / 2 + .08, lift), (x, -depth / 2 + .05, .008), (x, depth / 2 - .05, .008), (x, depth / 2 - .08, lift)]
            bent_tube(bench, frame, .008, material, bend=.03, name='skid')
            continue
        for end in (-1, 1):
            if style == 'block':
                board(bench, (.06, .06, lift), (side * (width / 2 - .1), end * (depth / 2 - .11), lift / 2), material, bevel=.004, name='leg')
            else:
                leg(bench, (side * (width / 2 - .09), end * (depth / 2 - .1), 0), (side * (width / 2 - .12), end * (depth / 2 - .13), lift + .01), (.013, .022), material)
