"""A roll-neck of wool: fine stocking stitch, a ribbed collar turned over once."""
import numpy as np

from cloth import drape, finish
from field import blend, push_out, surface_of
from mandarin import STAND
from mannequin import BODIES, body_field
from materials import material
from mesh import add_mesh, cut_away, wrinkle
from pieces import both_halves, curve_through, grid

# The collar's rows: how far up the neck, how far off it, and the least distance from neck and shell. Up inside, over, down outside.
ROWS = ((-0.1, 0.2, 0.1), (0.4, 0.2, 0.3), (0.8, 0.25, 0.3), (1.0, 0.45, 0.4), (1.05, 0.8, 0.6), (0.95, 1.15, 0.8), (0.7, 1.3, 0.95), (0.35, 1.35, 0.95), (0.05, 1.35, 0.8), (-0.12, 1.3, 0.6))
RIBS = 46
AROUND = RIBS * 8


def build(body_name, body):
    knit = material('knit', 'main', 0.95, 0.35, weave=0.6, weave_scale=110, uneven=0.18, specular=0.02, creases=0.3)
    rib = material('rib', 'main', 0.95, 0.35, weave=0.4, weave_scale=130, uneven=0.12, specular=0.02)
    man = body_name == 'man'
    field = body_field(body_name, 1.1 if man else 0.8, neck=False, ease_arm=0.9, ease_waist=1.4, seam=1.8, arms_out=0.2)
    shell = add_mesh('shell', *surface_of(field, (-34, -20, -58), (34, 24, 12), 0.95), knit)
    q = BODIES[body_name]['neck'] / 5.0
    cut_away(shell, lambda v: ((np.hypot(v[:, 0] / (5.6 * q), (v[:, 1] - 2.2) / (5.8 * q)) < 1) & (v[:, 2] > -3)) | (v[:, 2] < -56.5))
    wrinkle(shell, 0.8, 0.1, (1, 1, 0.6), 21, lambda v: np.clip((-v[:, 2] - 3) / 10, 0, 1))
    drape(shell, body, lambda v: (v[:, 2] + 7) / 5, frames=18, grow=0.045, stiffness=12, bending=1.6, mass=0.6)
    finish(shell)
    _collar(body_name, field, rib, q)


def _collar(body_name, field, rib, q):
    def ring(curve):
        fitted = [(x * q, (y - 2.2) * q + 2.2, z) for x, y, z in curve]
        fitted[0] = (0, fitted[0][1], fitted[0][2])
        return curve_through(both_halves(fitted), AROUND + 1)[:-1]

    foot, top = ring(STAND[0]), ring(STAND[2])
    a = np.linspace(0, 2 * np.pi, AROUND, endpoint=False)
    out = top * np.array([1, 1, 0]) - np.array([0, 2.2, 0])
    out = out / np.linalg.norm(out, axis=1, keepdims=True)
    neck = body_field(body_name, 0, arms=False)

    def keep_out(p):
        return blend(neck(p) - 0.35, field(p) + 0.25, 0.5)

    rows = []
    for up, off, least in ROWS:
        # It slouches: lower at one side, in slow waves.
        slouch = np.column_stack([0 * a, 0 * a, 0.25 * np.sin(a) + 0.12 * np.sin(a * 3 + up * 4)])
        p = foot + (top - foot) * up + out * off + slouch * up
        rows.append(push_out(keep_out, p, least) + out * (0.12 * np.cos(a * RIBS))[:, None])
    grid('collar', np.stack(rows, 1), rib, 0.0, closed=True)
