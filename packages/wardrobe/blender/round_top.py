"""A round-neck top as it shows under a jacket."""
import numpy as np

from field import surface_of
from mannequin import body_field
from mesh import add_mesh, apply_modifiers, cut_away, modify, wrinkle
from pieces import grid


def neckline(x, y):
    """Height of the top's round neck at a place of the body."""
    return -4.6 + 0.085 * np.clip(np.abs(x), 0, 9) ** 2 + np.clip(y + 4, 0, 9) * 0.55


def round_top(body_name, jersey, roll, waist):
    top = add_mesh('top', *surface_of(body_field(body_name, 0.5, arms=False), (-24, -18, -50), (24, 22, 12), 0.7), jersey)
    cut_away(top, lambda v: (v[:, 2] > neckline(v[:, 0], v[:, 1])) | (v[:, 2] < waist - 4))
    cut_away(top, lambda v: ((np.abs(v[:, 0]) > roll(v[:, 2]) + 3.0) & (v[:, 2] < -3)) | ((v[:, 1] > 3) & (v[:, 2] < 0)))
    wrinkle(top, 0.4, 0.12, (1, 1, 0.45), 3, lambda v: np.clip((-v[:, 2] - 7) / 10, 0, 1))
    modify(top, 'SUBSURF', levels=2, render_levels=2)
    apply_modifiers(top)
    round_rib(body_name, jersey)
    return top


def round_rib(body_name, jersey, off=0.55):
    """The edge of a round neck."""
    field = body_field(body_name, off, arms=False)
    ring = []
    for t in np.linspace(0, 2 * np.pi, 90, endpoint=False):
        p = np.array([7.6 * np.sin(t), 1.6 - 8.2 * np.cos(t), 0.0])
        for _ in range(12):
            p[2] = neckline(p[0], p[1])
            out = np.array([p[0], p[1] - 2, 0])
            p = p - field(p[None])[0] * 0.6 * out / np.linalg.norm(out)
        ring.append(p)
    ring = np.array(ring)
    out = np.column_stack([ring[:, 0], ring[:, 1] - 2, 0 * ring[:, 0]])
    rows = [ring + np.array([0, 0, dz]) + out * o for dz, o in ((0.55, -0.035), (0.62, 0.0), (0.2, 0.025), (-0.5, 0.035), (-0.75, 0.01))]
    grid('rib', np.stack(rows, 1), jersey, 0.1, closed=True)
