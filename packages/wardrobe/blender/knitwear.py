"""Ribbed bands of knitwear round the neck."""
import numpy as np

from field import push_out
from mannequin import body_field
from pieces import grid
from scarf import neck_ring, outward

FOOT = [(0.0, -5.4, -2.8), (3.3, -4.7, -2.0), (6.0, 0.2, 3.0), (5.3, 6.2, 6.2), (0, 8.8, 7.2)]
TOP = [(0.0, -6.1, 2.6), (3.4, -5.1, 3.3), (5.8, -0.6, 6.6), (5.1, 5.6, 9.4), (0, 8.2, 10.4)]
# From inside over the upper edge to the foot: how far up the neck, how far off it, the least distance from it.
MOCK = ((0.3, 0.3, 0.1), (0.8, 0.3, 0.2), (0.98, 0.4, 0.3), (1.03, 0.62, 0.4), (0.97, 0.85, 0.5), (0.7, 0.95, 0.5), (0.35, 1.0, 0.5), (0.0, 0.95, 0.4), (-0.3, 0.7, 0.15))


def ribbed_band(body_name, cloth, profile, foot, top, ribs=64, depth=0.09, slouch=0.12, over=None):
    """A band between two rings round the neck; the ribs fade at its edges, as knit does.

    `over` is the field of what its lower half lies on.
    """
    around = ribs * 8
    low, high = (neck_ring(body_name, curve, around) for curve in (foot, top))
    out, a = outward(high), np.linspace(0, 2 * np.pi, around, endpoint=False)
    neck, rows = body_field(body_name, 0, arms=False), []
    for j, (up, off, least) in enumerate(profile):
        p = low + (high - low) * up + out * off
        p[:, 2] += slouch * (np.sin(a + 0.6) + 0.5 * np.sin(3 * a + up * 3)) * up
        edge = 0.35 if j in (0, len(profile) - 1) else 1.0
        p = push_out(neck, p, least)
        if over and j > len(profile) / 2:
            p = push_out(over, p, 0.35)
        rows.append(p + out * (depth * edge * np.cos(a * ribs))[:, None])
    return grid('band', np.stack(rows, 1), cloth, 0.0, closed=True)
