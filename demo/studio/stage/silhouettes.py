"""Outlines of parts seen from the front or the side, for the dimension drawing."""
import numpy as np

from stage.scene import vertices

LEVELS = 40


def silhouettes(parts, axes):
    """Outlines in metres, those farthest away first; `axes` are the drawing's right and up."""
    away = 3 - sum(axes)
    found = []
    for part in parts:
        points = vertices([part])
        outline = outline_of(part, points[:, axes])
        if outline is not None:
            near = points[:, away].min() if away == 1 else -points[:, away].max()
            found.append((near, outline))
    return [outline for _, outline in sorted(found, key=lambda item: -item[0])]


def outline_of(part, flat):
    """The left and right reach of the part at many heights, as one closed line."""
    low, high = flat[:, 1].min(), flat[:, 1].max()
    if high - low < .002 or np.ptp(flat[:, 0]) < .002:
        return None
    edges = np.empty(len(part.data.edges) * 2, np.int32)
    part.data.edges.foreach_get('vertices', edges)
    start, end = flat[edges[0::2]], flat[edges[1::2]]
    left, right = [], []
    for height in np.linspace(low + 1e-4, high - 1e-4, LEVELS):
        crossing = (start[:, 1] - height) * (end[:, 1] - height) <= 0
        if not crossing.any():
            continue
        a, b = start[crossing], end[crossing]
        rise = b[:, 1] - a[:, 1]
        share = np.clip(np.divide(height - a[:, 1], rise, out=np.zeros_like(rise), where=np.abs(rise) > 1e-9), 0, 1)
        reach = a[:, 0] + (b[:, 0] - a[:, 0]) * share
        left.append((reach.min(), height))
        right.append((reach.max(), height))
    return left + right[::-1]
