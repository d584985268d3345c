"""Smooth outlines for turned parts."""


def rounded(profile, steps=5):
    """The (radius, height) points joined by a curve through all of them (Catmull and Rom)."""
    points = [profile[0], *profile, profile[-1]]
    found = []
    for before, start, end, after in zip(points, points[1:], points[2:], points[3:]):
        for i in range(steps):
            t = i / steps
            found.append(tuple(max(0, .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)) for a, b, c, d in zip(before, start, end, after)))
    return [*found, profile[-1]]
