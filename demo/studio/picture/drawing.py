"""The dimension drawing: front and side in one scale, with their measures."""

WIDTH, HEIGHT = 1000, 560
MARGIN, GAP, BELOW = 70, 130, 70
INK, SOFT, PAPER, SAND = '#211D18', '#6B6359', '#FBF8F3', '#F1EBE1'


def drawing(front, side, size):
    """An SVG of the outlines (metres) with width, depth and height in centimetres; one view alone where `side` is empty."""
    across = size['widthCm'] / 100 + size['depthCm'] / 100
    scale = min((WIDTH - 2 * MARGIN - GAP) / across, (HEIGHT - MARGIN - BELOW - 20) / (size['heightCm'] / 100))
    ground = HEIGHT - BELOW
    left = (WIDTH - across * scale - GAP) / 2
    middle = left + size['widthCm'] / 100 * scale + GAP
    height = size['heightCm'] / 100 * scale
    shapes = [
        *view(front, left, ground, scale), *view(side, middle, ground, scale),
        *level_measure(left, size['widthCm'] / 100 * scale, ground + 30, size['widthCm']),
        *(level_measure(middle, size['depthCm'] / 100 * scale, ground + 30, size['depthCm']) if side else []),
        *upright_measure(middle - GAP / 2, ground, height, size['heightCm']),
    ]
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Onest, sans-serif" '
            f'font-size="15" font-weight="500">\n<rect width="{WIDTH}" height="{HEIGHT}" fill="{SAND}"/>\n' + '\n'.join(shapes) + '\n</svg>\n')


def view(outlines, left, ground, scale):
    """One view: every part filled, so that what stands in front hides what is behind."""
    if not outlines:
        return []
    start = min(x for outline in outlines for x, _ in outline)
    # What lies flat is seen from above, with its middle where others stand.
    floor = min(0, min(z for outline in outlines for _, z in outline))
    paths = []
    for outline in outlines:
        points = thinned([(round(left + (x - start) * scale, 1), round(ground - (z - floor) * scale, 1)) for x, z in outline])
        paths.append(f'<path d="M{" ".join(f"{x} {y}" for x, y in points)}Z" fill="{PAPER}" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>')
    return paths


def thinned(points):
    """Drops points on a straight line between their neighbours."""
    kept = []
    for point in points:
        while len(kept) > 1 and abs((kept[-1][0] - kept[-2][0]) * (point[1] - kept[-2][1]) - (kept[-1][1] - kept[-2][1]) * (point[0] - kept[-2][0])) < 1.2:
            kept.pop()
        if not kept or kept[-1] != point:
            kept.append(point)
    return kept


def level_measure(left, length, y, value):
    right = left + length
    return [line(left, y, right, y), line(left, y - 5, left, y + 5), line(right, y - 5, right, y + 5), label((left + right) / 2, y + 22, value)]


def upright_measure(x, ground, height, value):
    top = ground - height
    middle = (top + ground) / 2
    return [line(x, ground, x, middle + 12), line(x, middle - 12, x, top), line(x - 5, ground, x + 5, ground), line(x - 5, top, x + 5, top), label(x, middle + 5, value)]


def line(x1, y1, x2, y2):
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{SOFT}"/>'


def label(x, y, value):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" fill="{INK}">{value} см</text>'
