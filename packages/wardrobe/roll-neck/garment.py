"""A roll-neck of wool: fine stocking stitch, a ribbed collar turned over once."""
import numpy as np

from cloth import drape, finish
from field import capsule, surface_of
from mannequin import BODIES, body_field
from materials import material
from mesh import add_mesh, cut_away, wrinkle
from pieces import grid

# Heights of the collar's rows at the throat and how far each lies off the neck: up inside, over, down outside.
ROWS = ((-3.2, 0.5), (-0.5, 0.5), (1.6, 0.5), (3.2, 0.5), (4.1, 0.6), (4.7, 1.0), (4.4, 1.5), (3.1, 1.75), (0.9, 1.8), (-1.0, 1.75))
RIBS = 46


def build(body_name, body):
    knit = material('knit', 'main', 0.95, 0.35, weave=0.6, weave_scale=110, uneven=0.18, specular=0.02, creases=0.3)
    rib = material('rib', 'main', 0.95, 0.35, weave=0.4, weave_scale=130, uneven=0.12, specular=0.02)
    man = body_name == 'man'
    field = body_field(body_name, 1.1 if man else 0.8, ease_arm=0.9, ease_waist=1.4, seam=1.8, arms_out=0.2)
    shell = add_mesh('shell', *surface_of(field, (-34, -20, -58), (34, 24, 6), 0.95), knit)
    cut_away(shell, lambda v: ((v[:, 2] > 1.2 + 0.45 * np.clip(v[:, 1] + 4, 0, 9)) & (np.abs(v[:, 0]) < 9)) | (v[:, 2] < -56.5))
    wrinkle(shell, 0.8, 0.1, (1, 1, 0.6), 21, lambda v: np.clip((-v[:, 2] - 3) / 10, 0, 1))
    drape(shell, body, lambda v: (v[:, 2] + 7) / 5, frames=18, grow=0.045, stiffness=12, bending=1.6, mass=0.6)
    finish(shell)
    _collar(body_name, rib)


def _collar(body_name, rib):
    q = BODIES[body_name]['neck'] / 5.0
    a = np.linspace(0, 2 * np.pi, RIBS * 8, endpoint=False)
    out = np.column_stack([np.sin(a), -np.cos(a), 0 * a])
    n = BODIES[body_name]['neck']

    def neck(p):
        return capsule(p, (0, 3.0, -1), (0, -0.2, 13), n + 0.5, n - 0.2)

    rows = []
    for z, off in ROWS:
        # The collar rises to the nape with the shoulders and slouches a little to one side.
        height = z + 3.4 * (1 - np.cos(a)) - 0.9 + 0.25 * np.sin(a)
        p = np.column_stack([4.0 * q * np.sin(a), 2.6 - 4.0 * q * np.cos(a) - 0.23 * height, height])
        for _ in range(30):
            p = p + out * np.clip(off + 0.13 * np.cos(a * RIBS) + 0.12 * np.sin(a * 3 + z) - neck(p), -1, 1)[:, None] * 0.8
        rows.append(p)
    grid('collar', np.stack(rows, 1), rib, 0.0, closed=True)
