"""A shirt with its collar, and a tie: for whatever is worn over them."""
import numpy as np

from field import surface_of
from mannequin import BODIES, body_field
from mesh import add_mesh, apply_modifiers, cut_away, modify, surface_tree, wrinkle
from pieces import both_halves, curve_through, grid, loft, panel

STAND_FOOT = [(0.0, -5.9, -1.2), (3.5, -4.6, -0.6), (6.6, 0.0, 1.6), (5.6, 6.5, 4.6), (0, 9.6, 5.6)]
STAND_TOP = [(0.0, -6.0, 2.2), (3.4, -4.9, 3.0), (6.35, -0.6, 5.2), (5.3, 5.9, 8.2), (0, 8.8, 9.2)]
LEAF = [
    [(0.5, -6.55, 2.25), (3.3, -5.4, 3.15), (6.6, -0.9, 5.5), (5.6, 6.1, 8.5), (0, 9.2, 9.5)],
    [(0.7, -6.95, 2.1), (3.7, -5.9, 2.9), (7.15, -1.0, 5.2), (6.1, 6.6, 8.2), (0, 9.8, 9.2)],
    [(2.7, -7.7, -1.6), (5.2, -6.5, 0.0), (7.9, -0.9, 3.6), (6.6, 7.4, 6.4), (0, 10.6, 7.2)],
    [(5.4, -8.6, -5.9), (6.8, -7.1, -2.9), (8.4, -0.7, 2.2), (7.2, 7.8, 5.0), (0, 11.2, 5.8)],
]


def shirt(body_name, cotton, half, waist):
    """Body of a shirt where a garment shows it: `half` the opening's width at a height, down to `waist`. Returns its surface."""
    cloth = add_mesh('shirt', *surface_of(body_field(body_name, 0.5, neck=False, arms=False), (-24, -18, -50), (24, 22, 12), 0.7), cotton)
    cut_away(cloth, lambda v: ((np.hypot(v[:, 0] / 6.4, (v[:, 1] - 2.6) / 6.6) < 1) & (v[:, 2] > -1)) | (v[:, 2] < waist - 4))
    cut_away(cloth, lambda v: ((np.abs(v[:, 0]) > half(v[:, 2]) + 3.0) & (v[:, 2] < -3)) | ((v[:, 1] > 3) & (v[:, 2] < 0)))
    wrinkle(cloth, 0.4, 0.12, (1, 1, 0.45), 3, lambda v: np.clip((-v[:, 2] - 7) / 10, 0, 1))
    modify(cloth, 'SUBSURF', levels=2, render_levels=2)
    tree = surface_tree(apply_modifiers(cloth))
    panel('placket', [(-1.7, -4), (1.7, -4), (1.7, -36), (-1.7, -36)], tree, cotton, 0.12, 0.02, 0.2)
    return tree


def shirt_collar(body_name, cotton):
    """Stand and leaves."""
    q = BODIES[body_name]['neck'] / 6.2

    def fitted(curve):
        return [(x * q, (y - 2.2) * q + 2.2, z) for x, y, z in curve]

    foot, top = both_halves(fitted(STAND_FOOT)), both_halves(fitted(STAND_TOP))
    middle = [((a[0] + b[0]) / 2 * 1.03, (a[1] + b[1]) / 2 * 1.02, (a[2] + b[2]) / 2) for a, b in zip(foot, top)]
    loft('stand', [foot, middle, top], 80, 8, cotton, 0.18)
    for side in (1, -1):
        loft('leaf', [[(side * x, y, z) for x, y, z in fitted(curve)] for curve in LEAF], 60, 14, cotton, 0.16)


def tie(tree, silk, until=-30.5):
    """A tie in a four-in-hand knot, as far down as it shows."""
    profile = np.array([(1.5, 0, 2.2), (1.85, 0, 1.4), (1.75, 0, -0.2), (1.4, 0, -2.0), (1.05, 0, -3.3)])
    rings, a = [], np.linspace(-np.pi, np.pi, 28, endpoint=False)
    for half, _, z in curve_through(profile, 14):
        y = -7.0 - (2.15 - z) * 0.22
        x = half * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.75 + 0.12 * (2 - z)
        rings.append(np.column_stack([x, y - np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.8 * (0.75 + 0.25 * (z + 3.3) / 5), np.full(28, z)]))
    grid('knot', np.stack(rings, 1), silk, 0, closed=True)

    def lift(x, z):
        dimple = 0.4 * np.exp(-(((x - 0.15) / 0.5) ** 2)) * np.exp(-(((z + 5.4) / 3.2) ** 2))
        return 0.55 * np.exp(-(((z + 6) / 4.5) ** 2)) - dimple + 0.3

    blade = [(-0.9, -2.9), (1.1, -2.9), (1.75, -7), (2.7, -16), (3.3, until + 4.5), (1.8, until), (-1.8, until), (-3.3, until + 4.5), (-2.5, -16), (-1.45, -7)]
    panel('blade', blade, tree, silk, 0.35, 0.35, 0.9, lift=lift, step=0.4)
