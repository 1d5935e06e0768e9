"""A dress shirt as it shows under a jacket: front, stand and collar."""
import numpy as np

from field import surface_of
from mannequin import body_field
from mesh import add_mesh, apply_modifiers, cut_away, modify, surface_tree, wrinkle
from pieces import both_halves, loft, panel

STAND_FOOT = [(0.0, -5.9, -1.2), (3.5, -4.6, -0.6), (6.6, 0.0, 1.6), (5.6, 6.5, 4.6), (0, 9.6, 5.6)]
STAND_TOP = [(0.0, -6.0, 2.2), (3.4, -4.9, 3.0), (6.35, -0.6, 5.2), (5.3, 5.9, 8.2), (0, 8.8, 9.2)]
LEAF = [
    [(0.5, -6.55, 2.25), (3.3, -5.4, 3.15), (6.6, -0.9, 5.5), (5.6, 6.1, 8.5), (0, 9.2, 9.5)],
    [(0.7, -6.95, 2.1), (3.7, -5.9, 2.9), (7.15, -1.0, 5.2), (6.1, 6.6, 8.2), (0, 9.8, 9.2)],
    [(2.7, -7.7, -1.6), (5.2, -6.5, 0.0), (7.9, -0.9, 3.6), (6.6, 7.4, 6.4), (0, 10.6, 7.2)],
    [(5.4, -8.6, -5.9), (6.8, -7.1, -2.9), (8.4, -0.7, 2.2), (7.2, 7.8, 5.0), (0, 11.2, 5.8)],
]


def shirt_front(body_name, cotton, roll, waist):
    shirt = add_mesh('shirt', *surface_of(body_field(body_name, 0.5, neck=False, arms=False), (-24, -18, -50), (24, 22, 12), 0.7), cotton)
    cut_away(shirt, lambda v: ((np.hypot(v[:, 0] / 6.4, (v[:, 1] - 2.6) / 6.6) < 1) & (v[:, 2] > -1)) | (v[:, 2] < waist - 4))
    cut_away(shirt, lambda v: ((np.abs(v[:, 0]) > roll(v[:, 2]) + 3.0) & (v[:, 2] < -3)) | ((v[:, 1] > 3) & (v[:, 2] < 0)))
    wrinkle(shirt, 0.4, 0.12, (1, 1, 0.45), 3, lambda v: np.clip((-v[:, 2] - 7) / 10, 0, 1))
    modify(shirt, 'SUBSURF', levels=2, render_levels=2)
    tree = surface_tree(apply_modifiers(shirt))
    panel('placket', [(-1.7, -4), (1.7, -4), (1.7, -36), (-1.7, -36)], tree, cotton, 0.12, 0.02, 0.2)
    return tree


def shirt_collar(cotton):
    foot, top = both_halves(STAND_FOOT), both_halves(STAND_TOP)
    middle = [((a[0] + b[0]) / 2 * 1.03, (a[1] + b[1]) / 2 * 1.02, (a[2] + b[2]) / 2) for a, b in zip(foot, top)]
    loft('stand', [foot, middle, top], 80, 8, cotton, 0.18)
    for side in (1, -1):
        loft('leaf', [[(side * x, y, z) for x, y, z in curve] for curve in LEAF], 60, 14, cotton, 0.16)
